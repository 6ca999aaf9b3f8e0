"""People who come to a house in tests: over HTTP and real sockets, one step after another."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lansquenet.fair.guest.part import OwnPart
from lansquenet.house.web.app import Settings, house
from lansquenet.house.web.patience import PROTOCOLS

Message = dict[str, Any]
SOON = 120.0  # seconds within which everything in these tests is answered, on however busy a machine
ENDLESS = {"zecchinetta": {"rounds": "0"}, "loo": {"deals": "0"}}
Protocols = tuple[Any, Any]  # for HTTP and for sockets, as uvicorn knows them
USUAL: Protocols = tuple(PROTOCOLS.values())
BRISK = {"pace": 0, "between": 0, "window": 0}


class Seat:
    """A socket at a table.  It shares in the shuffles by itself, whatever the test waits for."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket, self.table = socket, table
        self.heard: list[Message] = []
        self.part: OwnPart | None = None  # in the shuffles
        self.mute = False  # whether it gives no shares, though it has promised them
        self.acts = 0
        self.state: Message | None = None  # the last one, until it is acted upon

    def say(self, type: str, **said: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": type, **said}))

    def next(self, seconds: float = SOON) -> Message:
        """The next message of the house."""
        message: Message = json.loads(self.socket.recv(seconds))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        if self.part is None and message["type"] == "welcome":
            self.part = OwnPart(self.table, message["key"], message["terms"]["game"])
        if self.mute and message["type"] in ("share_wanted", "void", "joined"):
            return message
        if self.part and (reply := self.part.hear(message)):
            self.say(**reply)
        return message

    def hears(self, type: str, seconds: float = SOON, **fits: Any) -> Message:
        """The next message of this type in which these fields stand."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                message = self.next(left)
                if message["type"] == type and all(message[key] == value for key, value in fits.items()):
                    return message
        raise TimeoutError(f"no {type} with {fits}; heard last: {self.heard[-5:]}")

    def hears_nothing(self, type: str, seconds: float) -> bool:
        """Whether no such message comes within this time."""
        with contextlib.suppress(TimeoutError):
            self.hears(type, seconds)
            return False
        return True

    def refused(self) -> str:
        """The name under which the last wish was refused."""
        return str(self.hears("refuse")["code"])

    def sits(self, chair: int | None = None) -> Self:
        """Sit down, and wait until that is so."""
        self.say("sit", chair=chair)
        while self.hears("welcome")["chair"] < 0:
            pass
        return self

    def asked(self, seconds: float = SOON) -> Message:
        """The state in which it is this seat's turn, whether it has been heard already or not."""
        end = time.monotonic() + seconds
        while self.state is None or self.state["offer"] is None:
            self.next(max(0.01, end - time.monotonic()))
        return self.state

    def act(self, state: Message, action: int | None = None, **other: Any) -> str:
        """Act in this state, as usual if nothing is said; the id of the act."""
        self.acts, self.state = self.acts + 1, None
        id = f"act{self.acts}"
        said = state["offer"]["usual"] if action is None else action
        self.say("act", **{"id": id, "hand": state["hand"], "seq": state["seq"], "action": said} | other)
        return id

    def plays(self, state: Message) -> Message:
        """Act as usual and wait for the acknowledgement."""
        return self.hears("ack", id=self.act(state))

    def plays_until(self, seconds: float = SOON, **fits: Any) -> Message:
        """Play as usual until a state has these fields."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if state := self.state:
                if all(state[key] == value for key, value in fits.items()):
                    return state
                if state["offer"]:
                    self.act(state)
            self.next(max(0.01, end - time.monotonic()))
        raise TimeoutError(str(fits))

    def closes(self) -> int:
        """Hear the house out until it has closed the connection; the code with which it did."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code


class Visitor:
    """Somebody with a name, and a client for HTTP that keeps no cookies."""

    def __init__(self, url: str, name: str, session: str = "") -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, timeout=30, verify=False)
        if not session:
            me = self.http.post("/api/guests", json={"name": name}).json()
            session, self.id = me["session"], me["id"]
        self.session = session
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {session}"
        self.leaving = contextlib.ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.leaving.close()
        self.http.close()

    def opens(self, game: str = "zecchinetta", **terms: Any) -> str:
        """Open a table; its id."""
        answer = self.http.post(
            "/api/tables",
            json={"game": game, **BRISK} | {"options": ENDLESS.get(game, {}), "seats": 2} | terms,
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def ticket(self, table: str, robot: bool = False) -> str:
        """A ticket for one connection to this table."""
        answer = self.http.post(f"/api/tables/{table}/ticket", params={"robot": robot})
        return str(answer.json()["ticket"])

    def comes(self, table: str, **hello: Any) -> Seat:
        """Connect to a table."""
        opened = self.knocks()
        seat = Seat(opened, table)
        seat.say("hello", **{"table": table, "ticket": self.ticket(table)} | hello)
        return seat

    def knocks(self, **options: Any) -> ClientConnection:
        """A socket on which nothing has been said."""
        address = self.url.replace("http", "ws", 1) + "/ws"
        return self.leaving.enter_context(connect(address, compression=None, max_queue=None, **options))


@contextmanager
def company(url: str, *names: str) -> Iterator[list[Visitor]]:
    """Visitors with these names."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(Visitor(url, name)) for name in names]


@contextmanager
def nearby(
    folder: Path, sockets: int = 1000, buffer: int = 0, protocols: Protocols = USUAL, **settings: Any
) -> Iterator[str]:
    """A house in a thread of this process, so that a test can change how long it waits; its address.

    `buffer` is the number of bytes that the system takes off its hands for each connection.
    """
    http, ws = protocols
    folder.mkdir(exist_ok=True)
    usual = {"sockets": sockets, "leeway": 1000.0, "pace": 0.0}  # no test is refused for its haste
    kept = Settings(f"sqlite:///{folder / 'house.db'}", folder / "keys.json", **usual | settings)
    config = uvicorn.Config(
        house(kept), http=http, ws=ws, ws_per_message_deflate=False, log_config=None, lifespan="on"
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        if buffer:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(30)
