# How it goes, and what the lesson says.

how = Je zet in op rouge of noir, op couleur of inverse. Voor noir wordt een rij kaarten gelegd tot die meer dan dertig telt, dan een voor rouge, en de rij die het minst telt wint, fiche om fiche. Tellen beide eenendertig, dan is de helft van elke inzet verloren.
what-to-do = Kies een vak en zeg hoeveel fiches; daarnaast mag je er nog een kiezen. Alle vier zijn evenveel waard, en niets van wat geweest is zegt wat komt. De bank houdt van elke duizend ingezette fiches er zo’n elf, en dat is voor zo’n spel weinig.
lesson-1 = Er worden twee rijen gelegd, voor noir en voor rouge. Jij zegt welke het minst zal tellen. Kies rouge.
lesson-1-no-1 = Zet niemand in, dan wordt er geen kaart omgeslagen. Kies rouge.
lesson-1-no-2 = Alle vier de vakken zijn evenveel waard; over dit vak zo dadelijk meer. Kies voor deze les rouge.
lesson-2 = Nu de fiches: zoveel als je wilt.
lesson-2-no-1 = Met niets win je niets: zet minstens één fiche.
lesson-3 = Daarnaast mag je op de allereerste kaart inzetten. *Couleur*: die heeft de kleur van de rij die wint. Kies het.
lesson-3-no-1 = Je mag het hierbij laten. Maar kijk hoe couleur wordt beslist: kies het.
lesson-3-no-2 = Dat is het vak daartegenover: dat de eerste kaart de andere kleur heeft. Kies voor deze les couleur.
lesson-4 = En hoeveel op dit vak?
lesson-4-no-1 = Dan speelt alleen rouge voor je: zet ook hier minstens één fiche.
lesson-5 = De rij noir. Plaatjes tellen tien, het aas één, en ze eindigt bij meer dan dertig: tweeëndertig. De eerste kaart is rood.
lesson-6 = De rij rouge telt eenendertig, dat is minder: rouge wint. Ook de eerste kaart is rood: couleur wint. Je krijgt fiche om fiche.
lesson-7 = Gelijke rijen beslissen niets. Alleen bij tweemaal eenendertig, de *refait*, neemt de bank de helft van elke inzet: zo’n één keer in zesenveertig coups. Daarvan leeft ze.
lesson-8 = De bank gaat na elke coup naar de volgende. Je weet genoeg: ga zitten.
