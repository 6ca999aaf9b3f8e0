# How it goes, and what the lesson says.

how = Alle zahlen den Grundeinsatz. Der Geber legt zwei Handkarten, die ihn schützen, eine Karte für sich und eine für die Gesellschaft, die Réjouissance. Dann wird aufgedeckt: Eine Tischkarte, die ihresgleichen findet, verliert, die des Gebers zahlt alles.
what-to-do = Setzen Sie auf die Réjouissance und auf jede neue Karte daneben. Sind zwei der Eröffnung gleich, nimmt der Geber den Pott, ehe gesetzt wird: Das ist sein Gewinn.
lesson-1 = Jeder hat einen Chip in den Pott gezahlt. Der Geber ist der Bankhalter.
lesson-2 = Zwei *Handkarten*, Fünf und Sechs: niemandes, der Schild des Gebers. Dann seine Karte, eine Zwei.
lesson-3 = Die *Réjouissance*, ein König, ist für Sie alle. Keine zwei der vier sind gleich, der Pott bleibt. Setzen Sie auf den König.
lesson-3-no-1 = Sie müssen nicht. Doch dieser Einsatz ist ausgeglichen: wenigstens ein Chip.
lesson-4 = Eine neue Karte, eine Neun, liegt neben dem König. Auch auf sie dürfen Sie setzen.
lesson-5 = Eine Fünf gleicht einer Handkarte. Kommt auch die Sechs noch vorher, gehen alle Einsätze zurück, und er gibt neu: Das ist der Schild.
lesson-6 = Wieder eine Neun: Einsätze darauf gehören dem Geber, der Rang ist tot.
lesson-7 = Eine Zwei, der Rang des Gebers: Ihr Einsatz auf dem König wird bezahlt, die Partie ist aus. Sie wissen genug: Nehmen Sie Platz.
