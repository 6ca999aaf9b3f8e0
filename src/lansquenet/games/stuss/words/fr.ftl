# Where it is from, and of when.
from = New York, vers 1900

# What the table of Stuss says.
title = Stuss
pitch = Le Faro donné à la main, et de deux pareilles la banque prend tout.
preset-source = À la main
preset-source-text = Vingt-six couples, et chaque doublet à la banque.
preset-with_soda = Avec une soda
preset-with_soda-text = Donné comme au Faro, avec une carte nulle à chaque bout.
CHOOSE-prompt = Sur quelle carte misez-vous, ou continuez-vous ?
BET-nothing = n’a rien sur le { $on }
BET-told = a { $chips } sur le { $on }
ask-rank = avant chaque couple un rang selon ce qu’il en reste, ou aucun
ask-rank-each-turn = avant chaque couple un rang selon ce qu’il en reste
ask-one-left = un rang dont il reste une carte
ask-two-left = un rang dont il reste deux cartes
ask-three-left = un rang dont il reste trois cartes
ask-four-left = un rang dont il reste quatre cartes
ask-nothing = rien
ask-fewest-of-a-rank = le moins de cartes restantes d’un rang
ask-cards-left = cartes restantes
