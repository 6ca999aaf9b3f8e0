"""What is asked for, looked at before anything is done: games, options, tables and numbers."""

from collections.abc import Mapping
from enum import IntEnum

from lansquenet.books.book import Book
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES
from lansquenet.rules.game import seats_near
from lansquenet.rules.policies import POLICIES
from lansquenet.rules.state import Options

MOST_CHIPS = 10_000_000
MOST_HANDS = 10**12


def rules_of(told: Book, preset: str, options: Mapping[str, object]) -> Options:
    """The rules of a preset with these options changed, given as Python has them or as the book writes them.

    Raises:
        UnknownName: no preset or option has this name.
        BadOption: an option cannot have this value.
    """
    return told.play_by(preset, {name: _written(told, name, value) for name, value in options.items()})


def _written(told: Book, name: str, value: object) -> str:
    """The value of an option as the book writes it; of a choice, its number stands for it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    usual = told.options[name].default if name in told.options else None
    choices = type(usual) if isinstance(usual, IntEnum) else ()
    return next((choice.name.lower() for choice in choices if choice == value), str(value))


def under(told: Book, rules: Options) -> str:
    """A game, and by which rules it is played, as far as they are not the usual."""
    changed = ", ".join(f"{key}={value}" for key, value in told.changed(rules).items())
    return f"{told.title}: {changed or 'as usual'}"


def seated(game: str, seats: int) -> int:
    """How many sit at a table of this game; if nothing is said, which is 0, four where it has room."""
    return seats or (seats_near(GAMES[game], 4) if game in GAMES else 4)


def check_seats(told: Book, seats: int) -> None:
    """Refuse a table at which the game is not played; 0 seats are the usual ones."""
    if seats and seats not in told.game.SEATS:
        least, most = told.game.SEATS[0], told.game.SEATS[-1]
        raise BadOption(f"{told.title} is played by {least} to {most} seats, not {seats}.")


def check_table(told: Book, seats: int, stack: int) -> None:
    """Refuse a table at which the game cannot be played."""
    check_seats(told, seats)
    if not 1 <= stack <= MOST_CHIPS:
        raise BadOption(f"A stack is from 1 to {MOST_CHIPS:,} chips, not {stack}.")


def check_work(workers: int, cluster: str) -> None:
    """Refuse work that nobody does, or both here and elsewhere."""
    if workers < 1:
        raise BadOption(f"The work is done by at least 1 process, not {workers}.")
    if workers > 1 and cluster:
        raise BadOption("--workers are processes here, and a --cluster has its own: give one of them.")


def check_policy(policy: str) -> None:
    """Refuse a policy that no seat can decide by."""
    if policy not in POLICIES:
        raise UnknownName("policy", policy, POLICIES)


def whole(hands: str | float, most: int = MOST_HANDS) -> int:
    """A number of hands as people write it, such as 1e6."""
    try:
        count = hands if isinstance(hands, int) else int(float(hands))
    except (ValueError, OverflowError):
        count = 0
    if not 1 <= count <= most:
        raise BadOption(f"The number of hands is from 1 to {most:,}, such as 250000 or 1e6, not {hands!r}.")
    return count
