# Where it is from, and of when.
from = Amerikanska spelhus, 1900-talet

# What the table of Red Dog says.
title = Red Dog
pitch = Där ligger två kort: faller det tredje emellan? Ju trängre glapp, desto bättre betalt.
preset-one_pack = Med en kortlek
preset-one_pack-text = En kortlek, blandad före varje giv, och en bank som går runt. Så spelas det om inget annat sägs.
preset-doubling = Dubbla eller stå
preset-doubling-text = Som ovan, men den som höjer dubblar.
preset-six_packs = Sex kortlekar och fast bank
preset-six_packs-text = Som på spelhusen: sex kortlekar, och hela tiden samma bankhållare.
preset-eight_packs = Åtta kortlekar och fast bank
preset-eight_packs-text = Den mildaste mot dem som satsar av alla vars fördel finns i tryck.
zone-first-card = första kortet
zone-second-card = andra kortet
zone-spread = glapp
zone-ante = insats
zone-raise = höjning
ANTE-prompt = Hur många marker satsar du?
ANTE-nothing = satsar ingenting
ANTE-told = satsar { $chips }
FIRST-prompt = Nu vänds det första kortet.
FIRST-told = första kortet: { $card }
SECOND-prompt = Nu vänds det andra kortet.
SECOND-told = andra kortet: { $card }
RAISE-prompt = Glappet är { $spread } och betalas { $to_one } mot ett. Hur mycket höjer du?
RAISE-nothing = höjer inte
RAISE-told = höjer med { $chips }
THIRD-prompt = Nu vänds det tredje kortet.
THIRD-told = tredje kortet: { $card }
