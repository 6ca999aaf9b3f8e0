# How it goes, and what the lesson says.

how = Två utlägg om två kort läggs ut, och du satsar på vilka du vill. Sedan vänds kort efter kort. Av de två korten i ett utlägg vinner det vars valör kommer igen först.
what-to-do = Satsa på ett kort i ett utlägg, inte på båda. Avgör det allra första kortet, porten, till din fördel får du bara tre fjärdedelar: det är bankens hela fördel.
lesson-1 = Två utlägg: 6♣ och 4♦, J♣ och A♣. I vart och ett är de två rivaler.
lesson-2 = Du tillfrågas för varje kort, det lägsta först. Satsa på esset.
lesson-2-no-1 = Om ingen satsar vänds inget. Lägg några marker på esset.
lesson-3 = Fyra och sexa låter du vara. Nu essets rival, J♣. Vad satsar du på den?
lesson-3-no-1 = När det ena vinner förlorar det andra: du betalar dig själv, och banken dess port. Inget.
lesson-4 = *Porten*. Hade den varit ett ess hade du redan vunnit, men bara tre fjärdedelar. Det är en trea och avgör inget.
lesson-5 = Ett ess kom före rivalens valör: esset har vunnit, mark för mark.
lesson-6 = Banken går till nästa efter varje giv. Du kan nog: slå dig ner.
