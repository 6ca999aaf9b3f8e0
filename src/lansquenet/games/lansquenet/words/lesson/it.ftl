# How it goes, and what the lesson says.

how = Il banchiere mette un banco, e gli altri puntano contro finché è coperto. Poi si volta una carta per lui e una per i puntatori. Si continua, e vince quella delle due che per prima trova la pari.
what-to-do = Punta contro una parte del banco, o di’ banco e tienilo da solo. Un doppio delle prime due carte vince subito per il banco: è il suo vantaggio. Il banchiere che vince può tenere il banco, tutto intero.
lesson-1 = Il banchiere mette un banco, stavolta di quaranta fiche. Giochi contro di esso.
lesson-2 = Un altro ci ha messo dieci. Puoi aggiungere, fin dove arriva il banco. Metti dieci.
lesson-2-no-1 = Puoi passare, ma allora non hai parte nel colpo. Metti dieci.
lesson-2-no-2 = Questo è *banco*, tutto quanto. Verrà tra poco; comincia con dieci.
lesson-2-no-3 = Una somma vale l’altra; per questa lezione bastano dieci.
lesson-3 = L’altro non aggiunge niente. Se vuoi tutto il banco per te, di’ *banco*: trenta in più. Le altre puntate tornano.
lesson-3-no-1 = Un giro di silenzio chiude le puntate, e giochi per dieci. È lecito; ma impara il banco.
lesson-3-no-2 = Così aggiungi solo una parte. Per tutto servono altre trenta.
lesson-4 = La carta del banchiere è un sette, la tua un re. Due pari sarebbero state un *doppio*, subito del banco.
lesson-5 = Gli altri valori non fanno nulla. Poi un re: la tua carta trova per prima la pari, e qui così *vince*.
lesson-6 = Il banchiere ha pagato quaranta e perde il banco: passa oltre. Ne sai abbastanza: siediti.
