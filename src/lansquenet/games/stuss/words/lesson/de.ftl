# How it goes, and what the lesson says.

how = Man setzt auf Ränge, und die Karten kommen in Abzügen zu zweien. Die erste verliert für ihren Rang, die zweite gewinnt. Sind beide gleich, so nimmt der Bankhalter alles, was darauf liegt.
what-to-do = Setzen Sie vor jedem Abzug auf Ränge, oder ändern Sie Ihre Einsätze. Hüten Sie sich vor Doublets: Sie kosten den ganzen Einsatz. Bei einem Rang mit nur einer Karte gibt es keines.
lesson-1 = Ehe zwei Karten aufgedeckt werden, setzt man auf Ränge. Zeigen Sie auf die Dame.
lesson-1-no-1 = Ohne Einsatz wird niemand bezahlt. Zeigen Sie erst auf die Dame.
lesson-1-no-2 = Jeder Rang wäre recht, und Farben zählen nicht. Für diese Lektion nehmen Sie die Dame.
lesson-2 = Nun die Chips: so viele Sie mögen.
lesson-2-no-1 = Ein Einsatz von nichts gewinnt nichts: Legen Sie wenigstens einen Chip.
lesson-3 = Die Fünf kam zuerst und verliert. Die Dame kam als zweite und gewinnt: Sie werden Chip um Chip bezahlt.
lesson-4 = Zwei Achten: Alles, was auf der Acht läge, gehörte dem Bankhalter, und zwar ganz. Beim Faro wäre es die Hälfte.
lesson-5 = Drei Damen sind heraus. Von welchem Rang kann kein Doublet mehr kommen?
lesson-5-no-1 = Es gibt einen Einsatz ohne Nachteil für Sie: auf die letzte Dame.
lesson-5-no-2 = Dieser Rang kann noch zweimal in einem Abzug kommen, und alles ist verloren. Von den Damen ist nur eine übrig.
lesson-6 = Was darauf liegt, ist nun ein ausgeglichener Einsatz.
lesson-7 = Diesmal kam sie zuerst und verliert: gerecht, und mehr nicht. Sie wissen genug: Nehmen Sie Platz.
