"""What is typed at the terminal."""

import asyncio
import os
import sys


class Typed:
    """The lines that are typed, or come from a pipe."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.begun = b""
        try:
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), self._read)
        except PermissionError:  # a file: all of it is there already
            self._take(sys.stdin.buffer.read() + b"\n")
            self.lines.put_nowait(None)

    def _read(self) -> None:
        if more := os.read(sys.stdin.fileno(), 65_536):
            self._take(more)
        else:
            asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
            self.lines.put_nowait(None)

    def _take(self, more: bytes) -> None:
        *whole, self.begun = (self.begun + more).split(b"\n")
        for line in whole:
            self.lines.put_nowait(line.decode("utf-8", "replace"))

    async def next(self) -> str | None:
        """The next line without its comment; None at the end."""
        while (line := await self.lines.get()) is not None:
            said, mark, _ = line.partition("#")
            if self.live or said.strip() or not mark:
                return (line if self.live else said).strip()
        return None
