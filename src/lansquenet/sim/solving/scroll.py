"""A game of two seats written out: every node in the order of a walk, each before what follows it.

A node is one or two numbers of 32 bits.  A payoff is -1 - n, the place of what seat 0 wins in `pay`.  A
decision is the number of its information set, an event of chance is EVENT - n, n ways that are all as likely;
both are followed by the place where all that comes of them ends.  What is forced is no node.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.sim.compiler import Code, Ints, Reals, compiled

EVENT = -1_000_000
NONE_BEFORE = -1
WIDEST = 64  # acts of a seat, or cards that may come
DEEPEST = 128  # nodes one below the other
INFO = np.dtype(
    [
        ("above", np.int32),  # the set in which its seat had to choose before, or NONE_BEFORE
        ("owner", np.int8),
        ("depth", np.int8),  # how often that seat has chosen before
        ("width", np.int8),
        ("did", np.int8),  # what it chose in the set above
    ]
)
Words = npt.NDArray[np.int32]
Keys = npt.NDArray[np.uint64]


class Scroll(NamedTuple):
    """A game written out: its nodes, how each deal begins and how likely it is, and its information sets."""

    words: Words
    roots: Ints
    odds: Reals
    sets: npt.NDArray[np.void]
    first: Ints  # of the slots of each set, one for each of its acts; and one more number: how many there are
    before: Ints  # for each set the slot of the act by which its seat came there, or NONE_BEFORE
    pay: Reals
    keys: Keys  # what its owner knows in each set, as one number
    nodes: int

    @property
    def slots(self) -> int:
        """The acts of all sets together."""
        return int(self.first[-1])

    @property
    def size(self) -> int:
        """Its bytes."""
        return sum(part.nbytes for part in self[:-1])


def bound(
    words: Words, roots: Ints, odds: Reals, sets: npt.NDArray[np.void], pay: Reals, keys: Keys, nodes: int
) -> Scroll:
    """The scroll of these nodes and sets."""
    first = np.concatenate([[0], np.cumsum(sets["width"], dtype=np.int64)])
    above = sets["above"]
    before = np.where(above == NONE_BEFORE, NONE_BEFORE, first[above] + sets["did"])
    return Scroll(words, roots, odds, sets, first, before, pay, keys, nodes)


def first_places(scroll: Scroll) -> Ints:
    """For each set the place in the words where it stands first."""
    places = np.full(len(scroll.sets), -1)
    _placing()(scroll.words, places)
    return places


@cache
def _placing() -> Code:
    def place(words, places):  # type: ignore[no-untyped-def]
        at = 0
        while at < len(words):
            word = words[at]
            if word >= 0 and places[word] < 0:
                places[word] = at
            at += 1 if EVENT < word < 0 else 2

    return compiled(place)
