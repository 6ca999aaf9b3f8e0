# How it goes, and what the lesson says.

how = Chacun met sa mise d’entrée et reçoit cinq cartes. Il faut fournir, et dépasser la meilleure carte si l’on peut. Qui fait la cinquième levée prend le pot, et les quatre autres ne valent rien.
what-to-do = Pensez à la dernière levée dès la première : gardez la carte qui la fera, et évitez qu’on vous force à la donner. Jouez petit d’abord, et voyez quelles couleurs sont épuisées.
lesson-1 = Trois jetons sont au pot, et chacun a cinq cartes. Il n’y a pas d’atout.
lesson-2 = Vous entamez, et seule la cinquième levée paie. Quelle carte n’y sert à rien ?
lesson-2-no-1 = L’as de pique est la carte de la dernière levée. La première ne vaut rien : jouez le deux.
lesson-2-no-2 = Elle peut servir à reprendre la main. Le deux de trèfle ne gagne jamais rien.
lesson-3 = Tous deux devaient fournir et dépasser. Le valet prend, et entame la suivante.
lesson-4 = Deux levées plus loin. À cœur vous ne pouviez dépasser le dix ; à carreau il le fallait, et votre roi vous donne la main.
lesson-5 = Il vous reste A♠ et 7♥. Laquelle maintenant, laquelle pour le pot ?
lesson-5-no-1 = L’as gagnerait une levée qui ne paie rien, et vous laisserait un sept pour celle qui paie.
lesson-6 = La dernière levée fut à pique, et votre as prend le pot. Vous en savez assez : asseyez-vous.
