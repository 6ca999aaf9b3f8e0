# How it goes, and what the lesson says.

how = Trois joueurs reçoivent trois cartes chacun, et la retourne est atout. On propose de jouer pour une part du pot ou pour le tout, et le plus offrant joue seul contre deux. Deux levées gagnent ce qu’il a annoncé, moins le font d’ordinaire payer.
what-to-do = Enchérissez quand vous voyez deux levées, et pas plus que la main ne vaut. Qui tient le Dix d’atout peut l’échanger contre la retourne. Trois cartes pareilles, un zwik, prennent tout.
lesson-1 = Chacun a mis un jeton au pot. Trois cartes chacun, et le valet retourné fait de carreau l’atout.
lesson-2 = Vous tenez A♦, Q♦ et A♣, et parlez le premier. Pour combien du pot jouez-vous ?
lesson-2-no-1 = Deux levées suffisent, et as et dame d’atout avec un autre as n’y manqueront guère.
lesson-2-no-2 = Un autre pourrait enchérir. Une main pareille peut jouer le tout.
lesson-3 = Vous êtes le *preneur*. On a demandé à tous, en silence, le Dix d’atout, qui s’échange contre le valet ; nul ne l’a.
lesson-4 = Vous entamez. Il faut fournir, et couper si l’on ne peut. Que jouez-vous ?
lesson-4-no-1 = Un atout adverse pourrait la prendre. L’as d’atout prend à coup sûr, et en fait tomber un.
lesson-5 = Deux levées déjà : c’est gagné.
lesson-6 = Tout le pot est à vous. Manqué, vous auriez payé autant. Vous en savez assez : asseyez-vous.
