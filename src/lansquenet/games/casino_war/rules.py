"""Casino War: a card each, the higher wins; and who ties gives up half, or goes to war.

The punters stake, and whoever has staked may bet beside it on a tie.  Each is dealt a card, face up, and
the banker last: the higher wins even money.  Who ties with the banker surrenders half of the stake, or
raises it by as much again and is dealt another card.  One as high as the banker's, or higher, wins the
raise and takes back the stake; a lower one loses both.

Rules CWAR-1 to CWAR-12.  Of six packs the banker's edge is 2.877 per cent of the stake against punters
who always go to war, and 3.698 against those who always surrender.
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
from lansquenet.rules.cards import RANKS, Pack, Shoe, ace_high, always_fresh, rank
from lansquenet.rules.couples import OddChip, hand_on, share_of
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    a_rank,
    a_rank_per_seat,
    amounts,
    ask_on,
    next_asked,
    pay,
    per_rank,
    per_seat,
)

SEATS = range(2, 10)
Phase = IntEnum("Phase", "DRAW STAKE SIDE CARD BANK ANSWER WAR_CARD WAR_BANK", start=0)
BETS = (Phase.STAKE, Phase.SIDE)
Answer = IntEnum("Answer", "SURRENDER WAR", start=0)


class CWAR(Why):
    """The rules of the book by which chips change hands."""

    MEETING = 7
    TIE_BET = 8
    SURRENDER = 9
    WAR = 11
    TIE_BONUS = 12


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit."""

    packs: int = 6
    surrender: bool = True
    odd_chip: OddChip = OddChip.BANKER
    tie_bonus: bool = False
    tie_bet: bool = True
    tie_odds: int = 10
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = False
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 3
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One hand: what is staked, and the cards of each stage."""

    stakes: list[int] = per_seat()
    sides: list[int] = per_seat()  # the bets on a tie
    raises: list[int] = per_seat()
    heights: list[int] = per_rank()  # how high each rank is, while cards are to be compared
    held: list[int] = a_rank_per_seat()  # the card of each punter who plays
    bank: int = a_rank()  # the banker's


def shoe(rules: Rules) -> Shoe:
    """CWAR-3: all is shuffled for every hand."""
    return always_fresh(Pack.P52, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or ask for stakes."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        for r in range(RANKS):
            coup.heights[r] = ace_high(r)  # CWAR-1
        ask_punters(coup)
        next_stake(rules, coup, coup.banker)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet stake the least, and a banker answer for it (COM-6)."""
    bet = least_bet(rules)
    able = bankers(rules, carry.banker, rules.fixed_banker, stacks)
    return bets_left(stacks, able, rules.cover, bet, bet * prize(rules))


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for all that may be won."""
    if seat == coup.banker:
        return coup.stacks[seat] - exposure(rules, coup)
    return coup.stacks[seat] - coup.stakes[seat] - coup.sides[seat] - coup.raises[seat]


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter stakes, bets on a tie and answers; twice a covered stake may be lost (CWAR-10)."""
    to_one = rules.tie_odds if rules.tie_bet else 1
    acts, lost, won = extent_of(3 * (len(stacks) - 1), stacks, carry.banker, rules.cover, to_one)
    return Extent(acts, lost, won if rules.cover == Cover.CREDIT else min(won, 2 * max(stacks)))


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    if coup.phase == Phase.ANSWER:
        return [0, 1]
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What is free and covered, within the limits of the table, or nothing (CWAR-4, CWAR-5)."""
    most = min(free(rules, coup, coup.actor), rules.max_bet if rules.max_bet else UNLIMITED)
    cover = room(coup, rules.cover, exposure(rules, coup))
    if coup.phase == Phase.SIDE:
        return 0, min(most, cover // rules.tie_odds), NONE
    return rules.min_bet, min(most, cover // prize(rules)), 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Stake, answer, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # CWAR-2
        case Phase.STAKE:
            coup.stakes[coup.actor] = action
            side_or_next(rules, coup)
        case Phase.SIDE:
            coup.sides[coup.actor] = action
            next_stake(rules, coup, coup.actor)
        case Phase.CARD:
            coup.held[coup.drawing] = rank(action)
            next_card(coup, Phase.CARD, Phase.BANK)
        case Phase.BANK:
            compare(rules, coup, rank(action))
        case Phase.ANSWER:
            answer(rules, coup, action)
            next_answer(rules, coup, coup.actor)
        case Phase.WAR_CARD:
            coup.held[coup.drawing] = rank(action)
            next_card(coup, Phase.WAR_CARD, Phase.WAR_BANK)
        case Phase.WAR_BANK:
            end_war(rules, coup, rank(action))


# -- the stakes


def prize(rules: Rules) -> int:
    """What the banker answers for of every chip staked (CWAR-4)."""
    return 2 if rules.tie_bonus else 1


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay on all that is staked."""
    return prize(rules) * sum(coup.stakes) + rules.tie_odds * sum(coup.sides)


def next_stake(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter for a stake, or deal; with no stake there is no hand."""
    coup.phase = Phase.STAKE
    if ask_on(coup, after):
        return
    if sum(coup.stakes) == 0:
        close(rules, coup)
    else:
        deal(coup, coup.stakes, Phase.CARD, Phase.BANK)


def side_or_next(rules: Rules, coup: State) -> None:
    """Ask who has staked for a bet on a tie, if one could be made (CWAR-5)."""
    coup.phase = Phase.SIDE
    if not rules.tie_bet or coup.stakes[coup.actor] == 0 or limits(rules, coup)[1] < 1:
        next_stake(rules, coup, coup.actor)


# -- the cards


def deal(coup: State, into: list[int], phase: int, last: int) -> None:
    """Every seat that is in is due a card, and then the banker."""
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if into[seat] > 0 else 0
    coup.drawing = coup.banker
    next_card(coup, phase, last)


def next_card(coup: State, phase: int, last: int) -> None:
    """Turn to the next punter's card, or to the banker's."""
    coup.actor = CHANCE
    coup.drawing = next_asked(coup, coup.drawing)
    coup.phase = last if coup.drawing == NOBODY else phase


def compare(rules: Rules, coup: State, card: int) -> None:
    """The banker's card: the higher wins; who ties is asked what to do."""
    coup.bank = card
    for seat in range(coup.seats):
        coup.asked[seat] = 0
        if coup.stakes[seat]:
            meet(rules, coup, seat)
            coup.sides[seat] = 0
    next_answer(rules, coup, coup.banker)


def meet(rules: Rules, coup: State, seat: int) -> None:
    """A punter's card meets the banker's (CWAR-7, CWAR-8)."""
    mine, his = coup.heights[coup.held[seat]], coup.heights[coup.bank]
    if mine == his:
        pay(coup, coup.banker, seat, rules.tie_odds * coup.sides[seat], CWAR.TIE_BET)
        coup.asked[seat] = 1
        return
    pay(coup, seat, coup.banker, coup.sides[seat], CWAR.TIE_BET)
    if mine > his:
        pay(coup, coup.banker, seat, coup.stakes[seat], CWAR.MEETING)
    else:
        pay(coup, seat, coup.banker, coup.stakes[seat], CWAR.MEETING)
    leave_table(coup, seat)


def raise_of(rules: Rules, coup: State, seat: int) -> int:
    """By how much a war raises the stake: by as much again, or by what is left (CWAR-10)."""
    return min(coup.stakes[seat], free(rules, coup, seat))


def given_up(rules: Rules, coup: State, seat: int) -> int:
    """What it costs to surrender: half of the stake."""
    return share_of(coup.stakes[seat], 2, rules.odd_chip)


def leave_table(coup: State, seat: int) -> None:
    """Nothing of this seat is at stake any more, and its card means nothing."""
    coup.stakes[seat] = coup.raises[seat] = 0
    coup.held[seat] = -1


# -- the war


def next_answer(rules: Rules, coup: State, after: int) -> None:
    """Ask the next who ties whether to surrender, or go to war unasked where nobody may (CWAR-9)."""
    coup.phase = Phase.ANSWER
    asked = after
    while ask_on(coup, asked):
        if rules.surrender:
            return
        asked = coup.actor
        answer(rules, coup, Answer.WAR)
    begin_war(rules, coup)


def answer(rules: Rules, coup: State, action: int) -> None:
    """Give up half of the stake, or raise it by as much again, or by what is left."""
    seat = coup.actor
    if action == Answer.WAR:
        coup.raises[seat] = raise_of(rules, coup, seat)
    else:
        pay(coup, seat, coup.banker, given_up(rules, coup, seat), CWAR.SURRENDER)
        leave_table(coup, seat)


def begin_war(rules: Rules, coup: State) -> None:
    """Deal to those at war; with nobody at war the hand is over."""
    coup.bank = -1
    for seat in range(coup.seats):
        coup.held[seat] = -1
    if sum(coup.stakes) == 0:
        close(rules, coup)
    else:
        deal(coup, coup.stakes, Phase.WAR_CARD, Phase.WAR_BANK)


def end_war(rules: Rules, coup: State, card: int) -> None:
    """The banker's card in the war: as high or higher wins the raise, a lower one loses all (CWAR-11)."""
    his = coup.heights[card]
    for seat in range(coup.seats):
        if coup.stakes[seat]:
            mine, stake, raised = coup.heights[coup.held[seat]], coup.stakes[seat], coup.raises[seat]
            if mine < his:
                pay(coup, seat, coup.banker, stake + raised, CWAR.WAR)
            else:
                pay(coup, coup.banker, seat, raised, CWAR.WAR)
            if mine == his and rules.tie_bonus:
                pay(coup, coup.banker, seat, stake, CWAR.TIE_BONUS)
    close(rules, coup)


def close(rules: Rules, coup: State) -> None:
    """The hand is over: nothing is staked any more, and the bank stays or moves."""
    coup.bank = -1
    for r in range(RANKS):
        coup.heights[r] = 0
    for seat in range(coup.seats):
        leave_table(coup, seat)
    hand_on(rules, coup)
