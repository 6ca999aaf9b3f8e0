"""Many hands of one bet: ruin and how long it takes, what to stake, and how far a bank is kept that doubles.

A stack is counted in crumbs, so small that every net is a whole number of them.  Ruined is who has less than
the bet may cost.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import lcm, log
from typing import NamedTuple

from lansquenet.errors import BadOption

Nets = Mapping[Fraction, Fraction]  # what a chip staked may win, and how likely
DOUBLINGS = 40
PLACES = 10**12  # to which a logarithm is told


class Ruin(NamedTuple):
    """How likely ruin is, and how many hands there are to it; before a target: to either."""

    chance: Fraction
    hands: Fraction


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


def ruin_within(nets: Nets, stack: int, hands: int) -> Ruin:
    """How likely less than a bet is left within so many hands, and after how many hands that is, if it is."""
    law = on_crumbs(nets)
    now, lost, when = {stack * law.crumbs: 1}, 0, 0
    for hand in range(1, hands + 1):
        now, gone = _played(now, law)
        lost, when = lost * law.all + gone, when * law.all + hand * gone
    return Ruin(Fraction(lost, law.all**hands), Fraction(when, lost) if lost else Fraction(0))


def _played(now: dict[int, int], law: Crumbs) -> tuple[dict[int, int], int]:
    """The stacks after a hand, and in how many ways one was lost."""
    after: dict[int, int] = {}
    gone = 0
    for crumbs, ways in now.items():
        for net, how in law.ways.items():
            left = crumbs + net
            if left < law.worst:
                gone += ways * how
            else:
                after[left] = after.get(left, 0) + ways * how
    return after, gone


def ruin_before(nets: Nets, stack: int, target: int) -> Ruin:
    """How likely ruin comes before a target, and the mean number of hands to either: by elimination."""
    law = on_crumbs(nets)
    top = target * law.crumbs
    if not law.worst <= stack * law.crumbs < top:
        raise BadOption(f"The stack is a bet or more, and less than the target of {target}, not {stack}.")
    rows = {at: _row(law, at, top) for at in range(law.worst, top)}
    for at, (row, ruin, hands) in rows.items():
        pivot = row.pop(at)
        rows[at] = ({n: part / pivot for n, part in row.items()}, ruin / pivot, hands / pivot)
        for other in range(at + 1, min(top, at + law.worst + 1)):
            rows[other] = _without(rows[other], at, rows[at])
    found: dict[int, Ruin] = {}
    for at in reversed(rows):
        row, ruin, hands = rows[at]
        ruin -= sum([part * found[n].chance for n, part in row.items()], Fraction(0))
        found[at] = Ruin(ruin, hands - sum([part * found[n].hands for n, part in row.items()], Fraction(0)))
    return found[stack * law.crumbs]


Equation = tuple[dict[int, Fraction], Fraction, Fraction]  # of the stacks their parts; ruin; hands


def _row(law: Crumbs, at: int, top: int) -> Equation:
    """What a stack is to those that a hand makes of it."""
    row, ruin = {at: Fraction(1)}, Fraction(0)
    for net, ways in law.ways.items():
        chance = Fraction(ways, law.all)
        if at + net < law.worst:
            ruin += chance
        elif at + net < top:
            row[at + net] = row.get(at + net, Fraction(0)) - chance
    return row, ruin, Fraction(1)


def _without(equation: Equation, at: int, known: Equation) -> Equation:
    """An equation without the stack of another."""
    row, ruin, hands = equation
    part = row.pop(at, None)
    if part is None:
        return equation
    for n, more in known[0].items():
        row[n] = row.get(n, Fraction(0)) - part * more
    return row, ruin - part * known[1], hands - part * known[2]


def kept_below(win: Fraction) -> float:
    """The part of what the banker has beside it below which a bank is kept, and not sold for what it is.

    He wants the logarithm of his fortune to grow; a bank that is lost is gone, one that is won is doubled.
    """
    low, high = 1e-9, 100.0
    for _ in range(200):
        part = (low + high) / 2
        keep = float(win) * log(1 + 2 * part) > log(1 + part)
        low, high = (part, high) if keep else (low, part)
    return low


def sold_after(win: Fraction, beside: int) -> int:
    """After how many wins a bank of one chip is sold, with so many chips beside it."""
    most = kept_below(win) * beside
    return next(wins for wins in range(DOUBLINGS) if 2**wins > most)


def logs_of_sale(win: Fraction, beside: int) -> list[dict[str, Fraction]]:
    """Of banks of 1, 2, 4 chips and so on: what keeping and selling are worth, in logarithms of the fortune.

    A bank is sold for what it is, so that who buys it must think the same of what he has beside it.
    """
    chance, lost = float(win), log(beside)
    found: list[dict[str, Fraction]] = []
    best = log(beside + 2**DOUBLINGS)
    for wins in reversed(range(DOUBLINGS)):
        worths = {"keep": chance * best + (1 - chance) * lost, "sell": log(beside + 2**wins)}
        best = max(worths.values())
        found.insert(0, {word: Fraction(round((n - lost) * PLACES), PLACES) for word, n in worths.items()})
    return found


class Limit(NamedTuple):
    """What part of a fortune a chip of a bet is, so that its logarithm grows most; and if it grows at all."""

    best: float
    most: float


def limit(nets: Nets) -> Limit:
    """How much of a fortune is staked for its logarithm to grow; nothing on a bet that does not gain."""
    if sum([net * chance for net, chance in nets.items()], Fraction(0)) <= 0:
        return Limit(0.0, 0.0)
    if min(nets) >= 0:
        raise BadOption("Nothing can be lost by this: there is no limit to it.")
    every = [(float(net), float(chance)) for net, chance in nets.items()]
    end = -1 / min(net for net, _ in every)

    def slope(part: float) -> float:
        return sum([chance * net / (1 + part * net) for net, chance in every])

    best = _root(slope, 0.0, end)
    return Limit(best, _root(lambda part: growth(nets, part), best, end))


def growth(nets: Nets, part: float) -> float:
    """By how much the logarithm of a fortune grows in a hand, of which a chip of this bet is such a part."""
    return sum([float(chance) * log(1 + part * float(net)) for net, chance in nets.items()])


def _root(falling: Callable[[float], float], low: float, end: float) -> float:
    """Where this falls below nothing, before an end at which it may not be asked."""
    high = end
    for _ in range(100):
        part = (low + high) / 2
        low, high = (part, high) if part < end and falling(part) > 0 else (low, part)
    return low
