# Spel som löses.
solve-takes = { $deals } fördelningar, { $nodes } noder: { $memory } MB minne, { $write } att skriva ut, { $play } för { $rounds } varv.
solve-about = ungefär { $number }
solve-writing = Skrivs ut
solve-rounds-bar = Varv
solve-naming = Det som platserna kan veta får namn
solve-stopped = Stoppat; så långt har det kommit.
solve-left = Det ligger i { $file }, och går vidare därifrån med --keep.
solve-least = värde för plats A, minst
solve-most = värde för plats A, högst
solve-exploitability = utnyttjbarhet
solve-rounds = varv ({ $method })
solve-deals = fördelningar
solve-nodes = noder
solve-sets = informationsmängder
solve-seconds = sekunder av processorn
solve-note = I det som spelet räknar, per fördelning: hälften av vad A vinner mer än B.
solve-hands-open = Med alla händer öppna, och de andra tillsammans emot, kan varje plats tvinga fram:
check-walking = Varje fördelning gås igenom, en gång för varje plats
check-holds = Intyget stämmer.
check-fails = Intyget påstår mer än det bevisar.
check-sets = { $count } informationsmängder påträffade, alla i filen.
check-between = De bästa svaren lämnar plats A mellan { $low } och { $high }: utnyttjbarhet { $found }, påstådd { $claimed }.
solved-begins = { $seat } börjar
solved-answers = { $seat } svarar på { $said }
solved-hand = hand
solved-turned = hand / trumfkort
solved-odds = av 100 fördelningar
solved-does = gör, av 100
solved-card = ett kort
solved-asked = Frågad i { $share } av 100 fördelningar; alla händer tillsammans: { $done }.

# Vad som lärs.
learn-game = spel
learn-what = vad som lärs
learn-how-long = hur länge
learn-file = fil
learn-note = { $command } gör ett spels fil på nytt, med --table en tabells.
learn-rounds = { $rounds } varv
learn-deals-a-pool = { $deals } fördelningar per pott, { $rounds } varv
learn-deals = { $deals } fördelningar för varje antal platser
learn-two-seats = { $asked }  Två platser
learn-seats = { $what }, { $seats } platser
learn-to = { $least } till { $most }
learnt-all-choices = alla avgöranden
learnt-announcements = anmälningar
learnt-when-to-knock = när man ska knacka
learnt-exchanges-knocks-and-cards = byten, knackningar och kort
learnt-toepen-from-the-second-trick = Toepen från andra sticket

# Lansquenet-7, och platser som spelas i ord.
enter-rules = { $name }, version { $version }: { $deals } fördelningar av varje, frö { $seed }
enter-rule-now = { $digest } { $line }: nu { $found }
enter-one = { $game } mot { $rival }: { $gain }
enter-answered = { $game }: ett svar vinner på { $policy } { $gain }
enter-answers = Vad ett inlärt svar vinner på { $policy } per giv, mellan (99 %)
enter-practised = övade givar
enter-gains = det vinner
dataset-made = Givar: { $hands }; { $size } kB, i { $folder }.
dataset-minari = För Minari: { $name }; episoder: { $episodes }.
enter-title = { $policy }: vunnet per giv, mellan (99 %)
enter-game = spel
enter-on = mot { $rival }
enter-counted = Mot { $rival } före i { $ahead }, efter i { $behind }, i { $even } går det inte att säga.
enter-not-played = inte spelat
enter-between = { $mean } ({ $least } till { $most })
words-gained = Vunnet mot { $rival }, per giv: { $mean }, mellan { $least } och { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } fördelning
   *[other] { $deals } fördelningar
}, var och en från varje plats och av { $rival } ensam: { $answered ->
    [one] { $answered } svar räknat
   *[other] { $answered } svar räknade
}, { $refused } avvisade, listan begärd { $listed } gånger, uppgett { $given_up } gånger.

# En givare som fuskar.
sleight-second = andra kortet
sleight-kept = bottenkortet
sleight-league = en givare i maskopi
sleight-packet = ett paket på leken
sleight-taken = ett taget kort
sleight-odd = det udda kortet
sleight-splits = lagda dubbelkort
sleight-second-text = Korten är märkta: givaren känner det översta kortet, och kan ge det därunder.
sleight-kept-text = Givaren känner det understa kortet, och kan ge det i stället för det översta.
sleight-league-text = Andra kortet igen, men banken är en annans: givaren låter en medbrottsling vinna.
sleight-packet-text = När det är hans tur att hålla banken lägger han tio kort på leken, { $cards }, och lämnar banken vidare när de är givna. Sagt om en bank på en mark som täcks och behålls fyra gånger.
sleight-taken-text = Lådan ger två kort på en gång: en gång per genomgång låter givaren, som känner det märkta kortet, det försvinna under nästa, och en medbrottsling rättar räknetavlan.
sleight-odd-text = Ett undanhållet kort läggs till leken, av den valör som satsas på, och dess dubblett känns i lådan som det. Kommer det första av de två där det vinner för banken ges det, och det andra försvinner under ett annat; om inte, gör det första det.
sleight-splits-text = I blandningen för givaren samman { $pairs } par, av { $pairs } valörer, så att vart och ett blir lika i något drag; han vet inte vad som kommer att satsas på.
crooked-net = netto per mark
crooked-honest = ärlig
crooked-crooked = falsk
crooked-edge = fördel
crooked-found-hands = Upptäckt med { $sure } genom vad banken har { $way ->
    [lost] förlorat
   *[won] vunnit
}: efter { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}.
crooked-found-banks = Upptäckt med { $sure } genom vad banken har vunnit: efter { $count ->
    [one] { $count } bank
   *[other] { $count } banker
}.
crooked-never = Vad banken har vunnit avslöjar det aldrig.

# Ett avgörande som betvivlas, och givar gjorda på nytt.
doubt-heading = giv { $number } · ett avgörande som betvivlas
doubt-here = Här ▸
doubt-is = Tvivlet: { $words }
doubt-nothing = inget skrevs.
doubt-seen-seat = Sett på en sida av Lansquenet { $version }, från { $name }s plats.
doubt-seen-onlooker = Sett på en sida av Lansquenet { $version }, av en åskådare.
doubt-whole = Hela given finns i filen: { $title }, { $acts ->
    [one] { $acts } handling
   *[other] { $acts } handlingar
}, allt som reglerna vill ha det.
anew-same = { $file }: som den var
anew-made = { $file }: gjord på nytt

# Ett nytt spels rum.
new-game-plays = { $title } spelas som { $like }: { $command }
new-game-still = Ännu { $like }s, och att berätta på nytt:
new-game-list = För att det ska räknas upp: { $command }
new-game-hand = Given i told.txt: { $command }
new-game-whole = Om det är helt: { $command }
new-game-book = hur det går, vad man gör, historia, källor, regler, val; se docs/book-format.md
new-game-lesson = en giv att lära det av, steg för steg; se docs/book-format.md
new-game-rules = spelet, i spelets ordning; varje betalning med sin regels nummer
new-game-odds = talen, och vad de betyder i boken
new-game-events = vad som berättas om en handling
new-game-refusals = varför en handling inte går
new-game-bot = tumregler
new-game-en = varifrån det är, och från när
new-game-witness = spelet berättat en andra gång, ur sina källor
new-game-test-rules = varje regel med sitt nummer, mark för mark
new-game-transcripts = gyllene givar: `lansquenet replay --rewrite` gör vad som följer av kort och svar
