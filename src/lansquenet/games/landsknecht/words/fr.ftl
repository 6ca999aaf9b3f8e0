# Where it is from, and of when.
from = Allemagne ; nommé dès 1534

# What the table of Landsknecht says.
title = Landsknecht
pitch = Que la pareille du donneur sorte avant la vôtre ; deux cartes de main peuvent le sauver.
preset-source-text = Une réjouissance commune, une mise d’entrée d’un jeton, et un pot qui demeure jusqu’à ce que le donneur le prenne. C’est ce qu’on joue, sauf avis contraire.
preset-own_cards = À chacun sa carte
preset-own_cards-text = La variante où chaque ponte a sa propre réjouissance. Le donneur voit plus souvent des cartes égales, et y perd quand celles de deux pontes sont pareilles.
preset-fixed_dealer = Un seul donneur
preset-fixed_dealer-text = Le donneur reste, et avec lui la chance du pot. Ce qu’il en laisse est rendu, sans quoi il gagnerait tôt ou tard les mises d’entrée de tous.
preset-credit = À crédit
preset-credit-text = Le donneur répond de chaque mise, qu’il ait les jetons ou non.
preset-hoyle = D’après Hoyle
preset-hoyle-text = Pas de mise d’entrée, et l’on mise sur toute carte simple : un jeu sans avantage pour personne. Ce que fait Hoyle quand des cartes de l’ouverture sont égales n’est pas clair ; ici la donne passe.
preset-limited = Avec une limite
preset-limited-text = Le donneur dit d’avance combien il tiendra en tout, comme dans la France du XVIIIe siècle.
zone-hand-cards = cartes de main
zone-matched-hand-cards = cartes de main appariées
zone-dealer-s-card = carte du donneur
zone-table-cards = cartes de table
zone-most-held = tient au plus
zone-own-card = carte propre
DRAW-prompt = Une carte va être tirée pour la donne.
ANTE-prompt = La mise d’entrée est due.
ANTE-told = paie la mise d’entrée
HAND-prompt = Une carte de main va être retournée.
HAND-told = carte de main : { $card }
MINE-prompt = La carte du donneur va être retournée.
MINE-told = carte du donneur : { $card }
REJOUISSANCE-prompt = La réjouissance va être retournée.
REJOUISSANCE-told = réjouissance : { $card }
OWN-prompt = La carte propre à chaque ponte va être retournée.
OWN-told = pour { $seat } : { $card }
CAP-prompt = Combien de jetons tenez-vous en tout, contre tous les pontes ensemble ?
CAP-nothing = ne tient rien
CAP-told = tient jusqu’à { $chips }
BET-prompt = Combien misez-vous sur le { $on } ?
