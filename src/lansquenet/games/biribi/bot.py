"""Rules of thumb for Biribi and Hoca: any number, for all are alike, and not too much for the bank."""

from lansquenet.bots.thumb import banking
from lansquenet.games.biribi import rules as biribi
from lansquenet.games.biribi.rules import Phase, Rules, State, staked, to_one

SECOND = 4  # one time in so many another number
BEYOND = 3  # times what the bank can pay, at most: it seldom has to


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    least, most, apart = biribi.limits(rules, view)
    if view.phase == Phase.NUMBER:
        laid, luck = staked(view, view.actor) > 0, banking.part(dice, 0)
        enough = luck % SECOND < SECOND - 1 if laid else luck % banking.NOTHING == banking.NOTHING - 1
        return 0 if enough or most < least else least + (banking.part(dice, 1) * most >> 10)
    own = min(biribi.free(rules, view, view.actor), BEYOND * banking.MOST_SHARE * paid(rules, view))
    return banking.stake((least, most, apart), own, dice, True)


def paid(rules: Rules, view: State) -> int:
    """The chips on a number that the bank can pay, and at least one."""
    return max(1, view.stacks[view.banker] // to_one(rules))
