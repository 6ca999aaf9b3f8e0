"""Who plays the other seats of many tables, where that is no compiled bot: a function of rows, or a table."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from lansquenet.env.many.batch import Array, Batch
from lansquenet.env.many.stepping import NEVER, TRIES
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.state import OVER


class DueRows(NamedTuple):
    """What those see who are to act, a row each."""

    observation: Array
    action_mask: Array
    seat: Array
    table: Array  # its number


Choose: TypeAlias = Callable[[DueRows], npt.ArrayLike]  # an id for each row


class ByTable:
    """A policy that is a table: by the bytes of what is seen, the chance of each id.

    Where it has nothing for a row, all that is legal is equally likely.
    """

    def __init__(self, chances: Mapping[bytes, npt.ArrayLike], seed: int = 0) -> None:
        self.chances, self.dice = chances, np.random.default_rng(seed)

    def __call__(self, rows: DueRows) -> npt.NDArray[np.int64]:
        """An id for each row."""
        known = [self.chances.get(row.tobytes(), mask) for row, mask in zip(*rows[:2], strict=True)]
        edges = np.cumsum(np.array(known, np.float64) * rows.action_mask, axis=1)
        picks = self.dice.random(len(edges)) * edges[:, -1]
        found: npt.NDArray[np.int64] = (edges > picks[:, None]).argmax(axis=1)
        return found


class Many(Protocol):
    """The tables, as far as rivals deal with them."""

    num_envs: int
    room: Batch

    def rows_of(self, which: Array) -> DueRows:
        """What is seen at these tables by whom it is to act."""

    def act(self, acts: Array, which: Array) -> None:
        """Act at these tables."""

    def deal_at(self, which: Array) -> None:
        """Begin another episode at these tables, as if the last had not been."""

    def look_back(self, which: Array) -> None:
        """Write down what the learner sees of these tables."""


class Rivals:
    """A function that plays every seat but the learner's, at all tables in turn."""

    def __init__(self, tables: Many, choose: Choose, seat: int) -> None:
        self.tables, self.choose, self.seat = tables, choose, seat
        self.asked = np.zeros(tables.num_envs, np.bool_)  # whether the learner was, in this episode

    def over(self) -> Array:
        """At which tables nobody is to act."""
        found: Array = self.tables.room.tables["actor"] == OVER
        return found

    def begin(self, which: Array) -> None:
        """At these tables an episode begins."""
        self.asked[which] = False

    def play_on(self) -> None:
        """Until the learner is due, or an episode is over in which it was.

        Raises:
            BadOption: it is never to act.
            IllegalAct: the function gives something that cannot be done.
        """
        tries = 0
        while True:
            over = self.over()
            idle = over & ~self.asked
            due = ~over & (self.tables.room.spots["seat"] != self.seat)
            if idle.any():
                tries += 1
                if tries > TRIES or self.tables.room.spots["given"][idle].any():
                    raise BadOption(NEVER)
                self.tables.deal_at(idle)
            elif due.any():
                self._act(due)
            else:
                break
        self.asked[~over] = True
        self.tables.room.spots["seat"][over] = self.seat
        self.tables.look_back(over)

    def _act(self, due: Array) -> None:
        rows = self.tables.rows_of(due)
        chosen = np.asarray(self.choose(rows), np.int64)
        if chosen.shape != rows.table.shape:
            raise IllegalAct(f"An action is wanted for each of {len(rows.table)} rows, not {chosen.shape}.")
        for table, mask, act in zip(rows.table, rows.action_mask, chosen, strict=True):
            if not (0 <= act < len(mask) and mask[act]):
                raise IllegalAct(
                    f"At table {table} another cannot do {act}, but {np.flatnonzero(mask).tolist()}."
                )
        acts = np.zeros(self.tables.num_envs, np.int64)
        acts[due] = chosen
        self.tables.act(acts, due)
