"""The games told a second time, as coroutines, from the specification alone.

A witness shares no code with the games.  It is driven as a hand is: it yields `CHANCE` and is sent
the card turned up, or yields `Ask(seat, legal)` and is sent what that seat does; in the end it
returns what each seat owns, and by name what the hand leaves to the next.  Nothing is imported
from the package, so options are read by the names of their values.
"""

from collections.abc import Generator
from itertools import cycle
from typing import Any, NamedTuple

CHANCE = -1
EMPTY = -1  # the stock is out
NOBODY = -3
FULL = 1_000_000_000  # chips in a pool, and never more (COMM-18, COM-11)


class Ask(NamedTuple):
    """A seat is to decide, and all it may answer."""

    seat: int
    legal: set[int]


Told = tuple[list[int], dict[str, int]]
Telling = Generator[Any, int, Told]


def rank(card: int) -> int:
    return card // 4


def fitting(chips: int, pool: int) -> int:
    """What of so many chips a pool still takes that holds so much already."""
    return chips if pool + chips <= FULL else max(0, FULL - pool)


class Table:
    """Who sits where with how much; the seats follow each other in the order of play."""

    def __init__(self, stacks: list[int], direction: str) -> None:
        self.stacks = list(stacks)
        self.order = list(range(len(stacks)))
        if direction == "CLOCKWISE":
            self.order = [0, *reversed(self.order[1:])]

    def after(self, seat: int) -> list[int]:
        """All others in turn, and this seat last."""
        here = self.order.index(seat) + 1
        return self.order[here:] + self.order[:here]

    def heir(self, seat: int) -> tuple[int, int]:
        """The next in turn with chips (COM-6), and how many seats on that is."""
        for places, other in enumerate(self.after(seat), start=1):
            if self.stacks[other] > 0:
                return other, places
        raise AssertionError("nobody has chips")


def draw_for_bank(table: Table, how: str) -> Generator[int, int, int]:
    """Who banks first: NOBODY if the stock is out before that is known."""
    drawing = [seat for seat in table.order if table.stacks[seat] > 0]
    if how == "ACE":
        for seat in cycle(drawing):
            card = yield CHANCE
            if card == EMPTY:
                return NOBODY
            if rank(card) == 0:
                return seat
    while len(drawing) > 1:
        drawn = {}
        for seat in drawing:
            card = yield CHANCE
            if card == EMPTY:
                return NOBODY
            drawn[seat] = card if how == "LOT" else rank(card)
        best = min(drawn.values()) if how == "LOW_CARD" else max(drawn.values())
        drawing = [seat for seat in drawing if drawn[seat] == best]
    return drawing[0]
