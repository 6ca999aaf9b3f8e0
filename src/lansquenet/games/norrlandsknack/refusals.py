"""What cannot be done at Norrlandsknack, and why not."""

from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.refusals.tricks import Numbers, of_hand, of_play
from lansquenet.games.norrlandsknack import rules as norrlandsknack
from lansquenet.games.norrlandsknack.rules import ENOUGH, Rules, State
from lansquenet.rules.cards import Pack
from lansquenet.rules.tricks import HIGH_ACE


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Norrlandsknack."""
    if deal.phase == norrlandsknack.Phase.EXCHANGE:
        if action == ENOUGH:
            return because("lay-one", "KNAK-6")
        return of_hand(Pack.P52, "KNAK-2", deal, action, "KNAK-6")
    if deal.phase != norrlandsknack.Phase.PLAY:
        return None
    numbers = Numbers("KNAK-2", "KNAK-7")
    return of_play(Pack.P52, norrlandsknack.duties(rules), HIGH_ACE, numbers, deal, action)
