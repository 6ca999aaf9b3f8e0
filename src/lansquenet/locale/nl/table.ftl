# Texts of a live table.

table = Tafel
baize = Wat er op tafel ligt
menu = Menu
leave = De tafel verlaten
connecting = Op weg naar de tafel…
not-connected = Er is geen verbinding met het huis: niets is verzonden.
why-finished = De partij is voorbij; de gastheer kan haar opnieuw beginnen.
why-paused = De gastheer heeft de tafel stilgelegd.
why-waiting = { $who ->
    [host] Begin wanneer je wilt, zodra er { $least } of meer zitten; bots vullen de lege stoelen.
    [guest] Je hebt een stoel. De gastheer begint zodra er { $least } of meer zitten.
   *[comer] Ga zitten als je wilt spelen. De gastheer begint zodra er { $least } of meer zitten.
}
link-connecting = Verbinding maken
link-open = Verbonden
link-lost = De verbinding is verbroken en wordt hersteld. Wat je hebt ingezet blijft op tafel.
link-ended = Gesloten
link-back = Weer verbonden.
your-turn = Jouw beurt. { $question }
cards-soon = De kaarten komen zo.
no-onlookers = Aan deze tafel kijkt niemand toe: alleen wie hier zit, ziet de kaarten.
cards-turn = De kaarten worden omgeslagen.
somebody-acts = Allen worden in stilte gevraagd.
acts-now = { $name } is aan de beurt.
sent = Verzonden.
draw-over = Er is geloot wie begint.
hand-even = Het spel is uit: je hebt gewonnen noch verloren.
hand-won = Het spel is uit: je hebt { $chips } gewonnen.
hand-lost = Het spel is uit: je hebt { $chips } verloren.
by-rules = regels: { $rules }
usual-rules = zoals gebruikelijk
played = { $time } gespeeld
net = netto { $chips }
my-chips =
    Je hebt { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiches
    }.
you = jij
leads = geeft
bot = bot
standin = vervanger speelt
away = afwezig
acts = is aan de beurt
at-stake = { $chips } in het spel
cards-held =
    { $count ->
        [one] één gedekte kaart
       *[other] { $count } gedekte kaarten
    }
with = met { $name }
stock = Stok
cards-left = nog { $count }
turned = Omgeslagen kaarten ({ $count })
seats = Plaatsen
your-seat = Jouw plaats
trick = Slag
layout = Het bord
lay-on = Inzetten op: { $rank }
tap-field = Tik op een kaart op tafel om erop in te zetten, of:
gone = { $count } weg
corner = { $what } { $count }
dock = Wat je kunt doen
stake = Inzet
stake-less = Eén minder
stake-more = Eén meer
stake-set = Klaar
stake-slide = Inzet, met de schuif
steps = Meer fiches
add = meer
clear = Wissen
stake-do = Zet { $chips } in
stake-none = Niets
stake-apart = Alles: { $chips }
stake-limits = Van { $least } tot { $most }.
stake-out = Van { $least } tot { $most } fiches ({ $rule }).
stake-out-apart = Van { $least } tot { $most } fiches, of { $apart } ({ $rule }).
does = { $text }
your-hand = Jouw hand
play-card = Speel { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Je mag spelen: { $may }.
next-soon = Het volgende spel komt zo.
not-your-turn = Je bent niet aan de beurt.
you-bank = Je geeft en houdt de bank: de anderen zetten tegen je in.
why-rule = De regel die dit vraagt
command = Zeg wat je doet
not-understood = ‘{ $said }’ wordt niet begrepen. Je kunt zeggen: { $may }.
not-legal = { $said }: { $why } ({ $rule }). Je kunt zeggen: { $may }.
typed-all = alles
typed-nothing = niets
typed-rest = de rest
typed-half = de helft
typed-whole = het geheel
clock = { $who }: { $seconds } s
clock-warning = Nog { $seconds } seconden.
side = Naast de tafel
history = Verloop
odds = Kansen
talk = Gesprek
only-mine = Alleen wat mij aangaat
hand = Spel { $number }
pays = { $payer } → { $payee }: { $chips }
pool = pot
pot = pot
kitty = pot
house = huis
why = Waarom? De regel waardoor deze fiches van hand wisselden
why-chips = Waarom je fiches hebt gewonnen of verloren
say = Zeg
say-label = Zeg iets tegen allen
nothing-said = Niemand heeft iets gezegd.
company = Wie er is
empty-chair = Een lege stoel
sit-here = Ga hier zitten
add-bot = Zet er een bot
remove = Laat { $name } gaan
watching = Alle stoelen zijn bezet: je kijkt toe.
all-taken = Alle stoelen zijn bezet.
start = Begin
go-on = Verder
rematch = Opnieuw van voren af aan
pause-table = De tafel onderbreken
close-table = De tafel voorgoed sluiten
copy-link = Kopieer de link
copied = Gekopieerd
code = Code { $code }
presence-here = aanwezig
presence-away = afwezig
presence-out = slaat over
presence-waiting = krijgt bij het volgende spel kaarten
presence-leaving = gaat weg
fair-what = Voordat iemand sprak lagen de kaarten vast, en ze werden geschud met wat elke plaats bijdraagt. Je kunt het nagaan.
fair-before = Vooraf
fair-committed =
    { $count ->
        [one] Het spel kaarten is vastgelegd door dit getal
       *[other] { $count } spellen kaarten zijn vastgelegd door deze getallen; met één wordt gespeeld en de andere worden getoond
    }:
fair-none-yet = Er is nog geen spel kaarten vastgelegd.
fair-together = Samen
fair-shares = Deze plaatsen dragen bij aan het schudden: { $names }. Daarvan kwam:
fair-alone = Niemand draagt bij: het huis alleen maakt het toeval.
fair-after = Achteraf
fair-check = Ga spel { $hand } na in deze browser
fair-download = Download het
fair-verify = Of zonder browser:
fair-later = Als een spel uit is, kan het hier worden nagegaan.
fair-limits = Het bewijst niet dat het huis niet in gedekte handen kijkt: het deelt ze. Ook niet dat twee aan tafel geen vrienden zijn.
odds-off = De gastheer heeft de kansen aan deze tafel weggelegd.
odds-exact = Exact, naar de kaarten die je gezien hebt.
odds-sampled = { $count } keer uitgespeeld naar wat je weet.
odds-say = Je wint in { $win }, je verliest in { $lose }.
odds-win = Je wint het spel
odds-even = Geen van beide
odds-lose = Je verliest
odds-mean = Gemiddeld
odds-over = Het spel is uit.
odds-wait = Een ogenblik…
odds-lab = Het kansenlaboratorium
same = Zelfde
anytime = Er wordt niets gevraagd: het spel gaat vanzelf verder.
armed = Het wordt gezegd zodra het kan.
take-back = Terugnemen
let-by = Verder
more-time = 30 seconden meer
place-said = { $name }: { $what }
nothing-lies = Daar ligt niets.
calm-on = De kaarten bewegen niet.
calm-off = De kaarten bewegen.
size-now = Kaarten op { $size }.
