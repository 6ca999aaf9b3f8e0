# How it goes, and what the lesson says.

how = C’è un banco, e tu gli punti contro. Si volta una carta per il banco, e fino a tre per i puntatori. Se una è dello stesso seme e più alta, ogni puntata vince il doppio; se nessuna lo è, le puntate restano nel banco, che cresce.
what-to-do = Di’ quante fiche punti; tutti i puntatori insieme possono puntare metà del banco, così una vincita non ne prende mai più di quanto c’è. Quando il banco è tuo, tienilo: di cento fiche puntate ne vince nove, anche se i più alla fine saltano.
lesson-1 = Il banchiere ha messo venti fiche. Tutti gli puntano contro, insieme al massimo la metà: dieci. Punta sei.
lesson-1-no-1 = Staresti solo a guardare. Punta sei.
lesson-1-no-2 = Va bene come un’altra cifra; per questa lezione punta sei.
lesson-2 = Un altro ha puntato le altre quattro. La carta del banco è il nove di picche: solo una picca più alta la batte.
lesson-3 = Fino a tre carte per tutti voi. Un re, ma di cuori; una picca, ma più bassa. Ancora una carta.
lesson-4 = La donna di picche la batte: ogni puntata vince due a uno. Tu ricevi dodici, l’altro otto, e il banco è saltato.
lesson-5 = Se nessuna l’avesse battuta, le vostre dieci fiche sarebbero nel banco, che ne avrebbe trenta. Accade sette volte su dieci.
lesson-6 = Il banco passa a sinistra. Quando è tuo, cresce finché salta, lo cedi o è triplicato. Ne sai abbastanza: siediti.
