# The rulebook, and the rules beside a table.

rulebook-title = Le livre des règles
rulebook-intro = Tous les jeux de cette maison : leurs règles numérotées avec leurs sources, où les sources diffèrent, et leurs chiffres exacts.
rulebook-banking = Jeux de banque
rulebook-trick = Jeux de pot en peu de levées
rulebook-all = Tous les livres
rulebook-lab = Laboratoire des chances
rulebook-contents = Sommaire
rulebook-search = Chercher dans ce livre
rulebook-found =
    { $count ->
        [0] Aucune règle ne dit cela.
        [one] { $count } règle
       *[other] { $count } règles
    }
rulebook-plain = Une page simple, à imprimer ou à lire sans scripts
rulebook-whole = Le livre entier, sur sa propre page
rulebook-history = D’où il vient
rulebook-now = Maintenant
rulebook-pays = Payé par elle :
rulebook-follows = Cette table suit { $source } :
rulebook-says = { $source } dit :
rulebook-options = Options
rulebook-presets = Règles toutes prêtes
rulebook-figures = Chiffres exacts
rulebook-figures-where = Les chiffres sous toutes les options, au laboratoire des chances
rulebook-words = Mots
rulebook-sources = Sources
rulebook-editorial = Décidé ici
rulebook-editorial-means = Où les sources se taisent ou laissent le choix, cette maison a choisi.
rulebook-usual = comme d’usage
rulebook-range = De { $least } à { $most } ; d’usage { $usual }.
rulebook-zero = 0 signifie : { $meaning }.
rulebook-dispute = En dispute :
rulebook-as-usual = toutes les options comme d’usage
rulebook-lesson = L’apprendre en une minute
rulebook-how = Comment cela se joue
rulebook-todo = Ce qu’il faut faire
rulebook-not-yet = Ce livre n’est pas encore traduit : le voici en anglais.
rulebook-signed = [en] précède ce qui n’est pas encore traduit.
