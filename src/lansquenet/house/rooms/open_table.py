"""A table of the house that is open: with its log, and those who watch it.

Nothing is told to anybody before it stands in the log.
"""

import asyncio
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from lansquenet.books.written import Json
from lansquenet.decks import deck_for
from lansquenet.fair.dealing import Dealing
from lansquenet.house import messages as say
from lansquenet.house.bare.gauges import ACTS
from lansquenet.house.log.entries import Again, Entry
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Store
from lansquenet.house.rooms.clocked import ClockedTable
from lansquenet.house.rooms.sending import Sending
from lansquenet.house.rooms.thinking import Pondering
from lansquenet.house.rooms.viewers import Viewer, Wish
from lansquenet.house.tables.chairs import Chair
from lansquenet.house.tables.changes import MOVES, Change, TableEvent
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules.state import ONLOOKER

OUT_OF_SIGHT = {"chips": None, "seat": -1, "standin": False}  # of a chair, to whom the hand is not shown


_same_chair = lru_cache(4096)(say.ChairIs)  # most chairs are as they were a moment ago


class Diverged(Exception):
    """The log holds another act under this key: the table in memory is not the one in the log."""


class Log(Protocol):
    """Where events become durable."""

    store: Store

    async def write(self, entries: Sequence[Entry]) -> list[int]:
        """Append; returns when it cannot be lost any more."""


class OpenTable(ClockedTable):
    """A table with its log and viewers, to which something happens only when somebody sees to it."""

    def __init__(self, sitting: Sitting, writer: Log, keys: Keys) -> None:
        super().__init__(sitting, keys)
        self.writer = writer
        self.done: set[tuple[int, str]] = set()  # keys of acts since this room was opened
        self.asking = False  # whether time is to run anew once all has been shown
        self.lost = False  # the log went on without this room
        self.telling = asyncio.Lock()  # held from when something happens until all have been told of it
        self.inbox: asyncio.Queue[Wish | None] = asyncio.Queue()
        self.pondering = Pondering(self.look)
        self.told_room: say.Room | None = None
        self.told_door: say.Room | None = None
        self.told_card: Json | None = None
        self.told_chips: dict[tuple[int, str], int] = {}  # by chair and account
        self.terms = sitting.terms.model_dump(mode="json")

    def look(self) -> None:
        """Have the table looked at again: something has changed that no event tells of."""
        self.inbox.put_nowait(Wish(None, None))

    def end(self, bye: say.Bye) -> None:
        """Send everybody away."""
        for viewer in list(self.viewers):
            viewer.end(bye)
        self.viewers.clear()

    # -- what happens

    async def happen(self, *events: TableEvent) -> None:
        """Let these events happen: in the table, then in the log, and then for all to see."""
        async with self.telling:
            await self._happen(events)

    async def _happen(self, events: Sequence[TableEvent]) -> None:
        entries, moved = [], False
        if any(event.kind in MOVES for event in events):
            self.show_beats(all_at_once=True)
        showing = bool(self.projection.steps)
        for event in events:
            change = self.sitting.fold(event)
            entries.append(self._entry(event, change))
            self.projection.note(change)
            ACTS.inc(len(change.moments))
            moved = moved or change.moved
        seqs = await self.writer.write(entries)
        if any(isinstance(seq, Again) for seq in seqs):
            raise Diverged(self.sitting.id)
        if moved:
            self.left, self.more = None, 0.0
        for viewer in self.viewers:
            self.set_behind(viewer)
        self.asking = self.asking or moved
        if not showing:
            self.show_beats()
        if self.projection.steps or not moved:
            self.show_room()
        for viewer in self.viewers:
            self._seat_anew(viewer)

    def _entry(self, event: TableEvent, change: Change) -> Entry:
        sitting = self.sitting
        card = self.card()
        new, self.told_card = (None if card == self.told_card else card), card
        owing = event.kind == "opened" and sitting.debts
        accounts = [f"{sitting.id}/{chair.number}" for chair in sitting.chairs]
        return Entry(
            table=sitting.id,
            kind=event.kind,
            hand=sitting.hand,
            body=event.body,
            sealed=event.sealed,
            payments=tuple(change.payments),
            key=event.key,
            rules=sitting.digest,
            may_owe=(*accounts, f"{sitting.id}/pool") if owing else (),
            card=new,
        )

    def card(self) -> Json:
        """What the lobby shows of this table."""
        sitting = self.sitting
        card = {
            "id": sitting.id,
            "code": sitting.code,
            "status": sitting.status,
            "host": sitting.host,
            "terms": self.terms | {"private": sitting.terms.private},
            "chairs": [
                {"kind": chair.kind, "name": chair.name, "account": chair.account} for chair in sitting.chairs
            ],
        }
        return card | {"waits": self._waits()} if sitting.terms.days else card

    def _waits(self) -> Json:
        """For whose answers a table by correspondence waits, since which moment, and until when."""
        sitting, before = self.sitting, (self.told_card or {}).get("waits", {})
        chairs = [chair.number for chair in sitting.awaited if not self.stands_in(chair)]
        at = [sitting.hand, len(sitting.played.moments)] if chairs else []
        until = before["until"] if before.get("at") == at else time.time() + self.allowed()
        return {"chairs": chairs, "at": at, "until": round(until) if chairs else 0}

    def _seat_anew(self, viewer: Viewer) -> None:
        """Tell a viewer of a chair that has become its own, and what those are told who sit."""
        chair = self.sitting.chair_of(viewer.account)
        if chair is None or chair.number == viewer.chair:
            return
        self.welcome(viewer)
        if self.sitting.terms.spectators != "public":  # which was not told at the door, or not yet
            self.catch_up(viewer)

    # -- those who watch

    def receive(self, viewer: Viewer, hand: int, seq: int) -> None:
        """Tell somebody who has come where they are, and what they have not seen."""
        self.viewers.add(viewer)
        self.lapsed.discard(viewer.account)
        self.stir()
        self.welcome(viewer)
        viewer.tell(self.room() if self.is_in(viewer) else self.door())
        self.show(viewer, hand, seq)
        if self.is_in(viewer):
            self.catch_up(viewer)
        self.show_room()
        self.look()

    def catch_up(self, viewer: Viewer) -> None:
        """Tell somebody what has been said of the cards in play, and of the clock."""
        for said in self.fairness.outstanding(self.share_seconds()):
            viewer.tell(said)
        if clock := self.clock():
            viewer.tell(clock)

    def go(self, viewer: Viewer) -> None:
        """Somebody's connection has ended."""
        self.viewers.discard(viewer)
        self.last_here[viewer.account] = self.now()
        self.emptied = self.now()
        self.show_room()
        self.look()

    def welcome(self, viewer: Viewer) -> None:
        """Tell a viewer who and where they are."""
        sitting = self.sitting
        chair, heir = sitting.chair_of(viewer.account), sitting.heir_of(viewer.account)
        viewer.chair = -1 if chair is None else chair.number
        message = say.Welcome(
            table=sitting.id,
            code=sitting.code,
            you=viewer.account,
            chair=viewer.chair,
            heir=-1 if heir is None else heir.number,
            host=viewer.account == sitting.host,
            deck=deck_for(sitting.told.name, sitting.told.game.shoe(sitting.rules).pack),
            key=self.fairness.signer.public.hex(),
            terms=sitting.terms,
        )
        viewer.tell(message, at_once=True)

    async def was_done(self, key: tuple[int, str]) -> bool:
        """Whether an act with this key stands in the log."""
        return await asyncio.to_thread(self.writer.store.seq_of, self.sitting.id, *key) is not None

    def seat_of(self, viewer: Viewer) -> int:
        """The seat from which a viewer sees the hand, or ONLOOKER."""
        chair = self.sitting.chair_of(viewer.account)
        return ONLOOKER if chair is None or chair.seat < 0 else chair.seat

    def may_watch(self, viewer: Viewer) -> bool:
        """Whether the hand may be shown to this viewer."""
        return self.seat_of(viewer) != ONLOOKER or self.sitting.terms.spectators != "none"

    def is_in(self, viewer: Viewer) -> bool:
        """Whether a viewer hears what is said here; else it sees from the door who sits where."""
        return self.sitting.terms.spectators != "none" or self.is_of_table(viewer)

    def set_behind(self, viewer: Viewer) -> None:
        """Have a viewer hear later what those hear at once who sit here, if that is the table's way."""
        late = self.sitting.terms.spectators == "delayed" and not self.is_of_table(viewer)
        viewer.delay = float(self.sitting.terms.delay) if late else 0

    def is_of_table(self, viewer: Viewer) -> bool:
        """Whether a viewer sits here, or keeps the table."""
        sitting = self.sitting
        return viewer.account == sitting.host or sitting.chair_of(viewer.account) is not None

    def show(self, viewer: Viewer, hand: int = 0, seq: int = 0) -> None:
        """Show what has been missed since a frame, or all of the hand."""
        seen = self.projection.seen.get(self.seat_of(viewer))
        if seen and self.may_watch(viewer):
            for frame in seen.since(hand, seq):
                viewer.tell(frame)

    def hurry(self, viewer: Viewer) -> None:
        """Show the rest at once, when all have asked for it who sit here."""
        self.pacing.hurried.add(viewer.account)
        if self.projection.steps and not self.pacing.factor(self.sitting.chairs, self.viewers):
            self.show_beats()

    def show_beats(self, all_at_once: bool = False) -> None:
        """Show what is to be seen next, and all that need not wait for it to be looked at."""
        while self.projection.steps:
            step = self.projection.show()
            factor = (
                0.0 if all_at_once else self.haste * self.pacing.factor(self.sitting.chairs, self.viewers)
            )
            self._publish(step.frames, factor)
            wait = factor * step.hold / 1000
            if wait:
                self.pacing.until = self.now() + wait
            if wait and self.projection.steps:
                return
        self._shown()

    def _shown(self) -> None:
        """All has been seen that has happened: now time runs for whoever is asked."""
        self.pacing.hurried.clear()
        if not self.asking:
            return
        self.asking = False
        self.since = self.now()
        self.asked_once = self.asked_once or bool(self.sitting.awaited)
        self.show_room()
        if clock := self.clock():
            self.tell(clock)

    def _publish(self, frames: dict[int, say.State], factor: float) -> None:
        """Send each viewer the frame of its seat."""
        if not frames:
            return
        sending, texts = Sending(frames, not self.sitting.hidden, factor), dict[int, str]()
        for viewer in self.viewers:
            seat = self.seat_of(viewer)
            if seat in frames and (seat != ONLOOKER or self.may_watch(viewer)):
                if seat not in texts:
                    texts[seat] = sending.text(seat)
                viewer.pass_on(texts[seat])

    def tell(self, message: say.Told) -> None:
        """Tell all who may look on."""
        text = message.model_dump_json()
        for viewer in self.viewers:
            if self.is_in(viewer):
                viewer.pass_on(text)

    def show_room(self) -> None:
        """Tell all who is at the table, if that has changed."""
        if (room := self.room()) != self.told_room:
            self.told_room = room
            self.tell(room)
        if self.sitting.terms.spectators == "none" and (door := self.door()) != self.told_door:
            self.told_door = door
            self._tell_at_door(door)

    def _tell_at_door(self, door: say.Room) -> None:
        for viewer in self.viewers:
            if not self.is_in(viewer):
                viewer.tell(door)

    def room(self) -> say.Room:
        """Who is at the table, as all may know."""
        sitting = self.sitting
        host = sitting.chair_of(sitting.host)
        seated = {chair.account for chair in sitting.chairs if chair.taken}
        present = {viewer.account for viewer in self.viewers}
        return say.Room(
            status=sitting.status,
            why=self.why(),
            halt=self.halt(),
            host=-1 if host is None else host.number,
            chairs=tuple(self._chair(chair, chair.account in present) for chair in sitting.chairs),
            watching=len(present - seated),
            hand=sitting.hand,
            session="" if self.fairness.old else sitting.session,
        )

    def door(self) -> say.Room:
        """Who is at the table, as somebody may know who may not look on."""
        room = self.room()
        chairs = tuple(chair.model_copy(update=OUT_OF_SIGHT) for chair in room.chairs)
        return room.model_copy(update={"chairs": chairs, "hand": 0, "watching": 0})

    def _chair(self, chair: Chair, here: bool) -> say.ChairIs:
        return _same_chair(
            chair=chair.number,
            kind=chair.kind,
            name=chair.name,
            face=chair.face,
            bot=chair.account if chair.kind == "bot" else "",
            seat=chair.seat,
            chips=self._chips(chair),
            state=self._presence(chair, here),
            standin=self.stands_in(chair),
            heir=chair.heir.name if chair.heir else "",
            **self._part(chair.number),
        )

    def _chips(self, chair: Chair) -> int:
        """The chips of a chair, as far as has been shown."""
        key = chair.number, chair.account
        if not self.projection.steps or key not in self.told_chips:
            self.told_chips[key] = self.sitting.chips_of(chair)
        return self.told_chips[key]

    def _part(self, number: int) -> Json:
        """A chair's part in the shuffle."""
        dealing = self.sitting.dealing
        if not isinstance(dealing, Dealing):
            return {}
        pledge = dealing.pledges.get(number)
        key = pledge.key.hex() if pledge else ""
        return {"shares": pledge is not None, "key": key, "silent": number in dealing.out}

    def _presence(self, chair: Chair, here: bool) -> say.Presence:
        if not chair.taken:
            return "empty"
        if chair.leaving or chair.out:
            return "leaving" if chair.leaving else "out"
        if chair.kind != "bot" and not here:
            return "away"
        return "waiting" if self.sitting.table is not None and chair.seat < 0 else "here"
