# How it goes, and what the lesson says.

how = Zwei Auslagen von zwei Karten werden gelegt, und Sie setzen auf beliebige. Dann wird Karte um Karte aufgedeckt. Von den zwei Karten einer Auslage gewinnt die, deren Rang zuerst wiederkommt.
what-to-do = Setzen Sie auf eine Karte einer Auslage, nicht auf beide. Entscheidet gleich die erste Karte, das Tor, für Sie, so gibt es nur drei Viertel: Das ist der ganze Vorteil der Bank.
lesson-1 = Zwei Auslagen: 6♣ und 4♦, J♣ und A♣. In jeder sind die beiden Rivalen.
lesson-2 = Sie werden zu jeder Karte gefragt, zur niedrigsten zuerst. Setzen Sie auf das Ass.
lesson-2-no-1 = Setzt niemand, wird gar nicht aufgedeckt. Legen Sie ein paar Chips auf das Ass.
lesson-3 = Vier und Sechs lassen Sie. Nun der Rivale des Asses, J♣. Was setzen Sie darauf?
lesson-3-no-1 = Gewinnt das eine, verliert das andere: Sie bezahlten sich selbst, und der Bank ihr Tor. Nichts.
lesson-4 = Das *Tor*. Wäre es ein Ass, hätten Sie schon gewonnen, aber nur drei Viertel. Es ist eine Drei und entscheidet nichts.
lesson-5 = Ein Ass kam vor dem Rang seines Rivalen: Das Ass hat gewonnen, Chip um Chip.
lesson-6 = Die Bank geht nach jedem Spiel an den Nächsten. Sie wissen genug: Nehmen Sie Platz.
