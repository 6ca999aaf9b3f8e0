# How it goes, and what the lesson says.

how = Ciascuno riceve tre carte, e un seme è briscola. Butti la mano, o stai e giochi per il piatto. Ogni presa ne vale un terzo, e chi è stato senza farne paga.
what-to-do = Stai quando una presa è probabile: una briscola alta, o due buone carte. Miss è una mano di riserva che puoi prendere senza vederla. Esci di briscola, e supera quando puoi.
lesson-1 = Tre carte a ciascuno; e tre per *Miss*, che non è nessuno. La carta voltata fa di cuori la briscola.
lesson-2 = Hai Q♥, A♠ e 4♣. Passi, stai, o prendi Miss?
lesson-2-no-1 = Non costa e non vince. Ma donna di briscola e asso meritano di giocare.
lesson-2-no-2 = Tre carte ignote di rado valgono queste, e dovresti giocarle comunque.
lesson-3 = Uno sta contro di te, uno passa. Esci tu. Si deve rispondere al seme, superare se si può, e tagliare se non si può rispondere.
lesson-3-no-1 = Una briscola nell’altra mano la prenderebbe. Falla cadere prima: esci con la donna di briscola.
lesson-4 = Il fante di briscola è caduto sotto la tua donna: una presa, un terzo del piatto. E ora?
lesson-4-no-1 = Il quattro non prende nulla; l’asso è il più alto del suo seme, e vale finché esci tu.
lesson-5 = Due prese per te, una per l’altro: un terzo del piatto ciascuna, e nessuno paga.
lesson-6 = Chi sta senza prese paga nel piatto seguente. Ne sai abbastanza: siediti.
