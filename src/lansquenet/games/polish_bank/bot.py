"""Rules of thumb for Polish Bank: stakes as at any bank, and a bank is kept, for it gains in the long run."""

from lansquenet.bots.thumb import banking
from lansquenet.games.polish_bank import rules as polish_bank
from lansquenet.games.polish_bank.rules import Keep, Phase, Rules, State

SHOWS = {"daring": "stakes", "stubborn": "stakes"}  # who always keeps a bank cannot go further


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    if view.phase == Phase.KEEP:
        return Keep.STAY
    own = polish_bank.free(rules, view, view.actor)
    return banking.stake(polish_bank.limits(rules, view), own, dice, False)
