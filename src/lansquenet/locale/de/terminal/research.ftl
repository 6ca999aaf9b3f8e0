# Spiele, die gelöst werden.
solve-takes = { $deals } Verteilungen, { $nodes } Knoten: { $memory } MB Speicher, { $write } zum Ausschreiben, { $play } für { $rounds } Umläufe.
solve-about = etwa { $number }
solve-writing = Wird ausgeschrieben
solve-rounds-bar = Umläufe
solve-naming = Was die Plätze wissen können, bekommt Namen
solve-stopped = Angehalten; so weit ist es gekommen.
solve-left = Es liegt in { $file }, und geht von dort mit --keep weiter.
solve-least = Wert für Platz A, mindestens
solve-most = Wert für Platz A, höchstens
solve-exploitability = Ausnutzbarkeit
solve-rounds = Umläufe ({ $method })
solve-deals = Verteilungen
solve-nodes = Knoten
solve-sets = Informationsmengen
solve-seconds = Sekunden des Prozessors
solve-note = In dem, was das Spiel zählt, je Verteilung: die Hälfte dessen, was A mehr gewinnt als B.
solve-hands-open = Mit offenen Händen, und allen anderen zusammen gegen ihn, kann jeder Platz erzwingen:
check-walking = Jede Verteilung wird durchgegangen, einmal für jeden Platz
check-holds = Das Zertifikat stimmt.
check-fails = Das Zertifikat behauptet mehr, als es beweist.
check-sets = { $count } Informationsmengen angetroffen, alle in der Datei.
check-between = Beste Antworten lassen Platz A zwischen { $low } und { $high }: Ausnutzbarkeit { $found }, behauptet { $claimed }.
solved-begins = { $seat } beginnt
solved-answers = { $seat } antwortet auf { $said }
solved-hand = Hand
solved-turned = Hand / aufgedeckte Karte
solved-odds = in 100 Verteilungen
solved-does = tut, in 100
solved-card = eine Karte
solved-asked = Gefragt in { $share } von 100 Verteilungen; alle Hände zusammen: { $done }.

# Was gelernt wird.
learn-game = Spiel
learn-what = was gelernt wird
learn-how-long = wie lange
learn-file = Datei
learn-note = { $command } macht die Datei eines Spiels neu, mit --table die einer Tafel.
learn-rounds = { $rounds } Umläufe
learn-deals-a-pool = { $deals } Verteilungen je Pott, { $rounds } Umläufe
learn-deals = { $deals } Verteilungen für jede Zahl von Plätzen
learn-two-seats = { $asked }  Zwei Plätze
learn-seats = { $what }, { $seats } Plätze
learn-to = { $least } bis { $most }
learnt-all-choices = alle Entscheidungen
learnt-announcements = Ansagen
learnt-when-to-knock = wann zu klopfen ist
learnt-exchanges-knocks-and-cards = Tauschen, Klopfen und Karten
learnt-toepen-from-the-second-trick = Toepen vom zweiten Stich an

# Lansquenet-7, und Plätze, die in Worten gespielt werden.
enter-rules = { $name }, Version { $version }: je { $deals } Verteilungen, Startzahl { $seed }
enter-rule-now = { $digest } { $line }: jetzt { $found }
enter-one = { $game } gegen { $rival }: { $gain }
enter-answered = { $game }: eine Antwort gewinnt gegen { $policy } { $gain }
enter-answers = Was eine gelernte Antwort gegen { $policy } je Spiel gewinnt, zwischen (99 %)
enter-practised = geübte Spiele
enter-gains = sie gewinnt
dataset-made = Spiele: { $hands }; { $size } kB, in { $folder }.
dataset-minari = Für Minari: { $name }; Episoden: { $episodes }.
enter-title = { $policy }: gewonnen je Spiel, zwischen (99 %)
enter-game = Spiel
enter-on = gegen { $rival }
enter-counted = Gegen { $rival } vorn in { $ahead }, hinten in { $behind }, in { $even } ist es nicht zu sagen.
enter-not-played = nicht gespielt
enter-between = { $mean } ({ $least } bis { $most })
words-gained = Gegen { $rival } gewonnen, je Spiel: { $mean }, zwischen { $least } und { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}, jede von jedem Platz aus und von { $rival } allein: { $answered ->
    [one] { $answered } Antwort gezählt
   *[other] { $answered } Antworten gezählt
}, { $refused } abgelehnt, { $listed }-mal nach der Liste gefragt, { $given_up }-mal aufgegeben.

# Ein Geber, der betrügt.
sleight-second = die zweite Karte
sleight-kept = die unterste Karte
sleight-league = ein Geber im Bunde
sleight-packet = ein Päckchen auf dem Stapel
sleight-taken = eine genommene Karte
sleight-odd = die überzählige Karte
sleight-splits = gelegte Gleiche
sleight-second-text = Die Karten sind gezinkt: der Geber kennt die oberste Karte, und kann die darunter geben.
sleight-kept-text = Der Geber kennt die unterste Karte, und kann sie statt der obersten geben.
sleight-league-text = Wieder die zweite Karte, doch die Bank ist eines anderen: der Geber lässt einen Verbündeten gewinnen.
sleight-packet-text = Wenn er mit der Bank an der Reihe ist, legt er zehn Karten auf den Stapel, { $cards }, und gibt die Bank weiter, wenn sie ausgegeben sind. Gesagt von einer Bank von einem Chip, die viermal gehalten und behalten wird.
sleight-taken-text = Der Kasten gibt zwei Karten auf einmal: einmal in einer Taille lässt der Geber, der die gezinkte Karte kennt, sie unter der nächsten verschwinden, und ein Verbündeter bringt das Zählbrett in Ordnung.
sleight-odd-text = Eine zurückgehaltene Karte kommt in den Stapel, von dem Rang, auf den gesetzt wird, und ihr Doppel ist im Kasten zu spüren wie sie. Kommt die erste der beiden, wo sie für die Bank gewinnt, so wird sie gegeben, und die zweite verschwindet unter einer anderen; wenn nicht, die erste.
sleight-splits-text = Beim Mischen bringt der Geber { $pairs } Paare zusammen, von { $pairs } Rängen, sodass jedes in einem Abzug gleich fällt; er weiß nicht, worauf gesetzt werden wird.
crooked-net = netto je Chip
crooked-honest = ehrlich
crooked-crooked = falsch
crooked-edge = Vorteil
crooked-found-hands = Mit { $sure } entdeckt an dem, was die Bank { $way ->
    [lost] verloren
   *[won] gewonnen
} hat: nach { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
}.
crooked-found-banks = Mit { $sure } entdeckt an dem, was die Bank gewonnen hat: nach { $count ->
    [one] { $count } Bank
   *[other] { $count } Banken
}.
crooked-never = Was die Bank gewonnen hat, verrät es nie.

# Ein bezweifelter Entscheid, und neu gemachte Spiele.
doubt-heading = Spiel { $number } · ein bezweifelter Entscheid
doubt-here = Hier ▸
doubt-is = Der Zweifel: { $words }
doubt-nothing = nichts wurde geschrieben.
doubt-seen-seat = Gesehen auf einer Seite von Lansquenet { $version }, vom Platz von { $name }.
doubt-seen-onlooker = Gesehen auf einer Seite von Lansquenet { $version }, von jemandem, der zusah.
doubt-whole = Das ganze Spiel steht in der Datei: { $title }, { $acts ->
    [one] { $acts } Handlung
   *[other] { $acts } Handlungen
}, alles, wie die Regeln es wollen.
anew-same = { $file }: wie es war
anew-made = { $file }: neu gemacht

# Der Raum eines neuen Spiels.
new-game-plays = { $title } spielt sich wie { $like }: { $command }
new-game-still = Noch von { $like }, und neu zu erzählen:
new-game-list = Damit es aufgezählt wird: { $command }
new-game-hand = Das Spiel in told.txt: { $command }
new-game-whole = Ob es ganz ist: { $command }
new-game-book = wie es geht, was zu tun ist, Geschichte, Quellen, Regeln, Optionen; siehe docs/book-format.md
new-game-lesson = ein Spiel, an dem man es lernt, Schritt für Schritt; siehe docs/book-format.md
new-game-rules = das Spiel, in der Folge, in der es gespielt wird; jede Zahlung mit der Nummer ihrer Regel
new-game-odds = die Zahlen, und was sie im Buch bedeuten
new-game-events = was von einer Handlung erzählt wird
new-game-refusals = warum eine Handlung nicht geht
new-game-bot = Faustregeln
new-game-en = woher es ist, und von wann
new-game-witness = das Spiel ein zweites Mal erzählt, nach seinen Quellen
new-game-test-rules = jede Regel mit ihrer Nummer, Chip für Chip
new-game-transcripts = goldene Spiele: `lansquenet replay --rewrite` macht, was aus Karten und Antworten folgt
