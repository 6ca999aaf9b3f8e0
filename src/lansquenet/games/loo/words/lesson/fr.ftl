# How it goes, and what the lesson says.

how = Chacun reçoit trois cartes, et une couleur est atout. On jette sa main, ou l’on joue pour le pot. Chaque levée en gagne un tiers, et qui a joué sans en faire paie.
what-to-do = Jouez quand une levée est probable : un haut atout, ou deux bonnes cartes. Miss est une main de réserve qu’on peut prendre sans la voir. Jouez atout, et forcez quand vous pouvez.
lesson-1 = Trois cartes chacun ; et trois pour *Miss*, qui n’est à personne. La retourne fait de cœur l’atout.
lesson-2 = Vous tenez Q♥, A♠ et 4♣. Passer, jouer, ou prendre Miss ?
lesson-2-no-1 = Cela ne coûte ni ne gagne rien. Mais une dame d’atout et un as valent d’être joués.
lesson-2-no-2 = Trois cartes inconnues valent rarement celles-ci, et il faut les jouer quelles qu’elles soient.
lesson-3 = Un joue contre vous, l’autre passe. À vous d’entamer. On doit fournir, forcer si l’on peut, et couper si l’on ne peut fournir.
lesson-3-no-1 = Un atout dans l’autre main la prendrait. Faites-le tomber d’abord : jouez votre dame d’atout.
lesson-4 = Le valet d’atout est tombé sous votre dame : une levée, un tiers du pot. Et maintenant ?
lesson-4-no-1 = Le quatre ne prend rien ; l’as est le plus haut de sa couleur, et sert tant que vous menez.
lesson-5 = Deux levées pour vous, une pour l’autre : un tiers du pot chacune, et personne ne paie.
lesson-6 = Qui joue sans faire de levée met au pot suivant. Vous en savez assez : asseyez-vous.
