# A hand to learn a game by.

practice = Esercizio
practice-note = una mano di esercizio, spiegata dal libro
practice-step = Questo passo, spiegato
practice-step-number = Passo { $number }
practice-begin = La mano comincia. Leggi che cosa fa ogni passo, e va’ avanti quando vuoi.
practice-goes-on = La mano prosegue; non ti si mostra che cosa è accaduto.
practice-as-before = Di nuovo per { $rule }
practice-usual = Una buona prima risposta:
practice-free = Ogni altra che viene offerta è altrettanto lecita; il tavolo mostra dove conduce.
practice-answer = { $word } ({ $text })
practice-next = Avanti
practice-back = Indietro
practice-ahead = Fino alla mia prossima scelta
practice-finish = Gioca per me il resto della mano
practice-end = Com’è finita
practice-no-payment = In questa mano nessuna fiche è venuta a te o andata da te. Il resto che ha contato sta sul tavolo.
practice-play = Gioca ora
practice-again = Un’altra mano
practice-book = Il libro intero

lesson-note = un gioco in un minuto, al tavolo vero
lesson-step = Passo { $number } di { $steps }
lesson-rule = Perché: { $rule }
lesson-yours = A te la scelta.
lesson-sit = Siediti
lesson-again = Ancora una volta
lesson-free = Prova liberamente
