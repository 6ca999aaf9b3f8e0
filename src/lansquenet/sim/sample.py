"""The figures of a game found by playing instead of walking: the same questions, asked of many hands.

A `Sample` answers what `odds.tree.Tree` answers, so that every figure is checked against its own
definition, by compiled code that shares nothing with the walk but the rules.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from inspect import isfunction
from math import hypot
from types import ModuleType

import numpy as np
import numpy.typing as npt

from lansquenet.games import GAMES
from lansquenet.odds import defined, figures, plain, seats_for
from lansquenet.odds.walk import CHIPS, Event, Figure, Measure, Policy
from lansquenet.rules.cards import EMPTY, RANK_NAMES, bring_to_end, rank
from lansquenet.rules.game import blank
from lansquenet.rules.state import CHANCE, HOUSE, OVER, Options, State
from lansquenet.sim.compiler import (
    Code,
    Ints,
    callable_here,
    compilable,
    handed,
    numbers,
    record,
    taking,
    typed,
)
from lansquenet.sim.dice import drawn, laid
from lansquenet.sim.simulate import cards_of, seeded_dice

Number = int | float | Fraction


@dataclass(frozen=True)
class Sampled:
    """A number that a sample has found, and its standard error."""

    value: float
    error: float

    def __add__(self, other: "Sampled | Number") -> "Sampled":
        more = _estimate(other)
        return Sampled(self.value + more.value, hypot(self.error, more.error))

    def __mul__(self, other: "Sampled | Number") -> "Sampled":
        by = _estimate(other)
        return Sampled(self.value * by.value, hypot(self.error * by.value, self.value * by.error))

    def __neg__(self) -> "Sampled":
        return self * -1

    def __sub__(self, other: "Sampled | Number") -> "Sampled":
        return self + -_estimate(other)

    def __rsub__(self, other: Number) -> "Sampled":
        return -self + other

    def __truediv__(self, other: "Sampled | Number") -> "Sampled":
        by = _estimate(other)
        return self * Sampled(1 / by.value, by.error / by.value**2)

    __radd__, __rmul__ = __add__, __mul__

    def z(self, exact: Fraction) -> float:
        """How many standard errors this is from the exact figure."""
        return (self.value - float(exact)) / self.error


def _estimate(number: "Sampled | Number") -> Sampled:
    return number if isinstance(number, Sampled) else Sampled(float(number), 0.0)


class Sample:
    """So many hands for each question, from a full shoe and with seat 0 banking; it is a `Walk`."""

    def __init__(self, name: str, rules: Options, hands: int, seed: int = 0, seats: int = 2) -> None:
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
    ) -> Sampled:
        """See `odds.tree.Walk.mean`."""
        sums = self._sums(cards, acts, measure, None, policy, until, session)
        return Sampled(float(sums.mean()), self._error(sums))

    def chance(
        self,
        event: Event,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> Sampled:
        """See `odds.tree.Walk.chance`."""
        sums = self._sums(cards, acts, None, event, policy, until)
        return Sampled(float(sums.mean()), self._error(sums))

    def spread(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> dict[int, Sampled]:
        """See `odds.tree.Walk.spread`."""
        sums = self._sums(cards, acts, measure, None, policy, until)
        return {int(n): Sampled(float((sums == n).mean()), self._error(sums == n)) for n in np.unique(sums)}

    def counted(self, law: Mapping[int, Number], measure: Measure, policy: Policy) -> Sampled:
        """See `odds.tree.Walk.counted`: here it is played."""
        return self.mean(measure, policy=policy)

    def _sums(
        self,
        cards: str,
        acts: Sequence[int],
        measure: Measure | None,
        event: Event | None,
        policy: Policy | None,
        until: Event | None,
        session: bool = False,
    ) -> Ints:
        self.asked += 1
        ranks = np.array([RANK_NAMES.index(name) for name in cards.split()], np.int64)
        rules, carry = numbers(self.rules), numbers(self.game.Carry(0))
        shoe, dice = cards_of(self.game, rules), seeded_dice(self.seed, self.asked)
        given = rules, self.table, carry, shoe, ranks, np.array(acts, np.int64), self.hands, dice, session
        legal = self.game.legal
        kinds = typed(rules, self.table[0])
        asked = (
            _called(measure or _nothing, "int64", *kinds[1:], kinds[1]),
            _called(event or _never, "boolean", *kinds[1:]),
            _called(policy or (lambda rules, coup: legal(rules, coup)[0]), "int64", *kinds),
            _called(until or _never, "boolean", *kinds[1:]),
        )
        sums: Ints = _sampling(self.name, given, asked)(*given, *asked)
        return sums

    def _error(self, sums: Ints | npt.NDArray[np.bool_]) -> float:
        """The standard error of the mean; never less than one hand in all may weigh."""
        return max(float(sums.std()) / float(np.sqrt(self.hands)), 1 / self.hands)


def _nothing(was: State, now: State) -> int:
    return 0


def _never(coup: State) -> bool:
    return False


_asked: dict[object, Code] = {}
_loops: dict[str, Code] = {}


def _called(function: Code, returns: str, *kinds: object) -> Code:
    """A question in machine code, to be handed to the loop; once for questions that are alike."""
    key = (_alike(function), returns, kinds)
    if key not in _asked:
        compilable(*_odds_near(function))
        _asked[key] = handed(function, returns, *kinds)
    return _asked[key]


def _odds_near(function: Code) -> list[ModuleType]:
    """The odds of games, of which a question may call what stands beside it or beside what it closes over."""
    held = [cell.cell_contents for cell in function.__closure__ or ()]
    homes = {one.__module__ for one in (function, *held) if isfunction(one)}
    return [sys.modules[home] for home in sorted(homes) if home.endswith(".odds")]


def _alike(asked: object) -> object:
    """What a question is known by: a function, made anew each time, by its code and what it closes over."""
    if not isfunction(asked):
        return asked
    held = tuple(_alike(cell.cell_contents) for cell in asked.__closure__ or ())
    return asked.__module__, asked.__code__, held, asked.__defaults__


def _sampling(name: str, given: tuple[object, ...], asked: tuple[Code, ...]) -> Code:
    """The loop over the hands of a game in machine code, the same for whatever is asked."""
    if name not in _loops:
        _loops[name] = taking(_sampler(name), given, asked)
    return _loops[name]


def _sampler(name: str) -> Code:
    """The sum that each of so many hands comes to."""
    game = GAMES[name]
    start, apply, leave = game.start, game.apply, game.leave
    restock = game.restock
    stands_over = game.stands_over

    def sample(  # type: ignore[no-untyped-def]
        rules, table, carry, shoe, ranks, acts, hands, dice, session, measured, happened, answer, stops
    ):
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
                        sums[hand] += 1 if happened(coup) else 0
                    for seat in range(coup.seats):
                        coup.stacks[seat] = table[0].stacks[seat]
                    coup.stacks[HOUSE] = 0
                more = session and coup.actor == OVER and stands_over(rules, coup)
                if more:
                    left = leave(rules, coup)
        return sums

    return sample


@callable_here
def first_of(shoe: list[int], at: int, r: int) -> int:
    """Where the first card of a rank lies, from a place on."""
    while rank(shoe[at]) != r:
        at += 1
    return at


@dataclass(frozen=True)
class FigureCheck:
    """A figure beside what a sample has found of it."""

    key: str
    exact: Fraction
    found: Sampled


def checked(name: str, rules: Options, hands: int, seed: int = 0, seats: int = 0) -> list[FigureCheck]:
    """Every figure that is walked, exactly and by a sample; those that are counted have nothing to play.

    Both are asked at the same table, of so many seats; 0 seats are as many as usual.
    """
    exact, asked = figures(name, rules, seats), defined(name, rules)
    tables = {key: seats_for(name, key, seats) for key in exact}
    samples = {count: Sample(name, plain(rules), hands, seed, count) for count in set(tables.values())}
    found = {key: _met(asked[key], samples[tables[key]]) for key in exact}
    return [FigureCheck(key, exact[key], value) for key, value in found.items() if isinstance(value, Sampled)]


def _met(figure: Figure, sample: Sample) -> Number | Sampled | None:
    """A figure as a sample finds it; None when what it is a share of was met in none of so few hands."""
    try:
        found: Number | Sampled | None = figure(sample)
        return found
    except ZeroDivisionError:
        return None
