"""Compile the rules of a game for simulation.  The only module that knows Numba.

Compiled code is kept in a folder named after a hash of all the sources that go into it, for
Numba's own cache looks at the file of the calling function alone and would serve stale rules.
"""

from collections.abc import Callable
from dataclasses import fields
from hashlib import sha256
from inspect import getmembers, isfunction
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload, register_jitable
from platformdirs import user_cache_path

import lansquenet
from lansquenet import banking, cards, couples, loos, lots, play, policies, tricks
from lansquenet.games import GAMES
from lansquenet.play import Game
from lansquenet.sim import dice

SHARED: tuple[ModuleType, ...] = (cards, play, lots, banking, couples, tricks, loos, policies, dice)


def cache_folder() -> Path:
    """Where compiled code is kept: a folder that changes with every source that is compiled."""
    root = Path(lansquenet.__file__).parent
    digest = sha256(numba.__version__.encode())
    for path in sorted(root.rglob("*.py")):
        digest.update(path.read_bytes())
    return user_cache_path("lansquenet") / f"compiled-{digest.hexdigest()[:16]}"


numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


@overload(play.note)
def _no_note(state, payer, payee, chips, why):  # type: ignore[no-untyped-def]
    return lambda state, payer, payee, chips, why: None


@overload(play.kept)
def _as_array(numbers):  # type: ignore[no-untyped-def]
    return lambda numbers: np.array(numbers)  # noqa: PLW0108 - its parameter is to be called so


def compilable(*modules: ModuleType | Game) -> None:
    """Let compiled code call the functions of these modules, which stay plain Python."""
    for module in modules:
        for _, function in getmembers(module, isfunction):
            if function.__module__ == module.__name__ and function not in (play.note, play.kept):
                register_jitable(function)


compilable(*SHARED, *GAMES.values())


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """This function in machine code, kept between runs."""
    done: Callable[..., Any] = numba.njit(cache=True, error_model="numpy")(function)
    return done


def layout(state: Any) -> np.dtype[Any]:
    """The record of a state: its fields by name, each of whole numbers."""
    shapes = {
        f.name: np.asarray(getattr(state, f.name)).shape
        for f in fields(state)
        if f.metadata.get("by") != "ledger"
    }
    return np.dtype([(name, np.int64, shape) for name, shape in shapes.items()])


def record(state: Any) -> np.ndarray[Any, np.dtype[Any]]:
    """A state as an array of one record."""
    packed = np.zeros(1, layout(state))
    for name in packed.dtype.names or ():
        packed[name] = getattr(state, name)
    return packed


def unrecord(kind: type, packed: np.ndarray[Any, np.dtype[Any]]) -> Any:
    """The state of a record."""
    state = kind(int(packed["seats"][0]))
    for name in packed.dtype.names or ():
        setattr(state, name, packed[name][0].tolist())
    return state


def numbers(values: Any) -> Any:
    """A NamedTuple with plain numbers and arrays in it, for which code is compiled once."""
    return type(values)(*[np.array(v, np.int64) if isinstance(v, list) else int(v) for v in values])


def bets_of(game: Game) -> tuple[int, ...]:
    """The betting phases of a game as plain numbers; compiled code knows no empty tuple."""
    return tuple(map(int, game.BETS)) or (-1,)
