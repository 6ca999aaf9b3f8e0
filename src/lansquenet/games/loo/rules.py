"""Three-card Loo: three cards each, and who takes no trick pays for it.

The dealer stakes to the pool.  Each gets three cards, and so does Miss, who is nobody; the next
card is trump.  In turn everybody throws the hand in, stands, or stands with the cards of Miss,
unseen.  If all others pass the dealer has the pool; against a single player he may not pass, but
may defend it for nobody's account.  Play is all but mechanical: head, trump, overtrump, and lead
trumps.  Each trick earns a third of the pool; who stood and took none is looed, and pays a stake
into the next pool, or as much as this one held.

Rules LOO3-1 to LOO3-20.  Nobody banks and nobody has an edge; the dealer's stake is a turn tax.
"""

from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import loos
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
    count_in,
    decides_alone,
    done as done,
    leave as leave,
    open_play,
    settle,
    sweep,
    take_miss,
)
from lansquenet.rules.pools import ResidualPot, free as free, limits as limits, standing_pool as standing_pool
from lansquenet.rules.state import ALL, NOBODY, SOMETHING, Direction, Extent, Payment, Why
from lansquenet.rules.tricks import HIGH_ACE, Undertrump, first_active, height, hide_cards, throw_in, turn_up
from lansquenet.rules.who_begins import First, draw

SEATS = range(3, 11)
Phase = IntEnum("Phase", "DRAW DEAL MISS TURN_UP ANNOUNCE PLAY", start=0)
BETS = ()
DefendHand = IntEnum("DefendHand", "MISS OWN", start=0)
ORDER = HIGH_ACE


class LOO3(Why):
    """The rules of the book by which chips change hands."""

    STAKE = 3
    ALL_PASS = 7
    MISS_ALONE = 8
    TRICKS = 14
    LIMITED = 15
    UNLIMITED = 16
    ODD_CHIPS = 17
    SHARED_OUT = 20


class Rules(NamedTuple):
    """The options; 0 `deals` are as many as the table likes."""

    stake: int = 3
    loo: Loo = Loo.LIMITED
    force_single: bool = False
    force_allows_miss: bool = False
    defend_hand: DefendHand = DefendHand.MISS
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
    """LOO3-20: what is paid out of the pool when the session ends here."""
    return loos.shared_out(rules, carry, stacks, LOO3.SHARED_OUT)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each seat announces, and plays three cards."""
    return loos.extent_of(rules, stacks, carry, 1 + HAND)


def legal(rules: Rules, deal: State) -> list[int]:
    """What the actor may announce or play."""
    if deal.phase == Phase.ANNOUNCE:
        return announcements(rules, deal)
    return loos.to_play(rules, deal)


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits, a card by its height."""
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal a card, make an announcement, or play."""
    match deal.phase:
        case Phase.DRAW:
            draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            if loos.serve(rules, deal, action, LOO3.STAKE):
                deal.phase = Phase.MISS
        case Phase.MISS:
            loos.serve_miss(deal, action)
            deal.phase = Phase.TURN_UP if deal.held[deal.dealer] == HAND else Phase.DEAL
        case Phase.TURN_UP:
            turn_up(deal, action)
            deal.phase = Phase.ANNOUNCE
            deal.actor = first_active(deal, deal.dealer)
        case Phase.ANNOUNCE:
            announce(rules, deal, action)
        case Phase.PLAY:
            loos.play_on(rules, deal, action)
            if deal.trick == HAND:
                forfeit = LOO3.UNLIMITED if rules.loo == Loo.UNLIMITED else LOO3.LIMITED
                settle(rules, deal, LOO3.TRICKS, LOO3.ODD_CHIPS, forfeit)


def hide(rules: Rules, deal: State, seat: int) -> None:
    """The hands of others, what they threw in, Miss and the stock are not to be seen (LOO3-5)."""
    hide_cards(deal, seat)


def guess(rules: Rules, deal: State, seat: int, order: list[int], dice: int) -> bool:
    """Lay out what a view leaves unknown in this order; False: shuffle again."""
    return loos.guess_hands(deal, order, HAND)


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """A card is seen by whoever gets it; all else is open."""
    if deal.phase == Phase.MISS or (deal.phase == Phase.DEAL and seat != deal.drawing):
        return SOMETHING
    return ALL


# -- the announcements


def is_forced(rules: Rules, deal: State) -> bool:
    """Whether nobody may pass, because the pool is a single (LOO3-18)."""
    return bool(rules.force_single) and deal.worth <= rules.stake


def announcements(rules: Rules, deal: State) -> list[int]:
    """LOO3-6, LOO3-8 to LOO3-10: what may be said, also by the dealer against a single player."""
    forced, unclaimed = is_forced(rules, deal), deal.taker == NOBODY
    bound = unclaimed and decides_alone(deal)
    to_be_had = unclaimed and (not forced or bool(rules.force_allows_miss))
    defends = bound and (to_be_had or rules.defend_hand == DefendHand.OWN)
    return loos.chosen(not forced and not bound, defends, True, to_be_had)


def announce(rules: Rules, deal: State, action: int) -> None:
    """A seat throws its hand in, stands with it or with Miss, or defends the pool."""
    seat = deal.actor
    if action == PASS:
        throw_in(deal, seat)
    elif action == DEFEND:
        deal.defender = seat
    if action == TAKE or (action == DEFEND and rules.defend_hand == DefendHand.MISS):
        take_miss(deal, seat)
    deal.actor = first_active(deal, seat)
    if count_in(deal) == 1:
        sweep(rules, deal, deal.actor, LOO3.ALL_PASS if deal.actor == deal.dealer else LOO3.MISS_ALONE)
    elif seat == deal.dealer:
        deal.phase = Phase.PLAY
        open_play(deal)
