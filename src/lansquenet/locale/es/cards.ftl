# Cards as they are said.

card-back = una carta boca abajo
card-name = { $rank } de { $suit }
rank-fr-ace = as
rank-fr-jack = jota
rank-fr-queen = reina
rank-fr-king = rey
rank-de-ace = as
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = rey
rank-la-ace = as
rank-la-jack = sota
rank-la-queen = caballo
rank-la-king = rey
suit-fr-0 = tréboles
suit-fr-1 = diamantes
suit-fr-2 = corazones
suit-fr-3 = picas
suit-de-0 = bellotas
suit-de-1 = cascabeles
suit-de-2 = corazones
suit-de-3 = hojas
suit-la-0 = bastos
suit-la-1 = oros
suit-la-2 = copas
suit-la-3 = espadas

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = J Q K A
letters-de = U O K A
letters-la = S C R 1
