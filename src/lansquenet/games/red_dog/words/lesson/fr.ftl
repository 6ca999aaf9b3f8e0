# How it goes, and what the lesson says.

how = Deux cartes sont retournées, avec de la place entre elles. Vous pouvez relancer sur une troisième qui tomberait entre. Plus l’écart est étroit, mieux il est payé.
what-to-do = Mettez une mise d’entrée, voyez l’écart, et relancez quand il est de sept rangs ou plus. Deux voisines rendent les mises ; une paire peut payer onze contre un.
lesson-1 = Un joueur tient la banque, tous jouent contre elle. L’as est la plus haute, le deux la plus basse.
lesson-2 = Avant toute carte, chacun met une mise d’entrée. Mettez dix jetons.
lesson-2-no-1 = Sans mise d’entrée on ne joue pas cette donne : dix jetons.
lesson-2-no-2 = Tout montant dans les limites convient. Pour cette leçon, dix.
lesson-3 = Un trois et un valet, avec de la place pour la troisième carte.
lesson-4 = Sept rangs sont entre elles, de quatre à dix. Vous pouvez relancer jusqu’à votre mise. Cela vaut-il la peine ?
lesson-4-no-1 = Vingt-huit des cinquante cartes restantes tombent entre : plus de la moitié, et l’on paie une fois la mise. Relancez.
lesson-5 = Un sept, entre les deux : mise et relance sont payées. Un trois ou un valet auraient perdu, comme toute carte dehors.
lesson-6 = Un écart étroit paie plus : cinq contre un pour un seul rang. Vous en savez assez : asseyez-vous.
