"""What a seat at Irish Loo knows, as one number by which its policy is learnt."""

from lansquenet.bots.learning import known_loos
from lansquenet.bots.learning.known_loos import ANNOUNCING, EXCHANGING, PLAYING, kept, place_in_hand
from lansquenet.games.irish_loo.rules import ENOUGH, Phase, Rules
from lansquenet.rules.loos import LooDeal as State

WIDTH, WHATEVER = known_loos.WIDTH, known_loos.WHATEVER


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    if view.phase == Phase.ANNOUNCE:
        return kept(rules, view, ANNOUNCING)
    if view.phase == Phase.EXCHANGE:
        return kept(rules, view, EXCHANGING)
    return kept(rules, view, PLAYING)


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is, or which of its cards, as they are named."""
    if view.phase == Phase.ANNOUNCE:
        return action
    if action == ENOUGH:
        return WIDTH - 1
    return place_in_hand(view, action)
