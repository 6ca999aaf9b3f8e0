"""Skin: a card apiece, one for the banker, and nobody has the edge.

A card is turned and offered round; whoever takes it plays on it, and what nobody wants lies in
the centre.  The next card is the banker's.  The holder then proposes a bet, of which the banker
takes as much as the banker likes.  Cards are turned on: a rank not seen before is offered to
those who have no card, and whoever takes it bets with the banker, and may offer side bets to the
others who have cards.  A punter whose card is matched loses to the banker and to every opponent
of a side bet, and may take up a card from the centre.  The banker's card matched pays every card
still up; side bets that are open are played out, with a new card for the bank or with none.

Rules SKIN-1 to SKIN-26.  Whoever bets, and whenever, wins with chance 1/2: the banker has no edge.
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
    cut,
    done as done,
    draw_for_bank,
    end,
    extent_of,
    heir_of,
    leave as leave,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, always_fresh, rank, ranks_in
from lansquenet.rules.state import (
    CHANCE,
    HOUSE,
    NOBODY,
    NONE,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    ask_on,
    hush,
    next_asked,
    pay,
    per_pair,
    per_rank,
    per_seat,
)

SEATS = range(2, 11)
Phase = IntEnum(
    "Phase", "DRAW OPEN OFFER BANK_CARD PROPOSE TAKE SIDE_OFFER SIDE_TAKE TURN PICK PLAYOFF", start=0
)
BETS = (Phase.PROPOSE, Phase.TAKE, Phase.SIDE_OFFER, Phase.SIDE_TAKE)
FRESH, CENTRE, DEAD = -1, -2, -3  # where a rank is, when no seat holds it
NO_CARD = -1  # what a punter picks who wants no card from the centre


class SKIN(Why):
    """The rules of the book by which chips change hands."""

    LOST = 15
    WON = 16
    CUT = 26


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 sets no bound."""

    pack: Pack = Pack.P52
    packs: int = 1
    first_banker: FirstBanker = FirstBanker.ACE
    banker_card_may_match_centre: bool = False
    banker_may_decline: bool = False
    end_when_cleared: bool = False
    side_bets: bool = True
    cut_percent: int = 0
    cut_rounding: Rounding = Rounding.FLOOR
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(banking.Coup):
    """One deal: who holds which card, and what is bet on it."""

    place: list[int] = per_rank(FRESH)  # the seat that holds the rank; or FRESH, CENTRE, DEAD
    bets: list[int] = per_seat()  # each punter's with the banker, who has as much on it
    sides: list[list[int]] = per_pair()  # side bets, noted for both
    on: int = a_rank()  # the card that is on offer, or bet on
    last: int = NOBODY  # the last to take a card that was offered
    proposed: int = 0  # the bet that awaits an answer
    other: int = NOBODY  # with whom the actor is to agree on it
    again: int = 0  # 1: the holders may bet anew, on the bank's new card
    alone: int = 0  # 1: the side bets are played out with no card for the bank


def shoe(rules: Rules) -> Shoe:
    """All the cards are shuffled for every deal (SKIN-3)."""
    return always_fresh(rules.pack, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or turn the first card."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        coup.phase = Phase.OPEN


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker has as much on every card as its holder."""
    at_stake = sum(coup.bets) if seat == coup.banker else coup.bets[seat]
    return coup.stacks[seat] - at_stake - sum(coup.sides[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each card offered round, and bet on with the bank and with all who hold one."""
    punters = len(stacks) - 1
    with_others = 2 * punters if rules.side_bets else 2
    each = punters + with_others + 2
    return extent_of(ranks_in(rules.pack) * each, stacks, carry.banker, Cover.CAP)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do; to pick a card is to name its rank."""
    if coup.phase in BETS:
        return amounts(limits(rules, coup))
    if coup.phase == Phase.PICK:
        return [NO_CARD] + [r for r in range(RANKS) if coup.place[r] == CENTRE]  # SKIN-20
    return [0, 1]  # SKIN-9, SKIN-21


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The least and the most the actor may bet, and nothing, where that stands apart."""
    chips = free(rules, coup, coup.actor)
    if coup.phase == Phase.PROPOSE:  # SKIN-12, SKIN-23
        most = min(chips, rules.max_bet if rules.max_bet else UNLIMITED)
        return min(rules.min_bet, most), most, 0 if coup.again else NONE
    if coup.phase == Phase.TAKE:
        return 0 if coup.again or rules.banker_may_decline else 1, min(coup.proposed, chips), NONE
    return 0, chips if coup.phase == Phase.SIDE_OFFER else min(coup.proposed, chips), NONE  # SKIN-14


def apply(rules: Rules, coup: State, action: int) -> None:
    """Turn a card, take one or leave it, or agree on a bet."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # SKIN-2
        case Phase.OPEN | Phase.BANK_CARD | Phase.TURN if action == EMPTY:
            end(coup, heir_of(coup, coup.banker))  # SKIN-8, COM-9
        case Phase.OPEN | Phase.TURN:
            turn(rules, coup, rank(action))
        case Phase.BANK_CARD:
            bank_card(rules, coup, rank(action))
        case Phase.OFFER if action:
            coup.last = coup.actor
            hush(coup)
            acquire(coup, coup.actor, coup.on)
        case Phase.OFFER:
            offer(coup, coup.actor)  # SKIN-9
        case Phase.PROPOSE:
            propose(rules, coup, action)
        case Phase.TAKE:
            take(rules, coup, action)
        case Phase.SIDE_OFFER:
            offer_side_bet(rules, coup, action)
        case Phase.SIDE_TAKE:
            take_side_bet(rules, coup, action)
        case Phase.PICK if action == NO_CARD:
            turn_on(coup)
        case Phase.PICK:
            acquire(coup, coup.actor, action)
        case Phase.PLAYOFF:
            coup.alone = 1 - action  # SKIN-21
            turn_on(coup)


def matters(rules: Rules, coup: State, r: int) -> bool:
    """Until it is dead, a card of any rank may still be held, or die."""
    return coup.place[r] != DEAD


# -- the cards


def turn_on(coup: State) -> None:
    """Back to the cards."""
    coup.phase = Phase.TURN
    coup.on = -1
    coup.other = NOBODY
    coup.proposed = 0
    coup.actor = CHANCE


def turn(rules: Rules, coup: State, card: int) -> None:
    """A card for the punters, or one that decides; nothing comes of a dead one (SKIN-19)."""
    place = coup.place[card]
    if place == FRESH:
        fresh(rules, coup, card)
    elif place == CENTRE:
        coup.place[card] = DEAD  # SKIN-5, SKIN-18
    elif place == coup.banker:
        bank_matched(coup, card)
    elif place != DEAD:
        punter_matched(rules, coup, place, card)


def fresh(rules: Rules, coup: State, card: int) -> None:
    """Offer it round, make it the bank's new card, or lay it in the centre."""
    coup.place[card] = CENTRE
    if coup.phase == Phase.OPEN:
        invite(rules, coup, card, coup.banker)  # SKIN-5
    elif coup.banker in coup.place:
        if free(rules, coup, coup.banker) > 0:  # SKIN-13
            invite(rules, coup, card, coup.last)  # SKIN-17
    elif not coup.alone:
        coup.place[card] = coup.banker  # SKIN-22
        coup.again = 1
        ask_punters(rules, coup, True, coup.banker)
        ask_anew(rules, coup, coup.banker)


def invite(rules: Rules, coup: State, card: int, after: int) -> None:
    """Offer a card to the punters who have none but chips, in turn after this seat."""
    coup.on = card
    ask_punters(rules, coup, False, coup.banker)
    offer(coup, after)


def offer(coup: State, after: int) -> None:
    """Offer it to the next; when nobody is left it stays in the centre."""
    if ask_on(coup, after):
        coup.phase = Phase.OFFER
    else:
        turn_on(coup)
        coup.phase = Phase.TURN if coup.banker in coup.place else Phase.OPEN


def acquire(coup: State, seat: int, card: int) -> None:
    """Hold a card; a bet on it is proposed as soon as the bank has one too (SKIN-10)."""
    coup.place[card] = seat
    coup.on = card
    if coup.banker in coup.place:
        coup.phase = Phase.PROPOSE
        coup.actor = seat
    else:
        coup.phase = Phase.BANK_CARD
        coup.actor = CHANCE


def bank_card(rules: Rules, coup: State, card: int) -> None:
    """The bank's card must be another than the one that is held."""
    place = coup.place[card]
    if place == FRESH or (place == CENTRE and rules.banker_card_may_match_centre):
        coup.place[card] = coup.banker
        coup.phase = Phase.PROPOSE
        coup.actor = coup.place[coup.on]
    else:
        coup.place[card] = DEAD  # SKIN-7
        if card == coup.on:
            coup.on = -1
            coup.last = NOBODY
            coup.phase = Phase.OPEN  # SKIN-6


def ask_punters(rules: Rules, coup: State, holding: bool, but: int) -> None:
    """Every punter with chips and a card, or without one, is to speak, but for this seat."""
    for seat in range(coup.seats):
        able = seat not in (but, coup.banker) and free(rules, coup, seat) > 0
        coup.asked[seat] = 1 if able and (seat in coup.place) == holding else 0


# -- the bets


def propose(rules: Rules, coup: State, chips: int) -> None:
    """The holder says how much; the banker is asked how much of it."""
    if chips:
        coup.proposed = chips
        coup.other = coup.actor
        coup.actor = coup.banker
        coup.phase = Phase.TAKE
    else:
        ask_anew(rules, coup, coup.actor)


def take(rules: Rules, coup: State, chips: int) -> None:
    """The bet is struck (SKIN-11); now for side bets, or for the next to bet anew."""
    seat = coup.place[coup.on]
    coup.bets[seat] = chips
    if coup.again:
        ask_anew(rules, coup, seat)
    else:
        if rules.side_bets and chips:
            ask_punters(rules, coup, True, seat)
        ask_for_side_bet(rules, coup, seat)


def ask_for_side_bet(rules: Rules, coup: State, after: int) -> None:
    """The newcomer may offer a side bet to the next who holds a card, as long as there are chips."""
    newcomer = coup.place[coup.on]
    coup.proposed = 0
    coup.other = next_asked(coup, after)
    if coup.other != NOBODY and free(rules, coup, newcomer) > 0:
        coup.phase = Phase.SIDE_OFFER
        coup.actor = newcomer
    else:
        hush(coup)
        turn_on(coup)


def offer_side_bet(rules: Rules, coup: State, chips: int) -> None:
    """The newcomer says how much; the other is asked how much of it."""
    if chips:
        coup.proposed = chips
        coup.phase = Phase.SIDE_TAKE
        coup.actor, coup.other = coup.other, coup.actor
    else:
        ask_for_side_bet(rules, coup, coup.other)


def take_side_bet(rules: Rules, coup: State, chips: int) -> None:
    """Both put up as much, off the cards."""
    coup.sides[coup.actor][coup.other] += chips
    coup.sides[coup.other][coup.actor] += chips
    ask_for_side_bet(rules, coup, coup.actor)


def ask_anew(rules: Rules, coup: State, after: int) -> None:
    """The next holder may bet on the bank's new card, as long as the banker has chips (SKIN-23)."""
    seat = next_asked(coup, after)
    if seat != NOBODY and free(rules, coup, coup.banker) > 0:
        coup.phase = Phase.PROPOSE
        coup.actor = seat
        coup.on = card_of(coup, seat)
        coup.other = NOBODY
        coup.proposed = 0
    else:
        coup.again = 0
        hush(coup)
        turn_on(coup)


def card_of(coup: State, seat: int) -> int:
    """The card that a seat holds."""
    for r in range(RANKS):
        if coup.place[r] == seat:
            return r
    return -1


# -- a card is matched


def punter_matched(rules: Rules, coup: State, seat: int, card: int) -> None:
    """The seat loses its bet and its side bets, and may pick a card from the centre (SKIN-15)."""
    coup.place[card] = DEAD
    pay(coup, seat, coup.banker, coup.bets[seat], SKIN.LOST)
    pay(coup, coup.banker, HOUSE, cut(coup.bets[seat], rules.cut_percent, rules.cut_rounding), SKIN.CUT)
    coup.bets[seat] = 0
    for other in range(coup.seats):
        pay(coup, seat, other, coup.sides[seat][other], SKIN.LOST)
        coup.sides[seat][other] = coup.sides[other][seat] = 0
    if decided(rules, coup):
        end(coup, heir_of(coup, coup.banker))
    elif may_pick(rules, coup, seat):
        coup.phase = Phase.PICK
        coup.actor = seat


def bank_matched(coup: State, card: int) -> None:
    """The banker pays every card that is up (SKIN-16), and open side bets are played out."""
    coup.place[card] = DEAD
    for seat in range(coup.seats):
        pay(coup, coup.banker, seat, coup.bets[seat], SKIN.WON)
        coup.bets[seat] = 0
    if side_bets_open(coup):
        coup.phase = Phase.PLAYOFF
        coup.actor = coup.banker
    else:
        end(coup, heir_of(coup, coup.banker))


def decided(rules: Rules, coup: State) -> bool:
    """Whether a punter's loss ends the deal; with a card of the bank's up, only by agreement (SKIN-24)."""
    if coup.banker not in coup.place:
        return not side_bets_open(coup)  # SKIN-22
    return rules.end_when_cleared and max([place for place in coup.place if place != coup.banker]) < 0


def may_pick(rules: Rules, coup: State, seat: int) -> bool:
    """Whether a loser may take up a card from the centre: one is there, and both could bet (SKIN-20)."""
    if CENTRE not in coup.place or coup.banker not in coup.place:
        return False
    return free(rules, coup, seat) > 0 and free(rules, coup, coup.banker) > 0


def side_bets_open(coup: State) -> bool:
    """Whether any side bet has not been decided."""
    return sum([sum(coup.sides[seat]) for seat in range(coup.seats)]) > 0
