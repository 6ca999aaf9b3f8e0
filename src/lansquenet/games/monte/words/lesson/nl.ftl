# How it goes, and what the lesson says.

how = Er worden twee rijen van twee kaarten gelegd, en je zet in waar je wilt. Dan wordt kaart na kaart omgeslagen. Van de twee kaarten van een rij wint die waarvan de rang het eerst terugkomt.
what-to-do = Zet in op één kaart van een rij, niet op beide. Beslist de allereerste kaart, de poort, voor jou, dan krijg je maar drie kwart: dat is het hele voordeel van de bank.
lesson-1 = Twee rijen: 6♣ en 4♦, J♣ en A♣. In elke zijn de twee rivalen.
lesson-2 = Je wordt voor elke kaart gevraagd, de laagste eerst. Zet in op het aas.
lesson-2-no-1 = Zet niemand in, dan wordt er niets omgeslagen. Leg een paar fiches op het aas.
lesson-3 = Vier en zes laat je. Nu de rivaal van het aas, J♣. Wat zet je daarop?
lesson-3-no-1 = Wint de een, dan verliest de ander: je betaalt jezelf, en de bank haar poort. Niets.
lesson-4 = De *poort*. Was het een aas, dan had je al gewonnen, maar slechts drie kwart. Het is een drie, en beslist niets.
lesson-5 = Een aas kwam vóór de rang van zijn rivaal: het aas heeft gewonnen, fiche om fiche.
lesson-6 = De bank gaat na elk spel naar de volgende. Je weet genoeg: ga zitten.
