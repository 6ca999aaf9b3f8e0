# How it goes, and what the lesson says.

how = Metti fiche sui numeri del tavoliere: settanta al biribi, o trenta all’hoca. Si estrae un biglietto dal sacchetto. Chi ha puntato sul suo numero riceve sessantaquattro volte la puntata, o ventotto all’hoca, e tutto il resto è del banco.
what-to-do = Nomina un numero, di’ quante fiche, e nominane un altro se vuoi, fino a tre. Tutti i numeri valgono lo stesso, e nessuna estrazione sa di quella prima. Il banco tiene i numeri che non paga: sei su settanta, e due su trenta all’hoca.
lesson-1 = Ci sono settanta numeri, e uno sarà estratto. Nominane uno: diciassette, per questa lezione.
lesson-1-no-1 = Se nessuno punta, non si estrae niente. Nomina il diciassette.
lesson-1-no-2 = Vale come ogni altro; per questa lezione nomina il diciassette.
lesson-2 = Ora le fiche. Il banco paga sessantatré per ciascuna, fin dove arriva. Mettine una.
lesson-2-no-1 = Niente non vince niente: metti una fiche.
lesson-2-no-2 = Si può; per questa lezione mettine una.
lesson-3 = Puoi puntare su un altro numero, tre in tutto. Valgono lo stesso: lascia stare. Non nominarne.
lesson-3-no-1 = Puoi. Ma guarda prima come va a uno: non nominarne.
lesson-4 = Il sacchetto sono due semi di un mazzo. Il primo fiore dice la colonna: il sette di fiori, la settima.
lesson-5 = Il primo quadro dice la fila; ce ne sono sette. La donna sarebbe la nona: non dice niente.
lesson-6 = La seconda fila, e lì la settima: diciassette! Ricevi sessantaquattro, compresa la tua fiche.
lesson-7 = Capita una volta su settanta, ed è pagato come una su sessantaquattro. Di quei sei vive il banco.
lesson-8 = All’hoca ci sono trenta numeri e ventotto puntate. Il banco gira, e allora i sei li tieni tu. Ne sai abbastanza: siediti.
