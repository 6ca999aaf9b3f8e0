"""What a deal of Toepen is: its options, what is carried from deal to deal, and what lies on the table."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet import tricks
from lansquenet.lots import First
from lansquenet.play import NOBODY, Direction, per_seat
from lansquenet.pools import ResidualPot
from lansquenet.tricks import PLAYED, Duties

SEATS = range(2, 9)
Phase = IntEnum("Phase", "DRAW DEAL EXCHANGE CHALLENGE RENEW WARN PELT WINDOW RESPOND PLAY", start=0)
BETS = ()
NO, YES = 0, 1  # keep, lay; accept, challenge; fold, stay; silent, knock
KNOCK = 52  # in turn, beside the cards
SEVEN, TEN, JACK = 24, 36, 40  # the first card of each
ORDER = (3, 0, 0, 0, 0, 0, 4, 5, 6, 7, 0, 1, 2)  # TOEP-2: from the ace; a ten is highest, a jack lowest
DUTIES = Duties()
Exchange = IntEnum("Exchange", "BLUFF_ALLOWED POVERTY_ONLY OFF", start=0)
Laydown = IntEnum("Laydown", "AKQJ AKQJ_OR_ONE_SEVEN", start=0)
ChallengeMode = IntEnum("ChallengeMode", "SEQUENTIAL_FIRST SEALED", start=0)
Warnings = IntEnum("Warnings", "STRICT PENALISED OFF", start=0)
KnockMode = IntEnum("KnockMode", "ANY_TIME OWN_TURN OFF", start=0)
FoldMode = IntEnum("FoldMode", "SEQUENTIAL SIMULTANEOUS", start=0)
PenaltyEnd = IntEnum("PenaltyEnd", "IMMEDIATE END_OF_DEAL", start=0)
PovertyRound = IntEnum("PovertyRound", "OFF PELT", start=0)
Tie = IntEnum("Tie", "SHARED ALL_AT_TARGET", start=0)


class Rules(NamedTuple):
    """The options; 0 `max_exchanges` are as many as the stock allows, 0 `deals` go on for ever."""

    target: int = 10
    exchange: Exchange = Exchange.BLUFF_ALLOWED
    laydown_definition: Laydown = Laydown.AKQJ
    max_exchanges: int = 0
    challenge_mode: ChallengeMode = ChallengeMode.SEQUENTIAL_FIRST
    warnings: Warnings = Warnings.STRICT
    knock_mode: KnockMode = KnockMode.ANY_TIME
    fold_mode: FoldMode = FoldMode.SEQUENTIAL
    penalty_end: PenaltyEnd = PenaltyEnd.IMMEDIATE
    poverty_round: PovertyRound = PovertyRound.OFF
    tie_for_most: Tie = Tie.SHARED
    exempt_deals_after_loss: int = 0
    kitty: int = 0
    residual_pot: ResidualPot = ResidualPot.SPLIT
    first_dealer: First = First.LOT
    deals: int = 0
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals, what lies in the kitty, and how the match stands."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0  # played at this table
    match: int = 0  # matches completed
    round: int = 0  # deals of this match
    payers: int = 0  # a bit for each seat that paid for the last match
    scores: list[int] = []  # noqa: RUF012 - never written to; a number for each seat, or none at all


@dataclass(slots=True)
class Deal(tricks.Deal):
    """One deal, in the course of a match."""

    deals: int = 0
    match: int = 0
    round: int = 0
    payers: int = 0
    scores: list[int] = per_seat()
    exempt: list[int] = per_seat()  # 1: fetching the drinks
    value: int = 1  # what the deal is worth
    renewed: list[int] = per_seat()  # hands exchanged
    signals: list[int] = per_seat()  # 1 whistled, 2 stood up
    caller: int = NOBODY  # whom the others answer: who has laid a hand, knocked, or is in pelt
    answers: list[int] = per_seat(-1)  # to that seat
    knocker: int = NOBODY  # the last to knock
    due: int = NOBODY  # who plays the next card
    charge: list[int] = per_seat()  # what it costs those who have folded


Coup = Deal


def is_poor(rules: Rules, deal: Deal, where: int, cards: int) -> bool:
    """Whether so many cards at this place have no business in a hand to be kept."""
    high, sevens = 0, 0
    for card in range(SEVEN, JACK):
        if deal.place[card] == where:
            high += 1
            sevens += 1 if card < SEVEN + 4 else 0
    if rules.laydown_definition == Laydown.AKQJ_OR_ONE_SEVEN and sevens <= cards // 4:
        return high == sevens
    return high == 0


def signals_of(rules: Rules, deal: Deal, seat: int) -> tuple[int, int]:
    """From which to which signal a hand entitles; tens leave no choice, and the exempt take none."""
    tens = holding(deal, seat, TEN)
    if tens >= 3:
        return tens - 2, tens - 2
    return 0, 0 if deal.exempt[seat] else max(0, holding(deal, seat, JACK) - 2)


def holding(deal: Deal, seat: int, first: int) -> int:
    """How many of a rank a seat went into play with."""
    count = 0
    for card in range(first, first + 4):
        count += is_of(deal, card, seat)
    return count


def is_of(deal: Deal, card: int, seat: int) -> bool:
    """Whether a card is, or was in this deal's play, in a hand."""
    where = deal.place[card]
    return where == seat or (where >= PLAYED and where % 16 == seat)
