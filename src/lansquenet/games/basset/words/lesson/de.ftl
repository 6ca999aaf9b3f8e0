# How it goes, and what the lesson says.

how = Sie legen Couches auf Karten Ihres Buches, und der Bankhalter zieht je zwei Karten ab: Die erste Karte gewinnt, die zweite verliert. Wer gewonnen hat, nimmt den Gewinn oder geht weiter, für das Sieben-, Fünfzehn-, Dreißigfache. Mehr als die Couche verlieren Sie nie.
what-to-do = Wählen Sie Ihre Karten, ehe aufgedeckt wird. Die unterste Karte, die Fasse, nimmt die Hälfte einer Couche auf ihrem Rang. Nach einem Gewinn sagen Sie, ob Sie ihn nehmen oder eine Ecke biegen.
lesson-1 = Der Bankhalter deckt auf; Sie wählen Ihre Karten aus einem Buch mit jedem Rang. Nennen Sie den Buben.
lesson-1-no-1 = Dann sähen Sie nur zu. Nennen Sie den Buben.
lesson-1-no-2 = So gut wie jede; doch dieses Spiel gehört dem Buben.
lesson-2 = Die *Couche*: ein paar Chips. Mehr können Sie auf dieser Karte nicht verlieren.
lesson-2-no-1 = Nichts gelegt, nichts gewonnen: wenigstens zwei Chips.
lesson-2-no-2 = Für mehr könnte die Bank nicht immer einstehen: hier höchstens zehn.
lesson-3 = Die Fasse ist eine Acht und schadet niemandem. Dann der Bube, auf dem Gewinnplatz! Biegen Sie eine Ecke, für sieben: *Paroli*.
lesson-3-no-1 = Das ist der vorsichtige Weg. Doch die Leiter ist das Spiel: Ein Verlust kostet die Couche, ein Gewinn zahlt siebenfach.
lesson-4 = Ein Abzug ohne Sie. Ein Bube hätte hier nicht gezählt: Ein Rang, der gewann, setzt im nächsten Abzug aus.
lesson-5 = Wieder der Bube: *sept et le va*, sieben Couches. Genug: Nehmen Sie den Gewinn und die Karte fort.
lesson-5-no-1 = Zwei Buben sind heraus, zwei übrig: Ein dritter Gewinn ist seltener, als fünfzehn Couches wert sind. Nehmen Sie fort.
lesson-6 = Hätte er verloren, wäre nur die Couche fort. Sie wissen genug: Nehmen Sie Platz.
