"""Zecchinetta, the Lansquenet of the Italian pack of forty.

The banker says how little and how much may be bet.  *Per voi*: two cards are turned for the
punters, afresh if they pair.  In turn, each punter bets on either or both.  *Per me*: the third
card is the bank's.  If it pairs one of theirs the banker takes every bet, and must pass the bank.
Otherwise cards are turned on.  A rank not seen before is *franca*: it joins the punters' cards,
and they may bet on it.  A match for one of theirs loses the bets upon it and makes that rank
*mala*, dead; when the last of theirs is gone the bank is kept.  A match for the bank's own card
pays every bet still out, and the bank passes.

Where it is agreed, equal cards at the opening are dealt afresh, or make a *playette*: they lie
stacked as one position, which the bank's card must outnumber before it is paid.

Rules ZECC-1 to ZECC-21.  The banker's edge is 3/19 of a bet on the first two cards, and nothing
on a franca.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    bankers,
    bet_on,
    bets_left,
    done as done,
    draw_for_bank,
    end,
    extent_of,
    heir_of,
    largest_bet,
    least_bet,
    leave as leave,
    positions,
    put,
    room,
    seat_banker,
    settle,
    take_back,
)
from lansquenet.rules.cards import RANKS, SUITS, Pack, Shoe, always_fresh, rank, ranks_in
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    next_asked,
    per_rank,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW LEAST MOST PER_VOI BET PER_ME TURN", start=0)
BETS = (Phase.LEAST, Phase.MOST, Phase.BET)
EqualRule = IntEnum("EqualRule", "BANK_WINS RESHUFFLE PLAYETTE", start=0)
PlayetteBets = IntEnum("PlayetteBets", "AFTER_BANK_CARD BEFORE_BANK_CARD", start=0)
AllOfARank = IntEnum("AllOfARank", "MISDEAL PUSH", start=0)
ThirdMatch = IntEnum("ThirdMatch", "ALL MATCHED_ONLY", start=0)
BetWindow = IntEnum("BetWindow", "FRANCA ANY_LIVE_CARD", start=0)
UNSEEN, MALA = 0, -1  # a rank of which the punters have no position


class ZECC(Why):
    """The rules of the book by which chips change hands."""

    BANK_WINS = 6
    MATCHED = 8
    BANK_LOSES = 11
    STACK_MATCHED = 17
    OUTNUMBERED = 18


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 leaves it to the banker."""

    pack: Pack = Pack.P40
    packs: int = 1
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    equal_rule: EqualRule = EqualRule.BANK_WINS
    playette_bets: PlayetteBets = PlayetteBets.AFTER_BANK_CARD
    all_of_a_rank: AllOfARank = AllOfARank.MISDEAL
    stack1_odds: int = 1
    stack2_odds: int = 1
    stack3_odds: int = 1
    third_match_takes: ThirdMatch = ThirdMatch.ALL
    end_when_no_bets: bool = False
    bet_window: BetWindow = BetWindow.FRANCA
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 1
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Betting):
    """One hand: the punters' positions and the bank's card."""

    least: int = 0  # that one punter may bet on one card,
    most: int = 0  # and the most
    held: list[int] = per_rank(UNSEEN)  # cards in the punters' position of each rank, or MALA
    mine: int = a_rank()  # the bank's card
    shown: int = 0  # cards of that rank
    on: int = a_rank()  # the card on which a bet is asked
    newest: int = a_rank()  # the card asked for first
    every: int = 0  # 1: bets are open on every live card


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every hand."""
    return always_fresh(rules.pack, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or let the banker fix the limits."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        coup.phase = Phase.LEAST
        coup.actor = coup.banker


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet lay the least bet on any position (COM-6)."""
    odds = rules.stack1_odds
    shown = rules.playette_bets == PlayetteBets.AFTER_BANK_CARD or rules.bet_window == BetWindow.ANY_LIVE_CARD
    if rules.equal_rule == EqualRule.PLAYETTE and shown:
        odds = min(odds, rules.stack2_odds, rules.stack3_odds)  # ZECC-21
    bet = least_bet(rules)
    return bets_left(stacks, bankers(rules, carry.banker, False, stacks), rules.cover, bet, bet * odds)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for every bet."""
    return coup.stacks[seat] - (exposure(rules, coup) if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """The limits, and of each punter a bet on every new rank, or then on all that lie there."""
    found = ranks_in(rules.pack)
    bets = found * (found - 1) // 2 - 1 if rules.bet_window == BetWindow.ANY_LIVE_CARD else found - 1
    to_one = max(rules.stack1_odds, rules.stack2_odds, rules.stack3_odds)
    return extent_of(2 + (len(stacks) - 1) * bets, stacks, carry.banker, rules.cover, to_one)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The least and the most the actor may say; a punter may always say nothing."""
    if coup.phase == Phase.BET:
        return bet_limits(rules, coup)  # ZECC-5, COM-5
    ceiling = max(rules.min_bet, rules.max_bet if rules.max_bet else largest_bet(coup, rules.cover))
    return rules.min_bet if coup.phase == Phase.LEAST else coup.least, ceiling, NONE  # ZECC-3


def apply(rules: Rules, coup: State, action: int) -> None:
    """Say the limits, put down a bet, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # ZECC-2
        case Phase.LEAST:
            coup.least = action
            coup.phase = Phase.MOST
        case Phase.MOST:
            coup.most = action
            coup.phase = Phase.PER_VOI
            coup.actor = CHANCE
        case Phase.PER_VOI if coup.held[rank(action)] == UNSEEN:
            per_voi(rules, coup, rank(action))
        case Phase.PER_VOI | Phase.PER_ME if coup.held[rank(action)] != UNSEEN:
            equal(rules, coup, rank(action))
        case Phase.PER_ME:
            per_me(rules, coup, rank(action))
        case Phase.BET:
            bet(coup, action)
        case Phase.TURN:
            turn(rules, coup, rank(action))


def matters(rules: Rules, coup: State, r: int) -> bool:
    """A live position, the bank's rank, or one that may still become a position."""
    return coup.held[r] > 0 or r == coup.mine or (coup.held[r] == UNSEEN and coup.shown < 2)


# -- the opening


def per_voi(rules: Rules, coup: State, card: int) -> None:
    """Lay a card for the punters; with the second they bet."""
    second = max(coup.held) > UNSEEN or min(coup.held) == MALA
    coup.held[card] = 1
    if second:
        coup.phase = Phase.PER_ME
        if rules.equal_rule != EqualRule.PLAYETTE or rules.playette_bets == PlayetteBets.BEFORE_BANK_CARD:
            invite(coup, card, 1)


def equal(rules: Rules, coup: State, card: int) -> None:
    """A card of the opening equals one that lies there."""
    if rules.equal_rule == EqualRule.PLAYETTE:
        stack(rules, coup, card)  # ZECC-15
    elif rules.equal_rule == EqualRule.RESHUFFLE or coup.phase == Phase.PER_VOI:
        end(coup, coup.banker)  # ZECC-4, ZECC-14
    else:
        for r in range(RANKS):
            if r == card or rules.third_match_takes == ThirdMatch.ALL:
                settle(coup, r, -1, ZECC.BANK_WINS)  # il banco vince e passa
        end(coup, heir_of(coup, coup.banker))


def stack(rules: Rules, coup: State, card: int) -> None:
    """Lay an equal card on its position; all of a rank can neither win nor lose (ZECC-20)."""
    coup.held[card] += 1
    if coup.held[card] == SUITS * rules.packs:
        if rules.all_of_a_rank == AllOfARank.MISDEAL:
            end(coup, coup.banker)
        else:
            take_back(coup, card)
            coup.held[card] = MALA


def per_me(rules: Rules, coup: State, card: int) -> None:
    """The bank's card; in a playette the punters may only now see what to bet on."""
    coup.mine = card
    coup.shown = 1
    coup.phase = Phase.TURN
    if positions(coup.held) == 0:
        end(coup, coup.banker)
    elif rules.equal_rule == EqualRule.PLAYETTE and rules.playette_bets == PlayetteBets.AFTER_BANK_CARD:
        invite(coup, next_position(coup, -1), 1)  # ZECC-16


# -- the bets


def invite(coup: State, newest: int, every: int) -> None:
    """Ask every punter with chips for a bet on the newest card, and on all others if they are open."""
    coup.newest = newest
    coup.every = every
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker and coup.stacks[seat] > coup.staked[seat] else 0
    next_punter(coup, coup.banker)


def next_punter(coup: State, after: int) -> None:
    """Turn to the next punter, or back to the cards."""
    coup.actor = next_asked(coup, after)
    coup.on = coup.newest
    coup.phase = Phase.BET
    if coup.actor == NOBODY:
        coup.on = coup.newest = -1
        coup.every = 0
        coup.actor = CHANCE
        coup.phase = Phase.PER_ME if coup.shown == 0 else Phase.TURN


def bet(coup: State, chips: int) -> None:
    """Put down a bet, and ask for the next."""
    seat = coup.actor
    put(coup, seat, coup.on, chips)
    more = coup.every and coup.stacks[seat] > coup.staked[seat]  # COM-6
    coup.on = next_other(coup, -1 if coup.on == coup.newest else coup.on) if more else -1
    if coup.on < 0:
        next_punter(coup, coup.actor)


def next_other(coup: State, after: int) -> int:
    """The next position but the newest; -1 if there is none."""
    r = next_position(coup, after)
    return next_position(coup, r) if r == coup.newest else r


def bet_limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """A bet within the banker's limits, the punter's chips and the banker's cover."""
    pile = coup.bets[coup.actor][coup.on]
    cover = room(coup, rules.cover, exposure(rules, coup)) // odds(rules, coup, coup.on)
    most = min(coup.most - pile, free(rules, coup, coup.actor), cover)
    return max(1, coup.least - pile), most, 0


def exposure(rules: Rules, coup: State) -> int:
    """What the banker may have to pay on all the bets that are out."""
    if rules.stack1_odds == rules.stack2_odds == rules.stack3_odds == 1:
        return sum(coup.staked)
    return sum([bet_on(coup, r) * odds(rules, coup, r) for r in range(RANKS)])


def odds(rules: Rules, coup: State, r: int) -> int:
    """ZECC-21: the pay-out to one on a position; while it may still grow, the highest it may come to."""
    if coup.shown == 0 and rules.equal_rule == EqualRule.PLAYETTE:
        return max(rules.stack1_odds, rules.stack2_odds, rules.stack3_odds)
    if coup.held[r] <= 1:
        return rules.stack1_odds
    return rules.stack2_odds if coup.held[r] == 2 else rules.stack3_odds


# -- the turn


def turn(rules: Rules, coup: State, card: int) -> None:
    """The bank's card, a franca, a match for one of the punters', or a dead one (ZECC-10)."""
    if card == coup.mine:
        coup.shown += 1
        why = ZECC.BANK_LOSES if max(coup.held) == 1 else ZECC.OUTNUMBERED
        for r in range(RANKS):
            if 0 < coup.held[r] < coup.shown:
                settle(coup, r, odds(rules, coup, r), why)
                coup.held[r] = MALA
        end_if_decided(rules, coup)
    elif coup.held[card] == UNSEEN and coup.shown == 1:
        coup.held[card] = 1  # ZECC-9, ZECC-19
        invite(coup, card, 1 if rules.bet_window == BetWindow.ANY_LIVE_CARD else 0)
    elif coup.held[card] > 0:
        settle(coup, card, -1, ZECC.MATCHED if coup.held[card] == 1 else ZECC.STACK_MATCHED)
        coup.held[card] = MALA
        end_if_decided(rules, coup)


def end_if_decided(rules: Rules, coup: State) -> None:
    """No position is left, or none with a bet: the bank passes if its card was matched."""
    if positions(coup.held) == 0 or (rules.end_when_no_bets and exposure(rules, coup) == 0):
        end(coup, coup.banker if coup.shown == 1 else heir_of(coup, coup.banker))


def next_position(coup: State, after: int) -> int:
    """The next rank on which the punters have a position; -1 if there is none."""
    for r in range(after + 1, RANKS):
        if coup.held[r] > 0:
            return r
    return -1
