# Over the parts of the rulebook in print, and between its words.

volume-hand = Une donne, jouée d’un bout à l’autre
volume-hand-intro = Vous occupez le siège A. Les cartes sont rangées comme dans la leçon de ce jeu.
volume-figures-intro = Selon les règles usuelles. Une fraction est exacte ; celle qui serait trop longue pour la page est omise.
volume-charts-intro = Combien de fois sur cent le bot qui a appris ce jeu contre lui-même l’annonce, avec chaque main de trois cartes : par ses atouts dans la ligne, par sa meilleure autre carte dans la colonne. C’est ce qui a été appris, non un chiffre exact.
volume-figure = grandeur
volume-exact = exact
volume-decimal = décimal
volume-glossary = Les mots du métier
volume-glossary-intro = Une chose, un mot, dans chaque langue des livres. Quand un dictionnaire ou un joueur a le mot, on le nomme au-dessous.
volume-bibliography = Bibliographie
volume-index = Index des règles

# Over the tables of figures, and over their columns.

table-the-part-of-a-stake-that-is-lost = La part d’une mise qui est perdue
table-the-edge-of-a-bet-that-the-next-couple-settles = L’avantage sur une mise que règle le prochain couple
table-the-edge-of-a-bet-left-until-it-is-settled = L’avantage sur une mise laissée jusqu’à ce qu’elle soit réglée
table-what-both-do-best-where-cards-lie-face-down = Ce que les deux ont de mieux à faire quand les cartes sont cachées
table-by-the-card-of-the-bank = Selon la carte de la banque
table-a-bank-with-half-of-it-staked = Une banque dont la moitié est misée
table-what-each-spread-is-worth = Ce que vaut chaque écart
table-what-a-row-counts = Ce que compte une rangée
table-cards-left = cartes restantes
table-packs = jeux
table-card = carte
table-coup = coup
table-spread = écart
table-it-counts = elle compte
table-of-the-rank-left = { $n } de ce rang
table-the-banker-s-edge = avantage du banquier
table-five-draws = le cinq tire
table-six-draws-when-five-and-more-stand = le six tire quand cinq et plus restent
table-how-often-it-is-beaten = combien de fois elle est battue
table-edge = avantage
table-the-bank-before-it = la banque avant lui
table-broken-by-then = sautée d’ici là
table-how-often-it-comes = combien de fois il vient
table-how-often-it-wins = combien de fois il gagne
table-how-often = combien de fois
table-left = il en reste { $n }
