"""What cannot be done at Femkort, and why not."""

from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.refusals.tricks import Numbers, of_play
from lansquenet.games.femkort import rules as femkort
from lansquenet.games.femkort.rules import BetterCards, Deadline, Rules, State
from lansquenet.rules.cards import Pack
from lansquenet.rules.tricks import HIGH_ACE, first_active


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Femkort."""
    if deal.phase != femkort.Phase.PLAY:
        return None
    if action == femkort.CALL:
        return of_call(rules, deal)
    numbers = Numbers("FEMK-2", "FEMK-6")
    return of_play(Pack.P52, femkort.DUTIES, HIGH_ACE, numbers, deal, action)


def of_call(rules: Rules, deal: State) -> Reason:
    """Why a seat that is to play cannot call for better cards."""
    number = "FEMK-12"
    if rules.better_cards == BetterCards.OFF:
        return because("no-better", number)
    if deal.caller == deal.actor:
        return because("called-already", number)
    if first_active(deal, deal.actor) == deal.actor:
        return because("nobody-opposed", number)
    if rules.better_cards == BetterCards.ELDEST_ONLY and (deal.trick > 0 or deal.led >= 0):
        return because("eldest-calls", number)
    last = 0 if rules.better_cards_deadline == Deadline.BEFORE_TRICK_1 else femkort.SIZE - 1
    if deal.trick > last or (deal.trick == last and deal.led >= 0):
        return because("too-late", number)
    spent = deal.calls[deal.actor] >= rules.better_cards_limit
    return because("calls-spent" if spent else "better-was-asked", number)
