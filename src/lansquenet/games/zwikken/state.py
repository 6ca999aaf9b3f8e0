"""What a deal of Zwikken is: its options, what is carried on, and what lies on the table."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet import tricks
from lansquenet.lots import First
from lansquenet.play import NOBODY, Direction, a_rank_per_seat, per_seat
from lansquenet.pools import ResidualPot
from lansquenet.tricks import Undertrump

SEATS = range(3, 4)
Phase = IntEnum("Phase", "DRAW DEAL TURN BID AMOUNT AGAIN TEN PLAY", start=0)
BETS = (Phase.AMOUNT,)
AntePolicy = IntEnum("AntePolicy", "EVERY_DEAL WHEN_EMPTY", start=0)
Packets = IntEnum("Packets", "ONE_TWO TWO_ONE", start=0)
BidMenu = IntEnum("BidMenu", "PARTS ANY_INTEGER", start=0)
BidRounding = IntEnum("BidRounding", "FLOOR CEIL", start=0)
TurnPackage = IntEnum("TurnPackage", "CHIP_AND_TURN_OR_ANNUL TURN_CHIP_OPTIONAL", start=0)
ZwikPrize = IntEnum("ZwikPrize", "POOL BID_IF_SHOOTER", start=0)
PASS, THIRD, HALF, WHOLE = 0, 1, 2, 3
ANNUL, TURN_FREE, COLLECT = 0, 1, 2
KEEP, SWAP = 0, 1
TEN = 9
LOW_TO_HIGH = (9, 10, 11, 12, 0)  # from the Ten to the ace
SIZE = 3  # cards in a hand, and tricks in a deal


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    ante: int = 1
    ante_policy: AntePolicy = AntePolicy.EVERY_DEAL
    packets: Packets = Packets.ONE_TWO
    bid_menu: BidMenu = BidMenu.PARTS
    bid_rounding: BidRounding = BidRounding.FLOOR
    max_turns: int = 3
    same_suit_counts: bool = True
    turn_package: TurnPackage = TurnPackage.CHIP_AND_TURN_OR_ANNUL
    turn_chips: int = 1
    zwik_prize: ZwikPrize = ZwikPrize.POOL
    zwik_loser_pays: bool = True
    undertrump: Undertrump = Undertrump.OPTIONAL
    first_dealer: First = First.LOT
    deals: int = 0
    allow_debt: bool = True
    residual_pot: ResidualPot = ResidualPot.SPLIT
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals next, for what pool, and how many deals there have been."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0


@dataclass(slots=True)
class Deal(tricks.Deal):
    """One deal, with its bids and the card points that each seat has taken."""

    deals: int = 0  # before this one
    turns: int = 0  # trumps turned, as far as they count
    bid: int = 0  # the highest
    shooter: int = NOBODY
    swapped: int = -1  # the card for which the Ten lies on the table
    zwik: list[int] = a_rank_per_seat()  # that each has shown
    points: list[int] = per_seat()


Coup = Deal
