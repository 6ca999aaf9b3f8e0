"""Lansquenet of the coupeurs: a card for every coupeur, one for the banker, and each waits for its match.

The coupeurs lay the fund on a card each, and the banker meets it; one who is dealt a card that another has
already beats that other's, and more lies on it.  All may put chips on the *réjouissance*, of which the banker
holds what he likes.  Then the banker's own card and the réjouissance are turned, and on it goes: a card that
comes again wins the banker what lies on its match, and his own loses him all that still stands.

Rules COUP-1 to COUP-20.  The banker's edge comes of cards alike: 3/17 of a fund in a coup with two coupeurs.
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
    end,
    extent_of,
    heir_of,
    leave as leave,
    punters,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, always_fresh, rank
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    ask_on,
    next_asked,
    pay,
    per_rank,
    per_seat,
)

SEATS = range(2, 13)
Phase = IntEnum("Phase", "DRAW STAKE CARD BET HOLD OWN JOY TURN", start=0)
BETS = (Phase.STAKE, Phase.BET, Phase.HOLD)
Quadruple = IntEnum("Quadruple", "TAKE_BACK TAKE_IN", start=0)
Rejouissance = IntEnum("Rejouissance", "NONE ANY UNLIKE", start=0)

FRESH, DEAD = -1, -2  # where a rank is, when no seat has it
ALL_FOUR = 4  # the cards of a rank


class COUP(Why):
    """The rules of the book by which chips change hands."""

    DOUBLE = 7
    TRIPLE = 8
    QUADRUPLE = 9
    MINE = 12
    MY_QUADRUPLE = 13
    COME = 15
    JOY = 16
    LOST = 17
    SPRINKLED = 18


class Rules(NamedTuple):
    """The options; a `fund` of 0 leaves it to each coupeur, and a `max_bet` of 0 is no limit."""

    fund: int = 5
    quadruple: Quadruple = Quadruple.TAKE_BACK
    rejouissance: Rejouissance = Rejouissance.ANY
    dealer_may_cap: bool = True
    sprinkling: bool = False
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One coup: whose each card is, and what lies on it."""

    place: list[int] = per_rank(FRESH)  # the seat that has the rank; or FRESH, DEAD
    dealt: list[int] = per_rank()  # how many of each rank have come, until the réjouissance is turned
    stakes: list[int] = per_seat()  # what lies on each coupeur's card; the banker has as much on it
    joys: list[int] = per_seat()  # what each seat has on the réjouissance
    joy: int = a_rank()  # the réjouissance


def shoe(rules: Rules) -> Shoe:
    """COUP-3: the pack is shuffled for every coup."""
    return always_fresh(Pack.P52)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or ask who will have a card."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        ask_punters(coup)
        next_stake(coup, coup.banker)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet lay something that a banker can meet (COM-6)."""
    bet = least_stake(rules)
    return bets_left(stacks, bankers(rules, carry.banker, False, stacks), Cover.CAP, bet, bet)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker has as much on every card as its coupeur."""
    if seat == coup.banker:
        return coup.stacks[seat] - sum(coup.stakes) - sum(coup.joys)
    return coup.stacks[seat] - coup.stakes[seat] - coup.joys[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each coupeur lays, and bets on the réjouissance; then the banker says what he holds of it."""
    many = len(stacks) - 1
    joys = 0 if rules.rejouissance == Rejouissance.NONE else many + (1 if rules.dealer_may_cap else 0)
    return extent_of(many + joys, stacks, carry.banker, Cover.CAP)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The least and the most that the actor may lay, bet or hold, and nothing."""
    if coup.phase == Phase.HOLD:
        return 0, sum(coup.joys), NONE  # COUP-11
    covered = min(free(rules, coup, coup.actor), free(rules, coup, coup.banker))  # COUP-6
    if coup.phase == Phase.STAKE and rules.fund:
        most = min(covered, rules.fund)
        return max(1, most), most, 0
    return max(1, rules.min_bet), min(covered, rules.max_bet if rules.max_bet else UNLIMITED), 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay or bet, hold, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # COUP-2
        case Phase.STAKE:
            coup.stakes[coup.actor] = action
            next_stake(coup, coup.actor)
        case Phase.CARD | Phase.OWN | Phase.JOY | Phase.TURN if action == EMPTY:
            close(coup, heir_of(coup, coup.banker))  # COM-9; with a whole pack it never comes to that
        case Phase.CARD:
            deal(rules, coup, rank(action))
        case Phase.BET:
            coup.joys[coup.actor] = action
            next_joy(rules, coup, coup.actor)
        case Phase.HOLD:
            hold(coup, action)
        case Phase.OWN:
            own(rules, coup, rank(action))
        case Phase.JOY:
            rejoice(rules, coup, rank(action))
        case Phase.TURN:
            turn(rules, coup, rank(action))


def matters(rules: Rules, coup: State, r: int) -> bool:
    """While cards are dealt any rank may be; then only what lies there can come again."""
    return coup.phase != Phase.TURN or coup.place[r] >= 0 or r == coup.joy


# -- the coupeurs


def least_stake(rules: Rules) -> int:
    """The least that a coupeur may lay; of an agreed fund as much as there is (COUP-6)."""
    return 1 if rules.fund else max(1, rules.min_bet)


def next_stake(coup: State, after: int) -> None:
    """Ask the next coupeur, or deal; with no coupeur there is no coup."""
    coup.phase = Phase.STAKE
    if ask_on(coup, after):
        return
    if sum(coup.stakes) == 0:
        end(coup, heir_of(coup, coup.banker))  # COUP-4
        return
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if coup.stakes[seat] > 0 else 0
    coup.drawing = next_asked(coup, coup.banker)
    card_to_come(coup, Phase.CARD)


def card_to_come(coup: State, phase: int) -> None:
    """A card is about to be turned."""
    coup.actor = CHANCE
    coup.phase = phase


def deal(rules: Rules, coup: State, card: int) -> None:
    """A card for a coupeur: his own, or one that has beaten another's (COUP-7, COUP-8)."""
    seat, other = coup.drawing, coup.place[card]
    coup.dealt[card] += 1
    if coup.dealt[card] == ALL_FOUR:
        quadruple(rules, coup, card)
        return
    if other != FRESH:
        take(rules, coup, card, COUP.DOUBLE if coup.dealt[card] == 2 else COUP.TRIPLE)
        raise_stake(rules, coup, seat, 1 << (coup.dealt[card] - 1))
    coup.place[card] = seat
    coup.drawing = next_asked(coup, seat)
    if coup.drawing == NOBODY:
        open_joys(rules, coup)


def raise_stake(rules: Rules, coup: State, seat: int, times: int) -> None:
    """So many times the fund is to lie on a card, as far as both have it (COUP-6)."""
    more = min(coup.stakes[seat] * (times - 1), free(rules, coup, seat), free(rules, coup, coup.banker))
    coup.stakes[seat] += more


def quadruple(rules: Rules, coup: State, card: int) -> None:
    """A coupeur is dealt the fourth of a rank: the banker loses on triple cards, and the bank (COUP-9)."""
    for r in range(RANKS):
        seat = coup.place[r]
        if seat >= 0 and (r == card or coup.dealt[r] == 3):
            pay(coup, coup.banker, seat, coup.stakes[seat], COUP.QUADRUPLE)
        elif seat >= 0 and rules.quadruple == Quadruple.TAKE_IN:
            pay(coup, seat, coup.banker, coup.stakes[seat], COUP.QUADRUPLE)
    close(coup, heir_of(coup, coup.banker))


# -- the réjouissance


def open_joys(rules: Rules, coup: State) -> None:
    """Ask everybody with chips for a bet on the réjouissance (COUP-10)."""
    if rules.rejouissance == Rejouissance.NONE:
        card_to_come(coup, Phase.OWN)
        return
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker and free(rules, coup, seat) > 0 else 0
    next_joy(rules, coup, coup.banker)


def next_joy(rules: Rules, coup: State, after: int) -> None:
    """Ask the next; then the banker, how much of it he holds; then turn his card."""
    coup.phase = Phase.BET
    if ask_on(coup, after):
        return
    if sum(coup.joys) and rules.dealer_may_cap:
        coup.phase = Phase.HOLD
        coup.actor = coup.banker
    else:
        card_to_come(coup, Phase.OWN)


def hold(coup: State, chips: int) -> None:
    """So much is held, of those first who bet first; the rest goes back (COUP-11)."""
    left = chips
    for seat in punters(coup):
        coup.joys[seat] = min(coup.joys[seat], left)
        left -= coup.joys[seat]
    card_to_come(coup, Phase.OWN)


def rejoice(rules: Rules, coup: State, card: int) -> None:
    """The réjouissance: it waits for a match too, if there is one to come (COUP-14)."""
    alike = coup.dealt[card] > 0
    whole = coup.dealt[card] + 1 == ALL_FOUR
    if coup.place[card] == coup.banker or whole or (alike and rules.rejouissance == Rejouissance.UNLIKE):
        no_joy(coup)
    else:
        coup.joy = card
    forget(coup)
    card_to_come(coup, Phase.TURN)
    if alike:
        turn(rules, coup, card)


def no_joy(coup: State) -> None:
    """Nothing lies on the réjouissance any more."""
    coup.joy = -1
    for seat in range(coup.seats):
        coup.joys[seat] = 0


# -- the banker's card, and those that follow


def own(rules: Rules, coup: State, card: int) -> None:
    """The banker's card beats the one that it matches (COUP-12), and the fourth of a rank all (COUP-13)."""
    other = coup.place[card]
    coup.dealt[card] += 1
    if coup.dealt[card] == ALL_FOUR:
        for seat in punters(coup):
            pay(coup, seat, coup.banker, coup.stakes[seat], COUP.MY_QUADRUPLE)
        close(coup, coup.banker)
        return
    if other != FRESH:
        take(rules, coup, card, COUP.MINE)
    coup.place[card] = coup.banker
    if is_cleared(coup):
        close(coup, coup.banker)
    elif sum(coup.joys):
        card_to_come(coup, Phase.JOY)
    else:
        forget(coup)
        card_to_come(coup, Phase.TURN)


def forget(coup: State) -> None:
    """From now on it does not matter how many of a rank have come."""
    for r in range(RANKS):
        coup.dealt[r] = 0


def turn(rules: Rules, coup: State, card: int) -> None:
    """A card that matches one on the table decides; nothing comes of any other."""
    seat = coup.place[card]
    if seat == coup.banker:
        lose(coup)
        return
    if seat >= 0:
        take(rules, coup, card, COUP.COME)  # COUP-15
    elif card == coup.joy:
        win_joys(coup)  # COUP-16
    if is_cleared(coup):
        close(coup, coup.banker)  # COUP-19


def is_cleared(coup: State) -> bool:
    """Whether no coupeur's card stands any more."""
    return sum(coup.stakes) == 0


def take(rules: Rules, coup: State, card: int, why: Why) -> None:
    """The banker wins what lies on a coupeur's card, and that coupeur may have to sprinkle."""
    seat = coup.place[card]
    fund = coup.stakes[seat]
    coup.place[card] = DEAD
    pay(coup, seat, coup.banker, fund, why)
    coup.stakes[seat] = 0
    if rules.sprinkling:
        sprinkle(rules, coup, seat, fund)


def sprinkle(rules: Rules, coup: State, loser: int, fund: int) -> None:
    """He pays as much to each whose card still stands, in turn, as long as he has chips (COUP-18)."""
    for other in punters(coup):
        if coup.stakes[other] > 0 and other in coup.place:
            pay(coup, loser, other, min(fund, free(rules, coup, loser)), COUP.SPRINKLED)


def win_joys(coup: State) -> None:
    """The réjouissance comes again: the banker wins what lies on it."""
    for seat in punters(coup):
        pay(coup, seat, coup.banker, coup.joys[seat], COUP.JOY)
    no_joy(coup)


def lose(coup: State) -> None:
    """The banker's own card comes: he pays all that stands, and the bank goes on to the next (COUP-17)."""
    for seat in punters(coup):
        pay(coup, coup.banker, seat, coup.stakes[seat] + coup.joys[seat], COUP.LOST)
        coup.stakes[seat] = coup.joys[seat] = 0
    close(coup, heir_of(coup, coup.banker))


def close(coup: State, heir: int) -> None:
    """The coup is over: what is not decided goes back, and this seat banks the next."""
    no_joy(coup)
    forget(coup)
    coup.drawing = NOBODY
    for seat in range(coup.seats):
        coup.stakes[seat] = 0
        coup.asked[seat] = 0
    end(coup, heir)
