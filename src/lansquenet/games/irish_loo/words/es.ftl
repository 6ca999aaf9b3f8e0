# Where it is from, and of when.
from = Una forma de Loo, según dicen irlandesa

# What the table of Irish Loo says.
title = Loo irlandés
pitch = Loo con una segunda oportunidad: cambia hasta tres cartas, y no pases nunca si pintan tréboles.
preset-irish = Loo irlandés
preset-irish-text = El relato de 2008 como lo leemos, y lo que se juega si no se dice otra cosa.
preset-obliged = El repartidor obligado
preset-obliged-text = El mismo relato al pie de la letra: contra un solo jugador el repartidor defiende el bote, y no su propio juego.
preset-five_card_manner = A la manera de cinco cartas
preset-five_card_manner-text = Quien juega cambia en seguida, antes de que hable el siguiente, como con cinco cartas.
preset-unlimited = Loo irlandés sin límite
preset-unlimited-text = Quien juega y no hace baza paga tanto como había en el bote. Con la ley de tréboles además, los botes pueden crecer sin medida.
preset-with_miss = Con Miss
preset-with_miss-text = Se conserva la mano de reserva del Loo de tres cartas, como puede entenderse *jugar como arriba*.
DRAW-prompt = Se va a volver una carta para { $seat }, a ver quién da.
EXCHANGE-prompt = ¿Qué carta descartas, si descartas alguna?
SUPPLY-told = para { $seat }, del mazo: { $card }
PLAY-prompt = ¿Tu carta?
