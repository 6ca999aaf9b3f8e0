# How it goes, and what the lesson says.

how = On mise sur des rangs, et les cartes sont retournées par couples. La première fait perdre son rang, la seconde le fait gagner. Quand elles sont du même rang, le banquier prend tout ce qui est dessus.
what-to-do = Misez sur des rangs avant chaque couple, ou changez vos mises. Gare aux doublets : ils coûtent toute la mise. Sur un rang dont il ne reste qu’une carte, il n’y en a pas.
lesson-1 = Avant que deux cartes soient retournées, on mise sur des rangs. Désignez la dame.
lesson-1-no-1 = Sans mise, personne n’est payé. Désignez d’abord la dame.
lesson-1-no-2 = Tout rang ferait l’affaire, et les couleurs ne comptent pas. Pour cette leçon, prenez la dame.
lesson-2 = À présent les jetons : autant qu’il vous plaît.
lesson-2-no-1 = Une mise de rien ne gagne rien : mettez au moins un jeton.
lesson-3 = Le cinq est venu d’abord : il perd. La dame est venue ensuite : elle gagne, et on vous paie jeton pour jeton.
lesson-4 = Deux huit : tout ce qui serait sur le huit irait au banquier, en entier. Au faro, ce serait la moitié.
lesson-5 = Trois dames sont sorties. De quel rang aucun doublet ne peut-il plus venir ?
lesson-5-no-1 = Il y a une mise sans avantage contre vous : sur la dernière dame.
lesson-5-no-2 = Ce rang peut encore venir deux fois dans un couple, et tout est perdu. Il ne reste qu’une dame.
lesson-6 = Ce qu’on y met est à présent à chances égales.
lesson-7 = Cette fois elle est venue d’abord, et perd : c’est équitable, rien de plus. Vous en savez assez : asseyez-vous.
