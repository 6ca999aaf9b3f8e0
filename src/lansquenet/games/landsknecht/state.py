"""What a game of Landsknecht is: its options, what is carried on, and what lies on the table."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet import banking
from lansquenet.banking import Cover, FirstBanker
from lansquenet.cards import Pack
from lansquenet.play import NOBODY, NONE, Direction, a_rank, a_rank_per_seat, per_rank

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW ANTE HAND MINE REJOUISSANCE OWN CAP BET TURN", start=0)
BETS = (Phase.ANTE, Phase.CAP, Phase.BET)
AnteResidue = IntEnum("AnteResidue", "CARRY RETURN SPLIT", start=0)
Rejouissance = IntEnum("Rejouissance", "COMMON OWN", start=0)
BetWindow = IntEnum("BetWindow", "NEW_CARD ANY_LIVE_CARD", start=0)
UNSEEN, TABLE, HAND, MATCHED, DEAD = 0, 1, 2, 3, -1  # where a rank lies; MATCHED: a Hand card, matched


class Rules(NamedTuple):
    """The options; an `ante` or a `max_bet` of 0 is none."""

    pack: Pack = Pack.P52
    packs: int = 1
    first_banker: FirstBanker = FirstBanker.LOT
    fixed_dealer: bool = False
    ante: int = 1
    dealer_antes: bool = True
    ante_residue: AnteResidue = AnteResidue.CARRY
    rejouissance: Rejouissance = Rejouissance.COMMON
    hand_cards: int = 2
    reborn_ranks: bool = False
    dealer_may_cap: bool = False
    bet_window: BetWindow = BetWindow.NEW_CARD
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who deals next, what lies in the pool, and who is in a game that is not over."""

    banker: int = NOBODY
    passed: int = 0
    pool: int = 0
    playing: int = 0  # a bit for each seat in the game; 0: the game is over
    last: int = NOBODY  # who dealt last


@dataclass(slots=True)
class Coup(banking.Betting):
    """One hand: what lies on the table, and who is in the game."""

    playing: int = 0  # a bit for each seat in the game
    lies: list[int] = per_rank(UNSEEN)
    mine: int = a_rank()  # the dealer's card
    joy: int = a_rank()  # the common réjouissance, while it lies there
    own: list[int] = a_rank_per_seat()  # each punter's own, likewise
    equal: int = 0  # 1: two cards of the opening are equal
    cap: int = NONE  # the most that the dealer will hold
    on: int = a_rank()  # the card on which a bet is asked
    newest: int = a_rank()  # the card asked for first; -1: each punter's own
    every: int = 0  # 1: bets are open on every live card
