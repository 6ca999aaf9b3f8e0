# Where it is from, and of when.
from = New York, omkring 1900

# What the table of Stuss says.
title = Stuss
pitch = Faro givet ur handen, och av två lika tar banken allt.
preset-source = Ur handen
preset-source-text = Tjugosex par, och varje dubblett till banken.
preset-with_soda = Med soda
preset-with_soda-text = Ges som Faro, med ett kort i var ände som inte räknas.
CHOOSE-prompt = På vilken valör satsar du, eller går du vidare?
BET-nothing = har ingenting på { $on }
BET-told = har { $chips } på { $on }
ask-rank = före varje par en valör efter de kort som är kvar av den, eller ingen
ask-rank-each-turn = före varje par en valör efter de kort som är kvar av den
ask-one-left = en valör av vilken ett kort är kvar
ask-two-left = en valör av vilken två kort är kvar
ask-three-left = en valör av vilken tre kort är kvar
ask-four-left = en valör av vilken fyra kort är kvar
ask-nothing = ingenting
ask-fewest-of-a-rank = minst antal kort kvar av en valör
ask-cards-left = kort kvar
