"""What cannot be done at Ziginette, and why not."""

from lansquenet.books.refusals.bets import of_banker_limits, of_limits
from lansquenet.books.refusals.reasons import Reason
from lansquenet.games.ziginette import rules as ziginette
from lansquenet.games.ziginette.rules import Rules, State
from lansquenet.rules.banking import room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Ziginette."""
    if coup.phase in (ziginette.Phase.OPEN, ziginette.Phase.LEAST, ziginette.Phase.MOST):
        return of_limits(rules, coup, action, coup.phase == ziginette.Phase.MOST, "ZIGI-7")
    if coup.phase != ziginette.Phase.BET:
        return None
    cover = room(coup, rules.cover, sum(coup.staked))
    return of_banker_limits(coup, action, ziginette.free(rules, coup, coup.actor), cover, "ZIGI-8", "ZIGI-7")
