"""A lesson: a hand whose cards are laid, told step by step; who learns makes the choices that matter.

It lies beside the book as `lesson.toml`, as plain as a transcript, and is played by the rules as any hand is.
"""

import re
from dataclasses import dataclass, fields
from functools import cache

from lansquenet.books import written
from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.wording import action_of
from lansquenet.books.written import Table, made
from lansquenet.errors import BadBook
from lansquenet.games import ROOMS, file_of
from lansquenet.rules import cards
from lansquenet.rules.state import CHANCE, SEATS, State

FILE = "lesson.toml"
ANY = "*"  # of replies: whatever else is answered
SPAN = re.compile(r"(\d+)-(\d+)")
LEARNER = 0  # the seat of the one who learns


@dataclass(frozen=True)
class Reply:
    """What is said to an answer that does not lead on: the reason, and its rule."""

    to: str
    text: str
    rule: str


@dataclass(frozen=True)
class Point:
    """A step: what is played first, what is then said by which rule, and which answers lead on, if any."""

    say: str
    rule: str
    play: tuple[tuple[int, str], ...] = ()
    right: tuple[str, ...] = ()
    no: tuple[Reply, ...] = ()

    @property
    def most(self) -> int:
        """The most that leads on, of an amount; of what is none, -1."""
        spans = [span for word in self.right if (span := SPAN.fullmatch(word))]
        return max((int(span[2]) for span in spans), default=-1)

    @property
    def named(self) -> int:
        """The one amount that leads on, if it is some; else -1."""
        return next((int(word) for word in self.right if word.isdecimal() and int(word)), -1)


@dataclass(frozen=True)
class Script:
    """A whole lesson: who sits there, who banks or deals, under which preset, and its steps."""

    seats: int
    leader: int
    points: tuple[Point, ...]
    preset: str = ""

    @property
    def laid(self) -> list[int]:
        """The cards of it, in the order in which they are turned."""
        return [cards.named(word) for point in self.points for who, word in point.play if who == CHANCE]


@cache
def script(name: str) -> Script | None:
    """The lesson of a game, or none if its room has none.

    Raises:
        BadBook: it cannot be used; says why, with file and key.
    """
    if not file_of(name, FILE).is_file():
        return None
    told, file, table = book(name), written.where(ROOMS[name], FILE), written.read(ROOMS[name], FILE)
    written.known(file, "", table, [*(f.name for f in fields(Script) if f.name != "points"), "steps"])
    written.needed(file, table, ["seats", "leader", "steps"])
    points = tuple(_point(told, file, f"steps.{n}", row) for n, row in enumerate(table["steps"], 1))
    head = {key: value for key, value in table.items() if key != "steps"}
    return made(Script, file, "", head, points=points)


def _point(told: Book, file: str, place: str, row: Table) -> Point:
    written.known(file, place, row, [f.name for f in fields(Point)])
    play = tuple(_played(file, place, part) for part in row.get("play", "").split(",") if part.strip())
    no = tuple(Reply(*reply) for reply in row.get("no", []))
    for rule in (row.get("rule"), *(reply.rule for reply in no)):
        if rule not in told.rules:
            raise BadBook(file, f"{place}.rule", f"names {rule}, which is no rule of this book")
    text = {key: value for key, value in row.items() if key in ("say", "rule")}
    return made(Point, file, place, text, play=play, no=no, right=tuple(row.get("right", ())))


def _played(file: str, place: str, part: str) -> tuple[int, str]:
    """A card or an act as transcripts have it, such as `* 7h` or `B 10`."""
    who, _, word = part.strip().partition(" ")
    seats = {seat_name(seat): seat for seat in (CHANCE, *range(SEATS))}
    if who not in seats or not word:
        raise BadBook(file, f"{place}.play", f"is acts as transcripts have them, not {part.strip()!r}")
    return seats[who], word


def judged(told: Book, state: State, point: Point, action: int) -> Reply | None:
    """What is said to an answer that does not lead on; nothing to one that does."""
    if any(_is(told, state, word, action) for word in point.right):
        return None
    said = (reply for reply in point.no if _is(told, state, reply.to, action))
    return next(said, Reply(ANY, f"For this lesson say {' or '.join(point.right)}.", point.rule))


def _is(told: Book, state: State, word: str, action: int) -> bool:
    """Whether an answer is the one that is meant: a word, any number of a span, or any at all."""
    if word == ANY:
        return True
    if span := SPAN.fullmatch(word):
        return int(span[1]) <= action <= int(span[2])
    return action_of(told, state, word) == action


def key_of(number: int, reply: int = 0) -> str:
    """The key of the words of a step, or of its n-th reply; both are counted from 1."""
    return f"lesson-{number}" + (f"-no-{reply}" if reply else "")


def lesson_texts(told: Book) -> dict[str, str]:
    """All that a lesson says, and how the book opens, by the key of its translations."""
    found = {"how": told.how, "what-to-do": told.todo} if told.how else {}
    lesson = script(told.name)
    for number, point in enumerate(lesson.points if lesson else (), 1):
        found[key_of(number)] = point.say
        found |= {key_of(number, n): reply.text for n, reply in enumerate(point.no, 1)}
    return found
