# How it goes, and what the lesson says.

how = Vous misez, et recevez une carte. Dix et figures ne comptent rien, un as un. Vous pouvez tirer d’autres cartes, mais au-delà de neuf c’est perdu. Puis la carte du banquier est retournée, et il peut tirer lui aussi : le plus près de neuf gagne, et un neuf d’entrée compte double.
what-to-do = Tirez à quatre ou moins, et restez à cinq ou plus ; on ne fait pas mieux. Le banquier parle le dernier et voit ce que vous avez : c’est un jeu cher, où il garde quelque quatorze jetons sur cent, et c’est pourquoi la banque tourne.
lesson-1 = Vous voulez approcher de *neuf*, et plus que le banquier. D’abord les jetons : autant qu’il vous plaît.
lesson-1-no-1 = Alors nulle carte n’est retournée : mettez au moins un jeton.
lesson-2 = Un trois. Dix et figures ne comptent rien, un as un. Vous pouvez *tirer* une carte, puis une autre. Tirez-en une.
lesson-2-no-1 = Avec trois vous gagneriez rarement. Tirez une carte.
lesson-3 = Sept. Au-delà de neuf tout est perdu à l’instant : à cinq ou plus, mieux vaut rester. Restez.
lesson-3-no-1 = Toute carte de trois à neuf serait de trop. Restez.
lesson-4 = C’est maintenant que la carte du banquier est retournée : un deux. Un neuf aurait compté double, d’un côté comme de l’autre ; c’est l’*abattage*.
lesson-5 = Il tire aussi, un neuf, et a dépassé neuf : vous gagnez, jeton pour jeton.
lesson-6 = Il parle le dernier, et voit ce que vous avez. Cela vaut beaucoup, et c’est pourquoi la banque va au suivant après chaque coup. Vous en savez assez : prenez place.
