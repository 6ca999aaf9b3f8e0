"""An act with what lay open before it and after, and the sentences that can be made of it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from lansquenet.books.book import Book, seat_name
from lansquenet.books.wording import card_sign, full_name, rank_sign
from lansquenet.games import module_of
from lansquenet.rules.state import OVER, Act

ORDINALS = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True, slots=True)
class Event:
    """Something that followed from an act, in a sentence, and the number of the rule that says so."""

    text: str
    rule: str


Seats: TypeAlias = Iterable[int] | None
Lies: TypeAlias = tuple[
    str, int, int
]  # where something lies: a field, a seat and a rank, -1 where none is meant


@dataclass(frozen=True, slots=True)
class Ruling:
    """What an act has decided, in a short sentence, by which two things, and for whom."""

    text: str
    rule: str
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)
    pair: tuple[Lies, ...] = ()
    cards: tuple[int, ...] = ()  # that lie there, as far as is known
    wins: tuple[int, ...] | None = None  # None: whoever has been paid
    loses: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """An act, the states before and after it as all may see them, and what they are told with."""

    told: Book
    rules: Any
    names: list[str]
    act: Act
    before: Any
    after: Any
    faces: tuple[int, ...] = ()  # for each rank the card of it that was turned last before this act

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

    def verdict(
        self,
        rule: int | str,
        key: str,
        pair: tuple[Lies, ...] = (),
        wins: Seats = None,
        loses: Seats = None,
        **gaps: int | str,
    ) -> Ruling:
        """What has been decided, in the words of the book by this key."""
        number = self.told.why(rule) if isinstance(rule, int) else rule
        text = self.told.said[key].format_map(gaps)
        return Ruling(
            text,
            number,
            f"said-{key}",
            gaps,
            pair,
            tuple(self._card_at(*place) for place in pair),
            _seats(wins),
            _seats(loses),
        )

    def _card_at(self, where: str, seat: int, r: int) -> int:
        """The card that lies there; -1 for a field of the layout, where none does."""
        if where in (TURNED[0], "bets"):
            return self.act.action if where == TURNED[0] else -1
        there: int = r if r >= 0 else getattr(self.before, where)
        shown = r < 0 and any(zone.field == where and zone.shows == "card" for zone in self.told.zones)
        return there if shown else self.face(there)

    def face(self, r: int) -> int:
        """The card of a rank that was turned last before this act; -1 if nobody knows."""
        return self.faces[r] if 0 <= r < len(self.faces) else -1

    def card_or_rank(self, r: int) -> str:
        """A rank by the card that was turned, if it is known."""
        return card_sign(self.face(r)) if self.face(r) >= 0 else rank_sign(r)

    def letter(self, seat: int) -> str:
        """A seat by its letter, as the gap of a text has it."""
        return seat_name(seat)

    def paid(self, payer: int, payee: int) -> int:
        """The chips that the one paid the other by this act."""
        return sum(row.chips for row in self.act.payments if (row.payer, row.payee) == (payer, payee))

    def opens(self, phase: int) -> bool:
        """Whether this phase has just begun."""
        return bool(self.after.phase == phase != self.before.phase and not self.over)


def _seats(seats: Seats) -> tuple[int, ...] | None:
    return None if seats is None else tuple(sorted(set(seats)))


def at(where: str, r: int = -1, seat: int = -1) -> Lies:
    """Where something lies: in a field of the state, by rank or before a seat if it has several."""
    return where, seat, r


TURNED = at("turned")  # the card that has just been turned


def counted(number: int, noun: str) -> str:
    """So many of a thing."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(parts: list[str]) -> str:
    """Some names as people say them."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def cards_said(cards: list[int]) -> str:
    """Some cards as people read them."""
    return " ".join(map(card_sign, cards))
