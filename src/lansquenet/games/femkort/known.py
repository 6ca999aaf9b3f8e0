"""What a seat at Femkort knows when it is to play a card, as one number by which that is learnt.

A card counts by the chance that nobody in the deal holds a higher one of its suit, so far as what all have
played tells: the fewer cards are left, the more finely.  Better cards are called for by rules of thumb.
"""

from lansquenet.bots.learning.known_hands import SURE, cards_by, place_by, weight_by
from lansquenet.games.femkort.rules import ORDER, SIZE, Phase, Rules, State, legal
from lansquenet.rules.cards import SUITS, suit
from lansquenet.rules.tricks import CARDS, UNKNOWN, beats, strength

WIDTH = SIZE
WHATEVER = ("ante", "packets", "first_dealer", "deals", "allow_debt", "residual_pot", "direction")
THUMB = -1
CLASSES = (4, 5, 7, 11, 1)  # of the cards that are not sure, in each trick
OTHERS = 3  # that are told apart
LEADS, TAKES, UNDER, THROWN = 0, 1, 2, 3  # what a card that may be played does in the trick


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase != Phase.PLAY:
        return THUMB
    may = [card for card in legal(rules, view) if card < CARDS]
    rest = [card for card in range(CARDS) if view.place[card] == view.actor and card not in may]
    classes = CLASSES[view.trick]
    held = cards_by(weights_of(view, may), classes) * 2**26 + cards_by(weights_of(view, rest), classes)
    return held * 2**8 + to_trick(view, may[0])


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of the cards that may be played it is, from the worst on; a call is none."""
    if view.phase != Phase.PLAY or action >= CARDS:
        return 0
    may = [card for card in legal(rules, view) if card < CARDS]
    return place_by(weights_of(view, may), may, action)


def weights_of(view: State, cards: list[int]) -> list[int]:
    """What puts these cards in order."""
    return [weight_by(view, ORDER, card, chance(view, card)) for card in cards]


def chance(view: State, card: int) -> int:
    """The chance in a hundred that no other in the deal holds a higher card of its suit."""
    unseen, found = 0, SURE
    for other in range(CARDS):
        unseen += 1 if view.place[other] == UNKNOWN else 0
    for other in range(suit(card), CARDS, SUITS):
        if view.place[other] == UNKNOWN and strength(ORDER, other) > strength(ORDER, card):
            found = found * (unseen - could_hold(view, other)) // unseen
    return found


def could_hold(view: State, card: int) -> int:
    """How many cards are in hands that have not shown that this is not among them."""
    count = 0
    for seat in range(view.seats):
        may = strength(ORDER, card) < view.ceiling[seat][suit(card)]
        count += view.held[seat] if may and view.active[seat] and seat != view.actor else 0
    return count


def to_trick(view: State, card: int) -> int:
    """The trick, what this card does there, who is in, and how many are still to play."""
    others, after = 0, 0
    for seat in range(view.seats):
        if view.active[seat] and seat != view.actor:
            others += 1
            after += 1 if view.played[seat] < 0 else 0
    does = LEADS
    if view.led >= 0:
        takes = beats(view, ORDER, card, view.best)
        does = TAKES if takes else UNDER if suit(card) == suit(view.led) else THROWN
    return ((view.trick * 4 + does) * 4 + min(others, OTHERS)) * 4 + min(after, OTHERS)
