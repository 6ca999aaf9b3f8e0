"""What each seat has been told of a hand, in the order in which it was told.

A seat is told an act only where the rules say that it learns all of it (`learns`), and for the rest what
has changed in its view: silences leave nothing here, nor do the cards of others.  Where nothing is hidden
all seats have one memory, of all acts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lansquenet.books.book import seat_name
from lansquenet.env.basis.actions import Actions
from lansquenet.env.basis.chance import is_told
from lansquenet.env.basis.places import Places, Row
from lansquenet.rules import cards
from lansquenet.rules.bits import bit, has
from lansquenet.rules.game import Game, hides, view
from lansquenet.rules.state import CHANCE, Options, State


class Done(NamedTuple):
    """An act: its id, and what it said to the rules; for a card, its place in the pack."""

    id: int
    action: int


class Heard(NamedTuple):
    """An act of which a seat was told all."""

    actor: int
    id: int
    words: str
    told: int  # the seats that were, a bit each


class Memory:
    """For each seat the lines that it was told, and the acts among them."""

    def __init__(self, module: Game, rules: Options, layout: Places, actions: Actions, state: State) -> None:
        self.module, self.rules, self.layout, self.actions = module, rules, layout, actions
        self.hidden = hides(module)
        several = state.seats if self.hidden else 1
        self.lines: list[list[str]] = [[] for _ in range(several)]
        self.heard: list[list[Heard]] = [[] for _ in range(several)]
        self.rows = [self._row(state, seat) for seat in range(several)] if self.hidden else []

    def copy(self) -> "Memory":
        """The same, to go on from here in another way."""
        twin: Memory = object.__new__(Memory)
        twin.__dict__.update(self.__dict__)
        twin.lines = [lines[:] for lines in self.lines]
        twin.heard = [heard[:] for heard in self.heard]
        twin.rows = self.rows[:]
        return twin

    def imagined(self, seat: int, state: State, last: int) -> "Memory":
        """What is remembered in a state that this seat thinks possible: its own memory as it is.

        Of the others it knows which of its `last` acts were told to both, and what they would see; the rest
        of what they were told is none of its business.
        """
        twin = self.copy()
        recent = self.heard[seat][-last:] if self.hidden and last else []
        for other in range(len(self.lines)):
            if other != seat and self.hidden:
                twin.heard[other] = [heard for heard in recent if has(heard.told, other)]
                twin.rows[other] = self._row(state, other)
                seen = zip(self.layout.labels, twin.rows[other], strict=True)
                twin.lines[other] = [" ".join(f"{label}={n}" for label, n in seen if n)]
        return twin

    def of(self, seat: int) -> tuple[list[str], list[Heard]]:
        """What a seat was told."""
        return (self.lines[seat], self.heard[seat]) if self.hidden else (self.lines[0], self.heard[0])

    def follow(self, state: State, together: Sequence[Done]) -> None:
        """Do what is done in one go, and note for each seat what it is told of it.

        Where hands are dealt, cards that fall in one go are told in order of the pack: the view says where
        they went.
        """
        told: list[list[Heard]] = [[] for _ in self.lines]
        for done in together:
            knowing = [
                seat
                for seat in range(len(told))
                if is_told(self.module, self.rules, state, done.action, seat)
            ]
            bits = sum(bit(seat) for seat in knowing)
            for seat in knowing:
                told[seat].append(Heard(state.actor, done.id, self._words(state, done), bits))
            self.module.apply(self.rules, state, done.action)
        for seat, acts in enumerate(told):
            self._note(seat, sorted(acts) if self.hidden else acts, state)

    def _note(self, seat: int, acts: list[Heard], state: State) -> None:
        words = [heard.words for heard in acts]
        if self.hidden:
            was, self.rows[seat] = self.rows[seat], self._row(state, seat)
            words += self._changes(was, self.rows[seat])
        if words:
            self.lines[seat].append(" ".join(words))
        self.heard[seat] += acts

    def _changes(self, was: Row, now: Row) -> list[str]:
        if was == now:
            return []
        labels = self.layout.labels
        return [f"{labels[n]}={new}" for n, (old, new) in enumerate(zip(was, now, strict=True)) if old != new]

    def _row(self, state: State, seat: int) -> Row:
        return self.layout.row(view(self.module, self.rules, state, seat))

    def _words(self, state: State, done: Done) -> str:
        said = cards.name(done.action) if state.actor == CHANCE else self.actions.words(done.id)
        return f"{seat_name(state.actor)}:{said.replace(' ', '_')}"
