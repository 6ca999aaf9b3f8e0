"""Transcripts: hands as text that people read and the rules can run again.

A header in TOML says what is played, by whom and with what; after a line of dashes stands one line
an act: who acts (`*` is chance), what they do, and behind a semicolon the same in words, with the
rule.  Payments follow indented, and the stacks at the end of each hand.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

from lansquenet import cards
from lansquenet.book import Book, book, seat_name
from lansquenet.errors import BadRecord, LansquenetError
from lansquenet.play import CHANCE, NONE, OVER, Act, begin, duplicate, forced, is_legal, step
from lansquenet.telling import action_of, describe, token

FIRST_LINE = "# a transcript of lansquenet, version 1"
RULER = "-" * 8


@dataclass
class Session:
    """Hands at one table: what they were played with, and the tape of each."""

    name: str  # of the game
    rules: Any
    stacks: list[int]  # at the beginning
    carry: Any
    preset: str = ""
    names: list[str] = field(default_factory=list)
    tapes: list[list[int]] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)  # cards known to come, of a hand that is not over

    @property
    def told(self) -> Book:
        """The book of the game."""
        return book(self.name)


@dataclass
class Moment:
    """An act of a session as it is run again: the state before and after it."""

    hand: int
    act: Act
    before: Any
    after: Any


def digest(told: Book, rules: Any) -> str:
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
    return [
        f'game = "{session.name}"',
        f'preset = "{session.preset}"',
        f"options = {{{options}}}",
        f'rules = "{digest(told, session.rules)}"',
        f"seats = {json.dumps(session.names, ensure_ascii=False)}",
        f"stacks = {session.stacks}",
        f"carry = {{{carry}}}",
    ]


def _act_lines(session: Session, state: Any, action: int) -> list[str]:
    """An act, and the payments that it brings; the state goes on."""
    told = session.told
    said = token(told, state, action)
    words = f"{describe(told, session.rules, state, action)} ({told.step(state.phase).rule})"
    act = step(told.game, session.rules, state, action)
    line = f"{seat_name(act.actor)} {said}".ljust(14) + f"; {words}"
    return [line, *[f"    {payment_words(told, row)}" for row in act.payments]]


def payment_words(told: Book, payment: tuple[int, int, int, int]) -> str:
    """A payment as people read it, with its rule."""
    payer, payee, chips, why = payment
    return f"{seat_name(payer)} pays {seat_name(payee)} {chips} by {told.why(why)}"


# -- reading


def read(text: str) -> tuple[Session, list[Moment]]:
    """The session of a transcript, run again by the rules.

    Raises:
        BadRecord: it is damaged, or anything in it is not as the rules have it; says which line.
    """
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: a transcript begins with {FIRST_LINE!r}.")
    if RULER not in lines:
        raise BadRecord(f"There is no line {RULER!r} after the header: the transcript is cut short.")
    at = lines.index(RULER)
    session = _session("\n".join(lines[1:at]))
    return session, list(_Reader(session, lines, at + 1).moments())


def read_file(file: Path) -> tuple[Session, list[Moment]]:
    """The session of a transcript in a file; see `read`."""
    try:
        return read(file.read_text("utf-8"))
    except OSError as wrong:
        raise BadRecord(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadRecord(f"{file} is not text.") from wrong


def _session(header: str) -> Session:
    try:
        head = tomllib.loads(header)
        told = book(head["game"])
        rules = told.play_by("", head["options"])
        carry = told.game.Carry(**head["carry"])
        stock = [cards.named(name) for name in head.get("stock", [])]
        session = Session(told.name, rules, head["stacks"], carry, head["preset"], head["seats"], stock=stock)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, LansquenetError) as wrong:
        raise BadRecord(f"The header cannot be read: {wrong}") from wrong
    if head["rules"] != digest(told, rules):
        raise BadRecord(
            f"These are not the rules it was written under: their digest is {digest(told, rules)}, "
            f"the transcript says {head['rules']}."
        )
    if len(session.stacks) not in told.game.SEATS or len(session.names) != len(session.stacks):
        raise BadRecord(
            f"{told.title} seats {told.game.SEATS[0]} to {told.game.SEATS[-1]}, each with a stack."
        )
    return session


class _Reader:
    """Runs the lines of a transcript one by one."""

    def __init__(self, session: Session, lines: list[str], at: int) -> None:
        self.session, self.lines, self.at = session, lines, at
        self.told = session.told
        self.stacks, self.carry = session.stacks, session.carry
        self.state: Any = None
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

    def _check(self, line: str) -> None:
        expected = self.due.pop(0)
        if line != expected:
            self._refuse(f"the rules say {expected!r}, the transcript {line!r}")

    def _begin(self) -> None:
        if self.state is not None and self.state.actor != OVER:
            self._refuse(f"hand {len(self.session.tapes)} is not over")
        self.state = begin(self.told.game, self.session.rules, self.stacks, self.carry, ledger=True)
        self.session.tapes.append([])

    def _act(self, line: str) -> Moment:
        who, _, said = line.partition(" ")
        if self.state is None or self.state.actor == OVER:
            self._refuse("an act outside a hand")
        if who != seat_name(self.state.actor):
            self._refuse(f"it is {seat_name(self.state.actor)} to act, not {who}")
        action = self._action(said.strip())
        before = duplicate(self.state)
        act = step(self.told.game, self.session.rules, self.state, action)
        self.session.tapes[-1].append(action)
        self.due = [payment_words(self.told, row) for row in act.payments]
        if self.state.actor == OVER:
            self.stacks, self.carry = _after(self.session, self.state)
            self.due.append("= " + " ".join(map(str, self.stacks)))
        return Moment(len(self.session.tapes), act, before, duplicate(self.state))

    def _action(self, said: str) -> int:
        try:
            action = action_of(self.told, self.state, said)
        except ValueError as wrong:
            self._refuse(str(wrong))
        if self.state.actor != CHANCE and not is_legal(
            self.told.game, self.session.rules, self.state, action
        ):
            self._refuse(f"{said} is illegal: {lawful(self.told, self.session.rules, self.state)}")
        return action

    def _refuse(self, why: str) -> NoReturn:
        raise BadRecord(f"line {self.at + 1}: {why}.")


def _after(session: Session, state: Any) -> tuple[list[int], Any]:
    return state.stacks[: state.seats], session.told.game.leave(session.rules, state)


def lawful(told: Book, rules: Any, state: Any) -> str:
    """What the actor may do, and the rule that says so."""
    at = told.step(state.phase)
    only = forced(told.game, rules, state)
    if only is not None:
        choices = f"only {token(told, state, only)}"
    elif state.phase in told.game.BETS:
        choices = amounts_words(told.game.limits(rules, state))
    else:
        choices = ", ".join(token(told, state, action) for action in told.game.legal(rules, state))
    return f"{seat_name(state.actor)} may say {choices} ({at.rule})"


def amounts_words(limits: tuple[int, int, int]) -> str:
    """Limits as people read them, such as "0, or 5 to 20"."""
    least, most, apart = limits
    if apart == least - 1 and least <= most:
        least, apart = apart, NONE
    spread = [f"{least} to {most}" if least < most else str(least)] if least <= most else []
    alone = [str(apart)] if apart >= 0 and not least <= apart <= most else []
    return ", or ".join(alone + spread if apart < least else spread + alone)
