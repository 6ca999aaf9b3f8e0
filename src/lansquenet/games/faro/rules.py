"""Faro as America played it: the soda, twenty-five turns, and the hock.

The first card, the *soda*, is null.  Before each turn the punters lay bets on ranks, alter them or
take them up.  A turn is two cards: the first loses for its rank, and the second wins.  A bet with a
*copper* on it is reversed.  When both cards are of one rank, a split, the bank takes half of every
bet upon it, coppered or not.  On the *high card* one bets that the winning card is the higher, or
the lower.  With three cards left one may *call the turn*: name the order in which they will come,
at four to one, or two to one when two of them are alike, a *cat-hop*.  The last card, the *hock*,
is null.  The case-keeper shows what is gone, so that nobody need count.

Rules FARO-1 to FARO-15.  Turn by turn the banker's edge is as low as 1/190 of a settled bet, and on
the last of a rank there is none; to call the turn costs a sixth.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import couples
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    done as done,
    draw_for_bank,
    extent_of,
    leave as leave,
    put,
    room,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, always_fresh, rank
from lansquenet.rules.couples import GO_ON, OddChip, covered, fresh_bet, may_go_on as may_go_on, open_window
from lansquenet.rules.state import (
    NOBODY,
    Direction,
    Extent,
    Why,
    amounts,
    ask_on,
    pay,
    per_rank,
    per_seat,
    per_seat_and_rank,
)

SEATS = range(2, 7)
CARDS = 52
Phase = IntEnum(
    "Phase", "DRAW CHOOSE BET LOSING WINNING SODA COPPER HIGH LOW CALL_LOSING CALL_WINNING CALL", start=0
)
BETS = (Phase.BET, Phase.HIGH, Phase.LOW, Phase.CALL)
ALONE = True  # a punter's bets are settled one by one, whatever others have laid
HIGH_CARD, LOW_CARD = RANKS, RANKS + 1  # named instead of a rank
CatHop = IntEnum("CatHop", "ONE_TO_ONE TWO_TO_ONE", start=1)
FIRST, SECOND = 1, 2  # in a call; 3 is a rank called for both


class FARO(Why):
    """The rules of the book by which chips change hands."""

    BET = 5
    SPLIT = 6
    COPPER = 8
    HIGH_CARD = 9
    CALL = 11
    CAT_HOP = 12


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    copper: bool = True
    high_card: bool = True
    calling: bool = True
    cat_hop: CatHop = CatHop.TWO_TO_ONE
    odd_chip: OddChip = OddChip.BANKER
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = True
    bets_a_turn: int = 3
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 1
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(couples.Layout):
    """One deal."""

    coppers: list[list[int]] = per_seat_and_rank()  # 1: the bet lies under a copper
    high: list[int] = per_seat()  # chips on the winning card being the higher,
    low: list[int] = per_seat()  # and, under a copper, on its being the lower
    heights: list[int] = per_rank()  # while any lie there: how high each rank is
    called: list[list[int]] = per_seat_and_rank()  # the places each seat has called a rank for
    calls: list[int] = per_seat()  # chips on the call
    call_odds: int = 0  # to one, when the turn may be called


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or turn the soda."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        coup.phase = Phase.SODA


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for every bet and call."""
    return coup.stacks[seat] - (exposure(rules, coup) if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Before every turn the bets of each punter, named, laid and perhaps coppered; and a call (FARO-11)."""
    each = (3 if rules.copper else 2) * rules.bets_a_turn
    acts = (len(stacks) - 1) * (CARDS // 2 - 1) * each + (3 * (len(stacks) - 1) if rules.calling else 0)
    return extent_of(acts, stacks, carry.banker, rules.cover, 2 ** (CARDS // 2 + 2))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    match coup.phase:
        case Phase.CHOOSE:
            return spots(rules, coup)
        case Phase.CALL_LOSING:
            fresh = fresh_bet(rules, coup, most_on_call(rules, coup))
            return [GO_ON] + [r for r in range(RANKS) if fresh and coup.gone[r] < 4]
        case Phase.CALL_WINNING:
            called = coup.called[coup.actor]
            return [r for r in range(RANKS) if coup.gone[r] + called[r] < 4]
        case Phase.COPPER:
            return [0, 1]
        case _:
            return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What may lie on the spot that was named, or on the call."""
    left = chips(rules, coup)
    if coup.phase == Phase.CALL:
        return couples.bet_limits(rules, 0, most_on_call(rules, coup))
    if coup.phase == Phase.HIGH:
        return couples.bet_limits(rules, coup.high[coup.actor], left)
    if coup.phase == Phase.LOW:
        return couples.bet_limits(rules, coup.low[coup.actor], left)
    return couples.bet_limits(rules, coup.bets[coup.actor][coup.on], left)


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay a bet, call the turn, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # FARO-2
        case Phase.CHOOSE if action >= HIGH_CARD:
            coup.phase = Phase.HIGH if action == HIGH_CARD else Phase.LOW
        case Phase.CHOOSE:
            couples.choose(coup, action)
        case Phase.BET:
            bet(rules, coup, action)
        case Phase.COPPER:
            coup.coppers[coup.actor][coup.on] = action
            couples.changed(rules, coup)
        case Phase.HIGH | Phase.LOW:
            bet_on_bar(rules, coup, action)
        case Phase.CALL_LOSING | Phase.CALL_WINNING:
            call(coup, action)
        case Phase.CALL:
            stake_call(coup, action)
        case Phase.SODA | Phase.LOSING | Phase.WINNING if action == EMPTY:
            close(rules, coup)
        case Phase.SODA:
            couples.see(coup, action)  # FARO-3
            open_window(coup)
        case Phase.LOSING:
            couples.losing(coup, action)
        case Phase.WINNING:
            couples.see(coup, action)
            settle(rules, coup, rank(action))
            next_turn(rules, coup)


# -- before a turn


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay on all bets, calls at their odds."""
    return sum(coup.staked) + (coup.call_odds - 1) * sum(coup.calls)


def chips(rules: Rules, coup: State) -> int:
    """What the actor may still put down, and the banker can match."""
    return covered(coup, rules.cover, free(rules, coup, coup.actor), exposure(rules, coup))


def spots(rules: Rules, coup: State) -> list[int]:
    """To go on, and all that the actor may lay a bet on or alter one."""
    left, seat = chips(rules, coup), coup.actor
    fresh = rules.high_card and fresh_bet(rules, coup, left)
    found = couples.open_ranks(rules, coup, range(RANKS), 4, left)
    if fresh or coup.high[seat] > 0:
        found.append(HIGH_CARD)
    if (fresh and rules.copper) or coup.low[seat] > 0:
        found.append(LOW_CARD)
    return found


def bet(rules: Rules, coup: State, action: int) -> None:
    """Lay a bet on a rank; then it is asked whether a copper goes on it."""
    couples.lay(coup, action)
    if action and rules.copper:
        coup.phase = Phase.COPPER  # FARO-8
    else:
        coup.coppers[coup.actor][coup.on] = 0
        couples.changed(rules, coup)


def bet_on_bar(rules: Rules, coup: State, action: int) -> None:
    """Lay a bet on the high card, or under a copper on the low (FARO-9)."""
    seat = coup.actor
    bar = coup.high if coup.phase == Phase.HIGH else coup.low
    coup.staked[seat] += action - bar[seat]
    bar[seat] = action
    mark_heights(coup)
    couples.changed(rules, coup)


def mark_heights(coup: State) -> None:
    """Say of each rank how high it is, as long as that matters to a bet."""
    there = sum(coup.high) + sum(coup.low) > 0
    for r in range(RANKS):
        coup.heights[r] = r + 1 if there else 0


# -- the last turn


def next_turn(rules: Rules, coup: State) -> None:
    """Take bets for the next turn, before the last of them calls; or end the deal."""
    coup.lost = -1
    alike = 4 - min(coup.gone)
    if CARDS - coup.turned < 2:
        close(rules, coup)
    elif CARDS - coup.turned == 3 and rules.calling and alike < 3:
        coup.call_odds = rules.cat_hop if alike == 2 else 4  # FARO-11, FARO-12
        for seat in range(coup.seats):
            coup.asked[seat] = 1 if seat != coup.banker and free(rules, coup, seat) > 0 else 0
        next_caller(coup, coup.banker)
    else:
        open_window(coup)


def next_caller(coup: State, after: int) -> None:
    """Ask the next to call the turn, and then for bets as ever."""
    coup.phase = Phase.CALL_LOSING
    if not ask_on(coup, after):
        open_window(coup)


def most_on_call(rules: Rules, coup: State) -> int:
    """The chips that the actor may put on a call, and the banker could pay at its odds."""
    cover = room(coup, rules.cover, exposure(rules, coup)) // coup.call_odds
    return min(free(rules, coup, coup.actor), cover)


def call(coup: State, action: int) -> None:
    """Name the losing card, or none; then the winning one."""
    if action == GO_ON:
        next_caller(coup, coup.actor)
    elif coup.phase == Phase.CALL_LOSING:
        coup.called[coup.actor][action] = FIRST
        coup.phase = Phase.CALL_WINNING
    else:
        coup.called[coup.actor][action] += SECOND
        coup.phase = Phase.CALL


def stake_call(coup: State, action: int) -> None:
    """Put chips on the call; with none it is forgotten."""
    seat = coup.actor
    coup.calls[seat] = action
    coup.staked[seat] += action
    if action == 0:
        forget_call(coup, seat)
    next_caller(coup, seat)


def forget_call(coup: State, seat: int) -> None:
    """The call of a seat is over."""
    coup.staked[seat] -= coup.calls[seat]
    coup.calls[seat] = 0
    for r in range(RANKS):
        coup.called[seat][r] = 0


# -- the turn


def settle(rules: Rules, coup: State, won: int) -> None:
    """Settle everything that a turn decides."""
    if coup.call_odds:
        settle_calls(coup, won)
    if won == coup.lost:
        couples.take_share(coup, won, 2, rules.odd_chip, FARO.SPLIT)
        for seat in range(coup.seats):
            coup.coppers[seat][won] = 0
    else:
        settle_bar(coup, coup.heights[won] > coup.heights[coup.lost])
        settle_rank(coup, coup.lost, 1)
        settle_rank(coup, won, 0)


def settle_rank(coup: State, r: int, wins: int) -> None:
    """Pay the bets on a rank that lie under a copper (1) or open (0), and take the others."""
    for seat in range(coup.seats):
        copper = coup.coppers[seat][r]
        settle_bet(coup, seat, coup.bets[seat][r], copper == wins, FARO.COPPER if copper else FARO.BET)
        put(coup, seat, r, -coup.bets[seat][r])
        coup.coppers[seat][r] = 0


def settle_bar(coup: State, higher: bool) -> None:
    """Pay and take the bets on the winning card being higher, or lower."""
    for seat in range(coup.seats):
        settle_bet(coup, seat, coup.high[seat], higher, FARO.HIGH_CARD)
        settle_bet(coup, seat, coup.low[seat], not higher, FARO.HIGH_CARD)
    lift_bar(coup)


def lift_bar(coup: State) -> None:
    """Nothing lies on the high card any more."""
    for seat in range(coup.seats):
        coup.staked[seat] -= coup.high[seat] + coup.low[seat]
        coup.high[seat] = coup.low[seat] = 0
    mark_heights(coup)


def settle_bet(coup: State, seat: int, chips: int, wins: bool, why: Why) -> None:
    """Pay a bet at even money, or take it."""
    if wins:
        pay(coup, coup.banker, seat, chips, why)
    else:
        pay(coup, seat, coup.banker, chips, why)


def settle_calls(coup: State, won: int) -> None:
    """Pay those who have called the turn, and take from the others."""
    for seat in range(coup.seats):
        called = coup.called[seat]
        right = called[won] == (FIRST + SECOND if won == coup.lost else SECOND)
        why = FARO.CALL if coup.call_odds == 4 else FARO.CAT_HOP
        if right and called[coup.lost] > 0:
            pay(coup, coup.banker, seat, coup.call_odds * coup.calls[seat], why)
        else:
            pay(coup, seat, coup.banker, coup.calls[seat], why)
        forget_call(coup, seat)
    coup.call_odds = 0


def close(rules: Rules, coup: State) -> None:
    """The hock: all that still lies goes back (FARO-13)."""
    for seat in range(coup.seats):
        forget_call(coup, seat)
        for r in range(RANKS):
            coup.coppers[seat][r] = 0
    coup.call_odds = 0
    lift_bar(coup)
    couples.close(rules, coup)
