# How it goes, and what the lesson says.

how = Qui veut met le fonds et reçoit une carte : celle qui est pareille à celle d’un autre la bat, et joue pour plus. Puis la carte du banquier est retournée, et des cartes encore et encore. Chacune lui gagne ce qui est sur sa pareille, jusqu’à ce que vienne celle de la sienne et qu’il paie tout ce qui est encore debout.
what-to-do = Prenez une carte et mettez le fonds : il n’y a rien d’autre à choisir. Cela vous coûte quelque chose, le plus quand vous recevez la vôtre le premier, et c’est pourquoi la banque tourne. Ce que vous misez à côté sur la réjouissance ne coûte rien : c’est à jeu égal.
lesson-1 = C est le banquier. Tous les autres sont *coupeurs* : chacun peut avoir une carte à lui, et y met le *fonds*. Mettez cinq.
lesson-1-no-1 = Alors vous ne feriez que regarder : mettez les cinq.
lesson-2 = D a reçu un sept, et vous ensuite : une carte *double*. D perd aussitôt, et sur la vôtre il y a maintenant deux fois le fonds : dix.
lesson-3 = B a un roi. Vous pouvez maintenant miser sur la *réjouissance*, une carte retournée pour tous. Misez-y cinq.
lesson-3-no-1 = Vous pourriez bien vous en passer. Mais voyez comment cela va : cinq.
lesson-3-no-2 = Moins irait, ou plus. Que ce soit cinq pour cette fois.
lesson-4 = Le banquier tient tout ; il n’y est pas obligé. Sa propre carte est un quatre. Chaque carte attend maintenant sa pareille.
lesson-5 = La dame est la réjouissance. Elle a autant de chances de revenir que le quatre : cette mise est à jeu égal.
lesson-6 = Un roi : le banquier gagne ce que B y avait. Un sept de plus, et votre carte serait perdue aussi, et le coup avec elle.
lesson-7 = Un quatre, la carte du banquier : il paie tout ce qui est debout, dix à vous sur votre sept et cinq sur la dame.
lesson-8 = La banque passe donc. S’il vous avait tous battus d’abord, il l’aurait gardée. Vous en savez assez : prenez place.
