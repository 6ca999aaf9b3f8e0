# Was gerechnet wird: Tafeln, Verteilungsgesetze, Fragen, Vergleiche, Sitzungen, und was Antworten kosten.

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
chart-none = keine
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

# Was bei Sitzungen herauskommt.
session-played = { $sessions ->
    [one] { $sessions } Sitzung
   *[other] { $sessions } Sitzungen
} zu { $hands ->
    [one] { $hands } Spiel
   *[other] { $hands } Spielen
}, jede mit einem Bestand von { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
session-sessions = { $count ->
    [one] { $count } Sitzung
   *[other] { $count } Sitzungen
}
session-law-bank = Spiele werden aus dem genauen Verteilungsgesetz von { $bet } gezogen, von der Seite der Bank: { $nets }.
session-law-punter = Spiele werden aus dem genauen Verteilungsgesetz von { $bet } gezogen, von der Seite eines Pointeurs: { $nets }.
session-nets = { $count } Nettos, siehe `odds --law`
session-rules = Spiele werden nach den Regeln simuliert: { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $followed }, und entschieden wird „{ $policy }“.
session-follow-a = A wird verfolgt
session-follow-b = A hält die Bank, und B wird verfolgt
session-follow-bank = A hält die Bank und wird verfolgt
session-stakes = Einsätze nach Plan { $plan } ab { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}: { $rule }.
session-share = { $share } davon
plan-flat = jedes Mal derselbe Einsatz
plan-martingale = nach Verlust der doppelte Einsatz, nach Gewinn der erste
plan-paroli = nach Gewinn der doppelte Einsatz, höchstens 3 Gewinne; nach Verlust der erste
plan-dalembert = nach Verlust ein Einsatz mehr, nach Gewinn einer weniger
plan-fibonacci = Fibonacci-Zahlen: nach Verlust eine weiter, nach Gewinn zwei zurück
plan-labouchere = eine Reihe 1 2 3 4: ihre Enden setzen; bei Gewinn streichen, bei Verlust ihre Summe anschreiben
plan-kelly = der Teil des Bestands, bei dem sein Logarithmus am schnellsten wächst, in ganzen Chips
session-median = Median
session-ruined = ruiniert
session-lie-in = 95 von 100 liegen in
session-range = { $least } bis { $most }
session-at-the-end = Bestand am Ende
session-ends = Ein Bestand endet im Mittel mit { $mean } ± { $error } Chips.
session-lasted = Bestände, die verloren gingen, hielten { $hands } Spiele (Median).
session-most-won = Die meisten Spiele hintereinander, die die Bank gewann: { $median } (Median), { $most } in einer Sitzung.
session-most-lost = Die meisten Spiele hintereinander, die A verlor: { $median } (Median), { $most } in einer Sitzung.
session-pool = Höchster Pott: { $median } Chips (Median), { $most } in einer Sitzung.
session-nothing-moved = Unter diesen Regeln haben keine Chips den Besitzer gewechselt.
session-exact = Die genaue Wahrscheinlichkeit, den Bestand zu verlieren, ist { $exact }; hier war sie { $here }.
session-exact-before = Die genaue Wahrscheinlichkeit, den Bestand zu verlieren, bevor er auf { $target } gekommen ist, ist { $exact }; hier war sie { $here }.
session-reached = { $share } der Sitzungen kamen auf { $target } Chips, und { $neither } zu keinem der beiden Enden.
session-fell = { $share } der Bestände fielen { $depth ->
    [one] { $depth } Chip
   *[other] { $depth } Chips
} unter ihren Höchststand.
session-exact-fall = Die genaue Wahrscheinlichkeit dafür ist, bei einem Bestand, der nie verloren geht, { $exact }.
