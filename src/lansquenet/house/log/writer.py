"""The writer: many tasks append, one thread commits.

Whatever has come in while a transaction was on its way to the disk goes into the next one together.
"""

import asyncio
import queue
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock, Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy.exc import DBAPIError

from lansquenet.house.bare import threads
from lansquenet.house.log.entries import Entry, Refused
from lansquenet.house.log.store import Store

MOST = 256  # entries in one transaction
LONGEST = 0.005  # seconds of gathering them

T = TypeVar("T")
Outcome: TypeAlias = "list[int] | NotWritten | Unknown"


class NotWritten(Exception):
    """Nothing of this call was written, for certain; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"table {refused.table}: {refused.why}")
        self.refused = refused


class Unknown(Exception):
    """Whether this was written is not known: tell nobody that it was, or that it was not, and end."""


@dataclass(eq=False)
class Call:
    """Entries that stand or fall together, and who waits for their numbers."""

    entries: Sequence[Entry]
    answer: asyncio.Future[list[int]]
    loop: asyncio.AbstractEventLoop


@dataclass(eq=False)
class Errand:
    """Something else to do on the writer's thread, between transactions."""

    act: Callable[[], object]
    answer: Future[Any]


class Writer:
    """One thread that appends to a store for any number of asyncio tasks, and holds their leases.

    After the first error it writes nothing more: `on_fatal` is called, once and on the writer's
    thread, and everybody who waits, or comes later, gets Unknown.
    """

    def __init__(self, store: Store, on_fatal: Callable[[BaseException], None]) -> None:
        self.store = store
        self.epochs: dict[str, int] = {}  # of the leases that this process holds
        self._on_fatal = on_fatal
        self._fatal: BaseException | None = None
        self._queue: queue.SimpleQueue[Call | Errand | None] = queue.SimpleQueue()
        self._ahead: list[Call | Errand | None] = []
        self._door = Lock()
        self._closed = False
        self._busy = False  # more than one call came in during the last transaction
        self._thread = Thread(target=self._run, name="writer", daemon=True) if threads.are_here() else None
        if self._thread:
            self._thread.start()

    async def write(self, entries: Sequence[Entry]) -> list[int]:
        """Append these entries, in order and in one transaction; returns when they are durable.

        Returns the number of each; `Again` for one that had been written before.  Raises NotWritten
        or Unknown.  A task that is cancelled while it waits does not undo what it asked for.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[int]] = loop.create_future()
        self._ask(Call(entries, answer, loop))
        return await answer

    async def run(self, act: Callable[[], T]) -> T:
        """Do something else with the store on the writer's thread, such as adding an account."""
        errand = Errand(act, Future())
        errand.answer.set_running_or_notify_cancel()  # a task that is cancelled does not undo it
        self._ask(errand)
        done: T = await asyncio.wrap_future(errand.answer)
        return done

    async def claim(self, table: str, owner: str, seconds: float) -> int | None:
        """Claim the lease of a table (see Store.claim) and append under it from now on."""
        epoch = await self.run(lambda: self.store.claim(table, owner, seconds))
        if epoch is not None:
            self.epochs[table] = epoch
        return epoch

    async def renew(self, seconds: float) -> int:
        """Keep all leases; how many are not another's by now."""
        return await self.run(lambda: self.store.renew(dict(self.epochs), seconds))

    async def release(self, tables: Iterable[str], goes_on: bool = False) -> int:
        """Give the leases of these tables back, after all that was asked to be written before."""

        def given_back() -> int:
            held = {table: self.epochs.pop(table) for table in tables if table in self.epochs}
            return self.store.release(held, goes_on)

        return await self.run(given_back)

    def close(self) -> None:
        """Write all that has come in, and end; what is asked for later is NotWritten."""
        with self._door:
            self._closed = True
            self._queue.put(None)
        if self._thread:
            self._thread.join()

    def _ask(self, asked: Call | Errand) -> None:
        with self._door:
            if self._closed:
                raise NotWritten(Refused("", "the writer has ended"))
            self._queue.put(asked)
            if self._thread is None:
                self._do(self._queue.get_nowait() or asked)

    # -- on the thread

    def _run(self) -> None:
        while asked := self._next():
            self._do(asked)

    def _do(self, asked: Call | Errand) -> None:
        if isinstance(asked, Errand):
            self._go(asked)
        else:
            self._write(self._gathered(asked))

    def _next(self) -> Call | Errand | None:
        return self._ahead.pop() if self._ahead else self._queue.get()

    def _gathered(self, first: Call) -> list[Call]:
        """The first call and those that wait behind it, as far as they go into one transaction."""
        if self._busy and self._fatal is None:
            time.sleep(LONGEST)  # nobody who comes alone waits
        calls, entries, late = [first], len(first.entries), time.monotonic() + LONGEST
        while entries < MOST and time.monotonic() < late:
            try:
                asked = self._queue.get_nowait()
            except queue.Empty:
                break
            if not isinstance(asked, Call):
                self._ahead.append(asked)
                break
            calls.append(asked)
            entries += len(asked.entries)
        self._busy = len(calls) > 1
        return calls

    def _write(self, calls: list[Call]) -> None:
        entries = [entry for call in calls for entry in call.entries]
        try:
            numbers = self.store.append(entries, dict(self.epochs)) if self._fatal is None else []
        except BaseException as wrong:  # at COMMIT or before: it is not known how far it came
            self._fail(wrong)
        if self._fatal:
            _tell(calls, [Unknown() for _ in calls])
        else:
            _tell(calls, split(numbers, [len(call.entries) for call in calls]))

    def _go(self, errand: Errand) -> None:
        try:
            if self._fatal:
                raise Unknown from self._fatal
            errand.answer.set_result(errand.act())
        except DBAPIError as wrong:
            self._fail(wrong)
            errand.answer.set_exception(Unknown())
        except BaseException as wrong:
            errand.answer.set_exception(wrong)

    def _fail(self, wrong: BaseException) -> None:
        self._fatal = wrong
        self._on_fatal(wrong)


def split(numbers: Sequence[int | Refused], sizes: Iterable[int]) -> list[Outcome]:
    """What each call of a transaction is told, from what came of all of its entries."""
    rest = iter(numbers)
    return [_outcome([next(rest) for _ in range(size)]) for size in sizes]


def _outcome(numbers: list[int | Refused]) -> Outcome:
    for number in numbers:
        if isinstance(number, Refused):
            return NotWritten(number)
    return [number for number in numbers if not isinstance(number, Refused)]


def _tell(calls: Sequence[Call], outcomes: Sequence[Outcome]) -> None:
    """Wake those who wait, with one message to each loop."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[list[int]], Outcome]]]
    told = defaultdict(list)
    for call, outcome in zip(calls, outcomes, strict=True):
        told[call.loop].append((call.answer, outcome))
    for loop, answers in told.items():
        with suppress(RuntimeError):  # the loop is closed, and nobody waits
            loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: Iterable[tuple[asyncio.Future[list[int]], Outcome]]) -> None:
    for answer, outcome in answers:
        if answer.done():  # its task was cancelled
            continue
        if isinstance(outcome, list):
            answer.set_result(outcome)
        else:
            answer.set_exception(outcome)
