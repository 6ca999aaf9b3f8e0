"""The hall: all tables of a house.  It opens them, finds them again in the log, and closes for the night."""

import asyncio
import os
import secrets
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import structlog

from lansquenet.books.written import Json
from lansquenet.bots import bot, usual
from lansquenet.errors import BadOption, HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.accounts import Accounts
from lansquenet.house.gauges import ROOMS, WRITTEN
from lansquenet.house.log.entries import Entry
from lansquenet.house.log.store import Account, Store
from lansquenet.house.log.witness import Witness
from lansquenet.house.log.writer import Writer
from lansquenet.house.rooms.conductor import IDLE
from lansquenet.house.rooms.open_table import DAY
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.from_log import refold, since_mark
from lansquenet.house.tables.sitting import Sitting

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code: none that look alike
LEASE = 30.0  # seconds that a table belongs to a process that is not heard of
KEEPING = LEASE / 3  # seconds between two looks at leases, and at what the keeper of the house wants
FAREWELL = 1.0  # seconds for everybody to hear that the house closes
LEAST_PACE = 0.25  # seconds that a bot takes, where nothing else is said
LONE = 4  # times that long it takes where nobody plays but bots
BREATH = 4  # times that long lies between two hands
QUIET = 600.0  # seconds after which a table that nobody watches is put away

log = structlog.get_logger()


class Hall:
    """The tables that this process sees to."""

    def __init__(self, store: Store, owner: str, witness: str = "", pace: float = 0.0) -> None:
        self.store, self.owner, self.pace = store, owner, pace
        self.witness = Witness(store, witness) if witness else None
        self.writer = Writer(store, self._fatal)
        self.accounts = Accounts(self.writer, store.keys.sessions)
        self.rooms: dict[str, TendedTable] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits
        self.keeping: asyncio.Task[None] | None = None
        self.shut = False

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
        """Take up every table at which people have lately played."""
        for card in await self.cards("playing"):
            try:
                await self.room(card["id"])
            except HouseRefuses as wrong:
                log.warning("table left alone", table=card["id"], why=str(wrong))
            except Exception:  # one log that cannot be read keeps no other table closed
                log.exception("table cannot be read", table=card["id"])
        self.keeping = asyncio.create_task(self._keep(), name="keep the leases")

    async def farewell(self) -> None:
        """Stop every table, and let everybody hear of it before the connections are closed."""
        self.shut = True
        leaving = [viewer for room in self.rooms.values() for viewer in room.viewers]
        bye = say.Bye(code="closing", text="The house closes for a moment; the table is kept.", again=1)
        await asyncio.gather(*(room.close(bye) for room in self.rooms.values()), return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while any(viewer.outbox for viewer in leaving):
                    await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Park every table, so that each can be taken up where it was left."""
        await self.farewell()
        if self.keeping:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self._park(room)
        await asyncio.to_thread(self.writer.close)
        if self.witness:
            await asyncio.to_thread(self.witness.close)
        self.accounts.aside.stop()

    async def _park(self, room: TendedTable) -> None:
        """Write down how much of the clock is left, and give the lease back."""
        if not room.lost and room.sitting.in_hand and (allowed := room.allowed()):
            left = max(0.0, allowed - (room.now() - room.since))
            await room.happen(TableEvent("parked", {"left": round(left, 1)}))
        self.rooms.pop(room.sitting.id, None)
        ROOMS.set(len(self.rooms))
        if not room.lost:
            await self.writer.release(room.sitting.id)

    async def _keep(self) -> None:
        """Renew the leases, and put away the tables at which nothing happens."""
        while True:
            await asyncio.sleep(KEEPING)
            for room in list(self.rooms.values()):
                idle = not room.viewers and room.now() - room.emptied > QUIET and not room.sitting.in_hand
                if room.lost or idle:
                    await room.close(say.Bye(code="again", text="The table was put away.", again=0))
                    await self._park(room)
            await self.writer.run(self._renew)
            await self.obey_keeper()

    def _renew(self) -> None:
        for table, epoch in list(self.writer.epochs.items()):
            self.store.renew(table, epoch, LEASE)

    # -- the keeper of the house

    async def obey_keeper(self) -> None:
        """Do what was asked for on the host: send those away who may not come in, close tables."""
        self.accounts.forget()
        barred, to_close = await self.writer.run(lambda: (self.store.barred(), self.store.to_close()))
        for room in list(self.rooms.values()):
            for viewer in [viewer for viewer in room.viewers if viewer.account in barred]:
                viewer.end(say.Bye(code="barred", text="The keeper lets you in no more.", again=-1))
            await self._clear(room, barred)
        for table in to_close:
            await self._close_for_keeper(table)

    async def _clear(self, room: TendedTable, accounts: set[str] | None = None) -> None:
        """Have these people rise from a table, or all."""
        for chair in room.sitting.chairs:
            goes = accounts is None or chair.account in accounts
            if goes and chair.kind in ("person", "robot") and not chair.leaving:
                await room.ask(self._keeper(room), say.Remove(chair=chair.number))

    async def _close_for_keeper(self, table: str) -> None:
        """Close a table: the stand-in plays the hand to its end for all who sit there."""
        try:
            room = await self.room(table)
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
        _fits(sitting)
        if await self.writer.claim(id, self.owner, LEASE) is None:
            raise HouseRefuses("again", "Try again.")
        room = self._enter(sitting)
        body = {"code": code, "host": host.id, "terms": terms.model_dump(mode="json"), "protocol": "gt2"}
        bots = [sitting_bot(name, n) for n, name in enumerate(terms.bots)]
        await room.happen(TableEvent("opened", body), *bots)
        room.open()
        return room

    def _enter(self, sitting: Sitting) -> TendedTable:
        room = TendedTable(sitting, self, self.store.keys)
        room.lone_pace = LONE * self.pace
        self.rooms[sitting.id] = room
        ROOMS.set(len(self.rooms))
        return room

    async def room(self, table: str) -> TendedTable:
        """The room of a table, read from its log if it is not in memory.

        Raises:
            HouseRefuses: there is no such table, or another process sees to it.
        """
        if self.shut:
            raise HouseRefuses("closing", "The house is closing.")
        lock = self.opening.setdefault(table, asyncio.Lock())
        async with lock:
            room = self.rooms.get(table)
            if room is None or room.lost:
                room = await self._taken_up(table)
            return room

    async def _taken_up(self, table: str) -> TendedTable:
        card = await asyncio.to_thread(self.store.card, table)
        if card is None:
            raise HouseRefuses("unknown_table", "There is no such table.")
        if await self.writer.claim(table, self.owner, LEASE) is None:
            owner = await asyncio.to_thread(self.store.owner_of, table)
            raise HouseRefuses("moved", f"{owner}")
        sitting, logged = await asyncio.to_thread(since_mark, self.store, table)
        room = self._enter(sitting)
        for event in logged:
            room.projection.note(refold(sitting, event))
        room.told_card, room.read_anew = card, True
        room.left = logged[-1].body["left"] if logged and logged[-1].kind == "parked" else None
        room.open()
        room.emptied -= IDLE  # a hand in play goes on, but none is begun before somebody comes
        return room

    async def cards(self, *statuses: str) -> list[Json]:
        """What the lobby shows of tables with one of these statuses at which people may still be."""
        found = await asyncio.to_thread(self.store.cards, *statuses)
        return [card for card, at in found if self._lately(card, at)]

    def _lately(self, card: Json, at: float) -> bool:
        """Whether people may still be there, by when something last happened."""
        room = self.rooms.get(card["id"])
        watched = room is not None and bool(room.viewers)
        return watched or time.time() - at < DAY * (1 + card["terms"]["days"])

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


def slowed(terms: say.Terms, pace: float) -> say.Terms:
    """These terms, with time to breathe: what a table does by itself all day stands in the log for good."""
    return terms.model_copy(
        update={"pace": max(terms.pace, pace), "between": max(terms.between, BREATH * pace)}
    )


def sitting_bot(name: str, chair: int) -> TableEvent:
    """A bot of the house sits down."""
    return TableEvent("sat", {"chair": chair, "account": name, "name": f"{name} {chair + 1}", "kind": "bot"})


def _fits(sitting: Sitting) -> None:
    """Refuse a table at which the game cannot be played."""
    terms, seats = sitting.terms, sitting.told.game.SEATS
    if terms.seats > seats[-1] or terms.seats < seats[0]:
        raise BadOption(
            f"{sitting.told.title} is played by {seats[0]} to {seats[-1]} seats, not {terms.seats}."
        )
    if len(terms.bots) > terms.seats:
        raise BadOption(f"There are {terms.seats} chairs, and {len(terms.bots)} bots to sit in them.")
    for name in terms.bots:
        bot(name, terms.game)


def bots_for(game: str, count: int) -> tuple[str, ...]:
    """The bots one sits down with when nothing is said."""
    wanted = usual(game)
    return tuple(wanted[n % len(wanted)] for n in range(count))
