# Where it is from, and of when.
from = Tabernas alemanas, hacia 1900

# What the table of Tempeln says.
title = Tempeln
pitch = Un templo de tiza, una casilla para cada valor: la izquierda es de la banca, la derecha es tuya.
preset-source = Trece casillas
preset-source-text = Con la baraja de whist, y la mitad de cada doblete para la banca.
preset-naschi_waschi = Naschi-Waschi
preset-naschi_waschi-text = Ocho casillas y 32 cartas; también Süßmilch, o faraón alemán.
preset-sharp = Cada doblete para la banca
preset-sharp-text = Como en el Stuss, la banca se lleva el doblete entero.
preset-sharp_naschi_waschi = Naschi-Waschi, cada doblete para la banca
preset-sharp_naschi_waschi-text = Ocho casillas, y el doblete entero: una ficha de cada veinte.
zone-left = izquierda
zone-cards-drawn = cartas sacadas
CHOOSE-prompt = ¿A qué casilla apuestas, o sigues?
BET-nothing = no tiene nada en { $on }
BET-told = tiene { $chips } en { $on }
LOSING-prompt = Se va a sacar la carta izquierda de una pareja.
LOSING-told = izquierda: { $card } es de la banca
WINNING-prompt = Se va a sacar la carta derecha.
WINNING-told = derecha: { $card } es de los puntos
