# Was das Terminal an einem Tisch mit Bots sagt.

# Was da liegt.
term-turned = aufgedeckt
term-turned-many = aufgedeckt  { $count } und
term-your-hand = Ihr Blatt
term-seat = Platz
term-stack = Bestand
term-free = frei
term-hand = Blatt
term-row = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
term-row-free = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}, { $free } frei
term-colon = { $one }: { $two }
term-on = { $chips } auf { $rank }
term-with = { $chips } bei { $seat }

# Ein Spiel von Anfang bis Ende.
term-the-draw = Auslosung
term-hand-number = Spiel { $number }
term-banks = { $seat } hält die Bank
term-deals = { $seat } gibt
term-cards-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
term-pays = { $payer } → { $payee }: { $chips } ({ $rule })
term-stacks = Bestände: { $stacks }
term-scores = { $what }: { $scores }
term-points = Punkte
term-ends = { $seat } { $net }: { $why }
term-after = { $count ->
    [one] nach { $count } Spiel
   *[other] nach { $count } Spielen
}
term-ended-idle = Die Sitzung ist zu Ende: Niemand konnte mehr etwas setzen (COM-6).
term-ended-complete = Die Sitzung ist vollständig.
term-ended-over = Die Sitzung ist zu Ende.
term-ended-ruined = Sie haben keine Chips mehr.

# Fragen, und was dazu gesagt werden kann.
term-range = { $least } bis { $most }
term-or = { $one }, oder { $other }
term-may = Sie dürfen sagen: { $choices }
term-may-only = Sie dürfen nur sagen: { $choices }
term-illegal = { $said }: { $why } ({ $rule }); { $may }.
term-elsewhere = „{ $said }“ wird anderswo gesagt ({ $told }); { $may } ({ $rule }).
term-for-stakes = „{ $said }“ wird gesagt, wenn nach Einsätzen gefragt ist ({ $told }); { $may } ({ $rule }).
term-an-amount = „{ $said }“ ist ein Betrag, und nach keinem ist gefragt; { $may } ({ $rule }).
term-a-card = „{ $said }“ ist eine Karte, { $told }, und nach keiner ist gefragt; { $may } ({ $rule }).
term-not-understood = „{ $said }“ ist nicht zu verstehen; { $may } ({ $rule }).
term-last-card = die letzte Karte
term-no-other = keine andere darf gespielt werden: { $why }

# Was neben dem Spiel gefragt wird: die Wörter dafür, und die Antworten.
aside-help = hilfe
aside-why = warum
aside-worth = wert
aside-hint = rat
aside-last = zuletzt
aside-score = stand
aside-undo = zurück
aside-leave = ende
aside-end = schluss
help-rule = Eingabe: die Antwort in Klammern · ? die Regel · warum: die Zahlungen · stand: wie alle stehen
help-hint = zuletzt: der letzte Stich · rat: die beste Antwort, und warum · wert: jeder Antwort
help-undo = zurück: nimmt die letzte Antwort zurück · q: gehen und den Tisch aufheben
help-end = schluss: der Rest dieses Spiels, als drückten Sie jedes Mal Eingabe
help-cards = Karten: erst der Rang, dann die Farbe: c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = In diesem Spiel ist noch nichts gezahlt worden.
term-no-deal = Es fand sich keine Verteilung, die so aussieht wie diese.
term-nothing-since = Seit Ihrer letzten Antwort ist nichts geschehen.
term-no-trick = In diesem Spiel ist noch kein Stich gemacht.
term-trick = Stich { $number }: { $played }: { $seat } macht ihn.
term-hands-over = { $count ->
    [one] { $count } Spiel ist zu Ende.
   *[other] { $count } Spiele sind zu Ende.
}
term-hands-over-pool = { $count ->
    [one] { $count } Spiel ist zu Ende
   *[other] { $count } Spiele sind zu Ende
}, { $pool }: { $chips }.
term-taken-back = Zurückgenommen: Sie werden noch einmal gefragt.
term-nothing-back = Es gibt nichts zurückzunehmen.
term-best = An Ihrer Stelle am besten: { $said }.  (Tippen Sie { $word }.)
term-no-choice = Eine andere Antwort gibt es nicht.
term-as-good = Eine andere Antwort ist vielleicht ebenso gut.
term-next-best = Die nächstbeste ist { $chips } weniger wert.
term-exact = { $unit ->
    [points] Genau, in Punkten bis zum Ende des Spiels, wenn niemand mehr setzt, als er muss.
   *[chips] Genau, in Chips bis zum Ende des Spiels, wenn niemand mehr setzt, als er muss, und gegen Ihre Bank alles, was erlaubt ist.
}
term-searched = Gesucht in { $count ->
    [one] { $count } Verteilung, die von Ihrem Platz gleich aussieht
   *[other] { $count } Verteilungen, die von Ihrem Platz gleich aussehen
}, in { $unit ->
    [points] Punkten
   *[chips] Chips
}. { $by ->
    [table] Dabei spielen alle weiter wie Bots, die gelernt haben
    [thumb] Dabei spielen alle nach Faustregeln weiter
   *[anyhow] Dabei tun Sie danach das Wenigste, die anderen setzen kühn und antworten aufs Geratewohl
}. ± sagt, wie weit der Abstand vom Besten danebenliegen kann, 95-mal von 100.
term-counted = Was das Spiel hinterlässt, ein Pott oder eine Partie, zählt mit dem, was es im Mittel wert ist.
term-counted-penalties = Was das Spiel hinterlässt, ein Pott oder eine Partie, zählt mit dem, was es im Mittel wert ist. Eine verlorene Partie kostet so viele Strafpunkte, wie sie verlieren lassen.
term-uncounted = Was das Spiel hinterlässt, ein Pott oder eine Partie, zählt nicht.
term-unmeasured = Was das Spiel hinterlässt, ein Pott oder eine Partie, zählt nicht: Mit diesen Optionen ist es nicht gemessen.
term-compiling = Die Regeln von { $title } werden übersetzt; das wird für das nächste Mal aufgehoben.
term-compiling-bar = Regeln werden übersetzt

# Was jederzeit gesagt werden darf.
term-any-help = { $key }: { $word }, sobald Sie dürfen, bei jeder Frage
term-any-armed = Vorgemerkt: { $word }, sobald Sie dürfen ({ $rule }); noch einmal { $key }: doch nicht.
term-any-not = Nicht mehr vorgemerkt: { $word }.
term-any-beaten = Jemand war schneller; nicht mehr vorgemerkt: { $word }.
term-any-beside-armed = · { $word }, sobald Sie dürfen
term-any-beside = · { $key }: { $word }
term-to-the-end = · { $word }: bis zum Ende des Spiels

# Ein Tisch, der aufgehoben und wieder aufgenommen wird.
term-kept = Ihr Tisch ist aufgehoben.  So geht es weiter: { $command }
term-taken-up = Wieder aufgenommen: { $table }; { $stands }; Sie haben { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} und begannen mit { $began }.
term-stands-over = Spiel { $number } ist zu Ende
term-stands-in-play = Spiel { $number } ist im Gang
term-table = { $title }, { $changed }, gegen { $others }
term-as-usual = wie üblich
