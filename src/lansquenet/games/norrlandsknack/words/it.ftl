# Where it is from, and of when.
from = Nord della Svezia; una ricostruzione

# What the table of Norrlandsknack says.
title = Norrlandsknack
pitch = Bussa, e hai promesso una presa; da dieci punti a zero, e il piatto è tuo.
preset-source = Come ricostruito
preset-source-text = Quel che dice il frammento, nella cornice che dà l’enciclopedia, con gli obblighi più miti.
preset-rams = Severo come il Rams
preset-rams-text = Si deve superare e surtagliare, come nei giochi fra cui lo si mette.
preset-short = Una partita corta
preset-short-text = Da cinque punti, e una pagnotta è tre: una partita di poche mani.
zone-knocked = bussate
DRAW-prompt = Si sta per voltare una carta per { $seat }, per vedere chi dà le carte.
DEAL-told = { $seat } riceve { $card }
TURN-prompt = Si sta per voltare una carta per briscola.
TURN-told = voltata per briscola: { $card }
DECLARE-prompt = La prima mano: ti apposti, o bussi e prometti una presa?
DECLARE-word-0 = mi apposto
DECLARE-told-0 = si apposta
DECLARE-word-1 = busso
DECLARE-told-1 = bussa
JOIN-prompt = Passi, o bussi e giochi?
JOIN-word-0 = passo
JOIN-told-0 = passa
JOIN-word-1 = busso
JOIN-told-1 = bussa
EXCHANGE-prompt = Quale carta scarti? O ti basta così?
SUPPLY-told = { $seat } riceve { $card } dal mazzo
