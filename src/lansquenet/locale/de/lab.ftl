# The odds laboratory.

lab-title = Labor der Aussichten
lab-note = { $game } · genau, wo es geht, sonst gespielt, mit dem Fehler
lab-game = Spiel
lab-choose = Wählen Sie ein Spiel
lab-settings = Was man ansieht
lab-preset = Fertige Regeln
lab-options = Optionen ({ $count } geändert)
lab-now = Jetzt: { $meaning }.
lab-played = Was gespielt wird
lab-seats = Plätze
lab-stake = Einsatz eines Pointeurs
lab-bank = Chips des Bankhalters
lab-hands = Spiele je Verlauf
lab-courses = Verläufe
lab-policy = Entscheidungen
lab-policy-timid = vorsichtig
lab-policy-bold = kühn
lab-policy-random = zufällig
lab-seed = Startzahl
lab-too-many = Bitte nicht mehr als { $most } Spiele im Ganzen: weniger Spiele oder weniger Verläufe.
lab-progress = Wie weit es ist
lab-done = { $done } von { $of }
lab-compiling = Die Regeln werden übersetzt; beim ersten Mal dauert das bis zu einer halben Minute.
lab-waiting = Angefragt…
lab-stop = Anhalten
lab-run = { $hands } Spiele spielen
lab-check = Die genauen Zahlen durch Spielen prüfen
lab-ready = Die Spiele sind gespielt, die Bilder gezeichnet.
lab-intro-banking = Spielen Sie einige tausend Spiele, um zu sehen, wie sie streuen, was aus einer Börse wird und wie oft sie verloren geht. Jedes Spiel beginnt gleich: Platz A hält die Bank, der Stapel ist voll, und jeder Pointeur hat einen Einsatz im Spiel. Was sonst zu wählen ist, wird gewählt, wie Sie es sagen.
lab-intro-trick = Spielen Sie einige tausend Spiele, um zu sehen, wie sie streuen, was aus einer Börse wird und wie oft sie verloren geht. Jedes Spiel beginnt gleich: Platz A gibt, und der Pott ist wie nach einem Spiel ohne Buße. Alle Plätze wählen, wie Sie es sagen; so spielt man nicht gut.

lab-exact = Genaue Zahlen
lab-exact-finding =
    { $count ->
        [one] Eine Zahl, gefunden durch alle Verläufe, die ein Spiel nehmen kann; nichts ist geschätzt.
       *[other] { $count } Zahlen, gefunden durch alle Verläufe, die ein Spiel nehmen kann; nichts ist geschätzt.
    }
lab-no-figures = Für diese Regeln ist keine Zahl bekannt.
lab-walking = Alle Verläufe eines Spiels werden durchlaufen…
lab-long-fraction = Bruch mit { $count } Ziffern

lab-figure = Zahl
lab-movers = Was sie bewegt
lab-movers-finding = { $option } = { $value } würde sie am weitesten bewegen: von { $now } auf { $then }.
lab-movers-none = Keine Option bewegt diese Zahl.
lab-still = Sie bewegt sich nicht mit: { $options }.
lab-option = Option
lab-value = Wert
lab-decimal = dezimal
lab-fraction = Bruch
lab-change = Änderung

lab-whose = Wessen Chips
lab-whose-banking-0 = Platz A, der Bankhalter
lab-whose-banking-1 = Platz B, der erste Pointeur
lab-whose-trick-0 = Platz A, der Geber
lab-whose-trick-1 = Platz B, die Vorhand
lab-course = Ergebnis von Platz { $letter } nach n Spielen: das Mittel, und das Band der meisten Verläufe
lab-course-finding = Nach { $hands } Spielen steht Platz { $letter } im Mittel bei { $mean } (± { $error }); 95 von 100 Verläufen enden zwischen { $low } und { $high }.
lab-course-point = Nach { $hand } Spielen: im Mittel { $mean }, 95 % zwischen { $low } und { $high }
lab-across-hands = Spiele
lab-bars = Ein Spiel von Platz { $letter }
lab-bars-finding = Platz { $letter } gewinnt { $won } der Spiele und verliert { $lost }; ein Spiel bringt im Mittel { $mean } (± { $error }).
lab-bar-point = { $result }: { $share } der Spiele
lab-from-to = { $least } bis { $most }
lab-across-result = in einem Spiel gewonnen oder verloren
lab-ruin = Wie oft Platz { $letter } seine Börse verliert
lab-ruin-finding = Mit { $purse } zu Beginn verliert Platz { $letter } binnen { $hands } Spielen alles in { $share } der Verläufe (± { $error }).
lab-ruin-point = Eine Börse von { $purse } binnen { $hand } Spielen: verloren in { $share } der Verläufe
lab-down-purse = Börse
lab-hand = Spiele
lab-mean = Mittel
lab-error = Standardfehler
lab-low = 2,5 % liegen darunter
lab-middle = Median
lab-high = 2,5 % liegen darüber
lab-from = von
lab-to = bis
lab-share = Anteil
lab-purse = Börse

lab-checks = Genau neben gespielt
lab-checks-finding = { $near } von { $count } Zahlen liegen binnen vier Standardfehlern von der genauen, jede durch { $hands } gespielte Spiele gefunden.
lab-check-point = { $key }: genau { $exact }, gespielt { $found }, { $off } Standardfehler daneben
lab-key = Zahl
lab-found = gespielt
lab-off = Standardfehler daneben

lab-step = Die Punkte durchgehen
lab-as-table = Als Tabelle zeigen
lab-table-of = { $title }, als Tabelle
lab-csv = Als CSV sichern
lab-cite = Als Zitat kopieren
lab-copied = Das Zitat ist kopiert.
lab-none = keine geändert
lab-citation-rules = Lansquenet { $version }, Labor der Aussichten: { $game }, Regeln { $preset }, Optionen: { $options }.
lab-citation-run = { $courses } Verläufe zu { $hands } Spielen, { $seats } Plätze, Einsatz { $stake }, Bank { $bank }, Entscheidungen { $policy }, Startzahl { $seed }.
lab-citation-check = { $hands } Spiele für jede Zahl, Startzahl { $seed }.
