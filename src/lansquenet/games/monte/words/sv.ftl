# Where it is from, and of when.
from = Spanien och Mexiko, 1800-talet

# What the table of Monte says.
title = Monte
pitch = Två kort under, två över: satsa på att ett kommer igen före sin rival, och akta dig för porten.
preset-spanish = Albur och gallo
preset-spanish-text = Två utlägg om två kort, en kapplöpning i vart, och en fjärdedel hålls inne när porten avgör.
preset-mexican = Mexikansk kapplöpning
preset-mexican-text = Ett kort under mot ett över.
preset-mexican_gate = Mexikanskt portspel
preset-mexican_gate-text = Ett kort var, och portens färg avgör: tre mot ett.
preset-spanish_gate = Spanskt portspel
preset-spanish_gate-text = Två kort var, och portens färg avgör: ett mot ett på två färger, tre mot ett på en.
preset-annulled = Så som acanomas.com har det
preset-annulled-text = Kapplöpningen, där given blir ogiltig när en valör ligger i båda utläggen.
preset-fair = Helt jämnt
preset-fair-text = Kapplöpningen med porten betald fullt ut: ingen har någon fördel.
zone-bottom-layout = undre utlägget
zone-top-layout = övre utlägget
zone-on-the-bottom = på det undre
zone-on-the-top = på det övre
BOTTOM-prompt = Nu dras ett kort till undre utlägget.
BOTTOM-told = undre utlägget: { $card }
TOP-prompt = Nu dras ett kort till övre utlägget.
TOP-told = övre utlägget: { $card }
BET-prompt = Hur mycket satsar du på att { $on } kommer igen först?
BET_BOTTOM-prompt = Hur mycket satsar du på undre utlägget?
BET_BOTTOM-nothing = satsar ingenting på undre utlägget
BET_BOTTOM-told = satsar { $chips } på undre utlägget
BET_TOP-prompt = Och hur mycket på övre utlägget?
BET_TOP-nothing = satsar ingenting på övre utlägget
BET_TOP-told = satsar { $chips } på övre utlägget
GATE-prompt = Nu vänds leken upp, och porten visar sig.
GATE-told = porten: { $card }
