"""Rules of thumb for Macao: a stake as at any bank, another card with four or less.

The banker, who sees what lies there, buys as long as he would lose by it more than he would win.
"""

from lansquenet.bots.thumb import banking
from lansquenet.games.macao import rules as macao
from lansquenet.games.macao.rules import NINE, Phase, Rules, State, ahead

UP_TO = 4


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    if view.phase == Phase.BUY:
        return 1 if view.counts[view.actor] <= UP_TO else 0
    if view.phase == Phase.DECIDE:
        return 1 if owes(rules, view) > 0 or (owes(rules, view) == 0 and view.bank <= UP_TO) else 0
    return banking.stake(macao.limits(rules, view), macao.free(rules, view, view.actor), dice, False)


def owes(rules: Rules, view: State) -> int:
    """What the banker would lose as it is to those who have not passed nine, less what he would win."""
    return sum(
        view.stakes[seat] * ahead(rules, view, seat)
        for seat in range(view.seats)
        if view.counts[seat] <= NINE
    )
