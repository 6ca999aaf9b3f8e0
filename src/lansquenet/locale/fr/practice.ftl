# A hand to learn a game by.

practice = Exercice
practice-note = une donne d’exercice, expliquée d’après le livre
practice-step = Ce pas, expliqué
practice-step-number = Pas { $number }
practice-begin = La donne commence. Lisez ce que fait chaque pas, et continuez quand il vous plaît.
practice-goes-on = La donne continue ; on ne vous montre pas ce qui s’est passé.
practice-as-before = De nouveau selon { $rule }
practice-usual = Une bonne première réponse :
practice-free = Toute autre réponse proposée est aussi permise ; la table montre où elle mène.
practice-answer = { $word } ({ $text })
practice-next = Suivant
practice-back = Retour
practice-ahead = Jusqu’à mon prochain choix
practice-finish = Jouer le reste de la donne pour moi
practice-end = Ce que cela a donné
practice-no-payment = Aucun jeton n’est venu à vous ni parti de vous dans cette donne. Ce qu’elle a compté d’autre se voit sur la table.
practice-play = Jouer maintenant
practice-again = Une autre donne
practice-book = Le livre entier

lesson-note = un jeu en une minute, à la vraie table
lesson-step = Étape { $number } sur { $steps }
lesson-rule = Pourquoi : { $rule }
lesson-yours = À vous de choisir.
lesson-sit = S’asseoir
lesson-again = Encore une fois
lesson-free = Essayer librement
