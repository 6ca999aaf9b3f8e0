"""Leduc hold'em (Southey et al., 2005): six cards, two rounds, two raises in each.

Two antes of 1; each is dealt one of two jacks, two queens and two kings.  After a round of betting by
2 a card is turned for both, and a second round goes by 4.  Whoever pairs that card wins, or else has
the higher card; equal cards divide.  For comparing engines on the same game; not shipped.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import state as states
from lansquenet.rules.cards import COURTS, Shoe
from lansquenet.rules.state import ALL, CHANCE, NONE, OVER, SOMETHING, pay, per_seat

SEATS = range(2, 3)
Phase = IntEnum("Phase", "DEAL BET TURN", start=0)
BETS = ()
FOLD, CALL, RAISE = 0, 1, 2
MOST_RAISES = 2


class Rules(NamedTuple):
    """What is put in before, and by how much is raised in the first round; in the second by twice that."""

    ante: int = 1
    raise_by: int = 2


class Carry(NamedTuple):
    """Every hand begins alike."""

    first: int = 0


@dataclass(slots=True)
class State(states.State):
    """What each holds, and has put in."""

    held: list[int] = per_seat(NONE)
    put: list[int] = per_seat()
    open: int = NONE  # the card for both
    raises: int = 0  # in this round
    said: int = 0  # in this round


def shoe(rules: Rules) -> Shoe:
    """Two cards of each rank."""
    return Shoe(COURTS, 1, COURTS + 1, suits=2)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Two antes lie there."""
    coup.put[0] = coup.put[1] = rules.ante


def legal(rules: Rules, coup: State) -> list[int]:
    """To fold against a raise, to call or check, to raise while one may."""
    if coup.put[coup.actor] == coup.put[1 - coup.actor]:
        return [CALL, RAISE]
    return [FOLD, CALL, RAISE] if coup.raises < MOST_RAISES else [FOLD, CALL]


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """In no phase is an action a number of chips."""
    return 0, 0, NONE


def apply(rules: Rules, coup: State, action: int) -> None:
    """Deal a card, turn one, or speak."""
    match coup.phase:
        case Phase.DEAL:
            deal(coup, action)
        case Phase.TURN:
            coup.open = action
            begin_round(coup)
        case Phase.BET if action == FOLD:
            end(coup, 1 - coup.actor)
        case Phase.BET:
            speak(rules, coup, action)


def deal(coup: State, card: int) -> None:
    """One card for A, one for B."""
    if coup.held[0] == NONE:
        coup.held[0] = card
    else:
        coup.held[1] = card
        begin_round(coup)


def begin_round(coup: State) -> None:
    """A speaks first."""
    coup.phase, coup.actor, coup.raises, coup.said = Phase.BET, 0, 0, 0


def speak(rules: Rules, coup: State, action: int) -> None:
    """Call or raise; the round is over when nothing is left to call, and both have spoken."""
    seat = coup.actor
    coup.put[seat] = coup.put[1 - seat]
    if action == RAISE:
        coup.put[seat] += rules.raise_by if coup.open == NONE else 2 * rules.raise_by
        coup.raises += 1
    coup.said += 1
    if action == RAISE or coup.said == 1:
        coup.actor = 1 - seat
    elif coup.open == NONE:
        coup.phase, coup.actor = Phase.TURN, CHANCE
    else:
        show(coup)


def show(coup: State) -> None:
    """The better hand takes what the other has put in; equal hands divide."""
    mine, theirs = rated(coup, 0), rated(coup, 1)
    if mine == theirs:
        coup.actor = OVER
    else:
        end(coup, 0 if mine > theirs else 1)


def rated(coup: State, seat: int) -> int:
    """A pair with the open card before all others, then by rank."""
    mine, shown = coup.held[seat] // 4, coup.open // 4
    return 100 if mine == shown else mine


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
        if card not in (view.held[seat], view.open) and view.held[1 - seat] == NONE:
            view.held[1 - seat] = card
    return True
