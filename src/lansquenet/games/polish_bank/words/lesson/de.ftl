# How it goes, and what the lesson says.

how = Eine Bank liegt da, und Sie setzen dagegen. Eine Karte wird für die Bank aufgedeckt, und bis zu drei für die Pointeure. Ist eine davon von derselben Farbe und höher, gewinnt jeder Einsatz doppelt; ist es keine, bleiben die Einsätze in der Bank, die wächst.
what-to-do = Sagen Sie, wie viele Chips Sie setzen; alle Pointeure zusammen dürfen die halbe Bank setzen, sodass ein Gewinn nie mehr nimmt, als darin ist. Ist die Bank Ihre, behalten Sie sie: Von hundert Chips, die gesetzt werden, gewinnt sie neun, auch wenn die meisten Banken am Ende gesprengt werden.
lesson-1 = Der Bankhalter hat zwanzig Chips aufgelegt. Alle setzen dagegen, zusammen höchstens die Hälfte: zehn. Setzen Sie sechs.
lesson-1-no-1 = Dann sähen Sie nur zu. Setzen Sie sechs.
lesson-1-no-2 = So gut wie ein anderer Betrag; für diese Lektion setzen Sie sechs.
lesson-2 = Ein anderer hat die übrigen vier gesetzt. Die Karte der Bank ist Pik neun: Nur ein höheres Pik sticht sie.
lesson-3 = Bis zu drei Karten für Sie alle. Ein König, aber Herz; ein Pik, aber niedriger. Noch eine Karte.
lesson-4 = Die Pik-Dame sticht sie: Jeder Einsatz gewinnt zwei zu eins. Sie bekommen zwölf, der andere acht, und die Bank ist gesprengt.
lesson-5 = Hätte keine sie gestochen, lägen Ihre zehn Chips jetzt in der Bank, dreißig wären darin. So kommt es sieben Mal von zehn.
lesson-6 = Die Bank geht nach links. Ist sie Ihre, so wächst sie, bis sie gesprengt ist, Sie sie abgeben oder sie dreifach geworden ist. Sie wissen genug: Nehmen Sie Platz.
