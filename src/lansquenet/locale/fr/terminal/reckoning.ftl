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
reckon-heard = { " " }; --{ $name } { $said }
reckon-midway = { " " }; après { $acts } actes d’une transcription
reckon-midway-all = { " " }; après tous les actes d’une transcription
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
chart-none = aucun
chart-and-a-lower = { $cards } et une plus basse
chart-and-two-lower = { $cards } et deux plus basses
chart-or-lower = { $cards } ou moins
chart-first-of-three-for-a-pool-of = Premier de trois, pour un pot de { $n }
chart-first-of-four-for-a-pool-of = Premier de quatre, pour un pot de { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Deuxième de trois, après un qui joue, pour un pot de { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Donneur de trois, après un qui joue et un qui passe, pour un pot de { $n }

# Ce que coûtent les réponses d’un siège.
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
review-searched = dans des donnes qui paraissent les mêmes de ce siège ; ± tient 95 fois sur 100
review-or = { " " }; ou
review-note = Examiné d’après ce que le siège pouvait savoir : { $ways }.  Ce que le hasard a pu faire ne compte pour rien.

# Ce que donnent des séances.
session-played = { $sessions ->
    [one] { $sessions } séance
   *[other] { $sessions } séances
} de { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}, chacune avec un avoir de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
session-sessions = { $count ->
    [one] { $count } séance
   *[other] { $count } séances
}
session-law-bank = Les donnes sont tirées de la loi exacte de { $bet }, du côté de la banque : { $nets }.
session-law-punter = Les donnes sont tirées de la loi exacte de { $bet }, du côté d’un ponte : { $nets }.
session-nets = { $count } nets, voir `odds --law`
session-rules = Les donnes sont simulées par les règles : { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, { $followed }, et les décisions sont « { $policy } ».
session-follow-a = A est suivi
session-follow-b = A tient la banque, et B est suivi
session-follow-bank = A tient la banque et est suivi
session-stakes = Mises selon le plan { $plan } à partir de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : { $rule }.
session-share = { $share } de celui-ci
plan-flat = la même mise chaque fois
plan-martingale = le double de la mise après une perte, la première après un gain
plan-paroli = le double de la mise après un gain, 3 gains au plus ; la première après une perte
plan-dalembert = une mise de plus après une perte, une de moins après un gain
plan-fibonacci = nombres de Fibonacci : un en avant après une perte, deux en arrière après un gain
plan-labouchere = une ligne 1 2 3 4 : miser ses bouts ; les rayer si l’on gagne, écrire leur somme si l’on perd
plan-kelly = la part de l’avoir qui fait croître le plus vite son logarithme, en jetons entiers
session-median = médiane
session-ruined = ruinés
session-lie-in = 95 sur 100 sont dans
session-range = { $least } à { $most }
session-at-the-end = avoir à la fin
session-ends = Un avoir finit avec { $mean } ± { $error } jetons en moyenne.
session-lasted = Les avoirs perdus ont duré { $hands } donnes (médiane).
session-most-won = Le plus de donnes de suite gagnées par la banque : { $median } (médiane), { $most } en une séance.
session-most-lost = Le plus de donnes de suite perdues par A : { $median } (médiane), { $most } en une séance.
session-pool = Le pot le plus haut : { $median } jetons (médiane), { $most } en une séance.
session-nothing-moved = Sous ces règles, aucun jeton n’a changé de main.
session-exact = La probabilité exacte de perdre l’avoir est { $exact } ; ici elle a été { $here }.
session-exact-before = La probabilité exacte de perdre l’avoir avant qu’il soit venu à { $target } est { $exact } ; ici elle a été { $here }.
session-reached = { $share } des séances sont venues à { $target } jetons, et { $neither } à aucun des deux bouts.
session-fell = { $share } des avoirs sont tombés de { $depth ->
    [one] { $depth } jeton
   *[other] { $depth } jetons
} sous leur plus haut.
session-exact-fall = La probabilité exacte de cela, pour un avoir qui ne se perd jamais, est { $exact }.
