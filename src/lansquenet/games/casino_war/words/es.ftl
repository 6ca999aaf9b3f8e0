# Where it is from, and of when.
from = Casinos, siglo XX

# What the table of Casino War says.
title = Casino War
pitch = Una carta cada uno, y gana la más alta; si son iguales, entrega la mitad, o ve a la guerra.
preset-six_packs = Con seis barajas
preset-six_packs-text = Rendirse o ir a la guerra, una apuesta al empate y una banca que da la vuelta. Es lo que se juega si no dices otra cosa.
preset-house = Como en una casa de juego
preset-house-text = Lo mismo, y la banca se queda donde está.
preset-bonus = Con premio
preset-bonus-text = Una guerra que acaba también en empate paga además la puesta.
preset-one_pack = Con una baraja
preset-one_pack-text = Una sola baraja, en la que el empate es más raro: la más benigna con quien va a la guerra y la peor para apostar al empate.
zone-card = carta
zone-banker-s-card = carta del banquero
zone-stake = puesta
zone-bet-on-a-tie = apuesta al empate
zone-raise = subida
STAKE-prompt = ¿Cuántas fichas pones?
STAKE-nothing = no pone nada
STAKE-told = pone { $chips }
SIDE-prompt = ¿Y cuántas fichas apuestas al empate?
SIDE-nothing = no apuesta al empate
SIDE-told = apuesta { $chips } al empate
CARD-prompt = { $seat } va a recibir una carta.
CARD-told = para { $seat }: { $card }
BANK-prompt = Va a volverse la carta del banquero.
BANK-told = para la banca: { $card }
ANSWER-prompt = El banquero tiene { $bank } como tú. ¿Entregas la mitad de tu puesta, o vas a la guerra?
ANSWER-word-0 = rendirse
ANSWER-told-0 = se rinde
ANSWER-word-1 = guerra
ANSWER-told-1 = va a la guerra
WAR_CARD-prompt = { $seat } va a recibir una carta para la guerra.
WAR_CARD-told = para { $seat }, en guerra: { $card }
WAR_BANK-prompt = Va a volverse la carta del banquero para la guerra.
WAR_BANK-told = para la banca, en guerra: { $card }
