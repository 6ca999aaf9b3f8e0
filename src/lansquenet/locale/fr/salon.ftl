# Salons: a club, its evenings and its ledger.

salon = Salons
salon-note = Un salon est un lien qui demeure : un cercle qui revient, avec ses soirées, son livre de comptes et ses propres règles. Les jetons restent à jamais des jetons de jeu.
salon-none = Vous n’appartenez encore à aucun salon. Ouvrez-en un, ou entrez par un lien qu’on vous a envoyé.
salon-mine = Vos salons
salon-new = Ouvrir un salon
salon-name = Nom du salon
salon-nameless = Donnez d’abord un nom au salon.
salon-going = une soirée est en cours
salon-enter = Entrer
salon-enter-note = Vous entrez sous le nom { $name }. Les membres voient ce nom et ce que vous gagnez ou perdez ici, rien d’autre.
salon-season-now = Saison { $season }
salon-link = Lien du salon
salon-members = Membres
salon-member = Membre { $number }
salon-role-keeper = a les clés
salon-role-barred = exclu
salon-comes = vient
salon-do = Ce que l’on peut faire : { $name }
salon-key = Donner les clés
salon-unkey = Reprendre les clés
salon-bar = Exclure
salon-admit = Réadmettre
salon-leave = Quitter le salon
salon-tonight = Ce soir
salon-come = Je viens
salon-come-not = Finalement, je ne viens pas
salon-coming = { $count ->
    [0] Personne n’a encore dit qu’il venait.
    [one] Une personne vient : { $names }
   *[other] { $count } viennent : { $names }
}
salon-begin = Commencer la soirée
salon-waits = Une manche commence dès { $count ->
    [one] qu’une personne de plus a dit
   *[other] que deux personnes ont dit
    } « { $come } ».
salon-missing = Pas encore dit par : { $names }.
salon-alone = Vous êtes seul membre : envoyez le lien du salon à d’autres.
salon-round = Appeler la manche suivante
salon-round-now = Manche { $round }
salon-end = Finir la soirée
salon-sit = À ma table
salon-late = Une place pour moi
salon-table = Table { $number }
salon-own-table = Table d’un membre
salon-tables-note = Le premier nommé commence la table ; si toutes les places sont prises, elle commence d’elle-même.
salon-tables-none = Les tables de cette manche sont fermées.
salon-ledger = Livre de comptes
salon-ledger-which = Ce que montre le livre
salon-ledger-none = Aucun coup n’a encore été joué jusqu’au bout ici.
salon-ledger-note = Les jetons ne font que changer de mains : avec les bots, les pots et la banque de la maison, chaque colonne fait zéro.
salon-season = Saison
salon-evening = Soirée
salon-by = Colonnes
salon-by-evening = soirées
salon-by-game = jeux
salon-who = Qui
salon-sum = Ensemble
salon-party-bots = Robots de la maison
salon-party-guests = Invités
salon-party-pool = Dans les pots
salon-party-house = Banque de la maison
salon-rules = Comme nous jouons
salon-rules-note = { $seats } sièges au plus par table, { $chips } jetons chacun
salon-rules-other = Choisir d’autres règles
salon-keep = Garder ces règles
salon-kept = C’est noté : elles valent pour les prochaines tables.
salon-season-new = Commencer une nouvelle saison
salon-not = Non, laisser
salon-sure-key = Donner les clés à { $name } ? Qui les a peut tout ce que vous pouvez.
salon-sure-unkey = Reprendre les clés à { $name } ?
salon-sure-bar = Exclure { $name } ? Cette personne quitte aussitôt les tables du salon et n’entre ni ne s’assied plus.
salon-sure-admit = Réadmettre { $name } ?
salon-sure-leave = Quitter ce salon ? Votre nom en est retiré ; ce que vous avez gagné ou perdu reste sous un numéro.
salon-sure-round = Appeler la manche suivante ? Tous ceux qui viennent sont replacés ; les tables de cette manche ferment après leur coup.
salon-sure-end = Finir la soirée ? Ses tables ferment après leur coup.
salon-sure-season = Commencer une nouvelle saison ? Tout le monde repart de zéro ; les précédentes restent visibles.
