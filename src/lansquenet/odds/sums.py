"""Ways counted in whole numbers, from the first layer of a walk to the last.

A state of which L cards may still matter, out of N at the start, keeps its chance as chance * N! / L!,
which is a whole number: of so many orders of the cards that many lead there.  So nothing is reduced
until the end, and a layer is forgotten as soon as it has been summed.
"""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import factorial, perm
from operator import add

from lansquenet.odds.steps import HeapMatters, Layer, Pick, Row, Steps, To, Way
from lansquenet.rules.state import State

Form = dict[Row, int]  # in how many ways every sum has come about
Laws = dict[Hashable, dict[Row, Fraction]]  # of every end, the sums and their chances
Means = tuple[tuple[Fraction, ...], dict[Hashable, Fraction]]  # of the measures, and the chance of every end


class Sums:
    """One pass over a graph, from a start.  `chosen` says the word of every choice."""

    def __init__(self, steps: Steps, chosen: Callable[[Pick], str] | None = None) -> None:
        self.steps, self.chosen = steps, chosen

    def laws(self, start: State, stock: list[int]) -> Laws:
        """The law of what is measured, of every end."""
        full = self.passed(start, stock, spread=True)
        found: Laws = {}
        for (end, scale), form in self.ends.items():
            into = found.setdefault(end, {})
            for total, ways in form.items():
                into[total] = into.get(total, Fraction(0)) + chance(ways, scale, full)
        return found

    def means(self, start: State, stock: list[int]) -> Means:
        """The mean of every measure, and the chance of every end."""
        full = self.passed(start, stock, spread=False)
        sums = [Fraction(0)] * len(self.steps.asked.measures)
        for scale, row in self.measured.items():
            sums = [of + chance(ways, scale, full) for of, ways in zip(sums, row, strict=True)]
        found: dict[Hashable, Fraction] = {}
        for (end, scale), form in self.ends.items():
            found[end] = found.get(end, Fraction(0)) + chance(sum(form.values()), scale, full)
        return tuple(sums), found

    def passed(self, start: State, stock: list[int], spread: bool) -> int:
        """Go through all layers; how many cards there were at the start."""
        try:
            self._pass(start, stock, spread)
        except HeapMatters:
            self.steps.anew()
            self._pass(start, stock, spread)
        return sum(stock)

    def _pass(self, start: State, stock: list[int], spread: bool) -> None:
        self.spread = spread
        self.layers: dict[Layer, dict[Hashable, Form]] = {}
        self.ends: dict[tuple[Hashable, int], Form] = {}
        self.measured: dict[int, Row] = {}
        zero = (0,) * len(self.steps.asked.measures)
        self.pour(self.steps.first(start, stock), sum(stock), {zero: 1}, 1)
        while self.layers:
            for name, form in self.layers.pop(max(self.layers)).items():
                scale, ways = self.steps.turns(name)
                for weight, way in ways:
                    self.pour(way, scale, form, weight)

    def pour(self, way: Way, scale: int, form: Form, weight: int) -> None:
        """Lead so many ways on to where they go."""
        if any(way.got):
            form = self.counted(way.got, scale, form, weight)
        if isinstance(way, Pick):
            assert self.chosen
            self.pour(way.ways[self.chosen(way)], scale, form, weight)
            return
        by = weight
        if way.layer:
            by *= perm(scale, scale - way.layer[1])
        into = self.place(way, scale)
        for total, ways in form.items():
            into[total] = into.get(total, 0) + ways * by

    def place(self, way: To, scale: int) -> Form:
        """Where ways are gathered: at a state, or at an end when so many cards are left."""
        if way.layer is None:
            return self.ends.setdefault((way.name, scale), {})
        return self.layers.setdefault(way.layer, {}).setdefault(way.name, {})

    def counted(self, got: Row, scale: int, form: Form, weight: int) -> Form:
        """These ways when so much was measured on them: with the sums told apart, or only in the mean."""
        if self.spread:
            return {tuple(map(add, total, got)): ways for total, ways in form.items()}
        ways = sum(form.values()) * weight
        row = self.measured.get(scale, (0,) * len(got))
        self.measured[scale] = tuple([of + more * ways for of, more in zip(row, got, strict=True)])
        return form


def chance(ways: int, scale: int, full: int) -> Fraction:
    """Of all orders of the cards the part that so many ways are, with so many cards left."""
    return Fraction(ways * factorial(scale), factorial(full))


Starts = Mapping[Hashable, tuple[Fraction, Mapping[Hashable, Fraction]]]


def solved(rows: Starts) -> dict[Hashable, Fraction]:
    """What every start is worth: what its own hand brings, and of the starts that follow their part."""
    left = {start: (mean, dict(later)) for start, (mean, later) in rows.items()}
    for start in rows:  # x = a + p x + b y, and so x = (a + b y) / (1 - p)
        mean, later = left[start]
        again = 1 - later.pop(start, Fraction(0))
        left[start] = mean / again, {name: part / again for name, part in later.items()}
        for other in rows:
            if other != start and start in left[other][1]:
                left[other] = _without(left[other], start, left[start])
    return {start: mean for start, (mean, _) in left.items()}


def _without(
    row: tuple[Fraction, dict[Hashable, Fraction]],
    start: Hashable,
    known: tuple[Fraction, dict[Hashable, Fraction]],
) -> tuple[Fraction, dict[Hashable, Fraction]]:
    """A row in which one start is replaced by what is known of it."""
    mean, later = row
    part = later.pop(start)
    for name, more in known[1].items():
        later[name] = later.get(name, Fraction(0)) + part * more
    return mean + part * known[0], later
