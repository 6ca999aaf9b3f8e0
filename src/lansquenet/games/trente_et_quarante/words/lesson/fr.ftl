# How it goes, and what the lesson says.

how = Vous misez sur rouge ou noir, sur couleur ou inverse. On aligne des cartes pour noir jusqu’à passer trente, puis pour rouge, et la rangée qui compte le moins gagne, jeton pour jeton. Si toutes deux comptent trente et un, la moitié de chaque mise est perdue.
what-to-do = Choisissez une case et dites combien de jetons ; vous pouvez en choisir une autre à côté. Toutes les quatre se valent, et rien de ce qui est sorti ne dit ce qui sortira. La banque garde environ onze jetons sur mille misés, ce qui est peu pour un jeu de cette sorte.
lesson-1 = On va aligner deux rangées, pour noir et pour rouge. Vous dites laquelle comptera le moins. Choisissez rouge.
lesson-1-no-1 = Si personne ne mise, aucune carte n’est retournée. Choisissez rouge.
lesson-1-no-2 = Les quatre cases se valent ; de celle-ci, un peu plus tard. Pour cette leçon, choisissez rouge.
lesson-2 = À présent les jetons : autant qu’il vous plaît.
lesson-2-no-1 = Rien ne gagne rien : mettez au moins un jeton.
lesson-3 = À côté, vous pouvez miser sur la toute première carte. *Couleur* : elle est de la couleur de la rangée qui gagne. Choisissez-la.
lesson-3-no-1 = Vous pouvez en rester là. Mais voyez comment couleur se décide : choisissez-la.
lesson-3-no-2 = C’est la case opposée : que la première carte soit de l’autre couleur. Pour cette leçon, choisissez couleur.
lesson-4 = Et combien sur celle-ci ?
lesson-4-no-1 = Alors seul rouge joue pour vous : mettez-y aussi au moins un jeton.
lesson-5 = La rangée noire. Les figures comptent dix, l’as un, et elle s’arrête quand elle passe trente : trente-deux. La première carte est rouge.
lesson-6 = La rangée rouge compte trente et un, c’est moins : rouge gagne. La première carte est rouge aussi : couleur gagne. On vous paie jeton pour jeton.
lesson-7 = Deux rangées égales ne décident rien. Seulement à trente et un des deux côtés, le *refait*, la banque prend la moitié de chaque mise : environ une fois sur quarante-six coups. C’est de cela qu’elle vit.
lesson-8 = La banque passe au suivant après chaque coup. Vous en savez assez : asseyez-vous.
