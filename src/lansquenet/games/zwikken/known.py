"""What a seat at Zwikken knows, as one number by which its policy is learnt.

What is bid is a part of the pool, so that how large it is matters to nobody but a dealer who may turn again.
"""

from lansquenet.bots.learning.known_hands import hand_of, place_in_hand, pool_of, speaks_before, to_beat
from lansquenet.games.zwikken.rules import HALF, PASS, TEN, THIRD, WHOLE, Phase, Rules, State, amount
from lansquenet.rules.cards import rank
from lansquenet.rules.state import NOBODY, POOL
from lansquenet.rules.tricks import CARDS, HIGH_ACE, TABLE, player_of, was_held

WIDTH = 4  # parts of the pool, or none
WHATEVER = ("first_dealer", "deals", "residual_pot", "allow_debt", "direction")  # change no deal
THUMB, LOW = -1, 0
MOST = 15  # card points that are told apart
TWELFTHS = 12  # of the pool, by which bids are told apart


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase == Phase.TEN:
        return THUMB
    hand = hand_of(view, HIGH_ACE, LOW) * 4
    if view.phase == Phase.PLAY:
        return hand * 2**32 + in_play(view)
    if view.phase == Phase.AGAIN:
        return (hand + 1) * 2**32 + turned(view) * 8 + pool_of(view.stacks[POOL], rules.ante * view.seats)
    return (hand + 2) * 2**32 + turned(view) * 64 + bidding(view)


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is, or which of its cards, as they are named."""
    return place_in_hand(view, HIGH_ACE, LOW, action) if view.phase == Phase.PLAY else action


def turned(view: State) -> int:
    """What the Ten would buy, and how many trumps have been turned."""
    return view.turns * 8 + max(0, HIGH_ACE[rank(view.turned)] - HIGH_ACE[TEN])


def bidding(view: State) -> int:
    """The highest bid, and how many are still to speak."""
    after = 0
    for seat in range(view.seats):
        after += 1 if view.asked[seat] and seat != view.actor else 0
    return TWELFTHS * view.bid // max(1, view.stacks[POOL]) * 4 + min(after, 3)


def in_play(view: State) -> int:
    """The card to beat, the trick, who shoots, what the shooter has, and what the others."""
    mine, others = view.points[view.shooter], 0
    for seat in range(view.seats):
        others += view.points[seat] if seat != view.shooter else 0
    found = to_beat(view, HIGH_ACE, LOW) * 3 + min(view.trick, 2)
    found = (found * 3 + min(view.taken[view.shooter], 2)) * (MOST + 1) + min(mine, MOST)
    return (found * (MOST + 1) + min(others, MOST)) * 16 + shooting(view)


def shooting(view: State) -> int:
    """Whether one shoots, has still to beat the shooter, or the shooter has the trick; and who is to play."""
    leads = view.led >= 0 and player_of(view.place[view.best]) == view.shooter
    to_play = 0
    for seat in range(view.seats):
        to_play += 1 if view.active[seat] and view.played[seat] < 0 and seat != view.actor else 0
    role = 0 if view.actor == view.shooter else 1 if view.played[view.shooter] < 0 else 2 if leads else 3
    return role * 4 + min(to_play, 3)


# -- what was bid


def recalled(rules: Rules, deal: State, seat: int) -> int:
    """Make of a deal what it was when this seat bid, as far as it counts; what that was, or NOBODY.

    Who spoke before the shooter may have bid less, unless nothing less can be bid; what the shooter outbid
    is not told, so that it counts as nothing.
    """
    shot, said = seat == deal.shooter, PASS
    first = deal.shooter == NOBODY or speaks_before(deal, seat, deal.shooter)
    asked = deal.active[seat] and (shot or first or deal.bid < deal.stacks[POOL])
    waits = deal.phase == Phase.BID and (deal.asked[seat] or deal.actor == seat)
    if not asked or waits or (first and deal.bid > amount(rules, deal, THIRD)):
        return NOBODY
    for part in (HALF, THIRD, WHOLE):  # of parts alike the third is bid, and the whole is the whole
        said = part if shot and amount(rules, deal, part) == deal.bid else said
    deal.bid = 0 if shot or first else deal.bid
    take_up(deal, seat)
    ask_again(deal, seat)
    return said


def take_up(deal: State, seat: int) -> None:
    """Give a seat the hand that it was dealt, and lay the card on the table for which the Ten lies there."""
    for card in range(CARDS):
        if was_held(deal, card, seat):
            deal.place[card] = seat
    if deal.swapped >= 0:
        deal.place[deal.turned] = player_of(deal.place[deal.swapped])
        deal.turned, deal.swapped = deal.swapped, -1
        deal.place[deal.turned] = TABLE


def ask_again(deal: State, seat: int) -> None:
    """Nobody has bid from this seat on, and it is to bid."""
    for other in range(deal.seats):
        deal.asked[other] = 1 if other == seat or speaks_before(deal, seat, other) else 0
    deal.phase, deal.actor = Phase.BID, seat
    deal.led, deal.best = -1, -1
