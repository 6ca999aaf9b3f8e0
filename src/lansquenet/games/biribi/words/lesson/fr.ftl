# How it goes, and what the lesson says.

how = Vous mettez des jetons sur des numéros du tableau : soixante-dix au biribi, ou trente au hoca. Un billet est tiré du sac. Qui a misé sur son numéro reçoit soixante-quatre fois sa mise, ou vingt-huit fois au hoca, et tout le reste est à la banque.
what-to-do = Nommez un numéro, dites combien de jetons, et nommez-en un autre si vous voulez, jusqu’à trois. Tous les numéros se valent, et aucun tirage ne sait rien du précédent. La banque garde les numéros qu’elle ne paie pas : six sur soixante-dix, et deux sur trente au hoca.
lesson-1 = Soixante-dix numéros sont là, et l’un d’eux sera tiré. Nommez-en un : dix-sept, pour cette leçon.
lesson-1-no-1 = Si personne ne mise, rien n’est tiré. Nommez dix-sept.
lesson-1-no-2 = Il en vaut un autre ; pour cette leçon nommez dix-sept.
lesson-2 = Les jetons, maintenant. La banque paie soixante-trois pour chacun, tant qu’elle peut. Mettez-en un.
lesson-2-no-1 = Rien ne gagne rien : mettez un jeton.
lesson-2-no-2 = Cela se peut ; pour cette leçon mettez-en un.
lesson-3 = Vous pouvez miser sur un autre numéro, trois en tout. Ils se valent : laissez. N’en nommez aucun.
lesson-3-no-1 = Vous le pouvez. Mais voyez d’abord ce que devient le premier : n’en nommez aucun.
lesson-4 = Le sac, ce sont deux couleurs d’un jeu. Le premier trèfle dit la colonne : le sept de trèfle, la septième.
lesson-5 = Le premier carreau dit la rangée ; il y en a sept. La dame serait la neuvième : elle ne dit rien.
lesson-6 = La deuxième rangée, et la septième case : dix-sept ! Vous recevez soixante-quatre, votre jeton compris.
lesson-7 = Cela vient une fois sur soixante-dix, et se paie comme si c’était une sur soixante-quatre. De ces six vit la banque.
lesson-8 = Au hoca il y a trente numéros et vingt-huit mises. La banque tourne, et alors c’est vous qui gardez les six. Vous en savez assez : asseyez-vous.
