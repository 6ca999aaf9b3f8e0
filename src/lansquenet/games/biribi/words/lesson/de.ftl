# How it goes, and what the lesson says.

how = Sie setzen Chips auf Zahlen des Bretts: siebzig bei Biribi, oder dreißig bei Hoca. Ein Los wird aus dem Beutel gezogen. Wer auf seine Zahl gesetzt hat, bekommt den Einsatz vierundsechzig Mal, bei Hoca achtundzwanzig Mal, und alles andere gehört der Bank.
what-to-do = Nennen Sie eine Zahl, sagen Sie, wie viele Chips, und nennen Sie noch eine, wenn Sie mögen, bis zu drei. Alle Zahlen sind gleich viel wert, und keine Ziehung weiß von der vorigen. Die Bank behält die Zahlen, für die sie nicht zahlt: sechs von siebzig, und bei Hoca zwei von dreißig.
lesson-1 = Siebzig Zahlen liegen da, und eine davon wird gezogen. Nennen Sie eine: für diese Lektion siebzehn.
lesson-1-no-1 = Setzt niemand, wird nichts gezogen. Nennen Sie siebzehn.
lesson-1-no-2 = So gut wie jede andere; für diese Lektion nennen Sie siebzehn.
lesson-2 = Nun die Chips. Die Bank zahlt für jeden dreiundsechzig, so weit sie reicht. Setzen Sie einen.
lesson-2-no-1 = Nichts gewinnt nichts: Setzen Sie einen Chip.
lesson-2-no-2 = Das geht; für diese Lektion setzen Sie einen.
lesson-3 = Sie dürfen noch auf eine Zahl setzen, auf drei im Ganzen. Wert sind sie gleich viel: Lassen Sie es. Nennen Sie keine.
lesson-3-no-1 = Das dürfen Sie. Aber sehen Sie erst, wie es einer ergeht: Nennen Sie keine.
lesson-4 = Der Beutel sind zwei Farben eines Spiels. Das erste Kreuz sagt die Spalte: Kreuz sieben, die siebte.
lesson-5 = Das erste Karo sagt die Reihe, von denen es sieben gibt. Die Dame wäre die neunte: Sie sagt nichts.
lesson-6 = Die zweite Reihe, und darin die siebte: siebzehn! Sie bekommen vierundsechzig, den eigenen Chip darunter.
lesson-7 = Das kommt einmal in siebzig Ziehungen, und bezahlt wird, als käme es einmal in vierundsechzig. Von diesen sechs lebt die Bank.
lesson-8 = Bei Hoca sind es dreißig Zahlen und achtundzwanzig Einsätze. Die Bank geht um, und dann behalten Sie die sechs. Sie wissen genug: Nehmen Sie Platz.
