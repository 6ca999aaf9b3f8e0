# A table to be opened.

new-title = Nouvelle table
new-other = Un autre jeu
new-preset = Les règles d’où partir
new-rules = Toutes les règles où les tables diffèrent
new-company = La table
new-seek = Chercher une option
new-found =
    { $count ->
        [0] aucune trouvée
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
new-options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
new-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
new-usual = comme d’usage
new-editorial = notre lecture, où les sources se taisent
new-seats = Sièges, de { $least } à { $most }
new-chips = Jetons pour s’asseoir
new-chairs = Qui s’assied où
new-you = vous
new-empty = libre, pour quelqu’un
new-fill = Des bots partout
new-clear = Aucun bot
new-pace = Allure des bots et des cartes
pace-slow = lente
pace-usual = habituelle
pace-quick = vive
new-clock = Temps pour agir
clock-none = sans horloge
clock-s20 = 20 secondes
clock-s45 = 45 secondes
clock-s120 = 2 minutes
clock-d1 = par correspondance, un jour
clock-d3 = par correspondance, trois jours
clock-d7 = par correspondance, sept jours
new-spectators = Qui peut regarder
spectators-public = tout le monde
spectators-delayed = tout le monde, un peu plus tard
spectators-none = personne
new-delay = Secondes de retard
new-records = Cartes des donnes finies
records-own = chaque siège voit ce qu’il a vu
records-open = toutes les cartes sont visibles à tous
new-private = Hors de la liste : on ne la trouve que par son lien ou son code
new-odds-bar = Les chances exactes sont montrées pendant le jeu
new-hints = Chacun peut demander conseil
new-odds = Ce que valent ces règles
new-odds-counting = On compte…
new-odds-there = Exact : chaque donne a été parcourue avec les options choisies.
new-odds-slow = Ces chiffres demandent plus de temps que la maison n’en donne. La table peut s’ouvrir quand même.
new-odds-wrong = Il n’y a pas de chiffres : { $text }
new-odds-moved = { $by } points contre les règles d’usage
new-odds-more =
    { $count ->
        [one] { $count } autre chiffre
       *[other] { $count } autres chiffres
    }
new-odds-all =
    { $count ->
        [one] { $count } chiffre
       *[other] { $count } chiffres
    }
new-open = Ouvrir la table
new-range = Un nombre entier de { $least } à { $most }.
new-wrong = Quelque chose plus haut ne peut être ainsi ; c’est marqué à sa place.
