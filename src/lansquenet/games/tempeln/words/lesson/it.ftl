# How it goes, and what the lesson says.

how = Sul tavolo è disegnato un tempio con un campo per ogni valore. Il banchiere tira due carte alla volta: quella a sinistra vince per il banco, quella a destra per i puntatori. Se sono pari, il banco prende metà di ciò che sta sul loro campo.
what-to-do = Prima di ogni coppia punta sui campi che vuoi, cambia o ritira. Ciò che vince si paga subito. Guarda che cosa è uscito: su un valore di cui resta una sola carta il banco non ha vantaggio.
lesson-1 = Ogni valore ha il suo campo. Puoi puntare prima che si tirino due carte. Indica il sette.
lesson-1-no-1 = Andare avanti senza puntare fa solo passare il tempo. Prima indica il sette.
lesson-1-no-2 = Con tutto il mazzo davanti ogni campo vale l’altro. Prendi il sette, e vedrai i due lati.
lesson-2 = Quante fiche vuoi metterci? Una puntata resta finché è decisa, o finché la cambi.
lesson-2-no-1 = Senza niente sul campo non c’è niente da vincere: metti almeno una fiche.
lesson-3 = Il re, a sinistra, vince per il banco; il sette, a destra, per i puntatori. Sei pagato fiche per fiche, e la puntata torna a te.
lesson-4 = Due nove: un doppio. Il banco avrebbe preso metà di ciò che stava sul nove. È il suo solo vantaggio.
lesson-5 = Tre re sono usciti, ne resta uno: il tavolo lo mostra. Su quale campo nessun doppio può costarti nulla?
lesson-5-no-1 = Lasci passare una puntata equa: un re solo non può fare un doppio.
lesson-5-no-2 = Di quel valore restano due carte o più, e possono cadere insieme. Del re ne resta una sola.
lesson-6 = Mettici quanto vuoi: vince tanto spesso quanto perde.
lesson-7 = L’ultimo re, a destra. Finito il mazzo, il banco passa al posto seguente. Ne sai abbastanza: siediti.
