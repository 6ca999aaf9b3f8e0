# How it goes, and what the lesson says.

how = Punti, e ricevi una carta. Dieci e figure non contano nulla, un asso uno. Puoi comprare altre carte, ma più di nove in tutto ha perso. Poi si volta la carta del banchiere, e anche lui può comprare: vince chi è più vicino a nove, e un nove subito conta doppio.
what-to-do = Compra con quattro o meno e sta’ con cinque o più; di meglio non c’è. Il banchiere parla per ultimo e vede ciò che hai: è un gioco caro, in cui si tiene circa quattordici fiche su cento, e per questo il banco gira.
lesson-1 = Vuoi avvicinarti a *nove*, e più del banchiere. Prima le fiche: quante ne vuoi.
lesson-1-no-1 = Allora nessuna carta è voltata: metti almeno una fiche.
lesson-2 = Un tre. Dieci e figure non contano nulla, un asso uno. Puoi *comprare* una carta, e poi un’altra. Comprane una.
lesson-2-no-1 = Con tre vinceresti di rado. Compra una carta.
lesson-3 = Sette. Se passi il nove hai perso all’istante: con cinque o più è meglio stare. Resta così.
lesson-3-no-1 = Ogni carta da tre a nove sarebbe troppo. Resta così.
lesson-4 = Solo ora si volta la carta del banchiere: un due. Un nove avrebbe contato doppio, da una parte e dall’altra; è il grande *Schlag*.
lesson-5 = Anche lui compra, un nove, e ha passato il nove: vinci, fiche per fiche.
lesson-6 = Parla per ultimo, e vede ciò che hai. Questo vale molto, e perciò il banco va al prossimo dopo ogni colpo. Ne sai abbastanza: siediti.
