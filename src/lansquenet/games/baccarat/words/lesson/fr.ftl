# How it goes, and what the lesson says.

how = Deux mains de deux cartes sont données, celle du ponte et celle du banquier. Ce qui compte est le dernier chiffre de leur somme, dix et figures ne valant rien, et la plus haute gagne. Huit ou neuf d’emblée est un abattage ; sinon chacune peut tirer une carte.
what-to-do = Mettez vos jetons sur la main en qui vous croyez. Elles se valent presque : celle du banquier gagne plus souvent, ce pour quoi un vingtième de son gain est retenu. L’égalité paie huit fois, et c’est bien trop peu. Là où une banque est mise, vous misez contre elle, et qui a misé le plus tient la main : à cinq, il tire ou reste.
lesson-1 = Deux mains vont être données : celle du *ponte* et celle du *banquier*. Elles ne sont à personne ; vous misez sur l’une. Choisissez le ponte.
lesson-1-no-1 = Si personne ne mise, nulle carte n’est retournée. Choisissez le ponte.
lesson-1-no-2 = L’égalité vient un coup sur onze, et paie huit fois : la mise la plus chère d’ici. Choisissez le ponte.
lesson-1-no-3 = Le banquier vaut autant. Pour cette leçon, choisissez le ponte.
lesson-2 = Et maintenant les jetons : autant qu’il vous plaît.
lesson-2-no-1 = Qui ne met rien ne gagne rien : mettez au moins un jeton.
lesson-3 = Vous pourriez miser sur l’égalité à côté. Tenez-vous-en là, et faites donner les cartes.
lesson-3-no-1 = Vous le pouvez ; mais cela coûte quatorze jetons sur cent. Faites donner les cartes.
lesson-4 = Le ponte a sept et six : treize, dont seul le dernier chiffre compte, donc trois. Le banquier a un roi, qui ne vaut rien, et quatre.
lesson-5 = Huit ou neuf aurait tout fini, un *abattage*. À cinq ou moins le ponte tire une carte : trois et cinq font huit.
lesson-6 = À quatre, le banquier tire sur un cinq. C’est écrit dans un tableau, et personne ne choisit. Quatre et neuf font trois : le ponte gagne, et vous avec lui, jeton pour jeton.
lesson-7 = Sur le banquier, qui gagne laisse un vingtième, car il gagne plus souvent. L’un et l’autre coûtent environ un jeton sur cent.
lesson-8 = Au chemin de fer, que ce même jeu vous offre, l’un de vous tient la main, et à cinq il peut choisir. Vous en savez assez : prenez place.
