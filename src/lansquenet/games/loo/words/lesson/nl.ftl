# How it goes, and what the lesson says.

how = Ieder krijgt drie kaarten, en één kleur is troef. Je gooit de hand weg, of je gaat mee en speelt om de pot. Elke slag levert een derde op, en wie meeging zonder slag betaalt.
what-to-do = Ga mee als een slag waarschijnlijk is: een hoge troef, of twee goede kaarten. Miss is een losse hand die je ongezien mag nemen. Kom uit met troef, en ga eroverheen.
lesson-1 = Drie kaarten ieder; en drie voor *Miss*, die niemand is. De keerkaart maakt harten troef.
lesson-2 = Je hebt Q♥, A♠ en 4♣. Passen, meegaan of Miss nemen?
lesson-2-no-1 = Dat kost niets en wint niets. Maar troefvrouw en aas zijn het waard.
lesson-2-no-2 = Drie onbekende kaarten zijn zelden zo goed, en je moet ze spelen.
lesson-3 = Eén gaat mee, één past. Jij komt uit. Men moet bekennen, en eroverheen als het kan; wie niet kan bekennen, moet troeven.
lesson-3-no-1 = Een troef in de andere hand zou die nemen. Haal die er eerst uit: speel je troefvrouw.
lesson-4 = De troefboer viel onder je vrouw: een slag, een derde van de pot. Wat nu?
lesson-4-no-1 = De vier neemt niets; het aas is de hoogste van zijn kleur, en telt zolang jij uitkomt.
lesson-5 = Twee slagen voor jou, één voor de ander: elk een derde van de pot, en niemand betaalt.
lesson-6 = Wie meegaat zonder slag betaalt in de volgende pot. Je weet genoeg: ga zitten.
