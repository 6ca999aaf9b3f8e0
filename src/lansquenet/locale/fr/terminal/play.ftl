# Ce que dit le terminal à une table avec des bots.

# Ce qui s’y trouve.
term-turned = retournées
term-turned-many = retournées  { $count } et
term-your-hand = votre main
term-seat = siège
term-stack = avoir
term-free = libre
term-hand = main
term-row = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
term-row-free = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} dont { $free } libres
term-colon = { $one } : { $two }
term-on = { $chips } sur { $rank }
term-with = { $chips } avec { $seat }

# Une donne, du début à la fin.
term-the-draw = le tirage
term-hand-number = donne { $number }
term-banks = { $seat } tient la banque
term-deals = { $seat } donne
term-cards-left = { $count ->
    [one] reste { $count } carte
   *[other] restent { $count } cartes
}
term-pays = { $payer } → { $payee } : { $chips } ({ $rule })
term-stacks = Avoirs : { $stacks }
term-scores = { $what } : { $scores }
term-points = points
term-ends = { $seat } { $net } : { $why }
term-after = { $count ->
    [one] après { $count } donne
   *[other] après { $count } donnes
}
term-ended-idle = La séance est finie : personne ne pouvait plus rien miser (COM-6).
term-ended-complete = La séance est complète.
term-ended-over = La séance est finie.
term-ended-ruined = Il ne vous reste aucun jeton.

# Les questions, et ce qu’on peut y répondre.
term-range = de { $least } à { $most }
term-or = { $one }, ou { $other }
term-may = vous pouvez dire : { $choices }
term-may-only = vous ne pouvez dire que : { $choices }
term-illegal = { $said } : { $why } ({ $rule }) ; { $may }.
term-elsewhere = « { $said } » se dit ailleurs ({ $told }) ; { $may } ({ $rule }).
term-for-stakes = « { $said } » se dit quand on demande les mises ({ $told }) ; { $may } ({ $rule }).
term-an-amount = « { $said } » est un montant, et aucun n’est demandé ; { $may } ({ $rule }).
term-a-card = « { $said } » est une carte, { $told }, et aucune n’est demandée ; { $may } ({ $rule }).
term-not-understood = « { $said } » ne se comprend pas ; { $may } ({ $rule }).
term-last-card = la dernière carte
term-no-other = aucune autre ne peut être jouée : { $why }

# Ce qu’on demande à côté du jeu : les mots, et les réponses.
aside-help = aide
aside-why = pourquoi
aside-worth = valeur
aside-hint = conseil
aside-last = dernière
aside-score = état
aside-undo = défaire
aside-leave = quitter
aside-end = fin
help-rule = Entrée : la réponse entre crochets · ? la règle · pourquoi : les paiements · état : où en est chacun
help-hint = dernière : la dernière levée · conseil : la meilleure réponse, et pourquoi · valeur : de chaque choix
help-undo = défaire : votre dernière réponse · q : partir, en gardant la table
help-end = fin : le reste de cette donne comme si vous appuyiez chaque fois sur Entrée
help-cards = Cartes : d’abord le rang, puis la couleur : c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = Rien n’a encore été payé dans cette donne.
term-no-deal = Aucune distribution semblable à celle-ci n’a été trouvée.
term-nothing-since = Rien ne s’est passé depuis votre réponse.
term-no-trick = Aucune levée n’a encore été faite dans cette donne.
term-trick = Levée { $number } : { $played } : { $seat } la fait.
term-hands-over = { $count ->
    [one] { $count } donne finie.
   *[other] { $count } donnes finies.
}
term-hands-over-pool = { $count ->
    [one] { $count } donne finie
   *[other] { $count } donnes finies
} ; { $pool } : { $chips }.
term-taken-back = Repris : la question vous est posée de nouveau.
term-nothing-back = Il n’y a rien à reprendre.
term-best = Le mieux à votre siège : { $said }.  (Tapez { $word }.)
term-no-choice = Il n’y a pas d’autre réponse.
term-as-good = Une autre réponse vaut peut-être autant.
term-next-best = La suivante vaut { $chips } de moins.
term-exact = { $unit ->
    [points] Exact, en points jusqu’à la fin de la donne, si personne ne mise plus qu’il ne faut.
   *[chips] Exact, en jetons jusqu’à la fin de la donne, si personne ne mise plus qu’il ne faut et, contre votre banque, tout ce qui est permis.
}
term-searched = Cherché dans { $count ->
    [one] { $count } distribution qui, de votre siège, paraît la même
   *[other] { $count } distributions qui, de votre siège, paraissent les mêmes
}, en { $unit ->
    [points] points
   *[chips] jetons
}. { $by ->
    [table] On suppose que tous jouent la suite comme les bots qui ont appris
    [thumb] On suppose que tous jouent la suite d’expérience
   *[anyhow] On suppose que vous faites ensuite le moins possible, et que les autres misent hardiment et répondent au hasard
}. ± dit de combien l’écart avec la meilleure peut être faux, 95 fois sur 100.
term-counted = Ce que la donne laisse, pot ou partie, compte pour ce qu’il vaut en moyenne.
term-counted-penalties = Ce que la donne laisse, pot ou partie, compte pour ce qu’il vaut en moyenne. Perdre une partie coûte autant de pénalités qu’il en faut pour la perdre.
term-uncounted = Ce que la donne laisse, pot ou partie, ne compte pas.
term-unmeasured = Ce que la donne laisse, pot ou partie, ne compte pas : ce n’a pas été mesuré avec ces options.
term-compiling = Les règles de { $title } sont compilées ; cela est gardé pour la prochaine fois.
term-compiling-bar = Compilation

# Ce qui peut se dire à tout moment.
term-any-help = { $key } : { $word } dès que vous le pourrez, à toute question
term-any-armed = Retenu : { $word } dès que vous le pourrez ({ $rule }) ; encore { $key } : finalement non.
term-any-not = Ce n’est plus retenu : { $word }.
term-any-beaten = Un autre a été plus prompt ; ce n’est plus retenu : { $word }.
term-any-beside-armed = · { $word } dès que possible
term-any-beside = · { $key } : { $word }
term-to-the-end = · { $word } : jusqu’au bout de la donne

# Une table gardée, puis reprise.
term-kept = Votre table est gardée.  Pour la reprendre : { $command }
term-taken-up = Reprise : { $table } ; { $stands } ; vous avez { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, et aviez commencé avec { $began }.
term-stands-over = la donne { $number } est finie
term-stands-in-play = la donne { $number } est en cours
term-table = { $title }, { $changed }, contre { $others }
term-as-usual = comme d’habitude
