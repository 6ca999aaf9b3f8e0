# How it goes, and what the lesson says.

how = Je legt couches op kaarten van je boekje, en de bankier slaat koppels om: de eerste kaart wint, de tweede verliest. Wie gewonnen heeft neemt de winst, of gaat door voor zeven, vijftien, dertig keer de couche. Je verliest nooit meer dan de couche.
what-to-do = Kies je kaarten voor er omgeslagen wordt. De onderste kaart, de fasse, neemt de helft van een couche op haar rang. Zeg na winst of je die neemt, of een hoek vouwt.
lesson-1 = De bankier slaat om; jij kiest je kaarten uit een boekje met elke rang. Noem de boer.
lesson-1-no-1 = Dan kijk je alleen toe. Noem de boer.
lesson-1-no-2 = Zo goed als elke; maar dit spel is van de boer.
lesson-2 = De *couche*: een paar fiches. Meer kun je op deze kaart niet verliezen.
lesson-2-no-1 = Niets gelegd, niets gewonnen: minstens twee fiches.
lesson-2-no-2 = Voor meer kan de bank misschien niet instaan: hier hoogstens tien.
lesson-3 = De fasse is een acht en deert niemand. Dan de boer, op de winnende plaats! Vouw een hoek, voor zeven: *paroli*.
lesson-3-no-1 = Dat is de voorzichtige weg. Maar de ladder is het spel: verlies kost de couche, winst betaalt zevenvoud.
lesson-4 = Een koppel zonder jou. Een boer had hier niet geteld: een rang die won slaat het volgende koppel over.
lesson-5 = Weer de boer: *sept et le va*, zeven couches. Genoeg: neem de winst en de kaart weg.
lesson-5-no-1 = Twee boeren zijn weg, twee over: een derde winst is zeldzamer dan vijftien couches goedmaken. Neem weg.
lesson-6 = Had hij verloren, dan was alleen de couche weg. Je weet genoeg: ga zitten.
