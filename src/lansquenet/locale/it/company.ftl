# Chi viene, e come.

invite = Invita
take-chair = Prendi la sedia di { $name }
chair-promised = La sedia di { $name } è tua appena la mano è finita; dove si gioca una partita, la partita.
chair-let = Meglio guardare
watching-free = Stai guardando. Un bot ti fa posto alla fine della mano:
chair-free = Una sedia è libera: puoi sederti.
start-with-bots = Comincia, con i bot sulle sedie vuote
chairs-and-way = Sedie e collegamento
held = Sarà detto fra due secondi, se non lo riprendi.
hands-so-far = { $count } mani finora: { $won } vinte, netto { $net }.
