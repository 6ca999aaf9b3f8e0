# Where it is from, and of when.
from = New York, vers 1900

# What the table of Stuss says.
title = Stuss
pitch = Le Faro donné de la main, et de deux pareilles la banque prend tout.
preset-source = De la main
preset-source-text = Vingt-six coups, et chaque doublet à la banque.
preset-with_soda = Avec une soda
preset-with_soda-text = Donné comme au Faro, avec une carte nulle à chaque bout.
CHOOSE-prompt = Sur quelle carte misez-vous, ou continuez-vous ?
BET-nothing = n’a rien sur le { $on }
BET-told = a { $chips } sur le { $on }
