# Where it is from, and of when.
from = Nueva York, hacia 1900

# What the table of Stuss says.
title = Stuss
pitch = Faro dado a mano, y de dos iguales la banca se lo lleva todo.
preset-source = A mano
preset-source-text = Veintiséis pares, y cada doblete para la banca.
preset-with_soda = Con soda
preset-with_soda-text = Se da como el Faro, con una carta nula en cada extremo.
CHOOSE-prompt = ¿A qué valor apuestas, o sigues?
BET-nothing = no tiene nada en { $on }
BET-told = tiene { $chips } en { $on }
