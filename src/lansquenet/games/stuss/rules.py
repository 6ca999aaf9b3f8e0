"""Stuss, the Faro of the East Side: dealt from the hand, and a doublet takes everything.

The pack is turned in couples, twenty-six of them, or twenty-five between a first card and a last
that are null.  Before each couple the punters lay bets on ranks, or alter them.  Of a couple the
first card loses for its rank, and the second wins; when both are of one rank the banker takes the
whole of the bets upon it.  There is no copper, no high card, and no calling of the last turn.

Rules STUS-1 to STUS-9.  On a full pack the banker's edge is 1/33 of every bet that is settled:
twice that of Faro.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import couples
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    done as done,
    draw_for_bank,
    extent_of,
    free as free,
    leave as leave,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, always_fresh, rank
from lansquenet.rules.couples import OddChip, covered, may_go_on as may_go_on, open_window
from lansquenet.rules.state import NOBODY, Direction, Extent, Why, amounts

SEATS = range(2, 7)
CARDS = 52
Phase = IntEnum("Phase", "DRAW CHOOSE BET LOSING WINNING SODA", start=0)
BETS = (Phase.BET,)
ALONE = True  # a punter's bets are settled one by one, whatever others have laid


class STUS(Why):
    """The rules of the book by which chips change hands."""

    COUPLE = 4
    DOUBLET = 5


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    soda: bool = False
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = True
    bets_a_turn: int = 3
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 1
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(couples.Layout):
    """One deal."""


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, turn the soda, or take bets."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY and rules.soda:
        coup.phase = Phase.SODA
    elif coup.banker != NOBODY:
        open_window(coup)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Before every couple the bets of each punter, each named and laid."""
    acts = CARDS // 2 * (len(stacks) - 1) * 2 * rules.bets_a_turn
    return extent_of(acts, stacks, carry.banker, rules.cover, 2 ** (CARDS // 2))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.CHOOSE:
        return couples.open_ranks(rules, coup, range(RANKS), 4, chips(rules, coup))
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What may lie on the rank that was named (STUS-3)."""
    return couples.bet_limits(rules, coup.bets[coup.actor][coup.on], chips(rules, coup))


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay a bet, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # STUS-2
        case Phase.CHOOSE:
            couples.choose(coup, action)
        case Phase.BET:
            couples.lay(coup, action)
            couples.changed(rules, coup)
        case Phase.SODA | Phase.LOSING | Phase.WINNING if action == EMPTY:
            couples.close(rules, coup)
        case Phase.SODA:
            couples.see(coup, action)  # STUS-7
            open_window(coup)
        case Phase.LOSING:
            couples.losing(coup, action)
        case Phase.WINNING:
            couples.see(coup, action)
            couples.settle_couple(coup, rank(action), 1, OddChip.BANKER, STUS.COUPLE, STUS.DOUBLET)
            couples.next_couple(rules, coup, CARDS)


def chips(rules: Rules, coup: State) -> int:
    """What the actor may still put down, and the banker can match."""
    return covered(coup, rules.cover, free(rules, coup, coup.actor), sum(coup.staked))
