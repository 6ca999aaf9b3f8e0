# How it goes, and what the lesson says.

how = Chacun commence à dix points, et le premier qui descend à zéro prend le pot. On donne cinq cartes, on en échange, et l’on joue cinq levées : chacune ôte un point. Qui a frappé sans faire de levée en reçoit cinq et paie un jeton.
what-to-do = Frappez quand une levée est probable, passez sinon. Changez les petites cartes, gardez atouts et as, et jouez le plus haut atout.
lesson-1 = Chacun a mis un jeton et a dix points. Cinq cartes chacun, et la retourne fait de pique l’atout.
lesson-2 = Vous tenez K♠, Q♠, A♥, 4♣ et 2♦. Frapper, c’est promettre une levée. Le faites-vous ?
lesson-2-no-1 = Guetter ne promet rien. Avec roi et dame d’atout une levée est sûre : frappez, et tous doivent jouer.
lesson-3 = Avant le jeu on peut changer des cartes, une fois. Le quatre de trèfle est écarté. Quelle autre ?
lesson-3-no-1 = Le deux de carreau ne fera jamais de levée, et une autre carte ne coûte rien.
lesson-3-no-2 = C’est une des cartes qui gagnent. Changez le deux de carreau.
lesson-4 = Vous entamez. Il faut fournir, et couper si l’on ne peut. Quoi de plus sûr ?
lesson-4-no-1 = Un atout ailleurs pourrait la prendre. Le roi d’atout fait tomber les atouts ; seul l’as le bat.
lesson-5 = Trois levées, et trois points de moins ; la promesse est tenue.
lesson-6 = Les cinq sont à vous. Qui frappe sans faire de levée reçoit cinq points et paie un jeton. Vous en savez assez : asseyez-vous.
