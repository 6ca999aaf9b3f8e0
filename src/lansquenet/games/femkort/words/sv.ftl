# Where it is from, and of when.
from = Sverige, 1600–1800-talet

# What the table of Femkort says.
title = Femkort
pitch = Fem kort, fem stick, ingen trumf, och bara det sista sticket ger betalt.
preset-source-text = En grundinsats på en mark, och varje pott till sista sticket. Det som spelas om inget annat sägs.
preset-better_cards = Med bättre kort
preset-better_cards-text = Den vanliga varianten: den som ska spela får begära en ny giv, och vem som helst av de andra får vägra.
preset-first_to_three = Först till tre
preset-first_to_three-text = Potten växer från giv till giv och går till den som först har tre sista stick.
preset-contenders = Bara för sticktagare
preset-contenders-text = Nyare regler: utan ett av de fyra första sticken får man inte spela om det sista.
zone-wins = vinster
zone-called = begärde
DRAW-prompt = Nu vänds ett kort för { $seat }, för att se vem som ger.
DEAL-unseen = ett kort ges till { $seat }
POLL-prompt = Tiger du, eller begär du bättre kort?
POLL-word-0 = tig
POLL-told-0 = tiger
POLL-word-1 = begär
POLL-told-1 = begär bättre kort
ANSWER-prompt = Vägrar du en ny giv, eller godtar du den?
ANSWER-word-0 = vägra
ANSWER-told-0 = vägrar
ANSWER-word-1 = godta
ANSWER-told-1 = godtar
PLAY-extra-52-word = bättre
PLAY-extra-52 = begär bättre kort
ANSWER-verb-0 = Vägra en ny giv
ANSWER-verb-1 = Godta en ny giv
PLAY-extra-52-verb = Begär bättre kort
POLL-short-1 = bättre kort!
POLL-verb-0 = Tig
POLL-verb-1 = Begär bättre kort
said-annulled = Alla är med på det: given stryks.
said-last-trick-pot = { $seat } har sista sticket och tar potten.
said-last-trick-win = { $seat } har sista sticket: det är en vinst.
