# How it goes, and what the lesson says.

how = Tous paient une mise d’entrée. Le donneur pose deux cartes de main qui le protègent, une carte à lui et une pour la compagnie, la réjouissance. Puis on retourne : une carte de la table dont sort la pareille perd ses mises, et la pareille de celle du donneur les fait toutes payer.
what-to-do = Misez sur la réjouissance et sur toute carte nouvelle posée à côté. Si deux cartes de l’ouverture sont égales, le donneur prend le pot avant toute mise : c’est son profit.
lesson-1 = Chacun a payé un jeton au pot. Le donneur est le banquier.
lesson-2 = Deux *cartes de main*, cinq et six : à personne, le bouclier du donneur. Puis sa carte, un deux.
lesson-3 = La *réjouissance*, un roi, est pour vous tous. Pas deux égales des quatre : le pot reste. Misez sur le roi.
lesson-3-no-1 = Rien n’y oblige. Mais cette mise est à chances égales et ne coûte rien à la longue : un jeton au moins.
lesson-4 = Une carte nouvelle, un neuf, est posée près du roi. Vous pouvez miser dessus aussi.
lesson-5 = Un cinq, la pareille d’une carte de main. Si le six a la sienne avant tout le reste, les mises reviennent et il redonne : c’est le bouclier.
lesson-6 = Encore un neuf : ses mises vont au donneur, et le rang est mort.
lesson-7 = Un deux, le rang du donneur : votre mise sur le roi est payée, la partie finie. Vous en savez assez : asseyez-vous.
