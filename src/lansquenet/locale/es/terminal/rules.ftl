# Between the words of a book, at the terminal and on plain pages.

rules-asked = Se pregunta por ella:
rules-with = Con { $options }
rules-or = o
rules-to = a
rules-from = de
rules-others = En otras lenguas:
