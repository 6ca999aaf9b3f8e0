# How it goes, and what the lesson says.

how = Op tafel is een tempel getekend met een vak voor elke rang. De bankier trekt telkens twee kaarten: de linker wint voor de bank, de rechter voor de pointeurs. Zijn ze gelijk, dan neemt de bank de helft van wat op dat vak ligt.
what-to-do = Zet voor elk koppel in op vakken naar keuze, verander inzetten of neem ze weg. Wat wint wordt meteen betaald. Let op wat weg is: op een rang met nog één kaart heeft de bank geen voordeel.
lesson-1 = Elke rang heeft zijn vak. Je mag inzetten voor er twee kaarten getrokken worden. Wijs de zeven aan.
lesson-1-no-1 = Verder gaan zonder inzet is tijdverdrijf. Wijs eerst de zeven aan.
lesson-1-no-2 = Zolang alle kaarten nog komen is elk vak even goed. Neem de zeven, dan zie je beide kanten.
lesson-2 = Hoeveel fiches komen er te liggen? Een inzet blijft tot hij beslist is, of tot jij hem verandert.
lesson-2-no-1 = Waar niets ligt valt niets te winnen: leg minstens één fiche.
lesson-3 = De heer links wint voor de bank, de zeven rechts voor de pointeurs. Je krijgt fiche om fiche, en je inzet terug.
lesson-4 = Twee negens: een doublet. De bank had de helft genomen van wat op de negen lag. Dat is haar enige voordeel.
lesson-5 = Drie heren zijn weg, er is er nog één: de tafel laat het zien. Op welk vak kan geen doublet je iets kosten?
lesson-5-no-1 = Je laat een eerlijke inzet voorbijgaan: één heer alleen kan geen doublet worden.
lesson-5-no-2 = Van die rang komen er nog twee of meer, en die kunnen samenvallen. Van de heer is er maar één.
lesson-6 = Leg erop wat je wilt: hij wint even vaak als hij verliest.
lesson-7 = De laatste heer, rechts. Is het spel op, dan gaat de bank naar de volgende. Je weet genoeg: ga zitten.
