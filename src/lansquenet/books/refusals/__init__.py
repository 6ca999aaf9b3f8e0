"""Why an act is refused: what was said, why it cannot be, and the rule of that very reason.

Pure functions of a state, or of the view of the seat that is to act.  A game's own reasons lie in its room.
"""

from lansquenet.books.book import Book
from lansquenet.books.hands import as_held
from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.wording import amounts_words, card_sign, rank_sign, token
from lansquenet.errors import IllegalAct
from lansquenet.games import module_of
from lansquenet.rules.cards import RANKS, SUITS
from lansquenet.rules.game import forced
from lansquenet.rules.state import Options, State


def why_not(told: Book, rules: Options, state: State, action: int) -> Reason:
    """Why the seat to act cannot do this, which is illegal; the state may be its view."""
    of_game = module_of(told.name, "refusals")
    found: Reason | None = of_game.why_not(rules, state, action) if of_game else None
    return found or because("not-asked", told.step(state.phase).rule)


def refusal(told: Book, rules: Options, state: State, action: int, said: str = "") -> str:
    """What was said, why not, by which rule, and what may be said, as a sentence without its full stop."""
    reason = why_not(told, rules, state, action)
    return f"{said or word_of(told, state, action)}: {reason.text} ({reason.rule}); {may(told, rules, state)}"


def illegal(told: Book, rules: Options, state: State, action: int) -> IllegalAct:
    """The refusal as what is raised."""
    said = refusal(told, rules, state, action)
    return IllegalAct(f"{said}.", why_not(told, rules, state, action).rule)


def word_of(told: Book, state: State, action: int) -> str:
    """An act that may be illegal, as people say it."""
    step = told.step(state.phase)
    if step.says == "card" and action not in step.extra and 0 <= action < SUITS * RANKS:
        return card_sign(action)
    if step.says == "rank" and action not in step.extra and 0 <= action < RANKS:
        return rank_sign(action)
    return next((word for word, n in step.words.items() if n == action), str(action))


def may(told: Book, rules: Options, state: State) -> str:
    """What may be said instead."""
    return f"you may say {choices(told, rules, state)}"


def choices(told: Book, rules: Options, state: State) -> str:
    """All that the seat to act may say."""
    only = forced(told.game, rules, state)
    if only is not None:
        return f"only {token(told, state, only)}"
    if state.phase in told.game.BETS:
        return amounts_words(told.game.limits(rules, state))
    return ", ".join(
        token(told, state, action) for action in as_held(told, state, told.game.legal(rules, state))
    )
