"""Irish Loo: Three-card Loo with an exchange of cards, and a law for clubs.

The dealer stakes to the pool, each gets three cards, and the next is trump.  If it is a club
nobody may pass; otherwise each in turn throws the hand in or stands, and against a single player
the dealer must stand too, or defend the pool for nobody's account.  Whoever is in may exchange up
to three cards.  The play is that of Three-card Loo, and so is the settling: a third of the pool
for each trick, and who stood and took none is looed.

Rules IRLO-1 to IRLO-10.  Nobody banks and nobody has an edge; one deal in four is under club law.
"""

from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import loos
from lansquenet.rules.bits import bit, listed
from lansquenet.rules.cards import Pack, Shoe, always_fresh
from lansquenet.rules.loos import (
    DEFEND,
    HAND,
    PASS,
    TAKE,
    EndRule,
    Loo,
    LooCarry as Carry,
    LooDeal as State,
    OddChips,
    OpenTwoTrumps,
    chosen,
    count_in,
    decides_alone,
    discards,
    done as done,
    leave as leave,
    open_play,
    put_back,
    settle,
    sweep,
    take_miss,
)
from lansquenet.rules.pools import ResidualPot, free as free, limits as limits, standing_pool as standing_pool
from lansquenet.rules.state import ALL, CHANCE, NOBODY, SOMETHING, Direction, Extent, Payment, Why, next_asked
from lansquenet.rules.tricks import (
    CARDS,
    HIGH_ACE,
    Undertrump,
    bits_of,
    first_active,
    give,
    height,
    hide_cards,
    lay_aside,
    throw_in,
    turn_up,
)
from lansquenet.rules.who_begins import First, draw

SEATS = range(3, 11)
Phase = IntEnum("Phase", "DRAW DEAL MISS TURN_UP ANNOUNCE EXCHANGE SUPPLY PLAY", start=0)
BETS = ()
DealerDefence = IntEnum("DealerDefence", "CHOICE SELF_ONLY POOL_ONLY", start=0)
ExchangeTiming = IntEnum("ExchangeTiming", "AFTER_ANNOUNCEMENTS AT_ANNOUNCEMENT", start=0)
CLUB = 0  # the suit
NAMED = (CLUB,)
ENOUGH = 52  # in an exchange: no more
ORDER = HIGH_ACE


class IRLO(Why):
    """The rules of the book by which chips change hands."""

    STAKE = 2
    ALL_PASS = 5
    TRICKS = 9
    SHARED_OUT = 10


class Rules(NamedTuple):
    """The options; 0 `deals` are as many as the table likes."""

    stake: int = 3
    loo: Loo = Loo.LIMITED
    club_law: bool = True
    dealer_defence: DealerDefence = DealerDefence.CHOICE
    exchange_timing: ExchangeTiming = ExchangeTiming.AFTER_ANNOUNCEMENTS
    max_exchange: int = 3
    miss: bool = False
    odd_chips: OddChips = OddChips.CARRY
    undertrump: Undertrump = Undertrump.COMPULSORY
    open_two_trumps: OpenTwoTrumps = OpenTwoTrumps.BY_OPPONENTS
    first_dealer: First = First.LOT
    deals: int = 0
    end_rule: EndRule = EndRule.DEALS
    residual_pot: ResidualPot = ResidualPot.SPLIT
    allow_debt: bool = True
    direction: Direction = Direction.CLOCKWISE


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52)


def start(rules: Rules, deal: State, carry: Carry) -> None:
    """Draw for the deal, or lay the cards ready."""
    loos.open_deal(rules, deal, carry)
    if deal.dealer != NOBODY:
        deal.phase = Phase.DEAL


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """IRLO-10: what is paid out of the pool when the session ends here."""
    return loos.shared_out(rules, carry, stacks, IRLO.SHARED_OUT)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each seat announces, lays cards aside until it has enough, and plays three."""
    return loos.extent_of(rules, stacks, carry, 2 + rules.max_exchange + HAND)


def legal(rules: Rules, deal: State) -> list[int]:
    """What the actor may announce, lay aside or play."""
    if deal.phase == Phase.ANNOUNCE:
        return announcements(rules, deal)
    if deal.phase == Phase.EXCHANGE:
        return exchangeable(rules, deal)
    return loos.to_play(rules, deal)


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits: a card by its height, and to exchange no more least."""
    if action == ENOUGH:
        return -1
    return height(deal, ORDER, action) if deal.phase in (Phase.EXCHANGE, Phase.PLAY) else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal a card, make an announcement, exchange or play."""
    match deal.phase:
        case Phase.DRAW:
            draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            if loos.serve(rules, deal, action, IRLO.STAKE):
                next_round(rules, deal, Phase.MISS if rules.miss else Phase.DEAL)
        case Phase.MISS:
            loos.serve_miss(deal, action)
            next_round(rules, deal, Phase.DEAL)
        case Phase.TURN_UP:
            turn_up(deal, action)
            invite(rules, deal)
        case Phase.ANNOUNCE:
            announce(rules, deal, action)
        case Phase.EXCHANGE if action == ENOUGH:
            supply(rules, deal)
        case Phase.EXCHANGE:
            lay_aside(deal, action)
        case Phase.SUPPLY:
            replace(rules, deal, action)
        case Phase.PLAY:
            loos.play_on(rules, deal, action)
            if deal.trick == HAND:
                settle(rules, deal, IRLO.TRICKS, IRLO.TRICKS, IRLO.TRICKS)


def hide(rules: Rules, deal: State, seat: int) -> None:
    """The hands of others, what they laid aside, Miss and the stock are not to be seen."""
    hide_cards(deal, seat)


def guess(rules: Rules, deal: State, seat: int, order: list[int], dice: int) -> bool:
    """Lay out what a view leaves unknown in this order; False: shuffle again.

    A card that a seat laid aside, and that went back to the stock (IRLO-8), may be anywhere.
    """
    return loos.guess_hands(deal, order, HAND if rules.miss else 0)


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """A card is seen by whoever gets it or lays it aside; all else is open."""
    if deal.phase == Phase.MISS or (deal.phase in (Phase.DEAL, Phase.SUPPLY) and seat != deal.drawing):
        return SOMETHING
    if deal.phase == Phase.EXCHANGE and action != ENOUGH and seat != deal.actor:
        return SOMETHING
    return ALL


def restock(rules: Rules, deal: State) -> list[int]:
    """IRLO-8: the cards that are the stock, once it has run out and the next card is to be dealt."""
    return discards(deal, deal.drawing)


# -- the deal and the announcements


def next_round(rules: Rules, deal: State, more: int) -> None:
    """Serve Miss or the next round, or turn up when all have their cards."""
    done = deal.held[deal.dealer] == HAND and more == Phase.DEAL
    deal.phase = Phase.TURN_UP if done else more


def invite(rules: Rules, deal: State) -> None:
    """Ask eldest what to do; under club law all are in (IRLO-4)."""
    deal.phase = Phase.ANNOUNCE
    deal.actor = first_active(deal, deal.dealer)
    if rules.club_law and deal.trump == CLUB:
        open_exchange(rules, deal)


def announcements(rules: Rules, deal: State) -> list[int]:
    """IRLO-5: pass or stand, or take Miss where there is one; the dealer is bound to a single player."""
    bound = decides_alone(deal)
    stands = not bound or rules.dealer_defence != DealerDefence.POOL_ONLY
    takes = rules.miss == 1 and deal.taker == NOBODY and stands
    return chosen(not bound, bound and rules.dealer_defence != DealerDefence.SELF_ONLY, stands, takes)


def announce(rules: Rules, deal: State, action: int) -> None:
    """A seat throws its hand in, stands, takes Miss, or defends the pool."""
    seat = deal.actor
    if action == PASS:
        throw_in(deal, seat)
    elif action == TAKE:
        take_miss(deal, seat)
    elif action == DEFEND:
        deal.defender = seat
    at_once = rules.exchange_timing == ExchangeTiming.AT_ANNOUNCEMENT
    if at_once and action != PASS and rules.max_exchange:
        deal.phase = Phase.EXCHANGE
    else:
        after_announcement(rules, deal, seat)


def after_announcement(rules: Rules, deal: State, seat: int) -> None:
    """Ask the next; or the dealer has the pool; or, when all have spoken, the exchange begins, or play."""
    deal.actor = first_active(deal, seat)
    if count_in(deal) == 1:
        sweep(rules, deal, deal.actor, IRLO.ALL_PASS)
    elif seat != deal.dealer:
        deal.phase = Phase.ANNOUNCE
    elif rules.exchange_timing == ExchangeTiming.AT_ANNOUNCEMENT:
        begin_play(deal)
    else:
        open_exchange(rules, deal)


# -- the exchange


def open_exchange(rules: Rules, deal: State) -> None:
    """IRLO-6: all who are in may exchange, from eldest."""
    for seat in range(deal.seats):
        deal.asked[seat] = deal.active[seat] if rules.max_exchange else 0
    deal.phase = Phase.EXCHANGE
    deal.actor = deal.dealer
    next_exchange(rules, deal, deal.dealer)


def next_exchange(rules: Rules, deal: State, seat: int) -> None:
    """Ask the next that may exchange; after the last, play."""
    deal.actor = next_asked(deal, seat)
    deal.phase = Phase.EXCHANGE
    if deal.actor == NOBODY:
        begin_play(deal)


def exchangeable(rules: Rules, deal: State) -> list[int]:
    """Any card of the hand while more may be laid aside, or no more."""
    laid = HAND - deal.held[deal.actor]
    cards = bits_of(deal, deal.actor) if laid < rules.max_exchange else 0
    return listed(cards | bit(ENOUGH))


def supply(rules: Rules, deal: State) -> None:
    """Deal as many cards as were laid aside."""
    if deal.held[deal.actor] == HAND:
        after_exchange(rules, deal, deal.actor)
    else:
        deal.drawing = deal.actor
        deal.phase = Phase.SUPPLY
        deal.actor = CHANCE


def replace(rules: Rules, deal: State, card: int) -> None:
    """A card for one that was laid aside, from a new stock if there is no other."""
    seat = deal.drawing
    if deal.dealt == CARDS:
        put_back(deal, seat)
    give(deal, seat, card)
    if deal.held[seat] == HAND:
        deal.drawing = NOBODY
        after_exchange(rules, deal, seat)


def after_exchange(rules: Rules, deal: State, seat: int) -> None:
    """The next seat speaks, if each exchanges when it stands; else the next exchanges."""
    clubs = rules.club_law and deal.trump == CLUB
    if rules.exchange_timing == ExchangeTiming.AT_ANNOUNCEMENT and not clubs:
        after_announcement(rules, deal, seat)
    else:
        next_exchange(rules, deal, seat)


def begin_play(deal: State) -> None:
    """The first seat after the dealer that is in leads."""
    deal.phase = Phase.PLAY
    open_play(deal)
