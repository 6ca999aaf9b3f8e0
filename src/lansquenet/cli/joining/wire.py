"""The way to a house: what it is asked over HTTP, and the WebSocket of a table, mended when it breaks."""

import asyncio
import json
import os
import random
import re
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
from pydantic import ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses, LansquenetError
from lansquenet.house import messages as say

FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0  # seconds between two attempts to come back
MOST_CHAIRS = 50  # whose keys are kept
RATE, BURST = 9.0, 25.0  # messages a second; a house takes ten, and thirty at once
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.TransportError)
FINAL = ("no_session", "unknown_table", "origin")  # refusals that no other attempt will change
FLEETING = ("bad_ticket", "no_hello", "closing")  # goodbyes after which one comes again

Row = Json


def cleaned(told: Any) -> Any:
    """The same without what would steer the terminal: others write names, and what they say."""
    if isinstance(told, str):
        return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in told)
    if isinstance(told, dict):
        return {cleaned(key): cleaned(value) for key, value in told.items()}
    return [cleaned(value) for value in told] if isinstance(told, list) else told


def address(given: str) -> tuple[str, str]:
    """A house's address and the code of one of its tables, if it is the link of one.

    Raises:
        LansquenetError: it is neither.
    """
    try:
        url = urlsplit(given if "://" in given else f"http://{given}")
        sound = url.scheme in ("http", "https") and url.hostname and (url.port is None or url.port > 0)
    except ValueError:
        sound = False
    found = re.fullmatch(r"/?|/t/([A-Za-z0-9]{1,40})/?", url.path) if sound else None
    if found is None:
        raise LansquenetError(
            f"{given!r} is no house's address; one looks like http://localhost:8000, "
            "the link of a table like http://localhost:8000/t/ABC234."
        )
    return f"{url.scheme}://{url.netloc}", (found[1] or "").upper()


# -- what is kept between two visits


@dataclass
class Kept:
    """Who somebody is at a house, and what was promised there; the file is for its owner's eyes alone."""

    folder: Path
    url: str
    name: str
    session: str = ""
    key: str = ""  # with which the house signed when it was first met
    parts: dict[str, Row] = field(default_factory=dict)  # in shuffles, by session and chair

    def __post_init__(self) -> None:
        self.read()

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return self.folder / f"{quote(urlsplit(self.url).netloc, safe='')} {quote(self.name, safe='')}.json"

    def read(self) -> None:
        """Take up what is kept; nothing, if that cannot be read."""
        with suppress(OSError, ValueError, TypeError, KeyError):
            found = json.loads(self.file.read_text("utf-8"))
            self.session, self.key, self.parts = found["session"], found["key"], dict(found.get("parts", {}))

    def note(self, place: str, row: Row) -> None:
        """Keep the keys of a chair, and those of others that another terminal may have kept meanwhile."""
        self.read()
        others = [(other, kept) for other, kept in self.parts.items() if other != place]
        self.parts = {**dict(others[-MOST_CHAIRS:]), place: row}
        self.keep()

    def keep(self) -> None:
        """Write it down whole, or not at all."""
        fresh = self.file.with_name(f"{self.file.name}.{os.getpid()}.new")
        known = {"session": self.session, "key": self.key, "parts": self.parts}
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
                json.dump(known, out)
            fresh.replace(self.file)
        except OSError as wrong:
            raise LansquenetError(f"{self.file} cannot be written: {wrong.strerror}.") from wrong


# -- over HTTP


class House:
    """A house, asked over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=15)

    async def ask(self, method: str, path: str, session: str = "", json: Json | None = None) -> Any:
        """What the house answers.

        Raises:
            HouseRefuses: it refuses, with its word and its sentence; or what answers is no house.
            httpx.TransportError: nothing answers.
        """
        headers = {"authorization": f"Bearer {session}"} if session else {}
        answer = await self.http.request(method, f"/api{path}", headers=headers, json=json)
        try:
            told = cleaned(answer.json())
        except ValueError:
            raise HouseRefuses("no_house", f"What answers at {self.url} is no house of this kind.") from None
        if answer.is_success:
            return told
        if isinstance(told, dict) and {"code", "text"} <= told.keys():
            raise HouseRefuses(told["code"], told["text"])
        raise HouseRefuses("no_house", f"What answers at {self.url} ({answer.status_code}) is no house.")

    async def name_oneself(self, kept: Kept) -> None:
        """Be known by the name and session that are kept; a new guest if the house knows neither."""
        try:
            if kept.session:
                await self.ask("GET", "/me", kept.session)
                return
        except HouseRefuses as wrong:
            if wrong.code != "no_session":
                raise
        me = await self.ask("POST", "/guests", json={"name": kept.name})
        kept.session = me["session"]
        kept.keep()


# -- at a table


class Lost(say.Message):
    """The connection is gone; another is on its way.  No message of the protocol: it comes from here."""


@dataclass
class Pace:
    """No more messages a second than a house takes."""

    level: float = BURST
    at: float = 0.0

    async def wait(self) -> None:
        """Wait until another may be sent."""
        now = asyncio.get_running_loop().time()
        self.level, self.at = min(BURST, self.level + (now - self.at) * RATE) - 1, now
        if self.level < 0:
            await asyncio.sleep(-self.level / RATE)


class Wire:
    """A WebSocket to a table, opened again whenever it breaks."""

    def __init__(self, house: House, session: str, table: str, seen: Callable[[], tuple[int, int]]) -> None:
        """`seen` tells the hand and the seq of the last frame, so that only what follows is sent again."""
        self.house, self.session, self.table, self.seen = house, session, table, seen
        self.socket: ClientConnection | None = None
        self.pace = Pace()
        self.welcomed = False  # ever
        self.tries = 0  # since somebody last answered
        self.pause = 0.0  # that the house has asked for

    async def send(self, message: say.Asked) -> bool:
        """Say something; False if there is nobody to say it to just now."""
        await self.pace.wait()
        if self.socket is None:
            return False
        try:
            await self.socket.send(message.model_dump_json())
        except BROKEN:
            return False
        return True

    async def messages(self) -> AsyncGenerator[say.Told | Lost, None]:
        """All that the table says, over as many connections as it takes; Lost between two of them.

        Raises:
            LansquenetError, httpx.TransportError: the house is not there at first, or will not have us.
        """
        while True:
            try:
                async with aclosing(self._connection()) as told:
                    async for message in told:
                        yield message
            except BROKEN:
                if not self.welcomed:
                    raise
            except HouseRefuses as wrong:
                if not self.welcomed or wrong.code in FINAL:
                    raise
            self.socket = None
            if self.tries == 0:
                yield Lost()
            await self._back_off()

    async def _connection(self) -> AsyncGenerator[say.Told, None]:
        """What one connection says, until it ends."""
        path = f"/tables/{self.table}/ticket"
        ticket = (await self.house.ask("POST", path, self.session))["ticket"]
        way = re.sub(r"^http", "ws", self.house.url) + f"/ws/{self.table}"
        async with connect(way, max_size=2**22, compression=None, open_timeout=10) as socket:
            hand, seq = self.seen()
            hello = say.Hello(table=self.table, ticket=ticket, hand=hand, seq=seq, speed="usual")
            await socket.send(hello.model_dump_json())
            async for text in socket:
                message = understood(text)
                if message is None:
                    continue
                if isinstance(message, say.Welcome):
                    self.socket, self.tries, self.welcomed = socket, 0, True
                if isinstance(message, say.Bye) and (message.again >= 0 or message.code in FLEETING):
                    self._note(message)
                    return
                yield message

    def _note(self, bye: say.Bye) -> None:
        """Where, and when, to come again."""
        self.pause = max(0.0, bye.again)
        if bye.moved.startswith(("http://", "https://")):
            self.house.url, _ = address(bye.moved)
            self.house.http.base_url = httpx.URL(self.house.url)

    async def _back_off(self) -> None:
        """Wait longer after every attempt, and not as long as everybody else does."""
        longest = min(LONGEST_WAIT, FIRST_WAIT * 2**self.tries)
        await asyncio.sleep(max(self.pause, longest * random.uniform(0.5, 1)))
        self.tries, self.pause = min(self.tries + 1, 16), 0.0


def understood(text: str | bytes) -> say.Told | None:
    """The message of a house, without what only a later version knows; None where that is all of it.

    Raises:
        LansquenetError: what this version does know is not as it knows it.
    """
    try:
        return say.HOUSE_SAYS.validate_python(cleaned(json.loads(text)), extra="ignore")
    except (ValueError, ValidationError) as wrong:
        if isinstance(wrong, ValidationError) and wrong.errors()[0]["type"] == "union_tag_invalid":
            return None
        raise LansquenetError("The house speaks another version of the protocol than this one.") from None
