"""Zwikken, the Dutch Zwicken: three players, three cards each, and one who plays for the pot.

Everybody antes; a card is turned for trumps.  Once each, in turn from eldest, one may bid for a
third, a half or the whole of the pot, each bid above the last; the highest bidder is the shooter.
If nobody bids the dealer may turn another trump, for another chip from all, or annul the deal.
Then the trump Ten may be exchanged for the turn-up.  Three of a rank, a *zwik*, is shown at once,
and the highest takes the whole pool.  Otherwise everybody plays.  The shooter needs two tricks, or
one with more card points than the other two, and takes the bid from the pot or pays it in.

Whether the Ten is exchanged is asked of every seat in silence: an answer only its holder has.  So
nobody learns from the asking whether the Ten was dealt at all.

Rules ZWIK-1 to ZWIK-16.  A given hand is a zwik once in 57 deals, and with the Ten in 97 of 4845.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import tricks, who_begins
from lansquenet.rules.cards import ACE, TWENTY, Shoe, always_fresh, card_of, of_rank, rank, ranks
from lansquenet.rules.pools import (
    ResidualPot,
    around,
    collect,
    done as done,
    next_in,
    put_in,
    seat_all,
    share_out,
    solvent,
    standing_pool as standing_pool,
)
from lansquenet.rules.state import (
    ALL,
    CHANCE,
    NOBODY,
    NOTHING,
    OVER,
    POOL,
    SOMEBODY,
    SOMETHING,
    Direction,
    Extent,
    Payment,
    Why,
    a_rank_per_seat,
    amounts,
    ask_on,
    hush,
    pay,
    per_seat,
    way_of,
)
from lansquenet.rules.tricks import (
    HIGH_ACE,
    SHOWN,
    TABLE,
    Duties,
    Undertrump,
    ask_active,
    find_eldest,
    first_active,
    gather,
    give_in_packets,
    guess_cards,
    height,
    hide_cards,
    lay_out_pack,
    next_to_play,
    play_card,
    playable,
    turn_up,
    was_held,
)
from lansquenet.rules.who_begins import First

SEATS = range(3, 4)
Phase = IntEnum("Phase", "DRAW DEAL TURN BID AMOUNT AGAIN TEN PLAY", start=0)
BETS = (Phase.AMOUNT,)
AntePolicy = IntEnum("AntePolicy", "EVERY_DEAL WHEN_EMPTY", start=0)
Packets = IntEnum("Packets", "ONE_TWO TWO_ONE", start=0)
BidMenu = IntEnum("BidMenu", "PARTS ANY_INTEGER", start=0)
BidRounding = IntEnum("BidRounding", "FLOOR CEIL", start=0)
TurnPackage = IntEnum("TurnPackage", "CHIP_AND_TURN_OR_ANNUL TURN_CHIP_OPTIONAL", start=0)
ZwikPrize = IntEnum("ZwikPrize", "POOL BID_IF_SHOOTER", start=0)
PASS, THIRD, HALF, WHOLE = 0, 1, 2, 3
ANNUL, TURN_FREE, COLLECT = 0, 1, 2
KEEP, SWAP = 0, 1
TEN = 9
LOW_TO_HIGH = (9, 10, 11, 12, 0)  # from the Ten to the ace
SIZE = 3  # cards in a hand, and tricks in a deal


class ZWIK(Why):
    """The rules of the book by which chips change hands."""

    ANTE = 3
    TURN = 8
    PRIZE = 11
    BID = 14
    SHARED_OUT = 16


class Rules(NamedTuple):
    """The options; with `deals` of 0 the session has no agreed end."""

    ante: int = 1
    ante_policy: AntePolicy = AntePolicy.EVERY_DEAL
    packets: Packets = Packets.ONE_TWO
    bid_menu: BidMenu = BidMenu.PARTS
    bid_rounding: BidRounding = BidRounding.FLOOR
    max_turns: int = 3
    same_suit_counts: bool = True
    turn_package: TurnPackage = TurnPackage.CHIP_AND_TURN_OR_ANNUL
    turn_chips: int = 1
    zwik_prize: ZwikPrize = ZwikPrize.POOL
    zwik_loser_pays: bool = True
    undertrump: Undertrump = Undertrump.OPTIONAL
    first_dealer: First = First.LOT
    deals: int = 0
    allow_debt: bool = True
    residual_pot: ResidualPot = ResidualPot.SPLIT
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who deals next, for what pool, and how many deals there have been."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0


@dataclass(slots=True)
class State(tricks.Deal):
    """One deal, with its bids and the card points that each seat has taken."""

    deals: int = 0  # before this one
    turns: int = 0  # trumps turned, as far as they count
    bid: int = 0  # the highest
    shooter: int = NOBODY
    swapped: int = -1  # the card for which the Ten lies on the table
    zwik: list[int] = a_rank_per_seat()  # that each has shown
    points: list[int] = per_seat()


ORDER = HIGH_ACE


def shoe(rules: Rules) -> Shoe:
    """Twenty cards, shuffled for every deal."""
    return always_fresh(TWENTY)


def start(rules: Rules, deal: State, carry: Carry) -> None:
    """Draw for the deal, or deal to all who are in the session."""
    deal.way = way_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.dealer = carry.dealer
    if carry.dealer == NOBODY:
        who_begins.begin_draw(deal)
    else:
        lay_out_pack(deal, ranks(TWENTY))
        seat_all(rules, deal)
        find_eldest(deal)
        deal.phase = Phase.DEAL


def leave(rules: Rules, deal: State) -> Carry:
    """Who deals next, and the pool."""
    return Carry(deal.heir, deal.stacks[POOL], deal.deals)


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """ZWIK-16: what is paid out of the pool when the session ends here."""
    heirs = solvent(rules, around(rules, carry.dealer, len(stacks)), stacks)
    return share_out(carry.pool, rules.residual_pot, heirs, ZWIK.SHARED_OUT)


def free(rules: Rules, deal: State, seat: int) -> int:
    """What a seat owns beyond the bid it plays for; without debts, never less than nothing."""
    left = deal.stacks[seat] - (deal.bid if seat == deal.shooter else 0)
    return left if rules.allow_debt else max(0, left)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """For each trump the bids; the Ten, and three tricks; all antes, and a bid for the whole pool."""
    seats = len(stacks)
    turns = rules.max_turns if rules.same_suit_counts else TWENTY - SIZE * seats
    antes = rules.ante + (turns - 1) * rules.turn_chips
    pool = carry.pool + seats * antes
    lost = antes + pool
    acts = turns * (seats + 1) - 1 + seats * (1 + SIZE)
    return Extent(acts, lost if rules.allow_debt else min(lost, max(stacks)), pool - antes)


def legal(rules: Rules, deal: State) -> list[int]:
    """What the actor may do."""
    if deal.phase == Phase.PLAY:
        return playable(deal, duties(rules), HIGH_ACE, deal.actor)
    if deal.phase == Phase.AMOUNT:
        return amounts(limits(rules, deal))
    if deal.phase == Phase.BID:
        return [part for part in range(WHOLE + 1) if may_bid(rules, deal, part)]
    if deal.phase == Phase.AGAIN:
        bare = rules.turn_package == TurnPackage.TURN_CHIP_OPTIONAL
        return [ANNUL, TURN_FREE, COLLECT] if bare else [ANNUL, COLLECT]
    return [KEEP, SWAP] if holds_ten(deal, deal.actor) else [KEEP]


def limits(rules: Rules, deal: State) -> tuple[int, int, int]:
    """Any bid above the last, up to the pot; or none."""
    return deal.bid + 1, deal.stacks[POOL], 0


def commits(rules: Rules, deal: State, action: int) -> int:
    """COMM-15: how much an act commits, a card by its height."""
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: State, action: int) -> None:
    """Deal or turn a card, bid, take up the turn-up, or play."""
    match deal.phase:
        case Phase.DRAW:
            who_begins.draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            deal_card(rules, deal, action)
        case Phase.TURN:
            turn(rules, deal, action)
        case Phase.BID:
            bid(rules, deal, amount(rules, deal, action))
        case Phase.AMOUNT:
            bid(rules, deal, action)
        case Phase.AGAIN:
            again(rules, deal, action)
        case Phase.TEN:
            ten(rules, deal, action)
        case Phase.PLAY:
            play(rules, deal, action)


def hide(rules: Rules, deal: State, seat: int) -> None:
    """Erase what a seat may not know; the card taken up for the Ten was seen by all."""
    where = deal.place[deal.swapped] if deal.swapped >= 0 else 0
    hide_cards(deal, seat)
    if deal.swapped >= 0:
        deal.place[deal.swapped] = where
    if deal.phase == Phase.TEN and deal.actor >= 0 and deal.actor != seat:
        deal.actor = SOMEBODY


def guess(rules: Rules, view: State, seat: int, order: list[int], dice: int) -> bool:
    """Fill in a view; nobody who plays on was dealt a zwik, for it would have been shown."""
    return guess_cards(view, order, HIGH_ACE, 0) and (view.phase != Phase.PLAY or not had_zwik(view))


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """Cards are dealt face down, and a Ten that is kept leaves no trace but the end of the asking."""
    if deal.phase == Phase.DEAL:
        return ALL if seat == deal.drawing else SOMETHING
    if deal.phase == Phase.TEN and action == KEEP and seat != deal.actor:
        last = first_active(deal, deal.actor) == first_active(deal, deal.dealer)
        return SOMETHING if last else NOTHING
    return ALL


# -- the deal


def deal_card(rules: Rules, deal: State, card: int) -> None:
    """Deal a card; before the first, everybody antes (ZWIK-3)."""
    if deal.dealt == 0 and (rules.ante_policy == AntePolicy.EVERY_DEAL or deal.stacks[POOL] == 0):
        collect(rules, deal, rules.ante, ZWIK.ANTE)
    if give_in_packets(deal, card, 1 if rules.packets == Packets.ONE_TWO else 2, SIZE):  # ZWIK-4
        deal.phase = Phase.TURN


def turn(rules: Rules, deal: State, card: int) -> None:
    """Turn a trump, upon any that was turned before, and open the bidding."""
    before = deal.trump
    if deal.turned >= 0:
        deal.place[deal.turned] = SHOWN
    turn_up(deal, card)
    deal.turns += 1 if rules.same_suit_counts or deal.trump != before else 0
    ask_active(deal)
    ask_bid(rules, deal, deal.dealer)


# -- the bids


def amount(rules: Rules, deal: State, part: int) -> int:
    """The chips in a part of the pot (ZWIK-7)."""
    pot = deal.stacks[POOL]
    if part in (PASS, WHOLE):
        return pot if part == WHOLE else 0
    divisor = 3 if part == THIRD else 2
    up = divisor - 1 if rules.bid_rounding == BidRounding.CEIL else 0
    return max(1, (pot + up) // divisor)


def may_bid(rules: Rules, deal: State, part: int) -> bool:
    """Whether a part is more than the last bid; of parts alike there is one, and the whole is the whole."""
    chips = amount(rules, deal, part)
    if part in (PASS, WHOLE):
        return part == PASS or chips > deal.bid
    alike = part == HALF and chips == amount(rules, deal, THIRD)
    return deal.bid < chips < deal.stacks[POOL] and not alike


def ask_bid(rules: Rules, deal: State, after: int) -> None:
    """Turn to the next seat that has not spoken, or on to the Ten when all have."""
    deal.phase = Phase.BID if rules.bid_menu == BidMenu.PARTS else Phase.AMOUNT
    if not ask_on(deal, after):
        close_bids(rules, deal)


def bid(rules: Rules, deal: State, chips: int) -> None:
    """Pass, or bid more than anybody; nobody can bid above the whole (ZWIK-6)."""
    if chips > 0:
        deal.bid = chips
        deal.shooter = deal.actor
        if chips == deal.stacks[POOL]:
            hush(deal)
    ask_bid(rules, deal, deal.actor)


def close_bids(rules: Rules, deal: State) -> None:
    """There is a shooter, or the dealer may turn again, or the deal is annulled (ZWIK-9)."""
    if deal.shooter != NOBODY:
        deal.phase = Phase.TEN
        deal.actor = first_active(deal, deal.dealer)
    elif deal.turns < rules.max_turns and deal.dealt < TWENTY:
        deal.phase = Phase.AGAIN
        deal.actor = deal.dealer
    else:
        end_deal(rules, deal)


def again(rules: Rules, deal: State, choice: int) -> None:
    """ZWIK-8: the dealer turns another trump, or throws in the cards."""
    if choice == ANNUL:
        end_deal(rules, deal)
    else:
        if choice == COLLECT:
            collect(rules, deal, rules.turn_chips, ZWIK.TURN)
        deal.phase = Phase.TURN
        deal.actor = CHANCE


# -- zwiks


def holds_ten(deal: State, seat: int) -> bool:
    """Whether a seat has the trump Ten."""
    return deal.place[card_of(TEN, deal.trump)] == seat


def ten(rules: Rules, deal: State, choice: int) -> None:
    """Exchange the Ten for the turn-up, or say nothing; ask on, until somebody has or all are asked."""
    eldest = first_active(deal, deal.dealer)
    seat = deal.actor
    deal.actor = first_active(deal, seat)
    if choice == SWAP:
        deal.swapped = deal.turned
        deal.turned = card_of(TEN, deal.trump)
        deal.place[deal.swapped] = seat
        deal.place[deal.turned] = TABLE
    if choice == SWAP or deal.actor == eldest:
        deal.leader = deal.actor = eldest
        deal.phase = Phase.PLAY
        show_zwiks(rules, deal)


def show_zwiks(rules: Rules, deal: State) -> None:
    """ZWIK-11: whoever has three of a rank shows them, and the highest wins."""
    owner = NOBODY
    for seat in range(deal.seats):
        r = zwik_of(deal, seat)
        deal.zwik[seat] = r
        if r >= 0:
            lay_open(deal, seat)
            if owner == NOBODY or HIGH_ACE[r] > HIGH_ACE[deal.zwik[owner]]:
                owner = seat
    if owner != NOBODY:
        pay_zwik(rules, deal, owner)
        end_deal(rules, deal)


def zwik_of(deal: State, seat: int) -> int:
    """The rank of which a seat has had three cards, in hand or played; -1 if none."""
    for r in LOW_TO_HIGH:
        count = 0
        for card in of_rank(r):
            count += was_held(deal, card, seat)
        if count == SIZE:
            return r
    return -1


def lay_open(deal: State, seat: int) -> None:
    """The three cards of a zwik are shown."""
    for card in of_rank(deal.zwik[seat]):
        if deal.place[card] == seat:
            deal.place[card] = SHOWN
            deal.held[seat] -= 1


def pay_zwik(rules: Rules, deal: State, owner: int) -> None:
    """The pool to the best zwik; a shooter who was beaten by it pays what he played for."""
    alone = rules.zwik_prize == ZwikPrize.BID_IF_SHOOTER and owner == deal.shooter
    pay(deal, POOL, owner, deal.bid if alone else deal.stacks[POOL], ZWIK.PRIZE)
    if owner != deal.shooter and rules.zwik_loser_pays:
        put_in(rules, deal, deal.shooter, deal.bid, ZWIK.PRIZE)


def had_zwik(deal: State) -> bool:
    """Whether anybody was dealt three of a rank."""
    for seat in range(deal.seats):
        if zwik_of(deal, seat) >= 0:
            return True
    return False


# -- the play


def duties(rules: Rules) -> Duties:
    """Follow suit; when void, trump and overtrump (ZWIK-12)."""
    return Duties(0, 1, 1, rules.undertrump)


def play(rules: Rules, deal: State, card: int) -> None:
    """Play to the trick; after the third the shooter is paid or pays."""
    play_card(deal, duties(rules), HIGH_ACE, deal.actor, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        take_trick(deal)
        if deal.trick == SIZE:
            settle(rules, deal)


def take_trick(deal: State) -> None:
    """The trick and its card points go to a seat, which leads."""
    count = 0
    for seat in range(deal.seats):
        if deal.played[seat] >= 0:
            count += card_points(deal.played[seat])
    deal.actor = gather(deal)
    deal.points[deal.actor] += count


# -- the end of the deal


def card_points(card: int) -> int:
    """Four for an ace, then three, two and one; a Ten counts nothing (ZWIK-2)."""
    return 4 if rank(card) == ACE else rank(card) - TEN


def succeeds(deal: State) -> bool:
    """ZWIK-13: two tricks, or one that counts more than the other two."""
    seat = deal.shooter
    total = 0
    for other in range(deal.seats):
        total += deal.points[other]
    return deal.taken[seat] > 1 or (deal.taken[seat] == 1 and 2 * deal.points[seat] > total)


def settle(rules: Rules, deal: State) -> None:
    """ZWIK-14: the shooter takes what he played for, or pays it."""
    if succeeds(deal):
        pay(deal, POOL, deal.shooter, deal.bid, ZWIK.BID)
    else:
        put_in(rules, deal, deal.shooter, deal.bid, ZWIK.BID)
    end_deal(rules, deal)


def end_deal(rules: Rules, deal: State) -> None:
    """The next seat in the session deals (ZWIK-15)."""
    deal.heir = next_in(rules, deal, deal.dealer)
    deal.bid = 0
    deal.shooter = NOBODY
    deal.deals += 1
    deal.actor = OVER
