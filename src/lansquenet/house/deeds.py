"""What a table does by itself: it deals, lets its bots play, minds the clock, and begins the next hand."""

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from lansquenet.bots import choice, names, usual
from lansquenet.fair.dealing import Step
from lansquenet.house import messages as say
from lansquenet.house.sitting import Chair, Event
from lansquenet.rules.policies import least_committing

if TYPE_CHECKING:
    from lansquenet.house.room import Room

SHARE_SECONDS = 3.0  # for a share to come
LEAST_LEFT = 15.0  # seconds that everybody has after a restart
IDLE = 60.0  # seconds without anybody there, after which no new hand is begun
DAY = 86_400.0


class Deed(NamedTuple):
    """Something a table does by itself, and when by the monotonic clock."""

    at: float
    do: Callable[[], Awaitable[None]]


class Deeds:
    """What one table does next if nobody asks for anything."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.sitting = room.sitting

    def next(self) -> Deed | None:
        """The next deed; None if it waits for somebody."""
        sitting = self.sitting
        if self.room.closing and not sitting.in_hand and sitting.status != "closed":
            return self._now(self._close)
        if sitting.status == "waiting" and not sitting.in_hand:
            full = all(chair.taken for chair in sitting.chairs)
            return self._now(self._start) if (full or sitting.hand) and sitting.enough else None
        if sitting.status != "playing":
            return None
        if not sitting.in_hand:
            return self._between()
        if sitting.played.waits:
            return self._deal()
        return self._poll() if sitting.polling else self._turn()

    def _now(self, do: Callable[[], Awaitable[None]]) -> Deed:
        return Deed(0.0, do)

    # -- between two hands

    def _between(self) -> Deed | None:
        sitting = self.sitting
        if not any(viewer for viewer in self.room.viewers) and self.room.now() - self.room.emptied > IDLE:
            return None
        if sitting.at_rest and (sitting.changes or sitting.table is None):
            return self._now(self._reseat) if sitting.changes or sitting.enough else None
        if sitting.table is None:
            return None
        if sitting.table.finished:
            return self._now(self._finish)
        wait = sitting.terms.between if sitting.table.hand else 0.0
        return Deed(self.room.since + wait, self._begin)

    async def _start(self) -> None:
        await self.room.happen(Event("started"))

    async def _close(self) -> None:
        await self.room.happen(Event("closed"))
        self.room.end(say.Bye(code="closed", text="The host has closed the table."))

    async def _reseat(self) -> None:
        await self.room.happen(Event("reseated"))

    async def _finish(self) -> None:
        await self.room.happen(Event("finished"))

    async def _begin(self) -> None:
        events = self.room.fairness.promises()
        if events:
            await self.room.happen(*events)
        marks = [self.sitting.mark()] if self.sitting.played.shuffle_due else []
        await self.room.happen(*marks, Event("began", self.sitting.beginning()))

    # -- the cards

    def _deal(self) -> Deed | None:
        match self.sitting.dealing.step:
            case Step.COMMIT:
                return self._now(self._commit)
            case Step.FREEZE:
                return self._now(self._freeze)
            case Step.JOIN if self.room.fairness.complete:
                return self._now(self._join)
            case Step.JOIN:
                return Deed(self.room.since + SHARE_SECONDS, self._miss)
        return None

    def share_seconds(self) -> float:
        """How long a share may still take."""
        return max(0.0, self.room.since + SHARE_SECONDS - self.room.now())

    async def _commit(self) -> None:
        event, message = self.room.fairness.commit()
        await self.room.happen(event)
        self.room.tell(message())

    async def _freeze(self) -> None:
        await self.room.happen(self.room.fairness.freeze(self.room.here))
        if not self.room.fairness.complete and (wanted := self.room.fairness.wanted(SHARE_SECONDS)):
            self.room.tell(wanted)

    async def _join(self) -> None:
        event, message = self.room.fairness.join()
        await self.room.happen(event)
        self.room.tell(message())

    async def _miss(self) -> None:
        await self.room.happen(self.room.fairness.silence())

    # -- the seats

    def _turn(self) -> Deed | None:
        """The seat to act: a bot, a stand-in, or somebody whose clock runs."""
        chair = self.sitting.seated[self.sitting.played.actor]
        pace = self.room.since + self.sitting.terms.pace
        if chair.kind == "bot":
            return Deed(pace, self._bot)
        if self.stands_in(chair):
            return Deed(pace, self._stand_in)
        return self._patience(chair)

    def _patience(self, chair: Chair) -> Deed | None:
        """When the stand-in takes over from somebody who does not act, or does not come back."""
        room = self.room
        ends = []
        if self.allowed():
            ends.append(self.ends())
        if not room.here(chair.account) and not self.sitting.terms.days:
            gone = max(room.last_here.get(chair.account, 0.0), room.since)
            ends.append(gone + self.sitting.terms.grace)
        return Deed(min(ends), self._lapse) if ends else None

    def allowed(self) -> float:
        """Seconds that a seat has for an act; 0: no clock."""
        return self.sitting.terms.days * DAY or float(self.sitting.terms.clock)

    def ends(self) -> float:
        """When the clock of the seat to act runs out."""
        room = self.room
        left = self.allowed() if room.left is None else max(LEAST_LEFT, room.left)
        return room.since + left + room.more

    def stands_in(self, chair: Chair) -> bool:
        """Whether the stand-in plays for somebody."""
        if chair.kind not in ("person", "robot"):
            return False
        return chair.leaving or chair.out or chair.account in self.room.lapsed

    async def _bot(self) -> None:
        table = self.sitting.played
        chair = self.sitting.seated[table.actor]
        said = self._choice(chair, table.view(table.actor))
        await self.room.happen(self.sitting.act(chair, said, by="bot"))

    def _choice(self, chair: Chair, view: object) -> int:
        table = self.sitting.played
        known = [name for name in names(table.told.name) if chair.account == name]
        name = known[0] if known else usual(table.told.name)[0]
        return choice(name, table.told, table.rules, view, secrets.randbits(32))

    async def _stand_in(self) -> None:
        table = self.sitting.played
        chair = self.sitting.seated[table.actor]
        said = least_committing(table.game, table.rules, table.state)
        await self.room.happen(self.sitting.act(chair, said, by="stand-in"))

    async def _lapse(self) -> None:
        chair = self.sitting.seated[self.sitting.played.actor]
        self.room.lapsed.add(chair.account)
        await self._stand_in()

    # -- questions asked of all in silence

    def _poll(self) -> Deed | None:
        """When the time for answers is over: it says nothing of who thought, or how long."""
        people = [chair for chair in self.sitting.seated if chair.kind != "bot"]
        asked = [chair for chair in self._asked() if chair.kind != "bot" and not self.stands_in(chair)]
        silent = [chair for chair in asked if chair.seat not in self.sitting.answers]
        if len(people) > 1 and self.sitting.terms.window:
            return Deed(self.room.since + self.sitting.terms.window, self._count)
        if not silent:
            return self._now(self._count)
        if self._standing and self.sitting.terms.window:
            return Deed(self.room.since + self.sitting.terms.window, self._count)
        ends = [deed.at for chair in silent if (deed := self._patience(chair))]
        return Deed(max(ends), self._count) if len(ends) == len(silent) else None

    @property
    def _standing(self) -> bool:
        """Whether one may speak at any moment, so that the table waits for nobody's answer."""
        table = self.sitting.played
        return table.told.step(table.state.phase).standing

    def _asked(self) -> list[Chair]:
        return [self.sitting.seated[seat] for seat in self.sitting.polled()]

    async def _count(self) -> None:
        asked = self.sitting.polled()
        chairs = {seat: self.sitting.seated[seat] for seat in asked if seat not in self.sitting.answers}
        views = {seat: self.sitting.view_of(asked[seat], seat) for seat in chairs}
        answers = [
            self.sitting.act(chair, self._choice(chair, views[seat]), by="bot")
            for seat, chair in chairs.items()
            if chair.kind == "bot"
        ]
        await self.room.happen(*answers, Event("counted"))

    # -- in words

    def why(self) -> str:
        """Why the table does not play on, in words; nothing if it does."""
        sitting = self.sitting
        least = sitting.told.game.SEATS[0]
        if sitting.status == "closed":
            return "The table is closed."
        if sitting.status == "paused":
            return "The host has paused the table."
        if sitting.status == "finished":
            return "The session is over; the host can begin it again."
        if sitting.status == "waiting" and sitting.enough:
            return "The host can start it."
        if sitting.status == "waiting" or (sitting.table is None and not sitting.enough):
            return f"{sitting.told.title} needs {least} who play; the host can start it, or add bots."
        if self.room.closing:
            return "The host closes the table after this hand."
        if sitting.changes and not sitting.at_rest:
            return "Who comes or goes is dealt in or left out when nothing stands over."
        return ""
