"""Prepares hands up to a visitor's first question, by the house itself: so that a page has a table at once.

A prepared hand is the log of its table, and what somebody is told who comes there: `laying.py` lays the log
into the house of the page, when that is open.
"""

import asyncio
import json
import secrets
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from lansquenet.books.written import Json
from lansquenet.edition.door import Door
from lansquenet.games import GAMES
from lansquenet.house.log.entries import Logged
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Store
from lansquenet.rules.game import seats_near

USUAL = 4  # seats, or as near as the game has room for: as `usualSeats` has it in the page
AT_ONCE = 12  # tables of a visitor that a house is asked for together
PATIENCE = 60.0  # seconds for a first question
SHOWN = ("welcome", "room", "state")  # of what is told: the rest waits for the house that deals


@dataclass
class AtDoor:
    """Somebody behind a door, and what is said through it."""

    folder: Path
    signing: str = ""
    answers: dict[int, list[str]] = field(default_factory=dict)
    done: dict[int, asyncio.Event] = field(default_factory=dict)
    lines: dict[int, asyncio.Queue[Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.door, self.asked = Door(self.folder, self.hear, self.signing), 0

    def hear(self, text: str) -> None:
        """Sort what is said: by question, or by line."""
        told = json.loads(text)
        if "line" in told:
            self.lines[told["line"]].put_nowait(json.loads(told["text"]) if "text" in told else None)
        elif "part" in told:
            self.answers[told["id"]].append(told["part"])
        elif "done" in told:
            self.done[told["id"]].set()

    def say(self, line: int, **said: object) -> None:
        """Say something on a line."""
        self.door.heard(line, json.dumps(said))

    async def ask(self, path: str, given: object = None) -> Any:
        """What the house answers."""
        self.asked += 1
        id, body = self.asked, "" if given is None else json.dumps(given)
        self.answers[id], self.done[id] = [], asyncio.Event()
        self.door.ask(id, "GET" if given is None else "POST", path, body)
        await self.done[id].wait()
        return json.loads("".join(self.answers.pop(id)))

    async def come(self, line: int, table: str) -> list[Json]:
        """Come to a table and sit down there; all that is told until one is asked something."""
        ticket = (await self.ask(f"/api/tables/{table}/ticket", {}))["ticket"]
        self.lines[line], heard = asyncio.Queue(), []
        self.door.line(line, f"/ws/{table}")
        self.say(line, type="hello", table=table, ticket=ticket)
        while True:
            said = await self.lines[line].get()
            heard.append(said)
            if said["type"] == "welcome" and said["chair"] < 0:
                self.say(line, type="sit")
            if said["type"] == "state" and (offer := said["offer"]) and not offer["standing"]:
                self.door.gone(line)
                return [one for one in heard if one["type"] in SHOWN]


class Prepared(NamedTuple):
    """Hands by their games, and the key by which the house signed that dealt them."""

    hands: dict[str, list[Json]]
    signing: str


def hands(games: Iterable[str], many: int) -> Prepared:
    """The same for whoever is not asynchronous, or is in a loop of their own."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, prepared(games, many)).result()


async def prepared(games: Iterable[str], many: int) -> Prepared:
    """So many hands of each game, as far as a visitor is soon asked something there.

    Who comes has a name and an account that are nobody else's: both are read as those of whoever plays on.
    """
    with TemporaryDirectory() as work:
        folder, who = Path(work), f"newcomer {secrets.token_hex(4)}"
        visit = AtDoor(folder)
        await visit.door.open()
        me = (await visit.ask("/api/guests", {"name": who}))["id"]
        limit = asyncio.Semaphore(AT_ONCE)
        begun = [_begun(visit, name, line, limit) for line, name in enumerate([*games] * many)]
        links = [link for link in await asyncio.gather(*begun) if link]
        await visit.door.close()
        logs = _logs(folder, [link["id"] for link in links])
        visit = AtDoor(folder)
        await visit.door.open()
        found: dict[str, list[Json]] = {}
        for line, link in enumerate(links):
            hand = {"id": link["id"], "code": link["code"], "me": me, "name": who, "events": logs[link["id"]]}
            hand["card"] = await visit.ask(f"/api/codes/{link['code']}")
            told = await _asked(visit, line, link["id"])
            if told:  # else play has gone on without us, to its end
                found.setdefault(link["game"], []).append(hand | {"told": told})
        await visit.door.close()
        return Prepared(found, Keys.read(folder / "keys.json").signing.hex())


async def _begun(visit: AtDoor, game: str, line: int, limit: asyncio.Semaphore) -> Json | None:
    """The link of a table at which one is asked something; nothing where that takes long."""
    seats = seats_near(GAMES[game], USUAL)
    terms = {"game": game, "seats": seats, "private": True, "fill": True, "newcomer": True}
    async with limit:
        link: Json = await visit.ask("/api/tables", terms)
        return link | {"game": game} if await _asked(visit, line, link["id"]) else None


async def _asked(visit: AtDoor, line: int, table: str) -> list[Json]:
    """What is told at a table until one is asked something; nothing where that takes long."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await visit.come(line, table)
    except TimeoutError:
        return []


def _logs(folder: Path, tables: list[str]) -> dict[str, list[Json]]:
    """What has happened at these tables."""
    store = Store.open(f"sqlite:///{folder / 'house.db'}", folder / "keys.json")
    try:
        return {table: [_event(one) for one in store.events(table)] for table in tables}
    finally:
        store.close()


def _event(logged: Logged) -> Json:
    return {"kind": logged.kind, "body": logged.body, "sealed": logged.sealed}
