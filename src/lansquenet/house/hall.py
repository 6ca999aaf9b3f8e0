"""The hall: all tables of a house.  It opens them, finds them again in the log, and closes for the night."""

import asyncio
import os
import secrets
import signal
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.bare.gauges import ROOMS, WRITTEN
from lansquenet.house.bare.notes import get_logger
from lansquenet.house.bell import Bell
from lansquenet.house.log.entries import Entry
from lansquenet.house.log.store import Account, Store
from lansquenet.house.log.witness import Witness
from lansquenet.house.log.writer import Writer
from lansquenet.house.people.accounts import Accounts
from lansquenet.house.people.clubs import kept_out
from lansquenet.house.rooms.conductor import IDLE, share_out
from lansquenet.house.rooms.listing import is_attended, is_lately, is_own
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.rooms.thinking import Thinkers
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.from_log import refold, since_mark
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.tables.terms import refuse_unfit, sitting_bots, slowed

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code: none that look alike
LEASE = 30.0  # seconds that a table belongs to a process that is not heard of
KEEPING = LEASE / 3  # seconds between two looks at leases, and at what the keeper of the house wants
FAREWELL = 1.0  # seconds for everybody to hear that the house closes
LEAST_PACE = 0.25  # seconds that a bot takes, where nothing else is said
LONE = 4  # times that long it takes where nobody plays but bots
QUIET = 600.0  # seconds after which a table that nobody watches is put away

SWEEP = 1.0  # seconds between two looks for tables of processes that are no more
HANDING = 3.0  # seconds for another process to let a table go
SETTLED = 5.0  # seconds in which nobody came to a table, before another process may have it
PUT_AWAY = say.Bye(code="again", text="The table was put away.", again=0)
ERASED = say.Bye(code="barred", text="This account has been erased.", again=-1)
GONE = say.Bye(code="again", text="Another process of the house sees to the table now.", again=0.1)

log = get_logger()


class Hall:
    """The tables that this process sees to."""

    def __init__(self, store: Store, owner: str, witness: str = "", pace: float = 0.0) -> None:
        self.store, self.pace = store, pace
        self.witness = Witness(store, witness) if witness else None
        self.writer = Writer(store, self._fatal)
        self.accounts = Accounts(self.writer, store.keys.sessions)
        self.rooms: dict[str, TendedTable] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits
        self.keeping: list[asyncio.Task[None]] = []
        self.shut = False
        shared = store.database.is_shared
        self.owner = f"{owner}#{secrets.token_hex(6)}" if shared else owner  # a new one with every start
        self.bell = Bell(store.database, self.owner, self._hear, self._fatal) if shared else None
        self.errands: set[asyncio.Task[None]] = set()
        self.thinkers = Thinkers()
        self.sought: dict[str, float] = {}  # when somebody last came to this process for a table
        self.unreadable: set[str] = set()
        self.parted = 0  # how many were erased: what was told before is not told again

    def _fatal(self, wrong: BaseException) -> None:
        """A commit may or may not have happened: say nothing more, and begin again from the log."""
        log.critical("the log cannot be written", why=repr(wrong))
        os.kill(os.getpid(), signal.SIGKILL)

    async def write(self, entries: Sequence[Entry]) -> list[int]:
        """Append to the log; returns when it cannot be lost any more."""
        with WRITTEN.time():
            seqs = await self.writer.write(entries)
        if self.witness:
            self.witness.note(entry.table for entry in entries)
        return seqs

    # -- opening and closing

    async def start(self) -> None:
        """Take up every table at which people have lately played, if no other process sees to it."""
        if self.bell:
            await self.bell.hang()
            self.keeping.append(asyncio.create_task(self._sweep(), name="look for tables adrift"))
        else:
            await self._take_up([card for card, at in await self._found("playing") if self._lately(card, at)])
        self.keeping.append(asyncio.create_task(self._keep(), name="keep the leases"))

    async def _take_up(self, cards: Sequence[Json]) -> None:
        for card in cards:
            if self.shut:
                return
            try:
                await self.room(card["id"], by="")
            except HouseRefuses as wrong:
                log.warning("table left alone", table=card["id"], why=str(wrong))
            except Exception:  # one log that cannot be read keeps no other table closed
                log.exception("table cannot be read", table=card["id"])
                self.unreadable.add(card["id"])

    async def _sweep(self) -> None:
        """Take up the tables of processes that are no more, though nobody may ask for them."""
        while not self.shut:
            found = await self.writer.run(self.store.adrift)
            left = [(card, at) for card, at in found if card["id"] not in {*self.rooms, *self.unreadable}]
            await self._take_up([card for card, at in left if self._lately(card, at)])
            await asyncio.sleep(SWEEP)

    async def farewell(self) -> None:
        """Let every table go, and let everybody hear of it before the connections are closed."""
        self.shut = True
        rooms = [*self.rooms.values()]
        leaving = [viewer for room in rooms for viewer in room.viewers]
        bye = say.Bye(code="closing", text="The house closes for a moment; the table is kept.", again=1)
        await asyncio.gather(*(room.rest() for room in rooms), return_exceptions=True)
        await self._park(*rooms)
        for room in rooms:
            room.end(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(viewer.outbox for viewer in leaving):
                    await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Park every table, so that each can be taken up where it was left."""
        await self.farewell()
        tasks = [*self.keeping, *self.errands]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.farewell()  # of what was still being taken up
        await asyncio.to_thread(self.writer.close)
        if self.bell:
            await asyncio.to_thread(self.bell.close)
        if self.witness:
            await asyncio.to_thread(self.witness.close)
        self.accounts.aside.stop()
        self.thinkers.aside.stop()

    async def _park(self, *rooms: TendedTable) -> None:
        """Write down how much of the clocks is left, and give the leases back."""
        ours = [room for room in rooms if self.rooms.get(room.sitting.id) is room]
        clocks = [room.note_clock() for room in ours if not room.lost]
        await asyncio.gather(*clocks, return_exceptions=True)  # it may be another's by now
        for room in ours:
            self.rooms.pop(room.sitting.id, None)  # which may have been put away meanwhile
            self.sought.pop(room.sitting.id, None)
        ROOMS.set(len(self.rooms))
        for goes_on in (True, False):
            tables = [room.sitting.id for room in ours if (room.sitting.in_hand and not room.lost) is goes_on]
            await self.writer.release(tables, goes_on)

    async def _put_away(self, room: TendedTable, bye: say.Bye, is_due: Callable[[], bool]) -> None:
        """Let a table go, unless somebody has come meanwhile who keeps it here."""
        id = room.sitting.id
        async with self.opening.setdefault(id, asyncio.Lock()):
            if self.rooms.get(id) is room and is_due():
                await room.rest()
                await self._park(room)
                room.end(bye)

    async def _keep(self) -> None:
        """Renew the leases, and put away the tables at which nothing happens."""
        while True:
            await asyncio.sleep(KEEPING)
            for room in list(self.rooms.values()):
                if _is_done(room):
                    await self._put_away(room, PUT_AWAY, partial(_is_done, room))
            share_out(self.rooms.values(), LONE * self.pace)
            await self.writer.renew(LEASE)
            await self.obey_keeper()

    # -- the other processes of the house

    def _hear(self, words: str) -> None:
        """What a process has rung, and be it this one."""
        match words.split():
            case ["wanted" | "wished" as word, table] if room := self.rooms.get(table):
                self._begin(self._let_go(room, word))
            case ["taken", table, epoch] if self.writer.epochs.get(table, 0) < int(epoch):
                self._lose(table)
            case ["free", *tables] if self.bell:
                self.bell.freed(*tables)
            case ["people"]:
                self.accounts.forget()
            case ["gone", account] if self.bell:
                self._begin(self.part(account))
            case ["keeper"]:
                self._begin(self.obey_keeper())

    def _begin(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def _lose(self, table: str) -> None:
        """Another process has a table that was ours: what is in memory is worth nothing."""
        if room := self.rooms.get(table):
            room.lose(GONE)
            room.inbox.put_nowait(None)

    async def _let_go(self, room: TendedTable, word: str) -> None:
        """Another process asks for a table: those who come are sent there."""
        await self._put_away(room, GONE, partial(self._may_go, room, word))

    def _may_go(self, room: TendedTable, word: str) -> bool:
        """Whether nobody is at a table, or nobody was lately sent here for it.

        So a proxy that sends people hither and thither moves no table with each of them.
        """
        settled = room.now() - self.sought.get(room.sitting.id, -SETTLED) >= SETTLED
        return not room.viewers or (word == "wanted" and settled)

    # -- the keeper of the house

    async def obey_keeper(self) -> None:
        """Do what was asked for on the host: send those away who may not come in, close tables."""
        self.accounts.forget()
        barred, to_close = await self.writer.run(lambda: (self.store.barred(), self.store.to_close()))
        of_salons = await self.writer.run(lambda: kept_out(self.store))
        for room in list(self.rooms.values()):
            out = barred | of_salons.get(room.sitting.id, set())
            for viewer in [viewer for viewer in room.viewers if viewer.account in out]:
                viewer.end(say.Bye(code="barred", text="The keeper lets you in no more.", again=-1))
            with suppress(HouseRefuses):  # it has been let go meanwhile
                await self._clear(room, out)
        for table in to_close:
            await self._close_for_keeper(table)

    async def part(self, account: str) -> None:
        """Somebody was erased: nothing that is told from now on has their name."""
        self.parted += 1
        for viewer in [viewer for room in self.rooms.values() for viewer in room.viewers]:
            if viewer.account == account:
                viewer.end(ERASED)
        await self.obey_keeper()
        for table in await self.writer.run(lambda: self.store.told_of(account)):
            if room := self.rooms.get(table):
                await self._put_away(room, PUT_AWAY, lambda: True)

    async def _clear(self, room: TendedTable, accounts: set[str] | None = None) -> None:
        """Have these people rise from a table, or all."""
        for chair in room.sitting.chairs:
            goes = accounts is None or chair.account in accounts
            if goes and chair.kind in ("person", "robot") and not chair.leaving:
                await room.ask(self._keeper(room), say.Remove(chair=chair.number))
            if chair.heir and (accounts is None or chair.heir.account in accounts):
                await room.ask(Viewer(chair.heir.account, chair.heir.name), say.Rise())

    async def _close_for_keeper(self, table: str) -> None:
        """Close a table: the stand-in plays the hand to its end for all who sit there."""
        try:
            room = await self.room(table, by="")
            if room.sitting.status == "closed":
                await self.writer.run(lambda: self.store.closed(table))
            elif not room.closing:
                await room.ask(self._keeper(room), say.Manage(what="close"))
                await self._clear(room)
        except HouseRefuses as wrong:
            log.info("not closed by this process", table=table, why=str(wrong))

    def _keeper(self, room: TendedTable) -> Viewer:
        return Viewer(room.sitting.host, "the keeper of the house")

    # -- tables

    async def open_table(self, terms: say.Terms, host: Account) -> TendedTable:
        """A new table.

        Raises:
            LansquenetError: no game can be played so; the text says why.
        """
        terms = slowed(terms, self.pace)
        id, code = secrets.token_hex(8), "".join(secrets.choice(LETTERS) for _ in range(6))
        sitting = Sitting(id, code, host.id, terms)
        refuse_unfit(sitting)
        if await self.writer.claim(id, self.owner, LEASE) is None:
            raise HouseRefuses("again", "Try again.")
        room = self._enter(sitting)
        body = {"code": code, "host": host.id, "terms": terms.model_dump(mode="json"), "protocol": "gt2"}
        bots = sitting_bots(id, terms.bots)
        await room.happen(TableEvent("opened", body), *bots)
        room.open()
        return room

    def _enter(self, sitting: Sitting) -> TendedTable:
        room = TendedTable(sitting, self, self.store.keys)
        room.lone_pace = LONE * self.pace
        room.pondering.think = self.thinkers.of
        self.rooms[sitting.id] = room
        ROOMS.set(len(self.rooms))
        return room

    async def room(self, table: str, by: str = "wanted") -> TendedTable:
        """The room of a table, read from its log if it is not in memory.

        `by` says how another process is asked for it, if that is at the same address: it is `wanted` where
        the address of a request names the table, for a proxy sends all of those to one process; it is
        `wished` for where it does not; and not asked for at all.

        Raises:
            HouseRefuses: there is no such table, or another process sees to it.
        """
        if self.shut:
            raise HouseRefuses("closing", "The house is closing.")
        lock = self.opening.setdefault(table, asyncio.Lock())
        async with lock:
            room = self.rooms.get(table)
            if room is None or room.lost:
                room = await self._taken_up(table, by)
            if self.shut:  # meanwhile: it is parked with the others
                raise HouseRefuses("closing", "The house is closing.")
            if by == "wanted" and self.bell:
                self.sought[table] = room.now()
            return room

    async def _claim(self, table: str, by: str) -> None:
        """Have the lease of a table, and ask another process for it if need be."""
        if await self.writer.claim(table, self.owner, LEASE) is not None:
            return
        owner = await asyncio.to_thread(self.store.owner_of, table) or self.owner
        if _address(owner) != _address(self.owner):
            raise HouseRefuses("moved", _address(owner))
        if self.bell and by and await self._handed_over(self.bell, table, by):
            return
        if by == "wanted":
            raise HouseRefuses("again", "Another process of the house has the table: come again in a moment.")
        raise HouseRefuses("moved", f"Another process of the house has this table: connect to /ws/{table}.")

    async def _handed_over(self, bell: Bell, table: str, by: str) -> bool:
        """Whether the process that has a table lets it go."""
        with bell.waiting(table) as freed:
            await self.writer.run(lambda: self.store.ring(by, table))
            with suppress(TimeoutError):
                async with asyncio.timeout(HANDING):
                    await freed.wait()
                return await self.writer.claim(table, self.owner, LEASE) is not None
        return False

    async def _taken_up(self, table: str, by: str) -> TendedTable:
        card = await asyncio.to_thread(self.store.card, table)
        if card is None:
            raise HouseRefuses("unknown_table", "There is no such table.")
        await self._claim(table, by)
        sitting, logged = await asyncio.to_thread(since_mark, self.store, table)
        room = self._enter(sitting)
        for event in logged:
            room.projection.recall(refold(sitting, event))
        room.told_card, room.read_anew = card, True
        room.left = logged[-1].body["left"] if logged and logged[-1].kind == "parked" else None
        room.open()
        room.emptied -= IDLE  # a hand in play goes on, but none is begun before somebody comes
        return room

    async def _found(self, *statuses: str) -> list[tuple[Json, float]]:
        return await asyncio.to_thread(self.store.cards, *statuses)

    async def cards(self, account: str) -> list[Json]:
        """What the lobby shows to somebody: listed tables with people at them, and their own of a day."""
        found = await self._found("waiting", "playing", "paused", "finished")
        return [card for card, at in found if self._shows(card, at, account)]

    def _shows(self, card: Json, at: float, account: str) -> bool:
        if is_own(card, account):
            return self._lately(card, at)
        room, elsewhere = self.rooms.get(card["id"]), self.bell is not None
        return not card["terms"]["private"] and is_attended(card, at, room, elsewhere)

    def _lately(self, card: Json, at: float) -> bool:
        return is_lately(card, at, self.rooms.get(card["id"]))

    async def card(self, table: str) -> Json:
        """What the lobby shows of a table.

        Raises:
            HouseRefuses: there is no such table.
        """
        found = await asyncio.to_thread(self.store.card, table)
        if found is None:
            raise HouseRefuses("unknown_table", "There is no such table.")
        return found

    async def by_code(self, code: str) -> str:
        """The table of this code."""
        found = await asyncio.to_thread(self.store.by_code, code.strip().upper())
        if found is None:
            raise HouseRefuses("unknown_table", f"No table has the code {code!r}.")
        return found


def _address(owner: str) -> str:
    """Where a process is reached, by its name."""
    return owner.partition("#")[0]


def _is_done(room: TendedTable) -> bool:
    """Whether a table was given up; or nobody has been there for long, and nothing is in play."""
    idle = not room.viewers and room.now() - room.emptied > QUIET and not room.sitting.in_hand
    return room.lost or idle
