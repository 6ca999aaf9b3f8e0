"""Ziginette, Zecchinetta as the Sicilians of America played it: with a dealing box and a house.

The banker says how little and how much may be bet, and deals two cards to the table from a box
that shows its top card.  The third, still in the box, is the bank's own.  If two of them are equal
it is no deal.  Otherwise the punters bet in turn, and card after card is drawn from the box.  The
rank that the box then shows may match a table card, which loses the bets upon it to the bank, less
the cut of the house; or the bank's card, which pays every bet still out and costs the bank.  A
rank not seen before lies on the table from the next draw.  After every card the banker may change
the limits, the punters may bet on any card of the table, and a banker against whom no bet is out
may give the bank up.

Where it is agreed, equal cards at the opening are doubled up, and then every rank, the bank's
too, must come so much oftener before anything is settled.

Rules ZIGI-1 to ZIGI-24.  A bet is dead even; the banker loses half of the cut to the house.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    Rounding,
    bet_on,
    cut,
    done as done,
    draw_for_bank,
    end,
    extent_of,
    free as free,
    heir_of,
    largest_bet,
    leave as leave,
    may_go_on as may_go_on,
    positions,
    put,
    room,
    seat_banker,
    settle,
)
from lansquenet.rules.cards import EMPTY, RANKS, SUITS, Pack, Shoe, always_fresh, rank, ranks_in
from lansquenet.rules.state import (
    CHANCE,
    HOUSE,
    NOBODY,
    NONE,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    next_asked,
    pay,
    per_rank,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW OPEN MOST TABLE BOX LIMITS LEAST BET MORE PASS TURN", start=0)
BETS = (Phase.OPEN, Phase.LEAST, Phase.MOST, Phase.BET)
ALONE = True  # a punter's bets are settled one by one, whatever others have laid
Playette = IntEnum("Playette", "NO_DEAL DOUBLE", start=0)
Settlement = IntEnum("Settlement", "THRESHOLD PAGAT", start=0)
CutBasis = IntEnum("CutBasis", "BET_WON NET_DEAL", start=0)
UNSEEN, DEAD = 0, -1  # a rank of which no position lies on the table


class ZIGI(Why):
    """The rules of the book by which chips change hands."""

    BANK_LOSES = 12
    MATCHED = 13
    MATCHED_DOUBLED = 20
    BANK_LOSES_DOUBLED = 21
    OUTNUMBERED = 23
    CUT = 24


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 leaves it to the banker."""

    pack: Pack = Pack.P40
    packs: int = 1
    first_banker: FirstBanker = FirstBanker.ACE
    playette: Playette = Playette.NO_DEAL
    playette_settlement: Settlement = Settlement.THRESHOLD
    late_bets: bool = False
    cut_percent: int = 10
    cut_basis: CutBasis = CutBasis.BET_WON
    cut_rounding: Rounding = Rounding.FLOOR
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Betting):
    """One deal: the cards of the table, the bank's card, and what the box shows."""

    least: int = 0  # that one punter may have on one card,
    most: int = 0  # and the most
    held: list[int] = per_rank(UNSEEN)  # cards of each rank on the table, or DEAD
    mine: int = a_rank()  # the bank's card
    shown: int = 0  # cards of that rank
    needed: int = 0  # cards of a rank that decide, by the largest position of the opening
    box: int = a_rank()  # showing in the box, to be laid on the table with the next draw
    opening: int = 0  # 1 while the first bets are made
    newest: int = a_rank()  # the card laid with this draw
    on: int = a_rank()  # the card on which a bet is asked
    net: int = 0  # won by the banker in this deal, where the cut is of that


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(rules.pack, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or let the banker open it."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        coup.phase = Phase.OPEN
        coup.actor = coup.banker


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """For every card the banker's limits, and whatever each punter may bet on all that lies there."""
    cards = rules.pack * rules.packs
    each = 3 + (len(stacks) - 1) * (1 + ranks_in(rules.pack))
    acts, lost, won = extent_of(2 + each * (cards - 2), stacks, carry.banker, rules.cover)
    if rules.cover == Cover.CREDIT:  # the cut comes on top of what a banker owes
        lost += cut(won, rules.cut_percent, Rounding.CEIL) * rules.pack // SUITS
    return Extent(acts, lost, won)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do; of choices two, to say no or yes, to give up the bank or draw."""
    if coup.phase == Phase.LIMITS or coup.phase == Phase.MORE or coup.phase == Phase.PASS:
        return [0, 1]
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The least and the most the actor may say; to open with nothing is to give up the bank."""
    if coup.phase == Phase.BET:
        return bet_limits(rules, coup, coup.on)
    if coup.phase == Phase.OPEN:  # ZIGI-7, ZIGI-16
        return rules.min_bet, ceiling(rules, coup), 0
    return rules.min_bet if coup.phase == Phase.LEAST else coup.least, ceiling(rules, coup), NONE


def apply(rules: Rules, coup: State, action: int) -> None:
    """Say the limits, put down a bet, give up the bank, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # ZIGI-3
        case Phase.OPEN | Phase.PASS if action == 0:
            pass_bank(rules, coup)  # ZIGI-16
        case Phase.OPEN | Phase.LEAST:
            coup.least = action
            coup.phase = Phase.MOST
        case Phase.MOST if coup.mine >= 0:
            coup.most = action
            invite(rules, coup)
        case Phase.MOST:
            coup.most = action
            coup.phase = Phase.TABLE
            coup.actor = CHANCE
        case Phase.TABLE | Phase.BOX | Phase.TURN if action == EMPTY:
            end(coup, coup.banker)  # COM-9
        case Phase.TABLE | Phase.BOX if coup.held[rank(action)] != UNSEEN:
            equal(rules, coup, rank(action))
        case Phase.TABLE:
            coup.held[rank(action)] = 1
            coup.phase = Phase.BOX if positions(coup.held) == 2 else Phase.TABLE
        case Phase.BOX:
            take_card(rules, coup, rank(action))
        case Phase.LIMITS if action:
            coup.phase = Phase.LEAST
        case Phase.LIMITS:
            invite(rules, coup)
        case Phase.BET:
            bet(rules, coup, action)
        case Phase.MORE if action:
            coup.on = next_open(rules, coup, -1)
            coup.phase = Phase.BET
        case Phase.MORE:
            next_punter(rules, coup, coup.actor)
        case Phase.PASS:
            coup.phase = Phase.TURN
            coup.actor = CHANCE
        case Phase.TURN:
            turn(rules, coup, rank(action))


def matters(rules: Rules, coup: State, r: int) -> bool:
    """The bank's rank, those with bets or doubled up, and any that may yet be bet on."""
    if r == coup.mine or coup.held[r] == DEAD:
        return coup.held[r] != DEAD
    waits = rules.playette_settlement == Settlement.PAGAT and coup.held[r] > 1
    return waits or bet_on(coup, r) > 0 or bets_to_come(rules, coup)


# -- the opening


def equal(rules: Rules, coup: State, card: int) -> None:
    """A playette: no deal, or the card is laid on its equal; all of a rank are never dealt."""
    coup.held[card] += 1
    if rules.playette == Playette.NO_DEAL or coup.held[card] == SUITS * rules.packs:
        end(coup, coup.banker)  # ZIGI-17, ZIGI-18


def take_card(rules: Rules, coup: State, card: int) -> None:
    """The third rank is the bank's card, and the first bets are made."""
    coup.mine = card
    coup.shown = 1
    coup.needed = max(coup.held) + 1  # ZIGI-19
    coup.opening = 1
    invite(rules, coup)


# -- the limits and the bets


def ceiling(rules: Rules, coup: State) -> int:
    """The highest limit: the table's own, or the largest bet that anybody could make."""
    return max(rules.min_bet, rules.max_bet if rules.max_bet else largest_bet(coup, rules.cover))


def open_window(rules: Rules, coup: State, newest: int) -> None:
    """Before the next bets the banker may change the limits (ZIGI-7); no bets without cards or chips."""
    if positions(coup.held) > 0 and bets_to_come(rules, coup):
        coup.newest = newest
        coup.phase = Phase.LIMITS
        coup.actor = coup.banker
    else:
        go_on(coup)


def bets_to_come(rules: Rules, coup: State) -> bool:
    """Whether punters have free chips, and the bank's card is unmatched or late bets are agreed (ZIGI-22)."""
    late = rules.late_bets and rules.playette_settlement == Settlement.THRESHOLD
    chips = 0
    for seat in range(coup.seats):
        chips += max(0, coup.stacks[seat] - coup.staked[seat]) if seat != coup.banker else 0
    return chips > 0 and (coup.shown < 2 or late)


def invite(rules: Rules, coup: State) -> None:
    """Ask the punters in turn (ZIGI-8)."""
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker else 0
    next_punter(rules, coup, coup.banker)


def next_punter(rules: Rules, coup: State, after: int) -> None:
    """Turn to the next punter who could bet, or back to the cards."""
    coup.actor = next_asked(coup, after)
    while coup.actor != NOBODY and not asks(rules, coup):
        coup.actor = next_asked(coup, coup.actor)
    if coup.actor == NOBODY:
        coup.on = coup.newest = -1
        coup.opening = 0
        go_on(coup)


def asks(rules: Rules, coup: State) -> bool:
    """Ask the actor for a bet on the newest card, or else about the others; False if no bet could be made."""
    if coup.newest >= 0 and takes(rules, coup, coup.newest):
        coup.on = coup.newest
        coup.phase = Phase.BET
        return True
    return asks_older(rules, coup)


def asks_older(rules: Rules, coup: State) -> bool:
    """Ask whether the actor bets on other cards; at the opening, at once how much."""
    first = next_open(rules, coup, -1)
    coup.on = first if coup.opening else -1
    coup.phase = Phase.BET if coup.opening else Phase.MORE
    return first >= 0


def bet(rules: Rules, coup: State, chips: int) -> None:
    """Put down a bet, and ask for the next."""
    put(coup, coup.actor, coup.on, chips)
    if coup.on == coup.newest:
        asked = asks_older(rules, coup)
    else:
        coup.on = next_open(rules, coup, coup.on)
        asked = coup.on >= 0
    if not asked:
        next_punter(rules, coup, coup.actor)


def next_open(rules: Rules, coup: State, after: int) -> int:
    """The next position but the newest on which the actor may bet; -1 if there is none."""
    for r in range(after + 1, RANKS):
        if coup.held[r] > 0 and r != coup.newest and takes(rules, coup, r):
            return r
    return -1


def takes(rules: Rules, coup: State, r: int) -> bool:
    """Whether the actor may put anything on this rank."""
    least, most, _ = bet_limits(rules, coup, r)
    return least <= most


def bet_limits(rules: Rules, coup: State, r: int) -> tuple[int, int, int]:
    """A bet within the banker's limits, the punter's chips and the banker's cover (COM-5)."""
    pile = coup.bets[coup.actor][r]
    cover = room(coup, rules.cover, sum(coup.staked))
    return max(1, coup.least - pile), min(coup.most - pile, free(rules, coup, coup.actor), cover), 0


# -- the box


def go_on(coup: State) -> None:
    """Draw the next card; with no bet out the banker may give up the bank first (ZIGI-16)."""
    idle = sum(coup.staked) == 0
    coup.phase = Phase.PASS if idle else Phase.TURN
    coup.actor = coup.banker if idle else CHANCE


def turn(rules: Rules, coup: State, card: int) -> None:
    """Lay out what the box showed, and see what it shows now (ZIGI-10)."""
    laid = coup.box
    coup.box = -1
    if laid >= 0:
        coup.held[laid] = 1  # ZIGI-11
    if card == coup.mine:
        coup.shown += 1
        pay_out(rules, coup)
    elif coup.held[card] > 0:
        match(rules, coup, card)
    elif coup.held[card] == UNSEEN and (coup.shown == 1 or rules.playette_settlement == Settlement.THRESHOLD):
        coup.box = card  # ZIGI-15, ZIGI-23
    if decided(rules, coup):
        pass_bank(rules, coup)
    else:
        open_window(rules, coup, laid if laid >= 0 and coup.held[laid] > 0 else -1)


def pay_out(rules: Rules, coup: State) -> None:
    """Pay every position for which enough of the bank's cards have come (ZIGI-12, ZIGI-21)."""
    for r in range(RANKS):
        if coup.held[r] > 0 and coup.shown >= needed_for(rules, coup, r):
            count(rules, coup, -bet_on(coup, r))
            settle(coup, r, 1, why(rules, coup, ZIGI.BANK_LOSES, ZIGI.BANK_LOSES_DOUBLED))
            coup.held[r] = DEAD


def match(rules: Rules, coup: State, r: int) -> None:
    """One more card of a table rank, which loses if that is enough (ZIGI-13, ZIGI-20)."""
    if coup.held[r] + 1 < needed_for(rules, coup, r):
        coup.held[r] += 1
        return
    taken = sum(
        [cut(coup.bets[seat][r], rules.cut_percent, rules.cut_rounding) for seat in range(coup.seats)]
    )
    count(rules, coup, bet_on(coup, r))
    settle(coup, r, -1, why(rules, coup, ZIGI.MATCHED, ZIGI.MATCHED_DOUBLED))
    coup.held[r] = DEAD
    if rules.cut_basis == CutBasis.BET_WON:
        pay(coup, coup.banker, HOUSE, taken, ZIGI.CUT)


def needed_for(rules: Rules, coup: State, r: int) -> int:
    """The cards that decide a position: as many for all, or one more than lie there."""
    return coup.needed if rules.playette_settlement == Settlement.THRESHOLD else coup.held[r] + 1


def why(rules: Rules, coup: State, plain: Why, doubled: Why) -> Why:
    """The rule that settles: a deal that was doubled up has its own, and may have another (ZIGI-23)."""
    if coup.needed == 2:
        return plain
    return doubled if rules.playette_settlement == Settlement.THRESHOLD else ZIGI.OUTNUMBERED


def decided(rules: Rules, coup: State) -> bool:
    """Whether the bank's card is matched, and nothing on the table waits for more of its cards."""
    if rules.playette_settlement == Settlement.PAGAT:
        return coup.shown > 1 and positions(coup.held) == 0
    return coup.shown == coup.needed


# -- the cut, and the end


def count(rules: Rules, coup: State, chips: int) -> None:
    """Reckon the banker's winnings, where the cut is taken of them."""
    if rules.cut_basis == CutBasis.NET_DEAL:
        coup.net += chips


def pass_bank(rules: Rules, coup: State) -> None:
    """The deal is over: the house has its part of what it won, and the bank goes to the next seat."""
    pay(coup, coup.banker, HOUSE, cut(max(0, coup.net), rules.cut_percent, rules.cut_rounding), ZIGI.CUT)
    end(coup, heir_of(coup, coup.banker))
