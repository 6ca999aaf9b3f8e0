"""One address in front of several processes of a house: the least that a proxy has to do for it.

Whose request names a table is sent to the process that the table falls to, and to the next where that
one does not answer.  So do the samples for nginx and Caddy in `deploy/`; but there a table falls to a process
by a digest of its name, and all of a few tables may fall to one.  Here they are dealt round.
"""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

TABLE = re.compile(rb"^[A-Z]+ /(?:ws|api/tables|replay)/([0-9a-f]{16})")
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class FrontDoor:
    """A proxy: `ports` are those of the processes, in an order that stays the same."""

    def __init__(self, ports: list[int]) -> None:
        self.ports, self.url = ports, ""
        self.fallen: dict[str, int] = {}
        self.busy: set[asyncio.Task[None]] = set()

    def falls_to(self, table: str) -> int:
        """To which of the processes a table falls: the next, when it is first named."""
        return self.fallen.setdefault(table, len(self.fallen) % len(self.ports))

    async def serve(self, opened: threading.Event, shut: asyncio.Event) -> None:
        """Let people in until it is shut."""
        server = await asyncio.start_server(self._admit, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        opened.set()
        await shut.wait()
        server.close()
        for task in self.busy:
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)

    async def _admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self.busy.add(task)
        try:
            with suppress(OSError, EOFError):
                head = await reader.readuntil(b"\r\n\r\n")
                await self._joined((reader, writer), await self._reached(head), head)
        finally:
            self.busy.discard(task)
            writer.close()

    async def _reached(self, head: bytes) -> Pipe:
        """A connection to the first process that answers, beginning with the one that the table falls to."""
        named = TABLE.match(head)
        first = self.falls_to(named[1].decode()) if named else 0
        for port in self.ports[first:] + self.ports[:first]:
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise EOFError

    async def _joined(self, outer: Pipe, inner: Pipe, head: bytes) -> None:
        """Pass on what is said, of one request alone: the next may be for another process."""
        if b"upgrade: websocket" not in head.lower():
            head = re.sub(rb"(?im)^connection:.*\r\n", b"", head)[:-2] + b"Connection: close\r\n\r\n"
        inner[1].write(head)
        ways = [asyncio.create_task(_passed_on(*way)) for way in ((outer[0], inner[1]), (inner[0], outer[1]))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            inner[1].close()


async def _passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while part := await reader.read(1 << 16):
            writer.write(part)
            await writer.drain()


@contextmanager
def front_door(*ports: int) -> Iterator[FrontDoor]:
    """Such a proxy, in a thread of this process."""
    door, opened, shut = FrontDoor([*ports]), threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(door.serve(opened, shut)))
    thread.start()
    opened.wait()
    try:
        yield door
    finally:
        loop.call_soon_threadsafe(shut.set)
        thread.join()
        loop.close()
