"""What the banking games share: who banks, bets on ranks, the banker's cover, settling."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, Protocol, TypeAlias

from lansquenet.rules.state import (
    NOBODY,
    OVER,
    UNLIMITED,
    Directed,
    Extent,
    State,
    Why,
    in_turn,
    next_seat,
    pay,
    per_seat,
    per_seat_and_rank,
    way_of,
)
from lansquenet.rules.who_begins import First, Lot, begin_draw, draw

FirstBanker: TypeAlias = First
draw_for_bank = draw
Cover = IntEnum("Cover", "CAP CREDIT", start=0)
Rounding = IntEnum("Rounding", "FLOOR HALF_UP CEIL", start=0)


class Bounds(Protocol):
    """Rules that say how much a bet may be, and what the banker answers for."""

    @property
    def min_bet(self) -> int:
        """The least chips."""

    @property
    def max_bet(self) -> int:
        """The most; 0: no limit."""

    @property
    def cover(self) -> int:
        """Of `Cover`."""


class Banked(Bounds, Directed, Protocol):
    """Rules of a game with a bank that goes round."""


class Rounds(Protocol):
    """Rules that say how long a session lasts."""

    @property
    def rounds(self) -> int:
        """How many times the bank goes round; 0: for ever."""


class Carry(NamedTuple):
    """Who banks, and how many seats the bank has passed."""

    banker: int = NOBODY
    passed: int = 0


@dataclass(slots=True)
class Coup(Lot):
    """A hand with a banker."""

    banker: int = NOBODY
    passed: int = 0  # the seats the bank has passed by in this session


@dataclass(slots=True)
class Betting(Coup):
    """A hand in which punters bet on ranks."""

    bets: list[list[int]] = per_seat_and_rank()
    staked: list[int] = per_seat()  # the sum of each seat's bets


# -- who banks


def banker_of(state: State) -> int:
    """Who banks in this state, which is that of a banking game."""
    assert isinstance(state, Coup)
    return state.banker


def seat_banker(coup: Coup, banker: int, passed: int, direction: int) -> None:
    """Take up the session where it stands; with no banker yet, have one drawn."""
    coup.way = way_of(direction)
    coup.banker = banker
    coup.heir = banker
    coup.passed = passed
    if banker == NOBODY:
        begin_draw(coup)
    elif coup.stacks[banker] <= 0:
        coup.heir = heir_of(coup, banker)
        coup.banker = coup.heir


def heir_of(coup: Coup, seat: int) -> int:
    """The next seat in turn with chips (COM-6); counts the seats the bank passes by."""
    heir = next_seat(coup, seat)
    coup.passed += 1
    while coup.stacks[heir] <= 0 and heir != seat:
        heir = next_seat(coup, heir)
        coup.passed += 1
    return heir


def end(coup: Coup, heir: int) -> None:
    """The hand is over; this seat banks the next."""
    coup.heir = heir
    coup.actor = OVER


def punters(coup: Coup) -> list[int]:
    """Every seat but the banker's, in turn."""
    return [seat for seat in in_turn(coup, coup.banker) if seat != coup.banker]


def ask_punters(coup: Coup) -> None:
    """Every punter who has chips is to speak, and nobody else."""
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker and coup.stacks[seat] > 0 else 0


def with_chips(coup: Coup) -> list[int]:
    """The seats that have chips."""
    return [seat for seat in range(coup.seats) if coup.stacks[seat] > 0]


def leave(rules: object, coup: Coup) -> Carry:
    """Who banks the next hand."""
    return Carry(coup.heir, coup.passed)


def done(rules: Rounds, carry: Carry, seats: int) -> bool:
    """Whether the agreed rounds are over."""
    return complete(rules.rounds, carry.passed, seats)


def may_go_on(rules: Banked, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet lay the least bet (COM-6), which the banker answers for chip by chip."""
    bet = least_bet(rules)
    return bets_left(stacks, bankers(rules, carry.banker, False, stacks), rules.cover, bet, bet)


def least_bet(rules: Bounds) -> int:
    """The fewest chips that are a bet."""
    return max(1, int(rules.min_bet))


def bankers(rules: Directed, banker: int, stays: int, stacks: list[int]) -> list[int]:
    """The seats that may yet bank: where the bank stays, the next to have it, or else all that have chips."""
    seats, way = len(stacks), way_of(rules.direction)
    turns = [(max(0, banker) + way * n) % seats for n in range(seats)]
    able = [seat for seat in turns if stacks[seat] > 0]
    return able[:1] if stays and banker != NOBODY else able


def bets_left(stacks: list[int], banks: list[int], cover: int, bet: int, prize: int) -> bool:
    """Whether a seat owns a bet, and one of these bankers what it may win (COM-5, COM-6)."""
    for banker in banks:
        if cover == Cover.CREDIT or stacks[banker] >= prize:
            for seat in range(len(stacks)):
                if seat != banker and stacks[seat] >= bet:
                    return True
    return False


def complete(rounds: int, passed: int, seats: int) -> bool:
    """Whether the bank has gone so many times round the table; never, if none are agreed."""
    return rounds > 0 and passed >= rounds * seats


# -- bets on ranks


def free(rules: object, coup: Betting, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for every bet."""
    return coup.stacks[seat] - (sum(coup.staked) if seat == coup.banker else coup.staked[seat])


def put(coup: Betting, seat: int, r: int, chips: int) -> None:
    """Put chips on a rank, or with a negative number take them back."""
    coup.bets[seat][r] += chips
    coup.staked[seat] += chips


def bet_on(coup: Betting, r: int) -> int:
    """The chips all seats have on a rank."""
    return sum([coup.bets[seat][r] for seat in range(coup.seats)])


def settle(coup: Betting, r: int, to_one: int, why: Why) -> None:
    """Pay every bet on a rank so much to one, or take them all when that is negative."""
    for seat in range(coup.seats):
        chips = coup.bets[seat][r]
        if chips:
            if to_one > 0:
                pay(coup, coup.banker, seat, to_one * chips, why)
            else:
                pay(coup, seat, coup.banker, chips, why)
            put(coup, seat, r, -chips)


def take_back(coup: Betting, r: int) -> None:
    """Every bet on a rank goes back to the punter."""
    for seat in range(coup.seats):
        put(coup, seat, r, -coup.bets[seat][r])


def room(coup: Coup, cover: int, exposure: int) -> int:
    """What may yet be won from the banker: all his chips less what may be won already (COM-5)."""
    return UNLIMITED if cover == Cover.CREDIT else max(0, coup.stacks[coup.banker] - exposure)


def largest_bet(coup: Coup, cover: int) -> int:
    """The largest bet that anybody could make against the banker."""
    richest = 0
    for seat in range(coup.seats):
        richest = max(richest, coup.stacks[seat] if seat != coup.banker else 0)
    return richest if cover == Cover.CREDIT else min(richest, coup.stacks[coup.banker])


def extent_of(acts: int, stacks: list[int], banker: int, cover: int, to_one: int = 1) -> Extent:
    """How far a hand of so many acts can go; whoever is banker may win all that the others have.

    On credit he may owe them so much to one of it, wins that are staked again counted; otherwise nobody
    loses more than all his chips.
    """
    chips = [max(0, stack) for stack in stacks]  # who was banker on credit may owe some
    known = banker != NOBODY and chips[banker] > 0
    bank, fewest = (chips[banker], chips[banker]) if known else (max(chips), min(chips))
    others = sum(chips) - fewest
    if cover == Cover.CREDIT:
        return Extent(acts, max(*chips, to_one * others), max(others, to_one * max(chips)))
    return Extent(acts, max(chips), max(others, bank))


def positions(held: list[int]) -> int:
    """How many ranks have cards in a position of the punters."""
    count = 0
    for n in held:
        count += 1 if n > 0 else 0
    return count


def cut(chips: int, percent: int, rounding: int) -> int:
    """So many per cent of chips, in whole chips."""
    up = 0 if rounding == Rounding.FLOOR else 50 if rounding == Rounding.HALF_UP else 99
    return (chips * percent + up) // 100
