"""What happened, act by act, and what was paid for it, each with its rule."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from lansquenet.books.book import Book
from lansquenet.books.transcript import FIRST_LINE, Moment, Session, payment_words, read, read_file, write
from lansquenet.front.printed import Sheet, Shown, Text, unmarked
from lansquenet.rules.state import Payment
from lansquenet.seats.telling import followed, told_to


class Recounted(NamedTuple):
    """Something that came of an act, or a payment, and the rule by which it did."""

    said: str
    rule: str
    text: str  # what the rule says
    payer: str = ""  # of a payment: the letter of a seat; or pool, house
    payee: str = ""
    chips: int = 0


class Reasons(Shown, tuple[Recounted, ...]):
    """All that came of the acts of a hand, in order."""

    @property
    def paid(self) -> "Reasons":
        """The payments alone."""
        return Reasons(reason for reason in self if reason.chips)

    def sheets(self) -> list[Sheet]:
        """A row for each."""
        rows = [(reason.said, reason.rule, reason.text) for reason in self]
        note = "" if rows else "Nothing has come of it yet, and no chips have changed hands."
        return [Sheet("Why", ("what came of it", "rule", "what that says"), tuple(rows), note)]


class Acts(Shown, tuple[Moment, ...]):
    """Acts of a session in order, each with the state before and after it."""

    session: Session
    seat: int | None

    @classmethod
    def of(cls, session: Session, moments: Iterable[Moment], seat: int | None = None) -> "Acts":
        """Acts as one seat was told them; None: as one who sees all."""
        acts = cls(moments)
        acts.session, acts.seat = session, seat
        return acts

    def sheets(self) -> list[Sheet]:
        """A sheet for each hand, a row for each act and payment."""
        title = self.session.told.title
        hands = sorted({moment.hand for moment in self})
        sheets = [(hand, [row for m in self if m.hand == hand for row in self._rows(m)]) for hand in hands]
        found = [
            Sheet(f"{title}, hand {hand}", ("what happened", "rule"), tuple(rows)) for hand, rows in sheets
        ]
        return found or [Sheet(title, note="Nothing was done.")]

    def _rows(self, moment: Moment) -> list[tuple[str, str]]:
        """An act, what came of it, and what was paid."""
        session, told = self.session, self.session.told
        given = told, session.rules, session.names, moment
        words = told_to(*given, self.seat)
        rows = [(words, told.step(moment.act.phase).rule)] if words else []
        rows += [(f"  {event.text}", event.rule) for event in followed(*given)]
        return rows + [(f"    {_who_pays(told, row)}", told.why(row.why)) for row in moment.act.payments]


def _who_pays(told: Book, row: Payment) -> str:
    return payment_words(told, row).rpartition(" by ")[0]


def reasons(session: Session, moments: Iterable[Moment]) -> Reasons:
    """What came of these acts, and what was paid."""
    return Reasons(reason for moment in moments for reason in _reasons(session, moment))


def _reasons(session: Session, moment: Moment) -> Iterator[Recounted]:
    told = session.told
    for event in followed(told, session.rules, session.names, moment):
        yield Recounted(event.text, event.rule, _rule_text(told, event.rule))
    for row in moment.act.payments:
        accounts, why = (told.account(row.payer), told.account(row.payee)), told.why(row.why)
        yield Recounted(_who_pays(told, row), why, _rule_text(told, why), *accounts, row.chips)


def _rule_text(told: Book, number: str) -> str:
    return unmarked(told.rule(number).text)


@dataclass(frozen=True, repr=False)
class Replay(Shown):
    """A session as it was run again: what was played, and every act with the states about it."""

    session: Session
    moments: list[Moment]

    @property
    def acts(self) -> Acts:
        """Every act, as one who sees all is told it."""
        return Acts.of(self.session, self.moments)

    @property
    def why(self) -> Reasons:
        """All that came of the acts, and every payment, each with its rule."""
        return reasons(self.session, self.moments)

    @property
    def stacks(self) -> list[int]:
        """The chips of every seat after the last act."""
        after = self.moments[-1].after if self.moments else None
        return list(after.stacks[: after.seats] if after else self.session.stacks)

    def transcript(self) -> Text:
        """The session as text, as it would be written today."""
        return Text(write(self.session))

    def sheets(self) -> list[Sheet]:
        """The acts, hand by hand."""
        return self.acts.sheets()


def replay(given: str | Path) -> Replay:
    """Run a transcript through the rules again; it prints act by act, each with its rule.

    Args:
        given: the text of a transcript, or the path of a file that holds one.

    Raises:
        BadRecord: it cannot be read, or anything in it is not as the rules have it; says which line.
    """
    if isinstance(given, str) and (given.startswith(FIRST_LINE[:12]) or "\n" in given):
        return Replay(*read(given))
    return Replay(*read_file(Path(given)))
