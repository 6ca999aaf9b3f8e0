# Where it is from, and of when.
from = Espagne et Mexique, XIXe siècle

# What the table of Monte says.
title = Monte
pitch = Deux cartes en bas, deux en haut : misez que l’une revienne avant sa rivale, et gare à la porte.
preset-spanish = Albur et gallo
preset-spanish-text = Deux tableaux de deux cartes, une course dans chacun, et un quart retenu quand la porte décide.
preset-mexican = Course mexicaine
preset-mexican-text = Une carte en bas contre une en haut.
preset-mexican_gate = Porte mexicaine
preset-mexican_gate-text = Une carte de chaque côté, et la couleur de la porte décide : trois pour un.
preset-spanish_gate = Porte espagnole
preset-spanish_gate-text = Deux cartes de chaque côté, et la couleur de la porte décide : une fois la mise sur deux couleurs, trois pour un sur une seule.
preset-annulled = Selon acanomas.com
preset-annulled-text = La course, où la donne est annulée quand deux cartes de même hauteur sont dans les deux tableaux.
preset-fair = À chances égales
preset-fair-text = La course où la porte se paie en entier : personne n’a d’avantage.
zone-bottom-layout = tableau du bas
zone-top-layout = tableau du haut
zone-on-the-bottom = sur le bas
zone-on-the-top = sur le haut
BOTTOM-prompt = Une carte du tableau du bas va être tirée.
BOTTOM-told = tableau du bas : { $card }
TOP-prompt = Une carte du tableau du haut va être tirée.
TOP-told = tableau du haut : { $card }
BET-prompt = Combien misez-vous que le { $on } revienne le premier ?
BET_BOTTOM-prompt = Combien misez-vous sur le tableau du bas ?
BET_BOTTOM-nothing = ne mise rien sur le tableau du bas
BET_BOTTOM-told = mise { $chips } sur le tableau du bas
BET_TOP-prompt = Et combien sur le tableau du haut ?
BET_TOP-nothing = ne mise rien sur le tableau du haut
BET_TOP-told = mise { $chips } sur le tableau du haut
GATE-prompt = Le jeu va être retourné pour montrer la porte.
GATE-told = la porte : { $card }
