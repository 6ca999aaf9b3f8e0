"""What a seat at Norrlandsknack knows when it may knock, as one number by which that is learnt.

What it exchanges, and how it plays, is left to rules of thumb.
"""

from lansquenet.bots.learning.known_hands import over
from lansquenet.games.norrlandsknack.rules import ORDER, Phase, Rules, State
from lansquenet.rules.cards import suit
from lansquenet.rules.tricks import CARDS

WIDTH = 2
WHATEVER = ("stake", "packets", "first_dealer", "deals", "allow_debt", "residual_pot", "direction")
THUMB = -1
MANY = 3  # cards, seats and points that are told apart


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase in (Phase.PLAY, Phase.EXCHANGE):
        return THUMB
    return hand_held(view) * 2**12 + asked_on(rules, view)


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is; of cards, nothing."""
    return 0 if view.phase in (Phase.PLAY, Phase.EXCHANGE) else action


def hand_held(view: State) -> int:
    """How many trumps, how high the best of them; and plain aces and kings."""
    trumps, best, aces, kings = 0, MANY, 0, 0
    for card in range(CARDS):
        if view.place[card] == view.actor or (card == view.turned and view.actor == view.dealer):
            better = over(view, ORDER, card)
            if suit(card) == view.trump:
                trumps += 1
                best = min(best, better)
            aces += 1 if suit(card) != view.trump and better == 0 else 0
            kings += 1 if suit(card) != view.trump and better == 1 else 0
    return ((min(trumps, 6) * 4 + best) * 4 + min(aces, MANY)) * 4 + min(kings, MANY)


def asked_on(rules: Rules, view: State) -> int:
    """Whether it is the first deal, what a loaf would add, who is in, and how many are still to speak."""
    after, ahead = 0, 0
    for seat in range(view.seats):
        if view.active[seat] and seat != view.actor:
            after += view.asked[seat]
            ahead += 1 - view.asked[seat]
    loaf = max(0, min(rules.loaf, rules.score_cap - view.scores[view.actor]))
    place = (min(ahead, MANY) * 4 + min(after, MANY)) * 2 + (1 if view.actor == view.dealer else 0)
    return (place * 8 + loaf) * 2 + (1 if view.phase == Phase.DECLARE else 0)
