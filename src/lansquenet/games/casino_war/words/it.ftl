# Where it is from, and of when.
from = Casinò, Novecento

# What the table of Casino War says.
title = Casino War
pitch = Una carta ciascuno, e vince la più alta; se sono uguali, rinuncia alla metà, o va’ in guerra.
preset-six_packs = Con sei mazzi
preset-six_packs-text = La resa o la guerra, una scommessa sul pareggio e il banco che gira. È quello che si gioca se non dici altro.
preset-house = Come in una casa da gioco
preset-house-text = Lo stesso, e il banco resta dov’è.
preset-bonus = Con un premio
preset-bonus-text = Una guerra che finisce anch’essa in parità paga la posta in più.
preset-one_pack = Con un mazzo
preset-one_pack-text = Un solo mazzo, in cui il pareggio è più raro: il più mite con chi va in guerra, il peggiore per chi scommette sul pareggio.
zone-card = carta
zone-banker-s-card = carta del banchiere
zone-stake = posta
zone-bet-on-a-tie = scommessa sul pareggio
zone-raise = rilancio
STAKE-prompt = Quante fiche punti?
STAKE-nothing = non punta nulla
STAKE-told = punta { $chips }
SIDE-prompt = E quante fiche scommetti sul pareggio?
SIDE-nothing = non scommette sul pareggio
SIDE-told = scommette { $chips } sul pareggio
CARD-prompt = { $seat } sta per ricevere una carta.
CARD-told = a { $seat }: { $card }
BANK-prompt = Sta per essere voltata la carta del banchiere.
BANK-told = al banchiere: { $card }
ANSWER-prompt = Il banchiere ha { $bank } come te. Rinunci a metà della posta, o vai in guerra?
ANSWER-word-0 = rinunciare
ANSWER-told-0 = rinuncia
ANSWER-word-1 = guerra
ANSWER-told-1 = va in guerra
WAR_CARD-prompt = { $seat } sta per ricevere una carta per la guerra.
WAR_CARD-told = a { $seat }, in guerra: { $card }
WAR_BANK-prompt = Sta per essere voltata la carta del banchiere per la guerra.
WAR_BANK-told = al banchiere, in guerra: { $card }
