# How it goes, and what the lesson says.

how = Due carte stanno sul tavolo per i puntatori, e la scatola mostra quella del banchiere. Si tirano carte, e quella che la scatola mostra può essere pari a una. La pari della tua perde, la pari del banchiere paga tutte le puntate.
what-to-do = Punta sulle carte del tavolo, non su quella che appare nella scatola. La puntata è alla pari; la casa prende un decimo di ciò che vince il banchiere.
lesson-1 = Il banchiere dice quanto si può puntare su una carta: da cinque a cinquanta.
lesson-2 = Due carte per il tavolo; e la scatola mostra quella del banchiere, Q♦, prima di ogni puntata. Punta sul tre.
lesson-2-no-1 = Sei libero, ma la puntata è alla pari: vinta quanto persa. Almeno cinque.
lesson-3 = E sull’altra, il J♦? Come vuoi.
lesson-4 = La scatola mostra il J♥: il J♦ del tavolo trova la pari, e le puntate sono del banchiere, meno un decimo per la casa.
lesson-5 = È apparso un due, pari a nulla; col tiro seguente è sul tavolo, e puoi puntarci. Anche questo è alla pari: fallo.
lesson-5-no-1 = Così gioca per te solo il tre. Almeno cinque sul due.
lesson-6 = La scatola mostra la pari della carta del banchiere: Q♥. Ogni puntata è pagata, e il banco passa. Ne sai abbastanza: siediti.
