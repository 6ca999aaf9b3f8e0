"""Suits whose names do not matter: of all ways to rename them, those that make what is known least.

A seat's knowledge begins as one number: a bit for each card in its hand, and six bits for the card turned up.
Of the 24 renamings those are kept that make it least.  What it hears is renamed by them, and those alone stay
that give the least card.  In the dialect that `sim.compiler` compiles.
"""

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from lansquenet.rules.cards import SUITS, rank, suit
from lansquenet.sim.dice import mixed

RENAMED = np.array(
    [[4 * (card // 4) + way[card % 4] for card in range(52)] for way in permutations(range(4))]
)
WAYS = len(RENAMED)
ALL_WAYS = (1 << WAYS) - 1
TURNED_AT = 52  # the bit from which on the card turned up is written
ANSWER = 64  # the codes of acts that are no cards begin here
ACTOR = 4096  # by how much the code of an act is higher for the next actor
MULTIPLIER, ADDEND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0x632BE59BD9B4E019)


def is_even(deck: Sequence[int]) -> bool:
    """Whether a pack has the same ranks of each of its suits, each card once."""
    ranks, suits = {rank(card) for card in deck}, {suit(card) for card in deck}
    return len(deck) == len({*deck}) == len(ranks) * len(suits) and len(suits) <= SUITS


# -- in the compiled dialect from here


def mix(key: np.uint64, code: int) -> np.uint64:
    """The key of who knew so much, and has learnt this."""
    return mixed((key ^ np.uint64(code)) * MULTIPLIER + ADDEND)


def form(place: "list[int]", turned: int, seat: int, way: int) -> int:
    """What a seat holds, and what is turned up, with suits renamed this way."""
    found = (RENAMED[way, turned] + 1) << TURNED_AT if turned >= 0 else 0
    for card in range(52):
        if place[card] == seat:
            found |= 1 << RENAMED[way, card]
    return int(found)


def least_form(place: "list[int]", turned: int, seat: int) -> int:
    """The least of all."""
    least = form(place, turned, seat, 0)
    for way in range(1, WAYS):
        least = min(least, form(place, turned, seat, way))
    return least


def ways_to(place: "list[int]", turned: int, seat: int, least: int) -> int:
    """The renamings that give this form, a bit each."""
    ways = 0
    for way in range(WAYS):
        if form(place, turned, seat, way) == least:
            ways |= 1 << way
    return ways


def least_card(ways: int, card: int) -> int:
    """The least card that this one is by these renamings."""
    least = 64
    for way in range(WAYS):
        if (ways >> way) & 1:
            least = min(least, RENAMED[way, card])
    return int(least)


def ways_left(ways: int, card: int, least: int) -> int:
    """Those of these renamings by which a card is this one."""
    left = 0
    for way in range(WAYS):
        if (ways >> way) & 1 and RENAMED[way, card] == least:
            left |= 1 << way
    return left
