"""What every game shares: whose turn it is, who is still to speak, and the one door for chips.

A game is a module.  What a module must have is `Game`; what its state must have is `State`.
Everything here that takes a state is written in the dialect that `sim.compiler` can compile.
"""

from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple, Protocol

from lansquenet.rules.cards import RANKS, Shoe

CHANCE, OVER, NOBODY, SOMEBODY = -1, -2, -3, -4  # the actor, when it is not a seat
ONLOOKER = -5  # in the place of a seat: one who sees what lies open, and no hand
NONE = -1  # no amount apart from the limits
UNLIMITED = 1_000_000_000  # more chips than any table holds
NOTHING, SOMETHING, ALL = 0, 1, 2  # what a seat learns of an act: no trace, that it was done, what was done
SEATS = 12
POOL, HOUSE = SEATS, SEATS + 1  # accounts beside those of the seats
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
    return field(default_factory=lambda: [fill] * (4 * RANKS), metadata={"by": "card"})


def per_seat_and_suit(fill: int = 0) -> list[list[int]]:
    """A field with a row for each seat and in it a number for each suit."""
    return field(default_factory=lambda: [[fill] * 4 for _ in range(SEATS)], metadata={"by": "seat suit"})


def a_rank() -> int:
    """A field that is a rank, or -1."""
    return field(default=-1, metadata={"by": "is rank"})


def a_rank_per_seat() -> list[int]:
    """A field with a rank for each seat, or -1."""
    return field(default_factory=lambda: [-1] * SEATS, metadata={"by": "seat is rank"})


@dataclass(slots=True)
class State:
    """Where a game stands.  Every field but the ledger is an integer, or lists of them."""

    seats: int
    actor: int = CHANCE
    phase: int = 0
    step: int = 1  # from a seat to the next in turn; -1 when play goes the other way about
    stacks: list[int] = field(default_factory=lambda: [0] * (SEATS + 2), metadata={"by": "account"})
    asked: list[int] = per_seat()  # 1 for a seat still to speak in this round
    ledger: list[tuple[int, int, int, int]] | None = field(
        default=None, compare=False, repr=False, metadata={"by": "ledger"}
    )


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


class Game(Protocol):
    """What the module of a game has.  Rules, Carry and State are its own."""

    __name__: str
    SEATS: range
    BETS: tuple[int, ...]  # the phases in which an action is a number of chips
    Phase: type[IntEnum]
    Rules: Any
    Carry: Any  # its first field is the seat that banks or deals; NOBODY: yet to be drawn
    Coup: Any

    def shoe(self, rules: Any) -> Shoe:
        """What the cards are dealt from."""

    def start(self, rules: Any, state: Any, carry: Any) -> None:
        """Begin a hand in a blank, seated state."""

    def legal(self, rules: Any, state: Any) -> list[int]:
        """What the seat to act may do, sorted, never empty."""

    def limits(self, rules: Any, state: Any) -> tuple[int, int, int]:
        """In a betting phase: any amount from the least to the most, and one apart, or NONE."""

    def apply(self, rules: Any, state: Any, action: int) -> None:
        """Do it, in place."""

    def leave(self, rules: Any, state: Any) -> Any:
        """What the hand leaves to the next."""

    def free(self, rules: Any, state: Any, seat: int) -> int:
        """The chips a seat has not at stake."""

    def done(self, rules: Any, carry: Any, seats: int) -> bool:
        """Whether the session is complete after this hand."""


def blank(game: Game, stacks: list[int], ledger: bool = False) -> Any:
    """A state in which these stacks are seated and nothing has happened."""
    state = game.Coup(len(stacks))
    state.stacks[: len(stacks)] = stacks
    state.ledger = [] if ledger else None
    return state


def begin(game: Game, rules: Any, stacks: list[int], carry: Any, ledger: bool = False) -> Any:
    """The state at the beginning of a hand."""
    state = blank(game, stacks, ledger)
    game.start(rules, state, carry)
    return state


def step(game: Game, rules: Any, state: Any, action: int) -> Act:
    """Do it, in place, and say what was done and who was paid; the state must keep a ledger."""
    actor, phase, paid = state.actor, state.phase, len(state.ledger)
    game.apply(rules, state, action)
    return Act(actor, phase, action, tuple(Payment(*row) for row in state.ledger[paid:]))


def fields_by(kind: Any, by: str) -> tuple[str, ...]:
    """The fields of a state class that are indexed so; by "" those that are plain numbers."""
    return _fields_by(kind, by)


@cache
def _fields_by(kind: Any, by: str) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.metadata.get("by", "") == by)


def duplicate(state: Any) -> Any:
    """A state that shares nothing with this one but the rows of empty seats, and keeps no ledger."""
    kind: type = type(state)
    twin: Any = object.__new__(kind)
    plain, lists, matrices = _shapes(kind)
    for name in plain:
        setattr(twin, name, getattr(state, name))
    for name in lists:
        setattr(twin, name, getattr(state, name)[:])
    for name in matrices:
        rows = getattr(state, name)
        setattr(twin, name, [row[:] for row in rows[: state.seats]] + rows[state.seats :])
    twin.ledger = None
    return twin


@cache
def _shapes(kind: type) -> tuple[list[str], list[str], list[str]]:
    """The fields of a state class that are numbers, lists, and lists of lists, one for each seat."""
    found: tuple[list[str], list[str], list[str]] = ([], [], [])
    for name, value in ((f.name, getattr(kind(2), f.name)) for f in fields(kind)):
        if name != "ledger":
            found[0 if isinstance(value, int) else 2 if isinstance(value[0], list) else 1].append(name)
    return found


def view(game: Game, rules: Any, state: Any, seat: int) -> Any:
    """What a seat may know: a copy from which the game has hidden the rest."""
    seen = duplicate(state)
    if hide := getattr(game, "hide", None):
        hide(rules, seen, seat)
    return seen


def worth(game: Game, rules: Any, start: list[int], state: Any, seat: int) -> int:
    """What a hand was worth to a seat that began it with its stack of `start`: chips, unless the game counts
    something else.
    """
    counted = getattr(game, "worth", None)
    return int(state.stacks[seat] - start[seat] if counted is None else counted(rules, state, seat))


def learns(game: Game, rules: Any, state: Any, action: int, seat: int) -> int:
    """What a seat learns of an act that is about to be done: ALL, unless the game says less."""
    said = getattr(game, "learns", None)
    return ALL if said is None else int(said(rules, state, action, seat))


def is_legal(game: Game, rules: Any, state: Any, action: int) -> bool:
    """Whether the actor may do this."""
    if state.phase in game.BETS:
        least, most, apart = game.limits(rules, state)
        return least <= action <= most or (action == apart and apart != NONE)
    return action in game.legal(rules, state)


def forced(game: Game, rules: Any, state: Any) -> int | None:
    """The one thing the actor may do, or None when there is a choice."""
    if state.phase in game.BETS:
        least, most, apart = game.limits(rules, state)
        if least < most or (least == most and apart not in (NONE, least)):
            return None
    legal = game.legal(rules, state)
    return legal[0] if len(legal) == 1 else None


# -- in the compiled dialect from here


def amounts(limits: tuple[int, int, int]) -> list[int]:
    """Every amount from the least to the most, and the one that may stand apart."""
    least, most, apart = limits
    spread = [*range(least, most + 1)]
    if apart == NONE or least <= apart <= most:
        return spread
    return [apart] + spread if apart < least else spread + [apart]


def step_of(direction: int) -> int:
    """From a seat to the next in turn."""
    return -1 if direction == Direction.CLOCKWISE else 1


def next_seat(state: State, seat: int) -> int:
    """The seat whose turn comes after this one's."""
    there = seat + state.step
    if there == state.seats:
        return 0
    return there if there >= 0 else state.seats - 1


def in_turn(state: State, seat: int) -> list[int]:
    """Every seat once: from the one after this round to this one."""
    return [(seat + state.step * n) % state.seats for n in range(1, state.seats + 1)]


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


def pay(state: State, payer: int, payee: int, chips: int, why: int) -> None:
    """Hand over chips by the rule of this number.  The only place where they change hands."""
    state.stacks[payer] -= chips
    state.stacks[payee] += chips
    note(state, payer, payee, chips, why)


def note(state: State, payer: int, payee: int, chips: int, why: int) -> None:
    """Write a payment in the ledger, if one is kept.  Compiled, nothing."""
    if state.ledger is not None and chips and payer != payee:
        state.ledger.append((payer, payee, chips, why))


def restock(rules: Any, state: State) -> list[int]:
    """The cards that are the stock once it has run out: none, unless the game says more."""
    return [0][:0]


def kept(numbers: list[int]) -> list[int]:
    """These numbers, as a field of a Carry.  Compiled, an array, of which even an empty one has a type."""
    return numbers
