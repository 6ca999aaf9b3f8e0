# How it goes, and what the lesson says.

how = On mise sur des rangs, et le banquier retourne les cartes par couples : la première perd, la seconde gagne. Qui a gagné peut corner sa carte et laisser courir mise et gain, *paroli*. Quand les deux cartes sont du même rang, le banquier prend la moitié de ce qui est dessus.
what-to-do = Misez avant chaque couple. Quand une carte a gagné, prenez le gain, ou continuez pour trois, sept, quinze fois la mise. Ce qui court est perdu en entier s’il perd.
lesson-1 = On mise sur des rangs, contre le banquier. Désignez le valet.
lesson-1-no-1 = Vous n’avez encore rien en jeu. Désignez le valet.
lesson-1-no-2 = Ce rang vaut autant, mais cette donne est l’histoire du valet.
lesson-2 = Dites ce qui doit s’y trouver en tout.
lesson-2-no-1 = La carte serait vide : mettez au moins un jeton.
lesson-2-no-2 = Autant d’un coup laisse peu à la banque pour répondre d’un paroli : vingt au plus, pour cette leçon.
lesson-3 = Le valet est venu second : il a gagné. Prenez le gain, ou cornez la carte : *paroli*, mise et gain courent pour trois fois la mise. Essayez.
lesson-3-no-1 = C’est le parti sûr. Mais c’est le paroli qui a fait la gloire du jeu.
lesson-3-no-2 = C’est la *paix* : la mise revient, le gain seul court. Voyez d’abord le paroli.
lesson-4 = Deux du même rang : le banquier prend la moitié de ce qui est dessus. La vôtre n’est pas en cause, et court toujours.
lesson-5 = Encore ! Elle a gagné trois fois la mise. Contentez-vous, et prenez.
lesson-5-no-1 = Il pourrait courir pour sept. Mais tout est perdu si un valet vient d’abord. Prenez.
lesson-6 = Trois pour un, par une corne. Vous en savez assez : asseyez-vous.
