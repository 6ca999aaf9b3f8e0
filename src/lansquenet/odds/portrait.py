"""When two states are one: a rank is no more than what the state and the stock say of it.

Ranks of which they say the same are alike, and a card of one is as good as a card of another.
Ranks that can change nothing any more are a heap, of which only the number of its cards counts.
"""

from collections.abc import Hashable

from lansquenet.rules.cards import RANKS
from lansquenet.rules.game import Game
from lansquenet.rules.state import POOL, Options, State, fields_by

Portrait = tuple[int, ...]
HEAP: Portrait = ()


def portraits(game: Game, rules: Options, state: State, stock: list[int]) -> dict[Portrait, list[int]]:
    """The ranks, by their portraits; under HEAP those that no longer matter."""
    by: dict[Portrait, list[int]] = {}
    for rank, portrait in enumerate(zip(stock, *_said(state), strict=True)):
        alive = game.matters(rules, state, rank)
        by.setdefault(portrait if alive else HEAP, []).append(rank)
    return by


def key(state: State, by: dict[Portrait, list[int]], idle: int) -> Hashable:
    """What is left of a state when ranks have no names; `idle` cards of the heap are counted with it.

    The stacks of the seats are no part of it.
    """
    kind: type = type(state)
    seats = state.seats
    return (
        tuple([getattr(state, name) for name in fields_by(kind, "")]),
        tuple([tuple(getattr(state, name)[:seats]) for name in fields_by(kind, "seat")]),
        tuple(
            [tuple(row[:seats]) for name in fields_by(kind, "pair") for row in getattr(state, name)[:seats]]
        ),
        state.stacks[POOL],
        idle,
        tuple(sorted([(portrait, len(alike)) for portrait, alike in by.items() if portrait != HEAP])),
    )


def _said(state: State) -> list[list[int]]:
    """All that the state says of ranks: lists with a number for each."""
    kind: type = type(state)
    lists = [getattr(state, name) for name in fields_by(kind, "rank")]
    lists += [row for name in fields_by(kind, "seat rank") for row in getattr(state, name)[: state.seats]]
    marks = [0] * RANKS
    named = [getattr(state, name) for name in fields_by(kind, "is rank")]
    for name in fields_by(kind, "seat is rank"):
        named += getattr(state, name)[: state.seats]
    for bit, rank in enumerate(named):
        if rank >= 0:
            marks[rank] |= 1 << bit
    return [*lists, marks]
