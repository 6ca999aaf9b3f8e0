# How it goes, and what the lesson says.

how = Le banquier met une banque, et les autres misent contre elle jusqu’à la couvrir. Puis une carte est retournée pour lui et une pour les pontes. On continue, et celle des deux dont la pareille sort la première a gagné.
what-to-do = Misez une part de la banque, ou dites banco et tenez-la seul. Un doublet des deux premières cartes gagne aussitôt pour la banque : c’est son avantage. Un banquier qui gagne peut garder la banque, entière.
lesson-1 = Le banquier met une banque, de quarante jetons cette fois. Vous jouez contre elle.
lesson-2 = Un autre y a mis dix. Vous pouvez ajouter, aussi loin que va la banque. Mettez dix.
lesson-2-no-1 = Vous pouvez passer, mais alors le coup n’est pas à vous. Mettez dix.
lesson-2-no-2 = C’est *banco*, le tout. Son tour viendra ; commencez par dix.
lesson-2-no-3 = Un montant en vaut un autre ; dix suffiront ici.
lesson-3 = L’autre n’ajoute rien. Si vous voulez toute la banque pour vous, dites *banco* : trente de plus. Les autres mises reviennent.
lesson-3-no-1 = Un tour de silence clôt les mises, et vous jouez pour dix. C’est permis ; mais apprenez le banco.
lesson-3-no-2 = Cela n’ajoute qu’une part. Pour le tout, il faut trente de plus.
lesson-4 = La carte du banquier est un sept, la vôtre un roi. Deux pareilles auraient fait un *doublet*, aussitôt à la banque.
lesson-5 = Les autres rangs ne font rien. Puis un roi : la pareille de votre carte sort la première, et ici elle la fait *gagner*.
lesson-6 = Le banquier a payé quarante et perd la banque : elle passe. Vous en savez assez : asseyez-vous.
