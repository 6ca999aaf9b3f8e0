# Where it is from, and of when.
from = New York, omstreeks 1900

# What the table of Stuss says.
title = Stuss
pitch = Faro uit de hand gegeven, en van twee gelijke neemt de bank alles.
preset-source = Uit de hand
preset-source-text = Zesentwintig koppels, en elk doublet voor de bank.
preset-with_soda = Met een soda
preset-with_soda-text = Gegeven als Faro, met aan elk einde een kaart die niet telt.
CHOOSE-prompt = Op welke rang zet je in, of ga je verder?
BET-nothing = heeft niets op de { $on }
BET-told = heeft { $chips } op de { $on }
ask-rank = voor elk koppel een rang naar de kaarten die ervan over zijn, of geen
ask-rank-each-turn = voor elk koppel een rang naar de kaarten die ervan over zijn
ask-one-left = een rang waarvan één kaart over is
ask-two-left = een rang waarvan twee kaarten over zijn
ask-three-left = een rang waarvan drie kaarten over zijn
ask-four-left = een rang waarvan vier kaarten over zijn
ask-nothing = niets
ask-fewest-of-a-rank = minste kaarten over van een rang
ask-cards-left = kaarten over
