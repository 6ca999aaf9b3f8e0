"""When two states are one: a rank is no more than what the state and the stock say of it.

Ranks of which they say the same are alike, and a card of one is as good as a card of another.
Ranks that can change nothing any more are a heap, of which only the number of its cards counts.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import cache
from typing import TypeVar

from lansquenet.rules.cards import RANKS
from lansquenet.rules.game import Game
from lansquenet.rules.state import POOL, Options, State, fields_by

Portrait = tuple[int | tuple[int, ...], ...]
HEAP: Portrait = ()


def portraits(
    game: Game, rules: Options, state: State, stock: list[int], whole: bool = False
) -> dict[Portrait, list[int]]:
    """The ranks, by their portraits; under HEAP those that no longer matter, unless all do (`whole`)."""
    kind: type = type(state)
    by: dict[Portrait, list[int]] = {}
    for rank, portrait in enumerate(_teller(kind)(state, stock)):
        by.setdefault(portrait, []).append(rank)
    return heaped(game, rules, state, by, whole)


def heaped(
    game: Game, rules: Options, state: State, by: dict[Portrait, list[int]], whole: bool
) -> dict[Portrait, list[int]]:
    """Ranks by their portraits, those that no longer matter under HEAP; of ranks alike one is asked."""
    heap = [] if whole else [said for said, alike in by.items() if not game.matters(rules, state, alike[0])]
    if heap:
        by[HEAP] = sorted([rank for said in heap for rank in by.pop(said)])
    return by


def key(state: State, by: dict[Portrait, list[int]], idle: int) -> Hashable:
    """What is left of a state when ranks have no names; `idle` cards of the heap are counted with it.

    The stacks of the seats are no part of it.
    """
    kind: type = type(state)
    found = [(portrait, len(alike)) for portrait, alike in by.items() if portrait]
    found.sort()
    return _keeper(kind)(state), idle, tuple(found)


@cache
def _teller(kind: type) -> Callable[[State, list[int]], Iterable[Portrait]]:
    """What tells all that a state of this class says of ranks, written out as `rules.state.duplicate` is."""
    named = [f"state.{name}" for name in fields_by(kind, "is rank")]
    named += [f"*state.{name}[:seats]" for name in fields_by(kind, "seat is rank")]
    lists = [f"state.{name}" for name in fields_by(kind, "rank")]
    lists += [f"*state.{name}[:seats]" for name in fields_by(kind, "seat rank")]
    if not named:
        return _written("state, stock", "", f"zip({', '.join(['stock', *lists])}, strict=True)")
    marked = (
        f"marks = [0] * {RANKS}\n"
        f" for bit, rank in enumerate(({', '.join(named)},)):\n"
        "  if rank >= 0:\n"
        "   marks[rank] |= 1 << bit\n"
    )
    return _written("state, stock", marked, f"zip({', '.join(['stock', *lists, 'marks'])}, strict=True)")


@cache
def _keeper(kind: type) -> Callable[[State], Hashable]:
    """What keeps of a state of this class whatever is not of ranks."""
    parts = [f"state.{name}" for name in fields_by(kind, "")]
    parts += [f"*state.{name}[:seats]" for name in fields_by(kind, "seat")]
    parts += [
        f"*[n for row in state.{name}[:seats] for n in row[:seats]]" for name in fields_by(kind, "pair")
    ]
    return _written("state", "", f"({', '.join(parts)}, state.stacks[{POOL}])")


Told = TypeVar("Told")


def _written(given: str, lines: str, told: str) -> Callable[..., Told]:
    """A function of these lines; `seats` are those of its state."""
    found: dict[str, Callable[..., Told]] = {}
    exec(f"def said({given}):\n seats = state.seats\n {lines}\n return {told}", found)
    return found["said"]
