"""What a bot says for its choice, and what it may know of the cards that are still to come."""

from typing import Literal, NamedTuple, TypeAlias

from lansquenet.rules import cards
from lansquenet.rules.game import Game
from lansquenet.rules.state import Options, State, fields_by

# How a world is played on: in all seats by the table of what was learnt, and where that says nothing by rules
# of thumb; by these alone; or the seat that is asked does the least, the others stake boldly, answer anyhow.
PlayedOn: TypeAlias = Literal["table", "thumb", "anyhow"]


class Estimate(NamedTuple):
    """What an action gains in the mean, in chips or what else the game counts, and its standard error.

    With it counts what the hand leaves to those that follow, where that was measured; see `after`.

    Of values that were found in the same worlds, the error is that of the difference from the best.
    """

    action: int
    chips: float
    error: float = 0.0


def stock_of(game: Game, rules: Options, view: State) -> list[int]:
    """The cards that are still to come as far as a view tells, where nothing is hidden.

    A game that counts what is gone tells all; of another it is known only which ranks lie out, and a
    card of each is taken to be gone.
    """
    full, gone = cards.in_order(game.shoe(rules)), gone_of(view)
    for r, count in enumerate(gone):
        for _ in range(count):
            card = next((card for card in full if cards.rank(card) == r), None)
            if card is not None:
                full.remove(card)
    return full


def gone_of(view: State) -> list[int]:
    """How many cards of each rank have been turned, as far as a view tells."""
    counted = getattr(view, "gone", None)
    if counted is not None:
        return list(counted)
    kind = type(view)
    named = {getattr(view, name) for name in fields_by(kind, "is rank")}
    named |= {rank for name in fields_by(kind, "seat is rank") for rank in getattr(view, name)[: view.seats]}
    held = getattr(view, "held", None) if "held" in fields_by(kind, "rank") else None
    return [max(int(r in named), abs(held[r]) if held else 0) for r in range(cards.RANKS)]
