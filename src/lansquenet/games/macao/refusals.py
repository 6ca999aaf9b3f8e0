"""What cannot be done at Macao, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.macao.rules import Phase, Rules, State, most_times
from lansquenet.rules.banking import least_bet, room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Macao."""
    if coup.phase != Phase.STAKE:
        return None
    times = most_times(rules)
    bounds = (
        bound("stake-times", "MACA-5", coup.stacks[coup.actor] // times),
        limit("table-most", "MACA-4", rules.max_bet),
        bound("cover", "MACA-5", room(coup, rules.cover, times * sum(coup.stakes)) // times),
    )
    return of_amount(action, bounds, because("table-least", "MACA-4", chips=least_bet(rules)))
