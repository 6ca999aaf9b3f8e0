"""Draw from an exact law by the alias method (Walker, 1977; Vose, 1991), in compiled code.

The table has a power of two of columns, each of two outcomes at most.  Of one number of 64 bits the
upper bits choose the column, and the lower ones, against a threshold, the outcome; so a draw costs one
roll and one comparison, and its probabilities are whole numbers of parts of 2**64.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from time import perf_counter
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from lansquenet.sim.compiler import Code, compiled
from lansquenet.sim.dice import STEP, mixed

BITS = 64
T = TypeVar("T")


@dataclass(frozen=True)
class Alias:
    """A table to draw outcomes from, by their numbers.

    In a column whose draw is below `below` the outcome is `first`, else `second`.  Columns are chosen by
    the upper bits of a number, the rest of it is the draw; both have 64 bits, cut down by `shift`.
    """

    first: NDArray[np.int64]
    second: NDArray[np.int64]
    below: NDArray[np.uint64]
    shift: int  # of 64 bits those that are left for the draw

    def chances(self, count: int) -> list[Fraction]:
        """The probability with which each of so many outcomes is drawn, exactly."""
        found, whole = [0] * len(self.first), 1 << self.shift
        for first, second, below in zip(self.first, self.second, self.below, strict=True):
            found[first] += int(below)
            found[second] += whole - int(below)
        return [Fraction(parts, 1 << BITS) for parts in found[:count]]


def table_of(chances: list[Fraction]) -> Alias:
    """The table of outcomes 0, 1, 2... with these probabilities, which add up to 1."""
    bits = max(1, (len(chances) - 1).bit_length())
    columns, whole = 1 << bits, 1 << (BITS - bits)
    left = [chance * columns for chance in chances] + [Fraction(0)] * (columns - len(chances))
    first, second, below = [0] * columns, [0] * columns, [0] * columns
    for column, outcome, other, share in _filled(left):
        first[column], second[column], below[column] = outcome, other, round(share * whole)
    return Alias(
        np.array(first, np.int64), np.array(second, np.int64), np.array(below, np.uint64), BITS - bits
    )


def _filled(left: list[Fraction]) -> list[tuple[int, int, int, Fraction]]:
    """Each column with its two outcomes and the share of the first; what is over 1 fills the others up."""
    poor = [n for n, share in enumerate(left) if share < 1]
    rich = [n for n, share in enumerate(left) if share >= 1]
    found = []
    while poor:
        column, giver = poor.pop(), rich[-1]
        found.append((column, column, giver, left[column]))
        left[giver] -= 1 - left[column]
        if left[giver] < 1:
            poor.append(rich.pop())
    return found + [(column, column, column, Fraction(0)) for column in rich]


@cache
def drawer() -> Code:
    """Compiled: how often each outcome comes in so many draws."""

    def draw(first, second, below, shift, draws, dice, counts):  # type: ignore[no-untyped-def]
        count, rest = dice[0], np.uint64(BITS) - shift
        for _ in range(draws):
            count += STEP
            z = mixed(count)
            column = z >> shift
            outcome = first[column] if (z << rest) >> rest < below[column] else second[column]
            counts[outcome] += 1
        dice[0] = count

    return compiled(draw)


def drawn(table: Alias, outcomes: int, draws: int, dice: NDArray[np.uint64]) -> list[int]:
    """How often each of so many outcomes comes in so many draws."""
    counts = np.zeros(outcomes, np.int64)
    drawer()(table.first, table.second, table.below, np.uint64(table.shift), draws, dice, counts)
    found: list[int] = counts.tolist()
    return found


def draws_a_second(chances: list[Fraction], dice: NDArray[np.uint64], draws: int = 100_000_000) -> float:
    """How many hands a second are drawn here from a law, on one core; compiling left out."""
    table = table_of(chances)
    drawn(table, len(chances), 1, dice)
    begun = perf_counter()
    drawn(table, len(chances), draws, dice)
    return draws / (perf_counter() - begun)
