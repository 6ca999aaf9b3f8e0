"""Compile the rules of a game for simulation.  This and `inner_code` alone know Numba.

Compiled code is kept in a folder named after a hash of the sources that go into it, for
Numba's own cache looks at the file of the calling function alone and would serve stale rules.
"""

import gc
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from datetime import datetime, timedelta
from functools import cache
from inspect import getmembers, isfunction, ismodule
from pathlib import Path
from time import perf_counter
from types import CodeType, ModuleType
from typing import Any, TypeAlias

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir as llvm
from numba.core import cgutils
from numba.core.event import Listener, register
from numba.extending import intrinsic, overload, register_jitable

from lansquenet.games import GAMES, LearntBy, Thumb
from lansquenet.rules import (
    banking,
    bits,
    cards,
    couples,
    game,
    loos,
    policies,
    pools,
    state as states,
    tricks,
    who_begins,
)
from lansquenet.rules.game import Game
from lansquenet.rules.state import S, State, T
from lansquenet.sim import dice
from lansquenet.sim.inner_code import InnerCompiler
from lansquenet.sim.kept import cache_folder

SHARED: tuple[ModuleType, ...] = (
    cards,
    bits,
    states,
    game,
    who_begins,
    banking,
    couples,
    pools,
    tricks,
    loos,
    policies,
    dice,
)
Ints: TypeAlias = npt.NDArray[np.int64]
Record: TypeAlias = npt.NDArray[np.void]  # states, a field of the record for each of the state's
Reals: TypeAlias = npt.NDArray[np.float64]
Code: TypeAlias = Callable[..., Any]  # a function that is, or can be, compiled: what it takes numba knows
BOTS = ("lansquenet.bots", "lansquenet.bots.thumb", "lansquenet.bots.learning")
OF_BOTS = ("lansquenet.bots.thumb.banking",)  # which rules of thumb of several games call by its name
KEPT = timedelta(days=30)  # that a folder of compiled code may lie unused


def tidy(folder: Path) -> None:
    """Mark this folder of compiled code as used, and remove those that nobody has used for long."""
    long_ago = (datetime.now() - KEPT).timestamp()
    if folder.is_dir():
        os.utime(folder)
    for other in folder.parent.glob("compiled-*"):
        with suppress(OSError):  # somebody else may be at it, or it may not be ours to remove
            if other != folder and other.stat().st_mtime < long_ago:
                shutil.rmtree(other)


class Spent(Listener):
    """The seconds that have gone into compiling, what is under way among them.

    Nobody looks for garbage meanwhile: there is hardly any in so much that is made, and to look for it
    takes a fifth of the time.
    """

    def __init__(self) -> None:
        self.depth, self.began, self.past, self.tidied = 0, 0.0, 0.0, False

    def on_start(self, event: object) -> None:
        """Something is compiled; it may need something else that is not yet."""
        if not self.depth:
            self.began, self.tidied = perf_counter(), gc.isenabled()
            gc.disable()
        self.depth += 1

    def on_end(self, event: object) -> None:
        """It has been compiled."""
        self.depth -= 1
        if not self.depth:
            self.past += perf_counter() - self.began
            if self.tidied:
                gc.enable()

    @property
    def seconds(self) -> float:
        """All of them."""
        return self.past + (perf_counter() - self.began if self.depth else 0.0)


spent = Spent()
register("numba:compile", spent)  # type: ignore[no-untyped-call]
FOLDER = cache_folder()
tidy(FOLDER)
numba.config.CACHE_DIR = str(FOLDER)  # type: ignore[attr-defined]


@overload(states.note)
def _no_note(state, payer, payee, chips, why):  # type: ignore[no-untyped-def]
    return lambda state, payer, payee, chips, why: None


@overload(states.kept)
def _as_array(numbers):  # type: ignore[no-untyped-def]
    return lambda numbers: np.array(numbers)  # noqa: PLW0108 - its parameter is to be called so


def act_over() -> None:
    """No list that the act before has made is read again: a device must know it; else this does nothing."""


@intrinsic  # which LLVM keeps where it stands, and for which no processor does anything
def _nothing_done(typing):  # type: ignore[no-untyped-def]
    def code(context, builder, signature, given):  # type: ignore[no-untyped-def]
        kind = llvm.FunctionType(llvm.VoidType(), [])
        find: Callable[..., object] = cgutils.get_or_insert_function
        builder.call(find(builder.module, kind, "llvm.sideeffect"), [])
        return context.get_dummy_value()

    return numba.void(), code


@overload(act_over)
def _act_over():  # type: ignore[no-untyped-def]
    marked: Any = _nothing_done
    return lambda: marked()  # noqa: PLW0108 - it is to be a function of Python's


INNER = {"pipeline_class": InnerCompiler}  # compiled code alone calls it
_compilable: set[str] = set()


def compilable(*modules: ModuleType | Game | Thumb | LearntBy) -> None:
    """Let compiled code call the functions of these modules, and of their parts and neighbours that they use.

    They stay plain Python.
    """
    for module in modules:
        if module.__name__ in _compilable:
            continue
        _compilable.add(module.__name__)
        near = (module.__name__.rpartition(".")[0], module.__name__, *BOTS)
        for _, function in getmembers(module, isfunction):
            home = function.__module__
            if home == module.__name__ and function not in (states.note, states.kept):
                register_jitable(**INNER)(function)
            elif home.rpartition(".")[0] in near:
                compilable(sys.modules[home])
        compilable(*(found for _, found in getmembers(module, ismodule) if found.__name__ in OF_BOTS))


compilable(*SHARED, *GAMES.values())


def _of_file(code: CodeType, file: str) -> CodeType:
    """The same code, whose file is this very string: else it is kept as another when Python reads it anew."""
    inner = [_of_file(held, file) if isinstance(held, CodeType) else held for held in code.co_consts]
    return code.replace(co_filename=file or code.co_filename, co_consts=tuple(inner))


@cache
def callable_here(function: Code, inline: bool = False) -> Code:
    """This function, which compiled code may now call; it stays plain Python.

    `inline`: it is copied into all that call it.  What is kept between runs closes over none but such
    functions: one that is compiled by itself is never the same to two runs.
    """
    function.__code__ = _of_file(function.__code__, function.__globals__.get("__file__", ""))
    done: Code = register_jitable(forceinline=inline, **INNER)(function)
    return done


def compiled(function: Code, kept: bool = True, apart: bool = False) -> Code:
    """This function in machine code, kept between runs.

    What calls a module that is not ours may not be kept: a later run might not find that module.
    `apart`: other threads of Python run meanwhile.
    """
    done: Code = numba.njit(cache=kept, error_model="numpy", nogil=apart)(function)
    return done


def intermediate(function: Code, given: tuple[object, ...]) -> tuple[str, str]:
    """LLVM's text of this function for values like these, with all that it calls, and its name in there."""
    kinds = typed(*given)
    compiler: Any = numba.njit
    done = compiler(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    done.compile(kinds)
    found = done.overloads[kinds]
    return found.library.get_llvm_str(), found.fndesc.llvm_func_name


def typed(*values: object) -> tuple[object, ...]:
    """What compiled code takes these for."""
    kind_of: Callable[[object], object] = numba.typeof
    return tuple(map(kind_of, values))


def handed(function: Code, returns: str, *kinds: object) -> Code:
    """This function in machine code, such that it can be handed to compiled code as a number can."""
    done: Code = numba.njit(getattr(numba, returns)(*kinds), error_model="numpy")(function)
    return done


def taking(function: Code, given: tuple[object, ...], functions: tuple[Any, ...]) -> Code:
    """This function in machine code, kept between runs, for values like these and then functions like these.

    It is compiled once for all functions of the same kinds, and calls them where they are: when what is
    called is small, that takes a little longer, and when it is asked with many, much less.
    """
    types = numba.types
    kinds = [types.FunctionType(f.nopython_signatures[0]) for f in functions]
    done: Code = numba.njit((*typed(*given), *kinds), cache=True, error_model="numpy")(function)
    return done


def entry(function: Callable[..., int], kept: bool = True) -> Callable[[bytearray, Ints, int], int]:
    """This function of bytes that it changes, a row of numbers and a number, as the quickest call there is.

    Nothing that it is given is looked at; another type than these is refused with a TypeError.
    """
    kinds = numba.int64(
        numba.types.ByteArray(numba.uint8, 1, "C"), numba.types.Array(numba.int64, 1, "C"), numba.int64
    )
    done: Any = numba.njit(kinds, cache=kept, error_model="numpy")(function)
    found: Callable[[bytearray, Ints, int], int] = done.overloads[done.signatures[0]].entry_point
    return found


@intrinsic
def _borrowed(typing, array):  # type: ignore[no-untyped-def]
    """To be called by compiled code: the same array, of which no references are counted.

    Counting them costs several times as much as an act.  Somebody else must keep the array.
    """

    def code(context, builder, signature, given):  # type: ignore[no-untyped-def]
        found = context.make_array(signature.args[0])(context, builder, given[0])
        found.meminfo, found.parent = (pointer.type(None) for pointer in (found.meminfo, found.parent))
        return found._getvalue()

    return array(array), code


borrowed: Code = _borrowed


def layout(state: State) -> np.dtype[np.void]:
    """The record of a state: its fields by name, each of whole numbers."""
    shapes = {
        f.name: np.asarray(getattr(state, f.name)).shape
        for f in fields(state)
        if f.metadata.get("by") != "ledger"
    }
    return np.dtype([(name, np.int64, shape) for name, shape in shapes.items()])


def record(state: State) -> Record:
    """A state as an array of one record."""
    packed = np.zeros(1, layout(state))
    for name in packed.dtype.names or ():
        packed[name] = getattr(state, name)
    return packed


def unrecord(kind: type[S], packed: Record) -> S:
    """The state of a record."""
    state = kind(int(packed["seats"][0]))
    for name in packed.dtype.names or ():
        setattr(state, name, packed[name][0].tolist())
    return state


def numbers(values: T) -> T:
    """A NamedTuple with plain numbers and arrays in it, for which code is compiled once."""
    kind: type = type(values)
    made: T = kind(*[np.array(v, np.int64) if isinstance(v, list) else int(v) for v in values])
    return made


def bets_of(game: Game) -> tuple[int, ...]:
    """The betting phases of a game as plain numbers; compiled code knows no empty tuple."""
    return tuple(map(int, game.BETS)) or (-1,)
