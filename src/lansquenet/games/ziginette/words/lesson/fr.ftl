# How it goes, and what the lesson says.

how = Deux cartes sont sur la table pour les pontes, et la boîte montre celle du banquier. On tire des cartes, et celle que la boîte montre ensuite peut être pareille à l’une. Pareille à la vôtre, elle perd votre mise ; pareille à celle du banquier, elle fait payer toutes les mises.
what-to-do = Misez sur les cartes de la table, non sur celle qui paraît dans la boîte. La mise est à chances égales ; la maison prend un dixième des gains du banquier.
lesson-1 = Le banquier dit le moins et le plus qu’on peut miser sur une carte : cinq à cinquante.
lesson-2 = Deux cartes pour la table ; et la boîte montre celle du banquier, Q♦, avant toute mise. Misez sur le trois.
lesson-2-no-1 = Libre à vous, mais la mise est à chances égales : gagnée aussi souvent que perdue. Au moins cinq.
lesson-3 = Et sur l’autre, le J♦ ? À votre gré.
lesson-4 = La boîte montre le J♥ : c’est la pareille du J♦ de la table, dont les mises vont au banquier, moins un dixième pour la maison.
lesson-5 = Un deux a paru, pareil à rien ; au tirage suivant il est sur la table, et vous pouvez miser dessus. Les chances y sont égales aussi : faites-le.
lesson-5-no-1 = Alors seul le trois joue pour vous. Au moins cinq sur le deux.
lesson-6 = La boîte montre la pareille de la carte du banquier : Q♥. Toutes les mises sont payées, et la banque passe. Vous en savez assez : asseyez-vous.
