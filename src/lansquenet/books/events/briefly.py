"""What came of an act, in the few sentences that every language has: tricks, decisions, and who is next.

The sentences of the rooms (`events.told`) say more, and are in English; these are told by their keys.
"""

from collections.abc import Iterator
from typing import NamedTuple

from lansquenet.books.book import seat_name
from lansquenet.books.events import aside, decided
from lansquenet.books.events.scene import Scene
from lansquenet.books.wording import Words, card_sign
from lansquenet.rules.state import NOBODY, State
from lansquenet.rules.tricks import CARDS, Deal, played_in, player_of


class ShortTelling(NamedTuple):
    """Something that followed, and the rule that says so, where one is named."""

    words: Words
    rule: str = ""


def after(scene: Scene) -> Iterator[ShortTelling]:
    """What came of an act."""
    yield from _trick(scene)
    if found := decided(scene) or aside(scene):
        yield ShortTelling(Words(found.key, found.text, found.gaps), found.rule)
    heir = scene.after.heir
    if scene.over and heir != NOBODY and not (found and found.key == "said-draw"):
        yield _came("deals" if hasattr(scene.after, "dealer") else "banks", seat=seat_name(heir))


def before(cards: int, state: State) -> ShortTelling:
    """That so many cards have been gathered and shuffled, and who banks or deals."""
    for leads, does in (("dealer", "-deals"), ("banker", "-banks")):
        if (seat := getattr(state, leads, NOBODY)) >= 0:
            return _came(f"shuffled{does}", count=cards, seat=seat_name(seat))
    return _came("shuffled", count=cards)


def _came(key: str, **gaps: int | str) -> ShortTelling:
    return ShortTelling(Words(f"came-{key}", "", gaps))


def _trick(scene: Scene) -> Iterator[ShortTelling]:
    """Who takes the trick that is full now, and with what."""
    was, now = scene.before, scene.after
    if not isinstance(now, Deal) or sum(now.taken) <= sum(was.taken):
        return
    seat = next(seat for seat in scene.seats if now.taken[seat] > was.taken[seat])
    first, last = played_in(was.trick, 0), played_in(was.trick + 1, 0)
    mine = [n for n in range(CARDS) if first <= now.place[n] < last and player_of(now.place[n]) == seat]
    if mine:
        yield _came("trick", seat=seat_name(seat), card=card_sign(mine[0]))
