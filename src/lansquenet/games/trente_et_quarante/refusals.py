"""What cannot be done at Trente et quarante, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.trente_et_quarante import rules as rouge_et_noir
from lansquenet.games.trente_et_quarante.rules import AGAINST, FIELDS, Phase, Rules, State, exposure, on_field
from lansquenet.rules.banking import least_bet, room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Trente et quarante."""
    if coup.phase == Phase.FIELD:
        return _of_field(rules, coup, action) if action in FIELDS else None
    if coup.phase != Phase.STAKE:
        return None
    bounds = (
        bound("free", "TREN-4", rouge_et_noir.free(rules, coup, coup.actor)),
        limit("table-most", "TREN-4", rules.max_bet),
        bound("cover", "TREN-5", _cover(rules, coup, coup.on)),
    )
    return of_amount(action, bounds, because("table-least", "TREN-4", chips=least_bet(rules)))


def _of_field(rules: Rules, coup: State, field: int) -> Reason:
    """Why nothing can be staked on a field: it is taken, or there is nothing to stake."""
    if on_field(coup, field)[coup.actor]:
        return because("field-taken", "TREN-4")
    if rouge_et_noir.is_taken(rules, coup, field):
        return because("field-against", "TREN-4")
    if rouge_et_noir.free(rules, coup, coup.actor) <= 0:
        return because("nothing-free", "TREN-4")
    if _cover(rules, coup, field) <= 0:
        return because("nothing-covered", "TREN-5")
    return because("table-too-high", "TREN-4", chips=least_bet(rules))


def _cover(rules: Rules, coup: State, field: int) -> int:
    """The chips on this field for which the banker answers yet."""
    against = sum(on_field(coup, AGAINST[field])) - sum(on_field(coup, field))
    return room(coup, rules.cover, exposure(coup)) + max(0, against)
