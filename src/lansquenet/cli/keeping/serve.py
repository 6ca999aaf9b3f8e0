"""Keep a house: one process, its log in a folder or in PostgreSQL."""

import fcntl
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import structlog
import uvicorn
from fastapi import FastAPI
from rich.console import Console
from structlog.tracebacks import ExceptionDictTransformer

from lansquenet.errors import LansquenetError
from lansquenet.house.log.store import Store
from lansquenet.house.log.witness import missing
from lansquenet.house.web.app import Settings, house
from lansquenet.house.web.patience import PROTOCOLS

TIDY = 6000  # tenths of a second between two searches for cycles in memory


def run(
    host: str,
    port: int,
    data: Path,
    database: str,
    url: str,
    origins: list[str],
    sockets: int,
    quiet: bool,
    show: bool = False,
    witness: str = "",
) -> None:
    """Serve until told to stop; then park every table."""
    _log_as_json(logging.WARNING if quiet else logging.INFO)
    where = url or f"http://{_shown(host)}:{port}"
    settings = Settings(
        database=database or f"sqlite:///{data / 'house.db'}",
        keys=data / "keys.json",
        owner=where if database else "this house",
        origins=frozenset(origins),
        sockets=sockets,
        witness=witness,
    )
    with _alone(data, not database), _listening(host, port) as listener:
        _look_at_store(settings)
        config = uvicorn.Config(
            house(settings),
            **PROTOCOLS,
            ws_max_size=2 * 8192,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=10,
            log_config=None,
            access_log=False,
            server_header=False,
        )
        gc.freeze()  # what is here now is here to stay
        gc.disable()
        if show and (os.environ.get("DISPLAY") or sys.platform in ("darwin", "win32")):
            threading.Timer(1.0, webbrowser.open, [where]).start()
        Server(config, where).run(sockets=[listener])


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

    def __init__(self, config: uvicorn.Config, where: str) -> None:
        super().__init__(config)
        self.where = where

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so once people can come in."""
        await super().startup(sockets)
        if self.started:
            Console(stderr=True, highlight=False).print(
                f"The house is open at [bold]{self.where}[/bold]  (Ctrl-C closes it)"
            )

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: look whether it is time to close, or to tidy up."""
        if counter % TIDY == TIDY - 1:
            gc.collect()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close; everybody at a table has heard why."""
        app = self.config.app
        if isinstance(app, FastAPI) and (hall := getattr(app.state, "hall", None)):
            await hall.farewell()
        await super().shutdown(sockets)


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
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as wrong:
            raise LansquenetError(
                f"{host}:{port} cannot be used: {wrong.strerror}. Give another --port or --host."
            ) from None
        listener.listen(1024)
        listener.set_inheritable(True)
        yield listener


def _log_as_json(level: int) -> None:
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
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)  # says what nobody asks
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
