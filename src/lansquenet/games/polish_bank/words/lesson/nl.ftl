# How it goes, and what the lesson says.

how = Er ligt een bank, en je zet ertegen in. Er wordt een kaart voor de bank omgeslagen, en tot drie voor de pointeurs. Is er één van dezelfde kleur en hoger, dan wint elke inzet dubbel; zo niet, dan blijven de inzetten in de bank, die groeit.
what-to-do = Zeg hoeveel fiches je inzet; alle pointeurs samen mogen de halve bank inzetten, zodat een winst nooit meer neemt dan erin ligt. Is de bank van jou, houd haar dan: van honderd ingezette fiches wint ze er negen, al springen de meeste op het eind.
lesson-1 = De bankier heeft twintig fiches ingelegd. Jullie zetten daartegen in, samen hoogstens de helft: tien. Zet er zes in.
lesson-1-no-1 = Dan kijk je alleen toe. Zet er zes in.
lesson-1-no-2 = Zo goed als een ander bedrag; zet er voor deze les zes in.
lesson-2 = Een ander heeft de overige vier ingezet. De kaart van de bank is schoppen negen: alleen een hogere schoppen slaat haar.
lesson-3 = Tot drie kaarten voor jullie allemaal. Een heer, maar harten; een schoppen, maar lager. Nog één kaart.
lesson-4 = De schoppenvrouw slaat haar: elke inzet wint twee tegen één. Jij krijgt twaalf, de ander acht, en de bank is gesprongen.
lesson-5 = Had geen kaart haar geslagen, dan lagen jullie tien fiches nu in de bank, dertig in totaal. Dat gebeurt zeven van de tien keer.
lesson-6 = De bank gaat naar links. Is ze van jou, dan groeit ze tot ze springt, jij haar licht of ze verdrievoudigd is. Je weet genoeg: ga zitten.
