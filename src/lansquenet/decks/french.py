"""The French pack of 52, its courts double-ended."""

from typing import Final

from lansquenet.decks import figures, heads
from lansquenet.decks.faces import pips
from lansquenet.decks.palettes import CARD, CLOTH, FIELD, GILT, LINE, SKIN, STEEL, SUIT
from lansquenet.decks.signs import OUTLINES
from lansquenet.decks.strokes import at, dot, inked, line, placed, shape

WHITE, FAIR, BROWN, DARK = "#e6dcc6", "#c08f3f", "#87542b", "#3d2b1f"
FRAME: Final = '<rect x="-16" y="-41.5" width="32" height="83" fill="{}" stroke="{}" stroke-width=".7"/>'
HAIR: Final = {"c": DARK, "d": WHITE, "h": FAIR, "s": BROWN}


def shoulders(sleeve: str, trim: str) -> str:
    """The robe down to the line where the figure meets its double."""
    return (
        shape("M-17.3 26.5V16Q-13 10.4-6 8.4L0 12 6 8.4Q13 10.4 17.3 16V26.5Z", SUIT)
        + shape(
            "M-17.3 26.5V17Q-15.6 14.4-13 12.6-9.6 18-9.6 26.5Z"
            "M17.3 26.5V17Q15.6 14.4 13 12.6 9.6 18 9.6 26.5Z",
            sleeve,
        )
        + line(
            "M-16.9 20.4Q-14.4 18.2-11 18.6M-16.9 23.6Q-13.6 21.4-10 22"
            "M16.9 20.4Q14.4 18.2 11 18.6M16.9 23.6Q13.6 21.4 10 22",
            trim,
            0.9,
        )
    )


def breast() -> str:
    """A gilt panel down the front, with lozenges."""
    return shape("M-4.6 9.6 0 12.2 4.6 9.6 3.8 26.5H-3.8Z", GILT) + shape(
        "M0 13.6 1.9 16.2 0 18.8-1.9 16.2ZM0 19.4 1.9 22 0 24.6-1.9 22Z", SUIT
    )


def ruff() -> str:
    """A queen's collar, open at the throat, and her necklace."""
    return (
        shape("M-3 6.4V10Q-5 12-6.6 11.6L0 17.4 6.6 11.6Q5 12 3 10V6.4Z", SKIN)
        + shape(
            "M-4 7.4Q-10.4 6.4-13 11.6-8.4 12-7.4 15.4-4 15.4 0 18.8 4 15.4"
            " 7.4 15.4 8.4 12 13 11.6 10.4 6.4 4 7.4L5.6 11.4 0 16.4-5.6 11.4Z",
            CARD,
        )
        + line(
            "M-10.6 9.2-7.4 11M-8 7.6-6.4 10.4M-5.6 14.8-4.4 12.6"
            "M10.6 9.2 7.4 11M8 7.6 6.4 10.4M5.6 14.8 4.4 12.6",
            "",
            0.4,
        )
        + line("M-3.6 10.4Q0 14 3.6 10.4", GILT, 0.9)
        + dot(0, 13, 0.9, SUIT)
    )


def tabard() -> str:
    """A jack's collar and the puffs of his shoulders."""
    puffs = (
        "M-7 8.6Q-15.4 7.4-17 15-14.6 19.4-10 17.6-8.6 12.6-7 8.6Z"
        "M7 8.6Q15.4 7.4 17 15 14.6 19.4 10 17.6 8.6 12.6 7 8.6Z"
    )
    slashes = (
        "M-9.6 9.8Q-11 13-11 16.6M-12.4 10.4Q-14 12.6-14 16.6M9.6 9.8Q11 13 11 16.6M12.4 10.4Q14 12.6 14 16.6"
    )
    return (
        shape(puffs, SUIT)
        + line(slashes, GILT, 1)
        + shape("M-5.6 7.6Q0 10.6 5.6 7.6L6.6 10.6Q0 14-6.6 10.6Z", CARD)
        + line("M-3 9.2-3.4 11.8M0 9.6V12.6M3 9.2 3.4 11.8", "", 0.4)
    )


AXE: Final = shape(
    "M-.9-12H.9V-10.6Q4-10.6 4.6-13.4 6.6-8.4 4.6-3.6 4-6.2.9-6.2H-.9Q-3-7-3-8.4T-.9-10.6Z", STEEL
)
BLADE: Final = (
    shape("M-1.3 13V-12L0-15.4 1.3-12V13Z", STEEL)
    + shape("M-4.6 12.4h9.2v1.9h-9.2z", GILT)
    + dot(0, 22.4, 1.6, GILT)
)


def flower(petals: str) -> str:
    """A flower on its stalk."""
    ring = "M0-12.8q3.4-1.4 3.2 1.6 3 1 .8 3.2.8 3-2 2.4-2 2.2-4 0-2.8.6-2-2.4-2.2-2.2.8-3.2-.2-3 3.2-1.6Z"
    return (
        line("M0 26Q1.4 6-.2-6", "#46682f", 1.1)
        + shape("M.8 4Q4.4 2.6 4.6-1.4 1 0 .8 4Z", "#5b8a3c")
        + shape(ring, petals)
        + dot(0, -8.8, 1.4, GILT)
    )


HELD: Final[dict[str, dict[str, str]]] = {
    "K": {"s": BLADE, "h": figures.staff(figures.SCEPTRE, 20), "d": figures.staff(AXE, 20), "c": ""},
    "Q": {"s": flower(CARD), "h": flower("#c9424a"), "d": flower(GILT), "c": flower("#c98aa8")},
    "J": {
        "s": figures.staff(figures.PIKE, 20),
        "h": figures.staff(AXE, 20),
        "d": figures.staff(figures.HALBERD, 20),
        "c": figures.staff(figures.SCEPTRE, 20),
    },
}


def king(suit: str) -> str:
    """The upper half of a king."""
    hair = HAIR[suit]
    head = heads.curls(hair) + heads.face(0.4) + heads.beard(hair) + heads.crown()
    held = at(figures.ORB, 11.4, 17) if suit == "c" else ""
    return shoulders(CLOTH, GILT) + breast() + figures.ermine() + at(head, 0, -2) + held


def queen(suit: str) -> str:
    """The upper half of a queen."""
    hair = {"s": DARK, "h": FAIR, "d": BROWN, "c": FAIR}[suit]
    veil = shape("M0-9C-9-9-11-1-12 10H12C11-1 9-9 0-9Z", CLOTH) if suit in "sd" else ""
    head = veil + heads.long_hair(hair) + heads.face(-0.4) + heads.parting(hair) + heads.coronet()
    return shoulders(GILT, SUIT) + breast() + at(head, 0, -1) + ruff()


def jack(suit: str) -> str:
    """The upper half of a jack."""
    hair = {"s": FAIR, "h": DARK, "d": FAIR, "c": BROWN}[suit]
    hat = heads.cap(SUIT) if suit in "sd" else heads.beret(SUIT, CARD)
    lip = heads.moustache(hair) if suit in "hc" else ""
    head = heads.curls(hair) + heads.face(0.5) + lip + heads.fringe(hair) + hat
    return shoulders(CLOTH, GILT) + breast() + tabard() + at(head, 0, -1)


HALF: Final = {"J": jack, "Q": queen, "K": king}


def half(letter: str, suit: str) -> str:
    """The upper half of a court, with what it holds and the sign of its suit, in ink."""
    held = HELD[letter][suit]
    high = 6 if letter == "J" and suit in "hc" else 1  # under the feathers of a beret
    arm = at(held, 12, high) + figures.hand(12, 19) if held else ""
    return inked(HALF[letter](suit) + arm, 0.45) + placed(suit, -12.2, -12.2, 0.43)


def picture(rank: int, suit: str) -> str:
    """What a card shows between its indices, about its middle."""
    if rank == 0:
        return ace(suit)
    return pips(suit, rank + 1) if rank < 10 else court("JQK"[rank - 10], suit)


def court(letter: str, suit: str) -> str:
    """Two halves about a sash, in a frame."""
    name = f"half-{letter}{suit}"
    upper = f'<g id="{name}">{at(half(letter, suit), 0, -24.4, 0.92)}</g>'
    lower = f'<use href="#{name}" transform="rotate(180)"/>'
    return FRAME.format(FIELD, "none") + upper + lower + sash() + FRAME.format("none", LINE)


def sash() -> str:
    """A gilt band with lozenges, where the halves meet."""
    lozenges = (
        "M-13 0-10.6-2.4-8.2 0-10.6 2.4ZM-5.4 0-2.7-2.4 0 0-2.7 2.4Z"
        "M0 0 2.7-2.4 5.4 0 2.7 2.4ZM8.2 0 10.6-2.4 13 0 10.6 2.4Z"
    )
    return inked(shape("M-16-2.4H16V2.4H-16Z", GILT) + shape(lozenges, SUIT), 0.45)


def ace(suit: str) -> str:
    """One large sign, engraved with its own outline."""
    engraved = f'<path d="{OUTLINES[suit]}" fill="none" stroke="{CARD}" stroke-width=".45"/>'
    return placed(suit, 0, 0, 2) + at(engraved, 0, 0.6 if suit != "d" else 0, 1.55)
