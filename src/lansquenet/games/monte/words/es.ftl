# Where it is from, and of when.
from = España y México, siglo XIX

# What the table of Monte says.
title = Monte
pitch = Dos cartas abajo, dos arriba: apuesta a que una se repite antes que su rival, y cuidado con la puerta.
preset-spanish = Albur y gallo
preset-spanish-text = Albur y gallo de dos cartas, una carrera en cada uno, y un cuarto que se retiene cuando decide la puerta.
preset-mexican = Carrera mexicana
preset-mexican-text = Una carta abajo contra una arriba.
preset-mexican_gate = Juego mexicano de puerta
preset-mexican_gate-text = Una carta en cada uno, y decide el palo de la puerta: tres a uno.
preset-spanish_gate = Juego español de puerta
preset-spanish_gate-text = Dos cartas en cada uno, y decide el palo de la puerta: a la par con dos palos, tres a uno con uno.
preset-annulled = Según acanomas.com
preset-annulled-text = La carrera, con la mano anulada si un valor está a la vez en el albur y en el gallo.
preset-fair = Del todo a la par
preset-fair-text = La carrera con la puerta pagada por entero: nadie tiene ventaja.
zone-bottom-layout = albur
zone-top-layout = gallo
zone-on-the-bottom = al albur
zone-on-the-top = al gallo
BOTTOM-prompt = Se va a sacar una carta para el albur.
BOTTOM-told = albur: { $card }
TOP-prompt = Se va a sacar una carta para el gallo.
TOP-told = gallo: { $card }
BET-prompt = ¿Cuánto apuestas a que { $on } se repite primero?
BET_BOTTOM-prompt = ¿Cuánto apuestas al albur?
BET_BOTTOM-nothing = no apuesta nada al albur
BET_BOTTOM-told = apuesta { $chips } al albur
BET_TOP-prompt = ¿Y cuánto al gallo?
BET_TOP-nothing = no apuesta nada al gallo
BET_TOP-told = apuesta { $chips } al gallo
GATE-prompt = Se va a volver la baraja para ver la puerta.
GATE-told = puerta: { $card }
