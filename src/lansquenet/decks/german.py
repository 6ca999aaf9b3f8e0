"""The German pack of 36: acorns, leaves, hearts and bells, with Unter, Ober, king and Daus."""

from typing import Final

from lansquenet.decks import figures, heads
from lansquenet.decks.faces import pips
from lansquenet.decks.palettes import CARD, CLOTH, FIELD, GILT, LINE, SUIT
from lansquenet.decks.strokes import at, inked, line, placed, shape

HAIR: Final = {"c": "#87542b", "d": "#3d2b1f", "h": "#c08f3f", "s": "#e6dcc6"}
ARCH: Final = "M-17 41.5V-33Q-17-41.5-8.5-41.5H8.5Q17-41.5 17-33V41.5Z"


def unter(suit: str) -> str:
    """A landsknecht, the sign of his suit below."""
    hair = {"c": "#c08f3f", "d": "#87542b", "h": "#3d2b1f", "s": "#c08f3f"}[suit]
    lip = heads.moustache(hair) if suit in "hd" else ""
    head = heads.curls(hair) + heads.face(0.4) + lip + heads.fringe(hair) + heads.beret(SUIT, CARD, -1)
    weapon = figures.HALBERD if suit in "hc" else figures.PIKE
    return figures.soldier(head, CLOTH if suit != "d" else GILT, weapon)


def ober(suit: str) -> str:
    """An officer, the sign of his suit above."""
    hair = HAIR[suit]
    chin = heads.beard(hair) if suit in "cs" else heads.moustache(hair)
    head = heads.curls(hair) + heads.face(0.4) + chin + heads.fringe(hair) + heads.beret(CLOTH, SUIT)
    return figures.officer(head, CLOTH)


def king(suit: str) -> str:
    """A king on his throne between two signs."""
    hair = {"c": "#3d2b1f", "d": "#e6dcc6", "h": "#87542b", "s": "#c08f3f"}[suit]
    head = heads.curls(hair) + heads.face(0.4) + heads.beard(hair) + heads.crown()
    return figures.seated(head, figures.SCEPTRE)


COURTS: Final = {"J": unter, "Q": ober, "K": king}
PLACES: Final[dict[str, list[tuple[float, float]]]] = {
    "J": [(-11.2, 28)],
    "Q": [(-11, -34.4)],
    "K": [(-11, -34.6), (11, -34.6)],
}


def picture(rank: int, suit: str) -> str:
    """What a card shows between its indices, about its middle."""
    if rank == 0:
        return daus(suit)
    return pips(suit, rank + 1) if rank < 10 else court("JQK"[rank - 10], suit)


def court(letter: str, suit: str) -> str:
    """A figure under an arch, its sign high or low as its rank has it."""
    field = shape(ARCH, FIELD)
    signs = "".join(placed(suit, x, y, 0.56) for x, y in PLACES[letter])
    figure = at(inked(COURTS[letter](suit), 0.45), 0, -16.6, 0.925)
    rim = f'<path d="{ARCH}" fill="none" stroke="{LINE}" stroke-width=".7"/>'
    return field + figure + signs + rim


def daus(suit: str) -> str:
    """The Daus: two signs, and a banderole between them."""
    ribbon = inked(
        shape("M-12 0-18.6-.6-16 3.6-18.4 8-9 7.6ZM12 0 18.6.6 16-3.6 18.4-8 9-7.6Z", SUIT)
        + shape("M-13.4-3.6Q-7-7.6 0-3.2T13.4-6.4V3.6Q7 7.6 0 3.2T-13.4 6.4Z", FIELD),
        0.6,
    )
    strokes = line("M-10.6 1Q-6-1.8 0 1.6T10.6.6M-10.6-1.4Q-6-4.4 0-1T10.6-1.8", GILT, 0.9)
    return placed(suit, 0, -22, 1.25) + placed(suit, 0, 22, 1.25, turned=True) + ribbon + strokes
