# How it goes, and what the lesson says.

how = Man setzt auf die Ränge des Plans, und je zwei Karten werden aufgedeckt. Die erste verliert für ihren Rang, die zweite gewinnt, und ein Kupfer kehrt den Einsatz um. Sind beide gleich, ein Split, so nimmt die Bank die Hälfte.
what-to-do = Setzen, verlegen oder nehmen Sie vor jedem Abzug; mit einem Kupfer wetten Sie, dass ein Rang verliert. Der Case-keeper zeigt, was heraus ist. Bei drei letzten Karten darf man ihre Folge ansagen.
lesson-1 = Die erste Karte, die *Soda*, zählt nicht. Nun darf man auf Ränge setzen. Zeigen Sie auf die Dame.
lesson-1-no-1 = Ohne Einsatz geht Sie der Abzug nichts an. Zeigen Sie auf die Dame.
lesson-1-no-2 = Auch das wäre erlaubt; dieser Abzug zeigt auf der Dame mehr.
lesson-2 = Wie viele Chips? Sie bleiben, bis die Dame gekommen ist.
lesson-2-no-1 = Dann liegt nichts dort: wenigstens ein Chip.
lesson-3 = Die Fünf zuerst: Einsätze darauf verlieren. Die Dame als zweite: Sie werden Chip um Chip bezahlt.
lesson-4 = Nun liegen zehn Chips auf der Neun. Meinen Sie, dass sie *verliert*, so legen Sie ein Kupfer darauf. Tun Sie es.
lesson-4-no-1 = Ohne Kupfer muss die Neun als zweite kommen. Beides ist gleich gut; doch sehen Sie das Kupfer einmal.
lesson-5 = Die Neun kam zuerst und hat verloren: Das Kupfer gewinnt.
lesson-6 = Zwei Achten, ein *Split*: Die Hälfte jedes Einsatzes auf der Acht wäre der Bank, mit Kupfer oder ohne. Das ist ihr ganzer Vorteil.
lesson-7 = Der Case-keeper zeigt, was heraus ist: Bei einem Rang mit nur einer Karte gibt es keinen Split. Sie wissen genug: Nehmen Sie Platz.
