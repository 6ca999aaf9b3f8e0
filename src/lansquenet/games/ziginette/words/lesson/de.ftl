# How it goes, and what the lesson says.

how = Zwei Karten liegen für die Pointeure, und der Kasten zeigt die des Bankhalters. Karten werden gezogen, und was der Kasten dann zeigt, kann einer gleichen. Gleicht es Ihrer, verlieren Sie; gleicht es der des Bankhalters, wird alles bezahlt.
what-to-do = Setzen Sie auf die Karten des Tisches, nicht auf die im Kasten. Der Einsatz ist ausgeglichen; das Haus nimmt ein Zehntel von den Gewinnen des Bankhalters.
lesson-1 = Der Bankhalter sagt, wie wenig und wie viel man auf eine Karte setzen darf: fünf bis fünfzig.
lesson-2 = Zwei Karten für den Tisch; und der Kasten zeigt die des Bankhalters, Q♦, ehe jemand setzt. Setzen Sie auf die Drei.
lesson-2-no-1 = Das dürfen Sie, doch der Einsatz ist ausgeglichen. Wenigstens fünf.
lesson-3 = Und auf die andere, J♦? Wie Sie mögen.
lesson-4 = Der Kasten zeigt J♥: Zu J♦ auf dem Tisch ist eine gleiche gekommen, die Einsätze darauf gehören dem Bankhalter, weniger ein Zehntel für das Haus.
lesson-5 = Eine Zwei erschien und glich nichts; mit dem nächsten Zug liegt sie auf dem Tisch, und Sie dürfen setzen. Auch dieser Einsatz ist ausgeglichen: Tun Sie es.
lesson-5-no-1 = Dann spielt nur die Drei für Sie. Wenigstens fünf auf die Zwei.
lesson-6 = Der Kasten zeigt Q♥: Die Karte des Bankhalters hat ihresgleichen. Alles wird bezahlt, und die Bank geht weiter. Sie wissen genug: Nehmen Sie Platz.
