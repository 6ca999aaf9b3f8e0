# Between the words of a book, at the terminal and on plain pages.

rules-asked = Hiervoor wordt gevraagd:
rules-with = Met { $options }
rules-or = of
rules-to = tot
rules-from = van
rules-others = In andere talen:
