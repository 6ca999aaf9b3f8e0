"""Connections are cut on which nobody takes what is sent: else they would stay, and be counted, for ever."""

import asyncio
import socket
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

STILL_SECONDS = 20.0  # in which nothing of what is to be sent was taken


class Stillness:
    """Looks now and then whether what is to be sent on a connection becomes less."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.next: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Something is to be sent, and not all of it was taken at once."""
        left = self.transport.get_write_buffer_size()
        self.next = asyncio.get_running_loop().call_later(STILL_SECONDS, self._look, left)

    def _look(self, before: int) -> None:
        if self.transport.get_write_buffer_size() >= before:
            self.transport.abort()  # to close would wait until all is taken
        else:
            self.begin()

    def end(self) -> None:
        """All of it was taken, or the connection is gone."""
        if self.next:
            self.next.cancel()


class Watched:
    """What the two protocols have in common: a connection on which something waits is looked at."""

    watch: Stillness

    def connection_made(self, transport: Any) -> None:
        """A connection; what is not taken at once is known of from the first byte.

        What is sent goes at once.  Python sees to that only where a listener names its protocol; else the
        second part of an answer would wait until the first, its head, is acknowledged.
        """
        wire = transport.get_extra_info("socket")
        if wire.family in (socket.AF_INET, socket.AF_INET6):
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.watch = Stillness(transport)
        transport.set_write_buffer_limits(high=0)
        super().connection_made(transport)  # type: ignore[misc]

    def pause_writing(self) -> None:
        """Not all was taken."""
        super().pause_writing()  # type: ignore[misc]
        self.watch.begin()

    def resume_writing(self) -> None:
        """All was taken."""
        self.watch.end()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, why: Exception | None) -> None:
        """It is gone."""
        self.watch.end()
        super().connection_lost(why)  # type: ignore[misc]


class Requests(Watched, H11Protocol):
    """HTTP."""


class Messages(Watched, WebSocketsSansIOProtocol):
    """WebSockets."""

    async def send(self, message: Any) -> None:
        """Send this; a refusal in place of a handshake is its end too, which uvicorn would call an error."""
        await super().send(message)
        self.handshake_complete |= self.close_sent or self.transport.is_closing()


PROTOCOLS = cast(dict[str, Any], {"http": Requests, "ws": Messages})  # of uvicorn's configuration
