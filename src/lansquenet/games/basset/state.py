"""What a deal of Basset is: its options, what stands on every card, and what it is worth."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet import banking
from lansquenet.banking import Cover, FirstBanker
from lansquenet.cards import RANKS, Pack, Shoe, always_fresh
from lansquenet.play import NOBODY, Direction, a_rank, per_rank, per_seat, per_seat_and_rank

SEATS = range(2, 13)
Phase = IntEnum("Phase", "DRAW CARD COUCH FASSE WIN LOSE LAST CHOICE MASSE AGAIN", start=0)
BETS = (Phase.COUCH, Phase.MASSE, Phase.AGAIN)
NO_MORE, NOT_YET = -2, -1  # instead of a card: none in this deal; none before the next couple
Choice = IntEnum("Choice", "WITHDRAW GAIN LEAVE MASSE PAROLI", start=0)
CHOICES = len(Choice)
Fasse = IntEnum("Fasse", "SETTLE SIDE", start=0)
Fraction = IntEnum("Fraction", "HALF TWO_THIRDS", start=0)
Consecutive = IntEnum("Consecutive", "LOSE RETIRE WIN", start=0)
End = IntEnum("End", "CASH CARRY", start=0)
Ladder = IntEnum("Ladder", "HIST MODERN DOC_HIST DOUBLING STEINMETZ_LITERAL", start=0)
LADDERS = (
    (0, 1, 3, 7, 15, 30, 60),
    (0, 1, 2, 7, 15, 33, 67),
    (0, 1, 2, 7, 15, 30, 60),
    (0, 1, 3, 7, 15, 31, 63),
    (0, 1, 7, 15, 33, 67, 67),
)
RUNGS = (6, 6, 6, 6, 5)  # of each ladder


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    packs: int = 1
    first_banker: FirstBanker = FirstBanker.LOT
    fixed_banker: bool = True
    fasse: Fasse = Fasse.SETTLE
    fasse_fraction: Fraction = Fraction.HALF
    twins: bool = True
    consecutive: Consecutive = Consecutive.RETIRE
    paroli: bool = True
    paix: bool = True
    ladder: Ladder = Ladder.HIST
    end: End = End.CASH
    masse_on_losing: bool = False
    mid_deal_staking: bool = False
    strict_bank: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who banks, the seats the bank has passed, and what stands on the punters' cards.

    For each card that stands there are four numbers: seat, rank, couch, and how many corners are
    crooked, less than nothing in a paix.
    """

    banker: int = NOBODY
    passed: int = 0
    standing: list[int] = []  # noqa: RUF012 - never written to


@dataclass(slots=True)
class Coup(banking.Betting):
    """One deal; `bets` are the couches."""

    turned: int = 0  # cards of this deal
    level: list[list[int]] = per_seat_and_rank()  # corners crooked: wins that were not taken
    safe: list[list[int]] = per_seat_and_rank()  # 1: paix, the couch taken back and the gain left
    fresh: list[list[int]] = per_seat_and_rank()  # 1: laid in the midst of the couple in view
    shut: list[int] = per_seat()  # 1: lays nothing more in this deal
    chosen: list[int] = per_rank()  # 1: the actor has named this card already
    exposed: int = 0  # what the banker answers for on all cards
    winner: int = a_rank()  # of this couple, if anybody has a couch on it
    loser: int = a_rank()  # whose punters are asked again
    armed: int = a_rank()  # the winner of the couple before
    lost: list[int] = per_seat()  # 1: may lay afresh on the loser
    on: int = a_rank()  # the card that a seat is asked about


def shoe(rules: Rules) -> Shoe:
    """BASS-1: all is shuffled for every deal."""
    return always_fresh(Pack.P52, rules.packs)


# -- what a card is worth


def piece(rules: Rules) -> int:
    """BASS-2: the chips in which couches are counted, so that the fasse is a whole number of them."""
    return 3 if rules.fasse_fraction == Fraction.TWO_THIRDS else 2


def share(rules: Rules, couch: int) -> int:
    """BASS-10: what the fasse takes of a couch."""
    return couch // piece(rules) * (piece(rules) - 1)


def top(rules: Rules) -> int:
    """The number of the highest rung."""
    return RUNGS[rules.ladder]


def prize(rules: Rules, couch: int, level: int, safe: int) -> int:
    """What the next win of a card is worth."""
    return couch << level if safe else couch * LADDERS[rules.ladder][level + 1]


def reserve(rules: Rules, couch: int, level: int, safe: int) -> int:
    """What the banker answers for on a card (BASS-4)."""
    highest = couch * LADDERS[rules.ladder][top(rules)]
    return highest if rules.strict_bank else prize(rules, couch, level, safe)


def prize_of(rules: Rules, coup: Coup, seat: int, r: int) -> int:
    """What the next win of this card is worth."""
    return prize(rules, coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r])


def reserve_of(rules: Rules, coup: Coup, seat: int, r: int) -> int:
    """What the banker answers for on this card."""
    return reserve(rules, coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r])


def stand(rules: Rules, coup: Coup, seat: int, r: int, couch: int, level: int, safe: int) -> None:
    """How a card of this seat stands from now on; it is off the table when there is no couch."""
    coup.exposed += reserve(rules, couch, level, safe) - reserve_of(rules, coup, seat, r)
    coup.staked[seat] += (0 if safe else couch) - (0 if coup.safe[seat][r] else coup.bets[seat][r])
    coup.bets[seat][r] = couch
    coup.level[seat][r] = level
    coup.safe[seat][r] = safe
    coup.fresh[seat][r] = 0


def clear(rules: Rules, coup: Coup, seat: int, r: int) -> None:
    """This card is off the table."""
    stand(rules, coup, seat, r, 0, 0, 0)


def cards(rules: Rules) -> int:
    """All the cards of a deal."""
    return 4 * RANKS * rules.packs
