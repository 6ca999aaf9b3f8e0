# How it goes, and what the lesson says.

how = Chacun reçoit trois cartes, et une couleur est atout. Qui joue peut échanger des cartes, puis joue pour le pot. Chaque levée en gagne un tiers, et qui n’en fait aucune paie.
what-to-do = Jouez si vous avez de l’atout, changez ce qui ne vaut rien, et entamez de vos hauts atouts. Quand la retourne est un trèfle, personne ne peut passer.
lesson-1 = Trois cartes chacun, et la retourne fait de carreau l’atout. Si c’était un trèfle, tous devraient jouer.
lesson-2 = Vous tenez K♦, J♦ et 4♠. Jouez-vous ?
lesson-2-no-1 = Avec deux hauts atouts une levée est presque sûre. Jouez.
lesson-3 = Vous pouvez maintenant écarter jusqu’à trois cartes, une fois. Laquelle changer ?
lesson-3-no-1 = Le quatre de pique ne prendra rien, et le changer ne coûte rien.
lesson-3-no-2 = C’est un haut atout, votre meilleur bien. Changez le quatre de pique.
lesson-4 = À vous d’entamer. Avec deux atouts, il faut jouer atout. Lequel ?
lesson-4-no-1 = La dame est peut-être en face, et la prendrait. Le roi la fait tomber.
lesson-5 = La dame est tombée, et votre valet fait aussi la seconde levée.
lesson-6 = La troisième est à l’autre : un tiers du pot par levée. Vous en savez assez : asseyez-vous.
