"""A room: one table of the house, and the one task that sees to all of it."""

import asyncio
from typing import Any

from lansquenet.errors import HouseRefuses, IllegalAct, LansquenetError
from lansquenet.house import messages as say
from lansquenet.house.bare.gauges import REFUSED
from lansquenet.house.bare.notes import bind_contextvars, get_logger
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.writer import NotWritten, Unknown
from lansquenet.house.rooms.conductor import Conductor, Due
from lansquenet.house.rooms.open_table import Diverged, Log, OpenTable
from lansquenet.house.rooms.requests import obey
from lansquenet.house.rooms.viewers import Viewer, Wish
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.sitting import Sitting

log = get_logger()

BY_ITSELF = say.Promise | say.Share  # which a page sends though nobody is there who looks at it


class TendedTable(OpenTable):
    """A table that is seen to: wishes are heard, and what it does by itself is done when it is due."""

    def __init__(self, sitting: Sitting, writer: Log, keys: Keys) -> None:
        super().__init__(sitting, writer, keys)
        self.conductor = Conductor(self)
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to see to the table."""
        self.since = self.opened = self.emptied = self.stirred = self.now()
        self.task = asyncio.create_task(self._run(), name=f"table {self.sitting.id}")

    async def _run(self) -> None:
        bind_contextvars(table=self.sitting.id)
        try:
            while await self._step():
                pass
        except Unknown:
            return  # the writer ends the process: nothing more may be said
        except (NotWritten, Diverged) as wrong:
            log.error("table to be read anew", why=str(wrong))
            self.lose(say.Bye(code="again", text="The table is read anew from its log.", again=0.2))
        except Exception:
            log.exception("a fault of the house")
            self.lose(say.Bye(code="fault", text="A fault of the house: the table is read anew.", again=2))

    def lose(self, bye: say.Bye) -> None:
        """Give up what is in memory: whoever comes next has the table read from its log."""
        self.lost = True
        self.end(bye)

    async def _step(self) -> bool:
        """Do the next thing; False when that is to stop."""
        wish = await self._heard(self.conductor.next())
        if wish is None:
            return False
        await (wish.do() if isinstance(wish, Due) else self._obey(wish))
        return True

    async def _heard(self, due: Due | None) -> Wish | Due | None:
        """The next wish, or the due if it comes first; None: it is over."""
        if due is None:
            return await self.inbox.get()
        wait = due.at - self.now()
        if wait <= 0 and self.inbox.empty():
            await asyncio.sleep(0)
            return due
        try:
            async with asyncio.timeout(max(0, wait)):
                return await self.inbox.get()
        except TimeoutError:
            return due

    async def _obey(self, wish: Wish) -> None:
        """Do what was asked for, or say by name why not."""
        if wish.message is None or wish.viewer is None:
            return
        id = getattr(wish.message, "id", "")
        if not isinstance(wish.message, BY_ITSELF):
            self.stir()
        try:
            wish.reply(await obey(self, wish.viewer, wish.message))
        except HouseRefuses as wrong:
            self._refuse(wish, wrong.code, wrong, id)
        except IllegalAct as wrong:
            self._refuse(wish, "illegal", wrong, id, wrong.rule)
        except LansquenetError as wrong:
            self._refuse(wish, "cannot", wrong, id)
        if not isinstance(wish.message, say.Share):  # which changes nothing that is seen here
            self.show_room()

    def _refuse(self, wish: Wish, code: str, wrong: LansquenetError, id: str, rule: str = "") -> None:
        REFUSED.labels(code).inc()
        wish.reply(say.Refuse(code=code, text=str(wrong), id=id, rule=rule))
        if code == "stale" and wish.viewer:
            self.show(wish.viewer)

    async def ask(self, viewer: Viewer, message: say.Asked) -> say.Ack | say.Refuse:
        """Ask for something and wait for the answer.

        Raises:
            HouseRefuses: the table was given up before it was answered.
        """
        answer: asyncio.Future[say.Ack | say.Refuse] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait(Wish(viewer, message, answer))
        waits: list[asyncio.Future[Any]] = [answer, *([self.task] if self.task else [])]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise HouseRefuses("again", "The table was put away before it heard this: ask again.")
        return answer.result()

    async def note_clock(self) -> None:
        """Write down how much is left of the clock of the seat to act."""
        if self.sitting.in_hand and (allowed := self.allowed()):
            left = max(0.0, allowed - (self.now() - self.since))
            await self.happen(TableEvent("parked", {"left": round(left, 1)}))

    async def rest(self) -> None:
        """Stop, once what is being written is written."""
        await self.inbox.put(None)
        if self.task:
            await self.task

    async def come(self, viewer: Viewer, hand: int, seq: int) -> None:
        """Let somebody watch, or sit on where they sat; they are shown what they have not seen."""
        self.set_behind(viewer)
        async with self.telling:  # what is in the table and not yet in the log is shown to nobody
            if self.task and self.task.done():
                return viewer.end(say.Bye(code="again", text="The table was put away.", again=0.2))
            self.receive(viewer, hand, seq)
