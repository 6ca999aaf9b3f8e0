"""What a seat at Tomato knows, as one number by which its policy is learnt.

All is paid in parts of the pot, so that how large it is matters to nobody.
"""

from lansquenet.bots.learning.known_hands import hand_of, place_in_hand, to_beat
from lansquenet.games.tomato.rules import SIZE, SPANISH, Phase, Rules, State
from lansquenet.rules.state import NOBODY

WIDTH = 3
WHATEVER = ("first_dealer", "deals", "residual_pot", "allow_debt", "direction")  # change no deal
THUMB = -1
LOW = 4  # beside trumps, what is lower than a king of the third rank counts as one


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase == Phase.BLIND:
        return seats_in(view, 1)
    if view.phase == Phase.RESPOND:
        return (hand_of(view, SPANISH, LOW) * 4 + 1) * 2**24 + responding(view)
    if view.phase == Phase.PLAY:
        return (hand_of(view, SPANISH, LOW) * 4 + 2) * 2**24 + in_play(view)
    return THUMB


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is, or which of its cards, as they are named."""
    if view.phase == Phase.PLAY:
        return place_in_hand(view, SPANISH, LOW, action)
    return min(action, SIZE - 1)


def seats_in(view: State, all_of_them: int) -> int:
    """How many others are in; or only those that are still to be asked."""
    count = 0
    for seat in range(view.seats):
        counts = view.active[seat] and seat != view.actor and (all_of_them or view.asked[seat])
        count += 1 if counts else 0
    return min(count, 7)


def responding(view: State) -> int:
    """How many others are in, and how many of them are still to speak."""
    return seats_in(view, 1) * 8 + seats_in(view, 0)


def in_play(view: State) -> int:
    """The card to beat, the trick, one's own tricks, who is in; and how the bidder or the defender stands."""
    others, after, before = 0, 0, 0
    for seat in range(view.seats):
        if view.active[seat] and seat != view.actor:
            others += 1
            after += 1 if view.played[seat] < 0 else 0
    bid = view.bidder != NOBODY and view.active[view.bidder] == 1
    if bid and view.actor != view.bidder:
        before = 1 + min(view.taken[view.bidder], 1) + (2 if view.played[view.bidder] < 0 else 0)
    found = to_beat(view, SPANISH, LOW) * 3 + min(view.trick, 2)
    found = (found * 3 + min(view.taken[view.actor], 2)) * 5 + before
    found = (found * 4 + min(others, 3)) * 3 + min(after, 2)
    return found * 3 + (0 if view.defender == NOBODY else 1 if view.defender == view.actor else 2)
