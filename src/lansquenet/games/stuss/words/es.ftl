# Where it is from, and of when.
from = Nueva York, hacia 1900

# What the table of Stuss says.
title = Stuss
pitch = Faro dado a mano, y de dos iguales la banca se lo lleva todo.
preset-source = A mano
preset-source-text = Veintiséis parejas, y cada doblete para la banca.
preset-with_soda = Con soda
preset-with_soda-text = Se da como el Faro, con una carta nula en cada extremo.
CHOOSE-prompt = ¿A qué valor apuestas, o sigues?
BET-nothing = no tiene nada en { $on }
BET-told = tiene { $chips } en { $on }
ask-rank = antes de cada pareja un valor según las cartas que quedan de él, o ninguno
ask-rank-each-turn = antes de cada pareja un valor según las cartas que quedan de él
ask-one-left = un valor del que queda una carta
ask-two-left = un valor del que quedan dos cartas
ask-three-left = un valor del que quedan tres cartas
ask-four-left = un valor del que quedan cuatro cartas
ask-nothing = nada
ask-fewest-of-a-rank = menos cartas restantes de un valor
ask-cards-left = cartas restantes
