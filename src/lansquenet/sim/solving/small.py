"""Small games told in plain Python, written out as a scroll."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

import numpy as np

from lansquenet.sim.solving.rounds import Solver
from lansquenet.sim.solving.scroll import EVENT, INFO, NONE_BEFORE, Scroll, bound

OVER, CHANCE = -1, -2  # who acts at an end, and when cards fall
At = TypeVar("At")  # a position


class Small(Protocol[At]):
    """A game of two seats in which what one wins the other loses."""

    def deals(self) -> Sequence[tuple[float, At]]:
        """The positions with which it may begin, each with its probability."""

    def player(self, at: At) -> int:
        """The seat to act, CHANCE or OVER."""

    def actions(self, at: At) -> list[int]:
        """What it may do, the same wherever it knows the same; of chance, ways that are all as likely."""

    def after(self, at: At, action: int) -> At:
        """The position after an action."""

    def won(self, at: At) -> float:
        """What seat 0 has won at an end."""

    def known(self, at: At) -> str:
        """All that the seat to act knows, and ever knew."""


@dataclass
class _Pen:
    """What has been written, and where each seat last chose."""

    words: list[int] = field(default_factory=list)
    names: dict[Hashable, int] = field(default_factory=dict)  # of what is known: its number
    sets: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    pay: dict[float, int] = field(default_factory=dict)
    nodes: int = 0
    last: list[tuple[int, int, int]] = field(default_factory=lambda: [(NONE_BEFORE, 0, 0)] * 2)


def written_out(game: Small[At]) -> tuple[Scroll, dict[Hashable, int]]:
    """The scroll of a small game, and the number of each information set by what is known there.

    Raises:
        ValueError: somebody who knows the same could do something else, or has done something else.
    """
    pen, roots, odds = _Pen(), [], []
    for chance, at in game.deals():
        roots.append(len(pen.words))
        odds.append(chance)
        _write(pen, game, at)
    return bound(
        np.array(pen.words, np.int32), np.array(roots), np.array(odds), np.array(pen.sets, INFO),
        np.array([*pen.pay], np.float64), np.arange(len(pen.sets), dtype=np.uint64), pen.nodes,
    ), pen.names  # fmt: skip


def equilibrium(game: Small[At], rounds: int) -> dict[Hashable, list[float]]:
    """For all that may be known, how likely each action should be, after so many rounds of CFR+."""
    scroll, names = written_out(game)
    solver = Solver(scroll)
    solver.run(rounds)
    policy, first = solver.policy().tolist(), scroll.first.tolist()
    return {known: policy[first[n] : first[n + 1]] for known, n in names.items()}


def _write(pen: _Pen, game: Small[At], at: At) -> None:
    player = game.player(at)
    if player == OVER:
        pen.nodes += 1
        pen.words.append(-1 - pen.pay.setdefault(game.won(at), len(pen.pay)))
        return
    actions = game.actions(at)
    if len(actions) == 1:
        return _write(pen, game, game.after(at, actions[0]))
    begun, was = len(pen.words), [*pen.last]
    number = (
        EVENT - len(actions) if player == CHANCE else _numbered(pen, game.known(at), player, len(actions))
    )
    pen.nodes += 1
    pen.words += [number, 0]
    for n, action in enumerate(actions):
        if player != CHANCE:
            pen.last[player] = number, was[player][1] + 1, n
        _write(pen, game, game.after(at, action))
        pen.last = [*was]
    pen.words[begun + 1] = len(pen.words)


def _numbered(pen: _Pen, known: Hashable, player: int, width: int) -> int:
    above, depth, did = pen.last[player]
    info = above, player, depth, width, did
    number = pen.names.setdefault(known, len(pen.names))
    if number == len(pen.sets):
        pen.sets.append(info)
    if pen.sets[number] != info:
        raise ValueError("Who knows the same must be able to do the same, and have done the same.")
    return number
