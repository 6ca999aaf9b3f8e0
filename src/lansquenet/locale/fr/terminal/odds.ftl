# Ce que le terminal dit encore : chiffres, beaucoup de donnes, une donne rejouée, et ce qu’on peut faire.

odds-figure = chiffre
odds-exact = exact
odds-decimal = décimal
odds-of = { $title }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
sim-banks = { $title } : { $hands } donnes, le siège A tient la banque, chaque siège joue « { $policy } ».
sim-deals = { $title } : { $hands } donnes, le siège A donne, chaque siège joue « { $policy } ».
sim-acts = { $acts } actes, { $speed } millions par seconde en règles compilées.
sim-hands = { $hands } donnes
sim-sampling = Les chiffres exacts, et un échantillon de chacun
sim-chips = jetons par donne
sim-error = ± erreur type
sim-found = trouvé
sim-none = Aucun chiffre exact n’est connu pour une table de { $seats } sièges, à mettre à côté de ces donnes.
sim-figures = Les chiffres à une table de { $seats } sièges, chacun trouvé en jouant comme il est défini :
sim-by-processor = Les chiffres ont été trouvés par le processeur, en { $hands } donnes.
replay-go-on = Entrée
replay-right = { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}, { $acts ->
    [one] { $acts } acte
   *[other] { $acts } actes
} : tout est conforme aux règles.
four-play = s’asseoir avec des bots, ici dans le terminal
four-rules = lire les règles, chacune avec sa source
four-odds = connaître les chances, exactement
four-serve = tenir une maison : des tables pour beaucoup de monde, dans le navigateur
four-more = { $games } énumère les jeux, { $help } toutes les commandes.
