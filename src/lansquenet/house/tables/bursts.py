"""What an event leads to, as a row of beats: it hangs on what lies open, and so all viewers see as many."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

from lansquenet.books.transcript import Moment
from lansquenet.books.written import Json
from lansquenet.house.messages import State
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.seats.beats import Decided, Kind, Part, TrickTaken
from lansquenet.seats.moving import cut
from lansquenet.seats.telling import Line


@dataclass
class BeatOut:
    """What is shown at one time: a frame for each viewer for whom there is anything new."""

    frames: dict[int, State]
    hold: int = 0  # milliseconds until the next, as fast as the table is played
    anew: bool = False  # the first of a hand


@dataclass
class Stretch:
    """A moment that can be seen, with those about it that cannot; or the dealing of some cards."""

    moments: list[Moment]
    kind: Kind = ""
    main: int = 0  # the moment that is seen
    decided: Decided | None = None
    trick: TrickTaken | None = None
    forced: bool = False
    may: tuple[int, ...] = ()
    odds: tuple[Part, ...] = ()

    @property
    def seen(self) -> Moment:
        """The moment that is seen."""
        return self.moments[self.main]

    @property
    def actor(self) -> int:
        """Who does what is seen."""
        return self.seen.act.actor if self.moments else CHANCE

    @property
    def card(self) -> int:
        """The card that is turned or played before all; -1: none is."""
        return self.seen.act.action if self.kind in ("turn", "play") else -1

    @cached_property
    def beats(self) -> tuple[Kind, ...]:
        """Its beats, in order."""
        if not self.moments:
            return (self.kind,)
        over = self.moments[-1].after.actor == OVER
        return cut(self.kind, self.seen, bool(self.decided), bool(self.trick), over)

    def said(self, n: int) -> Json:
        """What is said with the n-th of its beats of what it decides, and of what comes next."""
        kind, ends = self.beats[n], n == len(self.beats) - 1
        why = {"decided": self.decided, "trick": self.trick} if kind in ("trick", "decide") else {}
        next_card = {"may": self.may, "odds": self.odds} if ends else {}
        return {"forced": self.forced and n == 0, **why, **next_card}

    @property
    def count(self) -> int:
        """How many cards are dealt in it, or payments made."""
        return len(self.moments) if self.kind == "deal" else sum(len(m.act.payments) for m in self.moments)

    @cached_property
    def turn(self) -> int:
        """The number of the beat with which it shows what has come of it."""
        return next((n for n, kind in enumerate(self.beats) if kind in ("pay", "clear")), 0)

    def parted(self, said: list[list[Line]], opening: tuple[Line, ...]) -> list[tuple[Line, ...]]:
        """What is told of it, by beats: the act, what it decides, what is paid."""
        whole = tuple(line for lines in said for line in lines)
        parts: list[tuple[Line, ...]] = [()] * len(self.beats)
        if not self.turn:
            parts[0] = opening + whole
            return parts
        seen = said[self.main]
        act = tuple(line for line in seen if line.text and not line.follows)
        why = tuple(line for line in seen if line.text and line.follows)
        paid = tuple(line for line in seen if not line.text)
        parts[0] = opening + tuple(line for lines in said[: self.main] for line in lines) + act
        parts[1] += why
        parts[self.turn] += paid + tuple(line for lines in said[self.main + 1 :] for line in lines)
        return parts


@dataclass
class Stretches:
    """Moments laid together, as many as are seen as one."""

    kind_of: Callable[[Moment], Kind]
    is_seen: Callable[[Moment], bool]
    found: list[Stretch] = field(default_factory=list)
    unseen: list[Moment] = field(default_factory=list)

    def take(self, moments: Iterable[Moment]) -> list[Stretch]:
        """All of these moments; those that nobody sees are told with the next, or else with the last."""
        for moment in moments:
            self._one(moment)
        if self.unseen and not self.found:
            self.found = [Stretch([], "")]
        if self.unseen:
            self.found[-1].moments += self.unseen
        return self.found

    def _one(self, moment: Moment) -> None:
        kind = self.kind_of(moment)
        if kind == "deal" and self.found and not self.unseen and self.found[-1].kind == "deal":
            self.found[-1].moments.append(moment)
            self.found[-1].main += 1
        elif kind == "deal" or self.is_seen(moment):
            self.found.append(Stretch([*self.unseen, moment], kind, len(self.unseen)))
            self.unseen = []
        else:
            self.unseen.append(moment)
