# Where it is from, and of when.
from = Alemania; nombrado desde 1534

# What the table of Landsknecht says.
title = Landsknecht
pitch = Ganas si la carta del repartidor se repite antes que la tuya; dos cartas de mano pueden salvarlo.
preset-source-text = Una réjouissance común, una puesta de una ficha, y un bote que espera hasta que se lo lleva el repartidor. Lo que se juega si no se dice otra cosa.
preset-own_cards = Una carta para cada uno
preset-own_cards-text = La variante en que cada punto tiene su propia réjouissance. El repartidor ve cartas iguales más a menudo, y sale peor parado cuando dos puntos las tienen iguales.
preset-fixed_dealer = Siempre el mismo repartidor
preset-fixed_dealer-text = El repartidor no cambia, y con él queda la posibilidad del bote. Lo que no se lleva se devuelve, o tarde o temprano ganaría las puestas de todos.
preset-credit = A crédito
preset-credit-text = El repartidor responde de todas las apuestas, tenga o no las fichas.
preset-hoyle = Según Hoyle
preset-hoyle-text = Sin puestas, y se apuesta a cualquier carta suelta: un juego sin ventaja para nadie. No está claro qué hace Hoyle si hay cartas iguales en la apertura; aquí pasa a dar el siguiente.
preset-limited = Con límite
preset-limited-text = El repartidor dice de antemano cuánto admite en total, como en la Francia del siglo XVIII.
zone-hand-cards = cartas de mano
zone-matched-hand-cards = cartas de mano repetidas
zone-dealer-s-card = carta del repartidor
zone-table-cards = cartas de la mesa
zone-most-held = admite hasta
zone-own-card = carta propia
DRAW-prompt = Se va a sacar una carta para decidir quién da.
ANTE-prompt = Toca pagar la puesta.
ANTE-told = paga la puesta
HAND-prompt = Se va a volver una carta de mano.
HAND-told = carta de mano: { $card }
MINE-prompt = Se va a volver la carta del repartidor.
MINE-told = carta del repartidor: { $card }
REJOUISSANCE-prompt = Se va a volver la réjouissance.
REJOUISSANCE-told = réjouissance: { $card }
OWN-prompt = Se va a volver la carta propia de cada punto.
OWN-told = para { $seat }: { $card }
CAP-prompt = ¿Cuántas fichas admites en total, contra todos los puntos juntos?
CAP-nothing = no admite nada
CAP-told = admite hasta { $chips }
BET-prompt = ¿Cuánto apuestas a { $on }?
