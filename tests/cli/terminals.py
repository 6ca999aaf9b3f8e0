"""`lansquenet join` in a process of its own, with a pipe or a pseudo-terminal before it."""

import os
import pty
import re
import signal
import threading
import time
from pathlib import Path

from nursery import Command


class Terminal:
    """A person at a terminal: what it shows can be waited for, and lines can be typed."""

    def __init__(self, home: Path, *arguments: str, live: bool = False) -> None:
        self.shown = ""
        env = {"XDG_DATA_HOME": str(home), "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
        self.live = live
        if live:
            self.input, typed = pty.openpty()
            self.output, shown = self.input, typed
        else:
            typed, self.input = os.pipe()
            self.output, shown = os.pipe()
        self.process = Command(["join", *arguments], [typed, shown, shown], session=True, **env)
        for theirs in {typed, shown}:
            os.close(theirs)
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        while True:
            try:
                more = os.read(self.output, 65_536)
            except OSError:  # a pseudo-terminal at whose other end nobody is left
                return
            if not more:
                return
            self.shown += more.decode("utf-8", "replace").replace("\r\n", "\n")

    def type(self, *lines: str) -> None:
        """Type these lines."""
        os.write(self.input, "".join(f"{line}\n" for line in lines).encode())

    def wait(self, pattern: str, seconds: float = 60.0, times: int = 1) -> re.Match[str]:
        """Wait until it shows this so many times; the last of them."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if len(found := list(re.finditer(pattern, self.shown))) >= times:
                return found[times - 1]
            time.sleep(0.02)
        raise AssertionError(f"{pattern!r} was not shown {times} times:\n{self.shown[-3000:]}")

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def end(self, seconds: float = 60.0) -> int:
        """Wait until it is over; its exit code."""
        return self.process.wait(seconds)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if not self.live:
            os.close(self.input)
        self.reader.join(5)
        os.close(self.output)
