# How it goes, and what the lesson says.

how = Sie setzen und bekommen eine Karte. Zehnen und Bilder zählen nichts, ein Ass eins. Sie dürfen Karten dazukaufen, doch wer zusammen mehr als neun hat, hat verloren. Dann wird die Karte des Bankhalters aufgedeckt, und auch er darf kaufen: Wer näher an neun ist, gewinnt, und eine Neun auf Anhieb zählt doppelt.
what-to-do = Kaufen Sie mit vier oder weniger, und bleiben Sie mit fünf oder mehr; besser geht es nicht. Der Bankhalter spricht zuletzt und sieht, was Sie haben: Das Spiel ist teuer, er behält von hundert Chips etwa vierzehn, und deshalb geht die Bank um.
lesson-1 = Sie wollen nahe an *neun* kommen, näher als der Bankhalter. Zuerst die Chips: so viele Sie mögen.
lesson-1-no-1 = Dann wird gar keine Karte aufgedeckt: Setzen Sie wenigstens einen Chip.
lesson-2 = Eine Drei. Zehnen und Bilder zählen nichts, ein Ass eins. Sie dürfen eine Karte *kaufen*, und dann noch eine. Kaufen Sie.
lesson-2-no-1 = Mit drei würden Sie selten gewinnen. Kaufen Sie eine Karte.
lesson-3 = Sieben. Mehr als neun, und alles ist sofort verloren: Mit fünf oder mehr bleibt man besser. Bleiben Sie dabei.
lesson-3-no-1 = Jede Karte von drei bis neun wäre zu viel. Bleiben Sie dabei.
lesson-4 = Erst jetzt wird die Karte des Bankhalters aufgedeckt: eine Zwei. Eine Neun hätte doppelt gezählt, auf beiden Seiten; das ist der große *Schlag*.
lesson-5 = Auch er kauft, eine Neun, und ist über neun gekommen: Sie gewinnen, Chip um Chip.
lesson-6 = Er spricht zuletzt und sieht, was Sie haben. Das ist viel wert, und deshalb geht die Bank nach jedem Coup an den Nächsten. Sie wissen genug: Nehmen Sie Platz.
