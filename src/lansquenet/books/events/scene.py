"""An act with what lay open before it and after, and the sentences that can be made of it."""

from dataclasses import dataclass
from typing import Any

from lansquenet.books.book import Book
from lansquenet.books.wording import card_sign, full_name
from lansquenet.games import module_of
from lansquenet.rules.state import OVER, Act

ORDINALS = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that followed from an act, in a sentence, and the number of the rule that says so."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Scene:
    """An act, the states before and after it as all may see them, and what they are told with."""

    told: Book
    rules: Any
    names: list[str]
    act: Act
    before: Any
    after: Any

    @property
    def over(self) -> bool:
        """Whether the hand ended with this act."""
        return bool(self.after.actor == OVER)

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(self.after.seats)

    def own(self, what: str, usual: Any = None) -> Any:
        """What the `events` of the game's room say of this, where several games are told alike."""
        return getattr(module_of(self.told.name, "events"), what, usual)

    def who(self, seat: int) -> str:
        """A seat, by its letter and who sits there."""
        return full_name(self.names, seat)

    def event(self, rule: int | str, text: str) -> Event:
        """A sentence, and its rule: a number of this game's, or the full number of a shared one."""
        return Event(text, self.told.why(rule) if isinstance(rule, int) else rule)

    def paid(self, payer: int, payee: int) -> int:
        """The chips that the one paid the other by this act."""
        return sum(row.chips for row in self.act.payments if (row.payer, row.payee) == (payer, payee))

    def opens(self, phase: int) -> bool:
        """Whether this phase has just begun."""
        return bool(self.after.phase == phase != self.before.phase and not self.over)


def counted(number: int, noun: str) -> str:
    """So many of a thing."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(parts: list[str]) -> str:
    """Some names as people say them."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def cards_said(cards: list[int]) -> str:
    """Some cards as people read them."""
    return " ".join(map(card_sign, cards))
