# How it goes, and what the lesson says.

how = Man setzt auf Ränge, und der Bankhalter zieht je zwei Karten ab: Die erste Karte verliert, die zweite gewinnt. Wer gewonnen hat, darf eine Ecke biegen und Einsatz samt Gewinn stehen lassen, *Paroli*. Sind beide Karten gleich, so nimmt der Bankhalter die Hälfte von dem, was darauf steht.
what-to-do = Setzen Sie vor jedem Abzug. Hat eine Karte gewonnen, nehmen Sie den Gewinn, oder lassen Sie ihn stehen, für das Drei-, Sieben-, Fünfzehnfache. Verliert sie dann, ist alles fort.
lesson-1 = Man setzt auf Ränge, gegen den Bankhalter. Zeigen Sie auf den Buben.
lesson-1-no-1 = Sie haben noch nichts im Spiel. Zeigen Sie auf den Buben.
lesson-1-no-2 = Dieser Rang ist ebenso gut, doch dies ist die Geschichte des Buben.
lesson-2 = Sagen Sie, was im Ganzen dort liegen soll.
lesson-2-no-1 = Dann bleibt die Karte leer: Legen Sie wenigstens einen Chip.
lesson-2-no-2 = So viel auf einmal lässt der Bank wenig für ein Paroli: höchstens zwanzig in dieser Lektion.
lesson-3 = Der Bube kam als zweiter und hat gewonnen. Nehmen Sie den Gewinn, oder biegen Sie eine Ecke: *Paroli*, alles steht für das Dreifache. Versuchen Sie es.
lesson-3-no-1 = Das ist der sichere Weg. Doch das Paroli ist es, wofür das Spiel berühmt ist.
lesson-3-no-2 = Das ist die *Paix*: Der Einsatz kommt zurück, nur der Gewinn steht. Sehen Sie erst das Paroli.
lesson-4 = Zwei gleiche: Der Bankhalter nimmt die Hälfte von dem, was darauf steht. Ihre Karte betrifft es nicht.
lesson-5 = Noch einmal! Sie hat das Dreifache gewonnen. Nun geben Sie sich zufrieden und nehmen es.
lesson-5-no-1 = Es könnte für das Siebenfache stehen. Kommt aber zuerst ein Bube, ist alles verloren. Nehmen Sie.
lesson-6 = Drei für eins, um eine gebogene Ecke. Sie wissen genug: Nehmen Sie Platz.
