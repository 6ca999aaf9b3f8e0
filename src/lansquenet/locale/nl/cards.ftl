# Cards as they are said.

card-back = een gedekte kaart
card-name = { $suit } { $rank }
rank-fr-ace = aas
rank-fr-jack = boer
rank-fr-queen = vrouw
rank-fr-king = heer
rank-de-ace = aas
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = heer
rank-la-ace = aas
rank-la-jack = boer
rank-la-queen = ruiter
rank-la-king = koning
suit-fr-0 = klaveren
suit-fr-1 = ruiten
suit-fr-2 = harten
suit-fr-3 = schoppen
suit-de-0 = eikels
suit-de-1 = bellen
suit-de-2 = harten
suit-de-3 = bladeren
suit-la-0 = staven
suit-la-1 = munten
suit-la-2 = bekers
suit-la-3 = zwaarden

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = B V H A
letters-de = U O K A
letters-la = F C R 1
