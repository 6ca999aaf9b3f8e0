"""What comes of an act at Irish Loo: as at its kin."""

from lansquenet.books.events import loos
from lansquenet.books.events.scene import Event, Ruling, Scene

BY = loos.LooNumbers(4, 7, 7, 9, 9, 9, 5, "Clubs are trump")


def after(scene: Scene) -> list[Event]:
    """What came of an act."""
    return loos.after(scene, BY)


def verdict(scene: Scene) -> Ruling | None:
    """What an act has decided."""
    return loos.verdict(scene, BY)
