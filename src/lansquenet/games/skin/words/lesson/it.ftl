# How it goes, and what the lesson says.

how = Una carta è offerta in giro, e chi la prende ci gioca contro il banchiere, che ne ha una anche lui. Si volta finché una trova la pari. Chi ha quella carta ha perso.
what-to-do = Prendi una carta o lasciala; di’ quanto punti, offri o prendi scommesse a parte su quale carta dura. Qui nessuna puntata favorisce nessuno: rischia quanto vuoi.
lesson-1 = Un due fa il giro. L’altro l’ha rifiutato; ora tocca a te. Prendilo.
lesson-1-no-1 = Rifiutare non costa nulla; ma una carta vale l’altra. Prendi questa.
lesson-2 = La carta del banchiere è un cinque. Di’ il massimo da puntare sul tuo due: venti.
lesson-2-no-1 = Da una fiche a tutto ciò che hai: la regola lo consente. Facciamo venti.
lesson-3 = Il banchiere accetta tutto. È venuto un nove, e l’altro l’ha preso: ora tre carte sono su.
lesson-4 = L’altro ti offre una *scommessa a parte*: dieci che il nove dura più del tuo due. Prendila tutta.
lesson-4-no-1 = Puoi prenderne una parte, o niente. Ma è pari perfetta: prendi i dieci.
lesson-5 = Ciascuno ha una carta, e il sei va al centro. Poi un cinque: la carta del banchiere trova la pari, e paga tutti e due.
lesson-6 = La scommessa a parte si decide. Un nove: la carta dell’altro trova la pari, i dieci sono tuoi. Ne sai abbastanza: siediti.
