"""What is learnt of Norrlandsknack, by sampling: when to knock, in the first deal of a match and later."""

from lansquenet.bots.learning.reduced import Sampling
from lansquenet.games.norrlandsknack.rules import OPENED, Carry
from lansquenet.rules.bits import bit

LEVELS = (10, 9, 8, 7, 6, 5, 3)  # points: what a loaf adds to each, and how many are left
FIRST = 3  # of so many carries a match is new


def carries(seats: int) -> list[Carry]:
    """How a match may stand before a deal; each seat has each number of points in one of those under way."""
    under_way = []
    for n in range(len(LEVELS)):
        points = [LEVELS[(2 * seat + n) % len(LEVELS)] for seat in range(seats)]
        under_way.append(Carry(0, seats, 1, 0, OPENED, bit(seats) - 1, points))
    return [Carry(0)] * FIRST + under_way


TABLE = Sampling((3, 4), (0,), 18, 12.0, "when to knock", 0.4, carries)
