# Texts of a live table.

table = Bord
baize = Vad som ligger på bordet
menu = Meny
leave = Lämna bordet
connecting = På väg till bordet…
not-connected = Det finns ingen förbindelse med huset: ingenting skickades.
why-finished = Sessionen är slut; värden kan börja om den.
why-paused = Värden har pausat bordet.
why-waiting = { $who ->
    [host] Börja när du vill, så snart { $least } eller fler sitter här; bottar fyller de tomma stolarna.
    [guest] Du har en stol. Värden börjar så snart { $least } eller fler sitter här.
   *[comer] Sätt dig om du vill spela. Värden börjar så snart { $least } eller fler sitter här.
}
link-connecting = Ansluter
link-open = Ansluten
link-lost = Förbindelsen är bruten och återställs. Det du har satsat ligger kvar på bordet.
link-ended = Stängt
link-back = Ansluten igen.
your-turn = Din tur. { $question }
cards-soon = Korten kommer strax.
no-onlookers = Vid det här bordet får ingen titta på: bara de som sitter här ser korten.
cards-turn = Korten vänds.
somebody-acts = Alla tillfrågas i tysthet.
acts-now = Det är { $name } som ska handla.
sent = Skickat.
draw-over = Lotten har sagt vem som börjar.
hand-even = Given är slut: du har varken vunnit eller förlorat.
hand-won = Given är slut: du har vunnit { $chips }.
hand-lost = Given är slut: du har förlorat { $chips }.
by-rules = regler: { $rules }
usual-rules = som vanligt
played = spelat { $time }
net = netto { $chips }
my-chips =
    Du har { $chips ->
        [one] { $chips } mark
       *[other] { $chips } marker
    }.
you = du
leads = ger
bot = bot
standin = ersättare spelar
away = borta
acts = ska handla
at-stake = { $chips } på spel
cards-held =
    { $count ->
        [one] ett kort
       *[other] { $count } kort
    } med baksidan upp
with = med { $name }
stock = Talong
cards-left = { $count } kvar
turned = Vända kort ({ $count })
seats = Platser
your-seat = Din plats
trick = Stick
layout = Tavlan
lay-on = Satsa på: { $rank }
tap-field = Tryck på ett kort på bordet för att satsa på det, eller:
gone = { $count } borta
corner = { $what } { $count }
dock = Vad du kan göra
stake = Insats
stake-less = En mindre
stake-more = En mer
stake-set = Klart
stake-slide = Insats, med reglaget
steps = Fler marker
add = till
clear = Rensa
stake-do = Satsa { $chips }
stake-none = Ingenting
stake-apart = Allt: { $chips }
stake-limits = Från { $least } till { $most }.
stake-out = Från { $least } till { $most } marker ({ $rule }).
stake-out-apart = Från { $least } till { $most } marker, eller { $apart } ({ $rule }).
does = { $text }
your-hand = Din hand
play-card = Spela { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Du får spela: { $may }.
next-soon = Nästa giv kommer strax.
not-your-turn = Det är inte din tur.
you-bank = Du ger och håller banken: de andra satsar mot dig.
why-rule = Regeln som frågar detta
command = Säg vad du gör
not-understood = ”{ $said }” förstås inte. Du kan säga: { $may }.
not-legal = { $said }: { $why } ({ $rule }). Du kan säga: { $may }.
typed-all = allt
typed-nothing = inget
typed-rest = resten
typed-half = hälften
typed-whole = hela
clock = { $who }: { $seconds } s
clock-warning = { $seconds } sekunder kvar.
side = Bredvid bordet
history = Förlopp
odds = Odds
talk = Samtal
only-mine = Bara det som rör mig
hand = Giv { $number }
pays = { $payer } → { $payee }: { $chips }
pool = pott
pot = pott
kitty = kassa
house = hus
why = Varför? Regeln som lät markerna byta ägare
why-chips = Varför du har vunnit eller förlorat marker
say = Säg
say-label = Säg något till alla
nothing-said = Ingen har sagt något.
company = Vilka som är här
empty-chair = En tom stol
sit-here = Sitt här
add-bot = Sätt dit en bot
remove = Låt { $name } gå
watching = Alla stolar är upptagna: du tittar på.
all-taken = Alla stolar är upptagna.
start = Börja
go-on = Fortsätt
rematch = Om från början
pause-table = Pausa bordet
close-table = Stäng bordet för gott
copy-link = Kopiera länken
copied = Kopierad
code = Kod { $code }
presence-here = här
presence-away = borta
presence-out = står över
presence-waiting = får kort i nästa giv
presence-leaving = går
fair-what = Innan någon talade låg korten fast, och de blandades med vad varje plats bidrar med. Du kan kontrollera det.
fair-before = Före
fair-committed =
    { $count ->
        [one] Leken bestämdes av detta tal
       *[other] { $count } lekar bestämdes av dessa tal; en spelas och de andra visas
    }:
fair-none-yet = Ingen lek är ännu bestämd.
fair-together = Tillsammans
fair-shares = Dessa platser bidrar till blandningen: { $names }. Av det kom:
fair-alone = Ingen bidrar: huset ensamt gör slumpen.
fair-after = Efter
fair-check = Kontrollera giv { $hand } i den här webbläsaren
fair-download = Hämta den
fair-verify = Eller helt utan webbläsare:
fair-later = När en giv är slut kan den kontrolleras här.
fair-limits = Det bevisar inte att huset inte ser i dolda händer: det ger dem. Inte heller att två vid bordet inte är vänner.
odds-off = Värden har lagt undan oddsen vid det här bordet.
odds-exact = Exakt, efter de kort du har sett.
odds-sampled = Utspelat { $count } gånger efter vad du vet.
odds-say = Du vinner i { $win }, du förlorar i { $lose }.
odds-win = Du vinner given
odds-even = Varken eller
odds-lose = Du förlorar
odds-mean = I medeltal
odds-over = Given är slut.
odds-wait = Ett ögonblick…
odds-lab = Till oddslaboratoriet
same = Som förut
anytime = Ingen fråga ställs: spelet går vidare av sig självt.
armed = Det sägs så snart det går.
take-back = Ta tillbaka
let-by = Vidare
more-time = 30 sekunder till
place-said = { $name }: { $what }
nothing-lies = Där ligger ingenting.
calm-on = Korten står stilla.
calm-off = Korten rör sig.
size-now = Korten i { $size }.
