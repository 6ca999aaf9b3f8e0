# Where it is from, and of when.
from = New York, verso il 1900

# What the table of Stuss says.
title = Stuss
pitch = Il Faro dato a mano, e di due pari il banco prende tutto.
preset-source = Dato a mano
preset-source-text = Ventisei coppie, e ogni doppio al banco.
preset-with_soda = Con la soda
preset-with_soda-text = Dato come il Faro, con una carta nulla a ciascun capo.
CHOOSE-prompt = Su quale carta punti, o vai avanti?
BET-nothing = non ha nulla su { $on }
BET-told = ha { $chips } fiche su { $on }
ask-rank = prima di ogni coppia un valore secondo le carte che ne restano, o nessuno
ask-rank-each-turn = prima di ogni coppia un valore secondo le carte che ne restano
ask-one-left = un valore di cui resta una carta
ask-two-left = un valore di cui restano due carte
ask-three-left = un valore di cui restano tre carte
ask-four-left = un valore di cui restano quattro carte
ask-nothing = niente
ask-fewest-of-a-rank = meno carte rimaste di un valore
ask-cards-left = carte rimaste
