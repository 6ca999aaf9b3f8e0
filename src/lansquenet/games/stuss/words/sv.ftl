# Where it is from, and of when.
from = New York, omkring 1900

# What the table of Stuss says.
title = Stuss
pitch = Faro givet ur handen, och av två lika tar banken allt.
preset-source = Ur handen
preset-source-text = Tjugosex par, och varje dublett till banken.
preset-with_soda = Med soda
preset-with_soda-text = Ges som Faro, med ett kort i var ände som inte räknas.
CHOOSE-prompt = På vilken valör satsar du, eller går du vidare?
BET-nothing = har ingenting på { $on }
BET-told = har { $chips } på { $on }
