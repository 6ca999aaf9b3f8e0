# How it goes, and what the lesson says.

how = Auf den Tisch ist ein Tempel gezeichnet, mit einem Feld für jeden Rang. Der Bankhalter zieht je zwei Karten: Die linke gewinnt für die Bank, die rechte für die Pointeure. Sind beide gleich, so nimmt die Bank die Hälfte von ihrem Feld.
what-to-do = Setzen Sie vor jedem Abzug auf beliebige Felder, ändern Sie Einsätze oder nehmen Sie sie fort. Was gewinnt, wird sofort bezahlt. Achten Sie auf das, was heraus ist: Bei einem Rang mit nur einer Karte hat die Bank keinen Vorteil.
lesson-1 = Jeder Rang hat sein Feld. Sie dürfen setzen, ehe zwei Karten gezogen werden. Zeigen Sie auf die Sieben.
lesson-1-no-1 = Ohne Einsatz weiterzugehen vertreibt nur die Zeit. Zeigen Sie erst auf die Sieben.
lesson-1-no-2 = Solange das ganze Spiel noch kommt, ist ein Feld so gut wie das andere. Nehmen Sie die Sieben, dann sehen Sie beide Seiten.
lesson-2 = Wie viele Chips sollen dort liegen? Ein Einsatz bleibt, bis er entschieden ist oder Sie ihn ändern.
lesson-2-no-1 = Wo nichts liegt, ist nichts zu gewinnen: Legen Sie wenigstens einen Chip.
lesson-3 = Der König links gewinnt für die Bank, die Sieben rechts für die Pointeure. Sie werden Chip um Chip bezahlt, und Ihr Einsatz kommt zurück.
lesson-4 = Zwei Neunen: ein Doublet. Die Bank hätte die Hälfte dessen genommen, was auf der Neun lag. Das ist ihr einziger Vorteil.
lesson-5 = Drei Könige sind heraus, einer ist noch da: Der Tisch zeigt es. Auf welchem Feld kann Sie kein Doublet etwas kosten?
lesson-5-no-1 = Sie lassen einen ausgeglichenen Einsatz aus: Ein einzelner König kann kein Doublet werden.
lesson-5-no-2 = Von diesem Rang kommen noch zwei oder mehr, und sie können zusammenfallen. Vom König kommt nur einer.
lesson-6 = Legen Sie darauf, was Sie mögen: Er gewinnt so oft, wie er verliert.
lesson-7 = Der letzte König, rechts. Ist das Spiel zu Ende gezogen, geht die Bank an den Nächsten. Sie wissen genug: Nehmen Sie Platz.
