# Between the words of a book, at the terminal and on plain pages.

rules-asked = Efter den frågas:
rules-with = Med { $options }
rules-or = eller
rules-to = till
rules-from = från
rules-others = På andra språk:
