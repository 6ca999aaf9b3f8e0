"""The table, the rulebook and the laboratory for a lost family of European gambling games.

Seats are numbered from 0 in the order of play, and called A, B, C; money is whole play chips.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from lansquenet.front.double import Package

if TYPE_CHECKING:
    from lansquenet.books.book import book as book
    from lansquenet.env import load_game as load_game
    from lansquenet.errors import (
        BadOption as BadOption,
        BadRecord as BadRecord,
        IllegalAct as IllegalAct,
        LansquenetError as LansquenetError,
        UnknownName as UnknownName,
    )
    from lansquenet.front.figured import ask as ask, odds as odds
    from lansquenet.front.followed import session as session
    from lansquenet.front.listed import games as games
    from lansquenet.front.played import Table as Table
    from lansquenet.front.recounted import replay as replay
    from lansquenet.front.simulated import simulate as simulate
    from lansquenet.front.solving import solve as solve

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadRecord",
    "IllegalAct",
    "LansquenetError",
    "Table",
    "UnknownName",
    "ask",
    "book",
    "games",
    "load_game",
    "odds",
    "replay",
    "session",
    "simulate",
    "solve",
]

_PLACES = dict.fromkeys(__all__, "lansquenet.errors") | {  # loaded when they are asked for
    "Table": "lansquenet.front.played",
    "ask": "lansquenet.front.figured",
    "book": "lansquenet.books.book",
    "load_game": "lansquenet.env",
    "replay": "lansquenet.front.recounted",
    "session": "lansquenet.front.followed",
    "simulate": "lansquenet.front.simulated",
    "solve": "lansquenet.front.solving",
}
_ROOMS = ("games", "odds")  # subpackages that can be called
sys.modules[__name__].__class__ = Package


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in _ROOMS:
        return import_module(f"{__name__}.{name}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
