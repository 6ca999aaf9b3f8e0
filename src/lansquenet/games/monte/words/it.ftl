# Where it is from, and of when.
from = Spagna e Messico, Ottocento

# What the table of Monte says.
title = Monte
pitch = Due carte sotto, due sopra: punta che una torni prima della rivale, e attento alla porta.
preset-spanish = Albur e gallo
preset-spanish-text = Due file di due carte, una corsa in ciascuna, e un quarto trattenuto quando decide la porta.
preset-mexican = Corsa messicana
preset-mexican-text = Una carta sotto contro una sopra.
preset-mexican_gate = Porta messicana
preset-mexican_gate-text = Una carta per parte, e decide il seme della porta: tre a uno.
preset-spanish_gate = Porta spagnola
preset-spanish_gate-text = Due carte per parte, e decide il seme della porta: alla pari su due semi, tre a uno su uno solo.
preset-annulled = Secondo acanomas.com
preset-annulled-text = La corsa, con la mano annullata quando lo stesso valore è in tutte e due le file.
preset-fair = Pari perfetta
preset-fair-text = La corsa con la porta pagata per intero: nessuno ha alcun vantaggio.
zone-bottom-layout = fila di sotto
zone-top-layout = fila di sopra
zone-on-the-bottom = su quella di sotto
zone-on-the-top = su quella di sopra
BOTTOM-prompt = Si sta per tirare una carta della fila di sotto.
BOTTOM-told = fila di sotto: { $card }
TOP-prompt = Si sta per tirare una carta della fila di sopra.
TOP-told = fila di sopra: { $card }
BET-prompt = Quanto punti che { $on } torni per primo?
BET_BOTTOM-prompt = Quanto punti sulla fila di sotto?
BET_BOTTOM-nothing = non punta nulla sulla fila di sotto
BET_BOTTOM-told = punta { $chips } fiche sulla fila di sotto
BET_TOP-prompt = E quanto sulla fila di sopra?
BET_TOP-nothing = non punta nulla sulla fila di sopra
BET_TOP-told = punta { $chips } fiche sulla fila di sopra
GATE-prompt = Si sta per voltare il mazzo per mostrare la porta.
GATE-told = la porta: { $card }
