# How it goes, and what the lesson says.

how = Uno tiene il banco contro tutti gli altri. Si posano due carte per i puntatori e una per il banco, poi si voltano le carte una alla volta. Una carta dei puntatori perde quando il suo valore ritorna; quando ritorna quello del banco, si paga ogni puntata ancora sul tavolo.
what-to-do = Punta sulle carte posate per te, o su nessuna. Anche ogni valore nuovo ti viene offerto: quella puntata è equa, mentre le prime due carte favoriscono il banco. Quando tocca a te tenere il banco, dici quanto si può puntare al minimo e al massimo.
lesson-1 = Uno è il banchiere e risponde di tutte le puntate. Oggi è un bot: accetta da 5 a 50 fiche per carta.
lesson-2 = *Per voi*: si voltano due carte per i puntatori, e tu sei uno di loro. Perdono quando il loro valore ritorna. Punta sul K♦.
lesson-2-no-1 = Nessuno è obbligato a puntare. Ma staresti solo a guardare: metti almeno 5 sul K♦, e vedi come gli va.
lesson-3 = Si può puntare su una carta, su tutte e due o su nessuna. Ora il sette: quanto vuoi, o niente.
lesson-4 = *Per me*: la terza carta è del banco. Se fosse stata del valore dell’una o dell’altra, il banchiere avrebbe preso subito tutte le puntate. È tutto qui il vantaggio del banco.
lesson-5 = Un valore mai visto è una *carta franca*: puoi puntare anche su quella. Vince tanto spesso quanto perde: è la puntata migliore del gioco. Falla.
lesson-5-no-1 = Lasci passare l’unica puntata equa. Sulle prime due carte il banco tiene 3 fiche su 19, su una franca nessuna. Metti almeno 5.
lesson-6 = Di nuovo un sette: il banchiere prende ciò che stava sul sette, e la carta lascia il tavolo. Da ora il suo valore è *mala*.
lesson-7 = Il valore del banco! Si paga ogni puntata ancora sul tavolo: le tue sul K♦ e sul cinque, fiche per fiche. Il banco passa al posto seguente.
lesson-8 = Così il banco fa il giro, e ciascuno ne ha il vantaggio a turno. Ne sai abbastanza: siediti.
