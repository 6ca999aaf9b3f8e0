"""What `learnt` does, told in compiled code; and from what was said, how likely a world is.

Compiled code is handed the table as two arrays: its keys in order, and the parts of the slots of each.
Where they are empty all is done by rules of thumb.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from lansquenet.bots import learnt
from lansquenet.games import LearntBy, Thumb
from lansquenet.rules.game import Game
from lansquenet.rules.state import NOBODY, Options, State
from lansquenet.sim.compiler import Ints, callable_here, compilable
from lansquenet.sim.dice import below, roll

DOUBTED = 0.1  # how likely anything is at least that somebody said, for all a table says
WHOLE = 4294967296.0


Bytes: TypeAlias = npt.NDArray[np.uint8]


class TableRows(NamedTuple):
    """What was learnt of a game, in arrays."""

    keys: Ints
    parts: Bytes


NOTHING = TableRows(np.zeros(0, np.int64), np.zeros((0, 1), np.uint8))


def table_for(name: str, rules: Options) -> TableRows:
    """The table of a game, where it was learnt by rules like these; else one in which nothing stands."""
    return table_of(name) if learnt.is_learnt(name) and learnt.fits(name, rules) else NOTHING


@cache
def table_of(name: str) -> TableRows:
    """The table of a game that has one."""
    found = learnt.policy(name)
    parts = np.frombuffer(found.parts, np.uint8).reshape(-1, found.width)
    return TableRows(np.array(found.keys, np.int64), parts.copy())


@callable_here
def row_of(keys: Ints, key: int) -> int:
    """Where a key stands in the table; -1, if it does not."""
    if len(keys) == 0:
        return -1
    n = int(np.searchsorted(keys, key))
    return n if n < len(keys) and keys[n] == key else -1


def acting(game: Game, bot: Thumb, room: LearntBy | None) -> Callable[..., int]:
    """Compiled: what the seat to act does by the table, from its own view; else what it does by thumb."""
    compilable(bot)
    hide, choose = game.hide, bot.choose

    def by_thumb(rules, state, seen, keys, parts, dice):  # type: ignore[no-untyped-def]
        seen[0] = state[0]
        hide(rules, seen[0], state[0].actor)
        return choose(rules, seen[0], roll(dice))

    thumb = callable_here(by_thumb)
    return thumb if room is None else _by_table(game, room, thumb)


def _by_table(game: Game, room: LearntBy, thumb: Callable[..., int]) -> Callable[..., int]:
    compilable(room)
    hide, legal, known, slot_of = game.hide, game.legal, room.known, room.slot_of

    def act(rules, state, seen, keys, parts, dice):  # type: ignore[no-untyped-def]
        if len(keys) == 0:
            return thumb(rules, state, seen, keys, parts, dice)
        options = legal(rules, state[0])
        if len(options) == 1:
            return options[0]
        seen[0] = state[0]
        hide(rules, seen[0], state[0].actor)
        n, total = row_of(keys, known(rules, seen[0])), 0
        for action in options:
            total += parts[n, slot_of(rules, seen[0], action)] if n >= 0 else 0
        if total == 0:
            return thumb(rules, state, seen, keys, parts, dice)
        at = below(dice, total)
        for action in options:
            at -= parts[n, slot_of(rules, seen[0], action)]
            if at < 0:
                return action
        return options[0]

    return callable_here(act)


def believing(game: Game, room: LearntBy | None) -> Callable[..., bool] | None:
    """Compiled: whether to believe a world, by how likely all say and do in it what they said and did.

    None where a room does not tell what was said (`recalled`).  What else they did, a room may tell by how
    often it is other than rules of thumb would have it (`doubts`).
    """
    if room is None or not hasattr(room, "recalled"):
        return None
    compilable(room)
    likely, recalled = _likely(game, room), room.recalled
    doubts = room.doubts if hasattr(room, "doubts") else callable_here(no_doubts)

    def believed(rules, world, past, seen, me, keys, parts, dice):  # type: ignore[no-untyped-def]
        chance = 1.0
        if len(keys) == 0:
            return True
        for seat in range(world[0].seats):
            if seat != me:
                past[0] = world[0]
                chance *= DOUBTED ** doubts(rules, past[0], seat)
                said = recalled(rules, past[0], seat)
                if said != NOBODY:
                    chance *= likely(rules, past, seen, said, keys, parts)
        return roll(dice) < chance * WHOLE

    return callable_here(believed)


def no_doubts(rules: Options, deal: State, seat: int) -> int:
    """None, of what cannot be told."""
    return 0


def _likely(game: Game, room: LearntBy) -> Callable[..., float]:
    """Compiled: the chance that the seat to act says this; in doubt of the table, of all there is to say."""
    hide, legal, known, slot_of = game.hide, game.legal, room.known, room.slot_of

    def likely(rules, past, seen, said, keys, parts):  # type: ignore[no-untyped-def]
        options, total = legal(rules, past[0]), 0
        seen[0] = past[0]
        hide(rules, seen[0], past[0].actor)
        n = row_of(keys, known(rules, seen[0])) if len(options) > 1 else -1
        if n < 0:
            return 1.0
        for action in options:
            total += parts[n, slot_of(rules, seen[0], action)]
        if total == 0:
            return 1.0
        return DOUBTED + (1.0 - DOUBTED) * parts[n, slot_of(rules, seen[0], said)] / total

    return callable_here(likely)
