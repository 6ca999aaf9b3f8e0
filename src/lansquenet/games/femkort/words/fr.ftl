# Where it is from, and of when.
from = Suède, XVIIe–XIXe siècle

# What the table of Femkort says.
title = Femkort
pitch = Cinq cartes, cinq levées, pas d’atout, et seule la dernière levée se paie.
preset-source-text = Une mise d’entrée d’un jeton, et chaque pot à la dernière levée. C’est ce qu’on joue, sauf avis contraire.
preset-better_cards = Avec de meilleures cartes
preset-better_cards-text = La variante courante : qui doit jouer peut demander une nouvelle donne, que tout autre peut refuser.
preset-first_to_three = Le premier à trois
preset-first_to_three-text = Le pot grossit de donne en donne et va au premier qui a fait trois dernières levées.
preset-contenders = Prétendants seuls
preset-contenders-text = Règles récentes : sans une des quatre premières levées, on ne joue pas la dernière.
zone-wins = victoires
zone-called = a demandé
DRAW-prompt = Une carte va être retournée pour { $seat }, afin de voir qui donne.
DEAL-unseen = une carte est donnée à { $seat }
POLL-prompt = Vous taire, ou demander de meilleures cartes ?
POLL-word-0 = se taire
POLL-told-0 = se tait
POLL-word-1 = demander
POLL-told-1 = demande de meilleures cartes
ANSWER-prompt = Refuser une nouvelle donne, ou y consentir ?
ANSWER-word-0 = refuser
ANSWER-told-0 = refuse
ANSWER-word-1 = consentir
ANSWER-told-1 = consent
PLAY-extra-52-word = meilleures cartes
PLAY-extra-52 = demande de meilleures cartes
ANSWER-verb-0 = Refuser une nouvelle donne
ANSWER-verb-1 = Accepter une nouvelle donne
PLAY-extra-52-verb = Demander de meilleures cartes
POLL-short-1 = mieux !
POLL-verb-0 = Se taire
POLL-verb-1 = Demander de meilleures cartes
said-annulled = Tous sont d’accord : la donne est annulée.
said-last-trick-pot = { $seat } a la dernière levée et prend le pot.
said-last-trick-win = { $seat } a la dernière levée : c’est une victoire.
