# Where it is from, and of when.
from = New York, um 1900

# What the table of Stuss says.
title = Stuss
pitch = Faro aus der Hand gegeben, und von zwei gleichen nimmt die Bank alles.
preset-source = Aus der Hand
preset-source-text = Sechsundzwanzig Abzüge, und jedes Doublet der Bank.
preset-with_soda = Mit Soda
preset-with_soda-text = Gegeben wie Faro, mit einer Karte an jedem Ende, die nicht zählt.
CHOOSE-prompt = Auf welchen Rang setzen Sie, oder geht es weiter?
BET-nothing = hat nichts auf { $on }
BET-told = hat { $chips } auf { $on }
ask-rank = vor jedem Abzug ein Rang, nach den Karten, die von ihm übrig sind, oder keiner
ask-rank-each-turn = vor jedem Abzug ein Rang, nach den Karten, die von ihm übrig sind
ask-one-left = ein Rang, von dem eine Karte übrig ist
ask-two-left = ein Rang, von dem zwei Karten übrig sind
ask-three-left = ein Rang, von dem drei Karten übrig sind
ask-four-left = ein Rang, von dem vier Karten übrig sind
ask-nothing = nichts
ask-fewest-of-a-rank = am wenigsten Karten übrig von einem Rang
ask-cards-left = Karten übrig
