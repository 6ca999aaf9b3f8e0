# Ce qui se calcule : tableaux, lois, questions, comparaisons, séances, et ce que coûtent des réponses.

reckon-one-in = 1 sur { $n }
reckon-side = côté
reckon-bank = banque
reckon-punter = ponte
reckon-net = net d’un jeton
reckon-mean = moyenne
reckon-mean-of = moyenne { $n }
reckon-variance = variance
reckon-covariance = covariance
reckon-sum = somme
reckon-asked = { $word } : { $measure }
reckon-heard = { " " }; --{ $name } { $said }
reckon-midway = { " " }; après { $acts } actes d’une transcription
reckon-midway-all = { " " }; après tous les actes d’une transcription
reckon-idle = { $names } laissé de côté : cela ne change aucune chance
reckon-best = le meilleur
reckon-second = le second coûte
reckon-worth = valeur
reckon-choices = choix
reckon-chance = probabilité
reckon-hands = donnes
reckon-grows-most = croît le plus   { $share } d’une fortune
reckon-grows-below = croît au-dessous de  { $share }
reckon-played = joué  { $mean } en { $hands } donnes, à { $errors } erreurs types
reckon-under = chiffre, sous
reckon-change = changement
reckon-none = aucun

# Cartes de mains, à des jeux qui ont été appris.
chart-corner = atouts ; meilleure autre
chart-and-a-lower = { $cards } et une plus basse
chart-and-two-lower = { $cards } et deux plus basses
chart-or-lower = { $cards } ou moins
chart-first-of-three-for-a-pool-of = Premier de trois, pour un pot de { $n }
chart-first-of-four-for-a-pool-of = Premier de quatre, pour un pot de { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Deuxième de trois, après un qui joue, pour un pot de { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Donneur de trois, après un qui joue et un qui passe, pour un pot de { $n }

# Ce que coûtent les réponses d’une place.
review-hand = { $title } · donne { $number } · { $seat }
review-judging = On examine
review-fine = On ne connaît pas de meilleure réponse.
review-better = Coût { $cost } ; la meilleure connue : { $said }.
review-chips = { $amount } jetons
review-points = { $amount } points
review-none = On ne connaît aucune réponse qui ait coûté quelque chose.
review-worst = Ce qui a compté le plus :
review-one = donne { $hand }, acte { $act } : { $said } : { $cost }
review-judged = { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}, { $decisions ->
    [one] { $decisions } choix examiné
   *[other] { $decisions } choix examinés
}.
review-cost-points = Les réponses ont coûté { $cost } points, à côté des meilleures connues ; net { $net } jetons.
review-rest = Cartes, règles et les autres
review-answers = Réponses
review-net = Net en jetons
review-unknown = { $count ->
    [one] { $count } choix n’a pu être examiné
   *[other] { $count } choix n’ont pu être examinés
}.
review-exact = en parcourant les règles, si personne ne mise plus qu’il ne doit et, contre sa banque, tout ce qui est permis
review-searched = dans des donnes qui paraissent les mêmes de cette place ; ± tient 95 fois sur 100
review-or = { " " }; ou
review-note = Examiné d’après ce que la place pouvait savoir : { $ways }.  Ce que le hasard a pu faire ne compte pour rien.
