"""People who play over real sockets, come back when they are cut off, and remember what they were promised.

Each keeps a journal of all acts: unknown until the house has answered.  What is unknown is asked for again
under the same id.
"""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from driver import pick
from lansquenet.fair.guest.keys import Untrue
from lansquenet.fair.guest.part import OwnPart

Message = dict[str, Any]
SHUFFLED = ("bad_share", "bad_promise", "not_now", "out")
BROKEN = (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, TimeoutError, EOFError)
AGAIN = 0.5  # seconds without an answer, after which an act is sent once more
BACK = 0.3  # seconds until one comes again who was cut off


@dataclass
class Done:
    """An act in a journal."""

    id: str
    hand: int
    seq: int
    action: int
    came: str = "unknown"  # or acknowledged, or why it was refused
    sent: int = 0


@dataclass
class Player:
    """Somebody at a table."""

    url: str
    name: str
    seed: str
    hurry: float = 0.0  # seconds of thought before an act
    fresh_ids: bool = False  # the control: what is sent again has another id
    session: str = ""
    table: str = ""
    chair: int = -1
    state: Message = field(default_factory=dict)
    room: Message = field(default_factory=dict)
    part: OwnPart | None = None  # in the shuffles
    journal: dict[str, Done] = field(default_factory=dict)
    pending: Done | None = None
    heard: list[str] | None = None  # every text that came, if it is to be kept
    wrong: list[str] = field(default_factory=list)  # what no house should say
    socket: ClientConnection | None = None
    gate: str = ""  # where to connect to, if not to the house itself

    def __post_init__(self) -> None:
        self.dice = Random(self.seed)

    async def come_in(self, client: httpx.AsyncClient) -> None:
        """Have an account."""
        answer = await client.post(f"{self.url}/api/guests", json={"name": self.name})
        self.session = answer.json()["session"]

    @property
    def bearer(self) -> dict[str, str]:
        """By what one is known."""
        return {"authorization": f"Bearer {self.session}"}

    async def open_table(self, client: httpx.AsyncClient, **terms: Any) -> str:
        """A new table; its id."""
        answer = await client.post(f"{self.url}/api/tables", json=terms, headers=self.bearer)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    # -- one connection

    async def play(self, client: httpx.AsyncClient) -> None:
        """Connect, and play until cut off."""
        path = f"{self.url}/api/tables/{self.table}/ticket"
        ticket = (await client.post(path, headers=self.bearer)).json()["ticket"]
        gate = self.gate or self.url.replace("http", "ws", 1) + f"/ws/{self.table}"
        async with connect(gate, compression=None, ping_interval=None) as self.socket:
            seen = {"hand": self.state.get("hand", 0), "seq": self.state.get("seq", 0)}
            await self.say("hello", table=self.table, ticket=ticket, **seen)
            await self.resend()
            await self.listen()

    async def keep_playing(self, client: httpx.AsyncClient) -> None:
        """Play, and come back whenever the connection breaks."""
        while True:
            with contextlib.suppress(*BROKEN):
                await self.play(client)
            await asyncio.sleep(BACK)

    async def listen(self) -> None:
        """Take in what comes, and answer it."""
        assert self.socket
        while True:
            try:
                async with asyncio.timeout(AGAIN if self.pending else None):
                    text = await self.socket.recv()
            except TimeoutError:
                await self.resend()
                continue
            assert isinstance(text, str)
            if self.heard is not None:
                self.heard.append(text)
            await self.hear(json.loads(text))

    async def hear(self, message: Message) -> None:
        """Answer a message."""
        await self.take_part(message)
        match message["type"]:
            case "welcome":
                await self.sit(message)
            case "room":
                self.room = message
            case "state":
                await self.look(message)
            case "ack" | "refuse" if message["id"]:
                await self.told(message)
            case "refuse" if message["code"] not in ("too_fast", "seated", *SHUFFLED):
                self.wrong.append(str(message))
            case "bye":
                raise EOFError(message["code"])

    async def sit(self, welcome: Message) -> None:
        """Take a chair."""
        self.chair = max(self.chair, welcome["chair"])  # an older greeting may come behind a newer one
        if self.chair < 0:
            await self.say("sit")

    async def take_part(self, message: Message) -> None:
        """Promise, and sign what can be checked; whatever cannot is noted as wrong."""
        if message["type"] == "welcome" and self.part is None:
            self.part = OwnPart(self.table, message["key"], message["terms"]["game"])
        try:
            reply = self.part.hear(message) if self.part else None
        except Untrue as wrong:
            self.wrong.append(f"the house {wrong}")
            return
        if reply:
            await self.say(**reply)

    # -- acts

    async def look(self, state: Message) -> None:
        """Act if asked to; what comes late is not looked at."""
        late = (state["hand"], state["seq"]) < (self.state.get("hand", 0), self.state.get("seq", 0))
        if late and not state["again"]:
            return
        self.state = state
        if state["offer"] and self.pending is None:
            await self.act()

    async def act(self) -> None:
        """Choose, write it down, and send it."""
        if self.hurry:
            await asyncio.sleep(self.hurry)
        hand, seq = self.state["hand"], self.state["seq"]
        id = f"{self.chair}-{hand}-{seq}-{len(self.journal)}"
        self.pending = self.journal[id] = Done(id, hand, seq, self.choice(self.state["offer"]))
        await self.send()

    def choice(self, offer: Message) -> int:
        """Any of the acts that are offered."""
        if offer["choices"]:
            return pick(self.dice, [choice["action"] for choice in offer["choices"]])
        amounts = [*range(offer["least"], min(offer["most"], offer["least"] + 5) + 1)]
        return self.dice.choice(amounts or [offer["apart"]])

    async def send(self) -> None:
        """Send what is pending."""
        done = self.pending
        assert done
        done.sent += 1
        await self.say("act", id=done.id, hand=done.hand, seq=done.seq, action=done.action)

    async def resend(self) -> None:
        """Send again what has not been answered."""
        if self.pending and self.chair >= 0:
            if self.fresh_ids:
                self.pending.id += "+"
                self.journal[self.pending.id] = self.pending
            await self.send()

    async def told(self, message: Message) -> None:
        """The house says what became of an act."""
        done = self.journal.get(message["id"])
        if done is None or message.get("code") == "too_fast":
            return
        came = "acknowledged" if message["type"] == "ack" else message["code"]
        if done.came not in ("unknown", came):
            self.wrong.append(f"{done.id} was {done.came} and is {came}")
        done.came = came
        if done is self.pending:
            self.pending = None
            if (done.hand, done.seq) != (self.state["hand"], self.state["seq"]) and self.state["offer"]:
                await self.act()

    async def say(self, type: str, **said: Any) -> None:
        """Send a message."""
        assert self.socket
        await self.socket.send(json.dumps({"type": type, **said}))


async def company(
    url: str, tables: list[dict[str, Any]], people: int, seed: str, kind: type[Player] = Player
) -> list[Player]:
    """So many people at each of these tables, who have accounts and know where to sit."""
    found = []
    async with httpx.AsyncClient(timeout=60) as client:
        for number, terms in enumerate(tables):
            players = [kind(url, f"P{number}-{n}", f"{seed} {number} {n}", hurry=0.02) for n in range(people)]
            for player in players:
                await player.come_in(client)
            table = await players[0].open_table(client, **terms)
            for player in players:
                player.table = table
            found += players
    return found
