# Texts of the page that belong to no single screen.

skip = Aller à la table
loading = Un instant…
cannot-load = Cette page n’a pu être chargée. Voyez si la maison répond encore, et rechargez-la.
no-table = Il n’y a pas de telle table ici. Son lien ou son code a pu être tronqué, ou la table a été fermée ; il y en a d’autres à l’accueil.
bar-nav = Cette page
lobby = Accueil
rules = Règles
fairness = Équité
settings = Réglages
about = À propos
chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
close = Fermer
seat = Siège { $letter }
offline = La maison est hors d’atteinte. Ce que vous voyez a été gardé dans ce navigateur ; on peut lire :
somebody-gone = Quelqu’un qui est parti
