# Where it is from, and of when.
from = Case da gioco americane, Novecento

# What the table of Red Dog says.
title = Red Dog
pitch = Due carte sono lì: la terza cadrà nel mezzo? Più stretto è lo scarto, meglio paga.
preset-one_pack = Con un mazzo
preset-one_pack-text = Un solo mazzo, mescolato a ogni mano, e il banco che gira. È quello che si gioca se non dici altro.
preset-doubling = Raddoppiare o stare
preset-doubling-text = Come sopra, ma chi rilancia raddoppia.
preset-six_packs = Sei mazzi e banco fisso
preset-six_packs-text = Come nelle case da gioco: sei mazzi, e sempre lo stesso banchiere.
preset-eight_packs = Otto mazzi e banco fisso
preset-eight_packs-text = La più mite con i puntatori fra tutte quelle di cui è stampato il vantaggio.
zone-first-card = prima carta
zone-second-card = seconda carta
zone-spread = scarto
zone-ante = posta
zone-raise = rilancio
ANTE-prompt = Quante fiche metti come posta?
ANTE-nothing = non mette nulla
ANTE-told = mette come posta: { $chips }
FIRST-prompt = Si sta per voltare la prima carta.
FIRST-told = prima carta: { $card }
SECOND-prompt = Si sta per voltare la seconda carta.
SECOND-told = seconda carta: { $card }
RAISE-prompt = Lo scarto è { $spread } e paga { $to_one } a uno. Di quanto rilanci?
RAISE-nothing = non rilancia
RAISE-told = rilancia di { $chips }
THIRD-prompt = Si sta per voltare la terza carta.
THIRD-told = terza carta: { $card }
