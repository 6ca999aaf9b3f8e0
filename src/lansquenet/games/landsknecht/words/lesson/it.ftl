# How it goes, and what the lesson says.

how = Tutti pagano un ante. Il mazziere posa due carte Hand che lo proteggono, una carta per sé e una per la compagnia, la réjouissance. Poi si volta: una carta del tavolo che trova la pari perde, quella del mazziere paga tutto.
what-to-do = Punta sulla réjouissance e su ogni carta nuova posata accanto. Se due dell’apertura sono pari il mazziere prende il piatto prima di ogni puntata: è il suo guadagno.
lesson-1 = Ciascuno ha pagato una fiche al piatto. Il mazziere è il banchiere.
lesson-2 = Due carte *Hand*, cinque e sei: di nessuno, lo scudo del mazziere. Poi la sua, un due.
lesson-3 = La *réjouissance*, un re, è per tutti voi. Nessuna pari tra le quattro: il piatto resta. Punta sul re.
lesson-3-no-1 = Non sei obbligato. Ma questa puntata è alla pari: almeno una fiche.
lesson-4 = Una carta nuova, un nove, sta accanto al re. Puoi puntare anche su quella.
lesson-5 = Un cinque è pari a una carta Hand. Se viene anche il sei prima del resto, le puntate tornano e si ridà: è lo scudo.
lesson-6 = Di nuovo un nove: le puntate lì sono del mazziere, e il valore è morto.
lesson-7 = Un due, il valore del mazziere: la puntata sul re è pagata, la partita finita. Ne sai abbastanza: siediti.
