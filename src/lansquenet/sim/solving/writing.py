"""Write a game out, deal by deal, in room that grows; and say beforehand how much that will take."""

from collections.abc import Callable
from functools import cache
from time import process_time
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from lansquenet.sim.compiler import Code, Ints, compiled
from lansquenet.sim.dice import mixed
from lansquenet.sim.solving.deals import Deals
from lansquenet.sim.solving.scroll import DEEPEST, INFO, Keys, Scroll, Words, bound
from lansquenet.sim.solving.setup import Solvable, cards
from lansquenet.sim.solving.walking import COUNTS, HALF, MORE_SETS, STEP, meeting, walking

BATCH = 256  # deals between two looks at how far it is
SAMPLE = 96  # deals from which it is said how many nodes a game has
HANDS, MOST_DEALS = 4, 2048  # of either seat, and deals of them, from which it is said how many sets
VISITS = 7e7  # nodes a second in a round, on one core of 2026
SLOT, SET, ENTRY = 24, INFO.itemsize + 8 + 8 + 8 + 4, 12  # bytes of a solver
LITTLE = 1 << 14, 1 << 12  # nodes' numbers and sets, where nothing is known of how many there are
MOST_WORDS = (1 << 31) - 1  # places are 32 bits
Of = TypeVar("Of", bound=np.generic)


class Pages(NamedTuple):
    """What the walk writes into: nodes, where deals begin, sets, and a table to find them by their keys."""

    words: Words
    roots: Ints
    sets: npt.NDArray[np.void]
    table: Keys
    ids: npt.NDArray[np.int32]

    def grown(self, words: int, sets: int) -> "Pages":
        """The same with room for so many."""
        size = 1 << (2 * sets).bit_length()
        table, ids = np.zeros(size, np.uint64), np.full(size, -1, np.int32)
        used = self.ids >= 0
        _refiling()(self.table[used], self.ids[used], table, ids)
        return Pages(_longer(self.words, words), self.roots, _longer(self.sets, sets), table, ids)


class HowLarge(NamedTuple):
    """How large a game is, as far as a few of its deals can tell."""

    deals: int
    nodes: int
    sets: int
    slots: int
    seconds: float  # to write it out
    exact: bool  # all deals were looked at

    @property
    def size(self) -> int:
        """Bytes while it is written out and solved."""
        return int(self.nodes * 6.2 + self.slots * SLOT + self.sets * (SET + 4 * ENTRY))

    @property
    def room(self) -> tuple[int, int]:
        """Numbers of nodes and sets to make room for at first.

        What is not needed of nodes is never touched; the table of sets is, all over, and grows as they come.
        """
        return min(MOST_WORDS, 2 * self.nodes + LITTLE[0]), LITTLE[1]

    @property
    def round(self) -> float:
        """Seconds of a round."""
        return 2 * self.nodes / VISITS


def empty(deals: int, words: int, sets: int) -> Pages:
    """Room for so much."""
    no_table = np.zeros(0, np.uint64), np.zeros(0, np.int32)
    return Pages(np.zeros(0, np.int32), np.zeros(deals, np.int64), np.zeros(0, INFO), *no_table).grown(
        words, sets
    )


def written(
    setup: Solvable,
    deals: Deals,
    on: Callable[[int], None] = lambda done: None,
    room: tuple[int, int] = LITTLE,
) -> Scroll:
    """The scroll of these deals; `on` hears how many are done.

    Raises:
        ValueError: a seat would forget, or know more than its rules let it; or there is no room for it.
    """
    count, book = np.zeros(1, COUNTS), empty(len(deals.odds), *room)
    walk = walking(setup.game, setup.plays or (-1,), setup.alike, setup.may_end)
    table, done = setup.table(), 0
    states, seen, steps = np.repeat(table, DEEPEST + 1), table.copy(), np.zeros(DEEPEST + 1, STEP)
    while done < len(deals.odds):
        last = min(done + BATCH, len(deals.odds))
        done = walk(
            setup.numbers(), table, cards(setup), deals.paths, done, last, setup.ahead,
            states, seen, steps, book, count,
        )  # fmt: skip
        if count["short"][0]:
            book = _with_more(book, int(count["short"][0]))
            count["short"] = 0
        on(done)
    return _bound(book, deals, count[0])


def extent(setup: Solvable, deals: Deals) -> HowLarge:
    """How large a game is: nodes by a few of its deals, sets by all deals of a few hands of either seat."""
    every = len(deals.odds)
    if every <= 2 * SAMPLE:
        begun = process_time()
        scroll = written(setup, deals)
        return HowLarge(every, scroll.nodes, len(scroll.sets), scroll.slots, process_time() - begun, True)
    dice = np.random.default_rng(1)
    few = deals.some(dice.choice(every, SAMPLE, replace=False))
    written(setup, few)  # so that what is compiled has been
    begun = process_time()
    nodes, seconds = written(setup, few).nodes, process_time() - begun
    found = [_sets_of(setup, deals, seat, keys, dice) for seat, keys in enumerate(hands(setup, deals).T)]
    sets, slots = (int(sum(part)) for part in zip(*found, strict=True))
    return HowLarge(every, nodes * every // SAMPLE, sets, slots, seconds * every / SAMPLE, False)


def hands(setup: Solvable, deals: Deals) -> Keys:
    """What both seats know when the cards are dealt, as numbers, for every deal."""
    table, keys = setup.table(), np.zeros((len(deals.odds), 2), np.uint64)
    meet = meeting(setup.game, setup.alike)
    room = np.repeat(table, 2), table.copy(), np.zeros(1, STEP)
    meet(setup.numbers(), table, cards(setup), deals.paths, *room, keys)
    return keys


def _sets_of(
    setup: Solvable, deals: Deals, seat: int, keys: Keys, dice: np.random.Generator
) -> tuple[float, float]:
    """About how many sets and slots a seat has: those of a few hands, by how many deals these come in."""
    known = np.unique(keys)
    picked = np.flatnonzero(np.isin(keys, dice.choice(known, min(HANDS, len(known)), replace=False)))
    if len(picked) > MOST_DEALS:  # so that too many are counted
        picked = dice.choice(picked, MOST_DEALS, replace=False)
    found = written(setup, deals.some(picked)).sets
    widths = found["width"][found["owner"] == seat]
    times = len(keys) / len(picked)
    return times * len(widths), times * float(widths.sum())


def _with_more(book: Pages, what: int) -> Pages:
    """The same with room for twice as many nodes, or sets."""
    words, sets = len(book.words), len(book.sets)
    if what == MORE_SETS:
        return book.grown(words, 2 * sets)
    if words == MOST_WORDS:
        raise ValueError("There are more nodes than can be written down.")
    return book.grown(min(MOST_WORDS, 2 * words), sets)


@cache
def _refiling() -> Code:
    """Compiled: put sets into another table."""

    def refile(keys, ids, table, places):  # type: ignore[no-untyped-def]
        mask = np.uint64(len(table) - 1)
        for n in range(len(keys)):
            slot = mixed(keys[n]) & mask
            while places[slot] >= 0:
                slot = (slot + np.uint64(1)) & mask
            table[slot], places[slot] = keys[n], ids[n]

    return compiled(refile)


def _longer(old: npt.NDArray[Of], size: int) -> npt.NDArray[Of]:
    if size <= len(old):
        return old
    new = np.zeros(size, old.dtype)
    new[: len(old)] = old
    return new


def _bound(book: Pages, deals: Deals, count: np.void) -> Scroll:
    words, sets = int(count["words"]), int(count["sets"])
    keys, used = np.zeros(sets, np.uint64), book.ids >= 0
    keys[book.ids[used]] = book.table[used]
    pay = (np.arange(2 * HALF) - HALF) / 2
    return bound(book.words[:words], book.roots, deals.odds, book.sets[:sets], pay, keys, int(count["nodes"]))
