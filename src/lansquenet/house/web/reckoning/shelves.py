"""The archive: what is told of hands that are over is put together in a process of its own, and kept.

A hand that is over does not change any more, so what was put together once is told again from memory,
and whoever has it already is told only that it is the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Annotated, NamedTuple

from lansquenet.errors import LansquenetError
from lansquenet.house.aside import Aside, Time, timed
from lansquenet.house.bare.roads import Depends, Request, Response
from lansquenet.house.log.database import Database
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Store
from lansquenet.house.web.allowance import Allowance, Caller
from lansquenet.house.web.rest import From, Spending

SECONDS = 20.0  # for one answer
MOST = 32_000_000  # bytes that are kept
SOON = 10.0  # seconds after which what may still change is put together anew
JSON = "application/json"


class Reading(NamedTuple):
    """What a task in the archive comes to; `final`: it will be the same for good."""

    body: bytes
    final: bool = True


class Shelved(NamedTuple):
    """An answer, and until when it holds."""

    body: bytes
    tag: str
    until: float


Key = tuple[object, ...]
Task = Callable[..., Reading]  # of the store, and of what else it is given


class Archive:
    """The process that reads the log, and what it has lately put together; its time counts as `rate`."""

    def __init__(self, url: str, keys: Path, seconds: float = SECONDS, rate: str = "time") -> None:
        self.aside, self.seconds, self.rate = Aside(partial(_open, url, keys)), seconds, rate
        self.kept: OrderedDict[Key, Shelved] = OrderedDict()
        self.size = 0
        self.coming: dict[Key, asyncio.Task[Shelved]] = {}

    async def find(self, spending: Allowance, who: Caller, task: Task, *given: object, key: Key) -> Shelved:
        """What this task comes to; from memory if it is there.

        Raises:
            LansquenetError: there is no such hand, or the caller has asked too much.
        """
        kept = self.kept.get((task, *key))
        if kept and kept.until > monotonic():
            self.kept.move_to_end((task, *key))
            return kept
        coming = self.coming.get((task, *key))
        if coming is None:
            spending.ask(self.rate, who)
            spending.look("history", who)
            coming = asyncio.create_task(self._found(spending, who, (task, *key), *given))
            self.coming[task, *key] = coming
            coming.add_done_callback(lambda done: self._came((task, *key), done))
        return await asyncio.shield(coming)  # others may wait for it, too

    async def _found(self, spending: Allowance, who: Caller, key: Key, *given: object) -> Shelved:
        with spending.place("history", who):
            found, seconds = await Time(self.aside, self.seconds).run(timed, _asked, key[0], *given)
        spending.charge(who, seconds, self.rate)
        if isinstance(found, LansquenetError):
            raise found
        tag = f'"{sha256(found.body).hexdigest()[:32]}"'
        return Shelved(found.body, tag, float("inf") if found.final else monotonic() + SOON)

    def _came(self, key: Key, done: asyncio.Task[Shelved]) -> None:
        del self.coming[key]
        if not done.cancelled() and not done.exception():
            self._keep(key, done.result())

    def _keep(self, key: Key, kept: Shelved) -> None:
        """Keep it, and of the others as many as there is room for."""
        if old := self.kept.pop(key, None):
            self.size -= len(old.body)
        self.kept[key] = kept
        self.size += len(kept.body)
        while self.size > MOST:
            _, gone = self.kept.popitem(last=False)
            self.size -= len(gone.body)

    def close(self) -> None:
        """Stop whatever is being put together."""
        self.aside.stop()


# -- in the process of the archive

_STORES: list[Store] = []


def _open(url: str, keys: Path) -> None:
    _STORES.append(Store(Database.open(url), Keys.read(keys)))


def _asked(task: Task, *given: object) -> Reading:
    return task(_STORES[0], *given)


# -- over HTTP


class Inquiry(NamedTuple):
    """Somebody who asks for something of the archive."""

    archive: Archive
    spending: Allowance
    who: Caller
    request: Request

    async def answer(
        self, task: Task, *given: object, key: Key, media: str = JSON, name: str = ""
    ) -> Response:
        """What the task comes to, or that it is what whoever asks has already."""
        since = self.request.app.state.hall.parted  # what was put together before has names that are gone
        kept = await self.archive.find(self.spending, self.who, task, *given, key=(since, *key))
        headers = {"etag": kept.tag, "cache-control": "private, no-cache"}
        known = self.request.headers.get("if-none-match", "")
        if kept.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        if name:
            headers["content-disposition"] = f'attachment; filename="{name}"'
        return Response(kept.body, media_type=media, headers=headers)


def inquiry(request: Request, spending: Spending, who: From) -> Inquiry:
    """Who asks, and where."""
    return Inquiry(request.app.state.archive, spending, who, request)


Asking = Annotated[Inquiry, Depends(inquiry)]
