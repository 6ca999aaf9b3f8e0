# Cards as they are said.

card-back = ett kort med baksidan upp
card-name = { $suit } { $rank }
rank-fr-ace = ess
rank-fr-jack = knekt
rank-fr-queen = dam
rank-fr-king = kung
rank-de-ace = ess
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = kung
rank-la-ace = ess
rank-la-jack = knekt
rank-la-queen = riddare
rank-la-king = kung
suit-fr-0 = klöver
suit-fr-1 = ruter
suit-fr-2 = hjärter
suit-fr-3 = spader
suit-de-0 = ekollon
suit-de-1 = bjällror
suit-de-2 = hjärtan
suit-de-3 = löv
suit-la-0 = stavar
suit-la-1 = mynt
suit-la-2 = bägare
suit-la-3 = svärd

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = Kn D K E
letters-de = U O K A
letters-la = F C R 1
