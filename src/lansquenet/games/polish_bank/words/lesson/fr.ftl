# How it goes, and what the lesson says.

how = Une banque est là, et vous misez contre elle. Une carte est retournée pour la banque, et jusqu’à trois pour les pontes. Si l’une est de la même couleur et plus haute, chaque mise gagne deux fois autant ; sinon les mises restent dans la banque, qui grossit.
what-to-do = Dites combien de jetons vous misez ; tous les pontes ensemble peuvent miser la moitié de la banque, de sorte qu’un gain n’en prend jamais plus que le tout. Quand la banque est à vous, gardez-la : sur cent jetons misés elle en gagne neuf, bien que la plupart finissent par sauter.
lesson-1 = Le banquier a mis vingt jetons. Vous misez tous contre eux, ensemble la moitié au plus : dix. Misez six.
lesson-1-no-1 = Vous ne feriez que regarder. Misez six.
lesson-1-no-2 = Autant qu’un autre montant ; pour cette leçon misez six.
lesson-2 = Un autre a misé les quatre qui restaient. La carte de la banque est le neuf de pique : seul un pique plus haut la bat.
lesson-3 = Jusqu’à trois cartes pour vous tous. Un roi, mais de cœur ; un pique, mais plus bas. Encore une carte.
lesson-4 = La dame de pique la bat : chaque mise gagne deux pour un. Vous recevez douze, l’autre huit, et la banque a sauté.
lesson-5 = Si aucune ne l’avait battue, vos dix jetons seraient dans la banque, qui en aurait trente. Cela arrive sept fois sur dix.
lesson-6 = La banque passe à gauche. Quand elle est à vous, elle grossit jusqu’à ce qu’elle saute, que vous la rendiez ou qu’elle ait triplé. Vous en savez assez : asseyez-vous.
