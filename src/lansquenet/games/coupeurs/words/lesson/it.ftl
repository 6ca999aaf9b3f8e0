# How it goes, and what the lesson says.

how = Chi vuole mette il fondo e riceve una carta: una che è pari a quella di un altro la batte, e gioca per di più. Poi si volta la carta del banchiere, e carte ancora e ancora. Ognuna gli vince ciò che sta sulla sua pari, finché viene la pari della sua ed egli paga tutto ciò che sta ancora.
what-to-do = Prendi una carta e metti il fondo: altro da scegliere non c’è. Ti costa qualcosa, di più se ricevi la tua per primo, e per questo il banco gira. Ciò che punti a parte sulla réjouissance non costa nulla: è alla pari.
lesson-1 = C è il banchiere. Tutti gli altri sono *coupeur*: ciascuno può avere una carta sua, e ci mette il *fondo*. Metti cinque.
lesson-1-no-1 = Allora staresti solo a guardare: metti i cinque.
lesson-2 = D ha ricevuto un sette, e poi tu: una carta *doppia*. D perde subito, e sulla tua sta ora due volte il fondo: dieci.
lesson-3 = B ha un re. Ora puoi puntare sulla *réjouissance*, una carta che si volta per tutti. Puntaci cinque.
lesson-3-no-1 = Potresti farne a meno. Ma guarda come va: cinque.
lesson-3-no-2 = Andrebbe meno, o di più. Per ora siano cinque.
lesson-4 = Il banchiere la tiene tutta; non è obbligato. La sua carta è un quattro. Ogni carta aspetta ora la sua pari.
lesson-5 = La donna è la réjouissance. Può tornare tanto quanto il quattro: quella puntata è alla pari.
lesson-6 = Un re: il banchiere vince ciò che B ci aveva. Ancora un sette, e anche la tua sarebbe persa, e con lei il colpo.
lesson-7 = Un quattro, la carta del banchiere: paga tutto ciò che sta, dieci a te sul tuo sette e cinque sulla donna.
lesson-8 = Così il banco passa. Se vi avesse prima battuti tutti, l’avrebbe tenuto. Ne sai abbastanza: siediti.
