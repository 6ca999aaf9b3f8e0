# Where it is from, and of when.
from = Casinos, XXe siècle

# What the table of Casino War says.
title = Casino War
pitch = Une carte chacun, et la plus haute gagne ; si elles sont pareilles, rendez la moitié, ou partez en guerre.
preset-six_packs = Avec six jeux
preset-six_packs-text = L’abandon ou la guerre, un pari sur l’égalité, et une banque qui tourne. C’est ce qui se joue si vous ne dites rien.
preset-house = Comme dans une maison de jeu
preset-house-text = La même chose, et la banque reste où elle est.
preset-bonus = Avec une prime
preset-bonus-text = Une guerre qui finit elle aussi à égalité paie la mise en plus.
preset-one_pack = Avec un jeu
preset-one_pack-text = Un seul jeu, où l’égalité est la plus rare : le plus clément à qui part en guerre, le pire pour qui parie sur l’égalité.
zone-card = carte
zone-banker-s-card = carte du banquier
zone-stake = mise
zone-bet-on-a-tie = pari sur l’égalité
zone-raise = relance
STAKE-prompt = Combien de jetons misez-vous ?
STAKE-nothing = ne mise rien
STAKE-told = mise { $chips }
SIDE-prompt = Et combien de jetons pariez-vous sur l’égalité ?
SIDE-nothing = ne parie rien sur l’égalité
SIDE-told = parie { $chips } sur l’égalité
CARD-prompt = { $seat } va recevoir une carte.
CARD-told = à { $seat } : { $card }
BANK-prompt = La carte du banquier va être retournée.
BANK-told = au banquier : { $card }
ANSWER-prompt = Le banquier a { $bank } comme vous. Abandonnez-vous la moitié de votre mise, ou partez-vous en guerre ?
ANSWER-word-0 = abandonner
ANSWER-told-0 = abandonne
ANSWER-word-1 = guerre
ANSWER-told-1 = part en guerre
WAR_CARD-prompt = { $seat } va recevoir une carte pour la guerre.
WAR_CARD-told = à { $seat }, en guerre : { $card }
WAR_BANK-prompt = La carte du banquier pour la guerre va être retournée.
WAR_BANK-told = au banquier, en guerre : { $card }
