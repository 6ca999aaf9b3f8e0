# How it goes, and what the lesson says.

how = Du satsar, och du och bankören får var sitt kort. Det högre vinner, mark för mark. Är de lika ger du upp hälften, eller går i krig för lika mycket till.
what-to-do = Satsa vad du vill, och låt vadet på lika vara: det är dyrt. Blir det lika, gå i krig; att ge upp kostar mer i längden.
lesson-1 = Först insatsen, före alla kort. Lägg några marker.
lesson-1-no-1 = Om ingen satsar vänds inget kort: lägg minst en mark.
lesson-2 = Vid sidan om får du slå vad om att korten blir lika, tio mot ett. Lockande? Sätt inget där.
lesson-2-no-1 = Tio mot ett för det som händer en gång på fjorton: av hundra marker behåller banken nitton. Satsa inget.
lesson-3 = Ditt kort och bankörens. Två nior: lika!
lesson-4 = Att ge upp kostar halva insatsen. Krig fördubblar den, för var sitt kort till. Vilket?
lesson-4-no-1 = Det är säkert hälften borta. I krig är lika också ditt: det kostar mindre i längden.
lesson-5 = En kung mot en fyra: du vinner lika mycket som höjningen, och insatsen kommer tillbaka.
lesson-6 = Banken går till nästa efter varje giv. Du kan nog: slå dig ner.
