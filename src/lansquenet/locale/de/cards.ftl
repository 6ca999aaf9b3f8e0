# Cards as they are said.

card-back = eine verdeckte Karte
card-name = { $suit }-{ $rank }
rank-fr-ace = Ass
rank-fr-jack = Bube
rank-fr-queen = Dame
rank-fr-king = König
rank-de-ace = Daus
rank-de-jack = Unter
rank-de-queen = Ober
rank-de-king = König
rank-la-ace = Ass
rank-la-jack = Bube
rank-la-queen = Reiter
rank-la-king = König
suit-fr-0 = Kreuz
suit-fr-1 = Karo
suit-fr-2 = Herz
suit-fr-3 = Pik
suit-de-0 = Eichel
suit-de-1 = Schellen
suit-de-2 = Herz
suit-de-3 = Laub
suit-la-0 = Stäbe
suit-la-1 = Münzen
suit-la-2 = Kelche
suit-la-3 = Schwerter

# What stands in the corners: the jack, the queen, the king and the ace, or what stands for them.
letters-fr = B D K A
letters-de = U O K A
letters-la = F C R 1
