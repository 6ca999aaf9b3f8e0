"""What cannot be done at Tomato, and why not."""

from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.refusals.tricks import Numbers, of_play
from lansquenet.games.tomato import rules as tomato
from lansquenet.games.tomato.rules import NO, SPANISH, BlindDiscard, Rules, State
from lansquenet.rules.cards import Pack


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Tomato."""
    if deal.phase == tomato.Phase.DISCARD:
        fixed = rules.blind_discard != BlindDiscard.POSITION and 0 <= action < 3
        return because("unseen-right", "TOMA-8") if fixed else None
    if deal.phase == tomato.Phase.RESPOND and deal.actor == deal.taker and action == NO:
        return because("taker-plays", "TOMA-20")
    if deal.phase != tomato.Phase.PLAY:
        return None
    numbers = Numbers("TOMA-2", "TOMA-12")
    return of_play(Pack.P40, tomato.duties(rules), SPANISH, numbers, deal, action)
