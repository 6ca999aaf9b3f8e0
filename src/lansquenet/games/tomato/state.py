"""What a deal of Tomato is: its options, what is carried on, and what lies on the table."""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from lansquenet import tricks
from lansquenet.lots import First
from lansquenet.play import NOBODY, SEATS as CHAIRS, Direction, per_seat
from lansquenet.pools import ResidualPot
from lansquenet.tricks import Undertrump

SEATS = range(3, 11)
Phase = IntEnum("Phase", "DRAW DEAL BLIND TAKE TURN DISCARD RESPOND DEFEND FRESH PLAY", start=0)
BETS = ()
BlindDiscard = IntEnum("BlindDiscard", "AUTO POSITION", start=0)
Doubling = IntEnum("Doubling", "START_POT SEQUENTIAL SEQUENTIAL_WHOLE", start=0)
Form = IntEnum("Form", "PARLETT FOURNIER", start=0)
NO, YES = 0, 1  # pass or play; leave or take; decline or defend
SPANISH = (9, 0, 8, 1, 2, 3, 4, 0, 0, 0, 5, 6, 7)  # the strength of each rank, from the ace (TOMA-2)
SIZE = 3  # cards in a hand, and tricks in a deal
SIDES = 8  # side pots
OLDEST = 3  # where in a Carry the oldest of them stands


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    ante: int = 3
    blind_discard: BlindDiscard = BlindDiscard.AUTO
    undertrump: Undertrump = Undertrump.COMPULSORY
    doubling: Doubling = Doubling.START_POT
    defended_bidder_pays: bool = False
    side_pots: bool = False
    form: Form = Form.PARLETT
    first_dealer: First = First.LOT
    deals: int = 0
    residual_pot: ResidualPot = ResidualPot.SPLIT
    allow_debt: bool = True
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who deals next, what lies in the middle, and how much of it in side pots, from the oldest."""

    dealer: int = NOBODY
    pool: int = 0  # with the side pots
    deals: int = 0
    side_1: int = 0
    side_2: int = 0
    side_3: int = 0
    side_4: int = 0
    side_5: int = 0
    side_6: int = 0
    side_7: int = 0
    side_8: int = 0


@dataclass(slots=True)
class Deal(tricks.Deal):
    """One deal: what is played for, by whom, and what lies aside."""

    deals: int = 0  # of this session, before this one
    worth: int = 0  # the pot that is played for
    sides: list[int] = field(default_factory=lambda: [0] * SIDES, metadata={"by": "side"})
    aside: int = 0  # all that is in them
    tomatoes: int = 0  # paid in this deal
    present: list[int] = per_seat()  # 1 for a seat that was dealt in
    backs: list[list[int]] = field(
        default_factory=lambda: [[-1] * SIZE for _ in range(CHAIRS)], metadata={"by": "seat back"}
    )  # the cards of each as they lie, while nobody has looked
    dead: int = 0  # cards that have been laid aside and that nobody has seen
    bidder: int = NOBODY
    taker: int = NOBODY  # who has taken the turn-up
    defender: int = NOBODY
    first: int = NOBODY  # who took the first trick


Coup = Deal
