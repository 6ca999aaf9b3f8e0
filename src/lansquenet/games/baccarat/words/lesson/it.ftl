# How it goes, and what the lesson says.

how = Si danno due mani di due carte, quella del punto e quella del banco. Conta l’ultima cifra della loro somma, dieci e figure non valgono nulla, e vince la più alta. Otto o nove subito è una naturale; altrimenti ognuna può prendere un’altra carta.
what-to-do = Metti le fiche sulla mano in cui credi. Valgono quasi lo stesso: quella del banco vince più spesso, e per questo si trattiene un ventesimo di quanto vince. La parità paga otto volte, ed è troppo poco. Dove si mette un banco punti contro di esso, e chi ha puntato di più gioca la mano: con cinque può chiedere carta o stare.
lesson-1 = Si daranno due mani: quella del *punto* e quella del *banco*. Non sono di nessuno; tu punti su una. Scegli il punto.
lesson-1-no-1 = Se nessuno punta, nessuna carta è voltata. Scegli il punto.
lesson-1-no-2 = La parità esce una volta su undici e paga otto: è la puntata più cara. Scegli il punto.
lesson-1-no-3 = Il banco vale altrettanto. Per questa lezione scegli il punto.
lesson-2 = Ora le fiche: quante ne vuoi.
lesson-2-no-1 = Con nulla non si vince nulla: metti almeno una fiche.
lesson-3 = Potresti puntare anche sulla parità. Lascia così, e si diano le carte.
lesson-3-no-1 = Puoi; ma costa quattordici fiche su cento. Si diano le carte.
lesson-4 = Il punto ha sette e sei: tredici, e conta solo l’ultima cifra, dunque tre. Il banco ha un re, che non vale nulla, e quattro.
lesson-5 = Otto o nove avrebbe chiuso tutto, una *naturale*. Con cinque o meno il punto prende una carta: tre e cinque fanno otto.
lesson-6 = Con quattro il banco prende carta contro un cinque. È scritto in una tabella, e nessuno sceglie. Quattro e nove fanno tre: vince il punto, e tu con lui, fiche per fiche.
lesson-7 = Chi vince sul banco lascia un ventesimo, perché vince più spesso. L’uno e l’altro costano circa una fiche su cento.
lesson-8 = Allo chemin de fer, che trovi nello stesso gioco, uno di voi tiene la mano, e con cinque può scegliere. Ne sai abbastanza: siediti.
