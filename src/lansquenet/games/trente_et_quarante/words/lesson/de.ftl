# How it goes, and what the lesson says.

how = Sie setzen auf Rouge oder Noir, auf Couleur oder Inverse. Für Noir wird eine Reihe gelegt, bis sie mehr als dreißig zählt, dann eine für Rouge; die mit weniger Augen gewinnt, Chip um Chip. Zählen beide einunddreißig, ist von jedem Einsatz die Hälfte verloren.
what-to-do = Wählen Sie ein Feld und sagen Sie, wie viele Chips; daneben dürfen Sie ein zweites wählen. Alle vier sind gleich viel wert, und nichts, was war, sagt, was kommt. Die Bank behält von tausend gesetzten Chips etwa elf, was für ein solches Spiel wenig ist.
lesson-1 = Zwei Reihen werden gelegt, für Noir und für Rouge. Sie sagen, welche weniger zählen wird. Wählen Sie Rouge.
lesson-1-no-1 = Setzt niemand, wird keine Karte aufgedeckt. Wählen Sie Rouge.
lesson-1-no-2 = Alle vier Felder sind gleich viel wert; zu diesem gleich mehr. Für diese Lektion wählen Sie Rouge.
lesson-2 = Nun die Chips: so viele Sie mögen.
lesson-2-no-1 = Mit nichts gewinnt man nichts: Setzen Sie wenigstens einen Chip.
lesson-3 = Daneben dürfen Sie auf die allererste Karte setzen. *Couleur*: Sie hat die Farbe der Reihe, die gewinnt. Wählen Sie es.
lesson-3-no-1 = Sie dürfen es dabei belassen. Doch sehen Sie, wie Couleur entschieden wird: Wählen Sie es.
lesson-3-no-2 = Das ist das Gegenfeld: dass die erste Karte die andere Farbe hat. Für diese Lektion wählen Sie Couleur.
lesson-4 = Und wie viele auf dieses?
lesson-4-no-1 = Dann spielt nur Rouge für Sie: Setzen Sie auch hier wenigstens einen Chip.
lesson-5 = Die Reihe Noir. Bilder zählen zehn, das Ass eins, und sie endet bei mehr als dreißig: zweiunddreißig. Die erste Karte ist rot.
lesson-6 = Die Reihe Rouge zählt einunddreißig, das ist weniger: Rouge gewinnt. Auch die erste Karte ist rot: Couleur gewinnt. Sie werden Chip um Chip bezahlt.
lesson-7 = Zwei gleiche Reihen entscheiden nichts. Nur bei zweimal einunddreißig, dem *Refait*, nimmt die Bank die Hälfte jedes Einsatzes: etwa einmal in sechsundvierzig Coups. Davon lebt sie.
lesson-8 = Die Bank geht nach jedem Coup an den Nächsten. Sie wissen genug: Nehmen Sie Platz.
