"""What cannot be done at Landsknecht, and why not."""

from lansquenet.books.refusals.amounts import Bound, bound, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.landsknecht import rules as landsknecht
from lansquenet.games.landsknecht.rules import Rules, State
from lansquenet.rules.banking import room
from lansquenet.rules.state import NONE


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Landsknecht."""
    if coup.phase == landsknecht.Phase.ANTE:
        return because("one-amount", "LAND-4", chips=rules.ante)
    if coup.phase == landsknecht.Phase.CAP:
        return of_amount(action, hold(rules, coup), because("whole", "COM-1"))
    pile, out = coup.bets[coup.actor][coup.on], landsknecht.exposure(coup)
    bounds = [
        bound("free", "LAND-11", landsknecht.free(rules, coup, coup.actor)),
        *table_most(rules, pile, "LAND-11"),
        bound("cover", "LAND-23", room(coup, rules.cover, out)),
    ]
    if coup.cap != NONE:
        bounds.append(bound("dealer-holds", "LAND-24", coup.cap - out))
    least = because("table-least", "LAND-11", chips=max(1, rules.min_bet - pile))
    return of_amount(action, bounds, least)


def hold(rules: Rules, coup: State) -> list[Bound]:
    """The bounds of what a dealer may say he holds in all."""
    seats = [seat for seat in range(coup.seats) if landsknecht.is_punter(coup, seat)]
    return [
        bound("punters-own", "LAND-24", sum(coup.stacks[seat] for seat in seats)),
        bound("free", "LAND-23", room(coup, rules.cover, 0)),
    ]


def table_most(rules: Rules, pile: int, number: str) -> list[Bound]:
    """The limit of the table, where it has one, less what lies there."""
    ceiling = max(rules.min_bet, rules.max_bet) - pile
    return [bound("table-most", number, ceiling)] if rules.max_bet else []
