"""What a seat at Irish Loo knows while it announces, as one number by which that is learnt.

What it lays aside, and how it plays, is left to rules of thumb.
"""

from lansquenet.bots.learning import known_loos
from lansquenet.bots.learning.known_hands import speaks_before
from lansquenet.bots.learning.known_loos import (
    ANNOUNCING,
    announcement,
    ask_again,
    kept,
    was_dealt,
)
from lansquenet.games.irish_loo.rules import CLUB, Phase, Rules
from lansquenet.rules.cards import ACE, rank, suit
from lansquenet.rules.loos import HAND, LooDeal as State
from lansquenet.rules.state import NOBODY
from lansquenet.rules.tricks import CARDS, HIGH_ACE, LAID, MISS, strength, was_held

WIDTH, WHATEVER = known_loos.WIDTH, known_loos.WHATEVER
LOW = 9  # a jack: what is no better, beside trumps, will be laid aside
THUMB = -1


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    return kept(rules, view, ANNOUNCING, LOW) if view.phase == Phase.ANNOUNCE else THUMB


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is; of all else, nothing."""
    return action if view.phase == Phase.ANNOUNCE else 0


# -- what was announced, and exchanged


def recalled(rules: Rules, deal: State, seat: int) -> int:
    """Make of a deal what it was when this seat announced, as far as it counts; what that was, or NOBODY.

    What was kept of a hand of which cards were exchanged is not told: the best of those that are there.
    """
    asked = not rules.club_law or deal.trump != CLUB
    spoken = deal.phase != Phase.ANNOUNCE or speaks_before(deal, seat, deal.actor)
    if not asked or not spoken or not was_dealt(deal, seat):
        return NOBODY
    said = announcement(deal, seat)
    take_up(deal, seat)
    ask_again(deal, seat, Phase.ANNOUNCE)
    return said


def take_up(deal: State, seat: int) -> None:
    """Give a seat the hand that it was dealt: what it laid aside, and of the rest the best."""
    for _ in range(deal.laid[seat] if deal.active[seat] else 0):
        worst = -1
        for card in range(CARDS):
            if was_held(deal, card, seat) and (worst < 0 or good(deal, card) < good(deal, worst)):
                worst = card
        if worst >= 0:
            deal.place[worst] = MISS
    for card in range(CARDS):
        if deal.place[card] == LAID + seat or was_held(deal, card, seat):
            deal.place[card] = seat


def good(deal: State, card: int) -> int:
    """How gladly a card is kept: a trump before all others."""
    return strength(HIGH_ACE, card) + (CARDS if suit(card) == deal.trump else 0)


def doubts(rules: Rules, deal: State, seat: int) -> int:
    """How many cards a seat laid aside or kept against rules of thumb, which keep trumps and aces."""
    exchanged = deal.phase >= Phase.EXCHANGE and not deal.asked[seat] and deal.actor != seat
    if not exchanged or not deal.active[seat]:
        return 0
    thrown, kept = 0, 0
    for card in range(CARDS):
        if suit(card) == deal.trump or rank(card) == ACE:
            thrown += 1 if deal.place[card] == LAID + seat else 0
            kept += 1 if was_held(deal, card, seat) else 0
    return thrown + max(0, HAND - deal.laid[seat] - kept)
