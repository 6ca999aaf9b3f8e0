# Mes donnes.

mine = Mes donnes
mine-none = Rien n'a encore été joué dans cette maison sous ce nom. Ce que vous jouerez à n'importe quelle table sera ici, donne par donne.
mine-which = Quelles donnes
mine-game = Jeu
mine-all = tous
mine-came = Issue
mine-won = gagnées
mine-lost = perdues
mine-even = ni l'un ni l'autre
mine-from = Du
mine-to = Au
mine-any-table = Toutes les tables
mine-hand = donne { $hand }
mine-draw = tirage de la banque ou de la donne
mine-with = Vous ({ $me }) avec { $names }
mine-table = Cette table seule
mine-hands = Donnes
mine-net = Net
mine-more = En voir plus
mine-results = Ce qu'elles rapportent
mine-export = Les emporter
mine-csv = Une ligne par donne (CSV)
mine-json = JSON
mine-zip = Transcriptions (ZIP)
mine-note = Vous seul voyez cette liste. D'une donne dont les cartes restent cachées, vous recevez ce que votre siège a appris.
mine-count = { $count ->
    [one] Une donne
   *[other] { $shown } donnes
}
mine-luck = Ce qu'a fait la chance
mine-luck-go = Décomposer le net
mine-luck-more = Continuer le calcul
mine-luck-start = Avant la première carte
mine-luck-deal = La donne
mine-luck-others = Choix des autres
mine-luck-own = Vos choix
mine-luck-usual = 95 fois sur 100, la donne reste dans ± { $chips }.
mine-luck-mean = Sans la donne : { $mean } par donne (± { $error }).
mine-luck-left = { $hands } calculées, { $left } encore à venir.
mine-luck-beyond = Laissées de côté, car il y a trop de suites à parcourir : { $hands }.
mine-luck-hidden = Par échantillons, car des cartes y sont cachées, d'après ce que vous pouviez voir à chaque moment, si tous continuaient d'expérience : { $games }.
mine-luck-note = Exact là où toutes les cartes sont ouvertes, d'après ce que vous pouviez attendre à chaque moment si personne ne misait plus qu'il ne faut. Les parts s'ajoutent au net.
show = Montrer cette donne
show-note = Fait un lien par lequel chacun voit ce qui était visible de tous dans cette donne, et rien de plus.
show-link = Lien pour tous
show-frame = Cadre pour une page
show-png = Image (PNG)
show-svg = Image (SVG)
show-picture = Les cartes qui ont décidé
report = Bilan
report-wait = On compte les décisions de cette table.
report-goes-on = { $judged } décisions sur { $asked } sont examinées.
report-meanwhile = Cela continue pendant que vous regardez d’autres pages de la maison : vous le retrouverez sous « Mes donnes ».
report-whole = { $hands ->
    [0] Aucune de vos donnes à cette table n’est terminée.
    [one] Une donne, chaque décision examinée.
   *[other] { $hands } donnes, chaque décision examinée.
    }
report-sum = D’où vient le résultat net
report-rest = Les cartes, les règles et les autres
report-cost = Vos réponses, à côté des meilleures connues ({ $unit ->
    [points] points
   *[other] jetons
    })
report-worst = Ce qui a compté le plus
report-none = On ne connaît aucune réponse qui vous ait coûté quelque chose.
report-all = Toutes les décisions
report-hand = Donne { $hand } : { $count ->
    [one] une décision
   *[other] { $count } décisions
    }
report-given = Vous avez dit : { $answer }.
report-best = La meilleure connue : { $answer }.
report-fine = On ne connaît pas de meilleure réponse.
report-lost = Coûte en moyenne : { $cost } { $unit ->
    [points] points
   *[other] jetons
    }
report-exact = (exact)
report-error = (± { $error })
report-fork = Essayer autrement
report-unknown = { $count ->
    [one] Une décision n’a pu être examinée
   *[other] { $count } décisions n’ont pu être examinées
    } : aucune donne semblable n’a été trouvée.
report-note = Examiné d’après ce que votre siège pouvait savoir quand on l’a interrogé : là où toutes les cartes sont ouvertes, en parcourant les règles, si personne ne mise plus qu’il ne doit et, contre votre banque, tout ce qui est permis ; sinon dans des donnes qui paraissent les mêmes de votre siège. Ce que le hasard a pu faire ne compte pour rien.
