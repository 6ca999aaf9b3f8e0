"""The games, each in a room of its own that is found by its folder; nothing outside it names them.

A package of somebody else's may bring rooms by the entry point `lansquenet.games`: its name is that of the
game, its value the package that is the room.
"""

import sys
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Protocol, cast

from lansquenet.rules.game import Game, completed
from lansquenet.rules.state import Options, State


class Thumb(Protocol):
    """What the `bot` in a room has: how its game is played by rules of thumb."""

    __name__: str

    def __hash__(self) -> int: ...

    def choose(self, rules: Options, view: State, dice: int) -> int:
        """What the seat to act does."""

    # -- where a bidding of the game was solved

    def outlook(self, rules: Options, view: State) -> int:
        """How good the hand of the actor is."""

    def said_before(self, rules: Options, view: State) -> list[int]:
        """What the others have bid or announced."""


class LearntBy(Protocol):
    """What the `known` in a room has: what of a view a policy is learnt by, which `learnt` plays."""

    __name__: str
    WIDTH: int  # the slots of a number
    WHATEVER: tuple[str, ...]  # options that change no deal

    def __hash__(self) -> int: ...

    def known(self, rules: Options, view: State) -> int:
        """All that is kept of what the actor knows."""

    def slot_of(self, rules: Options, view: State, action: int) -> int:
        """The slot of an answer."""

    def recalled(self, rules: Options, deal: State, seat: int) -> int:
        """What a seat said, put back to where it was asked; NOBODY: nothing.  A room need not have it."""

    def doubts(self, rules: Options, deal: State, seat: int) -> int:
        """How often a seat did in silence what rules of thumb would not.  A room need not have it."""


def _rooms() -> dict[str, str]:
    """The package of every room by the name of its game; no guest takes the name of a game of the house."""
    own = {name: f"{__name__}.{name}" for _, name, is_room in iter_modules(__path__) if is_room}
    guests = {point.name: point.value for point in entry_points(group="lansquenet.games")}
    return dict(sorted((guests | own).items()))


ROOMS = _rooms()


def admit(name: str, package: str, place: Path) -> None:
    """Take in a room that was written after we began, in a package that lies in this place."""
    if package == name:
        sys.path.insert(0, str(place))
    invalidate_caches()
    ROOMS[name] = package
    GAMES[name] = _found(name)


def name_of(game: Game | ModuleType) -> str:
    """The name of a game by its rules; rules that lie in no room are called as their module."""
    room, _, name = game.__name__.rpartition(".")
    return room.rpartition(".")[2] if name == "rules" else name


@cache
def module_of(name: str, what: str) -> ModuleType | None:
    """What else lies in the room of a game, such as its `odds` or its `bot`; none, if it is not there."""
    module = f"{ROOMS[name]}.{what}"
    return import_module(module) if find_spec(module) else None


def bot_of(name: str) -> Thumb:
    """The rules of thumb in the room of a game that has some."""
    return cast(Thumb, module_of(name, "bot"))


def known_of(name: str) -> LearntBy:
    """What a policy is learnt by in the room of a game that says so."""
    return cast(LearntBy, module_of(name, "known"))


def _found(name: str) -> Game:
    """The rules in a room, with all that they leave unsaid."""
    return completed(import_module(f"{ROOMS[name]}.rules"), module_of(name, "unseen"))


GAMES = {name: _found(name) for name in ROOMS}


def file_of(name: str, what: str) -> Traversable:
    """A file in the room of a game, such as its book; it need not be there."""
    return files(ROOMS[name]).joinpath(what)
