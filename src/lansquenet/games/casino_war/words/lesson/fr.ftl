# How it goes, and what the lesson says.

how = Vous misez, et le banquier et vous recevez chacun une carte. La plus haute gagne, jeton pour jeton. À égalité, vous abandonnez la moitié, ou partez en guerre pour autant encore.
what-to-do = Misez ce qu’il vous plaît, et laissez le pari sur l’égalité : il est cher. À égalité, partez en guerre ; abandonner coûte plus à la longue.
lesson-1 = D’abord la mise, avant toute carte. Mettez quelques jetons.
lesson-1-no-1 = Si personne ne mise, aucune carte n’est retournée : mettez au moins un jeton.
lesson-2 = Vous pouvez parier à côté que les deux cartes seront égales, à dix contre un. Tentant ? N’y mettez rien.
lesson-2-no-1 = Dix contre un pour ce qui arrive une fois sur quatorze : sur cent jetons la banque en garde dix-neuf. N’y mettez rien.
lesson-3 = Votre carte, et celle du banquier. Deux neuf : égalité !
lesson-4 = L’abandon coûte la moitié de la mise. La guerre la double, pour une autre carte chacun. Que faites-vous ?
lesson-4-no-1 = C’est une moitié perdue à coup sûr. À la guerre l’égalité est aussi pour vous : elle coûte moins à la longue.
lesson-5 = Un roi contre un quatre : vous gagnez autant que la relance, et la mise revient.
lesson-6 = La banque passe au suivant après chaque donne. Vous en savez assez : asseyez-vous.
