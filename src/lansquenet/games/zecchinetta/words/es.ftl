# Where it is from, and of when.
from = Sicilia

# What the table of Zecchinetta says.
title = Zecchinetta
pitch = Dos cartas para vosotros, una para mí: pierde aquel cuyo valor se repita primero.
preset-source = Según McLeod
preset-source-text = La tercera carta, si iguala a otra, se lo lleva todo. El juego siciliano, y lo que se juega si no se dice otra cosa.
preset-even = Del todo a la par
preset-even-text = Si hay cartas iguales entre las tres primeras se da siempre de nuevo: la banca no tiene ventaja alguna.
preset-playette = Playette
preset-playette-text = Las cartas iguales se apilan y se pagan a la par, lo que hace de un montón una mala apuesta.
preset-fair_playette = Playette con mejores pagos
preset-fair_playette-text = Los montones pagan 2 y 3 a uno, como sugiere nuestra fuente. Lo segundo es del todo justo, lo primero casi.
preset-american = A la manera americana
preset-american-text = El primer as lleva la banca, con cartas iguales no hay mano, y se puede apostar a cualquier carta cada vez que se pone una nueva. La caja y el décimo de la casa son propios de Ziginette, que es otro juego.
zone-per-voi = per voi
zone-per-me = per me
zone-carte-male = carte male
LEAST-prompt = ¿Cuánto ha de apostar un punto a una carta como mínimo?
LEAST-told = admite apuestas desde { $chips }
PER_VOI-prompt = Per voi: se va a volver una carta para los puntos.
PER_VOI-told = per voi: { $card }
BET-prompt = ¿Cuánto apuestas a { $on }?
PER_ME-prompt = Per me: se va a volver la carta de la banca.
PER_ME-told = per me: { $card }
BET-nothing-verb = No apostar a { $on }
BET-verb = Apostar { $amount } a { $on }
said-all-of-a-rank = Están todas las cartas de un rango: la mano es nula.
said-bank-equals = La carta de la banca es igual a { $rank }: il banco vince.
said-part-all-of-a-rank = la última de su rango
said-part-bank-equals = una carta de los puntos
