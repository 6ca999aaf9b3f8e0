# How it goes, and what the lesson says.

how = Zwei Karten werden aufgedeckt, mit einem Abstand zwischen ihren Rängen. Sie dürfen darauf erhöhen, dass die dritte dazwischen fällt. Je kleiner der Abstand, desto mehr wird gezahlt.
what-to-do = Setzen Sie einen Grundeinsatz, sehen Sie den Abstand, und erhöhen Sie ab sieben Rängen. Bei Nachbarn kommt er zurück; ein Paar kann elf zu eins zahlen.
lesson-1 = Einer hält die Bank, alle spielen gegen sie. Das Ass ist die höchste Karte, die Zwei die niedrigste.
lesson-2 = Vor jeder Karte legt jeder einen Grundeinsatz. Legen Sie zehn Chips.
lesson-2-no-1 = Wer keinen Grundeinsatz legt, ist diesmal nicht dabei: zehn Chips.
lesson-2-no-2 = Jeder Betrag in den Grenzen ist recht. Für diese Lektion zehn.
lesson-3 = Eine Drei und ein Bube, mit Raum für die dritte Karte.
lesson-4 = Sieben Ränge liegen dazwischen, von Vier bis Zehn. Sie dürfen um Ihren Grundeinsatz erhöhen. Lohnt es sich?
lesson-4-no-1 = Achtundzwanzig der fünfzig übrigen Karten fallen dazwischen: mehr als die Hälfte, und bezahlt wird eins zu eins. Erhöhen Sie.
lesson-5 = Eine Sieben, dazwischen: Grundeinsatz und Erhöhung werden bezahlt. Drei oder Bube hätten verloren wie alles außerhalb.
lesson-6 = Ein kleiner Abstand zahlt mehr: fünf zu eins für einen einzigen Rang. Sie wissen genug: Nehmen Sie Platz.
