"""What cannot be done at Toepen, and why not."""

from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.refusals.tricks import Numbers, of_play
from lansquenet.games.toepen.rules import (
    DUTIES,
    KNOCK,
    ORDER,
    TEN,
    YES,
    KnockMode,
    Phase,
    Rules,
    State,
    holding,
    may_lay,
    playable,
)
from lansquenet.rules.cards import Pack

EXEMPT = {
    Phase.EXCHANGE: "exempt-keep",
    Phase.CHALLENGE: "exempt-challenge",
    Phase.WARN: "exempt-signal",
    Phase.PELT: "exempt-fold",
    Phase.RESPOND: "exempt-fold",
    Phase.PLAY: "exempt-lowest",
}
NOT_SIGNALLED = ("exempt-signal", "no-whistle", "no-rise")  # silence is always allowed but with tens


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Toepen."""
    match deal.phase:
        case Phase.PLAY if action == KNOCK:
            return of_knock(rules, deal)
        case Phase.PLAY:
            return of_card(deal, action)
        case Phase.WARN if 0 <= action < len(NOT_SIGNALLED):
            return of_signal(deal, action)
        case Phase.EXCHANGE if action == YES and not deal.exempt[deal.actor]:
            return None if may_lay(rules, deal, deal.actor) else because("not-poor", "TOEP-5")
    exempt = deal.exempt[deal.actor] and action in (0, YES)
    return because(EXEMPT[Phase(deal.phase)], "TOEP-15") if exempt else None


def of_card(deal: State, card: int) -> Reason | None:
    """Why this card cannot be played; an exempt seat has none to choose from."""
    numbers = Numbers("TOEP-2", "TOEP-7")
    if deal.exempt[deal.actor] and card in playable(deal, deal.actor):
        return because("exempt-lowest", "TOEP-15")
    return of_play(Pack.P32, DUTIES, ORDER, numbers, deal, card)


def of_signal(deal: State, signal: int) -> Reason:
    """Why a hand cannot give this signal in the strict game."""
    tens = holding(deal, deal.actor, TEN)
    if tens >= 3:
        return because("must-whistle" if tens == 3 else "must-rise", "TOEP-6")
    if deal.exempt[deal.actor]:
        return because("exempt-signal", "TOEP-15")
    return because(NOT_SIGNALLED[signal], "TOEP-6")


def of_knock(rules: Rules, deal: State) -> Reason:
    """Why a seat that is to play cannot knock."""
    seat = deal.actor
    if rules.knock_mode == KnockMode.OFF:
        return because("no-knocking", "TOEP-8")
    if deal.exempt[seat]:
        return because("exempt-lowest", "TOEP-15")
    if seat == deal.knocker:
        return because("knocked-last", "TOEP-10")
    points, value = deal.scores[seat], deal.value + 1
    if points + value > rules.target:
        return because("knock-too-dear", "TOEP-10", points=points, target=rules.target, value=value)
    return because("was-silent", "TOEP-8")
