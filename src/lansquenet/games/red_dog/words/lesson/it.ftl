# How it goes, and what the lesson says.

how = Si voltano due carte con spazio tra loro. Puoi rilanciare che la terza cada in mezzo. Più stretto è lo spazio, più si paga.
what-to-do = Metti la posta, guarda lo scarto, e rilancia da sette valori in su. Due vicine rendono la posta; una coppia può pagare undici a uno.
lesson-1 = Uno tiene il banco, gli altri giocano contro. L’asso è la carta più alta, il due la più bassa.
lesson-2 = Prima di ogni carta ciascuno mette una posta. Metti dieci fiche.
lesson-2-no-1 = Chi non mette la posta salta la mano: dieci fiche.
lesson-2-no-2 = Qualsiasi somma nei limiti va bene. Per questa lezione, dieci.
lesson-3 = Un tre e un fante, con spazio per la terza carta.
lesson-4 = Sette valori stanno in mezzo, dal quattro al dieci. Puoi rilanciare fino alla tua posta. Ne vale la pena?
lesson-4-no-1 = Ventotto delle cinquanta carte rimaste cadono in mezzo: più della metà, alla pari. Rilancia.
lesson-5 = Un sette, in mezzo: posta e rilancio sono pagati. Un tre o un fante avrebbero perso, come ogni carta fuori.
lesson-6 = Uno scarto stretto paga di più: cinque a uno per un solo valore. Ne sai abbastanza: siediti.
