# Between the words of a book, at the terminal and on plain pages.

rules-asked = Danach wird gefragt:
rules-with = Mit { $options }
rules-or = oder
rules-to = bis
rules-from = von
rules-others = In anderen Sprachen:
