# Where it is from, and of when.
from = Sicile

# What the table of Zecchinetta says.
title = Zecchinetta
pitch = Deux cartes pour vous, une pour moi : celui dont la pareille revient la première a perdu.
preset-source = Selon McLeod
preset-source-text = La troisième carte, si elle est pareille à l’une des deux autres, prend tout. Le jeu de Sicile ; c’est ce qu’on joue, sauf avis contraire.
preset-even = À chances égales
preset-even-text = Des cartes égales parmi les trois premières se redonnent toujours : la banque n’a aucun avantage.
preset-playette = Playette
preset-playette-text = Les cartes égales s’empilent et se paient une fois la mise, ce qui fait d’une pile un mauvais pari.
preset-fair_playette = Playette à meilleur taux
preset-fair_playette-text = Les piles paient 2 et 3 pour un, comme le suggère notre source. Le second taux est exactement juste, le premier presque.
preset-american = À la mode d’Amérique
preset-american-text = Le premier as tient la banque, des cartes égales annulent la donne, et l’on peut miser sur toutes les cartes chaque fois qu’une nouvelle est posée. La boîte à donner et le dixième de la maison sont de la Ziginette, qui est un jeu à part.
zone-per-voi = per voi
zone-per-me = per me
zone-carte-male = carte male
LEAST-prompt = Combien un ponte doit-il miser au moins sur une carte ?
LEAST-told = prend les mises à partir de { $chips }
PER_VOI-prompt = Per voi : une carte pour les pontes va être retournée.
PER_VOI-told = per voi : { $card }
BET-prompt = Combien misez-vous sur le { $on } ?
PER_ME-prompt = Per me : la carte de la banque va être retournée.
PER_ME-told = per me : { $card }
BET-nothing-verb = Ne rien miser sur le { $on }
BET-verb = Miser { $amount } sur le { $on }
said-all-of-a-rank = Toutes les cartes d’un rang sont là : la donne est nulle.
said-bank-equals = La carte de la banque égale le { $rank } : il banco vince.
said-part-all-of-a-rank = la dernière de son rang
said-part-bank-equals = une carte des pontes
