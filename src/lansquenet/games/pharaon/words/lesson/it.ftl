# How it goes, and what the lesson says.

how = Si punta sui valori, e il banchiere volta le carte a coppie: la prima perde, la seconda vince. Chi ha vinto può piegare un angolo e lasciar correre posta e guadagno, *paroli*. Se le due carte sono pari, il banchiere prende metà di ciò che ci sta.
what-to-do = Punta prima di ogni coppia. Quando una carta ha vinto, prendi il guadagno, o prosegui per tre, sette, quindici volte la posta. Ciò che corre si perde intero se perde.
lesson-1 = Si punta sui valori, contro il banchiere. Indica il fante.
lesson-1-no-1 = Non hai ancora nulla in gioco. Indica il fante.
lesson-1-no-2 = Quel valore va bene lo stesso, ma questa mano è la storia del fante.
lesson-2 = Di’ quanto deve starci in tutto.
lesson-2-no-1 = Così la carta resta vuota: metti almeno una fiche.
lesson-2-no-2 = Tanto in una volta lascia al banco poco per un paroli: venti al massimo, per questa lezione.
lesson-3 = Il fante è venuto secondo: ha vinto. Prendi il guadagno, o piega un angolo: *paroli*, tutto corre per tre volte la posta. Prova.
lesson-3-no-1 = È la via sicura. Ma è il paroli che ha reso famoso il gioco.
lesson-3-no-2 = Questa è la *paix*: la posta torna, corre solo il guadagno. Guarda prima il paroli.
lesson-4 = Due pari: il banchiere prende metà di ciò che ci sta. La tua non c’entra, e corre ancora.
lesson-5 = Di nuovo! Ha vinto tre volte la posta. Ora accontentati, e prendi.
lesson-5-no-1 = Potrebbe correre per sette. Ma se un fante viene per primo tutto è perso. Prendi.
lesson-6 = Tre per uno, con un angolo piegato. Ne sai abbastanza: siediti.
