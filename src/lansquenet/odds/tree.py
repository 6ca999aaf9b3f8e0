"""Exact odds: a game's own rules, walked from a given beginning, every branch with its weight.

The states in which as many cards may still matter are one layer.  A hand is explored layer by
layer until it is over on every branch, and then valued from the last layer back to the first, so
that nothing recurs however many packs there are.  `portrait` says when two states are one.

What is measured is a sum over steps.  After each step the seats have their first stacks again:
what they won has been measured, and would only tell apart states that are the same from there on.

Cards of the heap are left out of the stock as long as turning one measures nothing and leaves the
state as it was: the others then come in the same order without them.  That is tried at every
state, and where it proves wrong (cards are counted, or they go by turns) the walk is begun anew
with the whole stock.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from lansquenet.odds.portrait import HEAP, Portrait, key, portraits
from lansquenet.odds.walk import CHIPS, Event, Measure, Policy
from lansquenet.rules import cards as packs
from lansquenet.rules.cards import EMPTY, RANK_NAMES, card_of
from lansquenet.rules.game import Game, begin, is_legal
from lansquenet.rules.state import CHANCE, HOUSE, NOBODY, OVER, Carried, Options, State, duplicate

MEAN, END = "mean", "end"

Form = dict[Hashable, Fraction]  # of a spread: {sum: chance}; else {MEAN: mean, a later start: chance}
Way = tuple[int, Hashable]  # what is measured on the way to a state, and the key of that state
Turns = list[tuple[int, list[Way]]]  # for each card that may be turned its weight, and the ways on


class Tree:
    """One game under one set of rules, from a full shoe and with seat 0 banking; it is a `Walk`.

    Of ranks that are alike `pick` chooses the one to walk.  `visited` counts the states of the
    last answer.
    """

    def __init__(
        self,
        game: Game,
        rules: Options,
        seats: int = 2,
        chips: int = CHIPS,
        carry: Carried | None = None,
        pick: Callable[[list[int]], int] = min,
    ) -> None:
        self.game, self.pick = game, pick
        self.rules: Any = rules
        self.seats, self.stacks = seats, [chips] * seats
        self.carry = game.Carry(0) if carry is None else carry
        self.stock = packs.counts(game.shoe(rules))
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
        return _Question(self, measure, policy, until, session=session).mean(cards, acts)

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
        return _Question(self, measure, policy, until, spread=True).spread_of(cards, acts)

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
        return _Question(self, measure, policy, until, chooser=seat).mean(cards, acts)


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
        form = _Question(self, measure, policy, until, sort=sort).value(self.start(self.carry))
        return form.pop(MEAN, Fraction(0)), {name[1]: chance for name, chance in form.items()}  # type: ignore[index]

    def start(self, carry: Carried) -> State:
        """The state as it stands."""
        return duplicate(self.state)

    def renew(self, state: State) -> None:
        """Leave the stacks as they are."""

    def purses(self, state: State) -> tuple[int, ...]:
        """All that the seats have."""
        return tuple(state.stacks[: state.seats])


class Node(NamedTuple):
    """A state in the walk, and what else is to come of cards and answers."""

    state: State
    stock: list[int]
    given: tuple[int, ...]  # ranks that chance is made to turn
    acts: tuple[int, ...]
    by: dict[Portrait, list[int]]  # the ranks by their portraits, when a card was last due


Layers = defaultdict[tuple[int, int], dict[Hashable, Node]]


class TooLong(Exception):
    """A walk was given up."""


class _HeapMatters(Exception):
    """A card of the heap was measured, or changed something."""


class _Question:
    """One thing asked of a tree."""

    def __init__(
        self,
        tree: Tree,
        measure: Measure,
        policy: Policy | None,
        until: Event | None,
        session: bool = False,
        spread: bool = False,
        chooser: int = NOBODY,
        sort: Callable[[State], Hashable] | None = None,
    ) -> None:
        self.tree, self.game, self.rules = tree, tree.game, tree.rules
        self.measure, self.policy, self.until = measure, policy, until
        self.session, self.spread, self.chooser, self.sort = session, spread, chooser, sort
        self.leaving_out = True  # the heap
        self.later: dict[
            Hashable, State
        ] = {}  # starts of later hands, into which something stood over; or ends
        self.steps = 0
        self.values: dict[Hashable, Form] = {}  # of every state met so far, in whichever hand
        tree.visited = 0

    def mean(self, cards: str, acts: Sequence[int]) -> Fraction:
        """The mean, when what stands over into later hands has been solved for."""
        first = self.value(self.tree.start(self.tree.carry), cards, acts)
        rows: dict[Hashable, Form] = {}
        while new := [start for start in self.later if start not in rows]:
            for start in new:
                rows[start] = self.value(self.later[start])
        return _solved(first, rows)

    def spread_of(self, cards: str, acts: Sequence[int]) -> dict[int, Fraction]:
        """Each sum and its probability, from the least sum."""
        form = self.value(self.tree.start(self.tree.carry), cards, acts)
        return {net: form[net] for net in sorted(net for net in form if isinstance(net, int))}

    # exploring

    def value(self, start: State, cards: str = "", acts: Sequence[int] = ()) -> Form:
        """What the hand is worth from its start."""
        given = tuple([RANK_NAMES.index(name) for name in cards.split()])
        first = Node(start, self.tree.stock, given, tuple(acts), {})
        try:
            return self.explored(first)
        except _HeapMatters:
            self.leaving_out = False
            self.values.clear()
            return self.explored(first)

    def explored(self, first: Node) -> Form:
        """Find every state there can be, those with most cards to come first, and value them all."""
        layers: Layers = defaultdict(dict)
        begun = self.ways(first, layers)
        found: list[tuple[Hashable, Turns]] = []
        while layers:
            new = [row for row in layers.pop(max(layers)).items() if row[0] not in self.values]
            for name, node in new:
                found.append((name, self.turns(node, layers)))
        self.tree.visited += len(found)
        return self.valued(begun, found)

    def turns(self, node: Node, layers: Layers) -> Turns:
        """Turn each card that may come next, and file the states that this leads to."""
        found: Turns = []
        for weight, rank in self.weighed(node):
            after, got = self.step(node.state, EMPTY if rank == EMPTY else card_of(rank, 0))
            less = [n - (r == rank) for r, n in enumerate(node.stock)]
            ways = self.ways(Node(after, less, node.given[1:], node.acts, node.by), layers)
            if rank == EMPTY and not all(name == END or name in self.later for _, name in ways):
                raise ValueError("the stock is out, and the hand goes on")
            found.append((weight, [(got + more, name) for more, name in ways]))
        return found

    def weighed(self, node: Node) -> list[tuple[int, int]]:
        """One rank for all that are alike, and before it how many cards there are of them."""
        if node.given:
            if not node.stock[node.given[0]]:
                raise ValueError(f"there is no {RANK_NAMES[node.given[0]]} to turn")
            return [(1, node.given[0])]
        if self.leaving_out:
            self.see_idle(node)
        groups = [alike for portrait, alike in node.by.items() if portrait != HEAP or not self.leaving_out]
        there = [[rank for rank in alike if node.stock[rank]] for alike in groups]
        found = [(sum([node.stock[r] for r in alike]), self.tree.pick(alike)) for alike in there if alike]
        return found or [(1, EMPTY)]

    def see_idle(self, node: Node) -> None:
        """Turn a card of the heap: nothing must come of it."""
        heap = [rank for rank in node.by.get(HEAP, []) if node.stock[rank]]
        if heap:
            after, got = self.step(node.state, card_of(self.tree.pick(heap), 0))
            by = portraits(self.game, self.rules, after, node.stock)
            if got or self.over(after) or self.key(after, by, 0) != self.key(node.state, node.by, 0):
                raise _HeapMatters

    def ways(self, node: Node, layers: Layers) -> list[Way]:
        """Let seats answer until a card is due or the hand is over: one way, unless a seat may choose."""
        found, still = [], [(0, node)]
        while still:
            got, node = still.pop()
            if self.over(node.state):
                found.append((got, self.ended(node)))
            elif node.state.actor == CHANCE:
                found.append((got, self.filed(node, layers)))
            else:
                for action in self.answers(node):
                    after, more = self.step(node.state, action)
                    still.append((got + more, node._replace(state=after, acts=node.acts[1:])))
        return found

    def over(self, state: State) -> bool:
        """Whether nothing more is to be walked."""
        return bool(state.actor == OVER or (self.until and self.until(state)))

    def answers(self, node: Node) -> list[int]:
        """What the actor answers: what was given, whatever is legal if free to choose, or by policy."""
        state = node.state
        if node.acts:
            action = node.acts[0]
        elif state.actor == self.chooser or self.policy is None:
            legal = self.game.legal(self.rules, state)
            return legal if state.actor == self.chooser else legal[:1]
        else:
            action = self.policy(self.rules, state)
        if not is_legal(self.game, self.rules, state, action):
            raise ValueError(f"{action} is no legal answer in phase {self.game.Phase(state.phase).name}")
        return [action]

    def step(self, state: State, action: int) -> tuple[State, int]:
        """The state after an action, with the first stacks again, and what was measured."""
        self.steps += 1
        if 0 < self.tree.most < self.steps:
            raise TooLong
        after = duplicate(state)
        self.game.apply(self.rules, after, action)
        got = int(self.measure(state, after))
        self.tree.renew(after)
        return after, got

    # naming

    def key(self, state: State, by: dict[Portrait, list[int]], idle: int) -> Hashable:
        """What is left of a state when ranks have no names."""
        return key(state, by, idle), self.tree.purses(state)

    def filed(self, node: Node, layers: Layers) -> Hashable:
        """Put a state at which a card is due in its layer; the name under which it is there."""
        by = portraits(self.game, self.rules, node.state, node.stock)
        heap = by.get(HEAP, [])
        if not set(node.by.get(HEAP, [])) <= set(heap):
            raise ValueError("a rank that did not matter matters again")
        idle = sum([node.stock[rank] for rank in heap])
        left = sum(node.stock) - idle if self.leaving_out else sum(node.stock)
        name = (node.given, node.acts, self.key(node.state, by, min(idle, 1) if self.leaving_out else idle))
        layers[len(node.given), left].setdefault(name, node._replace(by=by))
        return name

    def ended(self, node: Node) -> Hashable:
        """END, or the name of the start of the hand into which something stands over; or of its sort."""
        if self.sort:
            self.later[END, self.sort(node.state)] = node.state
            return END, self.sort(node.state)
        if node.given and self.until is None:
            raise ValueError("the hand is over before all the given cards have been turned")
        if not self.session or not self.game.stands_over(self.rules, node.state):
            return END
        start = self.tree.start(self.game.leave(self.rules, node.state))
        by = portraits(self.game, self.rules, start, self.tree.stock)
        name = (END, self.key(start, by, 0))
        self.later.setdefault(name, start)
        return name

    # valuing

    def valued(self, first: list[Way], explored: list[tuple[Hashable, Turns]]) -> Form:
        """The value at the start, of the values of all states from the last back."""
        values = self.values
        values.update({start: {start: Fraction(1)} for start in self.later})
        values[END] = {0: Fraction(1)} if self.spread else {}
        for name, turns in reversed(explored):
            form: Form = {}
            total = sum([weight for weight, _ in turns])
            for weight, ways in turns:
                _add(form, self.chosen(ways, values), Fraction(weight, total))
            values[name] = form
        return self.chosen(first, values)

    def chosen(self, ways: list[Way], values: dict[Hashable, Form]) -> Form:
        """The value of the best way; mostly there is but one."""
        forms = [self.shifted(values[name], got) for got, name in ways]
        return forms[0] if len(forms) == 1 else max(forms, key=lambda form: form.get(MEAN, 0))

    def shifted(self, form: Form, got: int) -> Form:
        """A value, when so much has been measured on the way to it."""
        if not got:
            return form
        if self.spread:
            return {total + got: chance for total, chance in form.items()}  # type: ignore[operator]
        return form | {MEAN: form.get(MEAN, Fraction(0)) + got}


def _add(form: Form, other: Form, weight: Fraction) -> None:
    for name, value in other.items():
        form[name] = form.get(name, 0) + weight * value


def _solved(first: Form, rows: dict[Hashable, Form]) -> Fraction:
    """The mean that is left of a form when later starts are replaced by what each of them is worth."""
    rows = {start: dict(row) for start, row in rows.items()}
    first = dict(first)
    for start in [*rows]:  # x = a + p x + b y, and so x = (a + b y) / (1 - p)
        row = rows.pop(start)
        again = 1 - row.pop(start, Fraction(0))
        for other in [first, *rows.values()]:
            if weight := other.pop(start, None):
                _add(other, row, weight / again)
    return first.get(MEAN, Fraction(0))
