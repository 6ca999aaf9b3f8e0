"""Counterfactual regret minimisation over a scroll: CFR+, linear and discounted; and exact best answers.

CFR+ (Tammelin, 2014), linear and discounted CFR (Brown and Sandholm, 2019), the seats in turn.  How likely a
seat comes to a set of its own by its own doing is not carried down the scroll: it follows from the set above
and the act done there.  So whatever the other would never do is passed over.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.sim.compiler import Code, callable_here, compiled
from lansquenet.sim.solving.scroll import DEEPEST, EVENT, WIDEST, Scroll

METHODS = ("plus", "linear", "discounted")
PLUS, LINEAR, DISCOUNTED = range(3)
GAINS, SHRINKS, MEANS = 1.5, 0.5, 2.0  # how what came of earlier rounds fades, where it is discounted
NODE = np.dtype(
    [
        *((name, np.float64) for name in ("others", "value", "chance")),
        *((name, np.int64) for name in ("cursor", "many", "slot", "kind")),
        ("found", np.float64, (WIDEST,)),
    ]
)
MINE, THEIRS, FALLS = range(3)  # kinds of nodes
Slots = npt.NDArray[np.float32]


class Bracket(NamedTuple):
    """Between what the value of a game to seat 0 lies, for best answers to both policies come to no more."""

    low: float
    high: float

    @property
    def exploitability(self) -> float:
        """Half of what both best answers win together: what is given away a deal, in the mean of both."""
        return (self.high - self.low) / 2


class Solver:
    """Rounds of regret minimisation on a scroll; what it has come to are two numbers a slot."""

    def __init__(self, scroll: Scroll, method: str = "plus") -> None:
        self.scroll, self.kind, self.done = scroll, METHODS.index(method), 0
        self.regret, self.means = (np.zeros(scroll.slots, np.float32) for _ in range(2))
        self.both = np.zeros((scroll.slots, 2), np.float32)  # the policy, and what is to be changed in it

    def run(self, many: int) -> None:
        """So many rounds more."""
        play = _playing()
        play(
            self.scroll,
            self.kind,
            self.done + 1,
            self.done + many + 1,
            self.regret,
            self.means,
            self.both,
            room(),
        )
        self.done += many

    def policy(self) -> Slots:
        """The mean of all policies, slot by slot: this is what comes to an equilibrium."""
        found = np.zeros_like(self.both)
        _normal()(self.means, self.scroll.first, found)
        return found[:, 0].copy()

    def bracket(self) -> Bracket:
        """What both policies come to against best answers."""
        return bracket(self.scroll, self.policy())


def bracket(scroll: Scroll, policy: Slots) -> Bracket:
    """What these policies come to against best answers, exactly but for rounding."""
    won = []
    for seat in range(2):
        both = np.zeros((scroll.slots, 2), np.float32)
        both[:, 0] = policy
        won.append(float(_answering()(scroll, seat, both, room())))
    return Bracket(-won[1], won[0])


def room() -> npt.NDArray[np.void]:
    """Room for the nodes between a root and where one is."""
    return np.zeros(DEEPEST, NODE)


@cache
def _from_root() -> Callable[..., float]:
    """Compiled: what a deal is worth to a seat; for each act, what it is worth above the mean is added."""

    def enter(scroll, pos, nodes, d, seat, others):  # type: ignore[no-untyped-def]
        word, node = scroll.words[pos], nodes[d]
        node.others, node.value, node.cursor = others, 0.0, 0
        if word < 0:
            node.kind, node.many, node.slot = FALLS, EVENT - word, 0
        else:
            node.kind = MINE if scroll.sets[word].owner == seat else THEIRS
            node.slot = scroll.first[word]
            node.many = scroll.first[word + 1] - node.slot

    def next_branch(scroll, pos, node, both):  # type: ignore[no-untyped-def]
        """Pass over what the other never does; the place of the next branch, if there is one."""
        while node.cursor < node.many:
            node.chance = 1.0 / node.many if node.kind == FALLS else both[node.slot + node.cursor, 0]
            if node.kind != THEIRS or node.chance > 0.0:
                return pos
            node.cursor += 1
            pos = pos + 1 if EVENT < scroll.words[pos] < 0 else scroll.words[pos + 1]
        return pos

    def settle(node, both):  # type: ignore[no-untyped-def]
        if node.kind == MINE:
            for n in range(node.many):
                both[node.slot + n, 1] += node.others * (node.found[n] - node.value)

    def note(node, value):  # type: ignore[no-untyped-def]
        node.found[node.cursor] = value
        node.value += value * node.chance
        node.cursor += 1

    entering, branching, settling, noting = map(callable_here, (enter, next_branch, settle, note))

    def value_of(scroll, root, chance, seat, both, nodes):  # type: ignore[no-untyped-def]
        pos, d, others, sign = root, -1, chance, 1.0 - 2.0 * seat
        while True:
            word = scroll.words[pos]
            if EVENT < word < 0:
                value = sign * scroll.pay[-1 - word]
                pos += 1
                if d < 0:
                    return value
                noting(nodes[d], value)
            else:
                d += 1
                entering(scroll, pos, nodes, d, seat, others)
                pos += 2
            pos = branching(scroll, pos, nodes[d], both)
            while nodes[d].cursor == nodes[d].many:
                settling(nodes[d], both)
                value = nodes[d].value
                d -= 1
                if d < 0:
                    return value
                noting(nodes[d], value)
                pos = branching(scroll, pos, nodes[d], both)
            node = nodes[d]
            others = node.others if node.kind == MINE else node.others * node.chance

    return callable_here(value_of)


@cache
def _from_all() -> Callable[..., float]:
    """Compiled: the same of all deals."""
    from_root = _from_root()

    def value_of(scroll, seat, both, nodes):  # type: ignore[no-untyped-def]
        value = 0.0
        for n in range(len(scroll.roots)):
            value += scroll.odds[n] * from_root(scroll, scroll.roots[n], scroll.odds[n], seat, both, nodes)
        return value

    return callable_here(value_of)


@cache
def _normal() -> Code:
    """Compiled: chances in proportion to what is positive, set by set; even ones where nothing is."""

    share = callable_here(share_out)

    def normal(sums, first, both):  # type: ignore[no-untyped-def]
        for info in range(len(first) - 1):
            share(sums, first[info], first[info + 1], both)

    return compiled(normal)


def share_out(sums: Slots, begin: int, end: int, both: Slots) -> None:
    """Write chances in proportion to what is positive of these sums."""
    total = 0.0
    for n in range(begin, end):
        total += max(0.0, sums[n])
    for n in range(begin, end):
        both[n, 0] = max(0.0, sums[n]) / total if total > 0.0 else 1.0 / (end - begin)


@cache
def _learning() -> Callable[..., None]:
    """Compiled: bring regrets, means and policy of one seat up to date after its turn in a round."""
    share = callable_here(share_out)

    def reached(scroll, seat, both, reach):  # type: ignore[no-untyped-def]
        """How likely the seat comes to each of its sets by its own doing; sets follow those above them."""
        for info in range(len(scroll.sets)):
            if scroll.sets[info].owner == seat:
                above = scroll.sets[info].above
                reach[info] = 1.0 if above < 0 else reach[above] * both[scroll.before[info], 0]

    def fading(kind, t):  # type: ignore[no-untyped-def]
        """What becomes of earlier gains, losses and means, and how much this round's mean counts."""
        if kind == DISCOUNTED:
            power = (t - 1.0) ** GAINS
            return power / (power + 1.0), SHRINKS, ((t - 1.0) / t) ** MEANS, 1.0
        kept = (t - 1.0) / t if kind == LINEAR else 1.0
        return kept, kept, 1.0, float(t)

    reaching, faded = callable_here(reached), callable_here(fading)

    def learn(scroll, kind, t, seat, regret, means, both, reach):  # type: ignore[no-untyped-def]
        reaching(scroll, seat, both, reach)
        gains, losses, older, newer = faded(kind, t)
        least = 0.0 if kind == PLUS else -np.inf
        for info in range(len(scroll.sets)):
            if scroll.sets[info].owner == seat:
                begin, end = scroll.first[info], scroll.first[info + 1]
                for n in range(begin, end):
                    means[n] = means[n] * older + newer * reach[info] * both[n, 0]
                    regret[n] = max(least, regret[n] * (gains if regret[n] > 0.0 else losses) + both[n, 1])
                    both[n, 1] = 0.0
                share(regret, begin, end, both)

    return callable_here(learn)


@cache
def _playing() -> Code:
    """Compiled: rounds from one to before another."""
    from_all, learning, share = _from_all(), _learning(), callable_here(share_out)

    def play(scroll, kind, begin, end, regret, means, both, nodes):  # type: ignore[no-untyped-def]
        reach = np.zeros(len(scroll.sets), np.float32)
        for info in range(len(scroll.sets)):
            share(regret, scroll.first[info], scroll.first[info + 1], both)
        for t in range(begin, end):
            for seat in range(2):
                from_all(scroll, seat, both, nodes)
                learning(scroll, kind, t, seat, regret, means, both, reach)

    return compiled(play)


@cache
def _answering() -> Code:
    """Compiled: what the best answer of a seat to the other's policy comes to: the last choices first."""
    from_all = _from_all()

    def choose(scroll, seat, depth, both):  # type: ignore[no-untyped-def]
        for info in range(len(scroll.sets)):
            if scroll.sets[info].owner == seat and scroll.sets[info].depth == depth:
                best = scroll.first[info]
                for n in range(scroll.first[info], scroll.first[info + 1]):
                    best = n if both[n, 1] > both[best, 1] else best
                for n in range(scroll.first[info], scroll.first[info + 1]):
                    both[n, 0] = 1.0 if n == best else 0.0

    choosing = callable_here(choose)

    def answer(scroll, seat, both, nodes):  # type: ignore[no-untyped-def]
        deepest = -1
        for info in range(len(scroll.sets)):
            if scroll.sets[info].owner == seat:
                deepest = max(deepest, scroll.sets[info].depth)
        for depth in range(deepest, -1, -1):
            both[:, 1] = 0.0
            from_all(scroll, seat, both, nodes)
            choosing(scroll, seat, depth, both)
        return from_all(scroll, seat, both, nodes)

    return compiled(answer)
