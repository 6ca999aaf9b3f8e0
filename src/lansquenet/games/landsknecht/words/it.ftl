# Where it is from, and of when.
from = Germania; nominato dal 1534

# What the table of Landsknecht says.
title = Landsknecht
pitch = Che la pari del mazziere esca prima della tua; due carte di mano possono salvarlo.
preset-source-text = Una réjouissance comune, una posta di una fiche, e un piatto che resta finché il mazziere non lo prende. È ciò che si gioca, salvo diversa scelta.
preset-own_cards = Una carta per ciascuno
preset-own_cards-text = La variante in cui ogni puntatore ha una réjouissance sua. Il mazziere vede più spesso carte uguali, e ci perde quando due puntatori hanno carte pari.
preset-fixed_dealer = Un solo mazziere
preset-fixed_dealer-text = Il mazziere resta, e con lui la sorte del piatto. Quanto ne lascia si rende, o prima o poi vincerebbe le poste di tutti.
preset-credit = A credito
preset-credit-text = Il mazziere risponde di ogni puntata, che abbia le fiche o no.
preset-hoyle = Secondo Hoyle
preset-hoyle-text = Niente poste, e si punta su qualsiasi carta singola: un gioco senza vantaggio per nessuno. Che cosa faccia Hoyle quando le carte d’apertura sono uguali non è chiaro; qui si cambia mazziere.
preset-limited = Con un limite
preset-limited-text = Il mazziere dice prima quanto terrà in tutto, come nella Francia del Settecento.
zone-hand-cards = carte di mano
zone-matched-hand-cards = carte di mano appaiate
zone-dealer-s-card = carta del mazziere
zone-table-cards = carte del tavolo
zone-most-held = tiene al massimo
zone-own-card = carta propria
DRAW-prompt = Si sta per tirare una carta, per vedere chi dà le carte.
ANTE-prompt = È dovuta la posta.
ANTE-told = paga la posta
HAND-prompt = Si sta per voltare una carta di mano.
HAND-told = carta di mano: { $card }
MINE-prompt = Si sta per voltare la carta del mazziere.
MINE-told = carta del mazziere: { $card }
REJOUISSANCE-prompt = Si sta per voltare la réjouissance.
REJOUISSANCE-told = réjouissance: { $card }
OWN-prompt = Si sta per voltare la carta propria di ciascun puntatore.
OWN-told = per { $seat }: { $card }
CAP-prompt = Quante fiche tieni in tutto, contro tutti i puntatori insieme?
CAP-nothing = non tiene nulla
CAP-told = tiene fino a { $chips }
BET-prompt = Quanto punti su { $on }?
