"""What cannot be done at Red Dog, and why not."""

from lansquenet.books.refusals.amounts import bound, limit, of_amount
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.games.red_dog import rules as red_dog
from lansquenet.games.red_dog.rules import Raising, Rules, State
from lansquenet.rules.banking import room


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
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
