# Between the words of a book, at the terminal and on plain pages.

rules-asked = Si chiede per essa:
rules-with = Con { $options }
rules-or = o
rules-to = a
rules-from = da
rules-others = In altre lingue:
