"""What a seat at Three-card Loo knows, as one number by which its policy is learnt."""

from lansquenet.bots.learning import known_loos
from lansquenet.bots.learning.known_loos import ANNOUNCING, LOW, PLAYING, kept, place_in_hand
from lansquenet.games.loo.rules import Phase, Rules
from lansquenet.rules.loos import LooDeal as State

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
