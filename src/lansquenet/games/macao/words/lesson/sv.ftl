# How it goes, and what the lesson says.

how = Du satsar, och får ett kort. Tior och klädda kort räknar ingenting, ett ess ett. Du får köpa fler kort, men mer än nio tillsammans har förlorat. Sedan vänds bankörens kort, och även han får köpa: den som är närmare nio vinner, och en nia genast räknas dubbelt.
what-to-do = Köp med fyra eller mindre och stanna med fem eller mer; bättre kan det inte bli. Bankören talar sist och ser vad du har: det är ett dyrt spel, där han behåller ungefär fjorton marker av hundra, och därför går banken runt.
lesson-1 = Du vill komma nära *nio*, närmare än bankören. Först markerna: så många du vill.
lesson-1-no-1 = Då vänds inget kort alls: lägg minst en mark.
lesson-2 = En trea. Tior och klädda kort räknar ingenting, ett ess ett. Du får *köpa* ett kort, och sedan ett till. Köp ett.
lesson-2-no-1 = Med tre skulle du sällan vinna. Köp ett kort.
lesson-3 = Sju. Kommer du över nio har du genast förlorat: med fem eller mer är det bättre att stanna. Stanna.
lesson-3-no-1 = Varje kort från tre till nio vore för mycket. Stanna.
lesson-4 = Först nu vänds bankörens kort: en tvåa. En nia hade räknats dubbelt, på båda sidor; det är det stora *Schlag*.
lesson-5 = Han köper också, en nia, och har kommit över nio: du vinner, mark för mark.
lesson-6 = Han talar sist, och ser vad du har. Det är värt mycket, och därför går banken till nästa efter varje kupp. Du vet tillräckligt: sätt dig.
