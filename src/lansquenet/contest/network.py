"""A small network in plain numpy: of what is seen, the chances of each id and what a hand is worth there."""

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Reals: TypeAlias = npt.NDArray[np.float32]
Marks: TypeAlias = npt.NDArray[np.int8]

NEVER = np.float32(-1e9)  # what stands for an id that is not legal
KEPT, KEPT_SQUARES, TINY = 0.9, 0.999, 1e-8  # of Adam


class Looked(NamedTuple):
    """What the network makes of rows."""

    rows: Reals
    inner: Reals
    chances: Reals
    worths: Reals


class Network:
    """One inner layer, from which chances and worths are read; learnt by Adam's steps."""

    def __init__(self, size: int, ids: int, inner: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        into = dice.standard_normal((size, inner)) / np.sqrt(size / 8)  # most of what is seen is nought
        self.ids = ids
        self.weights: list[Reals] = [
            into.astype(np.float32),
            np.zeros(inner, np.float32),
            (dice.standard_normal((inner, ids + 1)) / np.sqrt(inner) / 10).astype(np.float32),
            np.zeros(ids + 1, np.float32),
        ]
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def look(self, rows: Reals, legal: Marks) -> Looked:
        """The chances of what is legal, and what a hand is worth."""
        into, above, out, over = self.weights
        inner = np.maximum(rows @ into + above, 0)
        told = inner @ out + over
        marks = np.where(legal, told[:, : self.ids], NEVER)
        powers = np.exp(marks - marks.max(axis=1, keepdims=True))
        return Looked(rows, inner, powers / powers.sum(axis=1, keepdims=True), told[:, self.ids])

    def step(self, looked: Looked, slopes: Reals, rate: float) -> None:
        """Learn from the slope of what is lost, by the score of each id and by the worth."""
        out = self.weights[2]
        inner = (slopes @ out.T) * (looked.inner > 0)
        self._descend(
            [looked.rows.T @ inner, inner.sum(axis=0), looked.inner.T @ slopes, slopes.sum(axis=0)], rate
        )

    def _descend(self, slopes: list[Reals], rate: float) -> None:
        self._steps += 1
        pace = rate * np.sqrt(1 - KEPT_SQUARES**self._steps) / (1 - KEPT**self._steps)
        for part, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += (1 - KEPT) * (slope - mean)
            square += (1 - KEPT_SQUARES) * (slope**2 - square)
            part -= np.float32(pace) * mean / (np.sqrt(square) + np.float32(TINY))
