"""Exact odds: the figures of each game, as fractions."""

from collections.abc import Callable
from fractions import Fraction
from types import ModuleType

from lansquenet.errors import UnknownName
from lansquenet.games import GAMES, module_of
from lansquenet.odds.grid import Grid
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Figure
from lansquenet.rules.state import Options, changed

PLAIN = {  # these change no odds, and might forbid the bets that figures make, or unseat their banker
    "min_bet": 1,
    "max_bet": 0,
    "fixed_banker": True,
    "direction": 0,  # the questions name seats in the order of anticlockwise play
}


def figures(
    name: str, rules: Options, seats: int = 0, wanted: Callable[[str], bool] = bool
) -> dict[str, Fraction]:
    """The figures of a game at a table of so many seats, by their keys; 0 seats are as many as usual.

    Those that are not wanted are not walked.

    Raises:
        UnknownName: when no game with figures is called so.
    """
    found = {key: figure for key, figure in defined(name, rules).items() if wanted(key)}
    tables = {key: seats_for(name, key, seats) for key in found}
    trees = {count: Tree(GAMES[name], plain(rules), count) for count in set(tables.values())}
    answers = {key: figure(trees[tables[key]]) for key, figure in found.items()}
    return {key: Fraction(value) for key, value in answers.items() if value is not None}


def defined(name: str, rules: Options) -> dict[str, Figure]:
    """What is to be asked for each figure that exists under these rules.

    Raises:
        UnknownName: when no game with figures is called so.
    """
    asked = questions(name)
    return {
        key: figure
        for key, figure in asked.ODDS.items()
        if all(holds(rules) for start, holds in asked.WHEN.items() if key.startswith(start))
    }


def questions(name: str) -> ModuleType:
    """The module that says what each figure of this game measures.

    Raises:
        UnknownName: when there is no such game.
    """
    if name not in GAMES:
        raise UnknownName("game", name, GAMES)
    found = module_of(name, "odds")
    if found is None:
        raise UnknownName("game with figures", name, [game for game in GAMES if module_of(game, "odds")])
    return found


def grids(name: str, rules: Options) -> list[Grid]:
    """The tables of figures that this game has beside single ones."""
    asked = questions(name)
    return list(asked.tables(plain(rules))) if hasattr(asked, "tables") else []


def usual_seats(name: str) -> int:
    """How many sit at the table for which the figures of a game are asked: two, unless it says more."""
    return getattr(questions(name), "SEATS", 2)


def seats_for(name: str, key: str, seats: int) -> int:
    """How many sit at the table for which a figure is asked, when so many play; 0: as many as usual.

    A figure that is the same at every table is asked at the usual one: its question may know no other.
    """
    moves = key.startswith(getattr(questions(name), "BY_SEATS", ()))
    return seats if seats and moves else usual_seats(name)


def plain(rules: Options) -> Options:
    """These rules, without the options that only get in the way of figures."""
    return changed(rules, **{option: value for option, value in PLAIN.items() if option in rules._fields})
