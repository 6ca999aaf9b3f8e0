# Where it is from, and of when.
from = Sicilië

# What the table of Zecchinetta says.
title = Zecchinetta
pitch = Twee kaarten voor jou, één voor mij: wiens rang het eerst terugkomt, heeft verloren.
preset-source = Zoals McLeod het geeft
preset-source-text = Is de derde kaart gelijk aan een van de twee, dan neemt zij alles. Het Siciliaanse spel; zo wordt er gespeeld als je niets anders zegt.
preset-even = Volkomen gelijk
preset-even-text = Bij gelijke kaarten onder de eerste drie wordt er altijd opnieuw gegeven: de bank heeft geen enkel voordeel.
preset-playette = Playette
preset-playette-text = Gelijke kaarten worden gestapeld en één tegen één betaald; dat maakt een stapel tot een slechte inzet.
preset-fair_playette = Playette met betere uitbetaling
preset-fair_playette-text = Stapels betalen 2 en 3 tegen één, zoals onze bron voorstelt. Het tweede is precies eerlijk, het eerste bijna.
preset-american = Op Amerikaanse wijze
preset-american-text = Het eerste aas houdt de bank, bij gelijke kaarten telt het geven niet, en zodra er een nieuwe kaart ligt mag op elke worden ingezet. Het kastje en de tiende van het huis horen bij Ziginette, een spel op zichzelf.
zone-per-voi = per voi
zone-per-me = per me
zone-carte-male = carte male
LEAST-prompt = Hoeveel moet een pointeur ten minste op een kaart inzetten?
LEAST-told = neemt inzetten aan vanaf { $chips }
PER_VOI-prompt = Per voi: dadelijk wordt er een kaart voor de pointeurs omgeslagen.
PER_VOI-told = per voi: { $card }
BET-prompt = Hoeveel zet je in op de { $on }?
PER_ME-prompt = Per me: dadelijk wordt de kaart van de bank omgeslagen.
PER_ME-told = per me: { $card }
BET-nothing-verb = Niets op de { $on } zetten
BET-verb = { $amount } op de { $on } zetten
said-all-of-a-rank = Alle kaarten van een rang liggen er: het spel geldt niet.
said-bank-equals = De kaart van de bank is gelijk aan de { $rank }: il banco vince.
said-part-all-of-a-rank = de laatste van haar rang
said-part-bank-equals = een kaart van de pointeurs
