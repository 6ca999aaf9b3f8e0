# Texts of a live table.

table = Bord
baize = Vad som ligger på bordet
menu = Meny
leave = Lämna bordet
connecting = På väg till bordet…
not-connected = Det finns ingen förbindelse med huset: ingenting skickades.
said-of = { $one }: { $two }
why-closed = Bordet är stängt.
why-closing = Värden stänger bordet efter den här given.
why-comes = Den som kommer eller går får kort eller lämnas utanför när inget står över.
why-rests = En stund har ingen utom botar gjort något här: bordet vilar tills någon gör det.
why-finished = Sessionen är slut; värden kan börja om den.
why-paused = Värden har pausat bordet.
why-waiting = { $who ->
    [host] Börja när du vill: så snart { $least } eller fler sitter här, eller med botar på de tomma stolarna.
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
alone-kept = Ditt svar är sparat: huset håller på att öppna, { $share } % av det är här.
draw-over = Lotten har sagt vem som börjar.
chips-even = Given är slut: du har varken vunnit eller förlorat.
chips-won = Given är slut: du har vunnit { $much }.
chips-lost = Given är slut: du har förlorat { $much }.
points-even = Given är slut: din ställning är som förut.
points-won = Given är slut: din ställning är { $much } bättre.
points-lost = Given är slut: din ställning är { $much } sämre.
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
you-named = { $name } (du)
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
gone = { $count } borta
corner = { $what } { $count }
dock = Vad du kan göra
stake = Insats
steps = Fler marker
clear = Rensa
stake-do = Satsa { $chips }
stake-none = Ingenting
stake-apart = Allt: { $chips }
stake-limits = Från { $least } till { $most }.
stake-limits-pieces = Från { $least } till { $most } stycken om { $each } marker.
stake-out = Från { $least } till { $most } marker ({ $rule }).
stake-out-apart = Från { $least } till { $most } marker, eller { $apart } ({ $rule }).
does = { $text }
your-hand = Din hand
play-card = Spela { $card }
lay-card = Lägg bort { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Du får spela: { $may }.
next-soon = Nästa giv kommer strax.
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
only-mine-named = Bara det som rör mig, { $name }
hand = Giv { $number }
pays = { $payer } → { $payee }: { $chips }
pool = pott
pot = pott
kitty = pott
house = hus
why = Varför? Regeln som lät markerna byta ägare
why-chips = Varför du har vunnit eller förlorat marker
company = Vilka som är här
empty-chair = En tom stol
sit-here = Sitt här
watching = Alla stolar är upptagna: du tittar på.
all-taken = Alla stolar är upptagna.
start = Börja
go-on = Fortsätt
rematch = Om från början
pause-table = Pausa bordet
close-table = Stäng bordet för gott
presence-here = här
presence-away = borta
presence-out = står över
presence-waiting = får kort i nästa giv
presence-leaving = går
seal-none = ingen giv kontrollerad än
seal-checked = kontrollerat
seal-unchecked = inte kontrollerat
seal-lie = detta är inte vad jag såg
seal-label = { $hand ->
    [0] Ärlighet: { $state }
   *[other] Ärlighet, giv { $hand }: { $state }
}
seal-of = Giv { $hand }: { $state }
seal-proves = Leken låg fast innan sidan gav sitt bidrag, varje visat kort är det som var bestämt, och det som hände är vad sidan såg. För dig är det bevisat; för andra bara om de var med, eller litar på någon som var det.
seal-proves-others = Du gav inget bidrag. Leken låg fast innan de andra gav sitt; för dig bevisar det så mycket bara om någon av de nycklar som inte är husets tillhör någon du litar på.
seal-lie-hand = Giv { $hand }: detta är inte vad jag såg.
seal-more = Vad det är
seal-failed = Det som slår fel: { $names }.
seal-proof-what = Filen innehåller vad huset skrev under, vad sidan såg och skrev under, och akten som huset lämnade.
seal-proof = Hämta beviset
share-malformed = Det huset sade om korten går inte att läsa.
share-other-house = Huset skriver under med en annan nyckel än förut.
share-miscounted = Det huset säger sig ha bestämt är inte vad det är gjort av.
share-unsigned = Huset har inte skrivit under vad det sade om korten.
share-chain = Det huset har bestämt följer inte av vad det bestämde förut.
share-fixed-twice = Huset har bestämt korten i en giv två gånger.
share-no-commitment = Huset bad om ett bidrag innan det hade bestämt korten. Sidan gav inget.
share-silent-listed = Huset tar emot bidrag från en plats som det hade kallat tyst. Sidan gav inget.
share-keys = Huset räknar upp andra nycklar än de som syns vid bordet. Sidan gav inget bidrag.
share-stakes = Huset räknar upp andra insatser än sidan såg. Sidan gav inget bidrag.
share-acts = Huset räknar upp andra handlingar eller betalningar än sidan såg. Sidan gav inget bidrag.
share-transcript = Det huset vill ha underskrivet är inte gjort av vad sidan såg. Sidan gav inget bidrag.
share-asked-twice = Huset bad om ett andra bidrag för samma kort. Sidan gav inget.
share-no-void = Huset bad om ännu ett bidrag och hade inte sagt vem som var tyst. Sidan gav inget.
share-came-in = En plats kom till medan blandningen pågick. Sidan gav inget bidrag.
share-called-silent = Huset säger att du var tyst. Sidan hade gett sitt bidrag, och behåller beviset.
share-seen = Akten som huset lämnar är inte vad sidan såg och skrev under.
share-bundle = Akten som huset lämnar stämmer inte.
share-elsewhere = Huset nämner en annan nyckel för din stol än den här sidans. Sitter du här i ett annat fönster eller på en annan apparat är det dess nyckel; annars ger någon annan dina bidrag.
share-unseen = Sidan fick inte se vad som hade hänt, och gav därför inget bidrag.
share-gap = Medan sidan var borta bestämdes kort som den inte hörde om.
share-out = Sidans bidrag kom inte i tid: den är utanför blandningen tills sessionen är slut.
share-late = Huset tog inte emot vad sidan skickade till blandningen; kanske kom det för sent.
share-no-bundle = Huset lämnar ingen akt över den här given.
share-no-checks = Kontrollerna kunde inte laddas.
share-not-seen = Sidan såg inte given, så det finns inget att jämföra den med.
share-house = Bara huset självt har skrivit under given: den bevisar ingenting, utom att detta är de kort som huset nu nämner.
share-some = I en del av given har bara huset självt skrivit under: om den bevisas ingenting, utom att detta är de kort som huset nu nämner.
share-part = Sidan gav bidrag bara för en del av given: om resten är det bevisat för dig bara om du litar på någon annan som var med.
share-older = Given delades ut enligt det äldre protokollet gt1, som bevisar mindre.
odds-off = Värden har lagt undan oddsen vid det här bordet.
odds-exact = Exakt, efter de kort du har sett.
odds-played-out = Utspelat { $count } gånger efter vad du vet.
odds-say = Du vinner i { $win }, du förlorar i { $lose }.
odds-win = Du vinner given
odds-even = Varken eller
odds-lose = Du förlorar
odds-mean = I medeltal
odds-walked = Exakt: varje förlopp som given ännu kan ta har gåtts igenom.
odds-sampled = Ur { $count } slumpmässiga ordningar av de kort som du inte ser.
odds-over = Given är slut.
odds-wait = Ett ögonblick…
odds-lab = Till oddslaboratoriet
anytime = Ingen fråga ställs: spelet går vidare av sig självt.
armed = Det sägs så snart det går.
take-back = Ta tillbaka
let-by = Vidare
more-time = 30 s till
place-said = { $name }: { $what }
nothing-lies = Där ligger ingenting.
calm-on = Korten står stilla.
calm-off = Korten rör sig.
size-now = Korten i { $size }.
hurry = Skynda
next = Nästa
add-chips = Lägg till { $chips }
one-answer = Det fanns bara ett svar, och huset gav det åt dig.
staked = Du har { $chips } på spel.
pays-to = { $payer } till { $payee }
choose-card = Välj ett kort
hint = Tips
hint-wait = Ett ögonblick: varje svar vägs…
hint-best = { $answer }: i medeltal { $gain } { $unit ->
    [points] poäng
   *[chips] marker
} härifrån, { $lead } mer än det näst bästa.
hint-even = { $answer }: i medeltal { $gain } { $unit ->
    [points] poäng
   *[chips] marker
} härifrån. Ett annat svar kan vara lika bra.
hint-only = { $answer }: i medeltal { $gain } { $unit ->
    [points] poäng
   *[chips] marker
} härifrån. Det finns inget annat svar.
hint-worths = Vad varje svar är värt
hint-exact = Exakt, i { $unit ->
    [points] poäng
   *[chips] marker
}: genomgånget enligt reglerna med de kort du har sett, om ingen satsar mer än som måste, och mot din bank allt som är tillåtet.
hint-searched = Sökt i { $worlds ->
    [one] en giv
   *[other] { $worlds } givar
} som ser likadana ut från din plats, i { $unit ->
    [points] poäng
   *[chips] marker
}. ± säger hur fel avståndet till det bästa kan vara, 95 gånger av 100.
