"""A picture of a hand at the moment that decided it: the deciding cards ringed, and what else lies open."""

import re
from collections.abc import Sequence

from lansquenet.decks import symbols
from lansquenet.decks.faces import HEIGHT, WIDTH
from lansquenet.house import messages as say

WIDE, HIGH = 1200, 630  # as those who show links want it
LARGE, SMALL = 290, 130  # pixels that a card is high
MOST = 13  # cards that lie open beside those that decide
VARIABLE = re.compile(r"var\(--[\w-]+,\s*([^()]*)\)")
RIMS = (  # from the edge: how far, how round, of which colour, and with which line
    (0, 0, "#1d120c", ""),
    (18, 70, "#4a2f1f", ""),
    (40, 54, "#24493c", ' stroke="#c9a253" stroke-width="3"'),
    (54, 44, "none", ' stroke="#2f5a4b" stroke-width="2"'),
)
TABLE = "".join(
    f'<rect x="{x}" y="{x}" width="{WIDE - 2 * x}" height="{HIGH - 2 * x}" rx="{bend}" fill="{fill}"{line}/>'
    for x, bend, fill, line in RIMS
)


def deciding(states: Sequence[say.State]) -> say.State:
    """The last state in which cards decide or a trick is taken, or else in which cards lie."""
    decided = [state for state in states if _decided(state)]
    lying = [state for state in states if _lying(state)]
    return (decided or lying or [*states])[-1]


def _decided(state: say.State) -> list[int]:
    """The cards that decide, or those of the trick that is taken."""
    beat = state.beat
    if beat and beat.trick:
        return [played.card for played in beat.trick.cards]
    decided = beat.decided if beat else None
    return [card for card in (decided.cards if decided else ()) if card >= 0]


def _ringed(state: say.State) -> list[int]:
    """Those of them that are ringed: of a trick the best alone."""
    return [state.beat.trick.best] if state.beat and state.beat.trick else _decided(state)


def _lying(state: say.State) -> list[int]:
    """The cards that lie open, or are held so."""
    middle = [item.card for place in state.places for item in place.items if item.card >= 0]
    held = [card for row in state.rows for card in row.hand]
    return list(dict.fromkeys(middle + held))


def still(state: say.State, deck: str) -> str:
    """The picture, as SVG that needs nothing from elsewhere."""
    decided, ringed = _decided(state), _ringed(state)
    lying = [card for card in _lying(state) if card not in decided]
    large = decided or lying[:5]
    small = [card for card in lying if card not in large][:MOST]
    middle = 60 + (HIGH - 120 - SMALL - LARGE) // 3 if small else (HIGH - LARGE) // 2
    drawn = _row(large, LARGE, middle, ringed)
    drawn += _row(small, SMALL, HIGH - 80 - SMALL, [])
    if not large:
        drawn = _backs(middle)
    cards = symbols(deck, [*dict.fromkeys(large + small)])
    return _plain(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f"<defs>{cards}</defs>{TABLE}{drawn}</svg>"
    )


def _row(cards: Sequence[int], high: int, top: int, ringed: Sequence[int]) -> str:
    """Cards side by side, closer where they are many."""
    wide = high * WIDTH / HEIGHT
    step = min(wide * 1.2, (WIDE - 160 - wide) / max(1, len(cards) - 1))
    left = (WIDE - wide - step * (len(cards) - 1)) / 2
    return "".join(
        _card(card, left + step * n, top, wide, high, card in ringed) for n, card in enumerate(cards)
    )


def _card(card: int, left: float, top: int, wide: float, high: int, ringed: bool) -> str:
    place = f'x="{left:.1f}" y="{top}" width="{wide:.1f}" height="{high}"'
    ring = (
        f'<rect x="{left - 9:.1f}" y="{top - 9}" width="{wide + 18:.1f}" height="{high + 18}" rx="20" '
        'fill="none" stroke="#ffd76a" stroke-width="7"/>'
    )
    return f'<use href="#c{card}" {place}/>{ring if ringed else ""}'


def _backs(top: int) -> str:
    """Three cards face down: nothing lay open in this hand."""
    wide = LARGE * WIDTH / HEIGHT
    shape = f'width="{wide:.1f}" height="{LARGE}" rx="12" fill="#8c2a2e" stroke="#f4ecd9" stroke-width="8"'
    return "".join(f'<rect x="{WIDE / 2 - wide / 2 + n * 60}" y="{top}" {shape}/>' for n in (-1, 0, 1))


def _plain(svg: str) -> str:
    """The same without properties that a page might set: each has what it is where none does."""
    while VARIABLE.search(svg):
        svg = VARIABLE.sub(r"\1", svg)
    return svg
