"""What comes of an act at Three-card Loo: as at its kin."""

from lansquenet.books.events import loos
from lansquenet.books.events.scene import Event, Ruling, Scene

BY = loos.LooNumbers(18, 11, 13, 14, 15, 16, 10, "The pool is a single stake")


def after(scene: Scene) -> list[Event]:
    """What came of an act."""
    return loos.after(scene, BY)


def verdict(scene: Scene) -> Ruling | None:
    """What an act has decided."""
    return loos.verdict(scene, BY)
