"""What cannot be done at Casino War, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.casino_war import rules as casino_war
from lansquenet.games.casino_war.rules import Phase, Rules, State
from lansquenet.rules.banking import room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Casino War."""
    if coup.phase == Phase.ANSWER:
        return None
    side = coup.phase == Phase.SIDE
    rule, to_one, least = (
        ("CWAR-5", rules.tie_odds, 1) if side else ("CWAR-4", casino_war.prize(rules), rules.min_bet)
    )
    cover = room(coup, rules.cover, casino_war.exposure(rules, coup)) // to_one
    own = casino_war.free(rules, coup, coup.actor)
    bounds = bound("free", rule, own), limit("table-most", rule, rules.max_bet), bound("cover", rule, cover)
    return of_amount(action, bounds, because("table-least", rule, chips=least))
