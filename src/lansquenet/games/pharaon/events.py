"""What comes of an act at Pharaon: as at its kin."""

from lansquenet.books.events.couples import after as after

SHUFFLES = 13  # the rule that says when the cards are shuffled
