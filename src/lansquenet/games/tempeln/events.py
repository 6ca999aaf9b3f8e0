"""What comes of an act at Tempeln: as at its kin."""

from lansquenet.books.events import couples
from lansquenet.books.events.scene import Event, Ruling, Scene

SHUFFLES = 8  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act."""
    return couples.after(scene, BY)


BY = couples.CoupleNumbers(4, 5, 8)


def verdict(scene: Scene) -> Ruling | None:
    """What an act has decided."""
    return couples.verdict(scene, BY)
