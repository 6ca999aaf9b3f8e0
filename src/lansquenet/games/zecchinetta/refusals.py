"""What cannot be done at Zecchinetta, and why not."""

from lansquenet.books.refusals.bets import of_banker_limits, of_limits
from lansquenet.books.refusals.reasons import Reason
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.games.zecchinetta.rules import Rules, State
from lansquenet.rules.banking import room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Zecchinetta."""
    if coup.phase in (zecchinetta.Phase.LEAST, zecchinetta.Phase.MOST):
        return of_limits(rules, coup, action, coup.phase == zecchinetta.Phase.MOST, "ZECC-3")
    cover = room(coup, rules.cover, zecchinetta.exposure(rules, coup)) // zecchinetta.odds(
        rules, coup, coup.on
    )
    return of_banker_limits(
        coup, action, zecchinetta.free(rules, coup, coup.actor), cover, "ZECC-5", "ZECC-3"
    )
