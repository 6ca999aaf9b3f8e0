"""Macao: a card each, and more if one likes; whoever is nearer to nine wins, and who passes it has lost.

The punters stake, and each is dealt a card.  Aces count one, tens and court cards nothing.  A nine at once is
the great *Schlag*, and counts double; otherwise each may buy cards, one after another.  The banker's card is
turned when all have spoken, and he too may buy.  The higher hand wins, and of two alike that of fewer cards.

Rules MACA-1 to MACA-13.  By other rules two cards are dealt, only the last figure of a sum counts, nine wins
three stakes and eight two, and hands alike decide nothing.
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
    least_bet,
    leave as leave,
    room,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, Pack, Shoe, always_fresh, rank
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
    next_asked,
    pay,
    per_seat,
)

SEATS = range(2, 9)
Phase = IntEnum("Phase", "DRAW STAKE CARD BUY BOUGHT BANK DECIDE DRAWN", start=0)
BETS = (Phase.STAKE,)
Over = IntEnum("Over", "BUST LAST_FIGURE", start=0)
Schlag = IntEnum("Schlag", "DOUBLE TRIPLE", start=0)
Ties = IntEnum("Ties", "FEWER BANK VOID", start=0)

NINE = 9
BUST = 10  # what a hand counts that has passed nine


class MACA(Why):
    """The rules of the book by which chips change hands."""

    HIGHER = 10
    ALIKE = 11


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    packs: int = 2
    dealt: int = 1
    over: Over = Over.BUST
    schlag: Schlag = Schlag.DOUBLE
    ties: Ties = Ties.FEWER
    buys: int = 2
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One coup: what is staked, and what each hand counts, with how many cards."""

    stakes: list[int] = per_seat()
    counts: list[int] = per_seat()
    held: list[int] = per_seat()  # how many cards
    firsts: list[int] = per_seat()  # what those count that were dealt
    bank: int = 0  # what the banker's hand counts
    banks: int = 0  # how many cards it has


def shoe(rules: Rules) -> Shoe:
    """MACA-3: all is shuffled for every coup."""
    return always_fresh(Pack.P52, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or ask for stakes."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        ask_punters(coup)
        next_stake(rules, coup, coup.banker)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet stake the least, and a banker answer for it (COM-6)."""
    bet = most_times(rules) * least_bet(rules)
    able = bankers(rules, carry.banker, rules.fixed_banker, stacks)
    return bets_left(stacks, able, rules.cover, bet, bet)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for a Schlag of everybody (MACA-5)."""
    if seat == coup.banker:
        return coup.stacks[seat] - most_times(rules) * sum(coup.stakes)
    return coup.stacks[seat] - coup.stakes[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter stakes, and buys as long as he may; then the banker."""
    punters, times = len(stacks) - 1, most_times(rules)
    acts = punters * (1 + rules.buys) + rules.buys
    found = extent_of(acts, stacks, carry.banker, rules.cover, times)
    return found if rules.cover == Cover.CREDIT else Extent(acts, found.lost, min(found.won, max(stacks)))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup)) if coup.phase == Phase.STAKE else [0, 1]


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What is free and covered, if it is lost or won as often as may be; or nothing (MACA-4, MACA-5)."""
    times = most_times(rules)
    own = coup.stacks[coup.actor] // times
    covered = room(coup, rules.cover, times * sum(coup.stakes)) // times
    most = min(own, covered, rules.max_bet if rules.max_bet else UNLIMITED)
    return least_bet(rules), most, 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Stake, turn a card, buy one or stand."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # MACA-2
        case Phase.STAKE:
            coup.stakes[coup.actor] = action
            next_stake(rules, coup, coup.actor)
        case Phase.BUY if action:
            coup.drawing = coup.actor
            turn(coup, Phase.BOUGHT)
        case Phase.BUY:
            next_buyer(rules, coup, coup.actor)
        case Phase.DECIDE if action:
            turn(coup, Phase.DRAWN)
        case Phase.DECIDE:
            compare(rules, coup)
        case _ if action == EMPTY:
            close(rules, coup)  # MACA-13
        case Phase.CARD:
            take(rules, coup, coup.drawing, action)
            coup.firsts[coup.drawing] = coup.counts[coup.drawing]
            next_card(rules, coup)
        case Phase.BOUGHT:
            take(rules, coup, coup.drawing, action)
            ask_buyer(rules, coup, coup.drawing)
        case Phase.BANK | Phase.DRAWN:
            coup.bank = added(rules, coup.bank, points(action))
            coup.banks += 1
            ask_bank(rules, coup)


def by_suit(rules: Rules) -> bool:
    """What a card counts decides."""
    return True


def sort_of(rules: Rules, card: int) -> int:
    """Of a card what it counts is looked at."""
    return points(card)


def face_of(rules: Rules, coup: State, card: int) -> int:
    """The same, as long as cards are to come."""
    return NO_FACE if coup.actor == OVER else points(card)


# -- the stakes


def most_times(rules: Rules) -> int:
    """How many times the stake may be won or lost (MACA-5)."""
    return 3 if rules.schlag == Schlag.TRIPLE else 2


def next_stake(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter for a stake, or deal; with no stake there is no coup."""
    coup.phase = Phase.STAKE
    if ask_on(coup, after):
        return
    if sum(coup.stakes) == 0:
        close(rules, coup)
    else:
        begin_round(coup)


# -- the cards


def points(card: int) -> int:
    """What a card counts: an ace one, tens and court cards nothing (MACA-1)."""
    return rank(card) + 1 if rank(card) < NINE else 0


def added(rules: Rules, count: int, more: int) -> int:
    """What a hand counts with another card: more than nine is too much, or loses its tens (MACA-8)."""
    both = count + more
    if rules.over == Over.LAST_FIGURE:
        return both % 10
    return min(both, BUST)


def turn(coup: State, phase: int) -> None:
    """A card comes."""
    coup.actor = CHANCE
    coup.phase = phase


def begin_round(coup: State) -> None:
    """A card for everybody who has staked, in turn."""
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if coup.stakes[seat] > 0 else 0
    coup.drawing = next_asked(coup, coup.banker)
    turn(coup, Phase.CARD)


def take(rules: Rules, coup: State, seat: int, card: int) -> None:
    """A card for a punter."""
    coup.counts[seat] = added(rules, coup.counts[seat], points(card))
    coup.held[seat] += 1


def next_card(rules: Rules, coup: State) -> None:
    """The next punter's card, or another round of them, or the first who may buy."""
    dealt = coup.held[coup.drawing]
    coup.drawing = next_asked(coup, coup.drawing)
    if coup.drawing != NOBODY:
        return
    if dealt < rules.dealt:
        begin_round(coup)
        return
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if coup.stakes[seat] > 0 else 0
    next_buyer(rules, coup, coup.banker)


def is_schlag(rules: Rules, count: int) -> bool:
    """Whether what was dealt is shown at once: eight and nine, or seven as well (MACA-7)."""
    return bool(8 - rules.schlag <= count <= NINE)


def may_buy(rules: Rules, count: int, cards: int) -> bool:
    """Whether a hand may have another card (MACA-8)."""
    return count < NINE and cards < rules.dealt + rules.buys


def ask_buyer(rules: Rules, coup: State, seat: int) -> None:
    """Ask this punter, or the next."""
    if may_buy(rules, coup.counts[seat], coup.held[seat]):
        coup.actor = seat
        coup.phase = Phase.BUY
    else:
        next_buyer(rules, coup, seat)


def next_buyer(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter who may buy, or turn the banker's card."""
    seat = next_asked(coup, after)
    while seat != NOBODY:
        if not is_schlag(rules, coup.firsts[seat]) and may_buy(rules, coup.counts[seat], coup.held[seat]):
            coup.actor = seat
            coup.phase = Phase.BUY
            return
        seat = next_asked(coup, seat)
    coup.drawing = NOBODY
    turn(coup, Phase.BANK)


def ask_bank(rules: Rules, coup: State) -> None:
    """The banker's cards are dealt: a Schlag ends it; else he may buy as long as anybody is in (MACA-9)."""
    if coup.banks < rules.dealt:
        return
    dealt = coup.banks == rules.dealt
    if dealt and is_schlag(rules, coup.bank):
        for seat in range(coup.seats):
            coup.counts[seat] = coup.firsts[seat]
            coup.held[seat] = min(coup.held[seat], rules.dealt)
        compare(rules, coup)
    elif may_buy(rules, coup.bank, coup.banks) and is_anybody_in(coup):
        coup.actor = coup.banker
        coup.phase = Phase.DECIDE
    else:
        compare(rules, coup)


def is_anybody_in(coup: State) -> bool:
    """Whether a punter has not passed nine."""
    for seat in range(coup.seats):
        if coup.stakes[seat] > 0 and coup.counts[seat] <= NINE:
            return True
    return False


# -- what is decided


def times(rules: Rules, count: int, cards: int) -> int:
    """How many stakes a hand wins: a Schlag of the cards that were dealt more than one (MACA-7)."""
    if cards > rules.dealt:
        return 1
    if count == NINE:
        return most_times(rules)
    return 2 if rules.schlag == Schlag.TRIPLE and count == 8 else 1


def ahead(rules: Rules, coup: State, seat: int) -> int:
    """1 if this punter wins, -1 if the banker does, 0 if neither (MACA-10, MACA-11)."""
    mine, his = coup.counts[seat], coup.bank
    if mine > NINE:
        return -1
    if his > NINE or mine > his:
        return 1
    return -1 if mine < his else of_alike(rules, coup, seat)


def of_alike(rules: Rules, coup: State, seat: int) -> int:
    """The same of two hands that count alike."""
    if rules.ties == Ties.VOID:
        return 0
    return 1 if rules.ties == Ties.FEWER and coup.held[seat] < coup.banks else -1


def compare(rules: Rules, coup: State) -> None:
    """The banker's hand meets every other."""
    for seat in range(coup.seats):
        stake, won = coup.stakes[seat], ahead(rules, coup, seat)
        alike = coup.counts[seat] == coup.bank
        if stake > 0 and won > 0:
            more = times(rules, coup.counts[seat], coup.held[seat])
            pay(coup, coup.banker, seat, stake * more, MACA.ALIKE if alike else MACA.HIGHER)
        elif stake > 0 and won < 0:
            more = 1 if alike else times(rules, coup.bank, coup.banks)
            pay(coup, seat, coup.banker, stake * more, MACA.ALIKE if alike else MACA.HIGHER)
    close(rules, coup)


def close(rules: Rules, coup: State) -> None:
    """The coup is over: nothing is staked any more, and the bank stays or moves (MACA-12)."""
    for seat in range(coup.seats):
        coup.stakes[seat] = 0
    hand_on(rules, coup)
