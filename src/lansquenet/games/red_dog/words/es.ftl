# Where it is from, and of when.
from = Casas de juego de Estados Unidos, siglo XX

# What the table of Red Dog says.
title = Red Dog
pitch = Ahí hay dos cartas: ¿caerá la tercera entre ellas? Cuanto más estrecho el hueco, mejor paga.
preset-one_pack = Con una baraja
preset-one_pack-text = Una sola baraja, barajada en cada mano, y una banca que da la vuelta. Es lo que se juega si no dices otra cosa.
preset-doubling = Doblar o quedarse
preset-doubling-text = Como arriba, pero quien sube dobla.
preset-six_packs = Seis barajas y banca fija
preset-six_packs-text = Como en las casas de juego: seis barajas, y siempre la misma banca.
preset-eight_packs = Ocho barajas y banca fija
preset-eight_packs-text = La más benigna con los puntos de todas aquellas cuya ventaja está impresa.
zone-first-card = primera carta
zone-second-card = segunda carta
zone-spread = hueco
zone-ante = puesta
zone-raise = subida
ANTE-prompt = ¿Cuántas fichas pones?
ANTE-nothing = no pone nada
ANTE-told = pone { $chips }
FIRST-prompt = Se va a volver la primera carta.
FIRST-told = primera carta: { $card }
SECOND-prompt = Se va a volver la segunda carta.
SECOND-told = segunda carta: { $card }
RAISE-prompt = El hueco es de { $spread } y paga { $to_one } a uno. ¿Cuánto subes?
RAISE-nothing = no sube
RAISE-told = sube { $chips }
THIRD-prompt = Se va a volver la tercera carta.
THIRD-told = tercera carta: { $card }
