# Where it is from, and of when.
from = Sicilia

# What the table of Zecchinetta says.
title = Zecchinetta
pitch = Due carte per voi, una per me: chi vede tornare per prima la pari della sua ha perso.
preset-source = Secondo McLeod
preset-source-text = La terza carta, se è pari a una delle prime due, prende tutto. Il gioco siciliano; è ciò che si gioca, salvo diversa scelta.
preset-even = Pari perfetta
preset-even-text = Carte uguali fra le prime tre si ridanno sempre: il banco non ha alcun vantaggio.
preset-playette = Playette
preset-playette-text = Le carte uguali si impilano e si pagano alla pari, il che fa di una pila una cattiva puntata.
preset-fair_playette = Playette a quote migliori
preset-fair_playette-text = Le pile pagano 2 e 3 a uno, come suggerisce la nostra fonte. La seconda quota è equa del tutto, la prima quasi.
preset-american = All’americana
preset-american-text = Il primo asso tiene il banco, le carte uguali annullano la mano, e si può puntare su ogni carta ogni volta che se ne posa una nuova. La scatola e il decimo della casa sono della Ziginette, che è un gioco a sé.
zone-per-voi = per voi
zone-per-me = per me
zone-carte-male = carte male
LEAST-prompt = Quanto deve puntare almeno un puntatore su una carta?
LEAST-told = accetta puntate da { $chips } in su
PER_VOI-prompt = Per voi: si sta per voltare una carta per i puntatori.
PER_VOI-told = per voi: { $card }
BET-prompt = Quanto punti su { $on }?
PER_ME-prompt = Per me: si sta per voltare la carta del banco.
PER_ME-told = per me: { $card }
BET-nothing-verb = Niente su { $on }
BET-verb = Punto { $amount } su { $on }
said-all-of-a-rank = Ci sono tutte le carte di un valore: la mano è nulla.
said-bank-equals = La carta del banco è uguale a { $rank }: il banco vince.
said-part-all-of-a-rank = l’ultima del suo valore
said-part-bank-equals = una carta dei puntatori
