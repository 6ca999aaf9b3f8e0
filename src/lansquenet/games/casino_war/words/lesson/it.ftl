# How it goes, and what the lesson says.

how = Punti, e tu e il banchiere ricevete una carta ciascuno. La più alta vince, fiche per fiche. Se sono pari, rinunci alla metà, o vai in guerra per altrettanto.
what-to-do = Punta quanto vuoi, e lascia stare la scommessa sulla parità: è cara. Alla pari, va’ in guerra; arrendersi costa di più a lungo andare.
lesson-1 = Prima la puntata, prima di ogni carta. Metti qualche fiche.
lesson-1-no-1 = Se nessuno punta, non si volta nessuna carta: metti almeno una fiche.
lesson-2 = Puoi scommettere a parte che le due carte saranno pari, dieci a uno. Tentato? Non metterci niente.
lesson-2-no-1 = Dieci a uno per ciò che viene una volta su quattordici: di cento fiche il banco ne tiene diciannove. Non puntare.
lesson-3 = La tua carta, e quella del banchiere. Due nove: parità!
lesson-4 = Arrendersi costa metà della puntata. La guerra la raddoppia, per un’altra carta a testa. Che fai?
lesson-4-no-1 = È mezza puntata persa di sicuro. In guerra anche la parità è tua: a lungo andare costa meno.
lesson-5 = Un re contro un quattro: vinci quanto il rilancio, e la puntata torna.
lesson-6 = Il banco passa al posto seguente dopo ogni mano. Ne sai abbastanza: siediti.
