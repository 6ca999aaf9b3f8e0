# Des jeux qui sont résolus.
solve-takes = { $deals } distributions, { $nodes } nœuds : { $memory } Mo de mémoire, { $write } pour les mettre par écrit, { $play } pour { $rounds } tours.
solve-about = environ { $number }
solve-writing = Mise par écrit
solve-rounds-bar = Tours
solve-naming = Ce que les sièges peuvent savoir reçoit un nom
solve-stopped = Arrêté ; voici où l’on en est.
solve-left = Cela reste dans { $file }, et reprend de là avec --keep.
solve-least = valeur pour le siège A, au moins
solve-most = valeur pour le siège A, au plus
solve-exploitability = exploitabilité
solve-rounds = tours ({ $method })
solve-deals = distributions
solve-nodes = nœuds
solve-sets = ensembles d’information
solve-seconds = secondes du processeur
solve-note = En ce que compte le jeu, par distribution : la moitié de ce que A gagne de plus que B.
solve-hands-open = Toutes les mains ouvertes, et les autres ensemble contre lui, chaque siège peut forcer :
check-walking = Chaque distribution est parcourue, une fois par siège
check-holds = Le certificat tient.
check-fails = Le certificat prétend plus qu’il ne prouve.
check-sets = { $count } ensembles d’information rencontrés, tous dans le fichier.
check-between = Les meilleures réponses laissent le siège A entre { $low } et { $high } : exploitabilité { $found }, prétendue { $claimed }.
solved-begins = { $seat } commence
solved-answers = { $seat } répond à { $said }
solved-hand = main
solved-turned = main / retourne
solved-odds = sur 100 distributions
solved-does = fait, sur 100
solved-card = une carte
solved-asked = Question posée dans { $share } distributions sur 100 ; toutes les mains ensemble : { $done }.

# Ce qui s’apprend.
learn-game = jeu
learn-what = ce qui est appris
learn-how-long = combien de temps
learn-file = fichier
learn-note = { $command } refait le fichier d’un jeu, avec --table celui d’un tableau.
learn-rounds = { $rounds } tours
learn-deals-a-pool = { $deals } distributions par pot, { $rounds } tours
learn-deals = { $deals } distributions pour chaque nombre de sièges
learn-two-seats = { $asked }  Deux sièges
learn-seats = { $what }, { $seats } sièges
learn-to = { $least } à { $most }
learnt-all-choices = tous les choix
learnt-announcements = annonces
learnt-when-to-knock = quand frapper
learnt-exchanges-knocks-and-cards = échanges, coups frappés et cartes
learnt-toepen-from-the-second-trick = Toepen à partir de la deuxième levée

# Lansquenet-7, et des sièges joués en mots.
enter-rules = { $name }, version { $version } : { $deals } distributions de chaque, graine { $seed }
enter-rule-now = { $digest } { $line } : maintenant { $found }
enter-one = { $game } contre { $rival } : { $gain }
enter-answered = { $game } : une réponse gagne sur { $policy } { $gain }
enter-answers = Ce qu’une réponse apprise gagne sur { $policy }, par donne, entre (99 %)
enter-practised = donnes d’exercice
enter-gains = elle gagne
dataset-made = Donnes : { $hands } ; { $size } ko, dans { $folder }.
dataset-minari = Pour Minari : { $name } ; épisodes : { $episodes }.
enter-title = { $policy } : gagné par donne, entre (99 %)
enter-game = jeu
enter-on = sur { $rival }
enter-counted = Contre { $rival } devant dans { $ahead }, derrière dans { $behind }, dans { $even } on ne peut le dire.
enter-not-played = non joué
enter-between = { $mean } ({ $least } à { $most })
words-gained = Gagné sur { $rival }, par donne : { $mean }, entre { $least } et { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } distribution
   *[other] { $deals } distributions
}, chacune de chaque siège et par { $rival } seul : { $answered ->
    [one] { $answered } réponse comptée
   *[other] { $answered } réponses comptées
}, { $refused } refusées, la liste demandée { $listed } fois, abandonné { $given_up } fois.

# Un donneur qui triche.
sleight-second = la seconde carte
sleight-kept = la carte du dessous
sleight-league = un donneur complice
sleight-packet = un paquet sur le jeu
sleight-taken = une carte prise
sleight-odd = la carte de trop
sleight-splits = des doublets arrangés
sleight-second-text = Les cartes sont marquées : le donneur connaît la carte du dessus, et peut donner celle qui est dessous.
sleight-kept-text = Le donneur connaît la carte du dessous, et peut la donner au lieu de celle du dessus.
sleight-league-text = Encore la seconde carte, mais la banque est à un autre : le donneur laisse gagner un complice.
sleight-packet-text = Quand vient son tour de tenir la banque, il pose dix cartes sur le jeu, { $cards }, et passe la banque quand elles sont données. Dit d’une banque d’un jeton, couverte et gardée quatre fois.
sleight-taken-text = La boîte donne deux cartes à la fois : une fois par taille le donneur, qui connaît la carte marquée, la fait disparaître sous la suivante, et un complice arrange le tableau des cartes.
sleight-odd-text = Une carte mise de côté est ajoutée au jeu, du rang sur lequel on mise, et sa pareille se fait sentir dans la boîte comme elle. Si la première des deux vient où elle gagne pour la banque, elle est donnée, et la seconde disparaît sous une autre ; sinon, c’est la première.
sleight-splits-text = En mêlant, le donneur réunit { $pairs } paires, de { $pairs } rangs, de sorte que chacune soit le doublet d’un coup ; il ne sait pas sur quoi on misera.
crooked-net = net d’un jeton
crooked-honest = honnête
crooked-crooked = en trichant
crooked-edge = avantage
crooked-found-hands = Découvert à { $sure } par ce que la banque a { $way ->
    [lost] perdu
   *[won] gagné
} : après { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}.
crooked-found-banks = Découvert à { $sure } par ce que la banque a gagné : après { $count ->
    [one] { $count } banque
   *[other] { $count } banques
}.
crooked-never = Ce que la banque a gagné ne le trahit jamais.

# Une décision dont on doute, et des donnes refaites.
doubt-heading = donne { $number } · une décision dont on doute
doubt-here = Ici ▸
doubt-is = Le doute : { $words }
doubt-nothing = rien n’a été écrit.
doubt-seen-seat = Vu sur une page de Lansquenet { $version }, du siège de { $name }.
doubt-seen-onlooker = Vu sur une page de Lansquenet { $version }, par un spectateur.
doubt-whole = Toute la donne est dans le fichier : { $title }, { $acts ->
    [one] { $acts } acte
   *[other] { $acts } actes
}, tout est conforme aux règles.
anew-same = { $file } : comme il était
anew-made = { $file } : refait

# La chambre d’un nouveau jeu.
new-game-plays = { $title } se joue comme { $like } : { $command }
new-game-still = Encore à { $like }, et à redire :
new-game-list = Pour qu’il soit énuméré : { $command }
new-game-hand = La donne de told.txt : { $command }
new-game-whole = S’il est entier : { $command }
new-game-book = comment il va, que faire, histoire, sources, règles, options ; voir docs/book-format.md
new-game-lesson = une donne pour l’apprendre, pas à pas ; voir docs/book-format.md
new-game-rules = le jeu, dans l’ordre où il se joue ; chaque paiement par le numéro de sa règle
new-game-odds = les chiffres, et ce qu’ils veulent dire dans le livre
new-game-events = ce qui est dit d’un acte
new-game-refusals = pourquoi un acte ne peut se faire
new-game-bot = règles d’usage
new-game-en = d’où il vient, et de quand
new-game-witness = le jeu dit une seconde fois, d’après ses sources
new-game-test-rules = chaque règle par son numéro, jeton par jeton
new-game-transcripts = donnes d’or : `lansquenet replay --rewrite` fait ce qui suit des cartes et des réponses
