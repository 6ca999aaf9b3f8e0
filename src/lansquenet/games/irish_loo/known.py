"""What a seat at Irish Loo knows while it announces, as one number by which that is learnt.

What it lays aside, and how it plays, is left to rules of thumb.
"""

from lansquenet.bots.learning import known_loos
from lansquenet.bots.learning.known_loos import ANNOUNCING, kept
from lansquenet.games.irish_loo.rules import Phase, Rules
from lansquenet.rules.loos import LooDeal as State

WIDTH, WHATEVER = known_loos.WIDTH, known_loos.WHATEVER
LOW = 9  # a jack: what is no better, beside trumps, will be laid aside
THUMB = -1


def known(rules: Rules, view: State) -> int:
    """All that is kept of what the actor knows."""
    return kept(rules, view, ANNOUNCING, LOW) if view.phase == Phase.ANNOUNCE else THUMB


def slot_of(rules: Rules, view: State, action: int) -> int:
    """Which of its answers this is; of all else, nothing."""
    return action if view.phase == Phase.ANNOUNCE else 0
