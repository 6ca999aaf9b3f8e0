# How it goes, and what the lesson says.

how = On donne trois cartes, et personne ne regarde. L’un peut s’engager à deux levées à l’aveugle et retourne l’atout pour sa main ; les autres regardent et peuvent s’engager à une. Chaque levée gagne un tiers du pot, et qui n’y arrive pas paie.
what-to-do = Ne jouez à l’aveugle que si le pot le vaut. Si un autre l’a fait, voyez vos cartes : avec une levée sûre, jouez, sinon passez. Le trois vient juste après l’as.
lesson-1 = Trois cartes chacun, que personne n’a vues. Le donneur joue à l’aveugle : la retourne est atout, entre dans sa main, et il doit deux levées.
lesson-2 = Vous pouvez regarder : A♠, K♦ et 4♣. Jouer, c’est s’engager à une levée. Le faites-vous ?
lesson-2-no-1 = Vous tenez l’as d’atout : cette levée est sûre, et un tiers du pot avec elle.
lesson-3 = Le troisième passe. Vous entamez, de la carte que vous voulez. Faites tomber un atout du preneur.
lesson-3-no-1 = Qui n’a pas la couleur doit couper, et prendrait avec l’atout qu’on a vu. D’abord l’as.
lesson-4 = Le J♠ est tombé : une levée, vous avez tenu parole. Un autre tiers est à prendre : quelle carte ?
lesson-4-no-1 = Un quatre ne prend rien, sauf si l’autre n’a ni couleur ni atout. Le K♦ est votre chance.
lesson-5 = Deux levées pour vous. Le preneur n’en a qu’une sur deux : il est *tomaté*, et paie au pot suivant.
lesson-6 = On demande d’abord au donneur s’il joue à l’aveugle, puis au suivant. Vous en savez assez : asseyez-vous.
