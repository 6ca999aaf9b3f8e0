# Where it is from, and of when.
from = Spanje en Mexico, 19e eeuw

# What the table of Monte says.
title = Monte
pitch = Twee kaarten onder, twee boven: zet erop in dat er een eerder terugkomt dan haar rivale, en pas op voor de poort.
preset-spanish = Albur en gallo
preset-spanish-text = Twee rijen van twee kaarten, in elke een wedloop, en een kwart ingehouden als de poort beslist.
preset-mexican = Mexicaanse wedloop
preset-mexican-text = Eén kaart onder tegen één boven.
preset-mexican_gate = Mexicaans poortspel
preset-mexican_gate-text = Elk één kaart, en de kleur van de poort beslist: drie tegen één.
preset-spanish_gate = Spaans poortspel
preset-spanish_gate-text = Elk twee kaarten, en de kleur van de poort beslist: één tegen één op twee kleuren, drie tegen één op één.
preset-annulled = Zoals acanomas.com het heeft
preset-annulled-text = De wedloop; ligt een rang in beide rijen, dan is het spel ongeldig.
preset-fair = Volkomen gelijk
preset-fair-text = De wedloop waarbij ook de poort ten volle betaalt: niemand heeft enig voordeel.
zone-bottom-layout = onderste rij
zone-top-layout = bovenste rij
zone-on-the-bottom = op de onderste
zone-on-the-top = op de bovenste
BOTTOM-prompt = Dadelijk wordt er een kaart van de onderste rij getrokken.
BOTTOM-told = onderste rij: { $card }
TOP-prompt = Dadelijk wordt er een kaart van de bovenste rij getrokken.
TOP-told = bovenste rij: { $card }
BET-prompt = Hoeveel zet je erop in dat de { $on } het eerst terugkomt?
BET_BOTTOM-prompt = Hoeveel zet je in op de onderste rij?
BET_BOTTOM-nothing = zet niets in op de onderste rij
BET_BOTTOM-told = zet { $chips } in op de onderste rij
BET_TOP-prompt = En hoeveel op de bovenste rij?
BET_TOP-nothing = zet niets in op de bovenste rij
BET_TOP-told = zet { $chips } in op de bovenste rij
GATE-prompt = Dadelijk wordt de stok omgekeerd en toont hij de poort.
GATE-told = de poort: { $card }
