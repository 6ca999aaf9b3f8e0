"""Write a game out, deal by deal, in room that grows; and say beforehand how much that will take."""

from collections.abc import Callable
from functools import cache
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.sim.compiler import Code, Ints, compiled
from lansquenet.sim.dice import mixed
from lansquenet.sim.solving.deals import Deals
from lansquenet.sim.solving.scroll import DEEPEST, INFO, Keys, Scroll, Words, bound
from lansquenet.sim.solving.setup import Solvable, cards
from lansquenet.sim.solving.walking import COUNTS, HALF, MORE_SETS, STEP, walking

BATCH = 256  # deals between two looks at how far it is
SAMPLE = 96  # deals from which it is said how large a game is
VISITS = 7e7  # nodes a second in a round, on one core of 2026
SLOT, SET, ENTRY = 24, INFO.itemsize + 8 + 8 + 8 + 4, 12  # bytes of a solver
LITTLE = 1 << 14, 1 << 12  # nodes' numbers and sets, where nothing is known of how many there are
MOST_WORDS = (1 << 31) - 1  # places are 32 bits


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
        """Numbers of nodes and sets to make room for: what is not needed is never touched."""
        return min(MOST_WORDS, 2 * self.nodes + LITTLE[0]), self.sets + LITTLE[1]

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
    module: Any = setup.game
    walk = walking(module, setup.plays or (-1,), setup.alike, setup.may_end)
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
    """How large a game is: a few deals are written out, and twice as few, to see how it grows."""
    every = len(deals.odds)
    if every <= 2 * SAMPLE:
        begun = process_time()
        scroll = written(setup, deals)
        return HowLarge(every, scroll.nodes, len(scroll.sets), scroll.slots, process_time() - begun, True)
    picked = np.random.default_rng(1).choice(every, SAMPLE, replace=False)
    half = written(setup, deals.some(picked[: SAMPLE // 2]))
    begun = process_time()
    whole = written(setup, deals.some(picked))
    times = every / SAMPLE
    grows = np.log2(len(whole.sets) / len(half.sets))  # more deals bring ever fewer sets that are new
    sets = int(len(whole.sets) * times**grows)
    slots = int(sets * whole.slots / len(whole.sets))
    return HowLarge(every, int(whole.nodes * times), sets, slots, (process_time() - begun) * times, False)


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


def _longer(old: Any, size: int) -> Any:
    new = np.zeros(max(size, len(old)), old.dtype)
    new[: len(old)] = old
    return new


def _bound(book: Pages, deals: Deals, count: np.void) -> Scroll:
    words, sets = int(count["words"]), int(count["sets"])
    keys, used = np.zeros(sets, np.uint64), book.ids >= 0
    keys[book.ids[used]] = book.table[used]
    pay = (np.arange(2 * HALF) - HALF) / 2
    return bound(book.words[:words], book.roots, deals.odds, book.sets[:sets], pay, keys, int(count["nodes"]))
