"""Plans by which stakes rise and fall from hand to hand.

A plan is two functions: what is wanted at risk next, in chips, and what is to be remembered of a hand.
`memory` holds whole numbers, all 0 at the beginning of a session; a share is of what the stack is counted
in.  A plan may want more than there is: whoever plays stakes no more than is left.  In the dialect that
`sim.compiler` compiles.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Remembered(Protocol):
    """ROOM whole numbers, in an array or a list."""

    def __getitem__(self, n: int, /) -> int: ...
    def __setitem__(self, n: int, number: int, /) -> None: ...


ROOM = 512
PRESSED = 3  # wins in a row, after which a paroli is taken
LAST = 50  # the highest Fibonacci number that is wanted
LINE = 2  # where the line of a Labouchère begins in its memory, after its two ends


def unit_wanted(memory: Remembered, unit: int, stack: int, share: float) -> int:
    """The same every time."""
    return unit


def nothing_noted(memory: Remembered, unit: int, stake: int, net: int) -> None:
    """What came of it changes nothing."""


def noted_wanted(memory: Remembered, unit: int, stack: int, share: float) -> int:
    """What was noted, or else the unit."""
    wanted: int = max(unit, memory[0])
    return wanted


def doubled_when_lost(memory: Remembered, unit: int, stake: int, net: int) -> None:
    """Twice as much after a loss, the unit after a win."""
    memory[0] = 2 * stake if net < 0 else memory[0] if net == 0 else 0


def doubled_when_won(memory: Remembered, unit: int, stake: int, net: int) -> None:
    """Twice as much after a win, until so many have come in a row; the unit after a loss."""
    if net > 0 and memory[1] + 1 < PRESSED:
        memory[0] = 2 * stake
        memory[1] += 1
    elif net != 0:
        memory[0] = 0
        memory[1] = 0


def steps_wanted(memory: Remembered, unit: int, stack: int, share: float) -> int:
    """A unit, and one more for each step."""
    wanted: int = unit * (1 + memory[0])
    return wanted


def step_taken(memory: Remembered, unit: int, stake: int, net: int) -> None:
    """A step up after a loss, one down after a win."""
    if net < 0:
        memory[0] += 1
    elif net > 0:
        memory[0] = max(0, memory[0] - 1)


def fibonacci_wanted(memory: Remembered, unit: int, stack: int, share: float) -> int:
    """As many units as the Fibonacci number that has been reached: 1, 1, 2, 3, 5..."""
    one, next_one = 1, 1
    for _ in range(memory[0]):
        one, next_one = next_one, one + next_one
    return unit * one


def fibonacci_moved(memory: Remembered, unit: int, stake: int, net: int) -> None:
    """One number on after a loss, two back after a win."""
    if net < 0:
        memory[0] = min(LAST, memory[0] + 1)
    elif net > 0:
        memory[0] = max(0, memory[0] - 2)


def line_wanted(memory: Remembered, unit: int, stack: int, share: float) -> int:
    """The first and the last number of the line together, in units; without a line, of 1 2 3 4."""
    if memory[0] == memory[1]:
        memory[0] = LINE
        memory[1] = LINE + 4
        for n in range(4):
            memory[LINE + n] = 1 + n
    first, last = memory[memory[0]], memory[memory[1] - 1]
    wanted: int = unit * (first if memory[1] - memory[0] == 1 else first + last)
    return wanted


def line_changed(memory: Remembered, unit: int, stake: int, net: int) -> None:
    """Both numbers are crossed out after a win; their sum is written at the end after a loss."""
    begin, end = memory[0], memory[1]
    if net > 0:
        memory[0] = begin + 1
        memory[1] = max(begin + 1, end - 1)
    elif net < 0:
        lost = memory[begin] if end - begin == 1 else memory[begin] + memory[end - 1]
        if end == ROOM:
            for n in range(end - begin):
                memory[LINE + n] = memory[begin + n]
            memory[0], end = LINE, LINE + end - begin
        if end < ROOM:
            memory[end] = lost
            memory[1] = end + 1
        else:  # a line as long as this is given up
            memory[0] = memory[1] = 0


def share_wanted(memory: Remembered, unit: int, stack: int, share: float) -> int:
    """A fixed share of the stack, in whole chips, and at least the unit."""
    return max(unit, int(stack * share))


class StakePlan(NamedTuple):
    """How stakes go on: what is wanted at risk, what is noted of a hand; and the rule in words.

    `noted`: how many numbers of the memory are ever written to.
    """

    want: Callable[[Remembered, int, int, float], int]
    note: Callable[[Remembered, int, int, int], None]
    rule: str
    noted: int = 0


PLANS = {
    "flat": StakePlan(unit_wanted, nothing_noted, "the same stake every time"),
    "martingale": StakePlan(
        noted_wanted, doubled_when_lost, "twice the stake after a loss, the first after a win", 1
    ),
    "paroli": StakePlan(
        noted_wanted,
        doubled_when_won,
        f"twice the stake after a win, {PRESSED} wins at most; the first after a loss",
        2,
    ),
    "dalembert": StakePlan(steps_wanted, step_taken, "one stake more after a loss, one less after a win", 1),
    "fibonacci": StakePlan(
        fibonacci_wanted, fibonacci_moved, "Fibonacci numbers: one on after a loss, two back after a win", 1
    ),
    "labouchere": StakePlan(
        line_wanted,
        line_changed,
        "a line 1 2 3 4: stake its ends; cross them out when won, write their sum when lost",
        ROOM,
    ),
    "kelly": StakePlan(
        share_wanted,
        nothing_noted,
        "the share of the stack at which its logarithm grows fastest, in whole chips",
    ),
}
