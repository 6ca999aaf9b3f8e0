# La donne du jour.

day = La donne du jour
day-what = Cinq donnes, les mêmes pour tous ceux qui viennent aujourd'hui, chacun seul contre les bots avec 500 jetons. Votre premier résultat compte.
day-play = Jouer la donne { $hand }
day-question = La question du jour
day-results = Résultats
day-hand = Donne
day-yours = Vous
day-bots = Les bots
day-others = Tous les autres
day-sum = En tout
day-beside-bots = À côté des bots, servis de même à votre siège : { $chips }.
day-beside-others = À côté de tous les autres qui ont joué les mêmes donnes : { $chips }.
day-rank = Vous êtes { $rank } sur { $of } à avoir joué les cinq.
day-points = Ici comptent des points ; gagner, c'est s'en défaire.
day-seed = La graine du jour est { $seed } : les six premiers octets du SHA-256 de « Lansquenet, the deal of » et de la date. Les jeux se suivent par leur nom. De vos résultats, seules les sommes sont gardées.
day-came = La donne vous rapporte { $chips }.
day-beside = Voir ce que cela vaut à côté des autres
day-asked = Quoi de plus probable, à partir d'ici ?
day-ask = À partir d'ici, si personne ne mise davantage : quoi de plus probable pour vous dans cette donne ?
day-win = Vous gagnez
day-even = Ni l'un ni l'autre
day-lose = Vous perdez
day-right = Juste : { $what }.
day-not = Non : le plus probable est « { $what } ».
day-walked = Parcouru d'après les règles avec les cartes encore au talon. En moyenne, cela fait { $chips }.
