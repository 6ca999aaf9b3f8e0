"""A room: one table of the house with its clocks and those who watch it; one task sees to all of it.

Nothing is told to anybody before it stands in the log.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from lansquenet.decks import deck_for
from lansquenet.errors import HouseRefuses, IllegalAct, LansquenetError
from lansquenet.house import messages as say
from lansquenet.house.deeds import Deed, Deeds
from lansquenet.house.fairness import Fairness
from lansquenet.house.gauges import ACTS, REFUSED
from lansquenet.house.log.entries import Again, Entry
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Store
from lansquenet.house.log.writer import NotWritten, Unknown
from lansquenet.house.projection import Projection
from lansquenet.house.sitting import Chair, Change, Event, Sitting
from lansquenet.house.viewers import Viewer
from lansquenet.house.wishes import obey
from lansquenet.rules.play import ONLOOKER

log = structlog.get_logger()


class Diverged(Exception):
    """The log holds another act under this key: the table in memory is not the one in the log."""


class Log(Protocol):
    """Where events become durable."""

    store: Store

    async def write(self, entries: Sequence[Entry]) -> list[int]:
        """Append; returns when it cannot be lost any more."""


@dataclass
class Wish:
    """What somebody asked for, and who waits to hear what became of it."""

    viewer: Viewer | None
    message: say.Asked | None  # None: only to look at the table again
    answer: "asyncio.Future[say.Ack | say.Refuse] | None" = None

    def reply(self, answer: say.Ack | say.Refuse) -> None:
        """Say what became of it."""
        if self.answer is None and self.viewer:
            self.viewer.tell(answer, at_once=True)
        elif self.answer and not self.answer.done():
            self.answer.set_result(answer)


class Room:
    """A table with its clocks and viewers."""

    def __init__(self, sitting: Sitting, writer: Log, keys: Keys) -> None:
        self.sitting, self.writer = sitting, writer
        self.projection = Projection(sitting)
        self.fairness = Fairness(sitting, keys)
        self.viewers: set[Viewer] = set()
        self.last_here: dict[str, float] = {}  # when an account was last seen, by the monotonic clock
        self.lapsed: set[str] = set()  # accounts whose clock ran out, until they act again
        self.done: set[tuple[int, str]] = set()  # keys of acts since this room was opened
        self.closing = False
        self.lost = False  # the log went on without this room
        self.telling = asyncio.Lock()  # held from when something happens until all have been told of it
        self.inbox: asyncio.Queue[Wish | None] = asyncio.Queue()
        self.since = 0.0  # when the present question was asked
        self.left: float | None = None  # seconds of it that were left when the house last closed
        self.more = 0.0  # seconds that were given for it beyond those of the clock
        self.lengthened: dict[str, int] = {}  # the hand in which an account last had more time
        self.emptied = 0.0  # when the last viewer left
        self.deeds = Deeds(self)
        self.told_room: say.Room | None = None
        self.told_card: dict[str, Any] | None = None
        self.terms = sitting.terms.model_dump(mode="json")
        self.task: asyncio.Task[None] | None = None

    # -- the one task

    def open(self) -> None:
        """Begin to see to the table."""
        self.since = self.emptied = self.now()
        self.task = asyncio.create_task(self._run(), name=f"table {self.sitting.id}")

    def look(self) -> None:
        """Have the table looked at again: something has changed that no event tells of."""
        self.inbox.put_nowait(Wish(None, None))

    def now(self) -> float:
        """Seconds by the monotonic clock."""
        return asyncio.get_running_loop().time()

    async def _run(self) -> None:
        structlog.contextvars.bind_contextvars(table=self.sitting.id)
        try:
            while await self._step():
                pass
        except Unknown:
            return  # the writer ends the process: nothing more may be said
        except (NotWritten, Diverged) as wrong:
            log.error("table to be read anew", why=str(wrong))
            self._lose(say.Bye(code="again", text="The table is read anew from its log.", again=0.2))
        except Exception:
            log.exception("a fault of the house")
            self._lose(say.Bye(code="fault", text="A fault of the house: the table is read anew.", again=2))

    def _lose(self, bye: say.Bye) -> None:
        """Give up what is in memory: whoever comes next has the table read from its log."""
        self.lost = True
        self.end(bye)

    async def _step(self) -> bool:
        """Do the next thing; False when that is to stop."""
        wish = await self._heard(self.deeds.next())
        if wish is None:
            return False
        await (wish.do() if isinstance(wish, Deed) else self._obey(wish))
        return True

    async def _heard(self, deed: Deed | None) -> Wish | Deed | None:
        """The next wish, or the deed if it comes first; None: it is over."""
        if deed is None:
            return await self.inbox.get()
        wait = deed.at - self.now()
        if wait <= 0 and self.inbox.empty():
            await asyncio.sleep(0)
            return deed
        try:
            async with asyncio.timeout(max(0, wait)):
                return await self.inbox.get()
        except TimeoutError:
            return deed

    async def _obey(self, wish: Wish) -> None:
        """Do what was asked for, or say by name why not."""
        if wish.message is None or wish.viewer is None:
            return
        id = getattr(wish.message, "id", "")
        try:
            wish.reply(await obey(self, wish.viewer, wish.message))
        except HouseRefuses as wrong:
            self._refuse(wish, wrong.code, wrong, id)
        except IllegalAct as wrong:
            self._refuse(wish, "illegal", wrong, id, wrong.rule)
        except LansquenetError as wrong:
            self._refuse(wish, "cannot", wrong, id)

    def _refuse(self, wish: Wish, code: str, wrong: LansquenetError, id: str, rule: str = "") -> None:
        REFUSED.labels(code).inc()
        wish.reply(say.Refuse(code=code, text=str(wrong), id=id, rule=rule))
        if code == "stale" and wish.viewer:
            self.show(wish.viewer)

    async def ask(self, viewer: Viewer, message: say.Asked) -> say.Ack | say.Refuse:
        """Ask for something and wait for the answer."""
        answer: asyncio.Future[say.Ack | say.Refuse] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(Wish(viewer, message, answer))
        return await answer

    async def close(self, bye: say.Bye) -> None:
        """Stop, once what is being written is written."""
        await self.inbox.put(None)
        if self.task:
            await self.task
        self.end(bye)

    def end(self, bye: say.Bye) -> None:
        """Send everybody away."""
        for viewer in list(self.viewers):
            viewer.end(bye)
        self.viewers.clear()

    # -- what happens

    async def happen(self, *events: Event) -> None:
        """Let these events happen: in the table, then in the log, and then for all to see."""
        async with self.telling:
            await self._happen(events)

    async def _happen(self, events: Sequence[Event]) -> None:
        entries, frames, moved = [], [], False
        for event in events:
            change = self.sitting.fold(event)
            entries.append(self._entry(event, change))
            frames.append(self.projection.note(change))
            ACTS.inc(len(change.moments))
            moved = moved or change.moved
        seqs = await self.writer.write(entries)
        if any(isinstance(seq, Again) for seq in seqs):
            raise Diverged(self.sitting.id)
        if moved:
            self.since, self.left, self.more = self.now(), None, 0.0
        for shown in frames:
            self._publish(shown)
        self.show_room()
        if moved and (clock := self.clock()):
            self.tell(clock)

    def clock(self) -> say.Clock | None:
        """How long the seat to act still has, where all may know who that is."""
        sitting = self.sitting
        if not self.deeds.allowed() or not sitting.in_hand or sitting.played.actor < 0 or sitting.polling:
            return None
        seconds = max(0.0, self.deeds.ends() - self.now())
        return say.Clock(seat=sitting.played.actor, seconds=round(seconds, 1))

    def _entry(self, event: Event, change: Change) -> Entry:
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

    def card(self) -> dict[str, Any]:
        """What the lobby shows of this table."""
        sitting = self.sitting
        return {
            "id": sitting.id,
            "code": sitting.code,
            "status": sitting.status,
            "host": sitting.host,
            "terms": self.terms,
            "chairs": [{"kind": chair.kind, "name": chair.name} for chair in sitting.chairs],
        }

    # -- those who watch

    async def come(self, viewer: Viewer, hand: int, seq: int) -> None:
        """Let somebody watch, or sit on where they sat; they are shown what they have not seen."""
        chair = self.sitting.chair_of(viewer.account)
        if (
            chair is None
            and self.sitting.terms.spectators == "delayed"
            and viewer.account != self.sitting.host
        ):
            viewer.delay = float(self.sitting.terms.delay)
        async with self.telling:  # what is in the table and not yet in the log is shown to nobody
            if self.task and self.task.done():
                return viewer.end(say.Bye(code="again", text="The table was put away.", again=0.2))
            self._receive(viewer, hand, seq)

    def _receive(self, viewer: Viewer, hand: int, seq: int) -> None:
        """Tell somebody who has come where they are, and what they have not seen."""
        self.viewers.add(viewer)
        self.lapsed.discard(viewer.account)
        self.welcome(viewer)
        viewer.tell(self.room())
        self.show(viewer, hand, seq)
        for said in self.fairness.standing(self.deeds.share_seconds()):
            viewer.tell(said)
        if clock := self.clock():
            viewer.tell(clock)
        self.show_room()
        self.look()

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
        chair = sitting.chair_of(viewer.account)
        message = say.Welcome(
            table=sitting.id,
            code=sitting.code,
            you=viewer.account,
            chair=-1 if chair is None else chair.number,
            host=viewer.account == sitting.host,
            deck=deck_for(sitting.told.name, sitting.told.game.shoe(sitting.rules).pack),
            key=self.fairness.signer.public.hex(),
            terms=sitting.terms,
        )
        viewer.tell(message, at_once=True)

    async def was_done(self, key: tuple[int, str]) -> bool:
        """Whether an act with this key stands in the log."""
        return await asyncio.to_thread(self.writer.store.seq_of, self.sitting.id, *key) is not None

    def here(self, account: str) -> bool:
        """Whether this account is connected."""
        return any(viewer.account == account for viewer in self.viewers)

    def seat_of(self, viewer: Viewer) -> int:
        """The seat from which a viewer sees the hand, or ONLOOKER."""
        chair = self.sitting.chair_of(viewer.account)
        return ONLOOKER if chair is None or chair.seat < 0 else chair.seat

    def may_watch(self, viewer: Viewer) -> bool:
        """Whether the hand may be shown to this viewer."""
        return self.seat_of(viewer) != ONLOOKER or self.sitting.terms.spectators != "none"

    def show(self, viewer: Viewer, hand: int = 0, seq: int = 0) -> None:
        """Show what has been missed since a frame, or all of the hand."""
        seen = self.projection.seen.get(self.seat_of(viewer))
        if seen and self.may_watch(viewer):
            for frame in seen.since(hand, seq):
                viewer.tell(frame)

    def _publish(self, frames: dict[int, say.State]) -> None:
        """Send each viewer the frame of its seat."""
        if not frames:
            return
        texts: dict[int, str] = {}
        for viewer in self.viewers:
            seat = self.seat_of(viewer)
            if seat in frames and (seat != ONLOOKER or self.may_watch(viewer)):
                if seat not in texts:
                    texts[seat] = frames[seat].model_dump_json()
                viewer.pass_on(texts[seat])

    def tell(self, message: say.Told) -> None:
        """Tell all who watch."""
        text = message.model_dump_json()
        for viewer in self.viewers:
            viewer.pass_on(text)

    def show_room(self) -> None:
        """Tell all who is at the table, if that has changed."""
        if (room := self.room()) != self.told_room:
            self.told_room = room
            self.tell(room)

    def room(self) -> say.Room:
        """Who is at the table, as all may know."""
        sitting = self.sitting
        host = sitting.chair_of(sitting.host)
        seated = {chair.account for chair in sitting.chairs if chair.taken}
        return say.Room(
            status=sitting.status,
            why=self.deeds.why(),
            host=-1 if host is None else host.number,
            chairs=tuple(self._chair(chair) for chair in sitting.chairs),
            watching=len({viewer.account for viewer in self.viewers} - seated),
            hand=sitting.hand,
        )

    def _chair(self, chair: Chair) -> say.ChairIs:
        return say.ChairIs(
            chair=chair.number,
            kind=chair.kind,
            name=chair.name,
            seat=chair.seat,
            chips=self.sitting.chips_of(chair),
            state=self._presence(chair),
            standin=self.deeds.stands_in(chair),
            shares=chair.number in self.sitting.dealing.heads,
        )

    def _presence(self, chair: Chair) -> say.Presence:
        if not chair.taken:
            return "empty"
        if chair.leaving or chair.out:
            return "leaving" if chair.leaving else "out"
        if chair.kind != "bot" and not self.here(chair.account):
            return "away"
        return "waiting" if self.sitting.table is not None and chair.seat < 0 else "here"
