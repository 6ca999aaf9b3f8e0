# How it goes, and what the lesson says.

how = Två händer om två kort delas ut, spelarens och bankens. Det som räknas är sista siffran i deras summa, tior och klädda kort räknar ingenting, och den högre vinner. Åtta eller nio genast är en natural; annars får var och en ta ett kort till.
what-to-do = Satsa på den hand du tror på. De är nästan lika bra: bankens vinner oftare, och därför hålls en tjugondel av vinsten inne. Lika betalar åtta gånger, och det är alldeles för lite. Där en bank sätts upp satsar du mot den, och den som har satsat mest spelar handen: med fem får den ta ett kort eller stanna.
lesson-1 = Två händer delas ut: *spelarens* och *bankens*. De är ingens; du satsar på en av dem. Välj spelaren.
lesson-1-no-1 = Om ingen satsar vänds inget kort. Välj spelaren.
lesson-1-no-2 = Lika kommer en gång på elva och betalar åtta: den dyraste insatsen här. Välj spelaren.
lesson-1-no-3 = Banken är lika bra. Välj spelaren i den här lektionen.
lesson-2 = Nu markerna: så många du vill.
lesson-2-no-1 = Med ingenting vinner man ingenting: lägg minst en mark.
lesson-3 = Du kunde satsa på lika också. Låt det vara, och låt korten delas ut.
lesson-3-no-1 = Det får du; men det kostar fjorton marker av hundra. Låt korten delas ut.
lesson-4 = Spelaren har sju och sex: tretton, och bara sista siffran räknas, alltså tre. Banken har en kung, som inte räknar något, och fyra.
lesson-5 = Åtta eller nio hade avgjort allt, en *natural*. Med fem eller mindre tar spelaren ett kort: tre och fem är åtta.
lesson-6 = Med fyra tar banken kort mot en femma. Det står i en tabell, och ingen väljer. Fyra och nio är tre: spelaren vinner, och du med, mark för mark.
lesson-7 = Den som vinner på banken lämnar en tjugondel, för den vinner oftare. Båda kostar ungefär en mark av hundra.
lesson-8 = I chemin de fer, som hör till samma spel, håller en av er handen, och med fem får den välja. Du vet tillräckligt: sätt dig.
