"""What a seat at Three-card Loo or Irish Loo knows, as numbers by which a policy is learnt.

All of it comes from its view.  Of low cards beside trumps it is kept that they are low; of what was
announced, how many stand, whether Miss is taken, and how many are still to speak; and while they
announce, how many sit there, among whom a pool that stands is shared.
"""

from lansquenet.bots.learning import known_hands
from lansquenet.bots.learning.known_hands import hand_of, pool_of, to_beat
from lansquenet.rules.loos import DEFEND, PASS, STAND, TAKE, LooDeal as State, LooTerms
from lansquenet.rules.state import NOBODY, next_seat
from lansquenet.rules.tricks import HIGH_ACE

LOW = 5  # a seven: what is lower beside trumps counts as one
FEWEST, MOST = 3, 5  # seats at a table; more count as five
WIDTH = 4  # acts at once, at the most
WHATEVER = ("first_dealer", "deals", "end_rule", "residual_pot", "allow_debt", "direction")  # change no deal
PLAYING, ANNOUNCING, EXCHANGING = 0, 1, 2


def kept(terms: LooTerms, view: State, what: int, low: int) -> int:
    """All that is kept of what the actor knows while it announces, exchanges or plays."""
    said, hand = in_play(view) if what == PLAYING else announced(view), hand_of(view, HIGH_ACE, low)
    return ((hand * 3 + what) * 2**20 + said * 8) + pool_of(view.worth, terms.stake)


def place_in_hand(view: State, action: int) -> int:
    """Which of its cards this is, from the highest on."""
    return known_hands.place_in_hand(view, HIGH_ACE, LOW, action)


def announced(view: State) -> int:
    """How many sit there and stand, whether Miss is taken, and how many are still to speak, up to four."""
    stood, after, spoken, seat = 0, 0, 1, view.dealer
    for _ in range(view.seats):
        seat = (seat + view.way) % view.seats
        if seat == view.actor:
            spoken = 0
        elif view.active[seat] and seat != view.taker:
            stood += spoken
            after += 1 - spoken
    sit = min(max(view.seats, FEWEST), MOST) - FEWEST
    return ((sit * 4 + min(stood, 3)) * 2 + (1 if view.taker != NOBODY else 0)) * 8 + min(after, 4)


def in_play(view: State) -> int:
    """The card to beat, the trick, one's own tricks, who is in and who is still to play."""
    others, after = 0, 0
    for seat in range(view.seats):
        if view.active[seat] and seat != view.actor:
            others += 1
            after += 1 if view.played[seat] < 0 else 0
    found = to_beat(view, HIGH_ACE, LOW) * 3 + min(view.trick, 2)
    found = (found * 2 + min(view.taken[view.actor], 1)) * 3 + min(others, 3) - 1
    mine = 0 if view.defender == NOBODY else 1 if view.defender == view.actor else 2
    return (found * 3 + min(after, 2)) * 3 + mine


# -- what was announced


def was_dealt(deal: State, seat: int) -> bool:
    """Whether a seat had cards to begin with."""
    return deal.active[seat] == 1 or deal.laid[seat] > 0


def announcement(deal: State, seat: int) -> int:
    """What a seat has announced."""
    if deal.defender == seat:
        return DEFEND
    if deal.taker == seat:
        return TAKE
    return STAND if deal.active[seat] else PASS


def ask_again(deal: State, seat: int, phase: int) -> None:
    """Nobody has said anything from this seat on, and it is to speak, in the phase in which that is done."""
    after, at = False, deal.dealer
    for _ in range(deal.seats):
        at = next_seat(deal, at)
        after = after or at == seat
        if after:
            deal.active[at] = 1 if was_dealt(deal, at) else 0
            deal.taker = NOBODY if deal.taker == at else deal.taker
    deal.phase, deal.actor, deal.defender = phase, seat, NOBODY
    deal.led, deal.best = -1, -1
