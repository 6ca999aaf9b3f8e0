# Over the parts of the rulebook in print, and between its words.

volume-hand = Une donne, jouée d’un bout à l’autre
volume-hand-intro = Vous occupez le siège A. Les cartes sont rangées comme dans la leçon de ce jeu.
volume-figures-intro = Selon les règles usuelles. Une fraction est exacte ; celle qui serait trop longue pour la page est omise.
volume-figure = grandeur
volume-exact = exact
volume-decimal = décimal
volume-glossary = Les mots du métier
volume-glossary-intro = Une chose, un mot, dans chaque langue des livres. Quand un dictionnaire ou un joueur a le mot, on le nomme au-dessous.
volume-bibliography = Bibliographie
volume-index = Index des règles
