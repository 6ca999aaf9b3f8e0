"""All ways in which the cards before the first choice may fall, those that come to the same as one.

A way is kept as the places in the deck of the cards that fell; the state follows from them.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE
from lansquenet.sim.compiler import Code, Reals, callable_here, compilable, compiled
from lansquenet.sim.solving import suits
from lansquenet.sim.solving.setup import Solvable, cards, kept, told

compilable(suits)
mix, RENAMED, WAYS = suits.mix, suits.RENAMED, suits.WAYS
NO_CARD = -1  # no card fell any more
MOST = 1 << 26  # ways that may be looked at for one card more


class TooMany(ValueError):
    """There are more deals than can be listed."""


class Deals(NamedTuple):
    """Which cards fell, as places in the deck, a row for each deal; and how likely that is."""

    paths: npt.NDArray[np.int8]
    odds: Reals

    def some(self, picked: "npt.NDArray[np.int64]") -> "Deals":
        """A few of them, which are taken for all."""
        odds = self.odds[picked]
        return Deals(self.paths[picked], odds / odds.sum())


def dealt(setup: Solvable) -> Deals:
    """Every deal.

    Raises:
        TooMany: they cannot be listed.
    """
    level, table, deck = _leveling(setup.game, setup.alike), setup.table(), cards(setup)
    given = setup.numbers(), table, deck
    paths, odds = np.full((1, 0), NO_CARD, np.int8), np.ones(1)
    while True:
        room, depth = len(odds) * len(deck) + 1, paths.shape[1]
        if room > MOST:
            raise TooMany(f"There are more than {len(odds):,} deals, too many to be listed.")
        new, new_odds = np.full((room, depth + 1), NO_CARD, np.int8), np.zeros(room)
        size = 1 << (2 * room).bit_length()
        count = level(*given, paths, odds, new, new_odds, np.zeros(size, np.uint64), np.full(size, -1))
        if (new[:count, depth] == NO_CARD).all():
            return Deals(paths, odds)
        paths, odds = new[:count].copy(), new_odds[:count].copy()


@cache
def laying(module: Game) -> Code:
    """Compiled: let the cards of a path fall; what is left of the deck, a bit each."""
    apply = module.apply

    def lay(rules, table, deck, path, states):  # type: ignore[no-untyped-def]
        states[0] = table[0]
        left = (1 << len(deck)) - 1
        for at in path:
            if at != NO_CARD:
                apply(rules, states[0], deck[at])
                left &= ~(1 << at)
        return left

    return callable_here(lay)


@cache
def hearing(module: Game) -> Code:
    """Compiled: what a seat was told while the cards of a path fell, in whatever order."""
    apply, is_told = module.apply, told(module)

    def hear(rules, table, deck, path, states, seat):  # type: ignore[no-untyped-def]
        states[0] = table[0]
        heard = np.uint64(seat + 1)
        for at in path:
            if at != NO_CARD:
                if is_told(rules, states[0], deck[at], seat):
                    heard += mix(np.uint64(7), deck[at])
                apply(rules, states[0], deck[at])
        return heard

    return callable_here(hear)


def _naming(module: Game, alike: bool) -> Code:
    """Compiled: a number that is the same for deals that are one."""
    hear = hearing(module)

    def by_all(rules, table, deck, path, states, more, left):  # type: ignore[no-untyped-def]
        words, key = states.view(np.int64), mix(np.uint64(1), left)
        for word in words:
            key = mix(key, word)
        for seat in range(2):
            key += hear(rules, table, deck, path, more, seat)
        return key

    def by_places(rules, table, deck, path, states, more, left):  # type: ignore[no-untyped-def]
        least = np.uint64(0)
        for way in range(WAYS):
            key = np.uint64(0)
            for at in path:
                if at != NO_CARD:
                    card = deck[at]
                    key += mix(np.uint64(3), 64 * RENAMED[way, card] + states[0].place[card] + 8)
            least = key if way == 0 or key < least else least
        return least

    return callable_here(by_places if alike else by_all)


@cache
def _leveling(module: Game, alike: bool) -> Code:
    """Compiled: one card more for every way; how many there are then."""
    lay, name = laying(module), _naming(module, alike)

    def add(key, odds, path, card, new, new_odds, keys, ids, count):  # type: ignore[no-untyped-def]
        mask = np.uint64(len(keys) - 1)
        slot = key & mask
        while ids[slot] >= 0 and keys[slot] != key:
            slot = (slot + np.uint64(1)) & mask
        if ids[slot] < 0:
            keys[slot], ids[slot] = key, count
            new[count, : len(path)] = path
            new[count, len(path)] = card
        new_odds[ids[slot]] += odds
        return count + (1 if ids[slot] == count else 0)

    def many_of(left):  # type: ignore[no-untyped-def]
        many = 0
        while left:
            left &= left - 1
            many += 1
        return many

    adding, bits = callable_here(add), callable_here(many_of)

    def level(rules, table, deck, paths, odds, new, new_odds, keys, ids):  # type: ignore[no-untyped-def]
        states, more, count, many = table.copy(), table.copy(), 0, 1
        path = np.full(paths.shape[1] + 1, np.int8(NO_CARD))
        for n in range(len(odds)):
            path[:-1], used = paths[n], 0
            for at in range(NO_CARD, len(deck)):  # at first no card, to see whether one is to fall
                if at != NO_CARD and (used >> at) & 1:
                    continue
                path[-1] = at
                left = lay(rules, table, deck, path, states)
                if at == NO_CARD and states[0].actor == CHANCE and left != 0:
                    used, many = ~left, bits(left)
                    continue
                key = name(rules, table, deck, path, states, more, left)
                part = odds[n] if at == NO_CARD else odds[n] / many
                count = adding(key, part, paths[n], at, new, new_odds, keys, ids, count)
                if at == NO_CARD:
                    break
        return count

    return compiled(level, kept(module))
