"""What cannot be done at the coupeurs' Lansquenet, and why not."""

from lansquenet.books.refusals.amounts import Bound, bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.coupeurs import rules as coupeurs
from lansquenet.games.coupeurs.rules import Phase, Rules, State


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at the coupeurs' Lansquenet."""
    match coup.phase:
        case Phase.STAKE:
            return of_stake(rules, coup, action)
        case Phase.BET:
            bounds = *in_the_way(rules, coup, "COUP-10"), limit("table-most", "COUP-10", rules.max_bet)
            return of_amount(action, bounds, because("table-least", "COUP-10", chips=max(1, rules.min_bet)))
        case Phase.HOLD:
            bounds = (bound("joy-staked", "COUP-11", sum(coup.joys)),)
            return of_amount(action, bounds, because("whole", "COM-1"))
    return None


def of_stake(rules: Rules, coup: State, action: int) -> Reason:
    """Why so much cannot be laid: it is not the fund, or not there, or the banker cannot meet it."""
    bounds = in_the_way(rules, coup, "COUP-6")
    if rules.fund:
        most = min(rules.fund, *[chips for chips, _ in bounds])
        whole = because("one-amount", "COUP-4" if most == rules.fund else "COUP-6", chips=most)
        return of_amount(action, (*bounds, (rules.fund, whole)), whole)
    bounds = *bounds, limit("table-most", "COUP-4", rules.max_bet)
    return of_amount(action, bounds, because("table-least", "COUP-4", chips=max(1, rules.min_bet)))


def in_the_way(rules: Rules, coup: State, rule: str) -> tuple[Bound, ...]:
    """What a seat has free, and what the banker could yet meet."""
    own, his = (coupeurs.free(rules, coup, seat) for seat in (coup.actor, coup.banker))
    return bound("free", rule, own), bound("cover", rule, his)
