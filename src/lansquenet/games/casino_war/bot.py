"""Rules of thumb for Casino War: stakes as at any bank, nothing on a tie, and always war."""

from lansquenet.bots.thumb import banking
from lansquenet.games.casino_war import rules as casino_war
from lansquenet.games.casino_war.rules import Answer, Phase, Rules, State

SHOWS = {"daring": "stakes", "stubborn": "stakes"}  # who always goes to war cannot go further


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    if view.phase == Phase.ANSWER:
        return Answer.WAR
    if view.phase == Phase.SIDE:
        return 0
    own = casino_war.free(rules, view, view.actor)
    return banking.stake(casino_war.limits(rules, view), own, dice, False)
