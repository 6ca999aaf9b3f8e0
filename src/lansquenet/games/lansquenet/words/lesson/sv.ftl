# How it goes, and what the lesson says.

how = Bankören lägger en bank, och de andra satsar mot den tills den är täckt. Sedan vänds ett kort för bankören och ett för pontörerna. Man vänder vidare, och det av de två som först får sin like har vunnit.
what-to-do = Satsa mot en del av banken, eller säg banco och håll den ensam. En dubblett av de två första korten vinner genast för banken: det är dess fördel. En bankör som vinner får behålla hela banken.
lesson-1 = Bankören lägger en bank, den här gången fyrtio marker. Du spelar mot den.
lesson-2 = En annan har satt tio mot den. Du får lägga till, så långt banken räcker. Lägg tio.
lesson-2-no-1 = Du får passa, men då är du inte med. Lägg tio.
lesson-2-no-2 = Det är *banco*, alltihop. Det kommer strax; börja med tio.
lesson-2-no-3 = Ett belopp är så gott som ett annat; tio räcker här.
lesson-3 = Den andre lägger inget till. Vill du ha hela banken för dig själv, säg *banco*: trettio till. De andras insatser går tillbaka.
lesson-3-no-1 = En tyst runda avslutar satsandet, och du spelar om tio. Det är tillåtet; men lär dig banco.
lesson-3-no-2 = Det är bara en del. För allt krävs trettio till.
lesson-4 = Bankörens kort är en sjua, ditt en kung. Två lika hade varit en *dubblett*, genast bankens.
lesson-5 = Andra valörer gör inget. Sedan en kung: ditt kort får först sin like, och här *vinner* det.
lesson-6 = Bankören har betalat fyrtio och förlorar banken: den går vidare. Du kan nog: slå dig ner.
