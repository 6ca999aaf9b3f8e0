# Where it is from, and of when.
from = Zweden, 17e–19e eeuw

# What the table of Femkort says.
title = Femkort
pitch = Vijf kaarten, vijf slagen, geen troef, en alleen de laatste slag wordt betaald.
preset-source-text = Een inleg van één, en elke pot voor de laatste slag. Zo wordt er gespeeld als je niets anders zegt.
preset-better_cards = Met betere kaarten
preset-better_cards-text = De gewone variant: wie aan de beurt is mag om nieuwe kaarten vragen, en ieder ander mag dat weigeren.
preset-first_to_three = Wie het eerst drie heeft
preset-first_to_three-text = De pot groeit van spel tot spel en gaat naar de eerste met drie laatste slagen.
preset-contenders = Alleen kanshebbers
preset-contenders-text = Nieuwere regels: wie geen van de eerste vier slagen heeft, speelt niet mee om de laatste.
zone-wins = gewonnen
zone-called = gevraagd
DRAW-prompt = Dadelijk wordt er voor { $seat } een kaart omgeslagen, om te zien wie geeft.
DEAL-unseen = er gaat een kaart naar { $seat }
POLL-prompt = Zwijg je, of vraag je om betere kaarten?
POLL-word-0 = zwijgen
POLL-told-0 = zwijgt
POLL-word-1 = vragen
POLL-told-1 = vraagt om betere kaarten
ANSWER-prompt = Weiger je nieuwe kaarten, of stem je ermee in?
ANSWER-word-0 = weigeren
ANSWER-told-0 = weigert
ANSWER-word-1 = instemmen
ANSWER-told-1 = stemt in
PLAY-extra-52-word = beter
PLAY-extra-52 = vraagt om betere kaarten
ANSWER-verb-0 = Opnieuw delen weigeren
ANSWER-verb-1 = Met opnieuw delen instemmen
PLAY-extra-52-verb = Om betere kaarten vragen
POLL-short-1 = betere kaarten!
POLL-verb-0 = Zwijgen
POLL-verb-1 = Om betere kaarten vragen
said-annulled = Allen stemmen in: het spel wordt geannuleerd.
said-last-trick-pot = { $seat } heeft de laatste slag en neemt de pot.
said-last-trick-win = { $seat } heeft de laatste slag: dat is een overwinning.
