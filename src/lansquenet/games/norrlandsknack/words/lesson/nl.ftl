# How it goes, and what the lesson says.

how = Ieder begint met tien punten, en wie het eerst op nul komt neemt de pot. Er worden vijf kaarten gegeven, geruild, en vijf slagen gespeeld: elke neemt een punt af. Wie klopte en er geen maakt krijgt er vijf bij en betaalt een fiche.
what-to-do = Klop als een slag waarschijnlijk is, pas anders. Ruil lage kaarten, houd troeven en azen, en kom uit met de hoogste troef.
lesson-1 = Ieder zette een fiche in en staat op tien punten. Vijf kaarten elk, en de keerkaart maakt schoppen troef.
lesson-2 = Je hebt K♠, Q♠, A♥, 4♣ en 2♦. Kloppen is een slag beloven. Doe je het?
lesson-2-no-1 = Loeren belooft niets. Met heer en vrouw van troef is een slag zeker: klop, en allen moeten spelen.
lesson-3 = Voor het spel mag men één keer ruilen. Klaveren vier ligt al weg. Welke nog?
lesson-3-no-1 = Ruiten twee maakt nooit een slag, en een andere kaart kost niets.
lesson-3-no-2 = Dat is een van de kaarten die winnen. Ruil ruiten twee.
lesson-4 = Jij komt uit. Men moet bekennen, en wie niet kan moet troeven. Wat is het zekerst?
lesson-4-no-1 = Een troef elders kan die nemen. De troefheer haalt troeven eruit; alleen het aas slaat hem.
lesson-5 = Drie slagen, en drie punten minder; je belofte is gehouden.
lesson-6 = Alle vijf zijn van jou. Wie klopt en er geen maakt krijgt vijf punten en betaalt een fiche. Je weet genoeg: ga zitten.
