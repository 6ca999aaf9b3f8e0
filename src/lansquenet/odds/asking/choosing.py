"""What a seat chooses among that plays its best, as a walk asks for it."""

from collections.abc import Mapping

from lansquenet.errors import BadOption, UnknownName
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Lexicon, Menu, Seen
from lansquenet.rules.game import Game
from lansquenet.rules.state import Options, State


def chosen_among(lexicon: Lexicon, among: str) -> Choosing | None:
    """What is chosen among by this name, or when nothing is said; None: whatever is legal.

    Raises:
        BadOption: nothing has a name here.
        UnknownName: nothing is called so.
    """
    known = lexicon.choosing
    if among and not known:
        raise BadOption("There is only one thing to choose among here: leave out what it is.")
    if among and among not in known:
        raise UnknownName("choice", among, known)
    return known[among] if among else next(iter(known.values()), None)


def menu_of(choosing: Choosing | None, game: Game, seat: int) -> Menu:
    """What this seat may choose among: its words, or whatever is legal but amounts."""

    def menu(rules: Options, state: State) -> Mapping[str, int] | None:
        if state.actor != seat:
            return None
        if choosing is None:
            legal = [] if state.phase in game.BETS else game.legal(rules, state)
            return {str(action): action for action in legal} or None
        row = zip(choosing.words, choosing.menu(rules, state), strict=False)  # what has no word is no choice
        return {word: action for word, action in row if action != NOT_OFFERED} or None

    return menu


def seen_in(choosing: Choosing | None) -> Seen:
    """By what a choice is told."""

    def seen(rules: Options, state: State, stock: list[int]) -> dict[str, int]:
        if choosing is None:
            return {}
        return dict(zip(choosing.columns, choosing.see(rules, state, stock), strict=True))

    return seen
