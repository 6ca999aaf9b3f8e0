# A hand checked in the page.

fairness-of = donne { $hand }
fairness-what = Avant que quiconque ait parlé, les cartes d’une donne étaient fixées ; puis elles ont été mêlées avec ce que chaque siège apportait. Cette page vérifie ici, par elle-même, qu’il en fut ainsi.
fairness-checking = On vérifie…
fairness-cannot = Les vérifications n’ont pu être chargées. La page hors ligne, plus bas, fait de même.
fairness-no-bundle = La maison ne donne pas de dossier de cette donne.
fairness-all-holds = Tout ce qui peut être vérifié ici tient
fairness-do-not-trust =
    { $count ->
        [one] Ne vous fiez pas à cette donne : une vérification échoue
       *[other] Ne vous fiez pas à cette donne : { $count } vérifications échouent
    }
fairness-holds = tient
fairness-fails = échoue
fairness-open = non vérifié
fairness-shown = Vous pouvez voir { $shown } des { $turned } cartes retournées.
fairness-shared = Ces sièges ont apporté une part du mélange : { $names }.
fairness-shared-none = Aucun siège n’a apporté de part du mélange : la maison seule a fait le hasard.
fairness-voids =
    { $count ->
        [one] Une fois un siège s’est tu, et le mélange a été refait.
       *[other] { $count } fois un siège s’est tu, et le mélange a été refait.
    }
fairness-check-form = C’est un dossier de ce protocole, entier et en ordre.
fairness-check-seal = La maison a scellé tout ce dossier de sa clé.
fairness-check-signatures = Elle a signé ce qu’elle fixait, avant que chaque part soit donnée.
fairness-check-context = Les jeux ont été fixés pour ce jeu, ses options, cette table et cette donne.
fairness-check-transcript = Ce qui fut figé couvre les jeux, les promesses des sièges et leurs mises.
fairness-check-reveal = Chaque siège a donné la part qu’il avait promise.
fairness-check-joint = Le hasard est fait de toutes ces parts, et de rien d’autre.
fairness-check-decks = Les jeux non joués, qui ont été ouverts, sont honnêtes.
fairness-check-order = Chaque carte vient de la place que le hasard commun a nommée.
fairness-check-openings = Chaque carte montrée est celle qui était fixée à sa place.
fairness-check-cards = Aucune carte n’est venue plus souvent que le jeu n’en a.
fairness-check-spent = Le jeu achevé, ouvert en entier, est celui qui était fixé.
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
fairness-proves-fixed = Le jeu était fixé avant que les sièges nommés plus haut aient parlé.
fairness-proves-together = Il a été mêlé avec ce que chacun apportait : personne, pas même la maison, n’a choisi seul les cartes.
fairness-proves-shown = Chaque carte qu’on vous a montrée est celle qui était fixée.
fairness-proves-chips = Les paiements du dossier tombent juste.
fairness-proves-not = Ce que cela ne vous dit pas
fairness-not-looks = Si la maison regarde les mains cachées : elle les donne.
fairness-not-people = Si les sièges sont des personnes différentes.
fairness-not-friends = Si deux à la table sont amis.
fairness-not-rules = Si les paiements sont ceux des règles : pour cela, rejouez la donne avec la commande plus bas.
fairness-not-page = Si cette page est honnête : elle vient de la même maison. La page hors ligne ou la commande, d’une autre source, non.
fairness-without = Sans cette page
fairness-offline = La page hors ligne
fairness-command = Ou avec la commande, qui a aussi les règles :
fairness-file = Un dossier dans un fichier (ou déposez-le n’importe où sur cette page)
fairness-check = Vérifier
