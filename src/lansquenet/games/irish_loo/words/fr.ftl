# Where it is from, and of when.
from = Une forme du Loo, dite irlandaise

# What the table of Irish Loo says.
title = Loo irlandais
pitch = Le Loo avec une seconde chance : échangez jusqu’à trois cartes, et ne passez jamais quand l’atout est trèfle.
preset-irish = Loo irlandais
preset-irish-text = Le récit de 2008 comme nous le lisons ; c’est ce qu’on joue, sauf avis contraire.
preset-obliged = Le donneur obligé
preset-obliged-text = Le même récit à la lettre : contre un seul joueur, le donneur défend le pot, et ne joue pas pour lui-même.
preset-five_card_manner = À la façon de cinq cartes
preset-five_card_manner-text = Qui joue échange aussitôt, avant que le suivant parle, comme à cinq cartes.
preset-unlimited = Loo irlandais illimité
preset-unlimited-text = Qui fait la bête paie autant que le pot contenait. Avec la loi du trèfle par-dessus, les pots peuvent croître sans mesure.
preset-with_miss = Avec Miss
preset-with_miss-text = On garde la main de réserve du Loo à trois cartes, comme « jouez comme ci-dessus » peut le donner à entendre.
DRAW-prompt = Une carte va être retournée pour { $seat }, afin de voir qui donne.
EXCHANGE-prompt = Quelle carte écartez-vous, s’il y en a une ?
SUPPLY-told = donnée à { $seat } du talon : { $card }
PLAY-prompt = Votre carte ?
