"""What cannot be done at Polish Bank, and why not."""

from lansquenet.books.refusals.amounts import bound, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.polish_bank import rules as polish_bank
from lansquenet.games.polish_bank.rules import Phase, Rules, State


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Polish Bank."""
    if coup.phase != Phase.STAKE:
        return None
    bounds = (
        bound("free", "POLB-5", polish_bank.free(rules, coup, coup.actor)),
        bound("half-bank", "POLB-5", polish_bank.uncovered(coup)),
    )
    return of_amount(action, bounds, because("table-least", "POLB-5", chips=rules.min_bet))
