"""A game without its stock: which states there are, and what every sort of card makes of them.

Where millions of hands differ in little but the cards that are left, as with rows of cards that are summed
up, the states of the game itself are few.  They are found once; what is left to be walked are numbers, which
compiled code can do (`sim.layers`).  States that lead to the same from there on are one, and so are sorts of
card that do the same to a state and to all that follow it.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Set
from dataclasses import fields
from fractions import Fraction
from operator import add
from typing import Any, NamedTuple

from lansquenet.errors import BadOption
from lansquenet.odds.steps import Node, Posed, Row, Steps
from lansquenet.odds.tree import Tree
from lansquenet.rules.state import CHANCE, State

MOST = 50_000  # states without their stock

Form = dict[Row, Fraction]  # every sum, and its chance


class Bare(NamedTuple):
    """Of every state, by its number, where each sort of card leads, and which sorts are one from there on.

    `same` has for each sort the first of those that are as good as it.  `ends` has what was measured in
    all, where nothing can be added to it any more.
    """

    turns: list[list[int]]
    same: list[list[int]]
    ends: dict[int, Row]
    first: int
    stock: list[int]


Pass = Callable[[Bare], Form]  # through all layers of a walk, with the stock as it is


def bare(tree: Tree, asked: Posed) -> Bare:
    """The states of a question, from its start on.

    Raises:
        BadOption: there are too many.
    """
    steps = Steps(tree, asked, tree.naming)
    first, stock = _begun(steps, tree)
    numbers, nodes, turns = {_name(first): 0}, [first], []
    for node, total in nodes:  # which grows
        turns.append(
            [] if steps.over(node.state) else [_number(n, numbers, nodes) for n in _after(steps, node, total)]
        )
        if len(nodes) > MOST:
            raise BadOption(
                f"That has more than {MOST:,} states besides the stock: it is not for compiled code."
            )
    ends = {n: nodes[n][1] for n, row in enumerate(turns) if not row}
    return _least(turns, ends, stock)


Stand = tuple[Node, Row]  # a state, and what has been measured up to it


def _begun(steps: Steps, tree: Tree) -> tuple[Stand, list[int]]:
    """The start, when the cards that are given have been turned; and the stock without them."""
    asked, stock = steps.asked, tree.stock[:]
    zero = (0,) * len(asked.measures)
    stand = _answered(steps, Node(tree.start(tree.carry), [], (), asked.acts, {}), zero)
    for sort in asked.cards:
        stand = _turned(steps, *stand, sort)
        stock[sort] -= 1
    return stand, stock


def _after(steps: Steps, node: Node, total: Row) -> Iterable[Stand]:
    return [_turned(steps, node, total, sort) for sort in range(len(steps.naming.cards))]


def _turned(steps: Steps, node: Node, total: Row, sort: int) -> Stand:
    after, got = steps.step(node.state, steps.naming.cards[sort])
    return _answered(steps, node._replace(state=after), tuple(map(add, total, got)))


def _answered(steps: Steps, node: Node, total: Row) -> Stand:
    """The state when seats have answered, until a card is due or the hand is over."""
    while not steps.over(node.state) and node.state.actor != CHANCE:
        node, total = steps.answered(node, total, steps.answer(node))
    return node, total


def _number(stand: Stand, numbers: dict[Hashable, int], nodes: list[Stand]) -> int:
    name = _name(stand)
    if name not in numbers:
        numbers[name] = len(nodes)
        nodes.append(stand)
    return numbers[name]


def _name(stand: Stand) -> Hashable:
    return _frozen(stand[0].state), stand[0].acts, stand[1]


def _frozen(state: State) -> Hashable:
    """All that a state says."""
    return tuple([_tuple(getattr(state, field.name)) for field in fields(state)])


def _tuple(value: Hashable | list[Hashable]) -> Hashable:
    return tuple([_tuple(one) for one in value]) if isinstance(value, list) else value


# -- as few states as may be


def _least(turns: list[list[int]], ends: Mapping[int, Row], stock: list[int]) -> Bare:
    """The same with the fewest states: those that lead to the same are one."""
    sums = _settled(turns, ends)
    kinds: list[Any] = [sums[n] for n in range(len(turns))]
    many = 0
    while len({*kinds}) > many:
        many = len({*kinds})
        names: dict[Hashable, int] = {}
        said = [
            (kinds[n], tuple([kinds[to] for to in row]) if sums[n] is None else ())
            for n, row in enumerate(turns)
        ]
        kinds = [names.setdefault(one, len(names)) for one in said]
    found: dict[int, list[int]] = {}
    for n, row in enumerate(turns):
        found.setdefault(kinds[n], [kinds[to] for to in row] if sums[n] is None else [])
    last = {kinds[n]: row for n, row in enumerate(sums) if row is not None}
    rows = [found[n] for n in range(len(found))]
    return Bare(rows, _same(rows, len(stock)), last, kinds[0], stock)


def _settled(turns: list[list[int]], ends: Mapping[int, Row]) -> list[Row | None]:
    """What is measured in all where that is known already, though the hand may go on."""
    reached: list[set[Row]] = [{ends[n]} if n in ends else set() for n in range(len(turns))]
    before = -1
    while (many := sum(map(len, reached))) > before:
        before = many
        for n in reversed(range(len(turns))):
            for to in turns[n]:
                reached[n] |= reached[to] if len(reached[n]) < 2 else set()  # two are as good as many
    return [next(iter(sums)) if len(sums) == 1 else None for sums in reached]


def _same(turns: list[list[int]], sorts: int) -> list[list[int]]:
    """Of every state the sorts that do the same to it and to all that follow it, by the first of them."""
    same = [[0] * sorts for _ in turns]
    while True:
        found = [_parted(row, same) if row else [0] * sorts for row in turns]
        if found == same:
            return same
        same = found


def _parted(row: list[int], same: list[list[int]]) -> list[int]:
    first: dict[tuple[int, ...], int] = {}
    later = sorted({*row})
    return [first.setdefault((to, *[same[q][s] for q in later]), s) for s, to in enumerate(row)]


# -- in chambers


class Chamber(NamedTuple):
    """States from which none but these are reached, by numbers of their own; an end has no turns.

    Twins are the same but for what they come to: `outs` has for each of them that of every end.  Of the
    trunk, from which chambers are entered, `gates` says to which chamber, twin and state a state belongs.
    """

    turns: list[list[int]]
    same: list[list[int]]
    outs: list[dict[int, Row]]
    gates: dict[int, tuple[int, int, int]]


WIDE = 8  # what leads to more than this part of all states belongs to the trunk
FEW = 5_000  # states of which it is found what they lead to


def chambers_of(found: Bare) -> tuple[Chamber, list[Chamber]]:
    """The trunk, and the chambers into which it leads: each can be walked for itself.

    A row of cards that is summed up leads to another, and what that one began with is never forgotten.
    """
    inside = _inside(found)
    groups: dict[int, list[int]] = {}
    for state, name in inside.items():
        groups.setdefault(name, []).append(state)
    entered = sorted({to for n, row in enumerate(found.turns) if n not in inside for to in row} & {*inside})
    chambers: list[Chamber] = []
    known: dict[str, int] = {}
    gates: dict[int, tuple[int, int, int]] = {}
    for group in groups.values():
        begun = [state for state in entered if inside[state] == inside[group[0]]]
        one, numbers = _numbered(found, begun)
        at = known.setdefault(repr((one.turns, one.same, sorted(one.outs[0]))), len(chambers))
        if at == len(chambers):
            chambers.append(one._replace(outs=[]))
        chambers[at].outs.append(one.outs[0])
        gates |= {state: (at, len(chambers[at].outs) - 1, numbers[state]) for state in begun}
    trunk, numbers = _numbered(found, [found.first], {*inside})
    return trunk._replace(gates={numbers[state]: gate for state, gate in gates.items()}), chambers


def _numbered(found: Bare, first: list[int], but: Set[int] = frozenset()) -> tuple[Chamber, dict[int, int]]:
    """What is reached from these states, numbered as it is met; from those in `but` nothing is followed."""
    numbers = {state: n for n, state in enumerate(first)}
    order = [*first]
    turns: list[list[int]] = []
    for state in order:  # which grows
        row = [] if state in but or state in found.ends else found.turns[state]
        for to in row:
            if to not in numbers:
                numbers[to] = len(order)
                order.append(to)
        turns.append([numbers[to] for to in row])
    ends = {n: found.ends[state] for n, state in enumerate(order) if state in found.ends}
    return Chamber(turns, [found.same[state] for state in order], [ends], {}), numbers


def _inside(found: Bare) -> dict[int, int]:
    """The states of chambers, each with a name for its own; nothing where there are too many to be parted."""
    going = [n for n in range(len(found.turns)) if n not in found.ends]
    if len(going) > FEW:
        return {}
    reached = {n: 1 << n for n in going}
    changed = True
    while changed:
        changed = False
        for n in reversed(going):
            more = reached[n]
            for to in {*found.turns[n]}:
                more |= reached.get(to, 0)
            changed, reached[n] = changed or more != reached[n], more
    inside = {n: n for n in going if WIDE * reached[n].bit_count() <= len(going)}
    for n in inside:  # the names of all that hang together become one
        for to in {*found.turns[n]} & {*inside}:
            _join(inside, n, to)
    return {n: _name_of(inside, n) for n in inside}


def _name_of(names: dict[int, int], n: int) -> int:
    while names[n] != n:
        n = names[n]
    return n


def _join(names: dict[int, int], one: int, other: int) -> None:
    names[_name_of(names, one)] = _name_of(names, other)
