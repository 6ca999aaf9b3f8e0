# How it goes, and what the lesson says.

how = On pose deux tableaux de deux cartes, et vous misez sur celles que vous voulez. Puis on retourne le jeu, carte après carte. Des deux cartes d’un tableau, celle dont le rang revient d’abord a gagné.
what-to-do = Misez sur une carte d’un tableau, non sur les deux rivales. Si la toute première carte, la porte, décide pour vous, on ne paie que les trois quarts : c’est tout l’avantage de la banque.
lesson-1 = Deux tableaux : 6♣ et 4♦, J♣ et A♣. Dans chacun, les deux sont rivales.
lesson-2 = On vous demande pour chaque carte, du rang le plus bas au plus haut. Misez sur l’as.
lesson-2-no-1 = Si personne ne mise, le jeu n’est pas retourné. Mettez quelques jetons sur l’as.
lesson-3 = Le quatre et le six, vous les laissez. À présent la rivale de l’as, J♣. Qu’y mettez-vous ?
lesson-3-no-1 = Quand l’une gagne, l’autre perd : vous vous paieriez vous-même, et la porte à la banque. Rien.
lesson-4 = La *porte*. Si c’était un as, vous auriez déjà gagné, mais les trois quarts seulement. C’est un trois : rien.
lesson-5 = Un as est venu avant le rang de sa rivale : l’as a gagné, jeton pour jeton.
lesson-6 = La banque passe au suivant après chaque donne. Vous en savez assez : asseyez-vous.
