"""Views and memories as rows of numbers from -1 to 1."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from lansquenet.env.basis.places import Places, Row
from lansquenet.rules.state import CHANCE, OVER, SOMEBODY
from lansquenet.rules.tricks import LAID, PLAYED, SHOWN, TABLE, player_of

Floats = npt.NDArray[np.float32]

PLACES = 4  # beside one for each seat: mine, unknown, open, laid aside by me


class Encoder:
    """How a view is written as numbers.

    One of each: who looks, the phase, who acts; for each card where it is, as one of some places; then
    every number of the view, squashed by x / (|x| + chips / 8 + 8).  A memory adds, for each act, who did
    it and what it was, the last act first.
    """

    def __init__(self, layout: Places, phases: int, kinds: tuple[int, int], memory: int, chips: int) -> None:
        """`kinds` are how many ids seats and chance have."""
        self.layout, self.phases, self.memory = layout, phases, memory
        self.seats = layout.seats
        self.actions, self.outcomes = kinds
        self.cards = [n for name in layout.card_fields for n in layout.spans[name]]
        self.places = PLACES + self.seats
        self.soft = chips / 8 + 8
        self.act = self.seats + 1 + self.actions + self.outcomes
        heads = 2 * self.seats + phases + 3
        self.size = heads + len(self.cards) * self.places + len(layout.labels)
        self.size_with_memory = self.size + memory * self.act

    def view(self, row: Row, seat: int) -> Floats:
        """What a seat sees."""
        found = np.zeros(self.size, np.float32)
        self._write(found, row, seat)
        return found

    def with_memory(self, row: Row, seat: int, heard: Sequence[tuple[int, int]]) -> Floats:
        """What a seat sees, and what it was told last: who acted, and the id of the act."""
        found = np.zeros(self.size_with_memory, np.float32)
        self._write(found, row, seat)
        for n, (actor, act) in enumerate(reversed(heard[-self.memory :] if self.memory else [])):
            at = self.size + n * self.act
            by_chance = actor == CHANCE
            found[at + (self.seats if by_chance else actor)] = 1
            found[at + self.seats + 1 + (self.actions if by_chance else 0) + act] = 1
        return found

    def _write(self, found: Floats, row: Row, seat: int) -> None:
        spans, at = self.layout.spans, self.seats
        found[seat] = 1
        found[at + row[spans["phase"].start]] = 1
        at += self.phases
        found[at + self._actor(row[spans["actor"].start])] = 1
        at += self.seats + 3
        for n in self.cards:
            found[at + self._place(row[n], seat)] = 1
            at += self.places
        numbers = np.array(row, np.float32)
        found[at : at + len(row)] = numbers / (np.abs(numbers) + self.soft)

    def _actor(self, actor: int) -> int:
        apart = {CHANCE: 0, OVER: 1, SOMEBODY: 2}
        return self.seats + apart[actor] if actor in apart else actor

    def _place(self, where: int, seat: int) -> int:
        """Where a card is, as this seat sees it."""
        if where >= PLAYED:
            return PLACES + player_of(where)
        if where in (TABLE, SHOWN):
            return 2
        return 0 if where == seat else 3 if where == LAID + seat else 1
