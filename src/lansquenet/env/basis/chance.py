"""How cards come: one at a time, all that fall together as one event, or from a pack shuffled before."""

import random
from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from typing import NamedTuple

from lansquenet.env.basis.places import Places
from lansquenet.errors import BadOption
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, hides, learns as all_seen, restocks
from lansquenet.rules.state import ALL, CHANCE, Options, State, duplicate

DEALS = ("card", "run", "deck")
MOST_RUNS = 5_000  # outcomes of one event, before it is too many


class Fall(NamedTuple):
    """One way in which cards may fall."""

    chance: Fraction
    cards: tuple[int, ...]


def turns(stock: list[int], may_end: bool) -> list[tuple[int, Fraction]]:
    """Each card that may be turned next, with its probability; EMPTY if there is none.

    Raises:
        BadOption: when there is none, and this may not come to an end so.
    """
    if not stock and not may_end:
        raise BadOption("There are fewer cards than are to be dealt: give more cards, or take fewer seats.")
    if not stock:
        return [(EMPTY, Fraction(1))]
    return [(card, Fraction(n, len(stock))) for card, n in sorted(Counter(stock).items())]


def is_told(module: Game, rules: Options, state: State, action: int, seat: int) -> bool:
    """Whether a seat learns all of an act about to be done: its own, and whatever the rules say it learns.

    Where a module hides and says nothing of what is learnt, cards are told by views alone.
    """
    if not hides(module) or state.actor == seat:
        return True
    if module.learns is all_seen:
        return bool(state.actor != CHANCE)
    return module.learns(rules, state, action, seat) == ALL


def shuffled(pack: list[int], seed: int, number: int) -> list[int]:
    """These cards in the order of the n-th shuffle of this seed."""
    return random.Random(f"{seed}/{number}").sample(pack, len(pack))


class _Way(NamedTuple):
    """Cards that have fallen, and what has come of them."""

    chance: Fraction
    cards: tuple[int, ...]
    state: State
    stock: tuple[int, ...]
    told: tuple[tuple[int, ...], ...]  # for each seat the cards it was told, in order of the pack


def runs(
    module: Game, rules: Options, layout: Places, state: State, stock: list[int], may_end: bool
) -> list[Fall]:
    """Every way in which the cards until the next choice may fall, in the order of the cards.

    Ways that come to the same state and the same stock, and tell every seat the same, are one.

    Raises:
        BadOption: when there are too many.
    """
    still = [_Way(Fraction(1), (), duplicate(state), tuple(stock), ((),) * state.seats)]
    ended: dict[Hashable, _Way] = {}
    while still:
        more: dict[Hashable, _Way] = {}
        for before in still:
            for way in _next(module, rules, before, may_end):
                goes_on = way.state.actor == CHANCE and (way.stock or not restocks(module))
                _file(more if goes_on else ended, (layout.row(way.state), way.stock, way.told), way)
            if len(more) + len(ended) > MOST_RUNS:
                raise BadOption(f"Cards fall in more than {MOST_RUNS} ways: use fewer, or deal=card.")
        still = [*more.values()]
    return sorted((Fall(way.chance, way.cards) for way in ended.values()), key=lambda fall: fall.cards)


def _file(ways: dict[Hashable, _Way], name: Hashable, way: _Way) -> None:
    """Put a way among others, or add its chance to the one that comes to the same."""
    found = ways.setdefault(name, way)
    if found is not way:
        ways[name] = found._replace(chance=found.chance + way.chance)


def _next(module: Game, rules: Options, way: _Way, may_end: bool) -> list[_Way]:
    """This way, further by every card that may be turned."""
    found = []
    for card, chance in turns([*way.stock], may_end):
        told = tuple(
            tuple(sorted((*known, card))) if is_told(module, rules, way.state, card, seat) else known
            for seat, known in enumerate(way.told)
        )
        state, stock = duplicate(way.state), [*way.stock]
        module.apply(rules, state, card)
        if card == EMPTY and state == way.state:
            turns([], False)
        if card != EMPTY:
            stock.remove(card)
        found.append(_Way(way.chance * chance, (*way.cards, card), state, tuple(stock), told))
    return found
