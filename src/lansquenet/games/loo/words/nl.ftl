# Where it is from, and of when.
from = Engeland, sinds de Restauratie

# What the table of Three-card Loo says.
title = Loo met drie kaarten
pitch = Drie kaarten en een pot die groeit: gooi je hand weg, of ga mee en haal een slag, of betaal.
preset-limited = Beperkt Loo
preset-limited-text = Het verslag van 2008 zoals het er staat; zo wordt er gespeeld als je niets anders zegt: wie meegaat en geen slag haalt, betaalt drie.
preset-unlimited = Onbeperkt Loo
preset-unlimited-text = De laatste variant van hetzelfde verslag: wie meegaat en geen slag haalt, betaalt zoveel als er in de pot lag. De fiches gaan hard.
preset-forced = Met dwang bij een enkele pot
preset-forced-text = De andere variant: om een pot van één inleg speelt iedereen mee.
preset-peel = Zoals oudere boeken het hebben
preset-peel-text = Om een enkele pot speelt iedereen, zonder Miss; van twee troeven wordt de hoogste uitgespeeld, en een troef die niet kan winnen mag men houden.
DRAW-prompt = Dadelijk wordt er voor { $seat } een kaart omgeslagen, om te zien wie geeft.
PLAY-prompt = Jouw kaart?
