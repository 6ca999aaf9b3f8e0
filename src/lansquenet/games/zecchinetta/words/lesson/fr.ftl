# How it goes, and what the lesson says.

how = Un joueur tient la banque contre tous les autres. On pose deux cartes pour les pontes et une pour la banque, puis on retourne les cartes une à une. Une carte des pontes perd quand son rang revient ; quand revient celui de la banque, toutes les mises encore sur table sont payées.
what-to-do = Misez sur les cartes posées pour vous, ou sur aucune. Chaque rang nouveau vous est aussi offert : cette mise-là est équitable, alors que les deux premières cartes favorisent la banque. Quand vient votre tour de tenir la banque, vous dites le moins et le plus qu’on peut miser.
lesson-1 = Un joueur est le banquier et répond de toutes les mises. Aujourd’hui c’est un bot : il prend de 5 à 50 jetons par carte.
lesson-2 = *Per voi* : deux cartes sont retournées pour les pontes, dont vous. Elles perdent quand leur rang revient. Misez sur le K♦.
lesson-2-no-1 = Personne n’est tenu de miser. Mais vous ne feriez que regarder : mettez au moins 5 sur le K♦, et voyez ce qu’il devient.
lesson-3 = On peut miser sur une carte, sur les deux ou sur aucune. Le sept, à présent : comme il vous plaît, ou rien.
lesson-4 = *Per me* : la troisième carte est à la banque. Si elle était du rang de l’une ou de l’autre, le banquier prenait d’un coup toutes les mises. C’est là tout l’avantage de la banque.
lesson-5 = Un rang encore jamais vu est une *carta franca* : vous pouvez miser dessus aussi. Elle gagne aussi souvent qu’elle perd : c’est la meilleure mise du jeu. Prenez-la.
lesson-5-no-1 = Vous laissez passer la seule mise équitable. Sur les deux premières cartes la banque garde 3 jetons sur 19 ; sur une franca, aucun. Mettez au moins 5.
lesson-6 = Encore un sept : le banquier prend ce qui était sur le sept, et la carte quitte la table. Son rang est *mala* désormais.
lesson-7 = Le rang de la banque ! Toutes les mises encore sur table sont payées : les vôtres sur le K♦ et sur le cinq, jeton pour jeton. La banque passe au suivant.
lesson-8 = Ainsi la banque fait le tour, et chacun en a l’avantage à son tour. Vous en savez assez : asseyez-vous.
