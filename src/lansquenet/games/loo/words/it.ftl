# Where it is from, and of when.
from = Inghilterra, dalla Restaurazione

# What the table of Three-card Loo says.
title = Loo a tre carte
pitch = Tre carte e un piatto che cresce: butta la mano, o sta’ e fa’ una presa, o paga.
preset-limited = Loo limitato
preset-limited-text = Il racconto del 2008 com’è, ed è ciò che si gioca, salvo diversa scelta: chi va in bestia paga tre.
preset-unlimited = Loo illimitato
preset-unlimited-text = L’ultima variante dello stesso racconto: chi va in bestia paga quanto era nel piatto. Le fiche vanno in fretta.
preset-forced = Col piatto semplice obbligato
preset-forced-text = L’altra variante: per un piatto di una sola posta giocano tutti.
preset-peel = Secondo libri più vecchi
preset-peel-text = Il piatto semplice è obbligato e senza Miss, di due briscole si esce con la più alta, e una briscola che non può vincere si può tenere.
DRAW-prompt = Si sta per voltare una carta per { $seat }, per vedere chi dà le carte.
PLAY-prompt = La tua carta?
