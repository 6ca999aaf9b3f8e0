"""What cannot be done at Baccarat, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.baccarat import rules as baccarat
from lansquenet.games.baccarat.rules import BANKER, PLAYER, TIE, Phase, Rules, State, on_field
from lansquenet.rules.banking import least_bet


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Baccarat."""
    match coup.phase:
        case Phase.BANK:
            return _of_bank(rules, coup, action)
        case Phase.FIELD:
            return _of_field(rules, coup, action) if action in (PLAYER, BANKER, TIE) else None
        case Phase.STAKE if baccarat.is_named(rules) and coup.on == PLAYER:
            return _of_part(rules, coup, action)
        case Phase.STAKE:
            return _of_stake(rules, coup, action)
    return None


def _of_bank(rules: Rules, coup: State, chips: int) -> Reason:
    """Why a bank cannot be of this size."""
    own, least = coup.stacks[coup.actor], least_bet(rules)
    if chips == 0:
        return because("no-refusing", "BACC-5")
    bounds = bound("free", "BACC-5", own), limit("limit-above", "BACC-5", rules.max_bet)
    poor = own < least
    return of_amount(
        chips,
        bounds,
        because("all-goes-up", "BACC-5") if poor else because("limit-below", "BACC-5", chips=least),
    )


def _covered(rules: Rules, coup: State, field: int) -> int:
    """The chips on this field for which the banker answers yet."""
    pays = rules.tie_odds if field == TIE else 1
    return (baccarat.behind(rules, coup) - pays * sum(on_field(coup, field))) // pays


def _of_stake(rules: Rules, coup: State, chips: int) -> Reason:
    """Why so much cannot be staked on the field that was named."""
    bounds = (
        bound("free", "BACC-4", baccarat.free(rules, coup, coup.actor)),
        limit("table-most", "BACC-4", rules.max_bet),
        bound("cover", "BACC-8", _covered(rules, coup, coup.on)),
    )
    return of_amount(chips, bounds, because("table-least", "BACC-4", chips=least_bet(rules)))


def _of_part(rules: Rules, coup: State, chips: int) -> Reason:
    """Why so much of a bank cannot be staked against: it is not there, or another has staked on it."""
    own, uncovered = baccarat.free(rules, coup, coup.actor), _covered(rules, coup, PLAYER)
    if chips < 0:
        return because("whole", "COM-1")
    if chips == coup.bank and own < chips:
        return because("banco-poor", "BACC-6", banco=coup.bank, chips=own)
    if chips > own:
        return because("free", "BACC-6", chips=own)
    if rules.max_bet and chips > rules.max_bet:
        return because("table-most", "BACC-4", chips=rules.max_bet)
    if coup.bank > own or coup.bank == uncovered:
        return because("uncovered-poor", "BACC-6", chips=uncovered)
    return because("uncovered", "BACC-6", chips=uncovered, banco=coup.bank)


def _of_field(rules: Rules, coup: State, field: int) -> Reason:
    """Why nothing can be staked on a field: it is taken, or there is nothing to stake."""
    if on_field(coup, field)[coup.actor]:
        return because("field-taken", "BACC-7")
    if field != TIE and coup.stakes[coup.actor] + coup.on_banker[coup.actor]:
        return because("field-against", "BACC-7")
    if baccarat.free(rules, coup, coup.actor) <= 0:
        return because("nothing-free", "BACC-4")
    if _covered(rules, coup, field) <= 0:
        return because("nothing-covered", "BACC-8")
    return because("table-too-high", "BACC-4", chips=least_bet(rules))
