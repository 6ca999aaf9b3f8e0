# How it goes, and what the lesson says.

how = Si punta sui valori, e le carte si voltano a coppie. La prima fa perdere il suo valore, la seconda lo fa vincere. Se sono pari, il banchiere prende tutto ciò che ci sta sopra.
what-to-do = Punta sui valori prima di ogni coppia, o cambia. Attento ai doppi: costano tutta la puntata. Su un valore di cui resta una carta non ce ne sono.
lesson-1 = Prima che si voltino due carte si punta sui valori. Indica la donna.
lesson-1-no-1 = Senza puntata nessuno è pagato. Prima indica la donna.
lesson-1-no-2 = Qualsiasi valore andrebbe, e i semi non contano. Per questa lezione prendi la donna.
lesson-2 = Ora le fiche: quante ne vuoi.
lesson-2-no-1 = Una puntata di niente non vince niente: metti almeno una fiche.
lesson-3 = Il cinque è venuto per primo e perde. La donna è venuta seconda e vince: sei pagato fiche per fiche.
lesson-4 = Due otto: tutto ciò che fosse sull’otto andrebbe al banchiere, per intero. Al faro sarebbe la metà.
lesson-5 = Tre donne sono uscite. Di quale valore non può più venire un doppio?
lesson-5-no-1 = C’è una puntata senza svantaggio per te: sull’ultima donna.
lesson-5-no-2 = Quel valore può ancora venire due volte in una coppia, e tutto è perso. Di donne ne resta una sola.
lesson-6 = Ciò che ci metti è ora alla pari.
lesson-7 = Stavolta è venuta per prima, e perde: equo, e niente di più. Ne sai abbastanza: siediti.
