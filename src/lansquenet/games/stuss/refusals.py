"""What cannot be done at Stuss, and why not."""

from lansquenet.books.refusals.couples import of_choice, of_pile
from lansquenet.books.refusals.reasons import Reason
from lansquenet.games.stuss import rules as stuss
from lansquenet.games.stuss.rules import Rules, State
from lansquenet.rules.cards import Pack


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Stuss."""
    own, out = stuss.free(rules, coup, coup.actor), sum(coup.staked)
    if coup.phase == stuss.Phase.CHOOSE:
        return of_choice(rules, coup, action, Pack.P52, 4, (own, out), ("STUS-1", "STUS-3", "STUS-3"))
    return of_pile(rules, coup, action, coup.bets[coup.actor][coup.on], (own, out), ("STUS-3", "COM-5"))
