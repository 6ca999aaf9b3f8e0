# Where it is from, and of when.
from = Una forma di Loo, detta irlandese

# What the table of Irish Loo says.
title = Loo irlandese
pitch = Il Loo con una seconda occasione: cambia fino a tre carte, e non passare mai quando è briscola fiori.
preset-irish = Loo irlandese
preset-irish-text = Il racconto del 2008 come lo leggiamo noi; è ciò che si gioca, salvo diversa scelta.
preset-obliged = Il mazziere obbligato
preset-obliged-text = Lo stesso racconto alla lettera: contro un solo giocatore il mazziere difende il piatto, e non gioca per sé.
preset-five_card_manner = Alla maniera di cinque carte
preset-five_card_manner-text = Chi sta cambia subito, prima che parli il seguente, come con cinque carte.
preset-unlimited = Loo irlandese illimitato
preset-unlimited-text = Chi va in bestia paga quanto era nel piatto. Con la legge dei fiori per giunta, i piatti possono crescere senza misura.
preset-with_miss = Con Miss
preset-with_miss-text = Si tiene la mano di riserva del Loo a tre carte, come si può intendere da *gioca come sopra*.
DRAW-prompt = Si sta per voltare una carta per { $seat }, per vedere chi dà le carte.
EXCHANGE-prompt = Quale carta scarti, se ne scarti?
SUPPLY-told = data a { $seat } dal mazzo: { $card }
PLAY-prompt = La tua carta?
