# How it goes, and what the lesson says.

how = Den som vill lägger fonden och får ett kort: ett som är lika med en annans slår det, och spelar om mer. Sedan vänds bankörens kort, och kort efter kort. Vart och ett vinner åt honom det som ligger på det lika kortet, tills ett lika med hans eget kommer och han betalar allt som ännu står.
what-to-do = Ta ett kort och lägg fonden: mer finns inte att välja. Det kostar dig något, mest när du får ditt först, och därför går banken runt. Det du satsar bredvid på réjouissancen kostar inget: den är jämn.
lesson-1 = C är bankör. Alla andra är *coupeurer*: var och en kan ha ett eget kort, och lägger *fonden* på det. Lägg fem.
lesson-1-no-1 = Då skulle du bara se på: lägg de fem.
lesson-2 = D fick en sjua, och sedan du: ett *dubbelt* kort. D förlorar genast, och på ditt ligger nu två gånger fonden: tio.
lesson-3 = B har en kung. Nu får du satsa på *réjouissancen*, ett kort som vänds för alla. Satsa fem på den.
lesson-3-no-1 = Du kunde klara dig utan. Men se hur det går: fem.
lesson-3-no-2 = Mindre går, eller mer. Låt det vara fem för den här gången.
lesson-4 = Bankören håller allt; han måste inte. Hans eget kort är en fyra. Varje kort väntar nu på ett lika kort.
lesson-5 = Damen är réjouissancen. Den kommer igen lika lätt som fyran: den insatsen är jämn.
lesson-6 = En kung: bankören vinner det som B hade på den. En sjua till, och ditt vore också förlorat, och kuppen med det.
lesson-7 = En fyra, bankörens kort: han betalar allt som står, tio till dig på din sjua och fem på damen.
lesson-8 = Så går banken vidare. Hade han slagit er alla först hade han fått behålla den. Du vet tillräckligt: sätt dig.
