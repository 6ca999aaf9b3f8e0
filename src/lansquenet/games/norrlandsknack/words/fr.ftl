# Where it is from, and of when.
from = Nord de la Suède ; une reconstitution

# What the table of Norrlandsknack says.
title = Norrlandsknack
pitch = Frappez, et vous avez promis une levée ; de dix points à rien, et le pot est à vous.
preset-source = Tel que reconstitué
preset-source-text = Ce que dit le fragment, dans le cadre que donne l’encyclopédie, avec les obligations les plus douces.
preset-rams = Aussi strict que le Rams
preset-rams-text = On doit forcer et surcouper, comme aux jeux parmi lesquels on le range.
preset-short = Une partie courte
preset-short-text = De cinq points, et un pain en vaut trois : une partie de quelques donnes.
zone-knocked = frappes
DRAW-prompt = Une carte va être retournée pour { $seat }, afin de voir qui donne.
DEAL-told = { $seat } reçoit { $card }
TURN-prompt = Une carte va être retournée pour l’atout.
TURN-told = retournée pour l’atout : { $card }
DECLARE-prompt = La première donne : guettez-vous, ou frappez-vous en promettant une levée ?
DECLARE-word-0 = guetter
DECLARE-told-0 = guette
DECLARE-word-1 = frapper
DECLARE-told-1 = frappe
JOIN-prompt = Passez-vous, ou frappez-vous pour jouer ?
JOIN-word-0 = passer
JOIN-told-0 = passe
JOIN-word-1 = frapper
JOIN-told-1 = frappe
EXCHANGE-prompt = Quelle carte écartez-vous ? Ou en avez-vous assez ?
SUPPLY-told = { $seat } reçoit { $card } du talon
