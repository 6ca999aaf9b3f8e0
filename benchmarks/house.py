"""Print how a house bears its load: a real server, and a thousand people in another process.

Every table has six people, plays without a pause, and is offered acts at a steady rate, whether or not the
house keeps up: what is late is sent as soon as its turn has come.
"""

import argparse
import asyncio
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from lansquenet.fair.guest.keys import OwnKeys

SEATS = 6
GAMES = {"zecchinetta": {"rounds": "0"}, "loo": {"deals": "0"}}  # with options by which no session ends
LATEST = 5.0  # seconds of acts that a table makes up for
AT_ONCE = 16  # requests on their way while the tables are opened
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """What is measured, from the moment that `counting` is set."""

    counting: bool = False
    delays: list[float] = field(default_factory=list)  # seconds from an act to its own acknowledgement
    refused: Counter[str] = field(default_factory=Counter)
    heard: int = 0  # messages of the house
    bytes: int = 0
    lost: int = 0  # connections that the house ended

    def quantile(self, part: float) -> float:
        """The delay that this part of all acts does not exceed, in milliseconds."""
        return 1000 * sorted(self.delays)[min(len(self.delays) - 1, int(part * len(self.delays)))]


@dataclass
class Pulse:
    """When the acts of a table are due; until it is started, none is."""

    every: float
    due: float = math.inf
    held: Callable[[], None] | None = None  # the act that waits for the start

    def start(self) -> None:
        """Let the table play from now on."""
        self.due = time.monotonic() + random.random() * self.every
        if self.held:
            self.beat(self.held)

    def beat(self, act: Callable[[], None]) -> None:
        """Have this done when it is due; what is late is not made up for without end."""
        if math.isinf(self.due):
            self.held = act
            return
        now = time.monotonic()
        asyncio.get_running_loop().call_later(max(0.0, self.due - now), act)
        self.due = max(self.due, now - LATEST) + self.every


class Person(asyncio.Protocol):
    """One connection: it sits down, shares in every shuffle, and plays when it is asked."""

    def __init__(self, url: str, table: str, ticket: str, pulse: Pulse, figures: Figures) -> None:
        self.socket = ClientProtocol(parse_uri(url.replace("http", "ws", 1) + f"/ws/{table}"), max_size=None)
        self.table, self.ticket, self.pulse, self.figures = table, ticket, pulse, figures
        self.dice = random.Random(ticket)
        self.chair, self.keys = -1, OwnKeys.fresh("", -1)
        self.sent: dict[str, float] = {}
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # -- the connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.socket.send_request(self.socket.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.socket.receive_data(data)
        for event in self.socket.events_received():
            if isinstance(event, Response) and event.status_code != 101:
                self.figures.refused["door"] += 1
            elif isinstance(event, Response):
                self.say(type="hello", table=self.table, ticket=self.ticket)
            elif getattr(event, "opcode", None) is Opcode.TEXT:
                self.hear(event.data)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.figures.lost += 1

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send_text(json.dumps(message).encode())
        self._flush()

    def _flush(self) -> None:
        if not self.transport.is_closing():
            self.transport.writelines(filter(None, self.socket.data_to_send()))

    # -- the game

    def hear(self, data: bytes) -> None:
        """Take in a message of the house."""
        self.figures.heard += self.figures.counting
        self.figures.bytes += len(data) * self.figures.counting
        if data.startswith(b'{"type":"state"') and b'"offer":null' in data:
            return
        message = json.loads(data)
        match message["type"]:
            case "welcome":
                self._welcomed(message)
            case "share_wanted":
                self._share(message["body"])
            case "room":
                self._promise(message["session"])
            case "state":
                self.pulse.beat(lambda: self._act(message))
            case "ack" if message["id"]:
                self._acknowledged(message["id"])
            case "refuse" | "bye":
                self.figures.refused[message["code"]] += 1

    def _welcomed(self, message: dict[str, Any]) -> None:
        if message["chair"] < 0:
            return self.say(type="sit")
        self.chair = message["chair"]
        if not self.seated.done():
            self.seated.set_result(None)

    def _promise(self, session: str) -> None:
        """Promise for a session of which nothing has been promised yet, or once the chain runs out."""
        if self.chair < 0 or not session or (session == self.keys.session and not self.keys.runs_out):
            return
        if session != self.keys.session:
            self.keys = OwnKeys.fresh(session, self.chair)
        pledge = self.keys.pledge()
        self.say(type="promise", session=session, key=pledge.key.hex(), head=pledge.head.hex())

    def _share(self, body: dict[str, Any]) -> None:
        """Sign without looking: what a client checks is not what is measured here."""
        if self.chair < 0:
            return  # it only looks on
        at = body["window"], body["void"]
        for chair, _, key, head in body["seats"]:
            if (chair, key) == (self.chair, self.keys.public.hex()):
                share = self.keys.sign(*at, bytes.fromhex(body["t"]), bytes.fromhex(head))
                given = {"share": share.link.hex(), "signature": share.signature.hex()}
                self.say(type="share", window=at[0], void=at[1], **given)

    def _act(self, state: dict[str, Any]) -> None:
        """Say something that is allowed, without staking much."""
        offer = state["offer"]
        action = self.dice.choice(offer["choices"])["action"] if offer["choices"] else offer["least"]
        id = f"{state['hand']}.{state['seq']}"
        self.sent[id] = time.perf_counter()
        self.say(type="act", id=id, hand=state["hand"], seq=state["seq"], action=action)

    def _acknowledged(self, id: str) -> None:
        delay = time.perf_counter() - self.sent.pop(id)
        if self.figures.counting:
            self.figures.delays.append(delay)


# -- the house


@contextmanager
def house(folder: Path, *options: str, nth: int = 0) -> Iterator[tuple[str, int]]:
    """A house, or its n-th process: its address, and the number of the process."""
    port = 20_000 + (os.getpid() + 7919 * nth) % 12_000  # below those that the system gives to connections
    command = [sys.executable, "-c", "from lansquenet.cli import main; main()", "serve", "--quiet"]
    command += ["--data", str(folder), "--port", str(port), *options]
    process = subprocess.Popen(command)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait(60)


def freely(sockets: int) -> list[str]:
    """Options by which one address may have as much as it wants."""
    return ["--sockets", str(2 * sockets), "--leeway", "1000", "--pace", "0"]


def wait_for(url: str) -> None:
    """Wait until tables can be played."""
    for _ in range(300):
        try:
            if httpx.get(f"{url}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("The house does not open.")


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def megabytes(pid: int, what: str) -> float:
    """The memory that a process holds (VmRSS), or has held at most (VmHWM)."""
    rows = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if row.startswith(f"{what}:"))


# -- the people


async def gather(
    url: str, people: int, rate: float, figures: Figures, apart: bool = False, seats: int = SEATS
) -> list[Person]:
    """Have so many people sit down at tables of six, and play so many acts a second in all.

    `apart`: each table's come from an address of their own.
    """
    tables = -(-people // seats)
    door = asyncio.Semaphore(AT_ONCE)
    sizes = [people // tables + (n < people % tables) for n in range(tables)]
    every = tables / rate
    opened = [company(door, url, n, size, every, figures, apart) for n, size in enumerate(sizes)]
    return [person for found in await asyncio.gather(*opened) for person in found]


def client(url: str, address: str | None = None) -> httpx.AsyncClient:
    """A client for HTTP that asks from this address."""
    kept = httpx.Limits(keepalive_expiry=2)  # the house closes what is idle for longer
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=address, limits=kept)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)


async def company(
    door: asyncio.Semaphore, url: str, number: int, size: int, every: float, figures: Figures, apart: bool
) -> list[Person]:
    """Open a table for people of its own."""
    address = f"127.1.{number // 200}.{1 + number % 200}" if apart else None
    async with door, client(url, address) as http:
        who = [await guest(http, f"n{number}-{n}") for n in range(size)]
        game, options = [*GAMES.items()][number % len(GAMES)]
        terms = {"game": game, "options": options, "seats": size, "chips": 1_000_000}
        calm = {"pace": 0, "between": 0, "window": 0, "private": True}
        table = (await http.post("/api/tables", json=terms | calm, headers=who[0])).json()["id"]
        pulse = Pulse(every)
        people = [await connected(http, table, headers, pulse, figures, address) for headers in who]
        await asyncio.gather(*(person.seated for person in people))
        return people


async def guest(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    """Somebody who has come in: the headers that say so."""
    answer = await http.post("/api/guests", json={"name": name})
    http.cookies.clear()
    return {"authorization": "Bearer " + answer.json()["session"]}


async def connected(
    http: httpx.AsyncClient,
    table: str,
    headers: dict[str, str],
    pulse: Pulse,
    figures: Figures,
    address: str | None = None,
) -> Person:
    """Somebody at the table."""
    ticket = (await http.post(f"/api/tables/{table}/ticket", headers=headers)).json()["ticket"]
    url = str(http.base_url).rstrip("/")
    _, person = await asyncio.get_running_loop().create_connection(
        lambda: Person(url, table, ticket, pulse, figures),
        http.base_url.host,
        http.base_url.port,
        local_addr=(address, 0) if address else None,
    )
    return person


async def measure(url: str, pid: int, options: argparse.Namespace) -> dict[str, float | dict[str, int]]:
    """Let the people play, and count for so many seconds."""
    figures = Figures()
    begun = time.perf_counter()
    people = await gather(url, options.sockets, options.rate, figures)
    opening = time.perf_counter() - begun
    for pulse in {id(person.pulse): person.pulse for person in people}.values():
        pulse.start()
    await asyncio.sleep(options.warm)
    figures.refused.clear()
    figures.lost, figures.counting = 0, True
    begun, used, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    await asyncio.sleep(options.seconds)
    figures.counting, seconds = False, time.perf_counter() - begun
    return {
        "sockets": len(people) - figures.lost,
        "seconds_to_open": round(opening, 1),
        "acts_per_second": round(len(figures.delays) / seconds, 1),
        "p50_ms": round(figures.quantile(0.50), 1),
        "p95_ms": round(figures.quantile(0.95), 1),
        "p99_ms": round(figures.quantile(0.99), 1),
        "worst_ms": round(figures.quantile(1.0), 1),
        "messages_per_second": round(figures.heard / seconds),
        "kilobytes_per_second": round(figures.bytes / seconds / 1024),
        "server_cpu": round((cpu := cpu_seconds(pid) - used) / seconds, 2),
        "server_ms_per_act": round(1000 * cpu / len(figures.delays), 2),
        "client_cpu": round((time.process_time() - own) / seconds, 2),
        "server_mb": round(megabytes(pid, "VmRSS")),
        "server_mb_most": round(megabytes(pid, "VmHWM")),
        "refused": dict(figures.refused),
        "lost": figures.lost,
    }


def read(arguments: list[str] | None = None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=1000, help="people, six at a table")
    parser.add_argument("--rate", type=float, default=300.0, help="acts a second offered in all")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it is measured")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before that")
    parser.add_argument("--data", type=Path, help="a folder on the disk to be measured")
    parser.add_argument(
        "--bad-neighbour", action="store_true", help="how long people wait while one visitor takes all it can"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    return parser.parse_args(arguments)


def run(options: argparse.Namespace) -> dict[str, float | dict[str, int]]:
    """Open a house, measure it, close it."""
    with (
        tempfile.TemporaryDirectory(dir=options.data) as folder,
        house(Path(folder), *freely(options.sockets)) as (url, pid),
    ):
        return asyncio.run(measure(url, pid, options))


def main() -> None:
    options = read()
    if options.bad_neighbour:
        from bad_neighbour import told

        return told(options)
    found = run(options)
    if options.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name.replace('_', ' '):22} {value}")


if __name__ == "__main__":
    main()
