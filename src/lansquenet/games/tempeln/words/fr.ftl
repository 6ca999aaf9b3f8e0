# Where it is from, and of when.
from = Tavernes allemandes, vers 1900

# What the table of Tempeln says.
title = Tempeln
pitch = Un temple à la craie, une case pour chaque carte : la gauche est à la banque, la droite est à vous.
preset-source = Treize cases
preset-source-text = Avec le jeu de whist, et la moitié de chaque doublet à la banque.
preset-naschi_waschi = Naschi-Waschi
preset-naschi_waschi-text = Huit cases et 32 cartes ; dit aussi Süßmilch, ou Pharaon allemand.
preset-sharp = Chaque doublet à la banque
preset-sharp-text = Comme au Stuss, la banque prend le doublet en entier.
preset-sharp_naschi_waschi = Naschi-Waschi, chaque doublet à la banque
preset-sharp_naschi_waschi-text = Huit cases, et le doublet en entier : un jeton sur vingt.
zone-left = gauche
zone-cards-drawn = cartes tirées
CHOOSE-prompt = Sur quelle case misez-vous, ou continuez-vous ?
BET-nothing = n’a rien sur le { $on }
BET-told = a { $chips } sur le { $on }
LOSING-prompt = La carte de gauche d’un couple va être tirée.
LOSING-told = à gauche : { $card } est à la banque
WINNING-prompt = La carte de droite va être tirée.
WINNING-told = à droite : { $card } est aux pontes
