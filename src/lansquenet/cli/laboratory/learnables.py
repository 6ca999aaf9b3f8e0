"""The lessons that there are for bots: what can be learnt of which game, and what was made of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lansquenet.books.book import book
from lansquenet.books.speech import Speech
from lansquenet.books.wording import gaps_of, slug
from lansquenet.bots import learnt, solved
from lansquenet.bots.learning.reduced import Learnable, Sampling
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.fluent import grouped
from lansquenet.games import GAMES, file_of, module_of

AGAIN = "`lansquenet learn GAME --out FILE`"


class Learning(NamedTuple):
    """A lesson: what is learnt, how long it was played, and the file in the room of the game."""

    game: str
    what: str
    played: str
    file: str
    bytes: int
    command: str  # that made it


def all_of_them(language: str = "en") -> Iterator[Learning]:
    """Every lesson whose file is there, by the rooms of the games and what the files say of themselves."""
    say = phrases(language, "research")
    for name in GAMES:
        room = module_of(name, "learn")
        lesson, table = getattr(room, "LESSON", None), getattr(room, "TABLE", None)
        if lesson and file_of(name, solved.FILE).is_file():
            yield _small(name, lesson, say)
        if table and learnt.is_learnt(name):
            yield _great(name, table, say)


def _small(name: str, lesson: object, say: Phrases) -> Learning:
    head = solved.solution(name)
    rounds = {"rounds": int(head["iterations"])}
    if isinstance(lesson, Learnable):
        told = book(name).steps[lesson.phase].prompt
        gaps = dict.fromkeys(gaps_of(told), "")  # none of them in the last sentence, which is the question
        prompt = Speech(say.language, name).of(f"{lesson.phase}-prompt", told, gaps)
        what = say("learn-two-seats", asked=prompt.rpartition(". ")[2])
        played = say("learn-deals-a-pool", deals=int(head["deals"]), **rounds)
    else:
        what, played = (
            _learnt(str(type(lesson).__doc__).partition(";")[0], say),
            say("learn-rounds", **rounds),
        )
    return Learning(name, what, played, *_file(name, solved.FILE), head["command"])


def _great(name: str, lesson: Sampling, say: Phrases) -> Learning:
    head, least, most = learnt.policy(name).head, lesson.seats[0], lesson.seats[-1]
    seats = say("learn-to", least=least, most=most) if most > least else f"{most}"
    played = say("learn-deals", deals=int(head["deals"]))
    what = say("learn-seats", what=_learnt(lesson.what, say), seats=seats)
    return Learning(name, what, played, *_file(name, learnt.FILE), head["command"])


def _learnt(what: str, say: Phrases) -> str:
    """What a lesson teaches; as its room says it, where no language knows of it."""
    return say.find(f"learnt-{slug(what)}") or what


def _file(name: str, file: str) -> tuple[str, int]:
    return file, len(file_of(name, file).read_bytes())


def show(console: Console, language: str = "en") -> None:
    """The lessons as a table."""
    say = phrases(language, "research")
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("game", "what", "how-long", "file"):
        grid.add_column(say(f"learn-{heading}"), overflow="fold")
    for one in all_of_them(language):
        size = f"{Path(one.file).name}, {grouped(round(one.bytes / 1000), language)} kB"
        grid.add_row(*[Text(cell) for cell in (one.game, one.what, one.played, size)])
    console.print(grid)
    console.print(say("learn-note", command=AGAIN), style="dim")
