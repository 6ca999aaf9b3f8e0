"""A new game's room, furnished like that of another: it runs at once, and is then changed into one's own.

What is written into its files is English, as all code is; what is said to who writes it, in their language.
"""

import json
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from io import StringIO
from keyword import iskeyword
from pathlib import Path

from lansquenet.books.book import book
from lansquenet.books.transcript import rewritten
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES, ROOMS, __file__ as rooms_at, __name__ as rooms_of, admit, file_of

LEFT = ("*.json", "*.gz")  # measured or learnt of the likeness
PREFIX = re.compile("[A-Z]{3,5}")
PROJECT = """\
[project]
name = "{dashed}"
version = "0.1"
description = "{title}, a game for lansquenet."
requires-python = ">=3.11"
dependencies = ["lansquenet"]

[project.entry-points."lansquenet.games"]
{name} = "{name}"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]
"""
TESTS = '''\
"""{title}: its golden hands follow the rules, its book can be read, and its figures reckoned."""

from pathlib import Path

import pytest

from lansquenet.books.book import book
from lansquenet.books.transcript import read, write
from lansquenet.odds import figures

HANDS = sorted(Path(__file__).parent.glob("transcripts/*.txt"))


@pytest.mark.parametrize("file", HANDS, ids=lambda file: file.stem)
def test_hand_follows_the_rules_and_is_written_the_same(file):
    """If the new hand is right: lansquenet replay --rewrite FILE"""
    session, moments = read(file.read_text("utf-8"))
    assert moments
    assert write(session) == file.read_text("utf-8")


def test_figures_are_those_of_the_book():
    told = book("{name}")
    assert list(figures("{name}", told.play_by())) <= list(told.figures)
'''


@dataclass(frozen=True)
class NewGame:
    """What a new game is called, what it is like, and where its rooms will be."""

    name: str
    like: str
    prefix: str
    title: str
    room: Path
    tests: Path
    package: str  # by which the room is imported

    @property
    def old_title(self) -> str:
        """What the likeness is called."""
        return book(self.like).title


def new_game(name: str, like: str, prefix: str, title: str, into: Path | None, language: str = "en") -> None:
    """Write the rooms of a new game, and say what is to be done in them."""
    found = plan(name, like, prefix, title, into)
    written = [*furnish(found)]
    if into:
        written += _package(found, into)
    transcripts = _take_in(found)
    _tell(found, [*written, *transcripts], into, phrases(language, "research"))


# -- what it is called


def plan(name: str, like: str, prefix: str, title: str, into: Path | None) -> NewGame:
    """The plan of a room that can be written.

    Raises:
        UnknownName: there is no such likeness.
        BadOption: the name or the prefix is taken, or cannot be one; or nothing says where to write.
    """
    if like not in GAMES:
        raise UnknownName("game", like, GAMES)
    _look_at_name(name, into)
    title = title or name.replace("_", " ").title()
    prefix = _prefix(prefix or re.sub("[^A-Z]", "", name.upper())[:4])
    if into:
        _look_at_places(into)
        return NewGame(name, like, prefix, title, into / "src" / name, into / "tests", name)
    room, tests = _checkout(name)
    _look_at_places(room, tests)
    return NewGame(name, like, prefix, title, room, tests, f"{rooms_of}.{name}")


def _look_at_places(*places: Path) -> None:
    """Refuse to write where something lies."""
    for place in places:
        if place.is_file() or (place.is_dir() and any(place.iterdir())):
            raise BadOption(f"{place} is there already, and is not empty.  Nothing was written.")


def _look_at_name(name: str, into: Path | None) -> None:
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or iskeyword(name):
        raise BadOption(f"A game is called by small letters, digits and _, such as blue_dog, not {name!r}.")
    if name in GAMES:
        raise BadOption(f"There is a game called {name} already: see `lansquenet rules {name}`.")
    if into and find_spec(name):
        raise BadOption(f"Python knows a module {name} already: a package of that name would hide it.")


def _prefix(prefix: str) -> str:
    """The letters before the numbers of the rules, which no other book has."""
    taken = {book(name).prefix: name for name in GAMES} | dict.fromkeys(("COM", "COMM"), "all games")
    if not PREFIX.fullmatch(prefix):
        raise BadOption(
            f"Rules are numbered by three to five capital letters, not {prefix!r}: give --prefix."
        )
    if prefix in taken:
        raise BadOption(f"Rules of {taken[prefix]} are numbered {prefix}-1 and so on: give another --prefix.")
    return prefix


def _checkout(name: str) -> tuple[Path, Path]:
    """The two rooms in the sources that we run from."""
    house = Path(rooms_at).parent
    tests = house.parents[2] / "tests" / "games"
    if not tests.is_dir():
        raise BadOption(
            "This lansquenet is installed, not checked out: say by --into where to write a package."
        )
    return house / name, tests / name


# -- what is written


def furnish(found: NewGame) -> Iterator[Path]:
    """Write the room, and in a checkout that of its tests, from those of the likeness."""
    rooms = {Path(str(file_of(found.like, ""))): found.room}
    if found.package != found.name:
        rooms[found.tests.parent / found.like] = found.tests
    for old, new in rooms.items():
        for file in sorted(old.rglob("*")):
            if file.is_file() and _is_taken_over(file):
                yield _written(new / file.relative_to(old), renamed(file.read_text("utf-8"), file, found))


def _is_taken_over(file: Path) -> bool:
    """Whether a new game begins with this: not with what was measured, nor with words of other languages."""
    stranger = "words" in file.parts and file.stem != "en"
    return not (stranger or "__pycache__" in file.parts or any(map(file.match, LEFT)))


def _written(file: Path, text: str) -> Path:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as wrong:
        raise BadOption(f"{file} cannot be written: {wrong.strerror}.") from wrong
    return file


def renamed(text: str, file: Path, found: NewGame) -> str:
    """The text of a file with the names of the new game in it."""
    old = book(found.like)
    text = re.sub(rf"\b{old.prefix}(?=-A?\d|\")", found.prefix, text)
    text = re.sub(rf"\b{re.escape(old.title)}\b", found.title, text)
    if file.suffix != ".py":
        return re.sub(rf'^game = "{found.like}"$', f'game = "{found.name}"', text, flags=re.MULTILINE)
    text = re.sub(rf"\b{re.escape(ROOMS[found.like])}\b", found.package, text)
    text = re.sub(rf"\bgames\.{found.like}\b", f"games.{found.name}", text)
    text = re.sub(rf'(?<=[(\[ ])"{found.like}"(?=[,)\] ])', f'"{found.name}"', text)
    return _called(text, found) if f" as {found.like}\n" in text else text


def _called(text: str, found: NewGame) -> str:
    """A module in which the rules are called by the name of the game: by the new one."""
    lines = text.splitlines(keepends=True)
    tokens = [*tokenize.generate_tokens(StringIO(text).readline)]
    for before, token, after in reversed([*zip(tokens, tokens[1:], tokens[2:], strict=False)]):
        of_path = token.line.startswith(("from ", "import ")) and before.string != "as"
        if token.string == found.like and before.string != "." and not of_path and after.string not in "=:":
            (row, start), (_, end) = token.start, token.end
            lines[row - 1] = lines[row - 1][:start] + found.name + lines[row - 1][end:]
    return "".join(lines)


def _package(found: NewGame, into: Path) -> Iterator[Path]:
    """What makes a package of a room, and tests of its own."""
    names = {
        "name": found.name,
        "dashed": found.name.replace("_", "-"),
        "title": json.dumps(found.title)[1:-1],
    }
    yield _written(into / "pyproject.toml", PROJECT.format(**names))
    yield _written(found.tests / f"test_{found.name}.py", TESTS.format(**names))


def _take_in(found: NewGame) -> list[Path]:
    """Play the new game: its transcripts are made anew, or one is made of a hand by chance."""
    admit(found.name, found.package, found.room.parent)
    there = sorted(found.tests.glob("transcripts/*.txt"))
    for file in there:
        _written(file, rewritten(file.read_text("utf-8")))
    return [] if there else [_written(found.tests / "transcripts" / "first.txt", _hand(found.name))]


def _hand(name: str) -> str:
    """A hand that bots have played, as text."""
    from lansquenet.books.transcript import Session, write
    from lansquenet.bots import choice
    from lansquenet.rules.game import seats_near
    from lansquenet.rules.state import OVER
    from lansquenet.seats.table import SeatedTable

    told = book(name)
    seats = seats_near(told.game, 3)
    table = SeatedTable(Session(name, told.play_by(), [100] * seats, told.game.Carry(0)), seed=1)
    table.begin()
    while table.actor != OVER:
        table.act(table.actor, choice("steady", told, table.rules, table.state, 1))
    return write(table.session)


# -- what is said


def _tell(found: NewGame, written: list[Path], into: Path | None, say: Phrases) -> None:
    """What has been written, what in it is still the likeness's, and how to see whether it is whole."""
    here = into or found.room.parents[3]
    names = {"title": found.title, "like": found.old_title}
    print(say("new-game-plays", **names, command=f"lansquenet play {found.name}"))
    for file in written:
        print(f"  {file.relative_to(here)}")
    print(say("new-game-still", like=found.old_title))
    for what in TO_DO:
        if any(what in file.parts for file in written):
            key = what.partition(".")[0].replace("_", "-")
            print(f"  {what:<15}{say(f'new-game-{key}')}")
    if into:
        print(say("new-game-list", command=f"pip install -e {into}"))
        print(say("new-game-whole", command=f"pytest {found.tests}"))
    else:
        print(say("new-game-hand", command=f"python tests/again.py told {found.name}"))
        print(say("new-game-whole", command=f"pytest -k {found.name}"))


TO_DO = (  # what is told anew, in this order
    *("book.toml", "lesson.toml", "rules.py", "odds.py", "events.py", "refusals.py", "bot.py", "en.ftl"),
    *("witness.py", "test_rules.py", "transcripts"),
)
