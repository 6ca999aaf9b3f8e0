# The odds laboratory.

lab-title = Laboratoire des chances
lab-note = { $game } · exact où il se peut, sinon joué, avec son erreur
lab-game = Jeu
lab-choose = Choisissez un jeu
lab-settings = Ce qu’on regarde
lab-preset = Règles de départ
lab-options = Options ({ $count } changées)
lab-now = Maintenant : { $meaning }.
lab-played = Ce qui est joué
lab-seats = Sièges
lab-stake = Mise d’un ponte
lab-bank = Jetons du banquier
lab-hands = Donnes d’un parcours
lab-courses = Parcours
lab-policy = Choix
lab-policy-timid = prudents
lab-policy-bold = hardis
lab-policy-random = au hasard
lab-seed = Graine
lab-too-many = Pas plus de { $most } donnes en tout, s’il vous plaît : moins de donnes ou moins de parcours.
lab-progress = Jusqu’où l’on est
lab-done = { $done } sur { $of }
lab-compiling = Les règles se compilent ; la première fois cela prend jusqu’à une demi-minute.
lab-waiting = Demandé…
lab-stop = Arrêter
lab-run = Jouer { $hands } donnes
lab-check = Vérifier les chiffres exacts en jouant
lab-ready = Les donnes sont jouées ; les figures sont tracées.
lab-intro-banking = Jouez quelques milliers de donnes pour voir comment elles se répartissent, ce que devient une bourse, et combien de fois elle se perd. Chaque donne commence de même : le siège A tient la banque, le jeu est complet, et chaque ponte garde une mise en jeu. Ce qui reste à choisir se choisit comme vous le dites.
lab-intro-trick = Jouez quelques milliers de donnes pour voir comment elles se répartissent, ce que devient une bourse, et combien de fois elle se perd. Chaque donne commence de même : le siège A donne et le pot est comme après une donne sans forfait. Tous les sièges choisissent comme vous le dites, ce qui n’est pas bien jouer.

lab-exact = Chiffres exacts
lab-exact-finding =
    { $count ->
        [one] Un chiffre, trouvé en parcourant tout ce qu’une donne peut devenir ; rien n’est estimé.
       *[other] { $count } chiffres, trouvés en parcourant tout ce qu’une donne peut devenir ; rien n’est estimé.
    }
lab-no-figures = Aucun chiffre n’est connu pour ces règles.
lab-walking = On parcourt tout ce qu’une donne peut devenir…
lab-long-fraction = fraction de { $count } chiffres

lab-figure = Chiffre
lab-movers = Ce qui le déplace
lab-movers-finding = { $option } = { $value } le déplacerait le plus : de { $now } à { $then }.
lab-movers-none = Aucune option ne déplace ce chiffre.
lab-still = Il ne bouge pas avec : { $options }.
lab-option = option
lab-value = valeur
lab-decimal = décimal
lab-fraction = fraction
lab-change = changement

lab-whose = Les jetons de qui
lab-whose-banking-0 = Siège A, le banquier
lab-whose-banking-1 = Siège B, le premier ponte
lab-whose-trick-0 = Siège A, le donneur
lab-whose-trick-1 = Siège B, le premier en cartes
lab-course = Résultat net du siège { $letter } après n donnes : la moyenne, et la bande de la plupart des parcours
lab-course-finding = Après { $hands } donnes le siège { $letter } en est à { $mean } en moyenne (± { $error }) ; 95 parcours sur 100 finissent entre { $low } et { $high }.
lab-course-point = Après { $hand } donnes : { $mean } en moyenne, 95 % entre { $low } et { $high }
lab-across-hands = donnes
lab-bars = Une donne du siège { $letter }
lab-bars-finding = Le siège { $letter } gagne { $won } des donnes et en perd { $lost } ; une donne rapporte { $mean } en moyenne (± { $error }).
lab-bar-point = { $result } : { $share } des donnes
lab-from-to = de { $least } à { $most }
lab-across-result = gagné ou perdu en une donne
lab-ruin = Combien de fois le siège { $letter } perd sa bourse
lab-ruin-finding = Avec { $purse } pour commencer, le siège { $letter } perd tout en { $hands } donnes dans { $share } des parcours (± { $error }).
lab-ruin-point = Une bourse de { $purse } en { $hand } donnes : perdue dans { $share } des parcours
lab-down-purse = bourse
lab-hand = donnes
lab-mean = moyenne
lab-error = erreur type
lab-low = 2,5 % sont dessous
lab-middle = médiane
lab-high = 2,5 % sont dessus
lab-from = de
lab-to = à
lab-share = part
lab-purse = bourse

lab-checks = L’exact à côté du joué
lab-checks-finding = { $near } chiffres sur { $count } sont à moins de quatre erreurs types de l’exact, chacun trouvé en jouant { $hands } donnes.
lab-check-point = { $key } : exactement { $exact }, joué { $found }, à { $off } erreurs types
lab-key = chiffre
lab-found = joué
lab-off = écart en erreurs types

lab-step = Parcourir les points
lab-as-table = Montrer en tableau
lab-table-of = { $title }, en tableau
lab-csv = Enregistrer en CSV
lab-cite = Copier comme citation
lab-copied = La citation est copiée.
lab-none = aucune changée
lab-citation-rules = Lansquenet { $version }, laboratoire des chances : { $game }, règles { $preset }, options : { $options }.
lab-citation-run = { $courses } parcours de { $hands } donnes, { $seats } sièges, mise { $stake }, banque { $bank }, choix { $policy }, graine { $seed }.
lab-citation-check = { $hands } donnes pour chaque chiffre, graine { $seed }.
