# Un conseil : ce que vaut chaque réponse.

hint-wait = Un instant : chaque réponse est pesée…
hint-best = { $answer } : { $gain } { $unit ->
    [points] points
   *[chips] jetons
} en moyenne à partir d’ici, { $lead } de plus que la suivante.
hint-even = { $answer } : { $gain } { $unit ->
    [points] points
   *[chips] jetons
} en moyenne à partir d’ici. Une autre réponse peut valoir autant.
hint-only = { $answer } : { $gain } { $unit ->
    [points] points
   *[chips] jetons
} en moyenne à partir d’ici. Il n’y a pas d’autre réponse.
hint-worths = Ce que vaut chaque réponse
hint-exact = Exact, en { $unit ->
    [points] points
   *[chips] jetons
} : parcouru selon les règles avec les cartes que vous avez vues, si personne ne mise plus qu’il ne doit et, contre votre banque, tout ce qui est permis.
hint-searched = Cherché dans { $worlds ->
    [one] { $worlds } distribution qui, de votre siège, paraît la même
   *[other] { $worlds } distributions qui, de votre siège, paraissent les mêmes
}, en { $unit ->
    [points] points
   *[chips] jetons
}. { $by ->
    [table] On suppose que tous jouent la suite comme les bots qui ont appris
    [thumb] On suppose que tous jouent la suite d’expérience
   *[anyhow] On suppose que vous faites ensuite le moins possible, et que les autres misent hardiment et répondent au hasard
}. ± dit de combien l’écart avec la meilleure peut être faux, 95 fois sur 100.
