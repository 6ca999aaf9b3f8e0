"""The lessons that there are for bots: what can be learnt of which game, and what was made of it."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lansquenet.books.book import book
from lansquenet.bots import learnt, solved
from lansquenet.bots.learning.reduced import Learnable, Sampling
from lansquenet.games import GAMES, file_of, module_of

NOTE = "`lansquenet learn GAME --out FILE` makes the file of a game again, with --table that of a table."


class Learning(NamedTuple):
    """A lesson: what is learnt, how long it was played, and the file in the room of the game."""

    game: str
    what: str
    played: str
    file: str
    bytes: int
    command: str  # that made it


def all_of_them() -> Iterator[Learning]:
    """Every lesson whose file is there, by the rooms of the games and what the files say of themselves."""
    for name in GAMES:
        room = module_of(name, "learn")
        lesson, table = getattr(room, "LESSON", None), getattr(room, "TABLE", None)
        if lesson and file_of(name, solved.FILE).is_file():
            yield _small(name, lesson)
        if table and learnt.is_learnt(name):
            yield _great(name, table)


def _small(name: str, lesson: object) -> Learning:
    head = solved.solution(name)
    played, what = f"{head['iterations']:,} rounds", str(type(lesson).__doc__).partition(";")[0]
    if isinstance(lesson, Learnable):
        asked = book(name).steps[lesson.phase].prompt.rpartition(". ")[2]
        what = f"{asked}  Two seats"
        played = f"{head['deals']:,} deals a pool, {played}"
    return Learning(name, what, played, *_file(name, solved.FILE), head["command"])


def _great(name: str, lesson: Sampling) -> Learning:
    head, least, most = learnt.policy(name).head, lesson.seats[0], lesson.seats[-1]
    seats = f"{least} to {most}" if most > least else f"{most}"
    played = f"{head['deals']:,} deals for each number of seats"
    return Learning(name, f"{lesson.what}, {seats} seats", played, *_file(name, learnt.FILE), head["command"])


def _file(name: str, file: str) -> tuple[str, int]:
    return file, len(file_of(name, file).read_bytes())


def show(console: Console) -> None:
    """The lessons as a table."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "what is learnt", "how long", "file"):
        grid.add_column(heading, overflow="fold")
    for one in all_of_them():
        size = f"{one.file}, {one.bytes / 1000:,.0f} kB"
        grid.add_row(*[Text(cell) for cell in (one.game, one.what, one.played, size)])
    console.print(grid)
    console.print(NOTE, style="dim")
