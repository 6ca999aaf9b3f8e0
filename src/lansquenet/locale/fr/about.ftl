# What this is.

about-what = La table, le livre des règles et le laboratoire d’une famille perdue de jeux de hasard européens : les jeux de banque, où décide une carte retournée, et les jeux de pot en peu de levées.
about-gap = On s’y assied seul contre des bots ou avec des amis, on y lit chaque règle attestée avec sa source, on choisit parmi celles qui sont disputées, et l’on connaît les chances exactes de ce qu’on a choisi.
about-chips = Des jetons pour jouer, rien d’autre
about-chips-text = Ici les jetons ne s’achètent, ne se vendent, ne s’échangent ni ne se convertissent, et ne valent rien. Ces jeux ont ruiné des gens ; cela appartient à leur histoire, non à cette maison.
about-rules = D’où viennent les règles
about-rules-text = Chaque règle est dite avec nos propres mots et nomme le récit sur lequel elle repose. Où les récits diffèrent il y a une option, et où tous se taisent il est dit que la lecture est nôtre.
about-rules-link = Le livre des règles
about-fair = Comment les cartes sont mêlées
about-fair-text = La maison fixe les cartes ; puis chaque siège qui prend part apporte une part, et signe ce qui s’est passé. Ensuite chacun de ces sièges peut vérifier que les cartes étaient fixées avant. Aux autres, cela ne le prouve que s’ils se fient à l’un d’eux.
about-fair-link = Équité
about-privacy = Ce qui est gardé
about-privacy-text = La maison garde le nom que vous donnez et les donnes que vous jouez. Cette page ne charge rien d’ailleurs, et pose un seul cookie, pour vous reconnaître à votre retour.
about-made = Fait avec
about-fonts = Caractères
about-libraries = Bibliothèques
about-cards = Les cartes sont dessinées par le programme lui-même, et sont sous sa licence.
about-licence = Licence
about-licence-text = Logiciel libre sous la licence Apache 2.0.
about-version = Version { $version }
about-api = L’interface pour les programmes
about-verifier = Vérifier une donne sans cette maison
