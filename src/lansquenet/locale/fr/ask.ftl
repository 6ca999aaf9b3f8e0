# Les questions, au laboratoire.

ask-title = Demandez ce que vous voulez
ask-lead = Tous les cours que peut prendre une donne sont parcourus : la réponse est exacte.
ask-hidden = Dans ce jeu les mains sont cachées, et aucun parcours n’est possible. Ses chiffres exacts sont plus bas, et l’on peut jouer des donnes.
ask-what = Ce qui est demandé
ask-of = De quoi
ask-all-games = Dans tous les jeux
ask-payments = Paiements, par règle
ask-word-mean = combien en moyenne
ask-word-chance = avec quelle probabilité
ask-word-law = chaque somme, et sa probabilité
ask-word-variance = la variance
ask-word-table = le meilleur jeu d’un siège
ask-of-won-bank = jetons que gagne la banque
ask-of-cards = cartes retournées
ask-of-hands = donnes jouées
ask-of-won-house = jetons que gagne la maison
ask-of-into-the-pool = jetons qui vont à la poule
ask-of-won-seat = jetons que gagne { $seat }
ask-of-bet-seat = jetons que mise { $seat }
ask-of-paid = paiements par { $rule } : { $text }
ask-test = Quelles sommes
ask-than = Le nombre
ask-test-any = plus que rien
ask-test-least = au moins
ask-test-most = au plus
ask-test-exactly = exactement
ask-sum = { $of } : { $test } { $than }
ask-any = { $of } : plus que rien
ask-said-mean = En moyenne : { $of }
ask-said-chance = Avec quelle probabilité : { $of }
ask-said-law = Chaque somme et sa probabilité : { $of }
ask-said-variance = Variance : { $of }
ask-said-table = Le meilleur jeu de { $seat }, d’après : { $of }
ask-seen = Cartes sorties du sabot
ask-after = Cartes par lesquelles la donne commence
ask-add = { $card } (il en reste { $count })
ask-put-back = Remettre : { $card }
ask-best = De qui est le meilleur jeu
ask-by = Qui décide, et comment
ask-by-usual = comme d’habitude : { $how }
ask-by-least = chacun fait le moins qui soit permis
ask-number = Un nombre pour la décision
ask-more = Davantage : début, durée, sièges
ask-over = Sur
ask-span-one = une donne
ask-span-n = tant de donnes
ask-span-hands = { $count ->
    [one] une donne
   *[other] { $count } donnes
}
ask-span-game = une partie, avec tout ce qui reste en suspens
ask-span-tenure = tant que la banque est gardée
ask-span-ever = donne après donne, à la longue
ask-shoe-on = on donne la suite du sabot
ask-until = Jusqu’à ce que
ask-until-end = la donne soit finie
ask-seats = { $count } sièges.
ask-known-seen = sorties : { $cards }
ask-known-after = commence par : { $cards }
ask-known-until = jusqu’à ceci : { $event }
ask-known-by = décidé ainsi : { $how }
ask-walking = Parcouru depuis { $done } secondes, sur { $of } au plus…
ask-go = Répondre exactement
ask-ready = La réponse est trouvée.
ask-answer = La réponse
ask-mean = Moyenne :
ask-worth = Valeur :
ask-choice = le meilleur
ask-loss = le second coûte
ask-command = Au terminal :
ask-law-finding = { $count ->
    [one] Une somme est possible ; sa moyenne est { $mean }, sa variance { $variance }.
   *[other] { $count } sommes sont possibles ; leur moyenne est { $mean }, leur variance { $variance }.
}
ask-point = { $sum } : { $share }
ask-among = Ce qu’on choisit
ask-at = Transcription, pour une main en cours
ask-act = Après tant d’actes (2.3 : trois de la deuxième main)
ask-known-at = après { $act } actes d’une transcription
ask-chart = Le meilleur choix selon l’état
