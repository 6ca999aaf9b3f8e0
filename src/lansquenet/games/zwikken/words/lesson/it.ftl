# How it goes, and what the lesson says.

how = Tre giocatori ricevono tre carte ciascuno, e la carta voltata è briscola. Si offre per una parte del piatto o per tutto, e chi offre di più gioca solo contro due. Due prese vincono l’offerta, con meno di regola la si paga.
what-to-do = Offri quando vedi due prese, e non più di quanto la mano valga. Chi ha il dieci di briscola può cambiarlo con la carta voltata. Tre uguali, uno zwik, prendono tutto.
lesson-1 = Ciascuno ha messo una fiche nel piatto. Tre carte a testa, e il fante voltato fa di quadri la briscola.
lesson-2 = Hai A♦, Q♦ e A♣, e parli per primo. Per quanto del piatto giochi?
lesson-2-no-1 = Bastano due prese, e asso e donna di briscola con un altro asso le fanno quasi sempre.
lesson-2-no-2 = Un altro potrebbe offrire di più. Una mano così può giocare per tutto.
lesson-3 = Sei il *tiratore*. Si è chiesto a tutti, in silenzio, il dieci di briscola, che si cambia col fante.
lesson-4 = Esci tu. Si deve rispondere, e chi non può deve tagliare. Che cosa giochi?
lesson-4-no-1 = Una briscola avversa potrebbe prenderla. L’asso di briscola prende di sicuro.
lesson-5 = Già due prese: il gioco è vinto.
lesson-6 = Tutto il piatto è tuo. Se mancavi, pagavi altrettanto. Ne sai abbastanza: siediti.
