"""Exact odds: a game's own rules, walked from a given beginning, every branch with its weight.

The states in which as many cards may still matter are one layer.  A hand is walked layer by layer
until it is over on every branch, so that nothing recurs however many packs there are.  `naming`
says when two states are one, `steps` what follows a state, and `sums` counts the ways to each.

What is measured is a sum over steps.  After each step the seats have their first stacks again:
what they won has been measured, and would only tell apart states that are the same from there on.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from lansquenet.odds.best import Best
from lansquenet.odds.naming import naming
from lansquenet.odds.portrait import key, portraits
from lansquenet.odds.steps import END, Posed, Steps, TooLong as TooLong
from lansquenet.odds.sums import Sums, solved
from lansquenet.odds.walk import CHIPS, Event, Measure, Number, Policy
from lansquenet.rules.game import Game, begin
from lansquenet.rules.state import HOUSE, OVER, Carried, Options, State, duplicate


class Tree:
    """One game under one set of rules, from a full shoe and with seat 0 banking; it is a `Walk`.

    The stock is the number of cards of each rank, or sort.  Of those that are alike `pick` chooses
    the one to walk.  `alike` are seats that need no names; `whole`: all cards matter.  `visited`
    counts the states of the last answer.
    """

    def __init__(
        self,
        game: Game,
        rules: Options,
        seats: int = 2,
        chips: int = CHIPS,
        carry: Carried | None = None,
        pick: Callable[[list[int]], int] = min,
        alike: frozenset[int] = frozenset(),
        whole: bool = False,
    ) -> None:
        self.game, self.pick = game, pick
        self.rules: Any = rules
        self.seats, self.stacks = seats, [chips] * seats
        self.carry = game.Carry(0) if carry is None else carry
        self.naming = naming(game, rules, alike, whole)
        self.stock = self.naming.full()
        self.visited = 0
        self.most = 0  # steps, after which a walk is given up; 0: none

    def start(self, carry: Carried) -> State:
        """The beginning of a hand."""
        return begin(self.game, self.rules, self.stacks, carry)

    def renew(self, state: State) -> None:
        """Give the seats their first stacks again."""
        state.stacks[: state.seats] = self.stacks
        state.stacks[HOUSE] = 0

    def purses(self, state: State) -> tuple[int, ...]:
        """What of the stacks tells two states apart: nothing, where they are always the first ones."""
        return ()

    def asked(
        self, measure: Measure, cards: str, acts: Sequence[int], policy: Policy | None, until: Event | None
    ) -> Posed:
        """A question about a hand that begins with these cards and answers."""
        sorts = tuple([self.naming.sort(name) for name in cards.split()])
        return Posed((measure,), policy, until, sorts, tuple(acts))

    def mean(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
        session: bool = False,
    ) -> Fraction:
        """See `Walk.mean`; for a session the game says by `stands_over(rules, state)` what stands over."""
        asked = self.asked(measure, cards, acts, policy, until)
        if session:
            return self._over_session(asked)
        steps = Steps(self, asked, self.naming)
        (mean,), _ = Sums(steps).means(self.start(self.carry), self.stock)
        self.visited = steps.visited
        return mean

    def _over_session(self, asked: Posed) -> Fraction:
        """The mean of a hand and of all those into which something of it stands over."""
        later = asked._replace(ends=self.standing, cards=(), acts=())
        begun = later._replace(cards=asked.cards, acts=asked.acts)
        first = Steps(self, begun, self.naming, keep=True)
        steps = first if begun == later else Steps(self, later, self.naming, keep=True)
        starts: dict[Hashable, State] = {}
        rows: dict[Hashable, tuple[Fraction, Mapping[Hashable, Fraction]]] = {}
        rows[END] = self._row(first, self.start(self.carry), starts)
        while new := [name for name in starts if name not in rows]:
            for name in new:
                rows[name] = self._row(steps, starts[name], starts)
        self.visited = first.visited + (steps.visited if steps is not first else 0)
        return solved(rows)[END]

    def _row(
        self, steps: Steps, start: State, starts: dict[Hashable, State]
    ) -> tuple[Fraction, Mapping[Hashable, Fraction]]:
        """What a hand is worth from its start, and into which later starts it leads; those are noted."""
        (mean,), ends = Sums(steps).means(start, self.stock)
        later = {name: chance for name, chance in ends.items() if name != END}
        for name in later:
            starts.setdefault(name, self.start(self.game.leave(self.rules, steps.at[name])))
        return mean, later

    def standing(self, state: State, stock: list[int]) -> Hashable:
        """END, or the name of the start of the hand into which something stands over."""
        if not self.game.stands_over(self.rules, state):
            return END
        start = self.start(self.game.leave(self.rules, state))
        return key(start, portraits(self.game, self.rules, start, self.stock), 0), self.purses(start)

    def chance(
        self,
        event: Event,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> Fraction:
        """See `Walk.chance`."""

        def ends_so(was: State, now: State) -> bool:
            return (now.actor == OVER or (until is not None and until(now))) and event(now)

        return self.mean(ends_so, cards, acts, policy, until)

    def spread(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> dict[int, Fraction]:
        """See `Walk.spread`."""
        steps = Steps(self, self.asked(measure, cards, acts, policy, until), self.naming)
        found = Sums(steps).laws(self.start(self.carry), self.stock)[END]
        self.visited = steps.visited
        return {total: found[total,] for total in sorted(row[0] for row in found)}

    def counted(self, law: Mapping[int, Number], measure: Measure, policy: Policy) -> Number:
        """See `Walk.counted`."""
        return sum([total * chance for total, chance in law.items()], Fraction(0))

    def best(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
        seat: int = 1,
    ) -> Fraction:
        """The expected sum when one seat, after the first acts, always answers so as to make it largest."""

        def menu(rules: Options, state: State) -> Mapping[str, int] | None:
            legal = self.game.legal(rules, state) if state.actor == seat else []
            return {str(action): action for action in legal} or None

        asked = self.asked(measure, cards, acts, policy, until)._replace(menu=menu)
        steps = Steps(self, asked, self.naming, keep=True)
        found = Best(steps).worth(self.start(self.carry), self.stock)
        self.visited = steps.visited
        return found


class Rest(Tree):
    """What is left of one hand: walked on from a state, with the cards that are still in the stock.

    `stock` is the number of cards of each rank.  The stacks go on as they stand, so that whatever
    hangs on them is as it will be; states in which they differ are two.
    """

    def __init__(
        self,
        game: Game,
        rules: Options,
        state: State,
        stock: list[int],
        most: int = 0,
        pick: Callable[[list[int]], int] = min,
    ) -> None:
        super().__init__(game, rules, state.seats, pick=pick)
        self.state, self.stock, self.most = state, stock, most

    def answer(
        self,
        measure: Measure,
        policy: Policy,
        sort: Callable[[State], Hashable],
        until: Event | None = None,
    ) -> tuple[Fraction, dict[Hashable, Fraction]]:
        """The expected sum of a measure, and the probability of each sort of end."""
        asked = self.asked(measure, "", (), policy, until)._replace(ends=lambda end, stock: sort(end))
        (mean,), ends = Sums(Steps(self, asked, self.naming)).means(self.start(self.carry), self.stock)
        return mean, ends

    def start(self, carry: Carried) -> State:
        """The state as it stands."""
        return duplicate(self.state)

    def renew(self, state: State) -> None:
        """Leave the stacks as they are."""

    def purses(self, state: State) -> tuple[int, ...]:
        """All that the seats have."""
        return tuple(state.stacks[: state.seats])
