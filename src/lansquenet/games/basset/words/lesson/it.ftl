# How it goes, and what the lesson says.

how = Metti poste sulle carte del tuo libretto, e il banchiere volta il mazzo a coppie: la prima vince, la seconda perde. Chi ha vinto prende il guadagno, o prosegue per sette, quindici, trenta volte la posta. Non perdi mai più della posta.
what-to-do = Scegli le carte prima che si volti il mazzo. La carta di fondo, la fasse, prende metà di una posta del suo valore. Dopo una vincita di’ se la prendi, o pieghi un angolo.
lesson-1 = Il banchiere volta le carte; tu scegli le tue da un libretto con una per valore. Nomina il fante.
lesson-1-no-1 = Staresti solo a guardare. Nomina il fante.
lesson-1-no-2 = Vale come ogni altra; ma questa mano è del fante.
lesson-2 = La *posta*: qualche fiche. È tutto ciò che puoi perdere su questa carta.
lesson-2-no-1 = Niente messo, niente vinto: almeno due fiche.
lesson-2-no-2 = Oltre, il banco potrebbe non rispondere: dieci al massimo, qui.
lesson-3 = La fasse è un otto e non nuoce a nessuno. Poi il fante, al posto che vince! Piega un angolo, per sette: *paroli*.
lesson-3-no-1 = È la via prudente. Ma la scala è il gioco: perdere costa la posta, vincere paga sette volte.
lesson-4 = Una coppia senza di te. Un fante qui non avrebbe contato: un valore che ha vinto salta la coppia seguente.
lesson-5 = Di nuovo il fante: *sept et le va*, sette poste. Basta: prendi il guadagno e ritira la carta.
lesson-5-no-1 = Due fanti sono usciti, due restano: una terza vincita è più rara di quanto quindici poste valgano. Ritira.
lesson-6 = Se avesse perso, sarebbe andata solo la posta. Ne sai abbastanza: siediti.
