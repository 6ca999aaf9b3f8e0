"""A hand that might be the one being played, for all that a seat can know: what search is done in."""

from random import Random
from typing import cast

from lansquenet.env.basis.setting import Setting
from lansquenet.errors import BadOption
from lansquenet.rules.game import guessed, guesses, hides, view
from lansquenet.rules.state import State as Played
from lansquenet.rules.tricks import STOCK, UNKNOWN, Deal

TRIES = 10_000  # layouts of the unseen cards, before none is thought to be found


def table_of(game: Setting, table: Played, seat: int, dice: Random) -> Played:
    """The state of the rules, with what this seat, which is to act, does not see laid out as it may lie.

    Raises:
        BadOption: when the game has no `guess`, or no layout is found.
    """
    seen = view(game.module, game.rules, table, seat)
    if not hides(game.module):
        return seen
    if not guesses(game.module):
        raise BadOption(f"{game.name} hides cards, and has no guess that says how they may lie.")
    for _ in range(TRIES):
        seen = view(game.module, game.rules, table, seat)
        if laid_out(game, seen, seat, dice):
            return seen
    raise BadOption(f"In {TRIES} shuffles no layout was found that seat {seat} could believe.")


def laid_out(game: Setting, table: Played, seat: int, dice: Random) -> bool:
    """Lay out what a view leaves unknown, in place; before the first card is dealt all is stock."""
    deal = cast(Deal, table)
    if deal.dealt:
        return guessed(game.module, game.rules, table, seat, dice)
    deal.place[:] = [STOCK if where == UNKNOWN else where for where in deal.place]
    return True


def stock_of(game: Setting, table: Played, stock: list[int]) -> list[int]:
    """The cards that are left to be turned at such a table; where nothing is hidden, those of the hand."""
    if not hides(game.module):
        return sorted(stock)
    return [card for card in game.faces if cast(Deal, table).place[card] == STOCK]
