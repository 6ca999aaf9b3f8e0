# The lobby: play at once, choose a game, find a table.

language = Langue
lobby-motto = Anciens jeux de hasard d’Europe, pour des jetons seulement
lobby-pages = Pages de cette maison
lab = Laboratoire des chances
lobby-no-house = La maison ne répond pas.
alone-opening = La maison ouvre : Python, les règles et les bots sont chargés une fois, 8 Mo.
alone-shut = La maison n’a pas pu ouvrir dans ce navigateur.
lobby-now = Asseyez-vous et jouez
lobby-now-note = Une table à vous, avec des bots de la maison sur les autres chaises. Ni compte ni attente : la première carte est là dans un instant.
lobby-play = Jouer à { $game }
lobby-play-short = Jouer
lobby-new-short = Ouvrir une table
lobby-practice-short = Apprendre
lobby-as = Vous entrez comme
lobby-rename = Changer de nom
lobby-name = Votre nom aux tables
lobby-another = Un autre
lobby-keep = Garder ce nom
lobby-name-note = Ce nom est inventé ; tout autre conviendra. Il est gardé dans ce navigateur.
lobby-name-anew = Sous un autre nom vous entrez à nouveau : un siège que vous tenez reste à l’ancien.
lobby-device-in = Un code de votre autre appareil
lobby-device-go = Entrer avec lui
lobby-device-out = Continuer sur un autre appareil
lobby-device-code = Donnez-y ce code avant dix minutes :
lobby-friends = Entre amis
lobby-code = Lien ou code de la table
lobby-join = Rejoindre
lobby-join-nothing = Tapez le code d’une table, ou son lien.
lobby-own = Ouvrir votre propre table
lobby-own-open = Ouvrir une table
lobby-own-rules = Choisir d’abord d’autres règles
lobby-turn = À vous de jouer
lobby-due = votre réponse avant { $when }
lobby-mine = Vos tables
lobby-others = Tables ouvertes
lobby-none = Aucune table ouverte pour l’instant. Ouvrez-en une, ou jouez avec les bots.
lobby-resume = Reprendre
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-status-waiting = attend
lobby-status-playing = joue
lobby-status-paused = en pause
lobby-status-finished = finie
lobby-free =
    { $free ->
        [0] aucune chaise libre
        [one] { $free } chaise libre
       *[other] { $free } chaises libres
    }
lobby-all = Les montrer toutes ({ $count })
lobby-games = Choisissez un jeu
lobby-kind =
    { $kind ->
        [trick] Jeu de levées
       *[banking] Jeu de banque
    } · { $least ->
        [3]
            { $most ->
                [3] 3 sièges
               *[other] 3–{ $most } sièges
            }
       *[other] { $least }–{ $most } sièges
    }
