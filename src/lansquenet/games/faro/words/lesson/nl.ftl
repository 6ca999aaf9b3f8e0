# How it goes, and what the lesson says.

how = Je zet in op rangen van het bord, en telkens worden er twee kaarten omgeslagen. De eerste verliest voor haar rang, de tweede wint, en koper keert een inzet om. Zijn ze gelijk, een split, dan neemt de bank de helft.
what-to-do = Zet voor elk koppel in, verplaats inzetten of neem ze op; met koper wed je dat een rang verliest. De case-keeper toont wat weg is. Met drie kaarten over mag je hun volgorde voorspellen.
lesson-1 = De eerste kaart, de *soda*, telt niet. Nu mag je op rangen inzetten. Wijs de vrouw aan.
lesson-1-no-1 = Zonder inzet gaat het koppel je niet aan. Wijs de vrouw aan.
lesson-1-no-2 = Ook dat mag; dit koppel laat op de vrouw meer zien.
lesson-2 = Hoeveel fiches? Ze blijven tot de vrouw gekomen is.
lesson-2-no-1 = Dan ligt er niets: minstens één fiche.
lesson-3 = De vijf eerst: inzetten erop verliezen. De vrouw als tweede: je krijgt fiche om fiche.
lesson-4 = Nu liggen tien fiches op de negen. Denk je dat hij *verliest*, leg er dan koper op. Doe het.
lesson-4-no-1 = Zonder koper moet de negen als tweede komen om te winnen. Dat is even waarschijnlijk; maar zie eens wat het koper doet.
lesson-5 = De negen kwam eerst en verloor: het koper wint.
lesson-6 = Twee achten, een *split*: de helft van elke inzet op de acht zou voor de bank zijn, koper of niet. Dat is haar hele voordeel.
lesson-7 = De case-keeper toont wat weg is: van een rang met nog één kaart kan geen split komen. Je weet genoeg: ga zitten.
