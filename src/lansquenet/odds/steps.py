"""What follows what in a walk: the states at which a card is due, the cards that may come, and the ways on.

Cards of the heap are left out of the stock as long as turning one measures nothing and leaves the
state as it was: the others then come in the same order without them.  That is tried at every
state, and where it proves wrong (cards are counted, or they go by turns) the walk is begun anew
with the whole stock.
"""

from collections.abc import Callable, Hashable, Mapping
from operator import add
from typing import NamedTuple, Protocol, TypeAlias

from lansquenet.odds.naming import HEAP, Naming, Portrait
from lansquenet.odds.walk import NONE, Event, Measure, Menu, Policy, Seen
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, is_legal
from lansquenet.rules.state import CHANCE, OVER, Options, State, duplicate

Row = tuple[int, ...]  # what every measure has counted
Layer = tuple[int, int]  # of a state: how many cards are still given, and how many may still matter
Next = Callable[[State, list[int]], tuple[State, list[int]] | None]
END = None  # the name of an end, where they are not told apart


class Posed(NamedTuple):
    """One question of a walk.

    `ends` tells ends apart, by a name for each; `again` says with which state and stock the next of
    so many `hands` begins in the same walk; `see` is by what a choice is told.  `paid`: measures
    read the payments of a step.
    """

    measures: tuple[Measure, ...]
    policy: Policy | None = None
    until: Event | None = None
    cards: tuple[int, ...] = ()  # that come first, by their sorts
    acts: tuple[int, ...] = ()
    ends: Callable[[State, list[int]], Hashable] | None = None
    menu: Menu | None = None
    see: Seen | None = None
    again: Next | None = None
    hands: int = 1
    paid: bool = False


class Node(NamedTuple):
    """A state in the walk, and what else is to come of cards and answers."""

    state: State
    stock: list[int]
    given: tuple[int, ...]  # sorts of card that chance is made to turn
    acts: tuple[int, ...]
    by: dict[Portrait, list[int]]  # the sorts by their portraits, when a card was last due
    hands: int = 1  # this one, and those that may follow in the same walk


class To(NamedTuple):
    """A way on: what is measured on it, and the name and layer of where it leads; an end has no layer."""

    got: Row
    name: Hashable
    layer: Layer | None


class Pick(NamedTuple):
    """A choice of ways on, and what is measured before it."""

    got: Row
    name: Hashable
    seen: Mapping[str, int]
    ways: "dict[str, Way]"


Way: TypeAlias = To | Pick


class Turns(NamedTuple):
    """The ways on from a state, each with the number of cards that lead there.

    `scale`: how many cards that matter are left when one of them has been turned.
    """

    scale: int
    ways: list[tuple[int, Way]]


class Ground(Protocol):
    """Where hands are walked: a game under its rules, its seats and their chips."""

    game: Game
    rules: Options
    pick: Callable[[list[int]], int]
    most: int

    def renew(self, state: State) -> None:
        """Give the seats their first stacks again."""

    def purses(self, state: State) -> tuple[int, ...]:
        """What of the stacks tells two states apart."""


class TooLong(Exception):
    """A walk was given up; says after how many states."""


class HeapMatters(Exception):
    """A card of the heap was measured, or changed something."""


class Steps:
    """The graph of a question: every state has a name, and `turns` says what follows it.

    With `keep` what follows a state is remembered, for other hands and for a second pass.
    """

    def __init__(self, ground: Ground, asked: Posed, naming: Naming, keep: bool = False) -> None:
        self.ground, self.asked, self.naming, self.keep = ground, asked, naming, keep
        self.game, self.rules = ground.game, ground.rules
        self.leaving_out = not naming.whole  # the heap
        self.taken = self.visited = 0
        self.nodes: dict[Hashable, Node] = {}  # found, and not yet walked on from
        self.known: dict[Hashable, Turns] = {}
        self.picks: dict[Hashable, dict[str, Way]] = {}  # by the choices met
        self.at: dict[Hashable, State] = {}  # an end of each name

    def anew(self) -> None:
        """Begin anew, with the whole stock."""
        self.leaving_out = False
        self.nodes.clear()
        self.known.clear()
        self.picks.clear()

    def first(self, state: State, stock: list[int]) -> Way:
        """The way to the first card from the start of a hand."""
        asked = self.asked
        zero = (0,) * len(asked.measures)
        return self.way(Node(state, stock, asked.cards, asked.acts, {}, asked.hands), zero)

    def turns(self, name: Hashable) -> Turns:
        """What follows a state that has been found."""
        if name in self.known:
            return self.known[name]
        node = self.nodes.pop(name)
        self.visited += 1
        given = bool(node.given)
        drawn = self.weighed(node)
        left = self.left(node) - (0 if given or drawn[0][1] == EMPTY else 1)
        found = Turns(left, [(weight, self.turned(node, sort)) for weight, sort in drawn])
        if self.keep:
            self.known[name] = found
        return found

    def turned(self, node: Node, sort: int) -> Way:
        """Turn a card of this sort, and go on to the next."""
        after, got = self.step(node.state, EMPTY if sort == EMPTY else self.naming.cards[sort])
        less = node.stock
        if sort != EMPTY:
            less = less[:]
            less[sort] -= 1
        way = self.way(Node(after, less, node.given[1:], node.acts, node.by, node.hands), got)
        if sort == EMPTY and isinstance(way, To) and way.layer:
            raise ValueError("the stock is out, and the hand goes on")
        return way

    def weighed(self, node: Node) -> list[tuple[int, int]]:
        """One sort for all that are alike, and before it how many cards there are of them."""
        if node.given:
            if not node.stock[node.given[0]]:
                raise ValueError(f"there is no {self.naming.called(node.given[0])} to turn")
            return [(1, node.given[0])]
        if self.leaving_out:
            self.see_idle(node)
        groups = [alike for portrait, alike in node.by.items() if portrait != HEAP or not self.leaving_out]
        there = [[sort for sort in alike if node.stock[sort]] for alike in groups]
        found = [(sum([node.stock[n] for n in alike]), self.ground.pick(alike)) for alike in there if alike]
        return found or [(1, EMPTY)]

    def see_idle(self, node: Node) -> None:
        """Turn a card of the heap: nothing must come of it."""
        heap = [sort for sort in node.by.get(HEAP, []) if node.stock[sort]]
        if heap:
            after, got = self.step(node.state, self.naming.cards[self.ground.pick(heap)])
            if any(got) or self.over(after) or not self.same(after, node):
                raise HeapMatters

    def same(self, after: State, node: Node) -> bool:
        """Whether a state is that of a node, by its name."""
        if after == node.state:
            return True
        by = self.naming.groups(after, node.stock)
        return self.key(after, node.stock, by) == self.key(node.state, node.stock, node.by)

    def way(self, node: Node, got: Row) -> Way:
        """Let seats answer until a card is due or the hand is over."""
        while True:
            state = node.state
            if self.over(state):
                follows = self.next_hand(node)
                if follows is None:
                    return self.ended(node, got)
                node = follows
            elif state.actor == CHANCE:
                return self.filed(node, got)
            elif menu := self.menu(node):
                return self.picked(node, got, menu)
            else:
                node, got = self.answered(node, got, self.answer(node))

    def picked(self, node: Node, got: Row, menu: Mapping[str, int]) -> Pick:
        """Every way on that may be chosen; where the same choice was met before, as it was found then."""
        see = self.asked.see
        if see is None:
            return Pick(got, None, NONE, self.chosen(node, menu))
        by = self.naming.groups(node.state, node.stock)
        idle, key = self.idle(node.stock, by), self.key(node.state, node.stock, by)
        met = (key, node.hands, min(idle, 1) if self.leaving_out else idle)
        if met not in self.picks:
            self.picks[met] = self.chosen(node, menu)
        name = (key, node.hands, 0 if self.leaving_out else idle)
        return Pick(got, name, see(self.rules, node.state, node.stock), self.picks[met])

    def chosen(self, node: Node, menu: Mapping[str, int]) -> "dict[str, Way]":
        """Where every word of a menu leads."""
        zero = (0,) * len(self.asked.measures)
        return {word: self.way(*self.answered(node, zero, action)) for word, action in menu.items()}

    def menu(self, node: Node) -> Mapping[str, int] | None:
        """What may be chosen; nothing where the answer is given, or by policy.

        Who chooses does not know what is to come: while cards are given, it is by policy.
        """
        given = node.acts or node.given
        return self.asked.menu(self.rules, node.state) if self.asked.menu and not given else None

    def answered(self, node: Node, got: Row, action: int) -> tuple[Node, Row]:
        """The node after an answer, and what has been measured up to it."""
        after, more = self.step(node.state, action)
        return node._replace(state=after, acts=node.acts[1:]), tuple(map(add, got, more))

    def answer(self, node: Node) -> int:
        """What the actor answers: what was given, or by policy; with none, the least that is legal."""
        state = node.state
        if not node.acts and self.asked.policy is None:
            return self.game.legal(self.rules, state)[0]
        action = node.acts[0] if node.acts else self.asked.policy(self.rules, state)  # type: ignore[misc]
        if not is_legal(self.game, self.rules, state, action):
            raise ValueError(f"{action} is no legal answer in phase {self.game.Phase(state.phase).name}")
        return action

    def over(self, state: State) -> bool:
        """Whether nothing more is to be walked."""
        return bool(state.actor == OVER or (self.asked.until and self.asked.until(state)))

    def step(self, state: State, action: int) -> tuple[State, Row]:
        """The state after an action, with the first stacks again, and what was measured."""
        self.taken += 1
        if 0 < self.ground.most < self.taken:
            raise TooLong(f"{self.visited:,}")
        after = duplicate(state)
        if self.asked.paid:
            after.ledger = []
        self.game.apply(self.rules, after, action)
        got = tuple([int(measure(state, after)) for measure in self.asked.measures])
        after.ledger = None
        self.ground.renew(after)
        return after, got

    def next_hand(self, node: Node) -> Node | None:
        """The hand after one that is over, if it is walked on into."""
        if node.hands < 2 or self.asked.again is None:
            return None
        after = self.asked.again(node.state, node.stock)
        return None if after is None else Node(*after, (), (), {}, node.hands - 1)

    # naming

    def key(self, state: State, stock: list[int], by: dict[Portrait, list[int]]) -> Hashable:
        """What is left of a state when ranks have no names, but for the heap."""
        return self.naming.key(state, stock, by), self.ground.purses(state)

    def idle(self, stock: list[int], by: dict[Portrait, list[int]]) -> int:
        """How many cards are in the heap."""
        return sum([stock[sort] for sort in by.get(HEAP, [])])

    def left(self, node: Node) -> int:
        """How many cards are left that may matter, as the walk has it."""
        return sum(node.stock) - (self.idle(node.stock, node.by) if self.leaving_out else 0)

    def filed(self, node: Node, got: Row) -> To:
        """The way to a state at which a card is due, which then has its name."""
        by = self.naming.groups(node.state, node.stock)
        if not set(node.by.get(HEAP, [])) <= set(by.get(HEAP, [])):
            raise ValueError("a rank that did not matter matters again")
        idle = self.idle(node.stock, by)
        left = sum(node.stock) - (idle if self.leaving_out else 0)
        counted = min(idle, 1) if self.leaving_out else idle
        name = (node.given, node.acts, self.key(node.state, node.stock, by), counted, node.hands)
        if name not in self.known and name not in self.nodes:
            self.nodes[name] = node._replace(by=by)
        return To(got, name, (len(node.given), left))

    def ended(self, node: Node, got: Row) -> To:
        """The way to an end."""
        if node.given and self.asked.until is None:
            raise ValueError("the hand is over before all the given cards have been turned")
        name = END if self.asked.ends is None else self.asked.ends(node.state, node.stock)
        self.at.setdefault(name, node.state)
        return To(got, name, None)
