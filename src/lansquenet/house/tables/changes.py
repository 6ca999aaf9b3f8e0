"""What happens at a table of the house, and what it leads to."""

from dataclasses import dataclass, field

from lansquenet.books.transcript import Moment
from lansquenet.books.written import Json
from lansquenet.house.log.entries import Transfer

MOVES = frozenset(
    [
        "started",
        "reseated",
        "rematched",
        "protocol",
        "began",
        "committed",
        "frozen",
        "silent",
        "joined",
        "acted",
        "counted",
    ]
)  # with these a hand goes on, and the time that its next step may take begins anew


@dataclass(frozen=True)
class TableEvent:
    """Something that happens at a table: what may be read in the log, and what is sealed there."""

    kind: str
    body: Json = field(default_factory=dict)
    sealed: Json | None = field(default=None, repr=False)
    key: tuple[int, str] | None = None  # chair and client's id: the same is never done twice


@dataclass
class Change:
    """What an event led to."""

    moments: list[Moment] = field(default_factory=list)
    payments: list[Transfer] = field(default_factory=list)
    begun: bool = False  # a hand has begun
    answered: bool = False  # to a question asked of all in silence
    moved: bool = False  # the hand went on, if only by a step of the dealing
