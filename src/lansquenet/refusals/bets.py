"""What cannot be bet at the games in which cards are turned until one is matched, and why not."""

from typing import Any

from lansquenet.banking import largest_bet, room
from lansquenet.games import landsknecht, monte, red_dog, zecchinetta, ziginette
from lansquenet.games.landsknecht import bets as layouts
from lansquenet.games.red_dog import Raising
from lansquenet.play import NONE
from lansquenet.refusals.amounts import Bound, bound, limit, of_amount
from lansquenet.refusals.reasons import Reason, because


def at_zecchinetta(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Zecchinetta."""
    if coup.phase in (zecchinetta.Phase.LEAST, zecchinetta.Phase.MOST):
        return of_limits(rules, coup, action, coup.phase == zecchinetta.Phase.MOST, "ZECC-3")
    cover = room(coup, rules.cover, zecchinetta.exposure(rules, coup)) // zecchinetta.odds(
        rules, coup, coup.on
    )
    return of_banker_limits(
        coup, action, zecchinetta.free(rules, coup, coup.actor), cover, "ZECC-5", "ZECC-3"
    )


def at_ziginette(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Ziginette."""
    if coup.phase in (ziginette.Phase.OPEN, ziginette.Phase.LEAST, ziginette.Phase.MOST):
        return of_limits(rules, coup, action, coup.phase == ziginette.Phase.MOST, "ZIGI-7")
    if coup.phase != ziginette.Phase.BET:
        return None
    cover = room(coup, rules.cover, sum(coup.staked))
    return of_banker_limits(coup, action, ziginette.free(rules, coup, coup.actor), cover, "ZIGI-8", "ZIGI-7")


def of_limits(rules: Any, coup: Any, chips: int, most: bool, number: str) -> Reason:
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


def at_landsknecht(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Landsknecht."""
    if coup.phase == landsknecht.Phase.ANTE:
        return because("one-amount", "LAND-4", chips=rules.ante)
    if coup.phase == landsknecht.Phase.CAP:
        return of_amount(action, hold(rules, coup), because("whole", "COM-1"))
    pile, out = coup.bets[coup.actor][coup.on], layouts.exposure(coup)
    bounds = [
        bound("free", "LAND-11", landsknecht.free(rules, coup, coup.actor)),
        *table_most(rules, pile, "LAND-11"),
        bound("cover", "LAND-23", room(coup, rules.cover, out)),
    ]
    if coup.cap != NONE:
        bounds.append(bound("dealer-holds", "LAND-24", coup.cap - out))
    least = because("table-least", "LAND-11", chips=max(1, rules.min_bet - pile))
    return of_amount(action, bounds, least)


def hold(rules: Any, coup: Any) -> list[Bound]:
    """The bounds of what a dealer may say he holds in all."""
    seats = [seat for seat in range(coup.seats) if layouts.is_punter(coup, seat)]
    return [
        bound("punters-own", "LAND-24", sum(coup.stacks[seat] for seat in seats)),
        bound("free", "LAND-23", room(coup, rules.cover, 0)),
    ]


def table_most(rules: Any, pile: int, number: str) -> list[Bound]:
    """The limit of the table, where it has one, less what lies there."""
    ceiling = max(rules.min_bet, rules.max_bet) - pile
    return [bound("table-most", number, ceiling)] if rules.max_bet else []


def at_monte(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Monte."""
    to_one = 1
    if coup.phase != monte.Phase.BET:
        suits = coup.bottom_suits if coup.phase == monte.Phase.BET_BOTTOM else coup.top_suits
        to_one = monte.odds(rules, suits)
    cover = room(coup, rules.cover, monte.exposure(rules, coup)) // to_one
    own = monte.free(rules, coup, coup.actor)
    bounds = (
        bound("free", "MONT-6", own),
        limit("table-most", "MONT-6", rules.max_bet),
        bound("cover", "MONT-13", cover),
    )
    return of_amount(action, bounds, because("table-least", "MONT-6", chips=max(1, rules.min_bet)))


def at_red_dog(rules: Any, coup: Any, action: int) -> Reason | None:
    """Why this cannot be done at Red Dog."""
    own = red_dog.free(rules, coup, coup.actor)
    cover = room(coup, rules.cover, red_dog.exposure(rules, coup)) // red_dog.odds(rules, coup)
    if coup.phase == red_dog.Phase.ANTE:
        share = bound("share", "RDOG-4", cover // (1 + sum(coup.asked)))
        bounds = bound("free", "RDOG-4", own), limit("table-most", "RDOG-4", rules.max_bet), share
        return of_amount(action, bounds, because("table-least", "RDOG-4", chips=rules.min_bet))
    ante = coup.antes[coup.actor]
    bounds = bound("your-ante", "RDOG-8", ante), bound("free", "RDOG-8", own), bound("cover", "RDOG-8", cover)
    key, least = ("raise-whole", ante) if rules.raising == Raising.DOUBLE else ("table-least", 1)
    return of_amount(action, bounds, because(key, "RDOG-8", chips=least))
