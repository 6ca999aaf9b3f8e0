# How it goes, and what the lesson says.

how = Ciascuno riceve quattro carte, e si giocano quattro prese. Solo chi fa l’ultima è risparmiato, gli altri prendono penalità. In ogni momento uno può bussare, e la mano vale uno di più per chi resta.
what-to-do = Tieni la carta migliore per l’ultima presa. Bussa se sembra tua; ritirati se bussano e la tua mano è povera. Il dieci è la più alta, il fante la più bassa.
lesson-1 = Quattro carte a testa. L’ordine è strano: il dieci è il più alto, poi 9, 8, 7, asso, re, donna e fante.
lesson-2 = Hai 10♠, 8♥, A♦ e J♣. Una mano povera si può cambiare. È povera?
lesson-2-no-1 = Povera è una mano senza 10, 9, 8 né 7. Con un dieci, chi dubita ti fa punire.
lesson-3 = Esci tu. Conta solo la quarta presa. Quale carta dar via, e quale tenere?
lesson-3-no-1 = Il dieci è la carta migliore: per l’ultima presa, non per la prima.
lesson-3-no-2 = Può servirti a prendere la mano prima dell’ultima. Gioca il fante, che non vince nulla.
lesson-4 = Tre prese sono fatte, e la terza è tua: esci tu nell’ultima, col dieci di picche. Nessuno può batterlo. E ora?
lesson-4-no-1 = L’ultima presa è tua di sicuro. Bussa: chi resta prende due penalità invece di una.
lesson-5 = Gli altri possono ritirarsi e pagare quanto valeva prima; o restare, per uno in più. Questo resta.
lesson-6 = L’altro è rimasto, e prende due penalità. A dieci si paga da bere. Ne sai abbastanza: siediti.
