"""Commands of `lansquenet` in processes of their own that begin at once.

Each is split off from the nursery: a process that has imported what houses and terminals need, and done
nothing else.  That takes a second of the processor once, and not for every house.  What is split off is a
process as any other, with its own signals, streams and end.
"""

import contextlib
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

TO_IMPORT = (
    *("lansquenet.house.web.app", "lansquenet.house.log.upkeep", "lansquenet.cli.joining"),
    *(
        "lansquenet.cli.keeping.serve",
        "lansquenet.cli.keeping.copies",
        "alembic.command",
        "uvicorn.lifespan.on",
    ),
)
HERE = str(Path(__file__).parent)
PROGRAM = f"""
import sys
sys.path.insert(0, {HERE!r})
import nursery
sys.path.remove({HERE!r})
nursery.keep()
from lansquenet.cli import main
main()
"""
LEFT = 5.0  # seconds that a table plays on which a test has left, beside those that follow; usually a minute
NUMBER = 8  # bytes in which a process or its end is told


class Command:
    """`lansquenet` with these arguments, and these files for input, output and errors.

    It can be waited for and sent signals as `subprocess.Popen` can.
    """

    def __init__(
        self, arguments: Sequence[str], files: Sequence[int], session: bool = False, **more: str
    ) -> None:
        self.returncode: int | None = None
        env = os.environ | more
        self.told, telling = socket.socketpair()
        with telling:
            nursery = _nursery(env.get("PYTHONPATH", ""))
            socket.send_fds(nursery.asked, [b"."], [*files, telling.fileno()])
            self.told.sendall(json.dumps([list(arguments), env, os.getcwd(), session]).encode() + b"\n")
            self.pid = self._number(60)

    def _number(self, seconds: float | None) -> int:
        self.told.settimeout(seconds)
        told = self.told.recv(NUMBER)
        assert told, "the nursery is gone"
        return int.from_bytes(told, signed=True)

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, when it has ended; that of a signal is less than nothing."""
        if self.returncode is None:
            try:
                self.returncode = self._number(timeout)
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("lansquenet", timeout or 0) from None
            self.told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process from which others are split off."""

    def __init__(self, env: dict[str, str]) -> None:
        self.asked, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen([sys.executable, "-c", PROGRAM], stdin=theirs, env=env)

    def close(self) -> None:
        """Let it end, and with it whatever it has split off."""
        self.asked.close()
        self.process.wait(60)


_open: list[Nursery] = []


@cache
def _nursery(path: str) -> Nursery:
    """The one whose Python looks for modules here: what lies there may change what is imported."""
    _open.append(Nursery(os.environ | {"PYTHONPATH": path}))
    return _open[-1]


def close() -> None:
    """Let all end that is still here."""
    while _open:
        _open.pop().close()
    _nursery.cache_clear()


# -- what is done in the nursery


def keep() -> None:
    """Split off whatever is asked for; this returns in what was split off, and there alone."""
    for name in TO_IMPORT:
        import_module(name)
    conductor = import_module("lansquenet.house.rooms.conductor")
    conductor.IDLE = conductor.LEFT_ALONE = LEFT
    gc.freeze()  # or every child would write anew what it only looks at
    ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for those split off
    children: dict[int, int] = {}  # process: where its end is told
    asked = socket.socket(fileno=0)
    while True:
        ready, _, _ = select.select([asked, ended], [], [])
        if ended in ready:
            os.read(ended, 4096)
            _tell_of_ends(children)
        if asked in ready:
            word, files, _, _ = socket.recv_fds(asked, 1, 4)
            if not word:
                _end_all(children)
            if not (child := os.fork()):
                asked.detach()
                _become(files, [ended, wake, *children.values()])
                return
            children[child] = files.pop()
            os.write(children[child], child.to_bytes(NUMBER, signed=True))
            for file in files:
                os.close(file)


def _tell_of_ends(children: dict[int, int]) -> None:
    for child in list(children):
        number, status = os.waitpid(child, os.WNOHANG)
        if number:
            telling = children.pop(child)
            with contextlib.suppress(BrokenPipeError):  # nobody cares
                os.write(telling, os.waitstatus_to_exitcode(status).to_bytes(NUMBER, signed=True))
            os.close(telling)


def _end_all(children: dict[int, int]) -> None:
    for child in children:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    sys.exit()


def _become(files: list[int], others: list[int]) -> None:
    """What was split off takes what it was asked with, and lets go of what is the nursery's."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with socket.socket(fileno=files.pop()) as asked, asked.makefile() as lines:
        arguments, env, folder, session = json.loads(lines.readline())
    for here, file in enumerate(files):
        os.dup2(file, here)
    for file in [*files, *others]:
        os.close(file)
    if session:
        os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout, sys.stderr = (open(here, "w", 1, closefd=False) for here in (1, 2))  # noqa: SIM115
    sys.argv = ["lansquenet", *arguments]
