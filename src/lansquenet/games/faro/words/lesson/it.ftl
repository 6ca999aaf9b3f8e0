# How it goes, and what the lesson says.

how = Si punta sui valori del tappeto, e le carte si voltano due alla volta. La prima fa perdere il suo valore, la seconda lo fa vincere, e un copper rovescia la puntata. Se sono pari, uno split, il banco prende metà.
what-to-do = Prima di ogni colpo punta, sposta o ritira; con un copper scommetti che un valore perda. Il segnacarte mostra che cosa è uscito. Con tre carte rimaste puoi chiamarne l’ordine.
lesson-1 = La prima carta, la *soda*, non conta. Ora si può puntare sui valori. Indica la donna.
lesson-1-no-1 = Senza niente sul tappeto il colpo non ti riguarda. Indica la donna.
lesson-1-no-2 = Anche quella puntata è lecita; questo colpo mostrerà di più sulla donna.
lesson-2 = Quante fiche? Restano finché la donna viene.
lesson-2-no-1 = Così non c’è niente: almeno una fiche.
lesson-3 = Il cinque per primo: le puntate lì perdono. La donna per seconda: sei pagato fiche per fiche.
lesson-4 = Ora dieci fiche stanno sul nove. Se pensi che *perderà*, mettici un copper. Fallo.
lesson-4-no-1 = Senza, il nove deve venire secondo. L’uno vale l’altro; ma vedi una volta il copper.
lesson-5 = Il nove è venuto per primo e ha perso: il copper vince.
lesson-6 = Due otto, uno *split*: metà di ogni puntata sull’otto andrebbe al banco, copper o no. È tutto il suo vantaggio.
lesson-7 = Il segnacarte mostra che cosa è uscito: di un valore con una carta sola niente split. Ne sai abbastanza: siediti.
