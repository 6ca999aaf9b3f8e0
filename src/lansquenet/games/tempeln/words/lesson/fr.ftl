# How it goes, and what the lesson says.

how = On trace sur la table un temple, avec une case pour chaque rang. Le banquier tire deux cartes à la fois : celle de gauche gagne pour la banque, celle de droite pour les pontes. Quand elles sont du même rang, la banque prend la moitié de ce qui est sur leur case.
what-to-do = Avant chaque couple, misez sur les cases que vous voulez, changez ou retirez vos mises. Ce qui gagne est payé aussitôt. Voyez ce qui est sorti : sur un rang dont il ne reste qu’une carte, la banque n’a aucun avantage.
lesson-1 = Chaque rang a sa case. Vous pouvez miser avant que deux cartes soient tirées. Désignez le sept.
lesson-1-no-1 = Continuer sans mise ne fait que passer le temps. Désignez d’abord le sept.
lesson-1-no-2 = Quand tout le jeu est à venir, toutes les cases se valent. Prenez le sept, et vous verrez les deux côtés.
lesson-2 = Combien de jetons dessus ? Une mise reste jusqu’à ce qu’elle soit décidée, ou que vous la changiez.
lesson-2-no-1 = Sans rien sur la case, rien à y gagner : mettez au moins un jeton.
lesson-3 = Le roi, à gauche, gagne pour la banque ; le sept, à droite, pour les pontes. On vous paie jeton pour jeton, et votre mise revient.
lesson-4 = Deux neuf : un doublet. La banque aurait pris la moitié des jetons posés sur le neuf. C’est son seul avantage.
lesson-5 = Trois rois sont sortis, il en reste un : la table le montre. Sur quelle case aucun doublet ne peut-il vous coûter ?
lesson-5-no-1 = Vous laissez passer une mise équitable : un roi seul ne peut faire de doublet.
lesson-5-no-2 = De ce rang il reste deux cartes ou plus, qui peuvent tomber ensemble. Du roi, il n’en reste qu’une.
lesson-6 = Mettez-y ce qu’il vous plaît : il gagne aussi souvent qu’il perd.
lesson-7 = Le dernier roi, à droite. Quand le jeu est fini, la banque passe au suivant. Vous en savez assez : asseyez-vous.
