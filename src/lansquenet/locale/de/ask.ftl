# Fragen im Labor.

ask-title = Fragen Sie, was Sie wollen
ask-lead = Jeder Verlauf, den ein Spiel nehmen kann, wird durchgegangen: die Antwort ist genau.
ask-hidden = In diesem Spiel sind die Blätter verdeckt, und kein Durchgang ist möglich. Seine genauen Zahlen stehen unten, und Spiele können gespielt werden.
ask-what = Was gefragt ist
ask-of = Wovon
ask-all-games = In jedem Spiel
ask-payments = Zahlungen, nach Regel
ask-word-mean = wie viel im Mittel
ask-word-chance = wie wahrscheinlich
ask-word-law = jede Summe, und wie wahrscheinlich
ask-word-variance = die Varianz
ask-word-table = das beste Spiel eines Platzes
ask-of-won-bank = Chips, die die Bank gewinnt
ask-of-cards = aufgedeckte Karten
ask-of-hands = gespielte Spiele
ask-of-won-house = Chips, die das Haus gewinnt
ask-of-into-the-pool = Chips, die in den Topf gehen
ask-of-won-seat = Chips, die { $seat } gewinnt
ask-of-bet-seat = Chips, die { $seat } setzt
ask-of-paid = Zahlungen nach { $rule }: { $text }
ask-test = Welche Summen gemeint sind
ask-than = Die Zahl
ask-test-any = mehr als nichts
ask-test-least = mindestens
ask-test-most = höchstens
ask-test-exactly = genau
ask-sum = { $of }: { $test } { $than }
ask-any = { $of }: mehr als nichts
ask-said-mean = Im Mittel: { $of }
ask-said-chance = Wie wahrscheinlich: { $of }
ask-said-law = Jede Summe und wie wahrscheinlich sie ist: { $of }
ask-said-variance = Varianz: { $of }
ask-said-table = Das beste Spiel von { $seat }, gemessen an: { $of }
ask-seen = Karten, die aus dem Schlitten fort sind
ask-after = Karten, mit denen das Spiel beginnt
ask-add = { $card } (noch { $count })
ask-put-back = Zurücklegen: { $card }
ask-best = Wessen bestes Spiel
ask-by = Wer entscheidet, und wie
ask-by-usual = wie üblich: { $how }
ask-by-least = jeder tut das Mindeste, was erlaubt ist
ask-number = Eine Zahl für die Entscheidung
ask-more = Mehr: Anfang, Dauer, Plätze
ask-over = Über
ask-span-one = ein Spiel
ask-span-n = so viele Spiele
ask-span-hands = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
ask-span-game = eine Partie, mit allem, was stehen bleibt
ask-span-tenure = solange die Bank behalten wird
ask-span-ever = Spiel um Spiel, auf die Dauer
ask-shoe-on = der Schlitten wird weiter ausgeteilt
ask-until = Bis
ask-until-end = das Spiel zu Ende ist
ask-seats = { $count } Plätze.
ask-known-seen = fort: { $cards }
ask-known-after = beginnt mit: { $cards }
ask-known-until = bis zu diesem Punkt: { $event }
ask-known-by = so entschieden: { $how }
ask-walking = Seit { $done } Sekunden unterwegs, von höchstens { $of }…
ask-go = Genau antworten
ask-ready = Die Antwort ist gefunden.
ask-answer = Die Antwort
ask-mean = Mittel:
ask-worth = Wert:
ask-choice = am besten
ask-loss = das Zweitbeste kostet
ask-command = Im Terminal:
ask-law-finding = { $count ->
    [one] Eine Summe ist möglich; ihr Mittel ist { $mean }, ihre Varianz { $variance }.
   *[other] { $count } Summen sind möglich; ihr Mittel ist { $mean }, ihre Varianz { $variance }.
}
ask-point = { $sum }: { $share } der Fälle
ask-among = Was gewählt wird
ask-at = Mitschrift, für ein Spiel mittendrin
ask-act = Nach so vielen Zügen (2.3: drei des zweiten Spiels)
ask-known-at = nach { $act } Zügen einer Mitschrift
ask-chart = Was in welchem Stand das Beste ist
