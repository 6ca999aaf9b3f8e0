# Cards as they are said.

card-back = una carta coperta
card-name = { $rank } di { $suit }
rank-fr-ace = asso
rank-fr-jack = fante
rank-fr-queen = donna
rank-fr-king = re
rank-de-ace = asso
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = re
rank-la-ace = asso
rank-la-jack = fante
rank-la-queen = cavallo
rank-la-king = re
suit-fr-0 = fiori
suit-fr-1 = quadri
suit-fr-2 = cuori
suit-fr-3 = picche
suit-de-0 = ghiande
suit-de-1 = campanelli
suit-de-2 = cuori
suit-de-3 = foglie
suit-la-0 = bastoni
suit-la-1 = denari
suit-la-2 = coppe
suit-la-3 = spade

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = F D R A
letters-de = U O K A
letters-la = F C R 1
