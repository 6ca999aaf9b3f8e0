"""Rules of thumb for Red Dog: antes as at any bank, and as large a raise as may be where it is favourable."""

from lansquenet.bots.thumb import banking
from lansquenet.games.red_dog import rules as red_dog
from lansquenet.games.red_dog.odds import raising
from lansquenet.games.red_dog.rules import Phase, Rules, State


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    least, most, apart = red_dog.limits(rules, view)
    if view.phase == Phase.RAISE:
        return most if least <= most and raising(rules, view) else apart
    return banking.stake((least, most, apart), red_dog.free(rules, view, view.actor), dice, False)
