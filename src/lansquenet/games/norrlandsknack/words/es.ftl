# Where it is from, and of when.
from = Norte de Suecia; una reconstrucción

# What the table of Norrlandsknack says.
title = Norrlandsknack
pitch = Golpea, y has prometido una baza; de diez puntos a cero, y el bote es tuyo.
preset-source = Según la reconstrucción
preset-source-text = Lo que dice el fragmento, en el marco que da la enciclopedia, con las obligaciones más suaves.
preset-rams = Tan estricto como el Rams
preset-rams-text = Hay que matar y pisar, como en los juegos entre los que se cuenta.
preset-short = Una partida corta
preset-short-text = Desde cinco puntos, y una hogaza son tres: una partida de pocas manos.
zone-knocked = ha golpeado
DRAW-prompt = Se va a volver una carta para { $seat }, a ver quién da.
DEAL-told = { $seat } recibe { $card }
TURN-prompt = Se va a volver la muestra del triunfo.
TURN-told = muestra: { $card }
DECLARE-prompt = La primera mano: ¿acechas, o golpeas y prometes una baza?
DECLARE-word-0 = acechar
DECLARE-told-0 = acecha
DECLARE-word-1 = golpear
DECLARE-told-1 = golpea
JOIN-prompt = ¿Pasas, o golpeas y juegas?
JOIN-word-0 = pasar
JOIN-told-0 = pasa
JOIN-word-1 = golpear
JOIN-told-1 = golpea
EXCHANGE-prompt = ¿Qué carta descartas? ¿O ya basta?
SUPPLY-told = { $seat } recibe { $card } del mazo
