"""Transcripts: hands as text that people read and the rules can run again.

A header in TOML says what is played, by whom and with what; after a line of dashes stands one line
an act: who acts (`*` is chance), what they do, and behind a semicolon the same in words, with the
rule.  Payments follow indented, and the stacks at the end of each hand.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn, TypeGuard

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.counting import Counted
from lansquenet.books.refusals import choices
from lansquenet.books.refusals.typed import answer
from lansquenet.books.wording import describe, token
from lansquenet.books.written import Json
from lansquenet.errors import BadRecord, IllegalAct, LansquenetError
from lansquenet.rules import cards
from lansquenet.rules.game import begin, perform
from lansquenet.rules.state import CHANCE, NOBODY, OVER, Act, Carried, Options, State, duplicate

FIRST_LINE = "# a transcript of lansquenet, version 1"
RULER = "-" * 8
UNREADABLE = (tomllib.TOMLDecodeError, LansquenetError, *(KeyError, TypeError, ValueError, AttributeError))


@dataclass
class Session:
    """Hands at one table: what they were played with, and the tape of each."""

    name: str  # of the game
    rules: Options
    stacks: list[int]  # at the beginning
    carry: Carried
    preset: str = ""
    names: list[str] = field(default_factory=list)
    tapes: list[list[int]] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)  # cards known to come, of a hand that is not over
    left: list[int] = field(default_factory=list)  # in the shoe before the first hand, if not all

    @property
    def told(self) -> Book:
        """The book of the game."""
        return book(self.name)


@dataclass
class Moment:
    """An act of a session as it is run again: the state before and after it."""

    hand: int
    act: Act
    before: State
    after: State
    left: int = -1  # cards in the stock after it, if that was noted
    shown: tuple[State, State] | None = field(default=None, compare=False, repr=False)  # as all see them


def digest(told: Book, rules: Options) -> str:
    """A short fingerprint of the game and all its options, so that no default can change unseen."""
    text = json.dumps({"game": told.name, "options": told.options_of(rules)}, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]


# -- writing


def write(session: Session) -> str:
    """The transcript of a session."""
    lines = [FIRST_LINE, *_header(session), RULER]
    stacks, carry = session.stacks, session.carry
    for number, tape in enumerate(session.tapes, 1):
        state = begin(session.told.game, session.rules, stacks, carry, ledger=True)
        lines += ["", f"hand {number}"]
        for action in tape:
            lines += _act_lines(session, state, action)
        if state.actor == OVER:
            stacks, carry = _after(session, state)
            lines.append("= " + " ".join(map(str, stacks)))
    return "\n".join(lines) + "\n"


def _header(session: Session) -> list[str]:
    told = session.told
    options = ", ".join(f'{name} = "{value}"' for name, value in told.changed(session.rules).items())
    carry = ", ".join(f"{name} = {value}" for name, value in session.carry._asdict().items())
    stock, left = (
        ", ".join(f'"{cards.name(card)}"' for card in row) for row in (session.stock, session.left)
    )
    return [
        f'game = "{session.name}"',
        f'preset = "{session.preset}"',
        f"options = {{{options}}}",
        f'rules = "{digest(told, session.rules)}"',
        f"seats = {json.dumps(session.names, ensure_ascii=False)}",
        f"stacks = {session.stacks}",
        f"carry = {{{carry}}}",
        *([f"stock = [{stock}]"] if stock else []),
        *([f"left = [{left}]"] if left else []),
    ]


def _act_lines(session: Session, state: State, action: int) -> list[str]:
    """An act, and the payments that it brings; the state goes on."""
    told = session.told
    said = token(told, state, action)
    words = f"{describe(told, session.rules, state, action)} ({told.step(state.phase).rule})"
    act = perform(told.game, session.rules, state, action)
    line = f"{seat_name(act.actor)} {said}".ljust(14) + f"; {words}"
    return [line, *[f"    {payment_words(told, row)}" for row in act.payments]]


def payment_words(told: Book, payment: tuple[int, int, int, int]) -> str:
    """A payment as people read it, with its rule."""
    payer, payee, chips, why = payment
    return f"{told.account(payer)} pays {told.account(payee)} {chips} by {told.why(why)}"


# -- reading


def read(text: str) -> tuple[Session, list[Moment]]:
    """The session of a transcript, run again by the rules.

    Raises:
        BadRecord: it is damaged, or anything in it is not as the rules have it; says which line.
    """
    lines = _ruled(text)
    at = lines.index(RULER)
    session = _session("\n".join(lines[1:at]))
    return session, list(_Reader(session, lines, at + 1).moments())


def rewritten(text: str) -> str:
    """The transcript made anew of its header, cards and answers, from which all else follows.

    Raises:
        BadRecord: it cannot be played; says which line.
    """
    lines = _ruled(text)
    at = lines.index(RULER)
    session = _session("\n".join(lines[1:at]), anew=True)
    put_in = ["" if line.startswith((" ", "=")) else line for line in lines]
    moments = list(_Reader(session, put_in, at + 1, anew=True).moments())
    if not moments:
        raise BadRecord("There is no act in it.")
    return write(session)


def _ruled(text: str) -> list[str]:
    """The lines of a transcript, which has a beginning and a header."""
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: a transcript begins with {FIRST_LINE!r}.")
    if RULER not in lines:
        raise BadRecord(f"There is no line {RULER!r} after the header: the transcript is cut short.")
    return lines


def read_file(file: Path) -> tuple[Session, list[Moment]]:
    """The session of a transcript in a file; see `read`."""
    return read(text_of(file))


def text_of(file: Path) -> str:
    """What stands in the file of a transcript.

    Raises:
        BadRecord: it cannot be read, or is no text.
    """
    try:
        return file.read_text("utf-8")
    except OSError as wrong:
        raise BadRecord(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadRecord(f"{file} is not text.") from wrong


def _session(header: str, anew: bool = False) -> Session:
    """The session that a header begins; the digest of one that is made anew need not be right."""
    try:
        head = tomllib.loads(header)
        head = _filled_in(head) if anew else head
        told = book(head["game"])
        rules = told.play_by("", head["options"])
        carry = told.game.Carry(**head["carry"])
        stacks, preset, names = head["stacks"], head["preset"], head["seats"]
        _look_at(stacks, names, preset, carry)
        stock, left = ([cards.named(name) for name in head.get(key, [])] for key in ("stock", "left"))
        Counted(told.game, rules, left)  # refuses more of a card than there are
        session = Session(told.name, rules, stacks, carry, preset, names, stock=stock, left=left)
    except UNREADABLE as wrong:
        raise BadRecord(f"The header cannot be read: {wrong}") from wrong
    if not anew and head.get("rules") != digest(told, rules):
        raise BadRecord(
            f"These are not the rules it was written under: their digest is {digest(told, rules)}, "
            f"the transcript says {head.get('rules', 'nothing')}."
        )
    if len(session.stacks) not in told.game.SEATS or len(session.names) != len(session.stacks):
        raise BadRecord(
            f"{told.title} seats {told.game.SEATS[0]} to {told.game.SEATS[-1]}, each with a stack."
        )
    return session


def _filled_in(head: Json) -> Json:
    """A header that is made anew: what it leaves out is as usual, and options are as the preset has them."""
    told = book(head["game"])
    options = told.changed(told.play_by(head.get("preset", "")))
    seats = [seat_name(seat) for seat in range(len(head["stacks"]))]
    return {"preset": "", "options": options, "seats": seats, "carry": {}} | head


def _look_at(stacks: object, names: object, preset: object, carry: Carried) -> None:
    """Refuse a header that says words where numbers belong, or what no table can begin with.

    Raises:
        ValueError: says which.
    """
    if not _whole_numbers(stacks):
        raise ValueError("stacks are whole numbers, one for each seat")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in [*names, preset]):
        raise ValueError("seats are names, one for each, and the preset is one")
    if max([*stacks, getattr(carry, "pool", 0)], default=0) <= 0:
        raise ValueError("nobody has any chips")
    for name, usual in type(carry)()._asdict().items():
        _look_at_carry(name, usual, getattr(carry, name), len(stacks))


def _look_at_carry(name: str, usual: object, given: object, seats: int) -> None:
    if isinstance(usual, list):
        if not _whole_numbers(given):
            raise ValueError(f"{name} of the carry is a row of whole numbers, not {given!r}")
        return
    least, most = (NOBODY, seats - 1) if usual == NOBODY else (0, None)
    if type(given) is not int or given < least or (most is not None and given > most):
        kind = "a seat" if most else "a whole number"
        raise ValueError(f"{name} of the carry is {kind}, not {given!r}")


def _whole_numbers(row: object) -> TypeGuard[list[int]]:
    return isinstance(row, list) and all(type(number) is int for number in row)


def _once_said(told: Book, line: str) -> str:
    """A line as older transcripts have it, in which what lies in the middle is the pool in every game."""
    return re.sub(rf"\b{told.pool}\b", "pool", line)


class _Reader:
    """Runs the lines of a transcript one by one, and counts the cards of the shoe.

    Of one that is made `anew` what follows from the acts is not looked for.
    """

    def __init__(self, session: Session, lines: list[str], at: int, anew: bool = False) -> None:
        self.session, self.lines, self.at, self.anew = session, lines, at, anew
        self.told = session.told
        self.stacks, self.carry = session.stacks, session.carry
        self.state: Any = None
        self.shoe = Counted(self.told.game, session.rules, session.left)
        self.due: list[str] = []  # lines that must follow

    def moments(self) -> Iterator[Moment]:
        for at in range(self.at, len(self.lines)):
            self.at = at
            line = self.lines[at].partition(";")[0].strip()
            if self.due:
                self._check(line)
            elif line.startswith("hand "):
                self._begin()
            elif line:
                yield self._act(line)
        self.at = len(self.lines)
        if self.due:
            self._refuse(f"the transcript is cut short: {self.due[0]!r} should follow")
        self._look_at_stock()

    def _check(self, line: str) -> None:
        expected = self.due.pop(0)
        if line not in (expected, _once_said(self.told, expected)):
            self._refuse(f"the rules say {expected!r}, the transcript {line!r}")

    def _begin(self) -> None:
        if self.state is not None and self.state.actor != OVER:
            self._refuse(f"hand {len(self.session.tapes)} is not over")
        try:
            self.state = begin(self.told.game, self.session.rules, self.stacks, self.carry, ledger=True)
        except (IndexError, TypeError):
            self._refuse("no hand can begin with the carry of the header")
        self.shoe.begin(self.carry)
        self.session.tapes.append([])

    def _act(self, line: str) -> Moment:
        who, _, said = line.partition(" ")
        if self.state is None or self.state.actor == OVER:
            self._refuse("an act outside a hand")
        if who != seat_name(self.state.actor):
            self._refuse(f"it is {seat_name(self.state.actor)} to act, not {who}")
        action = self._action(said.strip())
        before = duplicate(self.state)
        act = perform(self.told.game, self.session.rules, self.state, action)
        self.session.tapes[-1].append(action)
        self.due = [payment_words(self.told, row) for row in act.payments]
        if self.state.actor == OVER:
            self.stacks, self.carry = _after(self.session, self.state)
            self.due.append("= " + " ".join(map(str, self.stacks)))
        if self.anew:
            self.due.clear()
        return Moment(len(self.session.tapes), act, before, duplicate(self.state))

    def _action(self, said: str) -> int:
        try:
            action = answer(self.told, self.session.rules, self.state, said)
            if self.state.actor == CHANCE:
                self.shoe.turn(self.state, action)
            return action
        except (ValueError, IllegalAct) as wrong:
            self._refuse(str(wrong))

    def _look_at_stock(self) -> None:
        """Refuse cards that are said to come, and cannot."""
        for card in self.session.stock:
            try:
                self.shoe.turn(self.state, card)
            except ValueError as wrong:
                raise BadRecord(f"The header says what cards are to come, but {wrong}.") from wrong

    def _refuse(self, why: str) -> NoReturn:
        raise BadRecord(f"line {self.at + 1}: {why}.")


def _after(session: Session, state: State) -> tuple[list[int], Carried]:
    return state.stacks[: state.seats], session.told.game.leave(session.rules, state)


def lawful(told: Book, rules: Options, state: State) -> str:
    """What the actor may do, and the rule that says so."""
    said = choices(told, rules, state)
    return f"{seat_name(state.actor)} may say {said} ({told.step(state.phase).rule})"
