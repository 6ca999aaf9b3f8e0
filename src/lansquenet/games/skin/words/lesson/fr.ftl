# How it goes, and what the lesson says.

how = Une carte est offerte à la ronde, et qui la prend joue avec elle contre le banquier, qui a aussi la sienne. On retourne jusqu’à ce que sorte la pareille de l’une. Celui dont elle est la pareille a perdu.
what-to-do = Prenez une carte ou laissez-la ; dites votre mise, offrez ou prenez des paris particuliers sur la carte qui dure. Aucune mise ne favorise personne : risquez ce qu’il vous plaît.
lesson-1 = Un deux est retourné et fait le tour. L’autre l’a refusé ; à vous. Prenez-le.
lesson-1-no-1 = Refuser ne coûte rien ; mais toutes les cartes se valent. Prenez celle-ci.
lesson-2 = La carte du banquier est un cinq. Vous dites le plus à miser sur votre deux : vingt.
lesson-2-no-1 = D’un jeton à tout votre avoir : la règle le permet. Que ce soit vingt.
lesson-3 = Le banquier prend tout. Un neuf est venu, et l’autre l’a pris : trois cartes sont en jeu.
lesson-4 = L’autre vous offre un *pari particulier* : dix que le neuf durera plus que votre deux. Prenez tout.
lesson-4-no-1 = Vous pouvez n’en prendre qu’une part, ou rien. Mais c’est tout à fait égal : prenez les dix.
lesson-5 = Chacun a sa carte : le six va au centre. Puis un cinq, la pareille de la carte du banquier : il vous paie tous deux.
lesson-6 = Votre pari particulier va à son terme. Un neuf, la pareille de la carte de l’autre : les dix sont à vous. Vous en savez assez : asseyez-vous.
