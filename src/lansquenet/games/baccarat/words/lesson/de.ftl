# How it goes, and what the lesson says.

how = Zwei Hände zu je zwei Karten werden gegeben, die des Spielers und die der Bank. Es zählt die letzte Ziffer ihrer Summe, Zehnen und Bilder gelten nichts, und die höhere gewinnt. Acht oder neun sofort ist ein Natural; sonst darf jede noch eine Karte nehmen.
what-to-do = Setzen Sie auf die Hand, an die Sie glauben. Beide sind fast gleich gut: Die der Bank gewinnt öfter, dafür wird ein Zwanzigstel ihres Gewinns einbehalten. Gleichstand zahlt das Achtfache, und das ist viel zu wenig. Wo eine Bank aufgelegt wird, setzen Sie gegen sie, und wer am meisten gesetzt hat, spielt die Hand: Mit fünf darf er eine Karte nehmen oder stehen bleiben.
lesson-1 = Zwei Hände werden gegeben: die des *Spielers* und die der *Bank*. Sie gehören niemandem; Sie setzen auf eine. Wählen Sie den Spieler.
lesson-1-no-1 = Setzt niemand, wird keine Karte aufgedeckt. Wählen Sie den Spieler.
lesson-1-no-2 = Gleichstand kommt einmal in elf Coups und zahlt das Achtfache: der teuerste Einsatz hier. Wählen Sie den Spieler.
lesson-1-no-3 = Die Bank ist ebenso gut. Für diese Lektion wählen Sie den Spieler.
lesson-2 = Nun die Chips: so viele Sie mögen.
lesson-2-no-1 = Mit nichts gewinnt man nichts: Setzen Sie wenigstens einen Chip.
lesson-3 = Daneben dürften Sie auf Gleichstand setzen. Lassen Sie es dabei, und lassen Sie die Karten geben.
lesson-3-no-1 = Das dürfen Sie; doch es kostet vierzehn Chips von hundert. Lassen Sie die Karten geben.
lesson-4 = Der Spieler hat sieben und sechs: dreizehn, und nur die letzte Ziffer zählt, also drei. Die Bank hat einen König, der nichts gilt, und vier.
lesson-5 = Acht oder neun hätte alles beendet, ein *Natural*. Mit fünf oder weniger nimmt der Spieler eine Karte: drei und fünf sind acht.
lesson-6 = Mit vier nimmt die Bank auf eine Fünf eine Karte. Das steht in einer Tafel, und niemand wählt. Vier und neun sind drei: Der Spieler gewinnt, und Sie mit ihm, Chip um Chip.
lesson-7 = Wer auf die Bank setzt und gewinnt, gibt ein Zwanzigstel ab, denn sie gewinnt öfter. Beides kostet etwa einen Chip von hundert.
lesson-8 = Beim Chemin de fer, das Sie beim selben Spiel finden, hält einer von Ihnen die Hand und darf mit fünf wählen. Sie wissen genug: Nehmen Sie Platz.
