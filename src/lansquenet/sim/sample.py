"""The figures of a game found by playing instead of walking: the same questions, asked of many hands.

A `Sample` answers what `odds.tree.Tree` answers, so that every figure is checked against its own
definition, by compiled code that shares nothing with the walk but the rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from inspect import isfunction
from math import hypot
from typing import Any

import numba
import numpy as np

from lansquenet.cards import EMPTY, RANK_NAMES, bring_to_end, rank
from lansquenet.games import GAMES
from lansquenet.odds import defined, figures, plain, usual_seats
from lansquenet.odds.walk import CHIPS, Event, Measure, Policy
from lansquenet.play import CHANCE, HOUSE, OVER, blank, restock as no_restock
from lansquenet.sim.compiler import callable_here, compiled, numbers, record
from lansquenet.sim.dice import drawn, laid
from lansquenet.sim.simulate import cards_of, seeded_dice

Number = int | float | Fraction


@dataclass(frozen=True)
class Estimate:
    """A number that a sample has found, and its standard error."""

    value: float
    error: float

    def __add__(self, other: "Estimate | Number") -> "Estimate":
        more = _estimate(other)
        return Estimate(self.value + more.value, hypot(self.error, more.error))

    def __mul__(self, other: "Estimate | Number") -> "Estimate":
        by = _estimate(other)
        return Estimate(self.value * by.value, hypot(self.error * by.value, self.value * by.error))

    def __neg__(self) -> "Estimate":
        return self * -1

    def __sub__(self, other: "Estimate | Number") -> "Estimate":
        return self + -_estimate(other)

    def __rsub__(self, other: Number) -> "Estimate":
        return -self + other

    def __truediv__(self, other: "Estimate | Number") -> "Estimate":
        by = _estimate(other)
        return self * Estimate(1 / by.value, by.error / by.value**2)

    __radd__, __rmul__ = __add__, __mul__

    def z(self, exact: Fraction) -> float:
        """How many standard errors this is from the exact figure."""
        return (self.value - float(exact)) / self.error


def _estimate(number: "Estimate | Number") -> Estimate:
    return number if isinstance(number, Estimate) else Estimate(float(number), 0.0)


class Sample:
    """So many hands for each question, from a full shoe and with seat 0 banking; it is a `Walk`."""

    def __init__(self, name: str, rules: Any, hands: int, seed: int = 0, seats: int = 2) -> None:
        self.name, self.game, self.rules = name, GAMES[name], rules
        self.hands, self.seed, self.asked, self.seats = hands, seed, 0, seats
        self.table = record(blank(self.game, [CHIPS] * seats))

    def mean(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
        session: bool = False,
    ) -> Estimate:
        """See `odds.tree.Walk.mean`."""
        sums = self._sums(_sampling(self.name, measure, None, policy, until, session), cards, acts)
        return Estimate(float(sums.mean()), self._error(sums))

    def chance(
        self,
        event: Event,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> Estimate:
        """See `odds.tree.Walk.chance`."""
        sums = self._sums(_sampling(self.name, None, event, policy, until, False), cards, acts)
        return Estimate(float(sums.mean()), self._error(sums))

    def spread(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> dict[int, Estimate]:
        """See `odds.tree.Walk.spread`."""
        sums = self._sums(_sampling(self.name, measure, None, policy, until, False), cards, acts)
        return {int(n): Estimate(float((sums == n).mean()), self._error(sums == n)) for n in np.unique(sums)}

    def _sums(self, sampling: Callable[..., Any], cards: str, acts: Sequence[int]) -> Any:
        self.asked += 1
        ranks = np.array([RANK_NAMES.index(name) for name in cards.split()], np.int64)
        rules = numbers(self.rules)
        shoe, dice = cards_of(self.game, rules), seeded_dice(self.seed, self.asked)
        answers, carry = np.array(acts, np.int64), numbers(self.game.Carry(0))
        return sampling(rules, self.table, carry, shoe, ranks, answers, self.hands, dice)

    def _error(self, sums: Any) -> float:
        """The standard error of the mean; never less than one hand in all may weigh."""
        return max(float(sums.std()) / float(np.sqrt(self.hands)), 1 / self.hands)


_compiled: dict[Any, Callable[..., Any]] = {}


def _sampling(name: str, *asked: Any) -> Callable[..., Any]:
    """Compiled: the sum that each of so many hands comes to; once for questions that are alike."""
    key = (name, *map(_alike, asked))
    if key not in _compiled:
        _compiled[key] = _sampler(name, *asked)
    return _compiled[key]


def _alike(asked: Any) -> Any:
    """What a question is known by: a function, made anew each time, by its code and what it closes over."""
    if not isfunction(asked):
        return asked
    held = tuple(_alike(cell.cell_contents) for cell in asked.__closure__ or ())
    return asked.__module__, asked.__code__, held, asked.__defaults__


def _sampler(
    name: str,
    measure: Measure | None,
    event: Event | None,
    policy: Policy | None,
    until: Event | None,
    session: bool,
) -> Callable[..., Any]:
    game = GAMES[name]
    start, apply, legal, leave = game.start, game.apply, game.legal, game.leave
    restock = getattr(game, "restock", no_restock)
    measured = _jitted(measure or (lambda was, now: 0))
    happened = _jitted(event or (lambda coup: False))
    answer = _jitted(policy or (lambda rules, coup: legal(rules, coup)[0]))
    stops = _jitted(until or (lambda coup: False))
    standing = _jitted(
        getattr(game, "standing", lambda rules, coup: False) if session else lambda rules, coup: False
    )

    def sample(rules, table, carry, shoe, ranks, acts, hands, dice):  # type: ignore[no-untyped-def]
        sums = np.zeros(hands, np.int64)
        now, was = table.copy(), table.copy()
        coup = now[0]
        full = len(shoe)
        for hand in range(hands):
            left, given, more = carry, 0, True
            answered = 0
            while more:
                now[0] = table[0]
                turned = 0
                start(rules, coup, left)
                while coup.actor != OVER and not stops(coup):
                    was[0] = now[0]
                    if coup.actor == CHANCE:
                        action = EMPTY
                        if turned == full:
                            turned = bring_to_end(shoe, restock(rules, coup))
                        if turned < full:
                            if given < len(ranks):
                                action = laid(shoe, turned, first_of(shoe, turned, ranks[given]))
                                given += 1
                            else:
                                action = drawn(dice, shoe, turned)
                            turned += 1
                    elif answered < len(acts):
                        action = acts[answered]
                        answered += 1
                    else:
                        action = answer(rules, coup)
                    apply(rules, coup, action)
                    sums[hand] += measured(was[0], coup)
                    if coup.actor == OVER or stops(coup):
                        sums[hand] += happened(coup)
                    for seat in range(coup.seats):
                        coup.stacks[seat] = table[0].stacks[seat]
                    coup.stacks[HOUSE] = 0
                more = coup.actor == OVER and standing(rules, coup)
                if more:
                    left = leave(rules, coup)
        return sums

    return compiled(sample, kept=False)  # what is measured is made anew each time, and would never be found


@callable_here
def first_of(shoe: list[int], at: int, r: int) -> int:
    """Where the first card of a rank lies, from a place on."""
    while rank(shoe[at]) != r:
        at += 1
    return at


def _jitted(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compiled, if it is not yet; what the games define already can be called."""
    return function if function.__module__.startswith("lansquenet.games") else numba.njit(function)


@dataclass(frozen=True)
class Check:
    """A figure beside what a sample has found of it."""

    key: str
    exact: Fraction
    found: Estimate


def checked(name: str, rules: Any, hands: int, seed: int = 0, seats: int = 0) -> list[Check]:
    """Every figure that is walked, exactly and by a sample; those that are counted have nothing to play."""
    sample = Sample(name, plain(rules), hands, seed, seats or usual_seats(name))
    exact = figures(name, rules, seats)
    asked = defined(name, rules)
    found = {key: asked[key](sample) for key in exact}
    return [Check(key, exact[key], value) for key, value in found.items() if isinstance(value, Estimate)]
