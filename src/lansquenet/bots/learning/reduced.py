"""A bidding that is small enough to be solved, made of the rules of a great game.

`Bidding` is what two seats announce or bid, each of which knows into which of some classes its hand falls;
what comes of it is the mean over many deals that were played out by rules of thumb.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lansquenet.rules.state import Carried
from lansquenet.sim.solving.small import OVER


class Learnable(NamedTuple):
    """A bidding that can be learnt: the rules, the phase, and the pools it is learnt for."""

    options: dict[str, str]
    phase: str
    pools: tuple[int, ...]  # what lies there before the deal


class Sampling(NamedTuple):
    """What a table is learnt for by sampling: seats, pools before a deal, room, and what is left out."""

    seats: tuple[int, ...]
    pools: tuple[int, ...]
    bits: int  # of the number of keys that there is room for
    least: float  # times the deals: keys of less weight are left to rules of thumb
    what: str = "all choices"  # that it says
    strays: float = 0.0  # in which part of all cases others do anything, so that it learns to answer that
    carries: Callable[[int], Sequence[Carried]] | None = None  # what seats find, if more than pools
    few: int = 10_000  # deals of one number of seats, before the next has its turn


class Situation(NamedTuple):
    """A question of which a chart is made: who is asked what, after what has been said, for which pool."""

    title: str
    seats: int
    pool: int  # with the dealer's stake
    said: tuple[int, ...]
    words: tuple[tuple[int, str], ...]  # what is charted, and how it is called


class Bids(NamedTuple):
    """A position of the bidding: the classes of both hands, and what has been said."""

    classes: tuple[int, int]
    said: tuple[int, ...]


@dataclass(frozen=True)
class Bidding:
    """What is announced or bid: `menu` says what may be after what has been said, and `ends` what it won.

    `chances` are those of each pair of classes.  Seat 0 is the one that speaks first; what is won is half
    of what it wins more than the other, for the pool is as much the one's as the other's.
    """

    menu: dict[tuple[int, ...], list[int]]
    speaks: dict[tuple[int, ...], int]
    chances: list[list[float]]
    ends: dict[tuple[int, ...], list[list[float]]]
    pool: float

    def deals(self) -> Sequence[tuple[float, Bids]]:
        """Every pair of classes that comes up."""
        pairs = [(i, j) for i, row in enumerate(self.chances) for j, chance in enumerate(row) if chance > 0]
        return [(self.chances[i][j], Bids((i, j), ())) for i, j in pairs]

    def player(self, at: Bids) -> int:
        """The seat to speak."""
        return self.speaks.get(at.said, OVER)

    def actions(self, at: Bids) -> list[int]:
        """What it may say."""
        return self.menu[at.said]

    def after(self, at: Bids, action: int) -> Bids:
        """The position after it."""
        return Bids(at.classes, (*at.said, action))

    def won(self, at: Bids) -> float:
        """What that is worth in the mean."""
        i, j = at.classes
        return self.ends[at.said][i][j]

    def known(self, at: Bids) -> str:
        """The class of one's own hand, and what has been said."""
        return f"{at.classes[self.player(at)]} {' '.join(map(str, at.said))}".strip()
