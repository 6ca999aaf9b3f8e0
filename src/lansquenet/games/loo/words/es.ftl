# Where it is from, and of when.
from = Inglaterra, desde la Restauración

# What the table of Three-card Loo says.
title = Loo de tres cartas
pitch = Tres cartas y un bote que crece: tira tus cartas, o juega y haz una baza, o paga.
preset-limited = Loo con límite
preset-limited-text = El relato de 2008 tal cual, y lo que se juega si no se dice otra cosa: quien juega y no hace baza paga tres.
preset-unlimited = Loo sin límite
preset-unlimited-text = La última variante del mismo relato: quien juega y no hace baza paga tanto como había en el bote. Las fichas se van deprisa.
preset-forced = Con botes sencillos forzosos
preset-forced-text = La otra variante: por un bote de una sola puesta juegan todos.
preset-peel = Según libros más antiguos
preset-peel-text = Los botes sencillos son forzosos y sin Miss, de dos triunfos se sale con el más alto, y se puede guardar un triunfo que no puede ganar.
DRAW-prompt = Se va a volver una carta para { $seat }, a ver quién da.
PLAY-prompt = ¿Tu carta?
