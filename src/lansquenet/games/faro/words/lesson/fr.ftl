# How it goes, and what the lesson says.

how = On mise sur les rangs du tapis, et les cartes sont retournées deux par deux. La première fait perdre son rang, la seconde le fait gagner, et un copper renverse la mise. Si elles sont du même rang, un split, la banque prend la moitié.
what-to-do = Avant chaque coup, misez, déplacez ou retirez ; avec un copper vous pariez qu’un rang perd. Le marqueur montre ce qui est sorti. Quand il reste trois cartes, on peut annoncer leur ordre.
lesson-1 = La première carte, la *soda*, ne compte pas. On peut maintenant miser sur des rangs. Désignez la dame.
lesson-1-no-1 = Sans rien sur le tapis, le coup ne vous concerne pas. Désignez la dame.
lesson-1-no-2 = Cette mise est permise aussi ; ce coup en montrera plus sur la dame.
lesson-2 = Combien de jetons ? Ils restent jusqu’à ce que la dame vienne.
lesson-2-no-1 = Il n’y aurait rien : un jeton au moins.
lesson-3 = Le cinq d’abord : ses mises perdent. La dame ensuite : on vous paie jeton pour jeton.
lesson-4 = Dix jetons sont sur le neuf. Si vous pensez qu’il *perdra*, posez-y un copper. Faites-le.
lesson-4-no-1 = Sans lui, le neuf doit venir second. L’un vaut l’autre ; mais voyez une fois le copper.
lesson-5 = Le neuf est venu d’abord et a perdu : le copper gagne.
lesson-6 = Deux huit, un *split* : la moitié des mises sur le huit irait à la banque, copper ou non. C’est tout son avantage.
lesson-7 = Le marqueur montre ce qui est sorti : d’un rang dont il reste une carte, pas de split. Vous en savez assez : asseyez-vous.
