"""What a figure asks, of whatever can answer: a tree exactly, a sample of hands about.

The functions that a figure asks with are in the dialect that `sim.compiler` can compile.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Never, Protocol, TypeAlias

from lansquenet.rules.banking import Coup
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, Carried, Options, State, first_of

CHIPS = 1000  # a seat's stack, beyond what any figure stakes

Number: TypeAlias = Any  # a fraction, or what a sample takes for one: they reckon alike
Measure = Callable[[Any, Any], int]  # of the states before and after a step
Event = Callable[[Any], bool]  # of a state
Policy = Callable[[Any, Any], int]  # of the rules and a state: the answer of its actor


Menu = Callable[
    [Options, State], Mapping[str, int] | None
]  # what may be chosen, by its words; None: no choice
Seen = Callable[
    [Options, State, list[int]], dict[str, int]
]  # of rules, state and stock: by what a choice is told
NONE: Mapping[str, Never] = MappingProxyType({})


class Walk(Protocol):
    """Seat 0 banks, and the shoe is full.

    `cards` names the ranks that chance turns first, as `A 2 K`.  `acts` are the first answers of
    the seats, and `policy` gives the rest: with no policy, the least that is legal.  A hand ends
    early when it stands as `until` says.
    """

    rules: Any
    seats: int

    def mean(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
        session: bool = False,
    ) -> Number:
        """The expected sum of a measure over a hand; over a session, with those it stands over to."""

    def chance(
        self,
        event: Event,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> Number:
        """The probability that the hand ends so."""

    def spread(
        self,
        measure: Measure,
        cards: str = "",
        acts: Sequence[int] = (),
        policy: Policy | None = None,
        until: Event | None = None,
    ) -> dict[int, Number]:
        """The probability of each sum that a measure may come to."""

    def counted(self, law: Mapping[int, Number], measure: Measure, policy: Policy) -> Number:
        """The expected sum of a measure whose law has been counted, where a walk would take too long."""


Figure = Callable[[Walk], Number]  # None: there is none at a table of so many seats
When = dict[str, Callable[[Any], bool]]  # by the beginning of a key: the rules under which it exists


# -- what many figures measure


def variance(chances: Mapping[int, Number]) -> Number:
    """The mean square distance of a sum from its mean."""
    mean: Number = 0
    squares: Number = 0
    for total, chance in chances.items():
        mean = mean + chance * total
        squares = squares + chance * total**2
    return squares - mean * mean


def gain(was: Coup, now: Coup) -> int:
    """What the banker gains."""
    return now.stacks[was.banker] - was.stacks[was.banker]


def wins(was: State, now: State) -> bool:
    """Whether seat 1, the punter, is paid."""
    return now.stacks[1] > was.stacks[1]


def turned(was: State, now: State) -> bool:
    """Whether a card was turned."""
    return was.actor == CHANCE


# -- what a game adds to the words in which anything can be asked of it


def goes_on(carry: Carried) -> bool:
    """Whether the first banker banks again."""
    return first_of(carry) == 0


Tenure = Callable[[Any], bool]  # of a carry: whether the bank goes on
Offer = Callable[[Any, Any], list[int]]  # of the rules and a state: an action for each word, or NOT_OFFERED
NOT_OFFERED = -1000  # what a menu has for a word that cannot be chosen here


class Choosing(NamedTuple):
    """What a seat may choose among that plays its best, and by what a choice is told.

    `menu` has an action for each of the `words`, and maybe for more, or NOT_OFFERED; `see` a number for
    each of the `columns`, of the rules, a state and how many cards of each rank are left.  Both can be
    compiled.
    """

    words: tuple[str, ...]
    menu: Offer
    columns: tuple[str, ...]
    see: Callable[[Any, Any, list[int]], list[int]]
    usual: Policy | None = None  # who decides all else; None: as when nothing is said
    marked: Callable[[Game], Game] | None = None  # the game with the ranks told apart that are played on


class Packet(NamedTuple):
    """Cards that a banker lays on the pack, hand by hand; how he keeps the bank, and when it goes on."""

    hands: tuple[str, ...]
    policy: Policy
    tenure: Tenure


class Flat(NamedTuple):
    """A flat bet of a punter who suspects nothing, and how the cards come: from the hand, or out of a box."""

    policy: Policy
    stake: int
    box: bool = False
    cards: str = ""  # that come first
    marked: Callable[[Game], Game] | None = None  # see `Choosing`
    packet: Packet | None = None  # that is told of


class Lexicon(NamedTuple):
    """A game's own words; it stands in the room's `odds` as `ASK`.

    `counts` are measures of a step, `events` tell a state, `policies` are made of whole numbers, and of
    all that is chosen among the first is what is meant when nothing is said.
    """

    usual: Policy | None = None  # who decides when nothing is said; None: the least that is legal
    after: str = ""  # the cards with which a hand begins when nothing is said
    policies: Mapping[str, Callable[..., Policy]] = NONE
    counts: Mapping[str, Measure] = NONE
    events: Mapping[str, Event] = NONE
    choosing: Mapping[str, Choosing] = NONE  # by a name for it; none: whatever is legal
    alike: bool = False  # whether bets are settled one by one, so that seats need no names
    named: Mapping[str, tuple[int, ...]] = NONE  # by a count the ranks it names: they have no likes
    flat: Flat | None = None  # the bet that a crooked dealer plays against, where one is told of
    tenure: Tenure = goes_on  # whether a carry says that the bank goes on
