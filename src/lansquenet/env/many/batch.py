"""Very many tables, and what is told of them: arrays made once, in which parts lie one after another."""

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.env.compiled_game import SPOT, Parts
from lansquenet.env.game import Game
from lansquenet.env.many.packing import RowForm
from lansquenet.rules.game import blank
from lansquenet.sim.compiler import record

Array = npt.NDArray[Any]


class Batch(NamedTuple):
    """The tables, and what is told of them; views and the like in one row, table after table."""

    tables: Array  # records
    spots: Array
    shoes: Array
    rings: Array  # the acts that each seat heard last, where they are observed
    heard: Array  # how many it heard
    views: Array  # what is seen at each step
    masks: Array
    last: Array  # the view with which an episode ended in this step
    rewards: Array
    won: Array  # what hands that ended in this step were worth to all seats
    ended: Array  # whether a hand has ended, and the last of an episode
    over: Array
    seen: Array  # room for one view, as a record
    words: Array  # and the same as numbers
    found: Array  # room for ids
    blank: Array  # a state before its hand begins


class Manner(NamedTuple):
    """How tables are played."""

    seat: int  # the learner, who alone is asked; or -1
    paid: int  # the seat whose gain is the reward; or -1: the one that acted last
    worst: float  # what an illegal act costs
    at_once: int  # whether a hand follows in the step in which one ends
    hands: int  # of an episode, at most
    width: int  # bytes before the numbers of a view in bits


def batch_of(game: Game, code: Parts, many: int, packing: RowForm) -> Batch:
    """So many tables, at which nothing has been dealt."""
    ids, seats = game.num_distinct_actions(), game.num_players()
    told = seats if packing.told else 0
    return Batch(
        tables=np.zeros(many, code.kind),
        spots=np.zeros(many, SPOT),
        shoes=np.tile(np.array(game.deck, np.int64), many),
        rings=np.zeros(many * told * game.terms.memory, np.int64),
        heard=np.zeros(many * told, np.int64),
        views=np.zeros(many * packing.size, packing.kind),
        masks=np.zeros(many * ids, np.int8),
        last=np.zeros(many * packing.size, packing.kind),
        rewards=np.zeros(many, np.float64),
        won=np.zeros(many * seats, np.float64),
        ended=np.zeros(many, np.bool_),
        over=np.zeros(many, np.bool_),
        **_room(game, code),
    )


def _room(game: Game, code: Parts) -> dict[str, Array]:
    """What is written on while a table is played, and of what every hand is made."""
    seen = np.zeros(1, code.kind)
    return {
        "seen": seen,
        "words": seen.view(np.int64),
        "found": np.zeros(game.num_distinct_actions(), np.int64),
        "blank": record(blank(game.module, game.stacks)),
    }


def divided(game: Game, code: Parts, whole: Batch, parts: int) -> list[tuple[slice, Batch]]:
    """The same tables in so many parts, each with room of its own; they share their arrays with the whole."""
    many = len(whole.tables)
    edges = [many * n // parts for n in range(parts + 1)]
    found = []
    for first, end in pairwise(edges):
        own = {name: _part(array, many, first, end) for name, array in whole._asdict().items()}
        found.append((slice(first, end), Batch(**{**own, **_room(game, code)})))
    return found


def _part(array: Array, many: int, first: int, end: int) -> Array:
    each = len(array) // many
    return array[first * each : end * each]
