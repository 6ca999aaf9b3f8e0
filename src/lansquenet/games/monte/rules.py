"""Monte, the bank game of Spain and Mexico: two layouts are laid out, and the gate decides.

A bottom layout is drawn from under the pack and a top layout from above it, one card each in
Mexico, two each in Spain, where they are called *albur* and *gallo*.  The punters bet, and the pack
is turned up to show the *gate*.

In the race one bets on a card: cards are turned until its rank or that of its rival comes again, and
the first to come has won.  The two cards of a layout are rivals, in Mexico the two layouts.  It is
dead even but for the gate: a card that wins by the gate itself is paid less.  In the gate game one
bets on a layout, which wins if it has a card of the gate's suit.

Rules MONT-1 to MONT-13.  The banker's edge in the Mexican race is 3/152; in the gate game 1/13 on
one card and 1/19 on two suits.
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
    least_bet,
    leave as leave,
    put,
    room,
    seat_banker,
    settle,
    take_back,
)
from lansquenet.rules.bits import bit, has
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, always_fresh, rank, suit
from lansquenet.rules.couples import hand_on
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    next_asked,
    pay,
    per_rank,
    per_seat,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW BOTTOM TOP BET BET_BOTTOM BET_TOP GATE TURN", start=0)
BETS = (Phase.BET, Phase.BET_BOTTOM, Phase.BET_TOP)
Variant = IntEnum("Variant", "RACE GATE", start=0)
Layout = IntEnum("Layout", "MEXICAN SPANISH", start=1)  # by the cards in each
CrossPair = IntEnum("CrossPair", "REDRAW VOID", start=0)


class MONT(Why):
    """The rules of the book by which chips change hands."""

    GATE = 7
    RACE = 8
    LAYOUT = 9


class Rules(NamedTuple):
    """The options; `gate_payout` is in quarters of a bet, and a `max_bet` of 0 is no limit."""

    variant: Variant = Variant.RACE
    layout: Layout = Layout.SPANISH
    pack: Pack = Pack.P40
    cross_pair: CrossPair = CrossPair.REDRAW
    gate_payout: int = 3
    one_suit_odds: int = 3
    two_suit_odds: int = 1
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 1
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Betting):
    """One deal."""

    bottom: list[int] = per_rank()  # cards of each rank in the bottom layout,
    top: list[int] = per_rank()  # and in the top layout, until they are decided
    bottom_suits: int = 0  # in the gate game: the suits of each layout, a bit each
    top_suits: int = 0
    on: int = a_rank()  # the card on which a bet is asked
    on_bottom: list[int] = per_seat()  # chips on a whole layout
    on_top: list[int] = per_seat()


def by_suit(rules: Rules) -> bool:
    """Whether the suit of a card decides, so that a walk by ranks does not tell how a hand stands."""
    return rules.variant == Variant.GATE


def sort_of(rules: Rules, card: int) -> int:
    """In the gate game its suit is all that is looked at."""
    return suit(card)


def face_of(rules: Rules, coup: State, card: int) -> int:
    """Every suit may be the gate's."""
    return suit(card)


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(rules.pack)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or lay out."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        coup.phase = Phase.BOTTOM


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet lay the least bet, at the odds that cost the banker least (COM-6)."""
    odds = 1
    if rules.variant == Variant.GATE:
        two = rules.layout == Layout.SPANISH
        odds = min(rules.one_suit_odds, rules.two_suit_odds) if two else rules.one_suit_odds  # MONT-10
    seats, bet = bankers(rules, carry.banker, rules.fixed_banker, stacks), least_bet(rules)
    return bets_left(stacks, seats, rules.cover, bet, bet * odds)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for every bet at its odds."""
    return coup.stacks[seat] - (exposure(rules, coup) if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Of each punter a bet on every card, or on every layout; all covered before the gate (MONT-6)."""
    bets = 2 if rules.variant == Variant.GATE else 2 * rules.layout
    to_one = max(rules.one_suit_odds, rules.two_suit_odds) if rules.variant == Variant.GATE else 1
    acts, lost, won = extent_of((len(stacks) - 1) * bets, stacks, carry.banker, rules.cover, to_one)
    return Extent(acts, lost, won if rules.cover == Cover.CREDIT else min(won, max(stacks)))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """A bet within the punter's chips and the banker's cover, or none (MONT-6)."""
    to_one = 1
    if coup.phase != Phase.BET:
        to_one = odds(rules, coup.bottom_suits if coup.phase == Phase.BET_BOTTOM else coup.top_suits)
    cover = room(coup, rules.cover, exposure(rules, coup)) // to_one
    most = min(free(rules, coup, coup.actor), cover, rules.max_bet if rules.max_bet else UNLIMITED)
    return max(1, rules.min_bet), most, 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay out, bet, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # MONT-2
        case Phase.BET:
            put(coup, coup.actor, coup.on, action)
            coup.on = next_card(coup, coup.on)
            if coup.on < 0 or free(rules, coup, coup.actor) <= 0:
                next_punter(rules, coup, coup.actor)
        case Phase.BET_BOTTOM:
            bet_on_layout(coup, coup.on_bottom, action)
            coup.phase = Phase.BET_TOP
            if free(rules, coup, coup.actor) <= 0:
                next_punter(rules, coup, coup.actor)
        case Phase.BET_TOP:
            bet_on_layout(coup, coup.on_top, action)
            next_punter(rules, coup, coup.actor)
        case _ if action == EMPTY:
            close(rules, coup)
        case Phase.BOTTOM | Phase.TOP if rules.variant == Variant.GATE:
            lay_suit(rules, coup, action)
        case Phase.BOTTOM | Phase.TOP:
            lay(rules, coup, rank(action))
        case Phase.GATE if rules.variant == Variant.GATE:
            settle_layout(rules, coup, coup.on_bottom, coup.bottom_suits, suit(action))
            settle_layout(rules, coup, coup.on_top, coup.top_suits, suit(action))
            close(rules, coup)
        case Phase.GATE | Phase.TURN:
            race(rules, coup, rank(action))


def matters(rules: Rules, coup: State, r: int) -> bool:
    """Once the gate is past, only the ranks that race."""
    return coup.phase != Phase.TURN or lies(coup, r)


# -- the layouts


def lies(coup: State, r: int) -> bool:
    """Whether a card of this rank lies in a layout."""
    return coup.bottom[r] + coup.top[r] > 0


def lay(rules: Rules, coup: State, card: int) -> None:
    """Lay a card for the race; a pair is discarded and drawn anew (MONT-4, MONT-5)."""
    layout = coup.bottom if coup.phase == Phase.BOTTOM else coup.top
    if rules.layout == Layout.MEXICAN and coup.bottom[card]:
        coup.bottom[card] = 0
        coup.phase = Phase.BOTTOM
    elif layout[card]:
        layout[card] = 0
    elif not lies(coup, card):
        layout[card] = 1
        if sum(layout) == rules.layout:
            laid(rules, coup)
    elif rules.cross_pair == CrossPair.VOID:
        end(coup, coup.banker)


def lay_suit(rules: Rules, coup: State, card: int) -> None:
    """Lay a card for the gate game, in which suits count and pairs do not."""
    layout = coup.bottom if coup.phase == Phase.BOTTOM else coup.top
    layout[rank(card)] += 1
    if coup.phase == Phase.BOTTOM:
        coup.bottom_suits |= bit(suit(card))
    else:
        coup.top_suits |= bit(suit(card))
    if sum(layout) == rules.layout:
        laid(rules, coup)


def laid(rules: Rules, coup: State) -> None:
    """A layout is complete; when both are, bets are asked for."""
    if coup.phase == Phase.BOTTOM:
        coup.phase = Phase.TOP
    else:
        ask_punters(coup)
        next_punter(rules, coup, coup.banker)


# -- the bets


def next_punter(rules: Rules, coup: State, after: int) -> None:
    """Turn to the next punter, or to the gate; without any bet the deal is over (MONT-11)."""
    coup.actor = next_asked(coup, after)
    coup.phase = Phase.BET if rules.variant == Variant.RACE else Phase.BET_BOTTOM
    coup.on = next_card(coup, -1) if rules.variant == Variant.RACE else -1
    if coup.actor == NOBODY:
        coup.on = -1
        coup.actor = CHANCE
        coup.phase = Phase.GATE
        if sum(coup.staked) == 0:
            close(rules, coup)


def next_card(coup: State, after: int) -> int:
    """The next rank that lies there; -1 if there is none."""
    for r in range(after + 1, RANKS):
        if lies(coup, r):
            return r
    return -1


def bet_on_layout(coup: State, bets: list[int], chips: int) -> None:
    """Put chips on a whole layout."""
    bets[coup.actor] += chips
    coup.staked[coup.actor] += chips


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay on all the bets that are out."""
    if rules.variant == Variant.RACE:
        return sum(coup.staked)
    bottom = odds(rules, coup.bottom_suits) * sum(coup.on_bottom)
    return bottom + odds(rules, coup.top_suits) * sum(coup.on_top)


def odds(rules: Rules, suits: int) -> int:
    """MONT-10: the pay-out to one on a layout of these suits."""
    return rules.one_suit_odds if suits in (1, 2, 4, 8) else rules.two_suit_odds


# -- the gate


def race(rules: Rules, coup: State, card: int) -> None:
    """A card that lies there has come again, and its rivals have lost."""
    by_gate = coup.phase == Phase.GATE
    coup.phase = Phase.TURN
    if lies(coup, card):
        in_top = coup.top[card]
        for r in range(RANKS):
            if lies(coup, r) and (rules.layout == Layout.MEXICAN or coup.top[r] == in_top):
                if r != card:
                    settle(coup, r, -1, MONT.RACE)
                elif by_gate:
                    pay_by_gate(rules, coup, r)
                else:
                    settle(coup, r, 1, MONT.RACE)
                coup.bottom[r] = coup.top[r] = 0
        if sum(coup.staked) == 0:
            close(rules, coup)


def pay_by_gate(rules: Rules, coup: State, r: int) -> None:
    """The gate itself has decided: so many quarters are paid, broken chips not at all (MONT-7)."""
    for seat in range(coup.seats):
        pay(coup, coup.banker, seat, rules.gate_payout * coup.bets[seat][r] // 4, MONT.GATE)
    take_back(coup, r)


def settle_layout(rules: Rules, coup: State, bets: list[int], suits: int, gate: int) -> None:
    """Pay every bet on a layout that has the gate's suit, or take them (MONT-9)."""
    to_one = odds(rules, suits)
    for seat in range(coup.seats):
        if has(suits, gate):
            pay(coup, coup.banker, seat, to_one * bets[seat], MONT.LAYOUT)
        else:
            pay(coup, seat, coup.banker, bets[seat], MONT.LAYOUT)
        coup.staked[seat] -= bets[seat]
        bets[seat] = 0


def close(rules: Rules, coup: State) -> None:
    """The deal is over: bets that were not decided go back, and the bank stays or moves."""
    for seat in range(coup.seats):
        coup.on_bottom[seat] = coup.on_top[seat] = 0
        coup.staked[seat] = 0
        for r in range(RANKS):
            coup.bets[seat][r] = 0
    hand_on(rules, coup)
