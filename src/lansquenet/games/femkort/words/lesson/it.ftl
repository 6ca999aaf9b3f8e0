# How it goes, and what the lesson says.

how = Ciascuno paga e riceve cinque carte. Si deve rispondere, e superare la carta migliore se si può. Chi fa la quinta presa prende il piatto, e le quattro prima non valgono nulla.
what-to-do = Pensa all’ultima presa fin dalla prima: tieni la carta che la farà, e non fartela tirare fuori. Esci basso all’inizio, e guarda quali semi sono finiti.
lesson-1 = Tre fiche sono nel piatto, e ciascuno ha cinque carte. Non c’è briscola.
lesson-2 = Esci tu, e paga solo la quinta presa. Quale carta non serve a quella?
lesson-2-no-1 = L’asso di picche è la carta per l’ultima presa. La prima non vale nulla: esci col due.
lesson-2-no-2 = Può servire ancora a prendere la mano. Il due di fiori non vince mai nulla.
lesson-3 = Tutti e due dovevano rispondere e superare. Il fante prende, e chi l’ha giocato esce.
lesson-4 = Due prese dopo. A cuori non potevi superare il dieci; a quadri dovevi, e il tuo re ti dà la mano.
lesson-5 = Ti restano A♠ e 7♥. Quale ora, quale per il piatto?
lesson-5-no-1 = L’asso farebbe una presa che non paga, e ti lascerebbe un sette per quella che paga.
lesson-6 = Nell’ultima presa è uscita picche, e il tuo asso prende il piatto. Ne sai abbastanza: siediti.
