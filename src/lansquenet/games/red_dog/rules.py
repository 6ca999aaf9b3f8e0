"""Red Dog: two cards, and will the third fall between them?

The punters ante, and two cards are turned.  Neighbours part everybody with nothing lost.  Of a
pair, a third card alike pays eleven to one, and any other costs nothing.  Else the banker calls the
*spread*, the number of ranks between the two: each punter may raise by up to the ante, and a third
card that falls between pays the better the narrower the spread was.  Any other card loses.

Rules RDOG-1 to RDOG-10.  Of one pack the banker's edge is 3.155 per cent of the ante against punters
who raise when, and only when, a raise is favourable, which is from a spread of seven on.
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
    done as done,
    draw_for_bank,
    extent_of,
    least_bet,
    leave as leave,
    room,
    seat_banker,
)
from lansquenet.rules.cards import RANKS, Pack, Shoe, ace_high, always_fresh, rank
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
    ask_on,
    pay,
    per_rank,
    per_seat,
    way_of,
)

SEATS = range(2, 10)
Phase = IntEnum("Phase", "DRAW ANTE FIRST SECOND RAISE THIRD", start=0)
BETS = (Phase.ANTE, Phase.RAISE)
Raising = IntEnum("Raising", "UP_TO_ANTE DOUBLE", start=0)


class RDOG(Why):
    """The rules of the book by which chips change hands."""

    PAIR = 7
    SPREAD = 9


class Rules(NamedTuple):
    """The options; odds are to one, and a `max_bet` of 0 is no limit."""

    packs: int = 1
    raising: Raising = Raising.UP_TO_ANTE
    pair_odds: int = 11
    spread1_odds: int = 5
    spread2_odds: int = 4
    spread3_odds: int = 2
    wide_odds: int = 1
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One hand: what is staked, the two cards, and what the third may be."""

    antes: list[int] = per_seat()
    raises: list[int] = per_seat()
    heights: list[int] = per_rank()  # until the second card: how high each rank is
    first: int = a_rank()
    second: int = a_rank()
    winning: list[int] = per_rank()  # 1: a third card of this rank wins
    spread: int = 0  # ranks between the two cards
    to_one: int = 0  # the odds, once the two cards have fixed them


def shoe(rules: Rules) -> Shoe:
    """RDOG-3: all is shuffled for every hand."""
    return always_fresh(Pack.P52, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or ask for antes."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        for r in range(RANKS):
            coup.heights[r] = ace_high(r)  # RDOG-1
        ask_punters(coup)
        next_ante(rules, coup, coup.banker)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet ante, each leaving to those asked later their share of the cover (COM-6)."""
    seats, step = len(stacks), way_of(rules.direction)
    dearest = max(
        rules.pair_odds, rules.spread1_odds, rules.spread2_odds, rules.spread3_odds, rules.wide_odds
    )
    for banker in bankers(rules, carry.banker, rules.fixed_banker, stacks):
        cover = UNLIMITED if rules.cover == Cover.CREDIT else stacks[banker] // dearest
        later = 0
        for n in range(1, seats):
            chips = stacks[(banker - step * n) % seats]
            if min(chips, cover // (1 + later)) >= least_bet(rules):
                return True
            later += 1 if chips > 0 else 0
    return False


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for all that may be won."""
    if seat == coup.banker:
        return coup.stacks[seat] - exposure(rules, coup)
    return coup.stacks[seat] - coup.antes[seat] - coup.raises[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter antes and raises; the antes at the highest odds are covered by the bank (RDOG-4)."""
    narrow = max(rules.spread1_odds, rules.spread2_odds, rules.spread3_odds)
    to_one = max(rules.pair_odds, narrow, rules.wide_odds)
    acts, lost, won = extent_of(2 * (len(stacks) - 1), stacks, carry.banker, rules.cover, to_one)
    return Extent(acts, lost, won if rules.cover == Cover.CREDIT else min(won, max(stacks)))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """An ante or a raise within the punter's chips and the banker's cover, or none (RDOG-4, RDOG-8)."""
    chips = free(rules, coup, coup.actor)
    cover = room(coup, rules.cover, exposure(rules, coup)) // odds(rules, coup)
    if coup.phase == Phase.ANTE:
        share = cover // (1 + sum(coup.asked))
        return rules.min_bet, min(chips, share, rules.max_bet if rules.max_bet else UNLIMITED), 0
    ante = coup.antes[coup.actor]
    return ante if rules.raising == Raising.DOUBLE else 1, min(chips, cover, ante), 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Stake, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # RDOG-2
        case Phase.ANTE:
            coup.antes[coup.actor] = action
            next_ante(rules, coup, coup.actor)
        case Phase.FIRST:
            coup.first = rank(action)
            coup.phase = Phase.SECOND
        case Phase.SECOND:
            second(rules, coup, rank(action))
        case Phase.RAISE:
            coup.raises[coup.actor] = action
            next_raise(coup, coup.actor)
        case Phase.THIRD:
            third(rules, coup, rank(action))


# -- the stakes


def next_ante(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter for an ante, or turn to the cards; with no ante there is no hand."""
    coup.phase = Phase.ANTE
    if not ask_on(coup, after):
        coup.phase = Phase.FIRST
        coup.actor = CHANCE
        if sum(coup.antes) == 0:
            close(rules, coup)


def next_raise(coup: State, after: int) -> None:
    """Ask the next punter for a raise, or turn to the third card."""
    coup.phase = Phase.RAISE
    if not ask_on(coup, after):
        coup.phase = Phase.THIRD
        coup.actor = CHANCE


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay on all that is staked."""
    return odds(rules, coup) * (sum(coup.antes) + sum(coup.raises))


def odds(rules: Rules, coup: State) -> int:
    """The odds to one; before two cards lie there, the highest they may come to (RDOG-4)."""
    if coup.to_one:
        return coup.to_one
    narrow = max(rules.spread1_odds, rules.spread2_odds, rules.spread3_odds)
    return max(rules.pair_odds, narrow, rules.wide_odds)


# -- the cards


def second(rules: Rules, coup: State, card: int) -> None:
    """The second card: a pair, neighbours, or a spread on which one may raise."""
    coup.second = card
    low = min(coup.heights[coup.first], coup.heights[card])
    high = max(coup.heights[coup.first], coup.heights[card])
    for r in range(RANKS):
        coup.winning[r] = 1 if low < coup.heights[r] < high else 0
    coup.spread = sum(coup.winning)
    forget_heights(coup)
    if coup.first == card:
        coup.winning[card] = 1
        coup.to_one = rules.pair_odds
        coup.phase = Phase.THIRD  # RDOG-7
    elif coup.spread == 0:
        close(rules, coup)  # RDOG-6
    else:
        coup.to_one = paid_on(rules, coup.spread)
        for seat in range(coup.seats):
            coup.asked[seat] = 1 if coup.antes[seat] > 0 and free(rules, coup, seat) > 0 else 0
        next_raise(coup, coup.banker)


def forget_heights(coup: State) -> None:
    """How high a rank is no longer matters: it wins, or it does not."""
    for r in range(RANKS):
        coup.heights[r] = 0


def paid_on(rules: Rules, spread: int) -> int:
    """RDOG-10: the odds to one on so many ranks."""
    if spread > 3:
        return rules.wide_odds
    if spread == 3:
        return rules.spread3_odds
    return rules.spread2_odds if spread == 2 else rules.spread1_odds


def third(rules: Rules, coup: State, card: int) -> None:
    """The third card: pay all that is staked, or take it; only of a pair nothing is lost."""
    for seat in range(coup.seats):
        stake = coup.antes[seat] + coup.raises[seat]
        if coup.winning[card]:
            pay(coup, coup.banker, seat, coup.to_one * stake, RDOG.SPREAD if coup.spread else RDOG.PAIR)
        elif coup.spread:
            pay(coup, seat, coup.banker, stake, RDOG.SPREAD)
    close(rules, coup)


def close(rules: Rules, coup: State) -> None:
    """The hand is over: nothing is staked any more, and the bank stays or moves."""
    forget_heights(coup)
    for seat in range(coup.seats):
        coup.antes[seat] = coup.raises[seat] = 0
    hand_on(rules, coup)
