"""A real house in a process of its own, on a free port, that can be killed and started again."""

import contextlib
import itertools
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import httpx
import pytest

from nursery import Command

HANDING = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ["LISTEN_PID"] = str(os.getpid())
os.execv(sys.argv[2], sys.argv[2:])
"""
PATIENCE = 300.0  # seconds for a house to open or to close
PORTS = 12_000  # the first that is tried: systems give those who connect one from 32,768 up, or from 49,152
WORKERS, EACH = 20, 1_000
_tried = itertools.count(os.getpid())  # another start in each process, for suites that are run side by side


def free_port() -> int:
    """A port that nobody listens at, and that no other worker of the tests and no connection is given.

    One that the system picks may be given to whoever connects next, before a house listens at it.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first = PORTS + worker % WORKERS * EACH
    for number in _tried:
        with contextlib.suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", first + number % EACH))
            return first + number % EACH
    raise RuntimeError("every port is taken")


def audited(house: "Served") -> str:
    """What `lansquenet audit` says of a house that is closed, run in a process of its own."""
    with tempfile.TemporaryFile() as said, open(os.devnull, "rb") as nothing:
        files = [file.fileno() for file in (nothing, said, said)]
        Command(["audit", "--data", str(house.data)], files).wait(PATIENCE)
        said.seek(0)
        return said.read().decode()


def chips(house: "Served") -> int:
    """What all chairs and pools of a house own together, by its ledger (SQLite only)."""
    with contextlib.closing(sqlite3.connect(house.data / "house.db")) as store:
        rows = store.execute("SELECT account, chips FROM balance").fetchall()
    return sum(chips for account, chips in rows if "/" in account)


class Served:
    """A house with its folder and its log file; `url` stays the same over restarts."""

    def __init__(
        self, data: Path, *options: str, port: int = 0, database: str = "", before: tuple[str, ...] = ()
    ) -> None:
        self.data, self.options, self.database, self.before = data, options, database, before
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.process: Command | subprocess.Popen[bytes] | None = None
        self.handed: socket.socket | None = None  # that listens before it is started

    @property
    def words(self) -> str:
        """All that it has logged so far."""
        return self.log.read_text("utf-8") if self.log.exists() else ""

    def start(self) -> None:
        """Open it, and wait until tables can be played."""
        self.data.mkdir(parents=True, exist_ok=True)
        where = ["--data", str(self.data), "--port", str(self.port), "--sockets", "10000"]
        where += ["--leeway", "1000", "--pace", "0"]  # no test is refused for its haste
        stored = ["--database", self.database] if self.database else []
        with open(self.log, "ab") as log, open(os.devnull, "rb") as nothing:
            self.process = self._begun(["serve", *where, *stored, *self.options], nothing, log)
        self._wait()

    def _begun(self, words: list[str], given: IO[bytes], log: IO[bytes]) -> Command | subprocess.Popen[bytes]:
        """Split off from the nursery, unless something else is to begin it."""
        if not (self.before or self.handed):
            return Command(words, [given.fileno(), log.fileno(), log.fileno()])
        starting = [*self._handing(), sys.executable, "-u", "-c", "from lansquenet.cli import main; main()"]
        given_on = [self.handed.fileno()] if self.handed else []
        command = [*self.before, *starting, *words]
        return subprocess.Popen(command, stdin=given, stdout=log, stderr=log, pass_fds=given_on)

    def listens(self) -> None:
        """Listen at the port from now on, and hand that over to every process, as systemd does."""
        self.handed = socket.create_server(("127.0.0.1", self.port))

    def _handing(self) -> list[str]:
        """What is run before the house, for it to have the socket."""
        return [sys.executable, "-c", HANDING, str(self.handed.fileno())] if self.handed else []

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        with httpx.Client(timeout=2, verify=False) as client:
            while time.monotonic() < end:
                if self.process is None or self.process.poll() is not None:
                    break
                with contextlib.suppress(httpx.TransportError):
                    if client.get(f"{self.url}/readyz").status_code == 200:
                        return
                time.sleep(0.05)
        raise RuntimeError(f"The house did not open:\n{self.words[-3000:]}")

    def kill(self) -> None:
        """End it as a power cut would: SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to close (SIGTERM) and wait for that; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(by)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def restart(self) -> None:
        """Kill it if it runs, and open it again on the same port with the same folder."""
        self.kill()
        self.start()


@contextlib.contextmanager
def serving(data: Path, *options: str, **settings: Any) -> Iterator[Served]:
    """An open house, killed at the end."""
    house = Served(data, *options, **settings)
    try:
        house.start()
        yield house
    finally:
        house.kill()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """An open house with an empty log; import this name into the test file that uses it."""
    with serving(tmp_path / "house") as house:
        yield house
