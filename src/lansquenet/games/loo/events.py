"""What comes of an act at Three-card Loo: as at its kin."""

from lansquenet.books.events.loos import after as after
