"""Kuhn's poker (1950): three cards, one bet.  Two antes of 1; each is dealt one of jack, queen and king.

Seat A passes or bets 1, then B; after pass and bet A answers once more.  A pass against a bet folds.
Optimal play costs the first seat 1/18 of a chip a hand.  For comparing engines and solvers on the same
game; not shipped.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import state as states
from lansquenet.rules.cards import COURTS, Shoe
from lansquenet.rules.state import ALL, NONE, OVER, SOMETHING, pay, per_seat

SEATS = range(2, 3)
Phase = IntEnum("Phase", "DEAL BET", start=0)
BETS = ()
PASS, BET = 0, 1
ANTE, RAISE = 1, 1


class Rules(NamedTuple):
    """There is nothing to choose."""

    ante: int = ANTE


class Carry(NamedTuple):
    """Every hand begins alike."""

    first: int = 0


@dataclass(slots=True)
class State(states.State):
    """What each holds, and has put in."""

    held: list[int] = per_seat(NONE)
    put: list[int] = per_seat()
    said: int = 0  # passes and bets


def shoe(rules: Rules) -> Shoe:
    """One card of each rank."""
    return Shoe(COURTS, 1, COURTS + 1, suits=1)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Two antes lie there."""
    coup.put[0] = coup.put[1] = rules.ante


def legal(rules: Rules, coup: State) -> list[int]:
    """To pass, or to bet; against a bet, to fold or to call."""
    return [PASS, BET]


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """In no phase is an action a number of chips."""
    return 0, 0, NONE


def apply(rules: Rules, coup: State, action: int) -> None:
    """Deal a card, or speak."""
    if coup.phase == Phase.DEAL:
        deal(coup, action)
        return
    seat, other = coup.actor, 1 - coup.actor
    coup.said += 1
    if action == BET:
        coup.put[seat] += RAISE
    if coup.put[seat] < coup.put[other]:
        end(coup, other)
    elif coup.said > 1 and coup.put[seat] == coup.put[other]:
        end(coup, 0 if coup.held[0] > coup.held[1] else 1)
    else:
        coup.actor = other


def deal(coup: State, card: int) -> None:
    """One card for A, one for B."""
    coup.held[0 if coup.held[0] == NONE else 1] = card
    if coup.held[1] != NONE:
        coup.phase, coup.actor = Phase.BET, 0


def end(coup: State, winner: int) -> None:
    """The winner takes what the other has put in."""
    pay(coup, 1 - winner, winner, coup.put[1 - winner], 1)
    coup.actor = OVER


def leave(rules: Rules, coup: State) -> Carry:
    """Nothing."""
    return Carry()


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips that a seat has not put in."""
    return coup.stacks[seat] - coup.put[seat]


def done(rules: Rules, carry: Carry, seats: int) -> bool:
    """Never."""
    return False


def learns(rules: Rules, coup: State, action: int, seat: int) -> int:
    """A card that is dealt is seen by the seat that gets it."""
    gets = 0 if coup.held[0] == NONE else 1
    return ALL if coup.phase != Phase.DEAL or seat == gets else SOMETHING


def hide(rules: Rules, coup: State, seat: int) -> None:
    """The other's card."""
    for other in range(coup.seats):
        if other != seat:
            coup.held[other] = NONE


def guess(rules: Rules, view: State, seat: int, order: list[int], dice: int) -> bool:
    """Any other card, for the other seat."""
    for card in order:
        if card != view.held[seat] and view.held[1 - seat] == NONE:
            view.held[1 - seat] = card
    return True
