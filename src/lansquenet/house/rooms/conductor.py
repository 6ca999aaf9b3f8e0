"""What a table does by itself: it deals, lets its bots play, minds the clock, and begins the next hand."""

import secrets
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple

from lansquenet.bots import choice, names, strong, usual
from lansquenet.fair.dealing import Stage
from lansquenet.house import messages as say
from lansquenet.house.rooms.clocked import SHARE_SECONDS
from lansquenet.house.rooms.open_table import OpenTable
from lansquenet.house.rooms.thinking import BotAsked, Key
from lansquenet.house.tables.chairs import STAND_IN, Chair
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.sight import unturned
from lansquenet.rules.game import is_legal
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import State

KEY_SECONDS = 2.0  # for the first promises of a session to come
IDLE = 60.0  # seconds without anybody there, after which no new hand is begun
LEFT_ALONE = 10.0  # and where none but bots and stand-ins play: it takes that long to come back to a page
LONE_TABLES = 4  # so many of those play at full pace in a house: more share what these may do
DOZE = 600.0  # and without anybody who does anything, while none but bots and stand-ins play


class Due(NamedTuple):
    """Something a table does by itself, and when by the monotonic clock."""

    at: float
    do: Callable[[], Awaitable[None]]


class Conductor:
    """What one table does next if nobody asks for anything."""

    def __init__(self, room: OpenTable) -> None:
        self.room = room
        self.sitting = room.sitting

    def next(self) -> Due | None:
        """The next due; None if it waits for somebody."""
        sitting = self.sitting
        if self.room.projection.steps:
            return Due(self.room.pacing.until, self._beat)
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

    def _now(self, do: Callable[[], Awaitable[None]]) -> Due:
        return Due(0.0, do)

    async def _beat(self) -> None:
        self.room.show_beats()

    def _rested(self, seconds: float) -> float:
        """So long after all that has happened has been looked at."""
        return max(self.room.since, self.room.pacing.until) + seconds

    # -- between two hands

    def _between(self) -> Due | None:
        sitting = self.sitting
        if self.room.is_left(LEFT_ALONE if self.room.plays_alone else IDLE):
            return None
        if self.room.dozing:
            return None
        if self.room.plays_alone and self.room.now() - self.room.stirred > DOZE:
            return self._now(self._doze)
        if sitting.at_rest and (sitting.changes or sitting.table is None):
            return self._now(self._reseat) if sitting.changes or sitting.enough else None
        if sitting.table is None:
            return None
        if sitting.table.finished:
            return self._now(self._finish)
        if spared := self._spared:
            return self._now(partial(self._reseat, spared=spared[0]))
        if self.room.fairness.old:
            return self._now(self._change_protocol)
        wait = self.room.between if sitting.table.hand else 0.0
        if self.room.fairness.missing(self.room.here):
            wait = max(wait, KEY_SECONDS)
        return Due(self._rested(wait), self._begin)

    async def _doze(self) -> None:
        self.room.dozing = True
        self.room.show_room()

    async def _start(self) -> None:
        await self.room.happen(TableEvent("started"))

    async def _close(self) -> None:
        await self.room.happen(TableEvent("closed"))
        self.room.end(say.Bye(code="closed", text="The host has closed the table."))

    @property
    def _spared(self) -> list[int]:
        """The chair of a newcomer who would bank or deal before having been asked anything."""
        if not (self.room.unasked and self.sitting.at_rest):
            return []
        return [n for n in self.sitting.following()[:1] if self.sitting.chairs[n].kind != "bot"]

    async def _reseat(self, **spared: int) -> None:
        await self.room.happen(TableEvent("reseated", {**spared}))

    async def _finish(self) -> None:
        await self.room.happen(TableEvent("finished"))

    async def _change_protocol(self) -> None:
        body = {"protocol": "gt2", "sessions": self.sitting.sessions}
        await self.room.happen(TableEvent("protocol", body))

    async def _begin(self) -> None:
        events = self.room.fairness.promises()
        if events:
            await self.room.happen(*events)
        marks = [self.sitting.mark()] if self.sitting.played.shuffle_due else []
        await self.room.happen(*marks, TableEvent("began", self.sitting.beginning()))

    # -- the cards

    def _deal(self) -> Due | None:
        match self.sitting.dealing.stage:
            case Stage.COMMIT:
                return self._now(self._commit)
            case Stage.FREEZE:
                return self._now(self._freeze)
            case Stage.JOIN if self.room.fairness.complete:
                return Due(self._rested(0), self._join)
            case Stage.JOIN:
                return Due(self.room.share_ends(), self._miss)
        return None

    async def _commit(self) -> None:
        event, message = self.room.fairness.commit()
        await self.room.happen(event)
        self._tell(message())

    async def _freeze(self) -> None:
        await self.room.happen(self.room.fairness.freeze(self.room.here))
        self._tell(self.room.fairness.wanted(SHARE_SECONDS))

    async def _join(self) -> None:
        event, message = self.room.fairness.join()
        await self.room.happen(event)
        self._tell(message())

    async def _miss(self) -> None:
        event, message = self.room.fairness.silence()
        await self.room.happen(event)
        self._tell(message())

    def _tell(self, message: say.Told | None) -> None:
        """Tell all; nothing of cards that are still dealt by gt1."""
        if message:
            self.room.tell(message)

    # -- the seats

    def _turn(self) -> Due | None:
        """The seat to act: a bot, a stand-in, or somebody whose clock runs."""
        chair = self.sitting.seated[self.sitting.played.actor]
        pace = self._rested(self.room.thought)
        if chair.kind == "bot":
            return Due(max(pace, self._ponder([chair])), self._bot)
        if self.room.stands_in(chair):
            return Due(pace, self._stand_in)
        return self._patience(chair)

    def _patience(self, chair: Chair) -> Due | None:
        """When the stand-in takes over from somebody who does not act, or does not come back."""
        room = self.room
        ends = []
        if self.room.allowed():
            ends.append(self.room.ends())
        if not room.here(chair.account) and not self.sitting.terms.days:
            gone = max(room.last_here.get(chair.account, 0.0), room.since)
            ends.append(gone + self.sitting.terms.grace)
        return Due(min(ends), self._lapse) if ends else None

    async def _bot(self) -> None:
        table = self.sitting.played
        chair = self.sitting.seated[table.actor]
        said = self._choice(chair, table.view(table.actor))
        await self.room.happen(self.sitting.act(chair, said, by="bot"))

    def _ponder(self, chairs: list[Chair]) -> float:
        """Have those of these think who are bots that do; when nobody waits for them any more."""
        thinking = [chair for chair in chairs if chair.kind == "bot" and self._thinks(chair)]
        pondering, now = self.room.pondering, self.room.now()
        ends = [pondering.begin(self._moment(chair), self._question(chair), now) for chair in thinking]
        return max(ends, default=0.0)

    def _thinks(self, chair: Chair) -> bool:
        return chair.account in strong(self.sitting.told.name)

    def _moment(self, chair: Chair) -> Key:
        return self.sitting.hand, len(self.sitting.played.moments), chair.seat

    def _question(self, chair: Chair) -> BotAsked:
        """What a bot is asked, as it sees it."""
        sitting, table = self.sitting, self.sitting.played
        asked = sitting.polled() if sitting.polling else {chair.seat: table.state}
        view = sitting.view_of(asked[chair.seat], chair.seat)
        stock = None if sitting.hidden else tuple(sorted(unturned(sitting.dealing)))
        return BotAsked(chair.account, table.told.name, table.rules, view, stock, secrets.randbits(32))

    def _choice(self, chair: Chair, view: State) -> int:
        table = self.sitting.played
        said = self.room.pondering.said(self._moment(chair))
        if said is not None and is_legal(table.game, table.rules, view, said):
            return said
        known = [name for name in names(table.told.name) if chair.account == name]
        name = known[0] if known else usual(table.told.name)[0]
        return choice(name, table.told, table.rules, view, secrets.randbits(32))

    async def _stand_in(self) -> None:
        table = self.sitting.played
        chair = self.sitting.seated[table.actor]
        said = least_committing(table.game, table.rules, table.state)
        await self.room.happen(self.sitting.act(chair, said, by=STAND_IN))

    async def _lapse(self) -> None:
        chair = self.sitting.seated[self.sitting.played.actor]
        self.room.lapsed.add(chair.account)
        await self._stand_in()

    # -- questions asked of all in silence

    def _poll(self) -> Due | None:
        """When the time for answers is over: it says nothing of who thought, or how long."""
        people = [chair for chair in self.sitting.seated if chair.kind != "bot"]
        asked = [chair for chair in self._asked() if chair.kind != "bot" and not self.room.stands_in(chair)]
        silent = [chair for chair in asked if chair.seat not in self.sitting.answers]
        pondered = self._ponder([c for c in self._asked() if c.seat not in self.sitting.answers])
        if len(people) > 1 and self.sitting.terms.window:
            return Due(self._rested(self.sitting.terms.window), self._count)
        if not silent:
            return Due(pondered, self._count)
        if self._standing and self.sitting.terms.window:
            return Due(self._rested(self.sitting.terms.window), self._count)
        ends = [due.at for chair in silent if (due := self._patience(chair))]
        return Due(max(ends), self._count) if len(ends) == len(silent) else None

    @property
    def _standing(self) -> bool:
        """Whether one may speak at any moment, so that the table waits for nobody's answer."""
        table = self.sitting.played
        return table.told.step(table.state.phase).standing

    def _asked(self) -> list[Chair]:
        return [self.sitting.seated[seat] for seat in self.sitting.polled()]

    def _polled_bots(self) -> dict[int, State]:
        """What the bots see that have still to answer a question asked of all."""
        asked, answers = self.sitting.polled(), self.sitting.answers
        seats = [seat for seat in asked if seat not in answers and self.sitting.seated[seat].kind == "bot"]
        return {seat: self.sitting.view_of(asked[seat], seat) for seat in seats}

    async def _count(self) -> None:
        answers = [
            self.sitting.act(chair, self._choice(chair, view), by="bot")
            for seat, view in self._polled_bots().items()
            if (chair := self.sitting.seated[seat])
        ]
        await self.room.happen(*answers, TableEvent("counted"))


def share_out(rooms: Collection[OpenTable], pace: float) -> None:
    """Have bots among themselves play no more in all than a few tables would at this pace.

    Who keeps many such tables awake would else fill a disk, and take time from those who play.
    """
    alone = sum(
        room.sitting.status == "playing"
        and room.plays_alone
        and not (room.dozing or room.is_left(LEFT_ALONE))
        for room in rooms
    )
    for room in rooms:
        room.lone_pace = pace * max(1.0, alone / LONE_TABLES)
