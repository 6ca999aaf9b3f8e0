"""What Three-card Loo and Irish Loo share: the dealer's stake, the leads, thirds of the pool, forfeits.

Three cards each, to win at least one trick.  Rule numbers are those of Three-card Loo; by which of
its own numbers chips change hands, a game says itself.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, Protocol

from lansquenet.rules import tricks
from lansquenet.rules.bits import bit, has, has_several, highest, listed, of_suit
from lansquenet.rules.cards import ACE, KING, Pack, card_of, ranks, suit
from lansquenet.rules.pools import Dealt, Debts, around, is_in, put_in, seat_all, share_out, solvent
from lansquenet.rules.state import NOBODY, OVER, POOL, Directed, Extent, Payment, Why, next_seat, pay, way_of
from lansquenet.rules.tricks import (
    CARDS,
    HIGH_ACE,
    LAID,
    MISS,
    PLAYED,
    STOCK,
    Duties,
    bits_of,
    first_active,
    gather,
    give,
    guess_cards,
    lay_aside,
    lay_out_pack,
    lower_ceiling,
    next_to_play,
    play_card,
    playable,
    played_in,
    strength,
    was_held,
)
from lansquenet.rules.who_begins import begin_draw

Loo = IntEnum("Loo", "LIMITED UNLIMITED", start=0)
OddChips = IntEnum("OddChips", "CARRY FIRST_TRICK", start=0)
OpenTwoTrumps = IntEnum("OpenTwoTrumps", "BY_OPPONENTS ALWAYS_HIGHEST", start=0)
EndRule = IntEnum("EndRule", "DEALS EXTEND_UNTIL_NO_LOO", start=0)
PASS, DEFEND, STAND, TAKE = 0, 1, 2, 3  # what may be announced
HAND = 3  # cards


class LooTerms(Debts, Dealt, Directed, Protocol):
    """The Rules of either game: what is read of them here, both have."""

    @property
    def stake(self) -> int:
        """What the dealer puts in the pool for each of the three tricks."""

    @property
    def loo(self) -> int:
        """Of `Loo`."""

    @property
    def end_rule(self) -> int:
        """Of `EndRule`."""

    @property
    def residual_pot(self) -> int:
        """Of `ResidualPot`."""

    @property
    def undertrump(self) -> int:
        """Of `Undertrump`."""

    @property
    def open_two_trumps(self) -> int:
        """Of `OpenTwoTrumps`."""

    @property
    def odd_chips(self) -> int:
        """Of `OddChips`."""


class LooCarry(NamedTuple):
    """Who deals next, what lies in the pool, the deals so far, and whether anybody was looed in the last."""

    dealer: int = NOBODY
    pool: int = 0
    deals: int = 0
    looed: int = 0


@dataclass(slots=True)
class LooDeal(tricks.Deal):
    """A deal of three cards each, and perhaps a spare hand, called Miss."""

    worth: int = 0  # the chips that are played for
    taker: int = NOBODY  # who plays the cards of Miss
    defender: int = NOBODY  # the dealer, when playing for the pool and not for himself
    first: int = NOBODY  # who took the first trick
    deals: int = 0  # of this session, with this one
    looed: int = 0  # 1: somebody was, in this deal


# -- from deal to deal


def open_deal(terms: LooTerms, deal: LooDeal, carry: LooCarry) -> None:
    """Take up the session: have the first dealer drawn, or lay the cards ready."""
    deal.way = way_of(terms.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.looed = carry.looed
    deal.dealer = carry.dealer
    if carry.dealer != NOBODY and not is_in(terms, deal, carry.dealer):
        deal.dealer = next_dealer(terms, deal)
    if deal.dealer == NOBODY:
        begin_draw(deal)
        return
    seat_all(terms, deal)
    lay_out_pack(deal, ranks(Pack.P52))
    deal.deals += 1
    deal.looed = 0
    deal.drawing = first_active(deal, deal.dealer)


def next_dealer(terms: LooTerms, deal: LooDeal) -> int:
    """The next seat that can be dealt to (LOO3-19); NOBODY, when nobody has chips."""
    seat = deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if is_in(terms, deal, seat):
            return seat
    return NOBODY


def end(terms: LooTerms, deal: LooDeal) -> None:
    """The deal is over, and the next seat deals."""
    deal.heir = next_dealer(terms, deal)
    deal.actor = OVER


def leave(terms: LooTerms, deal: LooDeal) -> LooCarry:
    """Who deals next, and for what pool."""
    return LooCarry(deal.heir, deal.stacks[POOL], deal.deals, deal.looed)


def extent_of(terms: LooTerms, stacks: list[int], carry: LooCarry, each: int) -> Extent:
    """So many acts of each seat; a stake and a forfeit are lost, and the whole pool is won (LOO3-14)."""
    pool = carry.pool + terms.stake
    lost = terms.stake + (pool if terms.loo == Loo.UNLIMITED else terms.stake)
    return Extent(len(stacks) * each, lost if terms.allow_debt else min(lost, max(stacks)), pool)


def done(terms: LooTerms, carry: LooCarry, seats: int) -> bool:
    """Whether the agreed deals have been played (LOO3-19)."""
    extended = terms.end_rule == EndRule.EXTEND_UNTIL_NO_LOO and carry.looed == 1
    return terms.deals > 0 and carry.deals >= terms.deals and not extended


def shared_out(terms: LooTerms, carry: LooCarry, stacks: list[int], why: Why) -> list[Payment]:
    """What is paid out of the pool when the session ends here (COMM-14)."""
    heirs = solvent(terms, around(terms, max(0, carry.dealer), len(stacks)), stacks)
    return share_out(carry.pool, terms.residual_pot, heirs, why)


# -- dealing, and Miss


def serve(terms: LooTerms, deal: LooDeal, card: int, why: Why) -> bool:
    """The next seat in turn gets a card; whether that completes the round (LOO3-4).

    Before the first card the dealer stakes (LOO3-3).
    """
    seat = deal.drawing
    if deal.dealt == 0:
        put_in(terms, deal, deal.dealer, terms.stake, why)
        deal.worth = deal.stacks[POOL]
    give(deal, seat, card)
    deal.drawing = first_active(deal, seat)
    return seat == deal.dealer


def serve_miss(deal: LooDeal, card: int) -> None:
    """Miss gets a card, as last of the round."""
    deal.place[card] = MISS
    deal.dealt += 1


def take_miss(deal: LooDeal, seat: int) -> None:
    """A seat lays its hand aside for Miss, unseen."""
    for card in range(CARDS):
        if deal.place[card] == seat:
            lay_aside(deal, card)
        elif deal.place[card] == MISS:
            deal.place[card] = seat
    deal.held[seat] = HAND
    deal.taker = seat


# -- announcements


def count_in(deal: LooDeal) -> int:
    """How many seats are in, those that have not yet spoken among them."""
    count = 0
    for seat in range(deal.seats):
        count += deal.active[seat]
    return count


def decides_alone(deal: LooDeal) -> bool:
    """Whether it is the dealer who is to speak, and exactly one other is in."""
    return deal.actor == deal.dealer and count_in(deal) == 2


def chosen(may_pass: bool, may_defend: bool, may_stand: bool, may_take: bool) -> list[int]:
    """The announcements that are allowed."""
    bits = bit(STAND) if may_stand else 0
    bits |= bit(PASS) if may_pass else 0
    bits |= bit(DEFEND) if may_defend else 0
    bits |= bit(TAKE) if may_take else 0
    return listed(bits)


# -- the play


def duties(terms: LooTerms) -> Duties:
    """Followers must head the trick, and when void trump and overtrump (LOO3-13)."""
    return Duties(1, 1, 1, terms.undertrump)


def boss(deal: LooDeal) -> int:
    """The highest trump that can be held: the ace, or the king when the ace is turned up."""
    ace = card_of(ACE, deal.trump)
    return ace if deal.turned != ace else card_of(KING, deal.trump)


def to_play(terms: LooTerms, deal: LooDeal) -> list[int]:
    """The cards that the actor may play."""
    if deal.led < 0:
        return leads(terms, deal, deal.actor)
    return playable(deal, duties(terms), HIGH_ACE, deal.actor)


def leads(terms: LooTerms, deal: LooDeal, seat: int) -> list[int]:
    """What a seat may lead: trumps if it must, and of them the highest if it must (LOO3-11, LOO3-12)."""
    held = bits_of(deal, seat)
    trumps = of_suit(held, deal.trump)
    has_boss = has(held, boss(deal)) == 1
    must_lead_trump = has_boss or has_several(trumps) if deal.trick == 0 else trumps > 0
    if not must_lead_trump:
        return listed(held)
    if deal.trick > 0 or not (has_boss or highest_due(terms, deal)):
        return listed(trumps)
    return [boss(deal)] if has_boss else [highest(trumps)]


def highest_due(terms: LooTerms, deal: LooDeal) -> bool:
    """Whether of several trumps the highest is to be led first: against one opponent, if not always."""
    return terms.open_two_trumps == OpenTwoTrumps.ALWAYS_HIGHEST or count_in(deal) == 2


def open_play(deal: LooDeal) -> None:
    """The first seat after the dealer that is in leads."""
    deal.drawing = NOBODY
    deal.leader = first_active(deal, deal.dealer)
    deal.actor = deal.leader


def play_on(terms: LooTerms, deal: LooDeal, card: int) -> None:
    """Play a card; a trick that is complete is gathered, and its winner leads."""
    seat = deal.actor
    if deal.led < 0:
        learn_lead(terms, deal, seat, card)
    play_card(deal, duties(terms), HIGH_ACE, seat, card)
    deal.actor = next_to_play(deal)
    if deal.actor == NOBODY:
        deal.actor = gather(deal)
        if deal.trick == 1:
            deal.first = deal.leader


def learn_lead(terms: LooTerms, deal: LooDeal, seat: int, card: int) -> None:
    """What a lead shows of the trumps that are left in its hand; of the first, see `opened_truly`."""
    if deal.trick > 0:
        if suit(card) != deal.trump:
            lower_ceiling(deal, seat, deal.trump, 0)
    elif suit(card) == deal.trump and highest_due(terms, deal):
        lower_ceiling(deal, seat, deal.trump, strength(HIGH_ACE, card))
    else:
        lower_ceiling(deal, seat, deal.trump, strength(HIGH_ACE, boss(deal)))


# -- settling


def settle(terms: LooTerms, deal: LooDeal, third: Why, odd: Why, loo: Why) -> None:
    """Pay for the tricks out of the pool, and forfeits into it, by the rules of these numbers; end the deal.

    What a defender wins stays there (LOO3-10).
    """
    for seat in range(deal.seats):
        if deal.taken[seat] and seat != deal.defender:
            pay(deal, POOL, seat, deal.taken[seat] * (deal.worth // 3), third)
    if terms.odd_chips == OddChips.FIRST_TRICK and deal.first != deal.defender:
        pay(deal, POOL, deal.first, deal.worth % 3, odd)
    forfeit = deal.worth if terms.loo == Loo.UNLIMITED else terms.stake
    for seat in range(deal.seats):
        if deal.active[seat] and not deal.taken[seat] and seat != deal.defender:
            put_in(terms, deal, seat, forfeit, loo)
            deal.looed = 1
    end(terms, deal)


def sweep(terms: LooTerms, deal: LooDeal, seat: int, why: Why) -> None:
    """A seat has the pool without play."""
    pay(deal, POOL, seat, deal.stacks[POOL], why)
    end(terms, deal)


# -- guessing


def guess_hands(deal: LooDeal, order: list[int], miss: int) -> bool:
    """Lay out what a view leaves unknown; False if somebody could not have played so."""
    spare = miss if deal.taker == NOBODY else 0
    return guess_cards(deal, order, HIGH_ACE, spare) and opened_truly(deal)


def opened_truly(deal: LooDeal) -> bool:
    """Whether the first lead, if it was no trump, was made with no more than one (LOO3-11)."""
    seat = first_active(deal, deal.dealer)
    trumps, free = 0, False
    for card in range(CARDS):
        trumps += 1 if was_held(deal, card, seat) and suit(card) == deal.trump else 0
        free = free or (deal.place[card] == played_in(0, seat) and suit(card) != deal.trump)
    return not free or trumps < 2


# -- a stock that runs out


def discards(deal: LooDeal, keeping: int) -> list[int]:
    """All cards that have been laid aside, but those of one seat."""
    return [
        card
        for card in range(CARDS)
        if LAID <= deal.place[card] < PLAYED and deal.place[card] != LAID + keeping
    ]


def put_back(deal: LooDeal, keeping: int) -> None:
    """All cards that have been laid aside, but those of one seat, are the stock."""
    for card in discards(deal, keeping):
        deal.laid[deal.place[card] - LAID] -= 1
        deal.place[card] = STOCK
        deal.dealt -= 1
