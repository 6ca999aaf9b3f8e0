"""Before the play of Zwikken: the deal, and who bids how much."""

from lansquenet.cards import TWENTY
from lansquenet.games.zwikken.ends import end_deal
from lansquenet.games.zwikken.state import (
    ANNUL,
    COLLECT,
    HALF,
    PASS,
    SIZE,
    THIRD,
    WHOLE,
    AntePolicy,
    BidMenu,
    BidRounding,
    Deal,
    Packets,
    Phase,
    Rules,
)
from lansquenet.play import CHANCE, NOBODY, POOL, hush, next_asked
from lansquenet.pools import put_in
from lansquenet.tricks import SHOWN, first_active, give, turn_up


def collect(rules: Rules, deal: Deal, chips: int, why: int) -> None:
    """Everybody pays so many chips, the dealer too."""
    for seat in range(deal.seats):
        if deal.active[seat]:
            put_in(rules, deal, seat, chips, why)


def deal_card(rules: Rules, deal: Deal, card: int) -> None:
    """Deal a card; before the first, everybody antes (ZWIK-3)."""
    if deal.dealt == 0 and (rules.ante_policy == AntePolicy.EVERY_DEAL or deal.stacks[POOL] == 0):
        collect(rules, deal, rules.ante, 3)
    seat = deal.drawing
    give(deal, seat, card)
    first = 1 if rules.packets == Packets.ONE_TWO else 2
    if deal.held[seat] in (first, SIZE):  # ZWIK-4
        if seat == deal.dealer and deal.held[seat] == SIZE:
            deal.drawing = NOBODY
            deal.phase = Phase.TURN
        else:
            deal.drawing = first_active(deal, seat)


def turn(rules: Rules, deal: Deal, card: int) -> None:
    """Turn a trump, upon any that was turned before, and open the bidding."""
    before = deal.trump
    if deal.turned >= 0:
        deal.place[deal.turned] = SHOWN
    turn_up(deal, card)
    deal.turns += 1 if rules.same_suit_counts or deal.trump != before else 0
    for seat in range(deal.seats):
        deal.asked[seat] = deal.active[seat]
    ask_bid(rules, deal, deal.dealer)


# -- the bids


def amount(rules: Rules, deal: Deal, part: int) -> int:
    """The chips in a part of the pot (ZWIK-7)."""
    pot = deal.stacks[POOL]
    if part in (PASS, WHOLE):
        return pot if part == WHOLE else 0
    divisor = 3 if part == THIRD else 2
    up = divisor - 1 if rules.bid_rounding == BidRounding.CEIL else 0
    return max(1, (pot + up) // divisor)


def may_bid(rules: Rules, deal: Deal, part: int) -> bool:
    """Whether a part is more than the last bid; of parts alike there is one, and the whole is the whole."""
    chips = amount(rules, deal, part)
    if part in (PASS, WHOLE):
        return part == PASS or chips > deal.bid
    alike = part == HALF and chips == amount(rules, deal, THIRD)
    return deal.bid < chips < deal.stacks[POOL] and not alike


def ask_bid(rules: Rules, deal: Deal, after: int) -> None:
    """Turn to the next seat that has not spoken, or on to the Ten when all have."""
    deal.phase = Phase.BID if rules.bid_menu == BidMenu.PARTS else Phase.AMOUNT
    deal.actor = next_asked(deal, after)
    if deal.actor == NOBODY:
        close_bids(rules, deal)


def bid(rules: Rules, deal: Deal, chips: int) -> None:
    """Pass, or bid more than anybody; nobody can bid above the whole (ZWIK-6)."""
    if chips > 0:
        deal.bid = chips
        deal.shooter = deal.actor
        if chips == deal.stacks[POOL]:
            hush(deal)
    ask_bid(rules, deal, deal.actor)


def close_bids(rules: Rules, deal: Deal) -> None:
    """There is a shooter, or the dealer may turn again, or the deal is annulled (ZWIK-9)."""
    if deal.shooter != NOBODY:
        deal.phase = Phase.TEN
        deal.actor = first_active(deal, deal.dealer)
    elif deal.turns < rules.max_turns and deal.dealt < TWENTY:
        deal.phase = Phase.AGAIN
        deal.actor = deal.dealer
    else:
        end_deal(rules, deal)


def again(rules: Rules, deal: Deal, choice: int) -> None:
    """ZWIK-8: the dealer turns another trump, or throws in the cards."""
    if choice == ANNUL:
        end_deal(rules, deal)
    else:
        if choice == COLLECT:
            collect(rules, deal, rules.turn_chips, 8)
        deal.phase = Phase.TURN
        deal.actor = CHANCE
