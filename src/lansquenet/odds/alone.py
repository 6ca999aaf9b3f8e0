"""Games in which each punter is alone with the banker, so that the rest of a hand is quickly walked."""

from types import SimpleNamespace
from typing import Any, cast

from lansquenet.rules.banking import banker_of
from lansquenet.rules.cards import RANKS
from lansquenet.rules.game import Game
from lansquenet.rules.state import Options, State, duplicate, fields_by


def are_alone(game: Game) -> bool:
    """Whether a punter's bets are settled one by one, whatever lies beside them.

    The hand then goes on as it would without the others' bets, at least while any of his own are left.
    """
    return game.ALONE


def alone(state: State, seat: int) -> State:
    """A state as it is for a punter: what other punters have laid is between them and the banker."""
    twin = duplicate(state)
    banker = banker_of(state)
    if seat == banker:
        return twin
    for other in {*range(state.seats)} - {seat, banker}:
        for name in fields_by(type(state), "seat rank"):
            getattr(twin, name)[other] = [0] * RANKS
        for name in fields_by(type(state), "seat"):
            if name != "asked":
                getattr(twin, name)[other] = 0
    return twin


def lumping(game: Game) -> Game:
    """The game as it is when nobody lays anything any more: a rank without a bet is as good as another."""
    return cast(Game, SimpleNamespace(**vars(game) | {"matters": _hangs_on}))


def _hangs_on(rules: Options, coup: Any, r: int) -> bool:
    """Whether a card of this rank can still decide anything."""
    if hasattr(coup, "mine") and (coup.mine in (-1, r) or coup.held[r] > 1):
        return True
    if getattr(coup, "heights", [0] * RANKS)[r]:
        return True
    names = fields_by(type(coup), "seat rank")
    return any(row[r] for name in names for row in getattr(coup, name)[: coup.seats])
