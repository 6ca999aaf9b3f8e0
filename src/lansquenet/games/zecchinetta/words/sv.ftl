# Where it is from, and of when.
from = Sicilien

# What the table of Zecchinetta says.
title = Zecchinetta
pitch = Två kort till er, ett till mig: den vars valör kommer igen först har förlorat.
preset-source = Så som McLeod har det
preset-source-text = Är det tredje kortet lika med ett av de två tar det allt. Det sicilianska spelet, och det som spelas om inget annat sägs.
preset-even = Helt jämnt
preset-even-text = Lika kort bland de tre första ges alltid om: banken har ingen fördel alls.
preset-playette = Playette
preset-playette-text = Lika kort läggs i hög och betalas ett mot ett, vilket gör en hög till en dålig insats.
preset-fair_playette = Playette till bättre odds
preset-fair_playette-text = Högar betalar 2 och 3 mot ett, som vår källa föreslår. Det senare är helt rättvist, det förra nästan.
preset-american = På amerikanskt vis
preset-american-text = Det första esset får banken, lika kort gör given ogiltig, och man får satsa på varje kort så snart ett nytt läggs. Givlådan och husets tiondel hör till Ziginette, som är ett spel för sig.
zone-per-voi = per voi
zone-per-me = per me
zone-carte-male = carte male
LEAST-prompt = Hur mycket måste en pontör minst satsa på ett kort?
LEAST-told = tar emot insatser från { $chips }
PER_VOI-prompt = Per voi: nu vänds ett kort för pontörerna.
PER_VOI-told = per voi: { $card }
BET-prompt = Hur mycket satsar du på { $on }?
PER_ME-prompt = Per me: nu vänds bankens kort.
PER_ME-told = per me: { $card }
BET-nothing-verb = Satsa inget på { $on }
BET-verb = Satsa { $amount } på { $on }
said-all-of-a-rank = Alla kort av en valör ligger där: given gäller inte.
said-bank-equals = Bankens kort är lika med { $rank }: il banco vince.
said-part-all-of-a-rank = det sista av sin valör
said-part-bank-equals = ett av pontörernas kort
