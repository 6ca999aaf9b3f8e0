"""Rules of thumb for the coupeurs' Lansquenet: the fund, and of the réjouissance a little, or all held.

That bet is even, and so is to hold it: who is bold bets more, and nobody has anything to be cautious about.
"""

from lansquenet.bots.thumb import banking
from lansquenet.games.coupeurs import rules as coupeurs
from lansquenet.games.coupeurs.rules import Phase, Rules, State


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    limits = coupeurs.limits(rules, view)
    if view.phase == Phase.HOLD:
        return limits[1]
    chips = coupeurs.free(rules, view, view.actor)
    willing = view.phase == Phase.STAKE
    return banking.stake(limits, chips, dice, willing)
