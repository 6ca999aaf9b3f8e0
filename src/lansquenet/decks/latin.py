"""The Latin pack of 40: coins, cups, swords and batons, with Fante, Cavallo and king."""

from typing import Final

from lansquenet.decks import figures, heads
from lansquenet.decks.faces import pips
from lansquenet.decks.palettes import CARD, CLOTH, FIELD, GILT, LINE, STEEL, SUIT
from lansquenet.decks.strokes import at, dot, inked, line, number, placed, shape

FRAME: Final = (
    '<rect x="-17" y="-41.5" width="34" height="83" rx="1.5" fill="{0}" stroke="{1}" stroke-width=".7"/>'
)
SIZE, APART = 0.78, 10.2
COATS: Final = {"c": "#6b4a30", "d": "#f4efe4", "h": "#a8703f", "s": "#bdb8b0"}


def fante(suit: str) -> str:
    """A page on foot, the sign of his suit below."""
    hair = {"c": "#3d2b1f", "d": "#87542b", "h": "#c08f3f", "s": "#87542b"}[suit]
    head = heads.curls(hair) + heads.face(-0.4) + heads.fringe(hair) + heads.cap(SUIT)
    return figures.soldier(head, CLOTH if suit != "s" else GILT, figures.PIKE)


def cavallo(suit: str) -> str:
    """A knight on his horse, the sign of his suit above."""
    hair = {"c": "#c08f3f", "d": "#3d2b1f", "h": "#87542b", "s": "#3d2b1f"}[suit]
    head = (
        heads.curls(hair)
        + heads.face(-0.5)
        + heads.moustache(hair)
        + heads.fringe(hair)
        + heads.beret(SUIT, CARD)
    )
    return figures.rider(head, CLOTH if suit != "s" else GILT, COATS[suit])


def king(suit: str) -> str:
    """A king on his feet, the sign of his suit above."""
    hair = {"c": "#87542b", "d": "#c08f3f", "h": "#3d2b1f", "s": "#e6dcc6"}[suit]
    head = heads.curls(hair) + heads.face(0.4) + heads.beard(hair) + heads.crown()
    return figures.upright(head, figures.SCEPTRE)


COURTS: Final = {"J": fante, "Q": cavallo, "K": king}
PLACES: Final = {"J": (-11.2, 28), "Q": (-11, -34.6), "K": (-11, -34.8)}


def picture(rank: int, suit: str) -> str:
    """What a card shows between its indices, about its middle."""
    if rank == 0:
        return ACES[suit]()
    if rank > 9:
        return court("JQK"[rank - 10], suit)
    if suit in "dh":
        return pips(suit, rank + 1, SIZE, APART, turn=False)
    return swords(rank + 1) if suit == "s" else batons(rank + 1)


def court(letter: str, suit: str) -> str:
    """A figure in a frame, its sign high or low as its rank has it."""
    figure = at(inked(COURTS[letter](suit), 0.45), 0, -16.6, 0.925)
    return (
        FRAME.format(FIELD, "none")
        + figure
        + placed(suit, *PLACES[letter], 0.56)
        + FRAME.format("none", LINE)
    )


def blade(bulge: float, foot: float, lower: bool = False) -> str:
    """A curved sword that bulges to one side and ends beyond the middle, or its lower half alone."""
    out, into = number(bulge + 1.35), number(bulge - 1.35)
    grip = f"Q{out} 22 {number(foot + 1.2)} 32L{number(foot - 1.2)} 32Q{into} 22 {into} 0"
    if lower:
        return f"M{out} 0{grip}"
    return f"M{number(foot * 1.1)}-39Q{out}-24 {out} 0{grip}Q{into}-24 {number(foot * 1.1)}-39Z"


def hilt(x: float, y: float, lean: float) -> str:
    """A guard, a grip and a pommel at the foot of a blade."""
    parts = shape("M-3-1.1H3V1.1H-3Z", GILT) + shape("M-.9 1.1H.9V4.4H-.9Z", SUIT) + dot(0, 5.2, 1.3, GILT)
    return f'<g transform="translate({number(x)} {number(y)})rotate({number(lean)})">{inked(parts, 0.45)}</g>'


def swords(count: int) -> str:
    """Curved swords that cross above and below, and of an odd count a straight one amid them."""
    pairs = count // 2
    bulges = {1: [10.0], 2: [14.0, 8.6], 3: [15.8, 11.4, 7.0]}[pairs]
    feet = {1: [5.0], 2: [10.6, 4.4], 3: [13.2, 8.2, 3.2]}[pairs]
    arcs = list(zip(bulges, feet, strict=True))
    # The right blades lie over the left ones above; drawn once more, the left ones lie over them below.
    drawn = [blade(-b, x) for b, x in arcs] + [blade(b, -x) for b, x in arcs]
    drawn += [blade(-b, x, lower=True) for b, x in arcs]
    steel = "".join(f'<path d="{d}"/>' for d in drawn)
    hilts = "".join(hilt(x, 31.6, -24) + hilt(-x, 31.6, 24) for _, x in arcs)
    middle = straight(21, 12) if count % 2 else ""
    return f'<g fill="{STEEL}" stroke="{SUIT}" stroke-width=".75">{steel}</g>{hilts}{middle}'


def straight(tip: float, guard: float, wide: float = 1.7) -> str:
    """A straight sword, upright, from so far above the middle to so far below it."""
    d = (
        f"M0-{number(tip)} {number(wide)}-{number(tip - 4)}"
        f"V{number(guard)}H-{number(wide)}V-{number(tip - 4)}Z"
    )
    edge = f'<path d="{d}" fill="{STEEL}" stroke="{SUIT}" stroke-width=".8"/>'
    return (
        edge
        + line(f"M0-{number(tip - 4)}V{number(guard - 1)}", SUIT, 0.5)
        + at(hilt(0, 0, 0), 0, guard + 0.6, wide / 1.7)
    )


def stave() -> str:
    """A staff with gilt ferrules, upright."""
    return (
        line("M0-37V37", LINE, 4.8)
        + line("M0-36.5V36.5", SUIT, 3.7)
        + line("M-.9-31V31", "#b9cf93", 0.7)
        + line("M0-36.5V-32M0 36.5V32M0-1.8V1.8", GILT, 3.7)
        + line("M-2.2-31.8H2.2M-2.2 31.8H2.2M-2.2-2H2.2M-2.2 2H2.2", LINE, 0.6)
    )


def batons(count: int) -> str:
    """Staves crossed like a lattice, and of an odd count an upright one over them."""
    pairs = count // 2
    apart, lean, wide = {1: (0.0, 22, 1.0), 2: (10.4, 18, 0.8), 3: (7.6, 15, 0.68)}[pairs]
    crossed = []
    for n in range(pairs):
        x = number((n - (pairs - 1) / 2) * apart)
        crossed += [stave_at(x, turn, wide) for turn in (lean, -lean)]
    return "".join(crossed) + (stave_at("0", 0, wide) if count % 2 else "")


def stave_at(x: str, turn: float, wide: float) -> str:
    """A staff through a point of the middle line, leaning."""
    return f'<use href="#stave" transform="translate({x} 0)rotate({number(turn)})scale({number(wide)} 1)"/>'


def ace_of_coins() -> str:
    """A coin like a sun."""
    rays = "M0-22.4 3.4-16H-3.4ZM0 22.4 3.4 16H-3.4ZM-22.4 0-16 3.4V-3.4ZM22.4 0 16 3.4V-3.4Z"
    ring = "".join(
        f'<g transform="rotate({turn})">{shape(rays, SUIT if turn == 0 else GILT)}</g>' for turn in (45, 0)
    )
    return f'<g stroke="{SUIT}" stroke-width=".7">{ring}</g>' + placed("d", 0, 0, 1.9)


def ace_of_swords() -> str:
    """A sword through a wreath."""
    leaves = "".join(
        f"M{x} {y}q{4 * s} -1 {5 * s} -5q{-4 * s} 0 {-5 * s} 5Z"
        for s in (1, -1)
        for x, y in ((9 * s, 2), (11 * s, -5), (10 * s, -12))
    )
    wreath = line("M-2 8Q-13 2-9-17M2 8Q13 2 9-17", "#4f7a3a", 1.3) + inked(shape(leaves, "#6a9a4c"), 0.4)
    return wreath + at(straight(28, 16, 2.6), 0, 0, 1.2) + line("M-4 6.4Q0 9.4 4 6.4", GILT, 2.4)


def ace_of_batons() -> str:
    """A cudgel with the stumps of its branches, bound with gilt."""
    wood = (
        "M-3 36-4.6 16-7.6 13-5.2 8.6-6.4-4-9.6-8.4-7.2-12.4-8.6-22"
        "Q-8.4-34 0-34.6T8.6-22L7.6-17.4 10.6-12.6 7-7.6"
        " 5.6 3 7.8 7.6 5 11.4 3 36Q0 37.4-3 36Z"
    )
    cuts = (
        (-7.4, -10.4, 20),
        (8.6, -12.6, -20),
        (-5.8, 12.4, 20),
        (6, 7.8, -20),
        (0, -21, 0),
        (0.4, -1.6, 0),
    )
    stumps = "".join(
        f'<ellipse rx="1.7" ry="2.5" fill="#e3b57c"'
        f' transform="translate({number(x)} {number(y)})rotate({turn})"/>'
        for x, y, turn in cuts
    )
    bands = shape(
        "M-4 22Q0 23.4 4 22L3.8 25.4Q0 26.8-3.8 25.4ZM-3.4 32Q0 33.2 3.4 32L3 36Q0 37.4-3 36Z", GILT
    )
    grain = line("M-4.4-20Q-3.6-10-3 0M4.4-24Q4.4-18 3.4-10M-2.6 8-1.6 20M2.6 6 2 18M0-14V-8", "#b9cf93", 0.7)
    return f'<g transform="rotate(14)">{inked(shape(wood, SUIT) + grain + stumps + bands, 0.6)}</g>'


def ace_of_cups() -> str:
    """One great chalice."""
    return placed("h", 0, 0, 2.2)


ACES: Final = {"c": ace_of_batons, "d": ace_of_coins, "h": ace_of_cups, "s": ace_of_swords}
