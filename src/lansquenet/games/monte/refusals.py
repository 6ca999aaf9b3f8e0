"""What cannot be done at Monte, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.monte import rules as monte
from lansquenet.games.monte.rules import Rules, State
from lansquenet.rules.banking import room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Monte."""
    to_one = 1
    if coup.phase != monte.Phase.BET:
        suits = coup.bottom_suits if coup.phase == monte.Phase.BET_BOTTOM else coup.top_suits
        to_one = monte.odds(rules, suits)
    cover = room(coup, rules.cover, monte.exposure(rules, coup)) // to_one
    own = monte.free(rules, coup, coup.actor)
    bounds = (
        bound("free", "MONT-6", own),
        limit("table-most", "MONT-6", rules.max_bet),
        bound("cover", "MONT-13", cover),
    )
    return of_amount(action, bounds, because("table-least", "MONT-6", chips=max(1, rules.min_bet)))
