# Das Spiel des Tages.

day = Das Spiel des Tages
day-what = Fünf Spiele, dieselben für alle, die heute kommen, jeder allein gegen die Bots mit 500 Chips. Ihr erstes Ergebnis gilt.
day-play = Spiel { $hand } spielen
day-question = Frage des Tages
day-results = Ergebnisse
day-hand = Spiel
day-yours = Sie
day-bots = Die Bots
day-others = Alle anderen
day-sum = Zusammen
day-beside-bots = Neben den Bots, die auf Ihrem Platz dasselbe bekamen: { $chips }.
day-beside-others = Neben allen anderen, die dieselben Spiele spielten: { $chips }.
day-rank = Sie stehen auf Platz { $rank } von { $of }, die alle fünf gespielt haben.
day-points = Hier zählen Punkte; gewinnen heißt, sie loszuwerden.
day-seed = Die Startzahl dieses Tages ist { $seed }: die ersten sechs Bytes des SHA-256 von „Lansquenet, the deal of“ und dem Datum. Die Spiele folgen einander nach Namen. Von Ihren Ergebnissen werden nur die Summen behalten.
day-came = Das Spiel bringt Ihnen { $chips }.
day-beside = Sehen, wie das neben den anderen steht
day-asked = Was ist von hier an am wahrscheinlichsten?
day-ask = Von hier an, wenn niemand mehr setzt: was ist für Sie in diesem Spiel am wahrscheinlichsten?
day-win = Sie gewinnen
day-even = Weder noch
day-lose = Sie verlieren
day-right = Richtig: { $what }.
day-not = Nein: am wahrscheinlichsten ist „{ $what }“.
day-walked = Nach den Regeln durchgegangen mit den Karten, die noch im Talon sind. Im Mittel ergibt es { $chips }.
