"""What cannot be done at Biribi and Hoca, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.biribi import rules as biribi
from lansquenet.games.biribi.rules import Phase, Rules, State, covered


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Biribi."""
    own = biribi.free(rules, coup, coup.actor)
    if coup.phase == Phase.NUMBER:
        return _of_number(rules, coup, action, own)
    bounds = (
        bound("free", "BIRI-5", own),
        limit("table-most", "BIRI-5", rules.max_bet),
        bound("cover", "BIRI-5", covered(rules, coup, coup.naming)),
    )
    return of_amount(action, bounds, because("table-least", "BIRI-5", chips=rules.min_bet))


def _of_number(rules: Rules, coup: State, number: int, own: int) -> Reason:
    """Why no number can be named, or not this one."""
    if not 0 <= number <= coup.numbers:
        return because("no-number", "BIRI-4", count=coup.numbers)
    if coup.third[coup.actor]:
        return because("no-room", "BIRI-4")
    if own <= 0:
        return because("nothing-free", "BIRI-5")
    if covered(rules, coup, 0) < rules.min_bet:
        return because("nothing-covered", "BIRI-5")
    return because("table-too-high", "BIRI-5", chips=rules.min_bet)
