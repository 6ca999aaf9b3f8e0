"""What comes of an act at Tempeln: as at its kin."""

from lansquenet.books.events.couples import after as after

SHUFFLES = 8  # the rule that says when the cards are shuffled
