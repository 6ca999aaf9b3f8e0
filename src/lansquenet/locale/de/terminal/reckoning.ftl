# Was gerechnet wird: Tafeln, Verteilungen, Fragen, Vergleiche, Sitzungen, und was Antworten kosten.

reckon-one-in = 1 in { $n }
reckon-side = Seite
reckon-bank = Bank
reckon-punter = Pointeur
reckon-net = netto je Chip
reckon-mean = Mittel
reckon-mean-of = Mittel { $n }
reckon-variance = Varianz
reckon-covariance = Kovarianz
reckon-sum = Summe
reckon-asked = { $word }: { $measure }
reckon-heard = ; --{ $name } { $said }
reckon-midway = ; nach { $acts } Zügen einer Mitschrift
reckon-midway-all = ; nach allen Zügen einer Mitschrift
reckon-idle = { $names } weggelassen: das ändert keine Aussichten
reckon-best = am besten
reckon-second = das Zweitbeste kostet
reckon-worth = Wert
reckon-choices = Entscheidungen
reckon-chance = Wahrscheinlichkeit
reckon-hands = Spiele
reckon-grows-most = wächst am meisten   { $share } eines Vermögens
reckon-grows-below = wächst unterhalb von  { $share }
reckon-played = gespielt  { $mean } in { $hands } Spielen, { $errors } Standardfehler davon
reckon-under = Zahl, unter
reckon-change = Änderung
reckon-none = keine

# Übersichten von Händen, bei Spielen, die gelernt wurden.
chart-corner = Trümpfe; beste andere
chart-and-a-lower = { $cards } und eine niedrigere
chart-and-two-lower = { $cards } und zwei niedrigere
chart-or-lower = { $cards } oder niedriger
chart-first-of-three-for-a-pool-of = Erster von dreien, um einen Pott von { $n }
chart-first-of-four-for-a-pool-of = Erster von vieren, um einen Pott von { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Zweiter von dreien, nach einem, der mitgeht, um einen Pott von { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Geber von dreien, nach einem, der mitgeht, und einem, der passt, um einen Pott von { $n }

# Was die Antworten eines Platzes kosten.
review-hand = { $title } · Spiel { $number } · { $seat }
review-judging = Wird beurteilt
review-fine = Keine bessere Antwort ist bekannt.
review-better = Kosten { $cost }; am besten, soweit bekannt: { $said }.
review-chips = { $amount } Chips
review-points = { $amount } Punkte
review-none = Von keiner Antwort ist bekannt, dass sie etwas gekostet hat.
review-worst = Was am meisten ausmachte:
review-one = Spiel { $hand }, Zug { $act }: { $said }: { $cost }
review-judged = { $hands ->
    [one] { $hands } Spiel
   *[other] { $hands } Spiele
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} beurteilt.
review-cost-points = Antworten kosteten { $cost } Punkte, neben den besten bekannten; netto { $net } Chips.
review-rest = Karten, Regeln und die anderen
review-answers = Antworten
review-net = Netto in Chips
review-unknown = { $count ->
    [one] { $count } Entscheidung konnte
   *[other] { $count } Entscheidungen konnten
} nicht beurteilt werden.
review-exact = durch Abschreiten der Regeln, wenn niemand mehr setzt, als er muss, und gegen seine Bank alles, was erlaubt ist
review-searched = in Verteilungen, die von diesem Platz aus gleich aussehen; ± stimmt 95-mal von 100
review-or = ; oder
review-note = Beurteilt nach dem, was der Platz wissen konnte: { $ways }.  Was auch Zufall sein kann, zählt als nichts.
