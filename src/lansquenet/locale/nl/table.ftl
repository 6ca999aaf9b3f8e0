# Texts of a live table.

table = Tafel
baize = Wat er op tafel ligt
menu = Menu
leave = Tafel verlaten
connecting = Op weg naar de tafel…
not-connected = Er is geen verbinding met het huis: niets is verzonden.
said-of = { $one }: { $two }
why-closed = De tafel is gesloten.
why-closing = De gastheer sluit de tafel na dit spel.
why-comes = Wie komt of gaat doet mee of valt af als er niets meer openstaat.
why-rests = Al een tijdje heeft hier niemand dan bots iets gedaan: de tafel rust tot iemand iets doet.
why-finished = De partij is voorbij; de gastheer kan haar opnieuw beginnen.
why-paused = De gastheer heeft de tafel stilgelegd.
why-waiting = { $who ->
    [host] Begin wanneer je wilt: zodra er { $least } of meer zitten, of met bots op de lege stoelen.
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
alone-kept = Je antwoord is bewaard: het huis gaat nog open, { $share } % ervan is er.
draw-over = Er is geloot wie begint.
chips-even = Het spel is uit: je hebt gewonnen noch verloren.
chips-won = Het spel is uit: je hebt { $much } gewonnen.
chips-lost = Het spel is uit: je hebt { $much } verloren.
points-even = Het spel is uit: je stand is zoals hij was.
points-won = Het spel is uit: je stand is { $much } beter.
points-lost = Het spel is uit: je stand is { $much } slechter.
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
you-named = { $name } (jij)
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
gone = { $count } weg
corner = { $what } { $count }
dock = Wat je kunt doen
stake = Inzet
steps = Meer fiches
clear = Wissen
stake-do = Zet { $chips } in
stake-none = Niets
stake-apart = Alles: { $chips }
stake-limits = Van { $least } tot { $most }.
stake-limits-pieces = Van { $least } tot { $most } stukken van { $each } fiches.
stake-out = Van { $least } tot { $most } fiches ({ $rule }).
stake-out-apart = Van { $least } tot { $most } fiches, of { $apart } ({ $rule }).
does = { $text }
your-hand = Jouw hand
play-card = Speel { $card }
lay-card = Leg { $card } weg
card-not-legal = { $card }: { $why } ({ $rule }). Je mag spelen: { $may }.
next-soon = Het volgende spel komt zo.
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
only-mine-named = Alleen wat mij, { $name }, aangaat
hand = Spel { $number }
pays = { $payer } → { $payee }: { $chips }
pool = pot
pot = pot
kitty = pot
house = huis
why = Waarom? De regel waardoor deze fiches van hand wisselden
why-chips = Waarom je fiches hebt gewonnen of verloren
company = Wie er is
empty-chair = Een lege stoel
sit-here = Ga hier zitten
watching = Alle stoelen zijn bezet: je kijkt toe.
all-taken = Alle stoelen zijn bezet.
start = Begin
go-on = Verder
rematch = Opnieuw van voren af aan
pause-table = Tafel stilleggen
close-table = De tafel voorgoed sluiten
presence-here = aanwezig
presence-away = afwezig
presence-out = slaat over
presence-waiting = krijgt bij het volgende spel kaarten
presence-leaving = gaat weg
seal-none = nog geen spel nagegaan
seal-checked = nagegaan
seal-unchecked = niet nagegaan
seal-lie = dit is niet wat ik zag
seal-label = { $hand ->
    [0] Eerlijkheid: { $state }
   *[other] Eerlijkheid van spel { $hand }: { $state }
}
seal-of = Spel { $hand }: { $state }
seal-proves = Het kaartspel lag vast voordat deze pagina haar aandeel gaf, elke getoonde kaart is de vastgelegde, en wat er gebeurde is wat deze pagina zag. Aan jou is dat bewezen; aan anderen alleen als zij meededen, of iemand vertrouwen die meedeed.
seal-proves-others = Je gaf geen aandeel. Het kaartspel lag vast voordat de anderen het hunne gaven; aan jou bewijst het dat alleen als een van de sleutels die niet van het huis zijn van iemand is die je vertrouwt.
seal-lie-hand = Spel { $hand }: dit is niet wat ik zag.
seal-more = Wat het is
seal-failed = Wat niet klopt: { $names }.
seal-proof-what = Het bestand bevat wat het huis tekende, wat deze pagina zag en tekende, en het dossier dat het huis gaf.
seal-proof = Download het bewijs
share-malformed = Wat het huis over de kaarten zei, is niet te lezen.
share-other-house = Het huis tekent met een andere sleutel dan eerst.
share-miscounted = Wat het huis zegt te hebben vastgelegd, is niet waaruit het is gemaakt.
share-unsigned = Het huis heeft niet getekend wat het over de kaarten zei.
share-chain = Wat het huis heeft vastgelegd, volgt niet uit wat het eerder vastlegde.
share-fixed-twice = Het huis heeft de kaarten van één spel twee keer vastgelegd.
share-no-commitment = Het huis vroeg om een aandeel voordat het de kaarten had vastgelegd. Deze pagina gaf er geen.
share-silent-listed = Het huis neemt een aandeel van een plaats die het stil had genoemd. Deze pagina gaf er geen.
share-keys = Het huis noemt andere sleutels dan aan deze tafel te zien zijn. Deze pagina gaf geen aandeel.
share-stakes = Het huis noemt andere inzetten dan deze pagina zag. Deze pagina gaf geen aandeel.
share-acts = Het huis noemt andere daden of betalingen dan deze pagina zag. Deze pagina gaf geen aandeel.
share-transcript = Wat het huis getekend wil hebben, is niet gemaakt van wat deze pagina zag. Deze pagina gaf geen aandeel.
share-asked-twice = Het huis vroeg om een tweede aandeel voor dezelfde kaarten. Deze pagina gaf het niet.
share-no-void = Het huis vroeg om nog een aandeel, en had niet gezegd wie stil was. Deze pagina gaf het niet.
share-came-in = Er kwam een plaats bij terwijl er geschud werd. Deze pagina gaf geen aandeel.
share-called-silent = Het huis zegt dat je stil was. Deze pagina had haar aandeel gegeven, en bewaart het bewijs.
share-seen = Het dossier dat het huis geeft, is niet wat deze pagina zag en tekende.
share-bundle = Het dossier dat het huis geeft, klopt niet.
share-elsewhere = Het huis noemt voor jouw stoel een andere sleutel dan die van deze pagina. Zit je hier in een ander venster of op een ander apparaat, dan is het de sleutel daarvan; zo niet, dan geeft iemand anders jouw aandelen.
share-unseen = Deze pagina kreeg niet te zien wat er was gebeurd; daarom gaf zij geen aandeel.
share-gap = Terwijl deze pagina weg was, zijn kaarten vastgelegd waarvan zij niet hoorde.
share-out = Het aandeel van deze pagina kwam niet op tijd: zij schudt niet meer mee tot de zitting eindigt.
share-late = Het huis nam niet aan wat deze pagina voor het schudden stuurde; misschien kwam het te laat.
share-no-bundle = Het huis geeft van dit spel geen dossier.
share-no-checks = De controles konden niet worden geladen.
share-not-seen = Deze pagina zag het spel niet; er is niets om het mee te vergelijken.
share-house = Alleen het huis zelf heeft dit spel getekend: het bewijst niets, dan dat dit de kaarten zijn die het huis nu noemt.
share-some = In een deel van dit spel heeft alleen het huis zelf getekend: daarvan bewijst het niets, dan dat dit de kaarten zijn die het huis nu noemt.
share-part = Deze pagina gaf maar voor een deel van dit spel een aandeel: van de rest is het je alleen bewezen als je iemand anders vertrouwt die meedeed.
share-older = Dit spel is gedeeld volgens het oudere protocol gt1, dat minder bewijst.
odds-off = De gastheer heeft de kansen aan deze tafel weggelegd.
odds-exact = Exact, naar de kaarten die je gezien hebt.
odds-played-out = { $count } keer uitgespeeld naar wat je weet.
odds-say = Je wint in { $win }, je verliest in { $lose }.
odds-win = Je wint het spel
odds-even = Geen van beide
odds-lose = Je verliest
odds-mean = Gemiddeld
odds-walked = Exact: elk verloop dat het spel nog kan nemen is doorlopen.
odds-sampled = Uit { $count } willekeurige volgordes van de kaarten die je niet ziet.
odds-over = Het spel is uit.
odds-wait = Een ogenblik…
odds-lab = Het kansenlaboratorium
anytime = Er wordt niets gevraagd: het spel gaat vanzelf verder.
armed = Het wordt gezegd zodra het kan.
take-back = Terugnemen
let-by = Verder
more-time = Nog 30 s
place-said = { $name }: { $what }
nothing-lies = Daar ligt niets.
calm-on = De kaarten bewegen niet.
calm-off = De kaarten bewegen.
size-now = Kaarten op { $size }.
hurry = Sneller
next = Verder
add-chips = { $chips } erbij
one-answer = Er was maar één antwoord; het huis heeft het voor je gegeven.
staked = Je hebt { $chips } in het spel.
pays-to = { $payer } aan { $payee }
choose-card = Kies een kaart
hint = Tip
hint-wait = Een ogenblik: elk antwoord wordt gewogen…
hint-best = { $answer }: gemiddeld { $gain } { $unit ->
    [points] punten
   *[chips] fiches
} vanaf hier, { $lead } meer dan het op een na beste.
hint-even = { $answer }: gemiddeld { $gain } { $unit ->
    [points] punten
   *[chips] fiches
} vanaf hier. Een ander antwoord kan even goed zijn.
hint-only = { $answer }: gemiddeld { $gain } { $unit ->
    [points] punten
   *[chips] fiches
} vanaf hier. Er is geen ander antwoord.
hint-worths = Wat elk antwoord waard is
hint-exact = Exact, in { $unit ->
    [points] punten
   *[chips] fiches
}: volgens de regels doorlopen met de kaarten die je gezien hebt, als niemand meer inzet dan moet, en tegen jouw bank alles wat mag.
hint-searched = Gezocht in { $worlds ->
    [one] één verdeling die
   *[other] { $worlds } verdelingen die
} er vanaf jouw plaats gelijk uitzien, in { $unit ->
    [points] punten
   *[chips] fiches
}. ± zegt hoever de afstand tot het beste ernaast kan zitten, 95 van de 100 keer.
