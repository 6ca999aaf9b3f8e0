"""The twelve suit signs, each in a box of twenty units about its middle."""

from typing import Final

from lansquenet.decks.palettes import CARD, GILT, LINE, STEEL, SUIT
from lansquenet.decks.strokes import dot, line, shape

HEART: Final = (
    "M0 9.2C-2.6 4.8-9.2 1.8-9.2-3.8-9.2-7-7-9-4.6-9-2.2-9-.7-7.4 0-5.2.7-7.4 2.2-9 4.6-9 7-9 9.2-7 9.2-3.8"
    " 9.2 1.8 2.6 4.8 0 9.2Z"
)
DIAMOND: Final = "M0-10Q2.8-4.4 7.6 0 2.8 4.4 0 10-2.8 4.4-7.6 0-2.8-4.4 0-10Z"
SPADE: Final = (
    "M0-9.8C2.6-5.4 8.9-2.6 8.9 2.1 8.9 4.9 7 6.5 4.9 6.5 3.1 6.5 1.7 5.6.9 4 1 6.8 1.8 8.5 3.7 9.7H-3.7"
    "C-1.8 8.5-1 6.8-.9 4-1.7 5.6-3.1 6.5-4.9 6.5-7 6.5-8.9 4.9-8.9 2.1-8.9-2.6-2.6-5.4 0-9.8Z"
)
CLUB: Final = (
    "M-4.2-5.3a4.2 4.2 0 1 1 8.4 0q0 1.7-1.4 3.4Q4-2.4 5-2.4a4.2 4.2 0 1 1 0 8.4Q2.2 6 .9 3 1.1 7.2 3.6 9.7"
    "H-3.6Q-1.1 7.2-.9 3-2.2 6-5 6a4.2 4.2 0 1 1 0-8.4q1 0 2.2.5-1.4-1.7-1.4-3.4Z"
)


def acorn() -> str:
    """An acorn in its cup, on a stalk."""
    return (
        line("M0-6.4Q-.2-8.6 2-9.7", LINE, 1.3)
        + shape("M-5.2-1.4C-5.4 4.6-2.8 7.2 0 10 2.8 7.2 5.4 4.6 5.2-1.4Z", SUIT)
        + line("M-2.6 1.2Q-2.6 4.2-1 6.2", "#e2b878", 1.1)
        + shape("M-6.7-.6C-7.4-5.2-3.6-7.3 0-7.3S7.4-5.2 6.7-.6Q0 1.6-6.7-.6Z", "#46582a")
        + line("M-6.4-2.6Q0-.4 6.4-2.6M-4.8-5Q0-3 4.8-5M-3-6.6-2.4 0M0-7V.4M3-6.6 2.4 0", "#a5b06a", 0.5)
    )


def leaf() -> str:
    """A leaf with its veins, on a bent stalk."""
    return (
        line("M0 1.5Q.4 6.8-2.8 9.6", SUIT, 1.7)
        + shape(
            "M0-9.8Q1.6-6.8 5-5.2 7.4-4 8.6-.4 9.4 3 6.6 4.9 3.4 6.5 0 3.4-3.4 6.5-6.6 4.9-9.4 3-8.6-.4"
            "-7.4-4-5-5.2-1.6-6.8 0-9.8Z",
            SUIT,
        )
        + line(
            "M0-6.6V3M0 1.6-5 2.6M0 1.6 5 2.6M0-1.4-5.2-1.2M0-1.4 5.2-1.2M0-4-2.8-3.9M0-4 2.8-3.9", CARD, 0.7
        )
    )


def bell() -> str:
    """A round bell as falcons and fools wear it; gold on paper is faint, so it has an outline."""
    return (
        f'<g stroke="{SUIT}" stroke-width="1.3" stroke-linecap="round">'
        + shape("M-1.8-6.6a1.8 1.8 0 1 1 3.6 0z", GILT)
        + dot(0, 1.2, 7.7, GILT)
        + shape("M-7.6.2Q0 3.4 7.6.2V2.2Q0 5.6-7.6 2.2Z", SUIT)
        + line("M0 5.8V8.4")
        + "</g>"
        + dot(0, 6, 1.5, SUIT)
        + line("M-5-1.6Q-4.2-4.2-2-5.2", "#fff1c4", 1.2)
    )


def coin() -> str:
    """A coin with a rosette; its rim gives the gold an edge."""
    return (
        dot(0, 0, 9.2, SUIT)
        + dot(0, 0, 7.9, GILT)
        + f'<circle r="6.6" fill="none" stroke="{SUIT}" stroke-width=".9" stroke-dasharray=".9 1.17"/>'
        + dot(0, 0, 4.9, SUIT)
        + shape("M0-4.6Q1.1-1.1 4.6 0 1.1 1.1 0 4.6-1.1 1.1-4.6 0-1.1-1.1 0-4.6Z", GILT)
        + shape("M-2.6-2.6 0-.9 2.6-2.6.9 0 2.6 2.6 0 .9-2.6 2.6-.9 0Z", GILT)
        + dot(0, 0, 1.1, SUIT)
    )


def cup() -> str:
    """A chalice with a gilt lip, knop and foot."""
    return (
        f'<g stroke="{LINE}" stroke-width=".6" stroke-linejoin="round">'
        + shape(
            "M-7.2-8H7.2C7.4-1.6 4 1.6 1.3 2V6Q5.2 6.6 5.6 9.6H-5.6Q-5.2 6.6-1.3 6V2C-4-1.6-7.4-1.6-7.2-8Z",
            SUIT,
        )
        + shape("M-7.2-8a7.2 1.8 0 0 1 14.4 0 7.2 1.8 0 0 1-14.4 0Z", GILT)
        + shape(
            "M-2.4 3.6a2.4 1.3 0 0 1 4.8 0 2.4 1.3 0 0 1-4.8 0ZM-5.6 9.6Q-5.4 8-4.6 7.4H4.6Q5.4 8 5.6 9.6Z",
            GILT,
        )
        + "</g>"
        + line("M-5.2-4.6Q-4.6-2-2.8-.4", "#f3b9a6", 1)
    )


def sword() -> str:
    """A sword, point upwards."""
    return (
        f'<g stroke="{SUIT}" stroke-width="1.2" stroke-linejoin="round">'
        + shape("M0-9.8 2.8-6.2V3H-2.8V-6.2Z", STEEL)
        + shape("M-1.2 5h2.4v2.6h-2.4z", SUIT)
        + shape("M-7.4 2.2q7.4 1.2 14.8 0l-.6 2.8q-6.8 1-13.6 0Z", GILT)
        + dot(0, 8.3, 1.5, GILT)
        + "</g>"
        + line("M0-6.6V2", SUIT, 0.9)
    )


def baton() -> str:
    """A cudgel, aslant, with the stumps of its branches."""
    return (
        f'<g stroke="{LINE}" stroke-width=".7" stroke-linejoin="round" transform="rotate(22)">'
        + shape("M-2 9.8-3.3 2.4-5-2.2Q-5.8-9.8 0-9.8T5-2.2L3.3 2.4 2 9.8Z", SUIT)
        + dot(-4.6, -1.6, 1.4, "#e3b57c")
        + dot(4.8, -4.6, 1.4, "#e3b57c")
        + dot(0.4, -5.4, 1.3, "#e3b57c")
        + shape("M-2.3 7h4.6L2 9.8H-2Z", GILT)
        + line("M-1.6-2-1 5", "#c3d39a", 1)
        + "</g>"
    )


OUTLINES: Final = {"c": CLUB, "d": DIAMOND, "h": HEART, "s": SPADE}

SIGNS: Final[dict[str, dict[str, str]]] = {
    "fr": {suit: shape(d, SUIT) for suit, d in OUTLINES.items()},
    "de": {
        "c": acorn(),
        "d": bell(),
        "h": shape(HEART, SUIT) + line("M-6.6-4.4Q-6.2-6.4-4.4-6.8", "#f0b0a4", 1),
        "s": leaf(),
    },
    "la": {"c": baton(), "d": coin(), "h": cup(), "s": sword()},
}
