"""What a bet is worth to a fortune: what to stake of it, and how far a bank is kept that doubles."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import log
from typing import NamedTuple

from lansquenet.errors import BadOption

Nets = Mapping[Fraction, Fraction]  # what a chip staked may win, and how likely
DOUBLINGS = 40
PLACES = 10**12  # to which a logarithm is told


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
