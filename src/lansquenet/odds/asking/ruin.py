"""Many hands of one bet under a plan of stakes, exactly: ruin, how deep a stack falls, how long that takes.

A stack is counted in crumbs, so small that every net is a whole number of them.  Ruined is who has less than
the bet may cost.  A state is a stack and what the plan remembers: as long as there are not too many, they are
followed hand by hand, or solved for by elimination.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import lcm
from typing import NamedTuple, TypeAlias

from lansquenet.errors import BadOption, UnknownName
from lansquenet.odds.asking.fortunes import limit
from lansquenet.odds.asking.plans import PLANS, StakePlan, share_wanted
from lansquenet.odds.asking.samples import of_sessions

Nets = Mapping[Fraction, Fraction]  # what a chip staked may win, and how likely
Memory: TypeAlias = tuple[int, ...]  # what a plan has noted
Stand: TypeAlias = tuple[int, Memory]  # a stack in crumbs, or how far it is below its highest
LOST, REACHED = (-1, ()), (-2, ())  # ends
MOST = 12_000_000  # moves that are followed: some ten seconds
STATES = 3_000  # that are solved for
FEW = 2  # numbers that a plan may remember

FOLLOWED = tuple([name for name, plan in PLANS.items() if plan.noted <= FEW])
ENDLESS = tuple([name for name in FOLLOWED if PLANS[name].want is not share_wanted])  # of a stack without end


class Crumbs(NamedTuple):
    """A law on whole crumbs, in whole numbers of ways."""

    crumbs: int
    ways: dict[int, int]
    all: int

    @property
    def worst(self) -> int:
        """What the bet may cost."""
        return -min(self.ways)


def on_crumbs(nets: Nets) -> Crumbs:
    """A law in whole numbers."""
    crumbs = lcm(*[net.denominator for net in nets])
    every = lcm(*[chance.denominator for chance in nets.values()])
    law = Crumbs(crumbs, {int(net * crumbs): int(chance * every) for net, chance in nets.items()}, every)
    if law.worst <= 0:
        raise BadOption("Nobody is ruined by a bet that costs nothing.")
    return law


class Ruin(NamedTuple):
    """How likely ruin is, and how many hands there are to it; before a target: to either."""

    chance: Fraction
    hands: Fraction


class Staking(NamedTuple):
    """How is staked: the law of a chip, the plan, the first stake, the most, and the share for each crumb."""

    law: Crumbs
    plan: StakePlan
    unit: int
    most: int
    share: float

    def moves(self, stand: Stand, stack: int) -> list[tuple[int, int, Memory]]:
        """The ways of a hand: how many, what they bring in crumbs, and what is remembered; none if ruined."""
        memory = [*stand[1]]
        wanted = min(self.plan.want(memory, self.unit, stack, self.share), self.most)
        stake = min(wanted, stack // self.law.worst)
        if stake < 1:
            return []
        return [
            (ways, net * stake, self._noted(stand[1], stake, net * stake))
            for net, ways in self.law.ways.items()
        ]

    def _noted(self, memory: Memory, stake: int, net: int) -> Memory:
        after = [*memory]
        self.plan.note(after, self.unit, stake, net)
        return tuple(after)


Moves = Callable[[Stand], list[tuple[int, Stand]]]  # of a state, in how many ways which follows


def staking(nets: Nets, plan: str = "flat", unit: int = 1, most: int = 0) -> Staking:
    """How is staked by a plan.

    Raises:
        UnknownName: no plan is called so.
        BadOption: it remembers too much, or stakes nothing.
    """
    if plan not in PLANS:
        raise UnknownName("stake plan", plan, PLANS)
    law, found, share = on_crumbs(nets), PLANS[plan], 0.0
    if found.noted > FEW:
        raise BadOption(
            f"What {plan} remembers is no small state; `lansquenet session --stake-plan {plan}` samples it:"
            f" {of_sessions()}"
        )
    if plan == "kelly":
        share = limit(nets).best / law.crumbs
        if not share:
            raise BadOption("Kelly's rule stakes nothing on a bet that wins nothing on average.")
    return Staking(law, found, unit, most or 10**18, share)


def ruin_within(how: Staking, stack: int, hands: int, most: int = MOST) -> Ruin:
    """How likely less than a bet is left within so many hands, and after how many, if it is."""
    return _within(_to_ruin(how, 0), _start(how, stack), how.law.all, hands, most)


def ruin_before(how: Staking, stack: int, target: int) -> Ruin:
    """How likely ruin comes before a target, and the mean number of hands to either: by elimination."""
    top = target * how.law.crumbs
    if not how.law.worst <= stack * how.law.crumbs < top:
        raise BadOption(f"The stack is a bet or more, and less than the target of {target}, not {stack}.")
    return _solved(_to_ruin(how, top), _start(how, stack), how.law.all)


def drawdown(how: Staking, depth: int, hands: int = 0, most: int = MOST) -> Ruin:
    """How likely a stack without end falls so deep below its highest within so many hands, and when.

    With no number of hands: how many there are until it does, which is sure.
    """
    moves, start = _below(how, depth * how.law.crumbs), (0, (0,) * how.plan.noted)
    if how.share:
        raise BadOption("How deep a share of a stack falls depends on the stack: ask for ruin.")
    return _within(moves, start, how.law.all, hands, most) if hands else _solved(moves, start, how.law.all)


def _start(how: Staking, stack: int) -> Stand:
    return stack * how.law.crumbs, (0,) * how.plan.noted


def _to_ruin(how: Staking, top: int) -> Moves:
    """Until ruin, or until so many crumbs are reached, if any."""

    def moves(stand: Stand) -> list[tuple[int, Stand]]:
        return [(ways, ended(stand[0] + net, memory)) for ways, net, memory in how.moves(stand, stand[0])]

    def ended(crumbs: int, memory: Memory) -> Stand:
        return LOST if crumbs < how.law.worst else REACHED if 0 < top <= crumbs else (crumbs, memory)

    return moves


def _below(how: Staking, depth: int) -> Moves:
    """How far a stack is below its highest, until it is so deep; there is always enough to stake."""

    def moves(stand: Stand) -> list[tuple[int, Stand]]:
        return [(ways, ended(stand[0] - net, memory)) for ways, net, memory in how.moves(stand, 10**18)]

    def ended(below: int, memory: Memory) -> Stand:
        return LOST if below >= depth else (max(0, below), memory)

    return moves


def _within(moves: Moves, start: Stand, every: int, hands: int, most: int = MOST) -> Ruin:
    """Followed hand by hand."""
    now, lost, when, taken = {start: 1}, 0, 0, 0
    known: dict[Stand, list[tuple[int, Stand]]] = {}
    for hand in range(1, hands + 1):
        after: dict[Stand, int] = {}
        for stand, ways in now.items():
            known[stand] = known.get(stand) or moves(stand)
            taken += len(known[stand])
            for how, to in known[stand]:
                after[to] = after.get(to, 0) + ways * how
        if taken > most:
            raise BadOption(_too_many(f"{len(now):,} stacks after {hand:,} hands", hands))
        gone = after.pop(LOST, 0)
        lost, when, now = lost * every + gone, when * every + hand * gone, after
    return Ruin(Fraction(lost, every**hands), Fraction(when, lost) if lost else Fraction(0))


def _too_many(size: str, hands: int = 0) -> str:
    return (
        f"That leads to {size}, too many to be followed exactly; `lansquenet session` samples ruin within"
        f" {f'{hands:,}' if hands else 'so many'} hands: {of_sessions(hands)}"
    )


Equation = tuple[dict[Stand, Fraction], Fraction, Fraction]  # of the states their parts; ruin; hands


def _solved(moves: Moves, start: Stand, every: int) -> Ruin:
    """Solved for, state by state: each is taken out of those that lead to it."""
    rows = _equations(moves, start, every)
    users: dict[Stand, set[Stand]] = {at: set() for at in rows}
    for at, (row, _, _) in rows.items():
        for to in row:
            users[to].add(at)
    order = sorted(rows)
    for at in order:
        row, ruin, hands = rows[at]
        again = 1 - row.pop(at, Fraction(0))
        rows[at] = {to: part / again for to, part in row.items()}, ruin / again, hands / again
        for user in users[at]:
            if user > at:
                rows[user] = _without(rows[user], at, rows[at])
                for to in row:
                    users[to].add(user)
    found: dict[Stand, Ruin] = {}
    for at in reversed(order):
        row, ruin, hands = rows[at]
        found[at] = Ruin(
            ruin + sum([part * found[to].chance for to, part in row.items()], Fraction(0)),
            hands + sum([part * found[to].hands for to, part in row.items()], Fraction(0)),
        )
    return found[start]


def _equations(moves: Moves, start: Stand, every: int) -> dict[Stand, Equation]:
    """Of every state that may be met: what it is to those that a hand makes of it."""
    rows: dict[Stand, Equation] = {}
    still = [start]
    while still:
        at = still.pop()
        if at in rows:
            continue
        ruin = Fraction(0)
        row: dict[Stand, Fraction] = {}
        for ways, to in moves(at):
            if to == LOST:
                ruin += Fraction(ways, every)
            elif to != REACHED:
                row[to] = row.get(to, Fraction(0)) + Fraction(ways, every)
                still.append(to)
        rows[at] = row, ruin, Fraction(1)
        if len(rows) > STATES:
            raise BadOption(_too_many(f"more than {STATES:,} states"))
    return rows


def _without(equation: Equation, at: Stand, known: Equation) -> Equation:
    """An equation without the state of another."""
    row, ruin, hands = equation
    part = row.pop(at, None)
    if part is None:
        return equation
    for to, more in known[0].items():
        row[to] = row.get(to, Fraction(0)) + part * more
    return row, ruin + part * known[1], hands + part * known[2]
