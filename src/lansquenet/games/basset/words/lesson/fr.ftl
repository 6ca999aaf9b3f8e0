# How it goes, and what the lesson says.

how = Vous posez des couches sur les cartes de votre livret, et le banquier retourne le jeu par couples : la première gagne, la seconde perd. Qui a gagné prend son gain, ou continue pour sept, quinze, trente fois la couche. On ne perd jamais plus que la couche.
what-to-do = Choisissez vos cartes avant qu’on retourne le jeu. La carte du dessous, la face, prend la moitié de toute couche sur son rang. Après un gain, dites si vous le prenez, ou cornez la carte.
lesson-1 = Le banquier retourne les cartes ; vous choisissez les vôtres dans un livret d’une de chaque rang. Nommez le valet.
lesson-1-no-1 = Vous ne feriez que regarder. Nommez le valet.
lesson-1-no-2 = Il en vaut un autre ; mais cette donne est au valet.
lesson-2 = La *couche* : quelques jetons. C’est tout ce que vous pouvez perdre sur cette carte.
lesson-2-no-1 = Rien mis, rien gagné : deux jetons au moins.
lesson-2-no-2 = Au-delà, la banque pourrait ne pas en répondre : dix au plus, ici.
lesson-3 = La face est un huit et ne nuit à personne. Puis le valet, à la place qui gagne ! Cornez et courez pour sept : *paroli*.
lesson-3-no-1 = C’est le parti prudent. Mais l’échelle est le jeu même : perdre coûte la couche, gagner paie sept fois.
lesson-4 = Un couple sans vous. Un valet n’y aurait pas compté : un rang qui a gagné se retire au couple suivant.
lesson-5 = Encore le valet : *sept-et-le-va*, sept couches. Assez : prenez le gain et retirez la carte.
lesson-5-no-1 = Deux valets sont sortis, deux restent : un troisième gain est plus rare que quinze couches ne valent. Retirez.
lesson-6 = Si la carte avait perdu, seule la couche partait. Vous en savez assez : asseyez-vous.
