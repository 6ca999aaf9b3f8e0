# How it goes, and what the lesson says.

how = Jeder beginnt mit zehn Punkten, und wer zuerst auf null kommt, nimmt den Pott. Fünf Karten werden gegeben, einige getauscht, und fünf Stiche gespielt: Jeder nimmt einen Punkt weg. Wer geklopft hat und keinen macht, bekommt fünf dazu und zahlt einen Chip.
what-to-do = Klopfen Sie, wenn ein Stich wahrscheinlich ist, sonst passen Sie. Tauschen Sie Niedriges, behalten Sie Trümpfe und Asse, und spielen Sie den höchsten Trumpf aus.
lesson-1 = Jeder hat einen Chip gesetzt und steht bei zehn Punkten. Fünf Karten für jeden, und die aufgedeckte macht Pik zu Trumpf.
lesson-2 = Sie halten K♠, Q♠, A♥, 4♣ und 2♦. Klopfen heißt, einen Stich zu versprechen. Tun Sie es?
lesson-2-no-1 = Lauern verspricht nichts. Mit König und Dame von Trumpf ist ein Stich sicher: Klopfen Sie, und alle müssen spielen.
lesson-3 = Vor dem Spiel darf man einmal tauschen. Die Kreuz-Vier liegt schon weg. Welche noch?
lesson-3-no-1 = Die Karo-Zwei macht nie einen Stich, und eine andere Karte kostet nichts.
lesson-3-no-2 = Das ist eine der Karten, die stechen. Tauschen Sie die Karo-Zwei.
lesson-4 = Sie spielen aus. Man muss bedienen, und wer nicht kann, muss trumpfen. Was ist das Sicherste?
lesson-4-no-1 = Ein Trumpf anderswo könnte das nehmen. Der Trumpfkönig zieht Trümpfe; nur das Ass schlägt ihn.
lesson-5 = Drei Stiche, und drei Punkte weniger; Ihr Versprechen ist längst gehalten.
lesson-6 = Alle fünf sind Ihre. Wer klopft und keinen macht, bekommt fünf Punkte und zahlt einen Chip. Sie wissen genug: Nehmen Sie Platz.
