"""Keep a house: one process, its log in a folder or in PostgreSQL."""

import fcntl
import gc
import logging
import math
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, NamedTuple

import structlog
import uvicorn
from fastapi import FastAPI
from rich.console import Console
from rich.text import Text
from structlog.tracebacks import ExceptionDictTransformer

from lansquenet.cli.keeping.connections import AT_A_TIME, EACH, QUEUE, Gate, Listener, places, protocols
from lansquenet.cli.keeping.log_lines import Repeats
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.errors import LansquenetError
from lansquenet.house.hall import LEAST_PACE
from lansquenet.house.log.store import Store
from lansquenet.house.log.witness import missing
from lansquenet.house.web.app import Settings, house

PROXIES = "FORWARDED_ALLOW_IPS"  # the variable by which uvicorn is told whom to believe
SWITCH = 0.001  # seconds that another thread may keep the tables waiting at a time
HANDED = 3  # the first file that systemd hands over to a process
TIDY = 6000  # tenths of a second between two searches for cycles in memory


class HouseBounds(NamedTuple):
    """What one visitor may have: connections to tables of an address, times the usual of all else, and
    the seconds that a bot takes at least.
    """

    sockets: int = 20
    leeway: float = 1.0
    pace: float = LEAST_PACE

    @property
    def connections(self) -> int:
        """How many connections of any kind one address may have."""
        return math.ceil(EACH * self.sockets * self.leeway)


def run(
    host: str,
    port: int,
    data: Path,
    database: str,
    url: str,
    origins: list[str],
    bounds: HouseBounds,
    quiet: bool,
    show: bool = False,
    witness: str = "",
    language: str = "en",
) -> None:
    """Serve until told to stop; then park every table."""
    repeats = _log_as_json(logging.WARNING if quiet else logging.INFO)
    where = url or f"http://{_shown(host)}:{port}"
    settings = Settings(
        database=database or f"sqlite:///{data / 'house.db'}",
        keys=data / "keys.json",
        owner=where if database else "this house",
        origins=frozenset(origins),
        witness=witness,
        **bounds._asdict(),
    )
    with _alone(data, not database), _listening(host, port) as listener:
        _look_at_store(settings)
        listener.gate = Gate(bounds.connections, places(), os.environ.get(PROXIES, "127.0.0.1"))
        http, ws = protocols(listener.gate)
        config = uvicorn.Config(
            house(settings),
            http=http,
            ws=ws,
            backlog=AT_A_TIME,
            ws_max_size=2 * 8192,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=10,
            log_config=None,
            access_log=False,
            server_header=False,
        )
        sys.setswitchinterval(SWITCH)
        gc.freeze()  # what is here now is here to stay
        gc.disable()
        if show and (os.environ.get("DISPLAY") or sys.platform in ("darwin", "win32")):
            threading.Timer(1.0, webbrowser.open, [where]).start()
        Server(config, where, repeats, language).run(sockets=[listener])


def _look_at_store(settings: Settings) -> None:
    """Say in a sentence what is wrong there, such as that the witness knows of more than stands in it.

    Raises:
        LansquenetError: it cannot be kept.
    """
    with closing(Store.open(settings.database, settings.keys)) as store:
        if settings.witness and (lost := next(missing(store, settings.witness), None)):
            raise LansquenetError(
                f"Table {lost.table}, event {lost.seq}: {lost.what}. This is an older copy of the house: put "
                "the newer one back, or begin another witness, and what lies between is lost."
            )


class Server(uvicorn.Server):
    """A server that says farewell before it closes the connections, and tidies up seldom.

    To look for cycles in memory takes long at a thousand tables' states, and everybody waits meanwhile; what
    a hand leaves behind is no cycle, and is gone without being looked for.
    """

    def __init__(self, config: uvicorn.Config, where: str, repeats: Repeats, language: str = "en") -> None:
        super().__init__(config)
        self.where, self.repeats, self.language = where, repeats, language

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so once people can come in."""
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUE)  # uvicorn has one number for both
        if self.started:
            open_at = Text(phrases(self.language, "keeping")("keep-open", url=self.where))
            open_at.highlight_words([self.where], "bold")
            Console(stderr=True, highlight=False).print(open_at)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: look whether it is time to close, to tidy up, or to say what was counted."""
        if counter % TIDY == TIDY - 1:
            gc.collect()
        if counter % 10 == 0:
            self.repeats.tell(time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close: let nobody in any more, then the tables go; everybody at one has heard why."""
        for server in self.servers:
            server.close()
        app = self.config.app
        if isinstance(app, FastAPI) and (hall := getattr(app.state, "hall", None)):
            await hall.farewell()
        await super().shutdown(sockets)
        self.repeats.tell(math.inf)


def _shown(host: str) -> str:
    """The name by which a person on this machine reaches the house."""
    return "127.0.0.1" if host in ("0.0.0.0", "::", "") else host


@contextmanager
def _alone(data: Path, needed: bool) -> Iterator[None]:
    """Refuse to keep two houses in one folder, which is made if it is not there."""
    with _lock_of(data) as lock:
        try:
            if needed:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise LansquenetError(
                f"Another process keeps its house in {data}. Stop it, or give another folder with --data."
            ) from None
        yield


def _lock_of(data: Path) -> IO[str]:
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return open(data / "lock", "w")
    except OSError as wrong:
        raise LansquenetError(
            f"No house can be kept in {data}: {wrong.strerror}. Give another folder with --data."
        ) from None


@contextmanager
def _listening(host: str, port: int) -> Iterator[Listener]:
    """A socket that listens there, or the one that was handed over by systemd."""
    if os.environ.get("LISTEN_PID") == str(os.getpid()):
        with Listener(fileno=HANDED) as handed:
            yield handed
            return
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with Listener(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as wrong:
            raise LansquenetError(
                f"{host}:{port} cannot be used: {wrong.strerror}. Give another --port or --host."
            ) from None
        listener.listen(QUEUE)
        listener.set_inheritable(True)
        yield listener


def _log_as_json(level: int) -> Repeats:
    """One JSON object a line on standard error, from this project and from what it uses."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    written = structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        foreign_pre_chain=shared,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(written)
    handler.addFilter(repeats := Repeats())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)  # says what nobody asks
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    return repeats
