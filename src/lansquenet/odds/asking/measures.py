"""The words in which something is measured.

`cards`, `hands`, `won B`, `won bank`, `won house`, `bet B`, `paid 13` (by a rule's number), `into the pool`,
and the game's own counts and events.  They are added and taken off (`lost - paid`), divided by a number or by
another (`won B / bet B`, which is of means), and with commas between them measured together.
"""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from lansquenet.errors import BadOption, UnknownName
from lansquenet.odds.asking.findings import Sum
from lansquenet.odds.walk import Lexicon, Measure
from lansquenet.rules.field_text import SEATS
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, HOUSE, OVER, POOL

SIGN = re.compile(r"\s([+-])\s")
TEST = re.compile(r"^(.*?)\s*(>=|<=|=|>|<)\s*(-?\d+)$")
TESTS: dict[str, Callable[[Fraction, int], bool]] = {
    ">=": lambda n, k: n >= k,
    "<=": lambda n, k: n <= k,
    ">": lambda n, k: n > k,
    "<": lambda n, k: n < k,
    "=": lambda n, k: n == k,
}


class Quantity(NamedTuple):
    """Something to be measured, in so many parts of one or of another measure; `paid`: it reads payments."""

    measure: Measure
    per: int | Measure = 1
    paid: bool = False


class Tongue(NamedTuple):
    """The words of one question."""

    game: Game
    lexicon: Lexicon
    seats: int
    alike: str = ""

    def known(self) -> list[str]:
        """All that can be measured."""
        return [*self.lexicon.counts, *self.lexicon.events, *self.common(), "paid RULE"]

    def common(self) -> list[str]:
        """What can be measured of every game at this table, but for what is paid by a rule."""
        seats = [seat for seat in SEATS[: self.seats] if seat not in self.alike]
        stakes = hasattr(self.game.State(2), "staked")
        return [*COMMON, *[f"won {seat}" for seat in seats], *[f"bet {seat}" for seat in seats if stakes]]

    def together(self, said: str | Measure) -> list[Quantity]:
        """What is measured together, with commas between; or a function of two states.

        Raises:
            UnknownName: something is not known.
        """
        if callable(said):
            return [Quantity(said)]
        return [self.measured(part.strip()) for part in said.split(",")]

    def tested(self, said: str) -> tuple[str, Callable[[Fraction], bool]]:
        """What is measured of a chance, and which sums make it true: as said, or any above nothing."""
        if found := TEST.match(said):
            test, least = TESTS[found[2]], int(found[3])
            return found[1], lambda n: test(n, least)
        return said, lambda n: bool(n > 0)

    def measured(self, said: str) -> Quantity:
        """A measure, divided by what is said."""
        top, _, per = said.partition(" / ")
        measure, paid = self.summed(top)
        if not per:
            return Quantity(measure, 1, paid)
        if per.isdigit() and int(per):
            return Quantity(measure, int(per), paid)
        below, read = self.summed(per)
        return Quantity(measure, below, paid or read)

    def summed(self, said: str) -> tuple[Measure, bool]:
        """Measures added and taken off; whether one of them reads payments."""
        first, *rest = SIGN.split(said)
        parts = [(1, self.word(first.strip()))]
        parts += [
            (1 if s == "+" else -1, self.word(w.strip())) for s, w in zip(rest[::2], rest[1::2], strict=True)
        ]
        reads = any(word.split()[0] == "paid" for word in [first, *rest[1::2]] if word.split())
        if len(parts) == 1:
            return parts[0][1], reads
        return lambda was, now: sum([sign * part(was, now) for sign, part in parts]), reads

    def word(self, said: str) -> Measure:
        """A single measure."""
        own = self.lexicon
        if said in own.counts:
            return own.counts[said]
        if said in own.events:
            event = own.events[said]
            return lambda was, now: bool(event(now)) and not event(was)
        word, _, rest = said.partition(" ")
        if said in COMMON:
            return COMMON[said]
        if word == "paid" and rest.isdigit():
            return _paid(int(rest))
        if word in ("won", "bet") and rest and rest in self.alike:
            raise BadOption(f"Of seats that are alike none has a name, {rest} among them.")
        if word in ("won", "bet") and rest and rest in SEATS[: self.seats]:
            return _won(SEATS.index(rest)) if word == "won" else self._bet(SEATS.index(rest))
        raise UnknownName("measure", said, self.known())

    def _bet(self, seat: int) -> Measure:
        if not hasattr(self.game.State(2), "staked"):
            raise BadOption(f"The stakes are not kept apart; to be asked are: {', '.join(self.known())}.")
        return lambda was, now: max(0, now.staked[seat] - was.staked[seat])


def _won(seat: int) -> Measure:
    return lambda was, now: now.stacks[seat] - was.stacks[seat]


def _paid(rule: int) -> Measure:
    return lambda was, now: any(why == rule for _, _, _, why in now.ledger)


def words_and_numbers(said: str) -> tuple[str, list[int]]:
    """The name of a policy, and the whole numbers behind it."""
    words = said.split()
    numbers = [int(word) for word in words if word.isdigit()]
    return " ".join(words[: len(words) - len(numbers)]), numbers


def unit_of(part: Quantity) -> int:
    """Into how many parts one is divided."""
    if not isinstance(part.per, int):
        raise BadOption(
            "Only a mean can be divided by another measure; ask for both, with a comma, and their law."
        )
    return part.per


def met(below: Fraction, said: str | Measure) -> Fraction:
    """What is divided by, which must come about."""
    if not below:
        raise BadOption(f"In {said!r} there is nothing to divide by: it never comes about.")
    return below


def scaled(total: tuple[int, ...], units: list[int]) -> Sum:
    """A row of sums in their units; of one measure its sum."""
    sums = tuple([Fraction(n, unit) for n, unit in zip(total, units, strict=True)])
    return sums if len(sums) > 1 else sums[0]


COMMON: dict[str, Measure] = {
    "won bank": lambda was, now: now.stacks[was.banker] - was.stacks[was.banker],
    "cards": lambda was, now: was.actor == CHANCE,
    "hands": lambda was, now: now.actor == OVER,
    "won house": lambda was, now: now.stacks[HOUSE] - was.stacks[HOUSE],
    "into the pool": lambda was, now: now.stacks[POOL] - was.stacks[POOL],
}
