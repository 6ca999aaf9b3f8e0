"""How a table in the terminal is opened, or taken up again where it was left, and how it is kept."""

import os
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from lansquenet.books.book import book, seat_name
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.transcript import Session
from lansquenet.bots import bot, of_strength, usual
from lansquenet.errors import BadOption, BadSave
from lansquenet.front.asked import check_seats, seated
from lansquenet.rules.state import OVER
from lansquenet.seats.table import SeatedTable, resume

MOST_CHIPS = 1_000_000


@dataclass(frozen=True)
class Seating:
    """What was asked for on the command line."""

    game: str
    preset: str
    options: dict[str, str]
    seats: int  # 0: as many as is usual
    stack: int
    seed: int | None
    bots: list[str]
    open: bool = False
    explain: bool = False
    language: str = "en"


def writable(file: Path | None) -> None:
    """Complain before a hand is played, not after, that a file cannot be written."""
    if file and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
        raise BadSave(f"{file} cannot be written.")


def opened(seating: Seating) -> SeatedTable:
    """A table at which nothing has happened.

    Raises:
        BadOption: the game cannot be played so.
        UnknownName: no option, preset or bot is called so.
    """
    told = book(seating.game)
    rules = told.play_by(seating.preset, seating.options)
    wanted = [of_strength(name, seating.game) for name in seating.bots] or usual(seating.game)
    for name in wanted:
        bot(name, seating.game, patient=True)
    seats = seated(seating.game, seating.seats)
    check_seats(told, seats)
    if not 1 <= seating.stack <= MOST_CHIPS:
        raise BadOption(f"A stack is from 1 to {MOST_CHIPS} chips, not {seating.stack}.")
    bots = [wanted[n % len(wanted)] for n in range(seats - 1)]
    stacks = [seating.stack] * seats
    session = Session(told.name, rules, stacks, told.game.Carry(), seating.preset, ["you", *bots])
    return SeatedTable(session, seed=seating.seed)


# -- taking up again


def taken_up(seating: Seating, place: Path) -> SeatedTable:
    """The table that is kept in a file, if it is the one that was asked for.

    Raises:
        BadSave: there is none, or it is of another game.
        BadOption: it is played otherwise than was asked for.
    """
    table = kept_at(place)
    check_game(seating.game, table, place)
    if asked := _at_odds(seating, table):
        raise BadOption(
            f"The table at {place} goes on as it was opened: {_told_by(table, ENGLISH)}. Leave {asked} away."
        )
    return table


def kept_at(place: Path) -> SeatedTable:
    """The table that is kept in a file."""
    try:
        return resume(place.read_text("utf-8"))
    except OSError as wrong:
        raise BadSave(f"There is no table to take up at {place}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadSave(f"{place} is no save file, and was left as it is.") from wrong


def check_game(game: str, table: SeatedTable, place: Path) -> None:
    """Refuse the table of another game; nothing is done to the file.

    Raises:
        BadSave: it is one; both games are named.
    """
    if table.session.name != game:
        raise BadSave(
            f"{place} keeps a table of {table.told.title}, not of {book(game).title}, and was left as it is."
        )


def may_be_kept(game: str, place: Path | None) -> None:
    """Refuse to write over a file that is not of this game, before a hand is played.

    Raises:
        BadSave: the file is something else.
    """
    if place and place.exists() and place.stat().st_size:
        check_game(game, kept_at(place), place)


def _at_odds(seating: Seating, table: SeatedTable) -> str:
    """What was asked for, and is otherwise at the table that is taken up."""
    session = table.session
    asked = session.rules
    if seating.preset or seating.options:
        asked = table.told.play_by(seating.preset, seating.options)
    bots = [of_strength(name, session.name) for name in seating.bots] or session.names[1:]
    others = {
        "--option and --preset": asked != session.rules,
        "--bots": [bots[n % len(bots)] for n in range(len(session.names) - 1)] != session.names[1:],
        "--seats": seating.seats not in (0, len(session.stacks)),
        "--seed": seating.seed not in (None, table.seed),
    }
    return " and ".join(name for name, differs in others.items() if differs)


def taken_up_words(table: SeatedTable, speech: Speech) -> Text:
    """What table it is that was taken up: game, rules, seats, and how far it has come."""
    over = table.actor == OVER
    stands = speech("term-stands-over" if over else "term-stands-in-play", number=table.hand)
    chips = (table.stacks if over else table.state.stacks)[0]
    began = table.session.stacks[0]
    told = _told_by(table, speech)
    return Text(speech("term-taken-up", table=told, stands=stands, chips=chips, began=began), style="dim")


def _told_by(table: SeatedTable, speech: Speech) -> str:
    told, session = table.told, table.session
    changed = ", ".join(f"{name}={value}" for name, value in told.changed(session.rules).items())
    others = ", ".join(f"{seat_name(n)} {name}" for n, name in enumerate(session.names) if n)
    title = speech.of("title", told.title)
    return speech("term-table", title=title, changed=changed or speech("term-as-usual"), others=others)


# -- keeping


def keep(table: SeatedTable, place: Path, given: bool, speech: Speech) -> str:
    """Write a table down whole, or not at all; how it is taken up again.

    Raises:
        BadSave: it cannot be written.
    """
    fresh = place.with_name(f"{place.name}.new")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(table.save(), "utf-8")
        fresh.replace(place)
    except OSError as wrong:
        raise BadSave(f"The table could not be kept at {place}: {wrong.strerror}.") from wrong
    where = f" --save {place}" if given else ""
    return speech("term-kept", command=f"lansquenet play {table.session.name} --resume{where}")
