# How it goes, and what the lesson says.

how = Drei Spieler bekommen je drei Karten, und die aufgedeckte Karte ist Trumpf. Man bietet um einen Teil des Potts oder um alles, und wer am höchsten bietet, spielt allein gegen zwei. Zwei Stiche gewinnen das Gebot, weniger zahlen es in der Regel ein.
what-to-do = Bieten Sie, wenn Sie zwei Stiche sehen, und nicht mehr, als die Hand wert ist. Wer die Trumpf-Zehn hält, darf sie gegen die aufgedeckte Karte tauschen. Drei gleiche, ein Zwik, nehmen alles.
lesson-1 = Jeder hat einen Chip in den Pott gelegt. Drei Karten für jeden, und der aufgedeckte Bube macht Karo zu Trumpf.
lesson-2 = Sie halten A♦, Q♦ und A♣ und sprechen zuerst. Um wie viel des Potts spielen Sie?
lesson-2-no-1 = Zwei Stiche genügen, und Ass und Dame von Trumpf mit noch einem Ass machen sie fast immer.
lesson-2-no-2 = Ein anderer könnte mehr bieten. Mit so einer Hand darf man um alles spielen.
lesson-3 = Sie sind der *Schütze*. Alle wurden still nach der Trumpf-Zehn gefragt, die man gegen den Buben tauschen darf.
lesson-4 = Sie spielen aus. Man muss bedienen, und wer nicht kann, muss trumpfen. Was spielen Sie?
lesson-4-no-1 = Ein Trumpf gegen Sie könnte das nehmen. Das Trumpfass sticht sicher und zieht einen.
lesson-5 = Schon zwei Stiche: Das Spiel ist gewonnen.
lesson-6 = Der ganze Pott ist Ihrer. Verloren, hätten Sie ebenso viel eingezahlt. Sie wissen genug: Nehmen Sie Platz.
