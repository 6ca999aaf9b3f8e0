"""Why so many chips cannot be put down: of several bounds, the one that is in the way."""

from collections.abc import Iterable

from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.rules.state import UNLIMITED

Bound = tuple[int, Reason]


def bound(key: str, rule: str, chips: int) -> Bound:
    """So many chips and no more, for this reason."""
    return chips, because(key, rule, chips=max(0, chips))


def limit(key: str, rule: str, chips: int) -> Bound:
    """The same of a limit of the table, of which 0 is none."""
    return bound(key, rule, chips) if chips else bound(key, rule, UNLIMITED)


def of_amount(chips: int, bounds: Iterable[Bound], least: Reason) -> Reason:
    """Why this amount cannot be: it is none, above the tightest of the bounds, or below the least."""
    if chips < 0:
        return because("whole", "COM-1")
    most, tightest = min(bounds, key=lambda row: row[0])
    return tightest if chips > most else least
