"""What a deal leaves is worth something: a pool that stands, wins towards a pot, how a match stands.

What it is worth to each seat has been measured by `benchmarks/continuations.py`, in which the steady bots
play on; a file for each game says under which options and for how many seats it holds, and its standard
error.  Chips are counted from nothing: a table at which no pool stands and no match is under way leaves
nothing to anybody.  Where nothing was measured for the options, a deal is worth what it pays itself.
"""

from collections.abc import Callable, Sequence
from functools import cache
from json import loads
from types import ModuleType
from typing import NamedTuple

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.bots.after import shapes
from lansquenet.games import GAMES, file_of, module_of
from lansquenet.rules.pools import ResidualPot
from lansquenet.rules.state import Options, State

MEASURED = "reckoned/after.json"  # in the room of the game
COUNTED = " What the deal leaves, a pool or a match, counts with what it is worth in the mean."
ALONE = " What the deal leaves, a pool or a match, does not count: it was not measured with these options."
BY_ITSELF = "What the deal leaves, a pool or a match, does not count."


class Measured(NamedTuple):
    """What holds for a table: see `shapes` for the numbers; the standard error is in chips."""

    table: tuple[float, ...] = ()
    error: float = 0.0


NOTHING = Measured()


def stands_over(name: str) -> bool:
    """Whether a deal of this game leaves something to those that follow."""
    return _file(name) is not None


def shape_of(name: str) -> ModuleType:
    """How what a deal leaves was measured: as the room says, or as a pool."""
    return module_of(name, "after") or shapes


def measured(name: str, rules: Options, seats: int) -> Measured:
    """What was measured for these options and so many seats; without a table, if nothing was."""
    return _measured(name, tuple(map(int, rules)), seats) if stands_over(name) else NOTHING


@cache
def _measured(name: str, numbers: tuple[int, ...], seats: int) -> Measured:
    found = _file(name) or {"rows": ()}
    rules = GAMES[name].Rules(*numbers)
    for row in found["rows"]:
        times = _fits(name, found, row, rules) if seats in row["seats"] else 0
        if times:
            return Measured(_table(row, times), row["error"] * shape_of(name).priced(rules, times))
    return NOTHING


@cache
def _file(name: str) -> Json | None:
    """The file of a game, if it was measured."""
    path = file_of(name, MEASURED)
    return loads(path.read_bytes()) if path.is_file() else None


def _fits(name: str, found: Json, row: Json, rules: Options) -> int:
    """How many times as large as measured all payments are; 0, if an option is another."""
    told = book(name)
    as_played = told.play_by("", row["options"])
    free = {*found["whatever"], *row.get("whatever", []), found["unit"]}
    if any(
        getattr(rules, option) != getattr(as_played, option) for option in rules._fields if option not in free
    ):
        return 0
    if not found["unit"]:
        return 1
    played, unit = int(getattr(rules, found["unit"])), int(getattr(as_played, found["unit"]))
    return 0 if played % unit else played // unit


def _table(row: Json, times: int) -> tuple[float, ...]:
    """The numbers of a row as `shapes` reads them, where payments are so many times as large."""
    if "weights" in row:
        return (len(row["weights"]), *row["weights"], *(due * times for due in row["due"]))
    worths = [chips for place in row["worths"] for chips in place]
    return (len(row["pools"]), *(chips * times for chips in [*row["pools"], *worths]))


@cache
def leaving(name: str) -> Callable[[Options, State, int, Sequence[float]], float]:
    """What a deal that is over, or a match as it stands, leaves to a seat in chips, by a table of `measured`.

    An empty table leaves nothing.  Compiled code may call it once `shapes` and the game's own are compilable.
    """
    game, shape = GAMES[name], shape_of(name).left
    leave, done, last, split = game.leave, game.done, shapes.even_part, int(ResidualPot.SPLIT)

    def left(rules, deal, seat, table):  # type: ignore[no-untyped-def]
        if len(table) == 0:
            return 0.0
        if rules.deals > 0 and done(rules, leave(rules, deal), deal.seats):
            return last(deal, seat) if rules.residual_pot == split else 0.0
        return shape(rules, deal, seat, table)

    return left


def left_to(name: str, rules: Options, deal: State, seat: int) -> float:
    """What a deal leaves to a seat, in chips; nothing, where nothing was measured."""
    table = measured(name, rules, deal.seats).table
    return leaving(name)(rules, deal, seat, table) if table else 0.0


def said(name: str, rules: Options, seats: int) -> str:
    """Whether what a deal leaves is counted, in words; of a game that leaves nothing of the kind, none."""
    if not stands_over(name):
        return ""
    if not measured(name, rules, seats).table:
        return ALONE
    return f"{COUNTED}{shape_of(name).noted(rules)}"
