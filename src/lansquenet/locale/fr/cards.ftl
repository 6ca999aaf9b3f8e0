# Cards as they are said.

card-back = une carte face cachée
card-name = { $rank } { $suit }
rank-fr-ace = as
rank-fr-jack = valet
rank-fr-queen = dame
rank-fr-king = roi
rank-de-ace = as
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = roi
rank-la-ace = as
rank-la-jack = valet
rank-la-queen = cavalier
rank-la-king = roi
suit-fr-0 = de trèfle
suit-fr-1 = de carreau
suit-fr-2 = de cœur
suit-fr-3 = de pique
suit-de-0 = de glands
suit-de-1 = de grelots
suit-de-2 = de cœurs
suit-de-3 = de feuilles
suit-la-0 = de bâtons
suit-la-1 = de deniers
suit-la-2 = de coupes
suit-la-3 = d’épées

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = V D R A
letters-de = U O K A
letters-la = V C R 1
