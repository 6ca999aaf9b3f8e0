"""How many connections a house keeps open, and how long it waits for a request to be whole.

Somebody who opens connections and says nothing, or says it letter by letter, would otherwise take all that
the system gives a process.  Who talks to a table has been let in by the gateway, and is only counted here.
"""

import asyncio
import resource
import socket
from collections import Counter

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lansquenet.house.bare.gauges import REFUSED
from lansquenet.house.web.allowance import visitor
from lansquenet.house.web.patience import Messages, Requests

HEAD_SECONDS = 10.0  # for what is asked to be said
BODY_SECONDS = 20.0  # and for what is handed in with it
EACH = 5  # connections of one address for each that it may have to tables
MOST = 65_536  # in all, however many the system would give
QUEUE = 1024  # who may wait to be let in
AT_A_TIME = 32  # of them are let in before anything else is done
OURS = 256  # files that the house itself opens, and those who are just being let in or sent away


class Gate:
    """Who is connected; when all places are taken, who has been silent for longest gives way."""

    def __init__(self, each: int, all: int, trusted: str) -> None:
        self.each, self.all = each, all
        self.proxies = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts
        self.open: dict[asyncio.BaseTransport, str] = {}
        self.silent: dict[asyncio.BaseTransport, None] = {}  # those with nothing asked, the longest first
        self.counts: Counter[str] = Counter()

    def enters(self, transport: asyncio.Transport) -> bool:
        """Whether one more may be connected; a proxy that is trusted may have any number."""
        key = self._key(transport.get_extra_info("peername"))
        if self._has_all(key) or not self._has_room():
            REFUSED.labels("connection").inc()
            return False
        self.open[transport] = key
        self.counts[key] += 1
        self.rests(transport)
        return True

    def turns_away(self, peer: object) -> bool:
        """Whether this address has as many connections as it may."""
        full = self._has_all(self._key(peer))
        if full:
            REFUSED.labels("connection").inc()
        return full

    def _key(self, peer: object) -> str:
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        return "" if address in self.proxies else visitor(address)

    def _has_all(self, key: str) -> bool:
        return bool(key) and self.counts[key] >= self.each

    def _has_room(self) -> bool:
        if len(self.open) >= self.all and self.silent:
            first = next(iter(self.silent))
            self.leaves(first)
            assert isinstance(first, asyncio.Transport)
            first.abort()
        return len(self.open) < self.all

    def rests(self, transport: asyncio.BaseTransport) -> None:
        """Nothing is asked on this connection now."""
        if transport in self.open:
            self.silent[transport] = None

    def asks(self, transport: asyncio.BaseTransport) -> None:
        """Something is asked on it."""
        self.silent.pop(transport, None)

    def leaves(self, transport: asyncio.BaseTransport) -> None:
        """It is over."""
        self.silent.pop(transport, None)
        key = self.open.pop(transport, None)
        if key is not None:
            self.counts[key] -= 1
            if not self.counts[key]:
                del self.counts[key]


class Listener(socket.socket):
    """Lets nobody in from an address that has all its connections, before anything is made for them."""

    gate: Gate | None = None

    def accept(self) -> tuple[socket.socket, object]:
        """The next who may come in; others have their turn after so many who may not."""
        for _ in range(AT_A_TIME):
            found, peer = super().accept()
            if not (self.gate and self.gate.turns_away(peer)):
                return found, peer
            found.close()
        raise BlockingIOError


async def _nothing(*_: object) -> None:
    """No application: only the addresses that are trusted are asked for."""


def places() -> int:
    """How many connections there can be, once the system has been asked for as many as it gives."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(OURS, most - OURS)


class TimedHttp(Requests):
    """HTTP for which nobody has for ever."""

    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self.awaited: object = None  # the part of a request that is to be whole in time
        self.late: asyncio.TimerHandle | None = None
        if self.gate.enters(transport):
            self._look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """What was asked is answered."""
        super().on_response_complete()
        self.gate.rests(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._await(None)
        self.gate.leaves(self.transport)
        super().connection_lost(exc)

    def _look(self) -> None:
        """Wait so long for what is to come; for nothing, if the request is whole, or has become a socket."""
        state = self.conn.their_state
        upgraded = self.transport.get_protocol() is not self
        if state is not h11.IDLE or upgraded:
            self.gate.asks(self.transport)
        self._await(None if upgraded or state not in (h11.IDLE, h11.SEND_BODY) else state)

    def _await(self, part: object) -> None:
        if part is self.awaited:
            return
        if self.late:
            self.late.cancel()
        self.awaited, self.late = part, None
        if part:
            seconds = HEAD_SECONDS if part is h11.IDLE else BODY_SECONDS
            self.late = self.loop.call_later(seconds, self._end)

    def _end(self) -> None:
        REFUSED.labels("half_sent").inc()
        self.transport.abort()


class CountedSocket(Messages):
    """A socket that takes its connection's place until it ends."""

    gate: Gate

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.gate.leaves(self.transport)
        super().connection_lost(exc)


def protocols(gate: Gate) -> tuple[type[TimedHttp], type[CountedSocket]]:
    """The protocols of a server with this gate."""
    return type("Http", (TimedHttp,), {"gate": gate}), type("Socket", (CountedSocket,), {"gate": gate})
