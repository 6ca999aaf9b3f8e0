# How it goes, and what the lesson says.

how = Si danno tre carte, e nessuno guarda. Uno può impegnarsi alla cieca a due prese e volta la briscola per la sua mano; gli altri guardano, e possono impegnarsi a una. Ogni presa vale un terzo del piatto, e chi manca paga.
what-to-do = Gioca alla cieca solo se il piatto lo vale. Se lo fa un altro, guarda: con una presa sicura gioca, se no passa. Il tre viene subito dopo l’asso.
lesson-1 = Tre carte a ciascuno, e nessuno ha guardato. Il mazziere gioca alla cieca: la carta voltata è briscola, entra nella sua mano, e deve due prese.
lesson-2 = Ora puoi guardare: A♠, K♦ e 4♣. Giocare è impegnarsi a una presa. Lo fai?
lesson-2-no-1 = Hai l’asso di briscola: quella presa è certa, e con essa un terzo del piatto.
lesson-3 = Il terzo passa. Esci tu, con la carta che vuoi. Togli una briscola a chi gioca.
lesson-3-no-1 = Chi non ha il seme deve tagliare, e la prenderebbe. Prima l’asso.
lesson-4 = Il J♠ è caduto: una presa, hai mantenuto la parola. Un altro terzo si può avere: quale carta?
lesson-4-no-1 = Un quattro non prende quasi mai. Il K♦ è la tua possibilità.
lesson-5 = Due prese per te. Chi giocava ne ha una su due: è *pomodoro*, e paga nel piatto seguente.
lesson-6 = Si chiede prima al mazziere se gioca alla cieca, poi al seguente. Ne sai abbastanza: siediti.
