# Cards as they are said.

card-back = a card face down
card-name = { $rank } of { $suit }
rank-fr-ace = ace
rank-fr-jack = jack
rank-fr-queen = queen
rank-fr-king = king
rank-de-ace = ace
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = king
rank-la-ace = ace
rank-la-jack = knave
rank-la-queen = knight
rank-la-king = king
suit-fr-0 = clubs
suit-fr-1 = diamonds
suit-fr-2 = hearts
suit-fr-3 = spades
suit-de-0 = acorns
suit-de-1 = bells
suit-de-2 = hearts
suit-de-3 = leaves
suit-la-0 = batons
suit-la-1 = coins
suit-la-2 = cups
suit-la-3 = swords

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = J Q K A
letters-de = U O K A
letters-la = F C R 1
