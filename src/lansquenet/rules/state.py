"""What the state of every game has: whose turn it is, who is still to speak, and the one door for chips.

Everything here that takes a state is written in the dialect that `sim.compiler` can compile.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar

from lansquenet.rules import field_text
from lansquenet.rules.cards import RANKS, SUITS

CHANCE, OVER, NOBODY, SOMEBODY = -1, -2, -3, -4  # the actor, when it is not a seat
ONLOOKER = -5  # in the place of a seat: one who sees what lies open, and no hand
EVERYTHING = -6  # one who sees every card
NONE = -1  # no amount apart from the limits
UNLIMITED = 1_000_000_000  # more chips than any table holds
NOTHING, SOMETHING, ALL = 0, 1, 2  # what a seat learns of an act: no trace, that it was done, what was done
SEATS = 12
POOL, HOUSE = SEATS, SEATS + 1  # accounts beside those of the seats
Numbers = int | list[int]
Direction = IntEnum("Direction", "ANTICLOCKWISE CLOCKWISE", start=0)


def per_seat(fill: int = 0) -> list[int]:
    """A field with a number for each seat."""
    return field(default_factory=lambda: [fill] * SEATS, metadata={"by": "seat"})


def per_rank(fill: int = 0) -> list[int]:
    """A field with a number for each rank."""
    return field(default_factory=lambda: [fill] * RANKS, metadata={"by": "rank"})


def per_seat_and_rank(fill: int = 0) -> list[list[int]]:
    """A field with a row for each seat and in it a number for each rank."""
    return field(default_factory=lambda: [[fill] * RANKS for _ in range(SEATS)], metadata={"by": "seat rank"})


def per_pair() -> list[list[int]]:
    """A field with a number for each pair of seats."""
    return field(default_factory=lambda: [[0] * SEATS for _ in range(SEATS)], metadata={"by": "pair"})


def per_card(fill: int = 0) -> list[int]:
    """A field with a number for each card of a pack of 52."""
    return field(default_factory=lambda: [fill] * (SUITS * RANKS), metadata={"by": "card"})


def per_seat_and_suit(fill: int = 0) -> list[list[int]]:
    """A field with a row for each seat and in it a number for each suit."""
    return field(default_factory=lambda: [[fill] * SUITS for _ in range(SEATS)], metadata={"by": "seat suit"})


def a_rank() -> int:
    """A field that is a rank, or -1."""
    return field(default=-1, metadata={"by": "is rank"})


def a_rank_per_seat() -> list[int]:
    """A field with a rank for each seat, or -1."""
    return field(default_factory=lambda: [-1] * SEATS, metadata={"by": "seat is rank"})


class Options(Protocol):
    """The rules of a game: a NamedTuple in which every option is a number."""

    def __init__(self, *values: int, **options: int) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...
    def _asdict(self) -> Mapping[str, int]:
        """Every option by its name."""

    @property
    def _fields(self) -> tuple[str, ...]:
        """All names."""


class Directed(Protocol):
    """Rules that say which way play goes."""

    @property
    def direction(self) -> int:
        """Of `Direction`."""


class Carried(Protocol):
    """What one hand leaves to the next: a NamedTuple of numbers and lists; first who banks or deals."""

    def __init__(self, *values: Numbers | tuple[int, ...], **fields: Numbers) -> None: ...
    def __hash__(self) -> int: ...
    def __iter__(self) -> Iterator[Numbers]: ...
    def _asdict(self) -> Mapping[str, Numbers]:
        """Every field by its name."""

    @property
    def _fields(self) -> tuple[str, ...]:
        """All names."""


T = TypeVar("T", Options, Carried)


def changed(numbers: T, **fields: int) -> T:
    """The same rules, or the same carry, with other numbers in these fields."""
    return type(numbers)(**(dict(numbers._asdict()) | fields))


def first_of(carry: Carried) -> int:
    """The seat that banks or deals the next hand; NOBODY: it is yet to be drawn."""
    first = next(iter(carry))
    assert isinstance(first, int)
    return first


@dataclass(slots=True)
class State:
    """Where a game stands.  Every field but the ledger is an integer, or lists of them."""

    seats: int
    actor: int = CHANCE
    phase: int = 0
    way: int = 1  # from a seat to the next in turn; -1 when play goes the other way about
    stacks: list[int] = field(default_factory=lambda: [0] * (SEATS + 2), metadata={"by": "account"})
    asked: list[int] = per_seat()  # 1 for a seat still to speak in this round
    ledger: list[tuple[int, int, int, int]] | None = field(
        default=None, compare=False, repr=False, metadata={"by": "ledger"}
    )

    def __init_subclass__(cls) -> None:
        cls.__repr__ = State.__repr__  # type: ignore[method-assign] # else each would print its lists of twelve

    def __repr__(self) -> str:
        return field_text.told(self)


S = TypeVar("S", bound=State)


class Why(IntEnum):
    """Why chips change hands: the rules of a book that pay, by their numbers.

    A game names its own, in a class that is called as its rules are numbered.
    """


class Payment(NamedTuple):
    """Chips that changed hands, and the number of the rule by which they did."""

    payer: int
    payee: int
    chips: int
    why: int


class Act(NamedTuple):
    """What an actor did in a phase, and who paid for it."""

    actor: int
    phase: int
    action: int
    payments: tuple[Payment, ...] = ()


class Extent(NamedTuple):
    """How far a hand can go: so many acts of seats at most, and so much lost or won by one of them."""

    acts: int
    lost: int
    won: int


def fields_by(kind: type, by: str) -> tuple[str, ...]:
    """The fields of a state class that are indexed so; by "" those that are plain numbers."""
    return _fields_by(kind, by)


@cache
def _fields_by(kind: type, by: str) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.metadata.get("by", "") == by)


def duplicate(state: S) -> S:
    """A state that shares nothing with this one but the rows of empty seats, and keeps no ledger."""
    kind: type = type(state)
    twin: S = _copier(kind)(state)
    return twin


@cache
def _copier(kind: type) -> Callable[[Any], Any]:
    """What copies a state of this class: written out field by field, it is three times as fast as a loop."""
    plain, lists, matrices = _shapes(kind)
    lines = ["seats, twin = state.seats, new(kind)"]
    lines += [f"twin.{name} = state.{name}" for name in plain]
    lines += [f"twin.{name} = state.{name}[:]" for name in lists]
    for name in matrices:
        lines += [f"rows = state.{name}", f"twin.{name} = [row[:] for row in rows[:seats]] + rows[seats:]"]
    found: dict[str, Any] = {"kind": kind, "new": object.__new__}
    exec("\n ".join(["def copied(state):", *lines, "twin.ledger = None", "return twin"]), found)
    copied: Callable[[Any], Any] = found["copied"]
    return copied


@cache
def _shapes(kind: type) -> tuple[list[str], list[str], list[str]]:
    """The fields of a state class that are numbers, lists, and lists of lists, one for each seat."""
    found: tuple[list[str], list[str], list[str]] = ([], [], [])
    for name, value in ((f.name, getattr(kind(2), f.name)) for f in fields(kind)):
        if name != "ledger":
            found[0 if isinstance(value, int) else 2 if isinstance(value[0], list) else 1].append(name)
    return found


# -- in the compiled dialect from here


def amounts(limits: tuple[int, int, int]) -> list[int]:
    """Every amount from the least to the most, and the one that may stand apart."""
    least, most, apart = limits
    spread = [*range(least, most + 1)]
    if apart == NONE or least <= apart <= most:
        return spread
    return [apart] + spread if apart < least else spread + [apart]


def way_of(direction: int) -> int:
    """From a seat to the next in turn."""
    return -1 if direction == Direction.CLOCKWISE else 1


def next_seat(state: State, seat: int) -> int:
    """The seat whose turn comes after this one's."""
    there = seat + state.way
    if there == state.seats:
        return 0
    return there if there >= 0 else state.seats - 1


def in_turn(state: State, seat: int) -> list[int]:
    """Every seat once: from the one after this round to this one."""
    return [(seat + state.way * n) % state.seats for n in range(1, state.seats + 1)]


def ask(state: State, seats: list[int]) -> None:
    """These seats are to speak, and no others."""
    for seat in range(state.seats):
        state.asked[seat] = 1 if seat in seats else 0


def hush(state: State) -> None:
    """Nobody is to speak."""
    for seat in range(state.seats):
        state.asked[seat] = 0


def next_asked(state: State, seat: int) -> int:
    """The next seat after this one still to speak, which is then asked no more."""
    other = seat
    for _ in range(state.seats):
        other = next_seat(state, other)
        if state.asked[other]:
            state.asked[other] = 0
            return other
    return NOBODY


def ask_on(state: State, after: int) -> bool:
    """The next seat still to speak after this one is to act; whether there is any."""
    state.actor = next_asked(state, after)
    return state.actor != NOBODY


def pay(state: State, payer: int, payee: int, chips: int, why: Why) -> None:
    """Hand over chips by this rule.  The only place where they change hands."""
    state.stacks[payer] -= chips
    state.stacks[payee] += chips
    note(state, payer, payee, chips, why)


def note(state: State, payer: int, payee: int, chips: int, why: Why) -> None:
    """Write a payment in the ledger, if one is kept.  Compiled, nothing."""
    if state.ledger is not None and chips and payer != payee:
        state.ledger.append((payer, payee, chips, int(why)))


def kept(numbers: list[int]) -> list[int]:
    """These numbers, as a field of a Carry.  Compiled, an array, of which even an empty one has a type."""
    return numbers
