"""A hand that might be the one being played, for all that a seat can know: what search is done in."""

from random import Random
from typing import TYPE_CHECKING, Any

from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.play import view
from lansquenet.rules.tricks import CARDS, STOCK, UNKNOWN

if TYPE_CHECKING:
    from lansquenet.env.state import State

TRIES = 10_000  # layouts of the unseen cards, before none is thought to be found


def table_of(state: "State", seat: int, dice: Random) -> Any:
    """The state of the rules, with what this seat does not see laid out at random as it may lie.

    Raises:
        IllegalAct: when it is not this seat's turn, for only then is enough known.
        BadOption: when the game has no `guess`, or no layout is found.
    """
    game = state.game
    if seat < 0 or seat != state.current_player():
        raise IllegalAct(
            f"The unseen is laid out for the seat to act, and seat {seat} is not: {state._lawful()}."
        )
    seen = view(game.module, game.rules, state.table, seat)
    if not hasattr(game.module, "hide"):
        return seen
    if not hasattr(game.module, "guess"):
        raise BadOption(f"{game.name} hides cards, and has no guess that says how they may lie.")
    for _ in range(TRIES):
        table = view(game.module, game.rules, state.table, seat)
        if laid_out(game, table, seat, dice):
            return table
    raise BadOption(f"In {TRIES} shuffles no layout was found that seat {seat} could believe.")


def laid_out(game: Any, table: Any, seat: int, dice: Random) -> bool:
    """Lay out what a view leaves unknown, in place; before the first card is dealt all is stock."""
    if table.dealt:
        return bool(game.module.guess(game.rules, table, seat, dice.sample(range(CARDS), CARDS)))
    table.place[:] = [STOCK if where == UNKNOWN else where for where in table.place]
    return True


def stock_of(state: "State", table: Any) -> list[int]:
    """The cards that are left to be turned at such a table; where nothing is hidden, those of the hand."""
    if not hasattr(state.game.module, "hide"):
        return sorted(state._stock)
    return [card for card in state.game.faces if table.place[card] == STOCK]
