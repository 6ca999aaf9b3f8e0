"""The best that can be chosen, in whole numbers, from the last layer of a walk back to the first.

What a state is worth, of which L cards may still matter, is kept as worth * L!, so that choices are
compared as whole numbers.  Of equal ones the first is taken.
"""

from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import factorial, lcm, perm
from typing import NamedTuple, TypeVar

from lansquenet.odds.steps import HeapMatters, Layer, Pick, Steps, To, Way
from lansquenet.rules.state import State

Name = TypeVar("Name", bound=Hashable)


class Decided(NamedTuple):
    """A choice that was met: what is seen there, what every word is worth, and the best of them."""

    seen: Mapping[str, int]
    worth: dict[str, Fraction]
    word: str


class Best:
    """The first measure is made as large as can be.  Its `choices` are by their names."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.choices: dict[Hashable, Decided] = {}
        self.ends: dict[Hashable, None] = {}

    def worth(self, start: State, stock: list[int], later: Mapping[Name, Fraction] | None = None) -> Fraction:
        """What the best is worth from a start, when every end is worth what is said of it, or nothing."""
        self.later: dict[Hashable, Fraction] = {
            name: Fraction(worth) for name, worth in (later or {}).items()
        }
        self.common = lcm(*[worth.denominator for worth in self.later.values()])
        try:
            first, order = self._explored(start, stock)
        except HeapMatters:
            self.steps.anew()
            first, order = self._explored(start, stock)
        self.choices, self.ends = {}, {}
        self.found: dict[Hashable, int] = {}
        self.picked: dict[tuple[Hashable, int], int] = {}
        for name in reversed(order):
            scale, ways = self.steps.turns(name)
            self.found[name] = sum([weight * self.scaled(way, scale) for weight, way in ways])
        full = sum(stock)
        return Fraction(self.scaled(first, full), factorial(full) * self.common)

    def _explored(self, start: State, stock: list[int]) -> tuple[Way, list[Hashable]]:
        """All states, each before those that may follow it."""
        layers: dict[Layer, dict[Hashable, None]] = {}
        order: list[Hashable] = []
        first = self.steps.first(start, stock)
        _note(first, layers)
        while layers:
            for name in layers.pop(max(layers)):
                order.append(name)
                for _, way in self.steps.turns(name).ways:
                    _note(way, layers)
        return first, order

    def scaled(self, way: Way, scale: int) -> int:
        """What a way is worth when so many cards are left that matter, times their orders."""
        of = factorial(scale) * self.common
        if isinstance(way, Pick):
            return self.chosen(way, scale) + way.got[0] * of
        if way.layer is None:
            self.ends[way.name] = None
            return int((way.got[0] + self.later.get(way.name, 0)) * of)
        return self.found[way.name] * perm(scale, scale - way.layer[1]) + way.got[0] * of

    def chosen(self, pick: Pick, scale: int) -> int:
        """What the best way of a choice is worth, which is kept if the choice has a name."""
        at = pick.name, scale
        if pick.name is None:
            return max([self.scaled(way, scale) for way in pick.ways.values()])
        if at not in self.picked:
            rows = {word: self.scaled(way, scale) for word, way in pick.ways.items()}
            word, of = max(rows, key=rows.__getitem__), factorial(scale) * self.common
            worth = {w: Fraction(row, of) for w, row in rows.items()}
            self.choices[pick.name] = Decided(pick.seen, worth, word)
            self.picked[at] = rows[word]
        return self.picked[at]


def _note(way: Way, layers: dict[Layer, dict[Hashable, None]]) -> None:
    """Note the states that a way may lead to."""
    if isinstance(way, To):
        if way.layer:
            layers.setdefault(way.layer, {})[way.name] = None
    else:
        for follows in way.ways.values():
            _note(follows, layers)
