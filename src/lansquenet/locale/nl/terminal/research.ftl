# Spellen die opgelost worden.
solve-takes = { $deals } verdelingen, { $nodes } knopen: { $memory } MB geheugen, { $write } om uit te schrijven, { $play } voor { $rounds } ronden.
solve-about = ongeveer { $number }
solve-writing = Wordt uitgeschreven
solve-rounds-bar = Ronden
solve-naming = Wat plaatsen kunnen weten, krijgt een naam
solve-stopped = Gestopt; zover is het gekomen.
solve-left = Het ligt in { $file }, en gaat vandaar verder met --keep.
solve-least = waarde voor plaats A, minstens
solve-most = waarde voor plaats A, hoogstens
solve-exploitability = uitbuitbaarheid
solve-rounds = ronden ({ $method })
solve-deals = verdelingen
solve-nodes = knopen
solve-sets = informatieverzamelingen
solve-seconds = seconden van de processor
solve-note = In wat het spel telt, per verdeling: de helft van wat A meer wint dan B.
solve-hands-open = Met open handen, en de anderen samen ertegen, kan elke plaats afdwingen:
check-walking = Elke verdeling wordt doorlopen, eens per plaats
check-holds = Het certificaat klopt.
check-fails = Het certificaat beweert meer dan het bewijst.
check-sets = { $count } informatieverzamelingen aangetroffen, alle in het bestand.
check-between = Beste antwoorden laten plaats A tussen { $low } en { $high }: uitbuitbaarheid { $found }, beweerd { $claimed }.
solved-begins = { $seat } begint
solved-answers = { $seat } antwoordt op { $said }
solved-hand = hand
solved-turned = hand / keerkaart
solved-odds = in 100 verdelingen
solved-does = doet, in 100
solved-card = een kaart
solved-asked = Gevraagd in { $share } van 100 verdelingen; alle handen samen: { $done }.

# Wat geleerd wordt.
learn-game = spel
learn-what = wat geleerd wordt
learn-how-long = hoe lang
learn-file = bestand
learn-note = { $command } maakt het bestand van een spel opnieuw, met --table dat van een tabel.
learn-rounds = { $rounds } ronden
learn-deals-a-pool = { $deals } verdelingen per pot, { $rounds } ronden
learn-deals = { $deals } verdelingen voor elk aantal plaatsen
learn-two-seats = { $asked }  Twee plaatsen
learn-seats = { $what }, { $seats } plaatsen
learn-to = { $least } tot { $most }
learnt-all-choices = alle keuzen
learnt-announcements = meldingen
learnt-when-to-knock = wanneer te kloppen
learnt-exchanges-knocks-and-cards = ruilen, kloppen en kaarten
learnt-toepen-from-the-second-trick = Toepen vanaf de tweede slag

# Lansquenet-7, en plaatsen die in woorden gespeeld worden.
enter-rules = { $name }, versie { $version }: van elk { $deals } verdelingen, startgetal { $seed }
enter-rule-now = { $digest } { $line }: nu { $found }
enter-one = { $game } tegen { $rival }: { $gain }
enter-answered = { $game }: een antwoord wint op { $policy } { $gain }
enter-answers = Wat een geleerd antwoord op { $policy } wint, per spel, tussen (99 %)
enter-practised = geoefende spellen
enter-gains = het wint
dataset-made = Spellen: { $hands }; { $size } kB, in { $folder }.
dataset-minari = Voor Minari: { $name }; episodes: { $episodes }.
enter-title = { $policy }: gewonnen per spel, tussen (99 %)
enter-game = spel
enter-on = op { $rival }
enter-counted = Tegen { $rival } voor in { $ahead }, achter in { $behind }, in { $even } is het niet te zeggen.
enter-not-played = niet gespeeld
enter-between = { $mean } ({ $least } tot { $most })
words-gained = Op { $rival } gewonnen, per spel: { $mean }, tussen { $least } en { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } verdeling
   *[other] { $deals } verdelingen
}, elk van elke plaats en door { $rival } alleen: { $answered ->
    [one] { $answered } antwoord geteld
   *[other] { $answered } antwoorden geteld
}, { $refused } geweigerd, { $listed } keer om de lijst gevraagd, { $given_up } keer opgegeven.

# Een gever die vals speelt.
sleight-second = de tweede kaart
sleight-kept = de onderste kaart
sleight-league = een gever in het complot
sleight-packet = een pakje op de kaarten
sleight-taken = een genomen kaart
sleight-odd = de kaart te veel
sleight-splits = gelegde dubbele kaarten
sleight-second-text = De kaarten zijn gemerkt: de gever kent de bovenste kaart, en kan die eronder geven.
sleight-kept-text = De gever kent de onderste kaart, en kan die in plaats van de bovenste geven.
sleight-league-text = Weer de tweede kaart, maar de bank is van een ander: de gever laat een medeplichtige winnen.
sleight-packet-text = Als het zijn beurt is om bank te houden legt hij tien kaarten op het spel, { $cards }, en geeft de bank door als die gedeeld zijn. Gezegd van een bank van één fiche die viermaal gedekt en gehouden wordt.
sleight-taken-text = De doos geeft twee kaarten tegelijk: eens per taille laat de gever, die de gemerkte kaart kent, die onder de volgende verdwijnen, en een medeplichtige zet het telbord recht.
sleight-odd-text = Een achtergehouden kaart komt bij het spel, van de rang waarop gezet wordt, en haar dubbel is in de doos te voelen zoals zij. Komt de eerste van de twee waar zij voor de bank wint, dan wordt zij gegeven, en verdwijnt de tweede onder een andere; zo niet, dan de eerste.
sleight-splits-text = Bij het schudden brengt de gever { $pairs } paren samen, van { $pairs } rangen, zodat elk een dubbele van een beurt is; hij weet niet waarop gezet zal worden.
crooked-net = netto per fiche
crooked-honest = eerlijk
crooked-crooked = vals
crooked-edge = voordeel
crooked-found-hands = Met { $sure } ontdekt aan wat de bank { $way ->
    [lost] verloren
   *[won] gewonnen
} heeft: na { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}.
crooked-found-banks = Met { $sure } ontdekt aan wat de bank gewonnen heeft: na { $count ->
    [one] { $count } bank
   *[other] { $count } banken
}.
crooked-never = Wat de bank gewonnen heeft verraadt het nooit.

# Een beslissing die betwijfeld wordt, en opnieuw gemaakte spellen.
doubt-heading = spel { $number } · een beslissing die betwijfeld wordt
doubt-here = Hier ▸
doubt-is = De twijfel: { $words }
doubt-nothing = er is niets geschreven.
doubt-seen-seat = Gezien op een pagina van Lansquenet { $version }, vanaf de plaats van { $name }.
doubt-seen-onlooker = Gezien op een pagina van Lansquenet { $version }, door een toeschouwer.
doubt-whole = Het hele spel staat in het bestand: { $title }, { $acts ->
    [one] { $acts } handeling
   *[other] { $acts } handelingen
}, alles zoals de regels het willen.
anew-same = { $file }: zoals het was
anew-made = { $file }: opnieuw gemaakt

# De kamer van een nieuw spel.
new-game-plays = { $title } speelt zoals { $like }: { $command }
new-game-still = Nog van { $like }, en opnieuw te vertellen:
new-game-list = Om het te laten noemen: { $command }
new-game-hand = Het spel in told.txt: { $command }
new-game-whole = Of het heel is: { $command }
new-game-book = hoe het gaat, wat te doen, geschiedenis, bronnen, regels, opties; zie docs/book-format.md
new-game-lesson = een spel om het mee te leren, stap voor stap; zie docs/book-format.md
new-game-rules = het spel, in de volgorde van het spelen; elke betaling met het nummer van haar regel
new-game-odds = de getallen, en wat ze in het boek betekenen
new-game-events = wat van een handeling verteld wordt
new-game-refusals = waarom een handeling niet kan
new-game-bot = vuistregels
new-game-en = waar het vandaan is, en van wanneer
new-game-witness = het spel een tweede keer verteld, naar zijn bronnen
new-game-test-rules = elke regel met haar nummer, fiche voor fiche
new-game-transcripts = gouden spellen: `lansquenet replay --rewrite` maakt wat uit kaarten en antwoorden volgt
