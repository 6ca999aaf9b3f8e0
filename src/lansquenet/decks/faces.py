"""What all cards share: the blank, the index in two corners, the pips, the back.

A card is 60 wide and 96 high.
"""

from collections.abc import Sequence
from typing import Final

from lansquenet.decks.letters import drawn
from lansquenet.decks.palettes import CARD, GILT, OWN, OXBLOOD, colour
from lansquenet.decks.strokes import at, number, placed

WIDTH, HEIGHT = 60, 96

LEFT, MIDDLE, RIGHT = -1, 0, 1
PIP_REACH: Final = 32
# Where the pips of a count stand: a column, and a height from -1 (top) to 1 (bottom).
PIPS: Final[dict[int, Sequence[tuple[int, float]]]] = {
    1: [(MIDDLE, 0)],
    2: [(MIDDLE, -1), (MIDDLE, 1)],
    3: [(MIDDLE, -1), (MIDDLE, 0), (MIDDLE, 1)],
    4: [(c, y) for c in (LEFT, RIGHT) for y in (-1, 1)],
    5: [(c, y) for c in (LEFT, RIGHT) for y in (-1, 1)] + [(MIDDLE, 0)],
    6: [(c, y) for c in (LEFT, RIGHT) for y in (-1, 0, 1)],
    7: [(c, y) for c in (LEFT, RIGHT) for y in (-1, 0, 1)] + [(MIDDLE, -0.5)],
    8: [(c, y) for c in (LEFT, RIGHT) for y in (-1, 0, 1)] + [(MIDDLE, -0.5), (MIDDLE, 0.5)],
    9: [(c, y) for c in (LEFT, RIGHT) for y in (-1, -1 / 3, 1 / 3, 1)] + [(MIDDLE, 0)],
    10: [(c, y) for c in (LEFT, RIGHT) for y in (-1, -1 / 3, 1 / 3, 1)] + [(MIDDLE, -2 / 3), (MIDDLE, 2 / 3)],
}


def pips(sign: str, count: int, size: float = 0.68, apart: float = 11.2, turn: bool = True) -> str:
    """So many signs of a suit, about the middle; of French and German ones the lower are turned."""
    size *= 0.92 if count > 8 else 1
    return "".join(
        placed(sign, column * apart, y * PIP_REACH, size, turn and y > 0) for column, y in PIPS[count]
    )


def corners(name: str, text: str, sign: str, big: bool) -> str:
    """The index in the upper left corner, and again, turned, in the lower right one."""
    if big:
        index = drawn(text, 9.4, 4, 21, 14) + placed(sign, 9.4, 33.4, 0.66)
    else:
        index = drawn(text, 7.2, 4, 12, 9.8) + placed(sign, 7.2, 21.6, 0.45)
    return f'<g id="{name}i">{index}</g><use href="#{name}i" transform="rotate(180 30 48)"/>'


def blank() -> str:
    """A card with nothing on it."""
    edge = colour("card-edge", "#b9a67e")
    return (
        f'<rect x=".5" y=".5" width="59" height="95" rx="4" fill="{CARD}" stroke="{edge}" stroke-width=".7"/>'
    )


def symbol(name: str, suit: str, deck: str, body: str) -> str:
    """A card as a symbol; what is in it takes the colour of its suit from it."""
    ink = colour(f"suit-{suit}", OWN[deck][suit])
    return f'<symbol id="{name}" viewBox="0 0 60 96" color="{ink}"><use href="#blank"/>{body}</symbol>'


def sign_symbol(deck: str, suit: str) -> str:
    """A suit sign alone, for use in a line of text."""
    ink = colour(f"suit-{suit}", OWN[deck][suit])
    return f'<symbol id="sign-{suit}" viewBox="-10 -10 20 20" color="{ink}"><use href="#{suit}"/></symbol>'


def centred(body: str, big: bool) -> str:
    """A picture about the middle of the card, smaller where the index is big."""
    return at(body, WIDTH / 2, HEIGHT / 2, 0.74 if big else 1)


def lattice(columns: int, rows: int, wide: float, tall: float) -> str:
    """The lines of so many lozenges, from the left upper corner of the field."""
    strokes = []
    for n in range(-rows, columns + 1):
        left, right = max(n, 0), min(n + rows, columns)
        if left < right:
            strokes.append((left, left - n, right, right - n))
            strokes.append((left, rows - left + n, right, rows - right + n))
    return "".join(
        f"M{number(a * wide)} {number(b * tall)}L{number(c * wide)} {number(d * tall)}"
        for a, b, c, d in strokes
    )


def back() -> str:
    """The back: a lattice of lozenges on oxblood, in a gilt fillet."""
    wide, tall = 6.0, 9.5
    knots = "".join(
        f"M{number((x + 0.5) * wide)} {number((y + 0.5 * odd) * tall)}h0"
        for odd in (0, 1)
        for x in range(8)
        for y in range(9)
        if odd or y
    )
    field = f'<path d="{lattice(8, 9, wide, tall)}" stroke="{CARD}" stroke-width=".55" opacity=".75"/>'
    field += f'<path d="{knots}" stroke="{GILT}" stroke-width="1.5" stroke-linecap="round"/>'
    return (
        '<symbol id="back" viewBox="0 0 60 96"><use href="#blank"/>'
        f'<rect x="3.6" y="3.6" width="52.8" height="88.8" rx="2.4" fill="{OXBLOOD}"/>'
        f'<g fill="none">{at(field, 6, 5.25)}'
        f'<rect x="5.4" y="5.1" width="49.2" height="85.8" rx="1" stroke="{GILT}" stroke-width=".8"/></g>'
        "</symbol>"
    )
