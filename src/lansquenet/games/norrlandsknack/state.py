"""What a deal of Norrlandsknack is: its options, what is carried on, and what lies on the table."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet import tricks
from lansquenet.lots import First
from lansquenet.play import NOBODY, Direction, per_seat
from lansquenet.pools import ResidualPot
from lansquenet.tricks import CARDS

SEATS = range(3, 6)
Phase = IntEnum("Phase", "DRAW DEAL TURN DECLARE JOIN EXCHANGE SUPPLY PLAY", start=0)
BETS = ()
Packets = IntEnum("Packets", "THREE_TWO TWO_THREE", start=0)
Obligation = IntEnum("Obligation", "FOLLOW_TRUMP FOLLOW_ONLY FOLLOW_HEAD_OVERTRUMP", start=0)
LonePlayer = IntEnum("LonePlayer", "FIVE_POINTS ONE_POINT VOID", start=0)
EndCheck = IntEnum("EndCheck", "END_OF_DEAL TRICK_BY_TRICK", start=0)
FRESH, UNOPENED, OPENED = 0, 1, 2  # a match: not begun, staked for, past its first deal
NO, KNOCK = 0, 1  # lurk or pass, and knock
ENOUGH = CARDS  # in an exchange: no more
SIZE = 5  # cards in a hand, and tricks in a deal


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    start_score: int = 10
    loaf: int = 5
    score_cap: int = 10
    stake: int = 1
    packets: Packets = Packets.THREE_TWO
    obligation: Obligation = Obligation.FOLLOW_TRUMP
    lone_player: LonePlayer = LonePlayer.FIVE_POINTS
    exchange_max: int = 5
    end_check: EndCheck = EndCheck.END_OF_DEAL
    first_dealer: First = First.LOT
    deals: int = 0
    allow_debt: bool = True
    residual_pot: ResidualPot = ResidualPot.SPLIT
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals next, and how the match stands."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0  # of this session
    matches: int = 0  # completed
    stage: int = FRESH
    playing: int = 0  # a bit for each seat that is in the match
    scores: list[int] = []  # noqa: RUF012 - never written to; a number for each seat, or none at all


@dataclass(slots=True)
class Deal(tricks.Deal):
    """One deal of a match."""

    deals: int = 0  # before this one
    matches: int = 0
    stage: int = FRESH
    playing: int = 0
    scores: list[int] = per_seat()
    knocked: list[int] = per_seat()  # 1: has promised a trick


Coup = Deal
