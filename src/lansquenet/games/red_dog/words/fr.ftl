# Where it is from, and of when.
from = Maisons de jeu américaines, XXe siècle

# What the table of Red Dog says.
title = Red Dog
pitch = Deux cartes sont là : la troisième tombera-t-elle entre elles ? Plus l’écart est étroit, mieux il paie.
preset-one_pack = Avec un jeu
preset-one_pack-text = Un seul jeu, mêlé à chaque coup, et une banque qui tourne. C’est ce qui se joue si vous ne dites rien.
preset-doubling = Doubler ou rester
preset-doubling-text = Comme ci-dessus, mais relancer, c’est doubler.
preset-six_packs = Six jeux et une banque fixe
preset-six_packs-text = Comme dans les maisons de jeu : six jeux de cartes, et toujours le même banquier.
preset-eight_packs = Huit jeux et une banque fixe
preset-eight_packs-text = La plus clémente aux pontes de toutes celles dont l’avantage est imprimé.
zone-first-card = première carte
zone-second-card = seconde carte
zone-spread = écart
zone-ante = mise
zone-raise = relance
ANTE-prompt = Combien de jetons misez-vous ?
ANTE-nothing = ne mise rien
ANTE-told = mise { $chips }
FIRST-prompt = La première carte va être retournée.
FIRST-told = première carte : { $card }
SECOND-prompt = La seconde carte va être retournée.
SECOND-told = seconde carte : { $card }
RAISE-prompt = L’écart est de { $spread }, payé { $to_one } pour un. De combien relancez-vous ?
RAISE-nothing = ne relance pas
RAISE-told = relance de { $chips }
THIRD-prompt = La troisième carte va être retournée.
THIRD-told = troisième carte : { $card }
