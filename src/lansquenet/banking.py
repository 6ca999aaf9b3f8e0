"""What the banking games share: who banks, bets on ranks, the banker's cover, settling."""

from dataclasses import dataclass
from enum import IntEnum

from lansquenet import play
from lansquenet.cards import ACE, EMPTY, RANKS, rank
from lansquenet.play import (
    NOBODY,
    OVER,
    UNLIMITED,
    Direction,
    ask,
    in_turn,
    next_asked,
    next_seat,
    pay,
    per_seat,
    per_seat_and_rank,
)

FirstBanker = IntEnum("FirstBanker", "LOT HIGH_CARD LOW_CARD ACE", start=0)
Cover = IntEnum("Cover", "CAP CREDIT", start=0)
DRAW = 0  # the phase of every banking game in which the first banker is drawn


@dataclass(slots=True)
class Coup(play.State):
    """A hand with a banker."""

    banker: int = NOBODY
    heir: int = NOBODY  # who banks the next hand
    passed: int = 0  # the seats the bank has passed by in this session
    drawing: int = NOBODY  # for whom a card is turned, when the first banker is drawn
    drawn: list[int] = per_seat(-1)  # the worth of what each has drawn


@dataclass(slots=True)
class Betting(Coup):
    """A hand in which punters bet on ranks."""

    bets: list[list[int]] = per_seat_and_rank()
    staked: list[int] = per_seat()  # the sum of each seat's bets


# -- who banks


def seat_banker(coup: Coup, banker: int, passed: int, direction: int) -> None:
    """Take up the session where it stands; with no banker yet, have one drawn."""
    coup.step = -1 if direction == Direction.CLOCKWISE else 1
    coup.banker = banker
    coup.heir = banker
    coup.passed = passed
    if banker == NOBODY:
        ask(coup, with_chips(coup))
        coup.drawing = next_asked(coup, (-coup.step) % coup.seats)
    elif coup.stacks[banker] <= 0:
        coup.heir = heir_of(coup, banker)
        coup.banker = coup.heir


def draw_for_bank(coup: Coup, how: int, card: int) -> None:
    """A seat draws for the bank; ends the hand when one has got it (COM-8)."""
    if card == EMPTY:
        coup.actor = OVER
    elif how == FirstBanker.ACE:
        deal_for_ace(coup, card)
    else:
        coup.drawn[coup.drawing] = worth(how, card)
        coup.drawing = next_asked(coup, coup.drawing)
        if coup.drawing == NOBODY:
            compare_draws(coup)


def deal_for_ace(coup: Coup, card: int) -> None:
    """The seat that is dealt the first ace banks."""
    if rank(card) == ACE:
        give_first_bank(coup, coup.drawing)
    else:
        coup.drawing = in_turn(coup, coup.drawing)[0]
        while coup.stacks[coup.drawing] <= 0:
            coup.drawing = next_seat(coup, coup.drawing)


def worth(how: int, card: int) -> int:
    """What a drawn card is worth; by lot the suits break ties, else only the rank counts."""
    if how == FirstBanker.LOT:
        return card
    return rank(card) if how == FirstBanker.HIGH_CARD else RANKS - rank(card)


def compare_draws(coup: Coup) -> None:
    """The best draw has the bank; those who tie draw again."""
    best = max(coup.drawn)
    tied = [seat for seat in range(coup.seats) if coup.drawn[seat] == best]
    for seat in range(coup.seats):
        coup.drawn[seat] = -1
    if len(tied) == 1:
        give_first_bank(coup, tied[0])
    else:
        ask(coup, tied)
        coup.drawing = next_asked(coup, (-coup.step) % coup.seats)


def give_first_bank(coup: Coup, seat: int) -> None:
    """End the draw: this seat banks the first hand."""
    coup.heir = seat
    coup.drawing = NOBODY
    coup.actor = OVER


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


def with_chips(coup: Coup) -> list[int]:
    """The seats that have chips."""
    return [seat for seat in range(coup.seats) if coup.stacks[seat] > 0]


def complete(rounds: int, passed: int, seats: int) -> bool:
    """Whether the bank has gone so many times round the table; never, if none are agreed."""
    return rounds > 0 and passed >= rounds * seats


# -- bets on ranks


def put(coup: Betting, seat: int, r: int, chips: int) -> None:
    """Put chips on a rank, or with a negative number take them back."""
    coup.bets[seat][r] += chips
    coup.staked[seat] += chips


def bet_on(coup: Betting, r: int) -> int:
    """The chips all seats have on a rank."""
    return sum([coup.bets[seat][r] for seat in range(coup.seats)])


def settle(coup: Betting, r: int, to_one: int, why: int) -> None:
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


def room(coup: Betting, cover: int, exposure: int) -> int:
    """What may yet be won from the banker: all his chips less what may be won already (COM-5)."""
    return UNLIMITED if cover == Cover.CREDIT else max(0, coup.stacks[coup.banker] - exposure)
