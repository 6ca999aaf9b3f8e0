"""What everybody who comes on a day is dealt, and asked: known from the date alone, by what is told here.

- The day is that of universal time, written `2026-11-23`.
- Its seed is the first six bytes of the SHA-256 of `Lansquenet, the deal of DAY`, as one number; that of its
  hands the numbers that follow, one for each.
- Its game is the next by name every day: number D of all games by name, of D days since the first of 1970.
- Its question is of another game: number D and half of all of those whose cards all see; or of the next, if
  no moment of its hands is worth asking about.

Nothing in it is secret: whoever reckons the cards beforehand plays alone, and wins nothing.
"""

from datetime import UTC, date, datetime
from hashlib import sha256
from typing import NamedTuple

from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.rules.game import seats_near

HANDS = 5
SEATS = 4  # or as many as the game has
WORD = "Lansquenet, the deal of {day}"


class DealtToAll(NamedTuple):
    """A hand that is dealt to everybody: who leads, and by which seed its cards are turned."""

    game: str
    seats: int
    leader: int
    seed: int


def today() -> str:
    """This day, by universal time."""
    return datetime.now(UTC).date().isoformat()


def seed_of(day: str) -> int:
    """The seed of a day."""
    return int.from_bytes(sha256(WORD.format(day=day).encode()).digest()[:6], "big")


def number_of(day: str) -> int:
    """How many days lie between the first of 1970 and a day.

    Raises:
        BadOption: it is no day.
    """
    try:
        return (date.fromisoformat(day) - date(1970, 1, 1)).days
    except ValueError:
        raise BadOption(f"A day is given as 2026-11-23, not {day!r}.") from None


def game_of(day: str) -> str:
    """The game of a day."""
    names = sorted(GAMES)
    return names[number_of(day) % len(names)]


def deals_of(day: str) -> list[DealtToAll]:
    """The hands of a day: another seat leads each of them, and you sit in the first."""
    game, seed = game_of(day), seed_of(day)
    seats = seats_near(GAMES[game], SEATS)
    return [DealtToAll(game, seats, n % seats, seed + n) for n in range(1, HANDS + 1)]
