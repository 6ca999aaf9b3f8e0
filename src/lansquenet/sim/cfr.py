"""Counterfactual regret minimisation of games of two seats that are small enough to be written out.

CFR+ (Tammelin, 2014): regrets that never fall below nothing, seats in turn, and a mean of the policies in
which the later ones weigh more.  A game is written out as a tree of numbers, parents before children.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol, TypeVar

import numpy as np

from lansquenet.sim.compiler import Code, Reals, callable_here, compiled

OVER = -1  # the player at an end


At = TypeVar("At")  # a position


class Reduced(Protocol[At]):
    """A game of two seats in which chance acts once, at the beginning, and what one wins the other loses."""

    def deals(self) -> Sequence[tuple[float, At]]:
        """The positions after chance has acted, each with its probability."""

    def player(self, at: At) -> int:
        """The seat to act, or OVER."""

    def actions(self, at: At) -> list[int]:
        """What it may do; always the same number where it knows the same."""

    def after(self, at: At, action: int) -> At:
        """The position after an action."""

    def won(self, at: At) -> float:
        """What seat 0 has won at an end."""

    def known(self, at: At) -> str:
        """All that the seat to act knows, and ever knew."""


@dataclass
class ReducedTree:
    """A reduced game as numbers; `info` names what is known at a node, and `child` holds all branches."""

    player: list[int] = field(default_factory=list)
    info: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=list)  # in `child`, of a node's branches
    count: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)  # of a root; 0 of all other nodes
    child: list[int] = field(default_factory=list)
    names: dict[Hashable, int] = field(default_factory=dict)  # of what is known: its number
    widths: list[int] = field(default_factory=list)  # the actions there


def written_out(game: Reduced[At]) -> ReducedTree:
    """Every position of a reduced game."""
    tree = ReducedTree()
    for chance, at in game.deals():
        _add(tree, game, at, chance)
    return tree


def _add(tree: ReducedTree, game: Reduced[At], at: At, chance: float) -> int:
    """Write out a position and all after it; its number."""
    number, player = len(tree.player), game.player(at)
    actions = [] if player == OVER else game.actions(at)
    tree.player.append(player)
    tree.chance.append(chance)
    tree.won.append(game.won(at) if player == OVER else 0.0)
    tree.info.append(-1 if player == OVER else _named(tree, game.known(at), len(actions)))
    tree.first.append(len(tree.child))
    tree.count.append(len(actions))
    slots = [0] * len(actions)
    tree.child += slots
    for n, action in enumerate(actions):
        tree.child[tree.first[number] + n] = _add(tree, game, game.after(at, action), 0.0)
    return number


def _named(tree: ReducedTree, known: Hashable, width: int) -> int:
    number = tree.names.setdefault(known, len(tree.names))
    if number == len(tree.widths):
        tree.widths.append(width)
    assert tree.widths[number] == width, "who knows the same must be able to do the same"
    return number


def solved(tree: ReducedTree, iterations: int) -> dict[Hashable, list[float]]:
    """For all that may be known, how likely each action should be."""
    at = np.concatenate([[0], np.cumsum(tree.widths)]).astype(np.int64)
    means = _minimising()(
        np.array(tree.player), np.array(tree.info), np.array(tree.first), np.array(tree.count),
        np.array(tree.won), np.array(tree.chance), np.array(tree.child), at, iterations,
    )  # fmt: skip
    return {name: _normal(means[at[n] : at[n + 1]]) for name, n in tree.names.items()}


def _normal(weights: Reals) -> list[float]:
    total = float(weights.sum())
    return [float(weight) / total if total > 0 else 1 / len(weights) for weight in weights]


@cache
def _minimising() -> Code:
    """Compiled: the sums over all rounds of the policies, weighed by how likely they come into play."""

    def matched(regrets, at, policy):  # type: ignore[no-untyped-def]
        for info in range(len(at) - 1):
            total = 0.0
            for n in range(at[info], at[info + 1]):
                total += regrets[n]
            for n in range(at[info], at[info + 1]):
                policy[n] = regrets[n] / total if total > 0.0 else 1.0 / (at[info + 1] - at[info])

    match = callable_here(matched)

    def reached(player, info, first, count, chance, child, at, policy, reach):  # type: ignore[no-untyped-def]
        for node in range(len(player)):
            if chance[node] > 0.0:
                reach[node, 0], reach[node, 1], reach[node, 2] = 1.0, 1.0, chance[node]
            for n in range(count[node]):
                below = child[first[node] + n]
                reach[below] = reach[node]
                reach[below, player[node]] *= policy[at[info[node]] + n]

    reaching = callable_here(reached)

    def minimise(player, info, first, count, won, chance, child, at, iterations):  # type: ignore[no-untyped-def]
        regrets, means, policy = np.zeros(at[-1]), np.zeros(at[-1]), np.zeros(at[-1])
        reach, value, change = np.zeros((len(player), 3)), np.zeros(len(player)), np.zeros(at[-1])
        for n in range(2 * iterations):
            seat, sign = n % 2, 1.0 - 2.0 * (n % 2)
            match(regrets, at, policy)
            reaching(player, info, first, count, chance, child, at, policy, reach)
            change[:] = 0.0
            for node in range(len(player) - 1, -1, -1):
                value[node] = won[node]
                for k in range(count[node]):
                    value[node] += policy[at[info[node]] + k] * value[child[first[node] + k]]
                if player[node] == seat:
                    others = sign * reach[node, 1 - seat] * reach[node, 2]
                    for k in range(count[node]):
                        slot = at[info[node]] + k
                        change[slot] += others * (value[child[first[node] + k]] - value[node])
                        means[slot] += (n // 2 + 1) * reach[node, seat] * policy[slot]
            for slot in range(at[-1]):
                regrets[slot] = max(0.0, regrets[slot] + change[slot])
        return means

    return compiled(minimise)
