# Between the words of a book, at the terminal and on plain pages.

rules-asked = Asked by it:
rules-with = With { $options }
rules-or = or
rules-to = to
rules-from = from
rules-others = In other languages:
