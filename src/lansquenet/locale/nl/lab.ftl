# The odds laboratory.

lab-title = Kansenlaboratorium
lab-note = { $game } · exact waar het kan, anders gespeeld, met de fout
lab-game = Spel
lab-choose = Kies een spel
lab-settings = Waar je naar kijkt
lab-preset = Beginregels
lab-options = Opties ({ $count } veranderd)
lab-now = Nu: { $meaning }.
lab-played = Wat er gespeeld wordt
lab-seats = Plaatsen
lab-stake = Inzet van een pointeur
lab-bank = Fiches van de bankier
lab-hands = Spellen per verloop
lab-courses = Verlopen
lab-policy = Keuzes
lab-policy-timid = voorzichtig
lab-policy-bold = stoutmoedig
lab-policy-random = willekeurig
lab-seed = Startgetal
lab-too-many = Graag niet meer dan { $most } spellen in totaal: minder spellen of minder verlopen.
lab-progress = Hoe ver het is
lab-done = { $done } van { $of }
lab-compiling = De regels worden vertaald; de eerste keer duurt dat tot een halve minuut.
lab-waiting = Gevraagd…
lab-stop = Stoppen
lab-run = Speel { $hands } spellen
lab-check = Ga de exacte cijfers na door te spelen
lab-ready = De spellen zijn gespeeld; de grafieken getekend.
lab-intro-banking = Speel een paar duizend spellen om te zien hoe ze verspreid liggen, wat er van een beurs wordt, en hoe vaak zij verloren gaat. Elk spel begint gelijk: plaats A houdt de bank, de stok is vol, en elke pointeur houdt één inzet in het spel. Wat er verder te kiezen valt, wordt gekozen zoals jij zegt.
lab-intro-trick = Speel een paar duizend spellen om te zien hoe ze verspreid liggen, wat er van een beurs wordt, en hoe vaak zij verloren gaat. Elk spel begint gelijk: plaats A geeft en de pot is als na een spel zonder boete. Alle plaatsen kiezen zoals jij zegt, en zo speelt men niet goed.

lab-exact = Exacte cijfers
lab-exact-finding =
    { $count ->
        [one] Eén cijfer, gevonden door elk verloop van een spel te doorlopen; niets is geschat.
       *[other] { $count } cijfers, gevonden door elk verloop van een spel te doorlopen; niets is geschat.
    }
lab-no-figures = Voor deze regels is geen cijfer bekend.
lab-walking = Elk verloop van een spel wordt doorlopen…
lab-long-fraction = breuk van { $count } cijfers

lab-figure = Cijfer
lab-movers = Wat het verschuift
lab-movers-finding = { $option } = { $value } zou het het verst verschuiven: van { $now } naar { $then }.
lab-movers-none = Geen optie verschuift dit cijfer.
lab-still = Het verschuift niet met: { $options }.
lab-option = optie
lab-value = waarde
lab-decimal = decimaal
lab-fraction = breuk
lab-change = verandering

lab-whose = Wiens fiches
lab-whose-banking-0 = Plaats A, de bankier
lab-whose-banking-1 = Plaats B, de eerste pointeur
lab-whose-trick-0 = Plaats A, de gever
lab-whose-trick-1 = Plaats B, de voorhand
lab-course = Uitkomst van plaats { $letter } na n spellen: het gemiddelde, en de band van de meeste verlopen
lab-course-finding = Na { $hands } spellen staat plaats { $letter } gemiddeld op { $mean } (± { $error }); 95 van de 100 verlopen eindigen tussen { $low } en { $high }.
lab-course-point = Na { $hand } spellen: gemiddeld { $mean }, 95 % tussen { $low } en { $high }
lab-across-hands = spellen
lab-bars = Eén spel van plaats { $letter }
lab-bars-finding = Plaats { $letter } wint { $won } van de spellen en verliest { $lost }; een spel brengt gemiddeld { $mean } op (± { $error }).
lab-bar-point = { $result }: { $share } van de spellen
lab-from-to = { $least } tot { $most }
lab-across-result = gewonnen of verloren in een spel
lab-ruin = Hoe vaak plaats { $letter } haar beurs verliest
lab-ruin-finding = Met { $purse } om te beginnen verliest plaats { $letter } alles binnen { $hands } spellen in { $share } van de verlopen (± { $error }).
lab-ruin-point = Een beurs van { $purse } binnen { $hand } spellen: verloren in { $share } van de verlopen
lab-down-purse = beurs
lab-hand = spellen
lab-mean = gemiddelde
lab-error = standaardfout
lab-low = 2,5 % ligt eronder
lab-middle = mediaan
lab-high = 2,5 % ligt erboven
lab-from = van
lab-to = tot
lab-share = deel
lab-purse = beurs

lab-checks = Exact naast gespeeld
lab-checks-finding = { $near } van { $count } cijfers liggen binnen vier standaardfouten van het exacte, elk gevonden door { $hands } spellen te spelen.
lab-check-point = { $key }: exact { $exact }, gespeeld { $found }, { $off } standaardfouten ernaast
lab-key = cijfer
lab-found = gespeeld
lab-off = standaardfouten ernaast

lab-step = Loop de punten langs
lab-as-table = Toon als tabel
lab-table-of = { $title }, als tabel
lab-csv = Bewaar als CSV
lab-cite = Kopieer als citaat
lab-copied = Het citaat is gekopieerd.
lab-none = geen veranderd
lab-citation-rules = Lansquenet { $version }, kansenlaboratorium: { $game }, regels { $preset }, opties: { $options }.
lab-citation-run = { $courses } verlopen van { $hands } spellen, { $seats } plaatsen, inzet { $stake }, bank { $bank }, keuzes { $policy }, startgetal { $seed }.
lab-citation-check = { $hands } spellen voor elk cijfer, startgetal { $seed }.
