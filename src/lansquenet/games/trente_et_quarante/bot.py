"""Rules of thumb for Trente et quarante: a stake as at any bank, and no more of it lost than must be.

It lies on one field or on two, for all four are worth the same.  A premium is paid where it is a hundredth
of the stakes and no more, which is less than a refait costs.  At a refait half is given up, unless what is
in prison comes free at a tie as well.
"""

from lansquenet.bots.thumb import banking
from lansquenet.games.trente_et_quarante import rules as rouge_et_noir
from lansquenet.games.trente_et_quarante.rules import (
    Answer,
    Field,
    Phase,
    PrisonTie,
    Rules,
    State,
    legal,
    premium_of,
    staked,
)

SECOND = 4  # one time in so many another field


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    if view.phase == Phase.FIELD:
        return field(rules, view, dice)
    if view.phase == Phase.INSURE:
        return 1 if 100 * premium_of(rules, view, view.actor) <= staked(view, view.actor) else 0
    if view.phase == Phase.ANSWER:
        return Answer.PRISON if rules.prison_tie == PrisonTie.FREED else Answer.HALF
    own = rouge_et_noir.free(rules, view, view.actor)
    return banking.stake(rouge_et_noir.limits(rules, view), own, dice, True)


def field(rules: Rules, view: State, dice: int) -> int:
    """Any field; now and then none, or another beside it."""
    options = legal(rules, view)
    laid, luck = staked(view, view.actor) > 0, banking.part(dice, 0)
    enough = luck % SECOND != SECOND - 1 if laid else luck % banking.NOTHING == banking.NOTHING - 1
    if enough or len(options) == 1:
        return Field.DONE
    return options[1 + (banking.part(dice, 1) * (len(options) - 1) >> 10)]
