# How it goes, and what the lesson says.

how = Chacun reçoit quatre cartes, et l’on joue quatre levées. Seul le gagnant de la dernière est épargné, les autres prennent des pénalités. À tout moment on peut frapper, et la donne vaut une de plus pour qui reste.
what-to-do = Gardez votre meilleure carte pour la dernière levée. Frappez si elle paraît vôtre ; couchez-vous si l’on frappe et que votre main est pauvre. Le dix est le plus haut, le valet le plus bas.
lesson-1 = Quatre cartes chacun. Leur ordre est étrange : le dix d’abord, puis 9, 8, 7, as, roi, dame et valet.
lesson-2 = Vous tenez 10♠, 8♥, A♦ et J♣. On peut échanger une main pauvre. L’est-elle ?
lesson-2-no-1 = Pauvre est une main sans 10, 9, 8 ni 7. Avec un dix, qui doute vous ferait punir.
lesson-3 = Vous entamez. Seule la quatrième levée compte. De quelle carte vous défaire, laquelle garder ?
lesson-3-no-1 = Le dix est votre meilleure carte : pour la dernière levée, non la première.
lesson-3-no-2 = Elle peut vous servir à prendre la main avant la dernière. Jouez le valet, qui ne gagne rien.
lesson-4 = Trois levées sont faites, et la troisième est à vous : vous entamez la dernière, avec le dix de pique. Nul ne peut le prendre. Et alors ?
lesson-4-no-1 = La dernière levée est à vous. Frappez : qui reste prend deux pénalités au lieu d’une.
lesson-5 = Les autres peuvent se coucher et payer ce que valait la donne ; ou rester, pour une de plus. Celui-ci reste.
lesson-6 = L’autre est resté, et prend deux pénalités. À dix, on paie la tournée. Vous en savez assez : asseyez-vous.
