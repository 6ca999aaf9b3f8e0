# How it goes, and what the lesson says.

how = Jeder bekommt vier Karten, und vier Stiche werden gespielt. Nur wer den letzten macht, bleibt verschont, alle anderen bekommen Strafpunkte. Jederzeit darf einer klopfen, und das Spiel zählt für alle, die bleiben, einen mehr.
what-to-do = Behalten Sie Ihre beste Karte für den letzten Stich. Klopfen Sie, wenn er nach Ihrem aussieht; steigen Sie aus, wenn einer klopft und Ihre Hand schlecht ist. Die Zehn ist die höchste Karte, der Bube die niedrigste.
lesson-1 = Vier Karten für jeden. Die Reihenfolge ist eigen: Die Zehn ist die höchste, dann 9, 8, 7, Ass, König, Dame und Bube.
lesson-2 = Sie halten 10♠, 8♥, A♦ und J♣. Eine *arme* Hand darf man weglegen. Ist sie arm?
lesson-2-no-1 = Arm ist eine Hand ohne 10, 9, 8 und 7. Mit einer Zehn darin könnte man sie anzweifeln, und Sie würden bestraft.
lesson-3 = Sie spielen aus. Nur der vierte Stich zählt. Welche Karte soll weg, welche bleibt?
lesson-3-no-1 = Die Zehn ist Ihre beste Karte: für den letzten Stich, nicht für den ersten.
lesson-3-no-2 = Die kann Sie vor dem letzten Stich ans Spiel bringen. Spielen Sie den Buben, der nichts gewinnt.
lesson-4 = Drei Stiche sind vorbei, der dritte war Ihrer: Sie spielen zum letzten aus, mit der Pik-Zehn. Niemand kann sie schlagen. Was nun?
lesson-4-no-1 = Der letzte Stich ist sicher Ihrer. Klopfen Sie: Wer bleibt, bekommt zwei Strafpunkte statt einen.
lesson-5 = Die anderen dürfen aussteigen und zahlen, was es vorher galt; oder bleiben, für einen mehr. Dieser bleibt.
lesson-6 = Der andere blieb und bekommt zwei Strafpunkte. Wer zehn hat, zahlt die Runde. Sie wissen genug: Nehmen Sie Platz.
