"""What is to be solved: a game with its rules, chips and cards; and what compiled code calls of it."""

from functools import cache
from typing import NamedTuple

import numpy as np

from lansquenet.games import GAMES
from lansquenet.rules import game as games
from lansquenet.rules.game import Game, begin, counts_chips, hides
from lansquenet.rules.state import ALL, CHANCE, Carried, Options, State
from lansquenet.sim.compiler import Code, Ints, Record, callable_here, compilable, numbers, record
from lansquenet.sim.solving.suits import is_even


class Solvable(NamedTuple):
    """A hand to be solved; seats 0 and 1 play it, all others are out of it."""

    game: Game
    rules: Options
    stacks: tuple[int, ...]
    carry: Carried
    deck: tuple[int, ...]
    plays: tuple[int, ...]  # the phases in which an answer below 52 is a card that is played
    may_end: bool = False  # whether the hand goes on where no card is left

    def start(self) -> State:
        """The state with which it begins."""
        return begin(self.game, self.rules, list(self.stacks), self.carry)

    def table(self) -> Record:
        """The same for compiled code."""
        return record(self.start())

    def numbers(self) -> Options:
        """The rules as compiled code takes them."""
        return numbers(self.rules)

    @property
    def ahead(self) -> int:
        """How much more than seat 1 seat 0 has to begin with, of what is counted."""
        return self.stacks[0] - self.stacks[1] if counts_chips(self.game) else 0

    @property
    def alike(self) -> bool:
        """Whether deals, and what is known of them, that differ by the names of suits alone are one."""
        return self.game.alike(self.rules) and is_even(self.deck)


def kept(game: Game) -> bool:
    """Whether what is compiled of it may be kept: it is a game of the book."""
    ours = any(game is known for known in GAMES.values())
    if not ours:
        compilable(game)
    return ours


@cache
def told(game: Game) -> Code:
    """Compiled: whether a seat is told all of an act about to be done; what it does itself it knows."""
    learns, hidden, unsaid = game.learns, hides(game), game.learns is games.learns

    def is_told(rules, state, action, seat):  # type: ignore[no-untyped-def]
        if state.actor == seat:
            return True
        if unsaid:
            return state.actor != CHANCE or not hidden
        return learns(rules, state, action, seat) == ALL

    return callable_here(is_told)


def cards(setup: Solvable) -> Ints:
    """The cards that are dealt from, as compiled code takes them."""
    return np.array(setup.deck, np.int64)
