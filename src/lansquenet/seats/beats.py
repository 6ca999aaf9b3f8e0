"""What one beat of play shows: what moves on the cloth, what is decided by it, and how a hand has ended.

A beat is the least that is seen on its own: a card turned, a card played, a trick taken, chips that change
hands.  All of it is made from what one viewer is shown, so it can tell nothing more.
"""

from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["", "deal", "turn", "lay", "stake", "say", "play", "trick", "decide", "pay", "result", "clear"]
Mood = Literal["", "asked", "thinks", "passed", "folded", "knocked", "out", "won", "lost"]


@dataclass(frozen=True, slots=True)
class Said:
    """Words in English, the key by which translations know them, and what fills the gaps."""

    text: str
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something lies.

    `field` is that of a `Place`, or one of `stock`, `turned` (the row of cards turned), `stack` and `hand`
    (of a seat), `packet` (the tricks a seat has taken), `aside` (out of play), `pool` and `house`.
    """

    field: str
    seat: int = -1
    n: int = -1  # the rank, or the other seat, where a field has several


@dataclass(frozen=True, slots=True)
class Move:
    """A card or some chips that go from one spot to another; a card of -1 is one that may not be seen."""

    what: Literal["card", "chips"]
    start: Spot
    end: Spot
    card: int = -1
    chips: int = 0
    up: bool = False  # whether it lies face up in the end


@dataclass(frozen=True, slots=True)
class Decided:
    """What has been decided, by which two things on the cloth (or none), by which rule, and for whom."""

    said: Said
    rule: str
    pair: tuple[Spot, ...] = ()
    cards: tuple[int, ...] = ()  # that lie there; -1 where it is none
    wins: tuple[int, ...] = ()
    loses: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a trick, and who played it."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A whole trick as it lies before it is gathered, and who takes it."""

    winner: int
    best: int
    cards: tuple[Played, ...]
    number: int  # from 0
    last: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One way in which what is decided now may end, and by how many of the cards that are left."""

    said: Said
    ways: int
    of: int
    wins: tuple[int, ...] = ()  # the seats for which it is good


@dataclass(frozen=True, slots=True)
class Beat:
    """What this state shows that the one before did not, and how long it is looked at."""

    kind: Kind
    hold: int = 0  # milliseconds until the next state may come, at this table's pace
    moves: tuple[Move, ...] = ()
    may: tuple[int, ...] = ()  # the seats for which the card turned next may decide
    forced: bool = False  # nobody was asked: there was one answer
    decided: Decided | None = None
    trick: TrickTaken | None = None
    odds: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """What the hand has brought one seat, and why."""

    seat: int
    net: int
    said: Said
    rule: str


@dataclass(frozen=True, slots=True)
class Result:
    """How the hand has ended for every seat, and by which of its decisions."""

    seats: tuple[Ended, ...]
    because: int = -1  # the number of that decision in the hand, from 0; -1: by none
    counts: Literal["chips", "points"] = "chips"  # what the hand is played for, and `net` is of


@dataclass(frozen=True, slots=True)
class Duty:
    """What a card played now must do."""

    kind: Literal["follow", "head", "trump", "lead"]
    said: Said
    rule: str
    suit: int = -1
