"""The door between a page and the house behind it: what a server is else, without a network.

The house speaks ASGI, to this as to any server.  What is told goes through `tell`, as JSON: to a question
`{"id", "status", "type"}`, then its parts as `{"id", "part"}`, and at last `{"id", "done"}`; on a line to a
table `{"line", "text"}`, and `{"line", "closed"}` when it ends.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import asdict, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from lansquenet.books.written import Json
from lansquenet.edition.laying import lay
from lansquenet.errors import LansquenetError
from lansquenet.house.bare.roads import Message, Scope
from lansquenet.house.hall import Hall
from lansquenet.house.log.database import Database
from lansquenet.house.log.schema import REVISION
from lansquenet.house.log.sealing import Keys
from lansquenet.house.people.accounts import fit
from lansquenet.house.web.app import Settings, house
from lansquenet.house.web.rest import COOKIE

HOST = "page"
SIGNING = "signing.key"  # beside this file, in a page: see `folder.py`
PLENTY = 1000.0  # times what a visitor of a house may have: there is nobody else
PACE = 0.0  # seconds that a bot must take: as the table is opened


class Door:
    """One house, and the one browser that it is for."""

    def __init__(self, folder: Path, tell: Callable[[str], None], signing: str = "") -> None:
        self.folder, self.tell_text, self.cookie = folder, tell, ""
        self.signing = signing or _shipped()
        self.lines: dict[int, asyncio.Queue[Message]] = {}
        self.living: asyncio.Queue[Message] = asyncio.Queue()
        self.life: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the house, on what this browser has kept of it."""
        store = self.folder / "house.db"
        _put_away_older(store)
        if (kept := self.folder / "cookie").is_file():
            self.cookie = kept.read_text("utf-8")
        if self.signing and not (self.folder / "keys.json").is_file():
            _make_keys(self.folder / "keys.json", self.signing)
        settings = Settings(f"sqlite:///{store}", self.folder / "keys.json", leeway=PLENTY, pace=PACE)
        self.app = house(settings)
        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def said(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                opened.set_result(None)

        self.living.put_nowait({"type": "lifespan.startup"})
        self.life = asyncio.create_task(self.app({"type": "lifespan"}, self.living.get, said))
        await asyncio.wait([self.life, opened], return_when=asyncio.FIRST_COMPLETED)
        if self.life.done():
            self.life.result()  # why it could not be opened

    async def close(self) -> None:
        """Put every table away, as when a house closes."""
        self.living.put_nowait({"type": "lifespan.shutdown"})
        if self.life:
            await self.life

    @property
    def key(self) -> str:
        """The public key by which it can be checked what this house has signed."""
        hall: Hall = self.app.state.hall
        return hall.store.keys.signer.public_key().public_bytes_raw().hex()

    async def be(self, id: str, name: str) -> None:
        """Know this browser as who it says it is, unless it is known as somebody."""
        hall: Hall = self.app.state.hall
        session = self.cookie.partition("=")[2]
        if session and await hall.accounts.of_session(session):
            return
        made = await hall.writer.run(lambda: hall.store.add_account(fit(name), id=id))
        if account := made or await hall.accounts.account(id):
            self._keep_cookie(f"{COOKIE}={await hall.accounts.session(account)}")

    async def lay(self, id: str, events: str) -> None:
        """Let what has happened at a table happen in this house: see `laying.py`."""
        await lay(self.app.state.hall, id, json.loads(events))

    def _keep_cookie(self, cookie: str) -> None:
        self.cookie = cookie
        (self.folder / "cookie").write_text(cookie, "utf-8")

    def tell(self, **said: object) -> None:
        """Let the page hear this."""
        self.tell_text(json.dumps(said, ensure_ascii=False))

    def _scope(self, kind: str, url: str) -> Json:
        path, _, query = url.partition("?")
        headers = [(b"host", HOST.encode())] + [(b"cookie", self.cookie.encode())] * bool(self.cookie)
        return {"type": kind, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
                "headers": headers, "scheme": "http", "client": ("browser", 0), "server": (HOST, 80),
                "root_path": "", "http_version": "1.1"}  # fmt: skip

    # -- questions

    def ask(self, id: int, method: str, url: str, body: str = "", kind: str = "application/json") -> None:
        """Ask for something, as over HTTP; what comes of it is told."""
        scope = self._scope("http", url) | {"method": method}
        scope["headers"] = [*scope["headers"], (b"content-type", kind.encode())]
        self._begin(self._answer(id, scope, body.encode()))

    async def _answer(self, id: int, scope: Scope, body: bytes) -> None:
        parts = [body]

        async def hear() -> Any:
            if parts:
                return {"type": "http.request", "body": parts.pop(), "more_body": False}
            return await asyncio.Event().wait()  # whoever asks waits for the end

        async def said(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._told_first(id, message)
            elif message.get("body"):
                self._tell_part(id, message["body"])

        await self.app(scope, hear, said)
        self.tell(id=id, done=True)

    def _tell_part(self, id: int, part: bytes) -> None:
        try:
            self.tell(id=id, part=part.decode())
        except UnicodeDecodeError:  # of what is no text, a letter stands for each byte
            self.tell(id=id, bytes=part.decode("latin-1"))

    def _told_first(self, id: int, message: Message) -> None:
        headers = [(key.decode().lower(), value.decode()) for key, value in message["headers"]]
        for value in (value for key, value in headers if key == "set-cookie"):
            self._keep_cookie(value.partition(";")[0])
        self.tell(id=id, status=message["status"], type=dict(headers).get("content-type", ""))

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- lines to tables

    def line(self, line: int, url: str) -> None:
        """Open a line to a table, as over a WebSocket."""
        self.lines[line] = asyncio.Queue()
        self.lines[line].put_nowait({"type": "websocket.connect"})
        self._begin(self._talk(line, self._scope("websocket", url)))

    async def _talk(self, line: int, scope: Scope) -> None:
        async def said(message: Message) -> None:
            if message["type"] == "websocket.send":
                self.tell(line=line, text=message["text"])

        try:
            await self.app(scope, self.lines[line].get, said)
        finally:
            del self.lines[line]
            self.tell(line=line, closed=True)

    def heard(self, line: int, text: str) -> None:
        """Say something on a line."""
        if line in self.lines:
            self.lines[line].put_nowait({"type": "websocket.receive", "text": text})

    def gone(self, line: int) -> None:
        """Hang up."""
        if line in self.lines:
            self.lines[line].put_nowait({"type": "websocket.disconnect", "code": 1000})


def _shipped() -> str:
    """The key of the house that has prepared hands for this one, where there are any."""
    key = files("lansquenet.edition") / SIGNING
    return key.read_text("utf-8") if key.is_file() else ""


def _make_keys(path: Path, signing: str) -> None:
    """Make the keys of a new house, which signs as another did: on that key it hangs what is drawn."""
    keys = replace(Keys.made(path), signing=bytes.fromhex(signing))
    path.write_text(json.dumps({name: key.hex() for name, key in asdict(keys).items()}), "utf-8")


def _put_away_older(store: Path) -> None:
    """Begin anew where a browser has kept what another version wrote: a page changes no older store."""
    database = Database.open(f"sqlite:///{store}")
    try:
        found = database.revision()
    except LansquenetError:
        found = "damaged"
    finally:
        database.close()
    if found not in (None, REVISION):
        for file in store.parent.glob("house.db*"):
            file.unlink()
