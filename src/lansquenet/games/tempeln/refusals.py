"""What cannot be done at Tempeln, and why not."""

from lansquenet.books.refusals.couples import of_choice, of_pile
from lansquenet.books.refusals.reasons import Reason
from lansquenet.games.tempeln import rules as tempeln
from lansquenet.games.tempeln.rules import Rules, State


def why_not(rules: Rules, coup: State, action: int) -> Reason | None:
    """Why this cannot be done at Tempeln."""
    own, out = tempeln.free(rules, coup, coup.actor), sum(coup.staked)
    if coup.phase == tempeln.Phase.CHOOSE:
        return of_choice(rules, coup, action, rules.pack, 4, (own, out), ("TEMP-1", "TEMP-3", "TEMP-3"))
    return of_pile(rules, coup, action, coup.bets[coup.actor][coup.on], (own, out), ("TEMP-3", "COM-5"))
