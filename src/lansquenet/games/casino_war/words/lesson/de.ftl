# How it goes, and what the lesson says.

how = Sie setzen, und Sie und der Bankhalter bekommen je eine Karte. Die höhere gewinnt, Chip um Chip. Sind sie gleich, geben Sie die Hälfte auf, oder ziehen mit noch einmal so viel in den Krieg.
what-to-do = Setzen Sie, was Sie mögen, und lassen Sie die Wette auf Gleichstand: Sie ist teuer. Bei Gleichstand ziehen Sie in den Krieg; Aufgeben kostet auf die Dauer mehr.
lesson-1 = Zuerst der Einsatz, vor jeder Karte. Setzen Sie ein paar Chips.
lesson-1-no-1 = Setzt niemand, wird keine Karte aufgedeckt: Legen Sie wenigstens einen Chip.
lesson-2 = Daneben dürfen Sie auf Gleichstand wetten, zehn zu eins. Verlockend? Setzen Sie dort nichts.
lesson-2-no-1 = Zehn zu eins für etwas, das einmal in vierzehn kommt: Von hundert Chips behält die Bank neunzehn. Setzen Sie nichts.
lesson-3 = Ihre Karte, und die des Bankhalters. Zwei Neunen: Gleichstand!
lesson-4 = Aufgeben kostet den halben Einsatz. Krieg verdoppelt ihn, für je eine weitere Karte. Was tun Sie?
lesson-4-no-1 = Das ist sicher der halbe Einsatz. Im Krieg gehört Ihnen auch der Gleichstand: Das kostet auf die Dauer weniger.
lesson-5 = Ein König gegen eine Vier: Sie gewinnen so viel wie die Erhöhung, und der Einsatz kommt zurück.
lesson-6 = Die Bank geht nach jedem Spiel an den Nächsten. Sie wissen genug: Nehmen Sie Platz.
