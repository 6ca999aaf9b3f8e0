# How it goes, and what the lesson says.

how = Allen betalen een inleg. De gever legt twee handkaarten die hem beschermen, een kaart voor zichzelf en een voor het gezelschap, de réjouissance. Dan worden er kaarten omgeslagen: komt er een gelijke aan een tafelkaart, dan zijn de inzetten erop verloren; komt er een aan de kaart van de gever, dan betaalt hij ze alle.
what-to-do = Zet in op de réjouissance en op elke verse kaart ernaast. Zijn twee van de opening gelijk, dan neemt de gever de pot voor er ingezet is: dat is zijn winst.
lesson-1 = Ieder betaalde een fiche in de pot. De gever is de bankier.
lesson-2 = Twee *handkaarten*, vijf en zes: van niemand, het schild van de gever. Dan zijn eigen kaart, een twee.
lesson-3 = De *réjouissance*, een heer, is voor jullie allen. Geen twee van de vier zijn gelijk: de pot blijft. Zet in op de heer.
lesson-3-no-1 = Het hoeft niet. Maar deze inzet is eerlijk, en kost op den duur niets: minstens één fiche.
lesson-4 = Een verse kaart, een negen, ligt naast de heer. Ook daarop mag je inzetten.
lesson-5 = Een vijf: een handkaart heeft haar gelijke. Komt ook een zes voor er iets anders beslist is, dan gaan alle inzetten terug en geeft hij opnieuw: dat is het schild.
lesson-6 = Weer een negen: inzetten erop zijn voor de gever, de rang is dood.
lesson-7 = Een twee, de rang van de gever: je inzet op de heer wordt betaald, de partij is uit. Je weet genoeg: ga zitten.
