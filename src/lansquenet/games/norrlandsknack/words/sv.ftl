# Where it is from, and of when.
from = Norrland; en rekonstruktion

# What the table of Norrlandsknack says.
title = Norrlandsknack
pitch = Knacka, och du har lovat ett stick; från tio poäng till noll, och potten är din.
preset-source = Så som det är rekonstruerat
preset-source-text = Vad fragmentet säger, i den ram som uppslagsverket ger, med de mildaste tvången.
preset-rams = Strängt som Rams
preset-rams-text = Man måste sticka över och trumfa över, som i de spel det räknas till.
preset-short = Ett snabbt parti
preset-short-text = Från fem poäng, och en limpa är tre: ett parti på några få givar.
zone-knocked = har knackat
DRAW-prompt = Nu vänds ett kort för { $seat }, för att se vem som ger.
DEAL-told = { $seat } får { $card }
TURN-prompt = Nu vänds trumfkortet.
TURN-told = trumfkort: { $card }
DECLARE-prompt = Första given: lurar du, eller knackar du och lovar ett stick?
DECLARE-word-0 = lura
DECLARE-told-0 = lurar
DECLARE-word-1 = knacka
DECLARE-told-1 = knackar
JOIN-prompt = Passar du, eller knackar du och spelar?
JOIN-word-0 = passa
JOIN-told-0 = passar
JOIN-word-1 = knacka
JOIN-told-1 = knackar
EXCHANGE-prompt = Vilket kort lägger du bort? Eller är det nog?
SUPPLY-told = { $seat } får { $card } ur talongen
