"""The exact law of a bet: every net that a chip staked may come to, and how often, as fractions.

A figure that is an expected gain is asked of a walk that answers with the whole spread and not with its
mean.  So the law of a bet needs no definition beside that of its edge, and has it for its mean.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction

from lansquenet.books.book import book
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES
from lansquenet.odds import defined, plain, seats_for, usual_seats
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Event, Figure, Measure, Number, Policy, gain
from lansquenet.rules.banking import Coup
from lansquenet.rules.state import HOUSE, Options, State

Side = IntEnum("Side", "BANK PUNTER", start=0)  # of a bet; the punter is seat 1
EDGE = ".edge"  # the end of the key of a figure that says what the banker wins of a chip


class NoLaw(Exception):
    """A figure is no mean of one bet's nets: a sum of figures, or a hand that goes on in the next."""


@dataclass(frozen=True)
class Law:
    """What a chip staked on a bet comes to, from one side: each net and its probability, from the least.

    `key` is the figure that is the banker's mean.
    """

    key: str
    side: Side
    chances: dict[Fraction, Fraction]

    @property
    def mean(self) -> Fraction:
        """What is won of every chip, on average."""
        return sum([net * chance for net, chance in self.chances.items()], Fraction(0))

    @property
    def variance(self) -> Fraction:
        """The mean square distance of a net from the mean."""
        squares = sum([net * net * chance for net, chance in self.chances.items()], Fraction(0))
        return squares - self.mean**2


@dataclass(frozen=True)
class Spread:
    """The probability of each sum: what a figure calculates with in place of a mean.

    `own`: measured at the seat that is asked about; else it is as the figure has it, of the banker.
    """

    chances: dict[Fraction, Number]  # probabilities are fractions, or a sample's estimates
    own: bool = False

    def __truediv__(self, other: "Spread | int") -> "Spread":
        if isinstance(other, Spread):
            return self._when(other)
        return Spread({net / other: chance for net, chance in self.chances.items()}, self.own)

    def __mul__(self, other: int) -> "Spread":
        return Spread({net * other: chance for net, chance in self.chances.items()}, self.own)

    def _when(self, staked: "Spread") -> "Spread":
        """The spread of what came of a stake, where there was one; without it nothing comes."""
        stakes = [chips for chips in staked.chances if chips]
        if len(stakes) != 1:
            raise NoLaw
        chances = dict(self.chances)
        if 0 in staked.chances:
            chances[Fraction(0)] = chances[Fraction(0)] - staked.chances[Fraction(0)]
        often = staked.chances[stakes[0]]
        return Spread(
            {net / stakes[0]: chance / often for net, chance in chances.items() if chance}, self.own
        )


def punter_gains(was: State, now: State) -> int:
    """What seat 1, the punter, gains."""
    return int(now.stacks[1] - was.stacks[1])


def house_takes(was: State, now: State) -> int:
    """What goes to the house."""
    return int(now.stacks[HOUSE] - was.stacks[HOUSE])


class Spreading:
    """Laid over a `Walk`: it answers a question for a mean with the spread."""

    side = Side.BANK
    spread: Callable[..., dict[int, Number]]

    def mean(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
        session: bool = False,
    ) -> Number:
        """The probability of each sum; see `odds.walk.Walk.mean`.

        Raises:
            NoLaw: a session is asked about, or the house has a part that cannot be told apart.
        """
        if session:
            raise NoLaw
        own = measure is gain and self.side == Side.PUNTER
        found = self.spread(punter_gains if own else measure, cards, acts, policy, until)
        others_pay = self.side == Side.PUNTER and not own and min(found) < 0
        if others_pay and any(self.spread(house_takes, cards, acts, policy, until)):
            raise NoLaw
        return Spread({Fraction(net): chance for net, chance in found.items()}, own)

    def counted(self, law: Mapping[int, Number], measure: Measure, policy: Policy) -> Number:
        """The law itself; see `odds.walk.Walk.counted`."""
        return Spread({Fraction(net): chance for net, chance in law.items()})


class OfBank(Spreading, Tree):
    """Exactly, from the banker's side."""


class OfPunter(Spreading, Tree):
    """Exactly, from the punter's side."""

    side = Side.PUNTER


WALKS: dict[Side, type[OfBank | OfPunter]] = {Side.BANK: OfBank, Side.PUNTER: OfPunter}


def law(name: str, rules: Options, key: str = "", side: Side = Side.BANK, seats: int = 0) -> Law:
    """The law of one bet; if none is named, of the first that has one.

    Raises:
        BadOption: there is none.
        UnknownName: no bet is called so.
    """
    known = bets(name, rules)
    if key and key not in known:
        raise UnknownName(f"bet of {name}", key, known) if known else none_known(name)
    tried = [key] if key else list(known)
    found = next((made for made in (_law(name, rules, bet, side, seats) for bet in tried) if made), None)
    if found is None:
        raise none_known(name, key)
    return found


def laws(name: str, rules: Options, side: Side = Side.BANK, seats: int = 0) -> list[Law]:
    """The laws of all bets that have one.

    Raises:
        BadOption: none has.
    """
    found = [_law(name, rules, key, side, seats) for key in bets(name, rules)]
    if not any(found):
        raise none_known(name)
    return [made for made in found if made]


def none_known(name: str, key: str = "") -> BadOption:
    """Why there is no law."""
    title = book(name).title
    if not has_bank(name):
        return BadOption(f"Exact laws are of bets that a bank answers for, and {title} has no bank.")
    what = key or f"any figure of {title} under these rules"
    return BadOption(
        f"The exact law of {what} is not known: several bets or hands go into it, or the house has a part."
    )


def has_bank(name: str) -> bool:
    """Whether a seat answers for the bets of the others.

    Raises:
        UnknownName: there is no such game.
    """
    return issubclass(book(name).game.State, Coup)


def bets(name: str, rules: Options) -> dict[str, Figure]:
    """The figures that say what a chip on a bet comes to."""
    if not has_bank(name):
        return {}
    asked = defined(name, rules)
    return {key: figure for key, figure in asked.items() if key.endswith(EDGE) or _gains(name, rules, figure)}


def _gains(name: str, rules: Options, figure: Figure) -> bool:
    """Whether a figure asks for the banker's gain, tried on a walk that answers 1 to everything."""
    measures = []

    class Asked(Tree):
        def mean(self, measure: Measure, *rest: object, **named: object) -> Fraction:
            measures.append(measure)
            return Fraction(1)

        def spread(self, measure: Measure, *rest: object, **named: object) -> dict[int, Fraction]:
            return {1: Fraction(1)}

    figure(Asked(GAMES[name], plain(rules), usual_seats(name)))
    return gain in measures


def _law(name: str, rules: Options, key: str, side: Side, seats: int) -> Law | None:
    walk = WALKS[side](GAMES[name], plain(rules), seats_for(name, key, seats))
    spread = spread_of(bets(name, rules)[key], walk)
    return Law(key, side, {net: Fraction(chance) for net, chance in spread.items()}) if spread else None


def spread_of(figure: Figure, walk: OfBank | OfPunter) -> dict[Fraction, Number]:
    """Each net of a chip, from the side of this walk, and its probability; nothing where there is no law."""
    try:
        spread = figure(walk)
    except (NoLaw, TypeError):  # a TypeError: spreads cannot be added up
        return {}
    if not isinstance(spread, Spread):
        return {}
    turned = 1 if spread.own or walk.side == Side.BANK else -1
    return dict(sorted((net * turned, chance) for net, chance in spread.chances.items()))
