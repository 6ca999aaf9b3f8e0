# How it goes, and what the lesson says.

how = Je legt fiches op nummers van het bord: zeventig bij biribi, of dertig bij hoca. Eén briefje wordt uit de zak getrokken. Wie op zijn nummer heeft ingezet krijgt de inzet vierenzestig keer, of achtentwintig keer bij hoca, en al het andere is van de bank.
what-to-do = Noem een nummer, zeg hoeveel fiches, en noem er nog een als je wilt, tot drie. Alle nummers zijn evenveel waard, en geen trekking weet van de vorige. De bank houdt de nummers waarvoor ze niet betaalt: zes van zeventig, en bij hoca twee van dertig.
lesson-1 = Er liggen zeventig nummers, en één ervan wordt getrokken. Noem er een: zeventien, voor deze les.
lesson-1-no-1 = Zet niemand in, dan wordt er niets getrokken. Noem zeventien.
lesson-1-no-2 = Zo goed als elk ander; noem voor deze les zeventien.
lesson-2 = Nu de fiches. De bank betaalt er drieënzestig voor elke, zover ze reikt. Leg er een.
lesson-2-no-1 = Niets wint niets: leg één fiche.
lesson-2-no-2 = Dat kan; leg er voor deze les een.
lesson-3 = Je mag nog een nummer nemen, drie in totaal. Ze zijn evenveel waard: laat maar. Noem er geen.
lesson-3-no-1 = Dat mag. Maar kijk eerst hoe het met één afloopt: noem er geen.
lesson-4 = De zak is twee kleuren van een spel. De eerste klaveren zegt de kolom: klaveren zeven, de zevende.
lesson-5 = De eerste ruiten zegt de rij, waarvan er zeven zijn. De vrouw zou de negende zijn: zij zegt niets.
lesson-6 = De tweede rij, en daarin de zevende: zeventien! Je krijgt er vierenzestig, je eigen fiche erbij.
lesson-7 = Dat komt eens in de zeventig trekkingen, en wordt betaald alsof het eens in vierenzestig kwam. Van die zes leeft de bank.
lesson-8 = Bij hoca zijn het dertig nummers en achtentwintig inzetten. De bank gaat rond, en dan houd jij de zes. Je weet genoeg: ga zitten.
