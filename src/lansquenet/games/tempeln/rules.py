"""Tempeln, also Meine Tante, deine Tante: Pharaon without its refinements, on a chalked temple.

A field is drawn on the table for every rank of the pack, thirteen of them or eight.  Before each
couple the punters lay bets on fields, or alter them; then the banker turns two cards.  The one to
the left wins for the bank, the one to the right for the punters, at even money, and of a *doublet*
the banker takes half the bets on its rank, or all by agreement.  So it goes until the pack is out.

Rules TEMP-1 to TEMP-9.  The banker's edge is 1/66 of every settled bet on a full pack of 52 cards,
3/118 with 32, and twice that if a doublet takes all.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import cards, couples
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
from lansquenet.rules.cards import EMPTY, Pack, Shoe, always_fresh, rank
from lansquenet.rules.couples import OddChip, covered, may_go_on as may_go_on, open_window
from lansquenet.rules.state import NOBODY, Direction, Extent, Why, amounts

SEATS = range(2, 7)
Phase = IntEnum("Phase", "DRAW CHOOSE BET LOSING WINNING", start=0)
BETS = (Phase.BET,)
ALONE = True  # a punter's bets are settled one by one, whatever others have laid
DoubletShare = IntEnum("DoubletShare", "ALL HALF", start=1)


class TEMP(Why):
    """The rules of the book by which chips change hands."""

    COUPLE = 4
    DOUBLET = 5


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    pack: Pack = Pack.P52
    doublet_share: DoubletShare = DoubletShare.HALF
    odd_chip: OddChip = OddChip.BANKER
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
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
    return always_fresh(rules.pack)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or take bets."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        open_window(coup)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Before every couple the bets of each punter, each named and laid."""
    couples = rules.pack // 2
    acts = couples * (len(stacks) - 1) * 2 * rules.bets_a_turn
    return extent_of(acts, stacks, carry.banker, rules.cover, 2**couples)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.CHOOSE:
        return couples.open_ranks(rules, coup, cards.ranks(rules.pack), 4, chips(rules, coup))
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What may lie on the field that was named (TEMP-3)."""
    return couples.bet_limits(rules, coup.bets[coup.actor][coup.on], chips(rules, coup))


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay a bet, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # TEMP-2
        case Phase.CHOOSE:
            couples.choose(coup, action)
        case Phase.BET:
            couples.lay(coup, action)
            couples.changed(rules, coup)
        case Phase.LOSING | Phase.WINNING if action == EMPTY:
            couples.close(rules, coup)
        case Phase.LOSING:
            couples.losing(coup, action)
        case Phase.WINNING:
            couples.see(coup, action)
            share, odd = rules.doublet_share, rules.odd_chip
            couples.settle_couple(coup, rank(action), share, odd, TEMP.COUPLE, TEMP.DOUBLET)
            couples.next_couple(rules, coup, rules.pack)


def chips(rules: Rules, coup: State) -> int:
    """What the actor may still put down, and the banker can match."""
    return covered(coup, rules.cover, free(rules, coup, coup.actor), sum(coup.staked))
