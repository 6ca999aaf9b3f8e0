"""Bots: policies with names that sit at a table.

`timid`, `bold` and `random` play any game.  `steady` knows a game's rules of thumb; it stands in a
module named after the game, and decides from the view of its seat alone.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lansquenet.errors import UnknownName
from lansquenet.games import GAMES
from lansquenet.policies import POLICIES, decide

STEADY = "steady"
Bot = Callable[[Any, Any, int], int]  # of the rules, the view of the seat to act, and a number of 32 bits


def names(game: str) -> list[str]:
    """The bots that play this game."""
    return [*POLICIES, STEADY] if find_spec(f"lansquenet.bots.{game}") else [*POLICIES]


def usual(game: str) -> list[str]:
    """The bots one sits down with, in turn, when nothing is said."""
    return [STEADY] if STEADY in names(game) else ["bold", "timid", "random"]


def bot(name: str, game: str) -> Bot:
    """The bot of this name for this game.

    Raises:
        UnknownName: when there is none.
    """
    if name not in names(game):
        raise UnknownName("bot", name, names(game))
    if name == STEADY:
        choose: Bot = import_module(f"lansquenet.bots.{game}").choose
        return choose
    return partial(_by_policy, name, game)


def _by_policy(name: str, game: str, rules: Any, view: Any, dice: int) -> int:
    return decide(POLICIES[name], GAMES[game], rules, view, dice)
