# How it goes, and what the lesson says.

how = Drie spelers krijgen elk drie kaarten, en de keerkaart is troef. Men biedt om een deel van de pot of om alles, en de hoogste bieder speelt alleen tegen twee. Met twee slagen win je het bod, met minder betaal je het meestal.
what-to-do = Bied als je twee slagen ziet, en niet hoger dan de hand waard is. Wie de Tien van troef heeft, mag die ruilen voor de keerkaart. Drie van een rang, een zwik, neemt alles.
lesson-1 = Ieder legde een fiche in de pot. Drie kaarten elk, en de gekeerde boer maakt ruiten troef.
lesson-2 = Je hebt A♦, Q♦ en A♣, en spreekt als eerste. Om hoeveel van de pot speel je?
lesson-2-no-1 = Twee slagen zijn genoeg, en aas en vrouw van troef met nog een aas maken die haast altijd.
lesson-2-no-2 = Een ander kan meer bieden. Met zo’n hand mag je om alles spelen.
lesson-3 = Jij bent de *schutter*. Aan allen werd in stilte de Tien van troef gevraagd, die men voor de boer mag ruilen; niemand heeft haar.
lesson-4 = Jij komt uit. Men moet bekennen, en wie niet kan moet troeven. Wat speel je?
lesson-4-no-1 = Een troef bij de anderen kan die nemen. Het troefaas neemt zeker, en haalt er een uit.
lesson-5 = Al twee slagen: het spel is gewonnen.
lesson-6 = De hele pot is van jou. Bij verlies had je evenveel betaald. Je weet genoeg: ga zitten.
