# How it goes, and what the lesson says.

how = Jeder zahlt ein und bekommt fünf Karten. Man muss bedienen und die beste Karte schlagen, wenn man kann. Wer den fünften Stich macht, nimmt den Pott, und die vier davor zählen nichts.
what-to-do = Denken Sie vom ersten Stich an an den letzten: Behalten Sie die Karte, die ihn macht, und lassen Sie sie sich nicht abzwingen. Spielen Sie erst klein, und merken Sie sich die Farben.
lesson-1 = Drei Chips sind im Pott, und jeder hat fünf Karten. Trümpfe gibt es nicht.
lesson-2 = Sie spielen aus, und nur der fünfte Stich zahlt. Welche Karte nützt dafür nichts?
lesson-2-no-1 = Das Pik-Ass ist die Karte für den letzten Stich. Der erste bringt nichts: Spielen Sie die Zwei.
lesson-2-no-2 = Die kann noch nützen, um ans Spiel zu kommen. Die Kreuz-Zwei gewinnt nie etwas.
lesson-3 = Beide mussten bedienen und überstechen. Der Bube sticht, und wer ihn spielte, spielt aus.
lesson-4 = Zwei Stiche weiter. In Herz konnten Sie die Zehn nicht schlagen; in Karo mussten Sie, und Ihr König bringt Sie ans Spiel.
lesson-5 = Zwei Karten bleiben: A♠ und 7♥. Welche jetzt, welche für den Pott?
lesson-5-no-1 = Das Ass machte einen Stich, der nichts zahlt, und ließe Ihnen eine Sieben für den, der zahlt.
lesson-6 = Zum letzten Stich kam Pik, und Ihr Ass nimmt den Pott. Sie wissen genug: Nehmen Sie Platz.
