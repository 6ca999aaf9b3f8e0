"""Small hands at a game with trumps, as numbers by which a policy is learnt.

All of it comes from the view of whoever is to act.  Cards count by their suit and by how high they are among
those that can be held: a card that lies turned up is out of play.  Suits beside trumps are named by what is
held of them.  `low` is a strength up to which cards beside trumps are as high as one another.
"""

from lansquenet.rules.cards import SUITS, suit
from lansquenet.rules.state import next_seat
from lansquenet.rules.tricks import CARDS, TABLE, UNKNOWN, Deal, strength

TRUMPS, LEADS = 1 << 14, 1 << 13  # what puts a suit above all others, and that led above those left
SURE = 100  # the chance in a hundred of a card that nobody beats
POOLS = (1, 2, 3, 5)  # stakes in a pool, up to which it is one to the policy


def hand_of(view: Deal, order: tuple[int, ...], low: int) -> int:
    """The three highest cards of the actor, from the highest on, six bits each."""
    first, second, third = 0, 0, 0
    for card in range(CARDS):
        if view.place[card] == view.actor:
            number = card_number(view, order, low, card)
            if number > first:
                first, second, third = number, first, second
            elif number > second:
                second, third = number, second
            elif number > third:
                third = number
    return (first * 64 + second) * 64 + third


def place_in_hand(view: Deal, order: tuple[int, ...], low: int, action: int) -> int:
    """Which of its cards this is, from the highest on."""
    before = 0
    mine = card_number(view, order, low, action)
    for card in range(CARDS):
        if view.place[card] == view.actor and card != action:
            other = card_number(view, order, low, card)
            before += 1 if other > mine or (other == mine and card > action) else 0
    return before


def card_number(view: Deal, order: tuple[int, ...], low: int, card: int) -> int:
    """A card by the name of its suit and its height: the higher, the more it is in the hand."""
    name, weight = 3, weight_of(view, order, suit(card))
    for s in range(SUITS):
        other = weight_of(view, order, s)
        name -= 1 if other > weight or (other == weight and s < suit(card)) else 0
    return name * 16 + height_of(view, order, low, card)


def weight_of(view: Deal, order: tuple[int, ...], s: int) -> int:
    """What is held of a suit, as a number that puts suits in order: trumps first, then the suit led."""
    weight = 0
    for card in range(CARDS):
        if suit(card) == s and view.place[card] == view.actor:
            weight += 1 << strength(order, card)
    if view.led >= 0 and s == suit(view.led):
        weight += LEADS
    return weight + TRUMPS if s == view.trump else weight


def height_of(view: Deal, order: tuple[int, ...], low: int, card: int) -> int:
    """How high a card is among those of its suit that can be held; low ones beside trumps are as high."""
    high = strength(order, card)
    if suit(card) != view.trump:
        return max(low, high)
    lies = view.place[view.turned] == TABLE
    return high - 1 if lies and high > strength(order, view.turned) else high


def to_beat(view: Deal, order: tuple[int, ...], low: int) -> int:
    """The card to beat, whether it is a trump, and whether trumps were led, or another suit."""
    if view.led < 0:
        return 0
    best = height_of(view, order, low, view.best) * 2 + (1 if suit(view.best) == view.trump else 0)
    return best * 3 + (1 if suit(view.led) == view.trump else 2)


def over(view: Deal, order: tuple[int, ...], card: int) -> int:
    """How many cards of its suit that the actor has not seen would beat this one."""
    count = 0
    for other in range(suit(card), CARDS, SUITS):
        higher = strength(order, other) > strength(order, card)
        count += 1 if higher and view.place[other] == UNKNOWN else 0
    return count


def weight_by(view: Deal, order: tuple[int, ...], card: int, likely: int) -> int:
    """What puts cards in order, the worst first: the chance in a hundred that nobody beats a card, whether it
    is alone in its suit, and how high it is.
    """
    alone = 1
    for other in range(suit(card), CARDS, SUITS):
        if view.place[other] == view.actor and other != card:
            alone = 0
    return (likely * 2 + alone) * 16 + strength(order, card)


def cards_by(weights: list[int], classes: int) -> int:
    """Cards from the worst on, five bits each: the class of its chance, and whether it is alone in its suit.

    There are so many classes of chances under a hundred; one that is sure is a class of its own.
    """
    found, ordered = 1, list(weights)
    ordered.sort()
    for weight in ordered:
        found = found * 32 + weight // 32 * classes // SURE * 2 + weight // 16 % 2
    return found


def place_by(weights: list[int], cards: list[int], action: int) -> int:
    """Which of these cards it is, from the worst on."""
    before, mine = 0, 0
    for n in range(len(cards)):
        mine = weights[n] if cards[n] == action else mine
    for n in range(len(cards)):
        before += 1 if weights[n] < mine or (weights[n] == mine and cards[n] < action) else 0
    return before


def speaks_before(deal: Deal, seat: int, other: int) -> bool:
    """Whether a seat speaks before another, from the dealer's next on; not before itself."""
    at = deal.dealer
    for _ in range(deal.seats):
        at = next_seat(deal, at)
        if at == other:
            return False
        if at == seat:
            return True
    return False


def pool_of(chips: int, stake: int) -> int:
    """How large a pool is, in a few classes."""
    stakes, found = chips // max(1, stake), 0
    for bound in POOLS:
        found += 1 if stakes > bound else 0
    return found
