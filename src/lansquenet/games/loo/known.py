"""What a seat at Three-card Loo knows, as one number by which its policy is learnt."""

from lansquenet.bots.learning import known_loos
from lansquenet.bots.learning.known_hands import speaks_before
from lansquenet.bots.learning.known_loos import (
    ANNOUNCING,
    LOW,
    PLAYING,
    announcement,
    ask_again,
    kept,
    place_in_hand,
    was_dealt,
)
from lansquenet.games.loo.rules import Phase, Rules
from lansquenet.rules.loos import LooDeal as State
from lansquenet.rules.state import NOBODY
from lansquenet.rules.tricks import CARDS, LAID, MISS, was_held

WIDTH, WHATEVER = known_loos.WIDTH, known_loos.WHATEVER


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase == Phase.ANNOUNCE:
        return kept(rules, view, ANNOUNCING, LOW)
    return kept(rules, view, PLAYING, LOW)


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is, or which of its cards, as they are named."""
    if view.phase == Phase.ANNOUNCE:
        return action
    return place_in_hand(view, action)


# -- what was announced


def recalled(rules: Rules, deal: State, seat: int) -> int:
    """Make of a deal what it was when this seat announced, as far as it counts; what that was, or NOBODY."""
    spoken = deal.phase != Phase.ANNOUNCE or speaks_before(deal, seat, deal.actor)
    if not spoken or not was_dealt(deal, seat):
        return NOBODY
    said = announcement(deal, seat)
    for card in range(CARDS):
        then = deal.place[card] == LAID + seat if deal.laid[seat] else was_held(deal, card, seat)
        if then:
            deal.place[card] = seat
        elif deal.place[card] == seat:
            deal.place[card] = MISS
    ask_again(deal, seat, Phase.ANNOUNCE)
    return said
