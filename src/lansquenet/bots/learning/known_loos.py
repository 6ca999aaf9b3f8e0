"""What a seat at Three-card Loo or Irish Loo knows, as numbers by which a policy is learnt.

All of it comes from its view.  Cards count by their suit and by how high they are among those that can be
held: the card turned up is out of play.  Suits beside trumps are named by what is held of them.  Of low cards
beside trumps it is kept that they are low; of what was announced, how many stand, whether Miss is taken, and
how many are still to speak.
"""

from typing import Any, TypeAlias

from lansquenet.rules.cards import SUITS, suit
from lansquenet.rules.loos import LooDeal as State
from lansquenet.rules.state import NOBODY
from lansquenet.rules.tricks import CARDS, HIGH_ACE, strength

Terms: TypeAlias = Any  # the Rules of either game; what is read of them here, both have
LOW = 5  # a seven: what is lower beside trumps counts as one
WIDTH = 4  # acts at once, at the most
WHATEVER = ("first_dealer", "deals", "end_rule", "residual_pot", "allow_debt", "direction")  # change no deal
POOLS = (1, 2, 3, 5)  # stakes in a pool, up to which it is one to the policy
ANNOUNCING, PLAYING = 1, 0


def kept(terms: Terms, view: State, what: int) -> int:
    """All that is kept of what the actor knows while it announces or plays."""
    said = in_play(view) if what == PLAYING else announced(view)
    return ((hand_of(view) * 3 + what) * 2**20 + said * 8) + pool_of(terms, view)


def place_in_hand(view: State, action: int) -> int:
    """Which of its cards this is, from the highest on."""
    before = 0
    mine = card_number(view, action)
    for card in range(CARDS):
        if view.place[card] == view.actor and card != action:
            other = card_number(view, card)
            before += 1 if other > mine or (other == mine and card > action) else 0
    return before


def height_of(view: State, card: int) -> int:
    """How high a card is among those of its suit that can be held; low ones beside trumps are as high."""
    high = strength(HIGH_ACE, card)
    if suit(card) != view.trump:
        return max(LOW, high)
    return high - 1 if high > strength(HIGH_ACE, view.turned) else high


def weight_of(view: State, s: int) -> int:
    """What is held of a suit, as a number that puts suits in order: trumps first, then the suit led."""
    weight = 0
    for card in range(CARDS):
        if suit(card) == s and view.place[card] == view.actor:
            weight += 1 << strength(HIGH_ACE, card)
    if view.led >= 0 and s == suit(view.led):
        weight += 1 << 13
    return weight + (1 << 14) if s == view.trump else weight


def card_number(view: State, card: int) -> int:
    """A card by the name of its suit and its height: the higher, the more it is in the hand."""
    name, weight = 3, weight_of(view, suit(card))
    for s in range(SUITS):
        other = weight_of(view, s)
        name -= 1 if other > weight or (other == weight and s < suit(card)) else 0
    return name * 16 + height_of(view, card)


def hand_of(view: State) -> int:
    """The cards of the actor, from the highest on, six bits each."""
    high, middle, low = 0, 0, 0
    for card in range(CARDS):
        if view.place[card] == view.actor:
            number = card_number(view, card)
            if number > high:
                high, middle, low = number, high, middle
            elif number > middle:
                middle, low = number, middle
            else:
                low = number
    return (high * 64 + middle) * 64 + low


def pool_of(terms: Terms, view: State) -> int:
    """How large the pool is, in a few classes."""
    stakes, found = view.worth // max(1, terms.stake), 0
    for bound in POOLS:
        found += 1 if stakes > bound else 0
    return found


def announced(view: State) -> int:
    """How many stand, whether Miss is taken, and how many are still to speak; four count as more."""
    stood, after, spoken, seat = 0, 0, 1, view.dealer
    for _ in range(view.seats):
        seat = (seat + view.way) % view.seats
        if seat == view.actor:
            spoken = 0
        elif view.active[seat] and seat != view.taker:
            stood += spoken
            after += 1 - spoken
    return (min(stood, 3) * 2 + (1 if view.taker != NOBODY else 0)) * 8 + min(after, 4)


def in_play(view: State) -> int:
    """The card to beat, the trick, one's own tricks, who is in and who is still to play."""
    led, best = 0, 0
    if view.led >= 0:
        led = 1 if suit(view.led) == view.trump else 2
        best = height_of(view, view.best) * 2 + (1 if suit(view.best) == view.trump else 0)
    others, after = 0, 0
    for seat in range(view.seats):
        if view.active[seat] and seat != view.actor:
            others += 1
            after += 1 if view.played[seat] < 0 else 0
    found = (best * 3 + led) * 3 + min(view.trick, 2)
    found = (found * 2 + min(view.taken[view.actor], 1)) * 3 + min(others, 3) - 1
    mine = 0 if view.defender == NOBODY else 1 if view.defender == view.actor else 2
    return (found * 3 + min(after, 2)) * 3 + mine
