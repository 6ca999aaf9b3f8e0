"""What cannot be done at Skin, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because, of_rank
from lansquenet.games.skin import rules as skin
from lansquenet.games.skin.rules import Rules, State


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Skin."""
    own = skin.free(rules, coup, coup.actor)
    match coup.phase:
        case skin.Phase.PROPOSE:
            bounds = bound("free", "SKIN-12", own), limit("limit-above", "SKIN-12", rules.max_bet)
            low = because("limit-below", "SKIN-12", chips=min(rules.min_bet, bounds[0][0]))
            return of_amount(action, bounds, low)
        case skin.Phase.TAKE:
            bounds = bound("named", "SKIN-12", coup.proposed), bound("free", "SKIN-12", own)
            return of_amount(action, bounds, because("take-one", "SKIN-12"))
        case skin.Phase.SIDE_OFFER:
            return of_amount(action, [bound("free", "SKIN-14", own)], because("whole", "COM-1"))
        case skin.Phase.SIDE_TAKE:
            bounds = bound("named", "SKIN-14", coup.proposed), bound("free", "SKIN-14", own)
            return of_amount(action, bounds, because("whole", "COM-1"))
        case skin.Phase.PICK if 0 <= action < 13:
            return of_rank("not-in-centre", "SKIN-20", action)
    return None
