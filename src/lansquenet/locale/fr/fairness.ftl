# A hand checked in the page.

fairness-of = donne { $hand }
fairness-what = Les cartes d’une donne étaient-elles fixées avant que les sièges apportent leur part ? Cette page vérifie ici ce que prouve le dossier de la donne, et dit à qui.
fairness-checking = On vérifie…
fairness-cannot = Les vérifications n’ont pu être chargées. La page hors ligne, plus bas, fait de même.
fairness-no-bundle = La maison ne donne pas de dossier de cette donne.
fairness-all-holds = Tout ce qui peut être vérifié ici tient
fairness-do-not-trust =
    { $count ->
        [one] Ne vous fiez pas à cette donne : une vérification échoue
       *[other] Ne vous fiez pas à cette donne : { $count } vérifications échouent
    }
fairness-holds = tient
fairness-fails = échoue
fairness-open = non vérifié
fairness-shown = Vous pouvez voir { $shown } des { $turned } cartes retournées.
fairness-shared = Ces sièges ont apporté une part du mélange, avec des clés qui ne sont pas à la maison : { $names }.
fairness-shared-house = Ceux-ci de même, avec des clés de la maison, qui ne prouvent rien : { $names }.
fairness-shared-none = Hormis ceux de la maison, aucun siège n’a apporté de part du mélange : la maison seule a fait le hasard.
fairness-check-form = C’est un dossier d’un protocole connu, entier et en ordre.
fairness-check-seal = La maison a scellé tout ce dossier de sa clé.
fairness-check-signatures = Elle a signé ce qu’elle fixait, et ce pour quoi chaque part fut donnée.
fairness-check-context = Les jeux ont été fixés pour ce jeu, ses options, cette table et cette donne.
fairness-check-transcript = Ce qui fut figé couvre les jeux, les promesses des sièges et leurs mises.
fairness-check-reveal = Chaque siège a donné la part qu’il avait promise.
fairness-check-joint = Le hasard est fait de toutes ces parts, et de rien d’autre.
fairness-check-decks = Les jeux non joués, qui ont été ouverts, sont honnêtes.
fairness-check-order = Chaque carte vient de la place que le hasard commun a nommée.
fairness-check-openings = Chaque carte montrée est celle qui était fixée à sa place.
fairness-check-cards = Aucune carte n’est venue plus souvent que le jeu n’en a.
fairness-check-spent = Le jeu achevé, ouvert en entier, est celui qui était fixé.
fairness-check-chain = Ce qui fut fixé pour chaque jeu suit de ce qui était fixé avant.
fairness-check-shares = Chaque siège a signé ce qui s’était passé, et donné la part qu’il avait promise.
fairness-check-voids = Qui s’est tu n’a plus pris part, et personne n’est entré entre-temps.
fairness-check-seen = C’est ce que cette page a vu et signé pendant la donne.
fairness-void = { $count ->
    [one] Les cartes furent tirées de nouveau une fois
   *[other] Les cartes furent tirées de nouveau { $count } fois
}, car { $names } s’était tu : qui voyait les parts, comme la maison, aurait pu choisir parmi { $decks } jeux.
fairness-check-payments = Ce que l’un a payé l’autre l’a reçu, et les avoirs en découlent.
fairness-check-pack = Le jeu de cartes est celui avec lequel on joue ce jeu.
fairness-check-turned = Les cartes retournées sont celles que les règles demandaient.
fairness-check-acts = Les règles, rejouées, donnent les mêmes paiements.
fairness-check-stakes = Mises et choix étaient fixés avant les cartes dont ils dépendent.
fairness-key = La clé de la maison
fairness-key-what = Chaque maison a une clé pour toujours. Si vous la tenez d’ailleurs, comparez.
fairness-key-compare = La clé que vous connaissez
fairness-key-same = C’est la même clé.
fairness-key-other = C’est une autre clé : cette donne n’a pas été scellée par cette maison-là.
fairness-proves = Ce que cela vous dit
fairness-to-seats = À chacun des sièges nommés plus haut dont la clé n’est pas à la maison : le jeu était fixé avant sa part, personne n’a choisi seul les cartes, et ce qui s’est passé est ce qu’il a signé.
fairness-to-some = Dans une partie de la donne a pris part un siège dont la clé n’est pas à la maison : pour ce siège, le jeu y était fixé avant sa part. Du reste elle ne prouve rien, sinon que ce sont les cartes que la maison nomme à présent.
fairness-to-house = Seule la maison a signé cette donne : elle ne prouve rien, sinon que ce sont les cartes que la maison nomme à présent.
fairness-to-older = Cette donne fut faite selon l’ancien protocole gt1 : les parties s’accordent, mais une maison qui aurait eu les parts tôt aurait pu chercher un jeu qui leur convienne.
fairness-proves-shown = Chaque carte qu’on vous a montrée est celle qui était fixée.
fairness-proves-chips = Les paiements du dossier tombent juste.
fairness-proves-not = Ce que cela ne vous dit pas
fairness-not-keys = À qui sont les clés : à qui n’a pas pris part, cela ne prouve quelque chose que si l’une d’elles est à quelqu’un à qui il se fie.
fairness-not-looks = Si la maison regarde les mains cachées : elle les donne.
fairness-not-people = Si les sièges sont des personnes différentes.
fairness-not-friends = Si deux à la table sont amis.
fairness-not-silent = Si ceux qui se sont tus se sont tus.
fairness-not-after = Ce qui s’est passé après la dernière part, à moins qu’on ne le compare à ce qui fut vu : seul le sceau de la maison en parle.
fairness-not-rules = Si les paiements sont ceux des règles : pour cela, rejouez la donne avec la commande plus bas.
fairness-not-page = Si cette page est honnête : elle vient de la même maison. La page hors ligne ou la commande, d’une autre source, non.
fairness-without = Sans cette page
fairness-offline = La page hors ligne
fairness-command = Ou avec la commande, qui a aussi les règles :
fairness-called = FICHIER
fairness-file = Un dossier dans un fichier, ou ce qui fut vu (ou déposez-le n’importe où sur cette page)
fairness-seen = Le dossier est comparé à ce qui fut vu.
fairness-check = Vérifier

fair-what = La maison fixe les cartes avant que votre siège apporte sa part, et cette page ne l’apporte que pour ce qu’elle a vu elle-même. La donne finie, elle vérifie qu’il en fut ainsi.
fair-before = Avant
fair-committed =
    { $count ->
        [one] Le jeu a été fixé par ce nombre
       *[other] { $count } jeux ont été fixés par ces nombres ; l’un est joué et les autres sont montrés
    } :
fair-words = Ces quatre mots tiennent lieu de tout ce que la maison a fixé ici jusqu’à présent. Quiconque est assis à cette table devrait voir les mêmes.
fair-none-yet = Aucun jeu n’est encore fixé.
fair-together = Ensemble
fair-shares = Ces sièges apportent une part du mélange : { $names }.
fair-bots = Des bots de la maison en apportent aussi, { $names } : ils ne prouvent rien à personne.
fair-joint = De toutes les parts il est venu :
fair-alone = Hormis ceux de la maison, aucun siège n’apporte de part : la maison seule fait le hasard.
fair-after = Après
fair-check = Vérifier la donne { $hand } dans ce navigateur
fair-download = La télécharger
fair-seen = Télécharger ce que j’ai vu
fair-verify = Ou sans aucun navigateur :
fair-later = Quand une donne est finie, on peut la vérifier ici.
fair-limits = Cela ne prouve pas que la maison ne regarde pas les mains cachées : elle les donne. Ni que deux à la table ne sont pas amis. Ce pour quoi vous avez donné une part vous est prouvé ; aux autres, seulement s’ils ont pris part ou se fient à quelqu’un qui l’a fait.
