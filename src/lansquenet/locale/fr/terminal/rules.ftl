# Between the words of a book, at the terminal and on plain pages.

rules-asked = Demandé par elle :
rules-with = Avec { $options }
rules-or = ou
rules-to = à
rules-from = de
rules-others = En d’autres langues :
