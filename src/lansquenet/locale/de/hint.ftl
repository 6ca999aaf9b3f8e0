# Ein Tipp: was jede Antwort wert ist.

hint-wait = Einen Augenblick: Jede Antwort wird abgewogen…
hint-best = { $answer }: von hier an im Mittel { $gain } { $unit ->
    [points] Punkte
   *[chips] Chips
}, { $lead } mehr als die nächstbeste Antwort.
hint-even = { $answer }: von hier an im Mittel { $gain } { $unit ->
    [points] Punkte
   *[chips] Chips
}. Eine andere Antwort mag ebenso gut sein.
hint-only = { $answer }: von hier an im Mittel { $gain } { $unit ->
    [points] Punkte
   *[chips] Chips
}. Eine andere Antwort gibt es nicht.
hint-worths = Was jede Antwort wert ist
hint-exact = Genau, in { $unit ->
    [points] Punkten
   *[chips] Chips
}: nach den Regeln durchgegangen mit den Karten, die man gesehen hat, wenn niemand mehr setzt, als er muss, und gegen Ihre Bank alles, was erlaubt ist.
hint-searched = Gesucht in { $worlds ->
    [one] { $worlds } Verteilung, die von Ihrem Platz gleich aussieht
   *[other] { $worlds } Verteilungen, die von Ihrem Platz gleich aussehen
}, in { $unit ->
    [points] Punkten
   *[chips] Chips
}. { $by ->
    [table] Dabei spielen alle weiter wie Bots, die gelernt haben
    [thumb] Dabei spielen alle nach Faustregeln weiter
   *[anyhow] Dabei tun Sie danach das Wenigste, die anderen setzen kühn und antworten aufs Geratewohl
}. ± sagt, wie weit der Abstand vom Besten danebenliegen kann, 95-mal von 100.
