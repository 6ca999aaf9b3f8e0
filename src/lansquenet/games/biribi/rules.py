"""Biribi, and Hoca before it: a painted board of numbers, and one ticket out of a bag.

The punters put chips on numbers of the board: seventy at Biribi, thirty at Hoca, thirty-six at the Italian
biribissi.  A ticket is drawn; who has backed its number receives the stake sixty-four times, or
twenty-eight, or thirty-two, and all else is the banker's.  There is no skill in it: what the bank keeps are
the numbers for which it does not pay.

Rules BIRI-1 to BIRI-11.  The bank keeps six stakes of seventy, two of thirty, or four of thirty-six.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    ask_punters,
    bankers,
    bets_left,
    done as done,
    draw_for_bank,
    extent_of,
    leave as leave,
    punters,
    room,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, rank, suit
from lansquenet.rules.couples import hand_on
from lansquenet.rules.game import NO_FACE
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    OVER,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    amounts,
    ask_on,
    pay,
    per_seat,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW NUMBER STAKE TICKET", start=0)
BETS = (Phase.NUMBER, Phase.STAKE)
Board = IntEnum("Board", "BIRIBI HOCA BIRIBISSI", start=0)
Receives = IntEnum("Receives", "IN_ALL BESIDES", start=0)
Reach = IntEnum("Reach", "CAP CREDIT BREAKS", start=0)  # as Cover, or as far as the bank reaches

NUMBERS = (70, 30, 36)
COLUMNS = (10, 10, 9)
TIMES = (64, 28, 32)
CLUBS, DIAMONDS = 0, 1  # of the column, and of the row
BACKED = (0, 1, 2)  # numbers that a punter may back


class BIRI(Why):
    """The rules of the book by which chips change hands."""

    DRAWN = 8
    LOST = 9


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    board: Board = Board.BIRIBI
    receives: Receives = Receives.IN_ALL
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
    cover: Reach = Reach.BREAKS
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One drawing: which numbers are backed, with how much, and what is known of the ticket."""

    numbers: int = 0  # of the board
    first: list[int] = per_seat()  # the number that a seat has backed first; 0: none
    second: list[int] = per_seat()
    third: list[int] = per_seat()
    on_first: list[int] = per_seat()
    on_second: list[int] = per_seat()
    on_third: list[int] = per_seat()
    naming: int = 0  # the number on which a stake is asked
    row: int = -1
    column: int = -1
    ticket: int = 0  # the number drawn


def shoe(rules: Rules) -> Shoe:
    """BIRI-3, BIRI-7: two suits of forty cards are the bag, and all are shuffled for every drawing."""
    return Shoe(Pack.P40, 1, Pack.P40 + 1, 2)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or ask for numbers."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    coup.numbers = NUMBERS[rules.board]
    if coup.banker != NOBODY:
        ask_punters(coup)
        next_punter(rules, coup, coup.banker)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet back a number, and a banker answer for it (COM-6)."""
    able = bankers(rules, carry.banker, rules.fixed_banker, stacks)
    cover = Cover.CREDIT if rules.cover == Reach.CREDIT else Cover.CAP
    prize = to_one(rules) * rules.min_bet if rules.cover == Reach.CAP else 1
    return bets_left(stacks, able, cover, rules.min_bet, prize)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for what may be won."""
    if seat == coup.banker:
        short = coup.stacks[seat] - exposure(rules, coup)
        return max(0, short) if rules.cover == Reach.BREAKS else short
    return coup.stacks[seat] - staked(coup, seat)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter names numbers and stakes on them; the bank covers what one number may win."""
    acts = 2 * len(BACKED) * (len(stacks) - 1)
    if rules.cover == Reach.BREAKS:
        return Extent(acts, max(stacks), sum([max(0, chips) for chips in stacks]))
    cover = Cover.CREDIT if rules.cover == Reach.CREDIT else Cover.CAP
    return extent_of(acts, stacks, carry.banker, cover, to_one(rules))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """A number of the board or none; then chips on it, as far as the bank can answer (BIRI-4, BIRI-5)."""
    if coup.phase == Phase.NUMBER:
        return 1, coup.numbers if may_back(rules, coup) else 0, 0
    return rules.min_bet, most_on(rules, coup, coup.naming), 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Name a number, put chips on it, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # BIRI-2
        case Phase.NUMBER if action == 0:
            next_punter(rules, coup, coup.actor)
        case Phase.NUMBER:
            coup.naming = action
            coup.phase = Phase.STAKE
        case Phase.STAKE:
            put_down(rules, coup, action)
        case _ if action == EMPTY:
            close(rules, coup)  # BIRI-11
        case Phase.TICKET:
            read(rules, coup, action)
            if coup.row >= 0 and coup.column >= 0:
                draw(rules, coup)


def by_suit(rules: Rules) -> bool:
    """A club says the column, a diamond the row."""
    return True


def face_of(rules: Rules, coup: State, card: int) -> int:
    """A card that says nothing more is like any other."""
    if coup.actor == OVER or (coup.phase == Phase.TICKET and not says(rules, coup, card)):
        return NO_FACE
    return card


# -- the stakes


def to_one(rules: Rules) -> int:
    """What the banker pays for every chip on the number that is drawn (BIRI-8)."""
    return TIMES[rules.board] - (1 if rules.receives == Receives.IN_ALL else 0)


def number_of(coup: State, n: int, seat: int) -> int:
    """The n-th number that a seat has backed."""
    if n == 0:
        return coup.first[seat]
    return coup.second[seat] if n == 1 else coup.third[seat]


def chips_on(coup: State, n: int, seat: int) -> int:
    """What a seat has on it."""
    if n == 0:
        return coup.on_first[seat]
    return coup.on_second[seat] if n == 1 else coup.on_third[seat]


def staked(coup: State, seat: int) -> int:
    """All that a seat has on the board."""
    return coup.on_first[seat] + coup.on_second[seat] + coup.on_third[seat]


def on_number(coup: State, number: int) -> int:
    """All chips on a number, whoever's."""
    chips = 0
    for seat in range(coup.seats):
        for n in BACKED:
            if number_of(coup, n, seat) == number:
                chips += chips_on(coup, n, seat)
    return chips


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay: one number is drawn, of all that are backed the dearest (BIRI-5)."""
    most = 0
    for seat in range(coup.seats):
        for n in BACKED:
            if chips_on(coup, n, seat) > 0:
                most = max(most, on_number(coup, number_of(coup, n, seat)))
    return to_one(rules) * most


def most_on(rules: Rules, coup: State, number: int) -> int:
    """The most that the actor may put on a number."""
    most = min(free(rules, coup, coup.actor), covered(rules, coup, number))
    return min(most, rules.max_bet if rules.max_bet else UNLIMITED)


def covered(rules: Rules, coup: State, number: int) -> int:
    """The chips on a number for which the banker answers yet, where no more may lie there (BIRI-5)."""
    if rules.cover != Reach.CAP:
        return UNLIMITED
    return room(coup, Cover.CAP, to_one(rules) * on_number(coup, number)) // to_one(rules)


def may_back(rules: Rules, coup: State) -> bool:
    """Whether the actor may back another number: a bare one, at the least stake."""
    return coup.third[coup.actor] == 0 and most_on(rules, coup, 0) >= rules.min_bet


def next_punter(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter for a number, or draw; with no stake there is no drawing."""
    coup.phase = Phase.NUMBER
    if ask_on(coup, after):
        return
    coup.phase = Phase.TICKET
    coup.actor = CHANCE
    if sum([staked(coup, seat) for seat in range(coup.seats)]) == 0:
        close(rules, coup)


def put_down(rules: Rules, coup: State, chips: int) -> None:
    """So many chips lie on the number that was named; ask for another, if there may be one (BIRI-4)."""
    seat = coup.actor
    if chips > 0:
        if coup.first[seat] == 0:
            coup.first[seat], coup.on_first[seat] = coup.naming, chips
        elif coup.second[seat] == 0:
            coup.second[seat], coup.on_second[seat] = coup.naming, chips
        else:
            coup.third[seat], coup.on_third[seat] = coup.naming, chips
    coup.naming = 0
    coup.phase = Phase.NUMBER
    if chips == 0 or not may_back(rules, coup):
        next_punter(rules, coup, seat)


# -- the ticket


def place(card: int) -> int:
    """Which of ten a card is: ace to seven, jack, queen, king (BIRI-7)."""
    r = rank(card)
    return r if r < RANKS - 6 else r - 3


def says(rules: Rules, coup: State, card: int) -> bool:
    """Whether a card says what is not known yet: the first club on the board, and the first diamond."""
    columns = COLUMNS[rules.board]
    if suit(card) == CLUBS:
        return coup.column < 0 and place(card) < columns
    return coup.row < 0 and place(card) * columns < NUMBERS[rules.board]


def read(rules: Rules, coup: State, card: int) -> None:
    """A card for the column, or for the row, or one that says nothing."""
    if not says(rules, coup, card):
        return
    if suit(card) == CLUBS:
        coup.column = place(card)
    else:
        coup.row = place(card)


def draw(rules: Rules, coup: State) -> None:
    """The number is known: take what lies on others, and pay who has backed it."""
    coup.ticket = COLUMNS[rules.board] * coup.row + coup.column + 1
    for seat in punters(coup):
        pay(coup, seat, coup.banker, staked(coup, seat) - backs(coup, seat), BIRI.LOST)
    for seat in punters(coup):
        due = to_one(rules) * backs(coup, seat)
        there = UNLIMITED if rules.cover == Reach.CREDIT else coup.stacks[coup.banker]
        pay(coup, coup.banker, seat, min(due, there), BIRI.DRAWN)
    close(rules, coup)


def backs(coup: State, seat: int) -> int:
    """What a seat has on the number that is drawn."""
    return sum([chips_on(coup, n, seat) for n in BACKED if number_of(coup, n, seat) == coup.ticket])


def close(rules: Rules, coup: State) -> None:
    """The drawing is over: the board is bare, and the bank stays or moves."""
    coup.row = coup.column = -1
    coup.naming = 0
    for seat in range(coup.seats):
        coup.first[seat] = coup.second[seat] = coup.third[seat] = 0
        coup.on_first[seat] = coup.on_second[seat] = coup.on_third[seat] = 0
    hand_on(rules, coup)
