"""What cannot be bet at the games in which cards are turned until one is matched, and why not."""

from typing import Any

from lansquenet.books.refusals.amounts import bound, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.rules.banking import Bounds, largest_bet


def of_limits(rules: Bounds, coup: Any, chips: int, most: bool, number: str) -> Reason:
    """Why the banker cannot name this as the least or the most of a bet."""
    if rules.max_bet:
        ceiling = bound("limit-above", number, max(rules.min_bet, rules.max_bet))
    else:
        ceiling = bound("nobody-owns", number, max(rules.min_bet, largest_bet(coup, rules.cover)))
    least = because("least-named", number, chips=coup.least) if most else None
    return of_amount(chips, [ceiling], least or because("limit-below", number, chips=rules.min_bet))


def of_banker_limits(coup: Any, chips: int, own: int, cover: int, bet: str, limits: str) -> Reason:
    """Why a punter cannot bet so much: the purse, the banker's limits or the banker's cover."""
    pile = coup.bets[coup.actor][coup.on]
    bounds = (
        bound("free", bet, own),
        bound("banker-most", limits, coup.most - pile),
        bound("cover", "COM-5", cover),
    )
    return of_amount(chips, bounds, because("banker-least", limits, chips=max(1, coup.least - pile)))
