"""Why an act is refused: what was said, why it cannot be, and the rule of that very reason.

Pure functions of a state, or of the view of the seat that is to act.
"""

from collections.abc import Callable
from typing import Any

from lansquenet.book import Book
from lansquenet.cards import RANKS
from lansquenet.errors import IllegalAct
from lansquenet.hands import as_held
from lansquenet.play import forced
from lansquenet.refusals.basset import at_basset
from lansquenet.refusals.bets import at_landsknecht, at_monte, at_red_dog, at_zecchinetta, at_ziginette
from lansquenet.refusals.couples import at_faro, at_pharaon, at_stuss, at_tempeln
from lansquenet.refusals.lansquenet import at_lansquenet, at_skin
from lansquenet.refusals.loos import at_irish_loo, at_loo
from lansquenet.refusals.pools import at_femkort, at_norrlandsknack, at_tomato, at_zwikken
from lansquenet.refusals.reasons import Reason, because
from lansquenet.refusals.toepen import at_toepen
from lansquenet.telling import amounts_words, card_sign, rank_sign, token

AT: dict[str, Callable[[Any, Any, int], Reason | None]] = {
    "basset": at_basset,
    "faro": at_faro,
    "femkort": at_femkort,
    "irish_loo": at_irish_loo,
    "landsknecht": at_landsknecht,
    "lansquenet": at_lansquenet,
    "loo": at_loo,
    "monte": at_monte,
    "norrlandsknack": at_norrlandsknack,
    "pharaon": at_pharaon,
    "red_dog": at_red_dog,
    "skin": at_skin,
    "stuss": at_stuss,
    "tempeln": at_tempeln,
    "toepen": at_toepen,
    "tomato": at_tomato,
    "zecchinetta": at_zecchinetta,
    "ziginette": at_ziginette,
    "zwikken": at_zwikken,
}


def why_not(told: Book, rules: Any, state: Any, action: int) -> Reason:
    """Why the seat to act cannot do this, which is illegal; the state may be its view."""
    of_game = AT.get(told.name)
    found = of_game(rules, state, action) if of_game else None
    return found or because("not-asked", told.step(state.phase).rule)


def refusal(told: Book, rules: Any, state: Any, action: int, said: str = "") -> str:
    """What was said, why not, by which rule, and what may be said, as a sentence without its full stop."""
    reason = why_not(told, rules, state, action)
    return f"{said or word_of(told, state, action)}: {reason.text} ({reason.rule}); {may(told, rules, state)}"


def illegal(told: Book, rules: Any, state: Any, action: int) -> IllegalAct:
    """The refusal as what is raised."""
    said = refusal(told, rules, state, action)
    return IllegalAct(f"{said}.", why_not(told, rules, state, action).rule)


def word_of(told: Book, state: Any, action: int) -> str:
    """An act that may be illegal, as people say it."""
    step = told.step(state.phase)
    if step.says == "card" and action not in step.extra and 0 <= action < 4 * RANKS:
        return card_sign(action)
    if step.says == "rank" and action not in step.extra and 0 <= action < RANKS:
        return rank_sign(action)
    return next((word for word, n in step.words.items() if n == action), str(action))


def may(told: Book, rules: Any, state: Any) -> str:
    """What may be said instead."""
    return f"you may say {choices(told, rules, state)}"


def choices(told: Book, rules: Any, state: Any) -> str:
    """All that the seat to act may say."""
    only = forced(told.game, rules, state)
    if only is not None:
        return f"only {token(told, state, only)}"
    if state.phase in told.game.BETS:
        return amounts_words(told.game.limits(rules, state))
    return ", ".join(
        token(told, state, action) for action in as_held(told, state, told.game.legal(rules, state))
    )
