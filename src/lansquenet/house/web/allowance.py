"""What one visitor may have of a house: how often, how much of its processor, how many places.

A visitor is known by an address, and by an account where there is one.  Of IPv6 the network is counted
that a provider hands out as one, and more roughly the wider one around it, for a single line can have
any number of addresses.
"""

import asyncio
import math
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple, TypeVar

from lansquenet.errors import HouseRefuses
from lansquenet.house.aside import Lane
from lansquenet.house.bare.gauges import REFUSED, SOCKETS
from lansquenet.house.bare.rates import MemoryStore, Throttled, rate_limiter
from lansquenet.house.bare.roads import ASGIApp, HTTPConnection, JSONResponse, Receive, Scope, Send
from lansquenet.house.bare.threads import thread_time

NETWORK, WIDER = 64, 48  # bits of an IPv6 address that are one visitor's, and perhaps a firm's
WIDE = 8  # times what one visitor may have, for all of a wider network
REMEMBERED = 1 << 16  # counts; those that were touched longest ago go first
GRAIN = 1000  # parts of what is counted, so that no rounding refuses the last of them
AGAIN = 5.0  # seconds in which a place may be free
SPARED = ("/healthz", "/readyz")  # what watchmen ask for
ASKED = ("/api/", "/ws")  # and what is worked out for one who asks, and not the same for all
AT_THE_DOOR = {"/api/guests": "guests", "/api/login": "passwords"}  # what is counted there besides, if posted
PATIENCE = 100  # messages too many, after which a connection is cut
HELD_SECONDS = 1.0  # before a refusal is answered, the least after which it says to come again
HELD = 100  # answers that are held back from one address; what it asks besides is answered at once
T = TypeVar("T")


class Rate(NamedTuple):
    """So many at once from an address and of an account, and as many again within some seconds."""

    what: str
    address: int  # 0: not counted so
    account: int
    seconds: float
    code: str = "too_often"
    firm: bool = False  # the same in every house


RATES = {
    "pages": Rate("pages and what they are made of", 1000, 0, 40),
    "requests": Rate("requests", 200, 0, 8),
    "guests": Rate("new guests", 60, 0, 600),
    "passwords": Rate("tries at a password or code, and new passwords", 10, 10, 50),
    "links": Rate("codes for another device", 30, 10, 600),
    "tables": Rate("new tables", 60, 30, 600),
    "messages": Rate("messages: ten a second, and thirty at once, are enough", 0, 30, 3, "too_fast", True),
    "odds": Rate("questions how a hand stands", 300, 30, 3, "too_fast"),
    "hands": Rate("hands to practise", 60, 20, 20),
    "acts": Rate("acts in practice", 90, 30, 3),
    "transcripts": Rate("transcripts to show", 10, 0, 20),
    "time": Rate("things that take long to work out", 15_000, 10_000, 100),  # milliseconds of a processor
    "judging": Rate("decisions to judge", 60_000, 40_000, 100),  # these, too
}


class AtOnce(NamedTuple):
    """So many at a time from an address, of an account, and in the whole house."""

    what: str
    address: int
    account: int
    all: int


PLACES = {
    "history": AtOnce("hands to look up", 6, 4, 24),
    "laboratory": AtOnce("runs in the laboratory", 2, 2, 4),
    "comparisons": AtOnce("comparisons of options", 2, 2, 4),
    "figures": AtOnce("exact figures", 4, 4, 16),
    "odds": AtOnce("questions how a hand stands", 6, 3, 12),
}


class Caller(NamedTuple):
    """Who asks: an address, and an account where one is known."""

    address: str
    account: str = ""


class TooOften(HouseRefuses):
    """This was asked too often, or for too much at once; `again` is in how many seconds to come back."""

    def __init__(self, code: str, text: str, again: float) -> None:
        self.again = max(1, math.ceil(again))
        seconds = "a second" if self.again == 1 else f"{self.again} seconds"
        super().__init__(code, f"{text} Come again in {seconds}.")


class Allowance:
    """What every visitor has had; `leeway` is how many times the usual each may have, and `sockets`
    how many connections to tables one address."""

    def __init__(self, sockets: int = 20, leeway: float = 1.0) -> None:
        self.sockets, self.leeway = sockets, leeway
        self.store = MemoryStore(options={"MAX_SIZE": REMEMBERED})
        self.held: Counter[tuple[str, str]] = Counter()
        self.rates: dict[tuple[str, int], Throttled] = {}

    # -- how often

    def ask(self, what: str, caller: Caller) -> None:
        """Count that this was asked for.

        Raises:
            TooOften: the address or the account has asked for it too often.
        """
        rate = RATES[what]
        for key, most in self._shares(caller, rate.address, rate.account, rate.firm):
            found = self._rate(what, most).limit(key, cost=GRAIN)
            if found.limited:
                REFUSED.labels(rate.code).inc()
                raise TooOften(rate.code, f"Too many {rate.what}.", found.state.retry_after)

    def allows(self, what: str, one: str) -> bool:
        """Whether this one, whoever it is, may have one more; it is counted."""
        return not self._rate(what, RATES[what].account).limit(one, cost=GRAIN).limited

    def charge(self, caller: Caller, seconds: float, what: str = "time") -> None:
        """Count time of a processor that has been spent on somebody."""
        rate, spent = RATES[what], math.ceil(1000 * seconds)
        for key, most in self._shares(caller, rate.address, rate.account):
            limit = self._rate(what, most)
            if cost := min(spent * GRAIN, limit.peek(key).remaining):
                limit.limit(key, cost=cost)

    def _rate(self, what: str, most: int) -> Throttled:
        if (what, most) not in self.rates:
            period, all = timedelta(seconds=RATES[what].seconds), most * GRAIN
            quota = rate_limiter.per_duration(period, all, all + 1)
            self.rates[what, most] = Throttled(
                using="gcra", quota=quota, store=self.store, key_prefix=f"{what} {most} "
            )
        return self.rates[what, most]

    def _shares(
        self, caller: Caller, address: int, account: int, firm: bool = False
    ) -> Iterator[tuple[str, int]]:
        """By what a caller is counted, and how much that may have."""
        leeway = 1.0 if firm else self.leeway
        if address:
            yield caller.address, math.ceil(address * leeway)
            if wide := wider(caller.address):
                yield wide, math.ceil(WIDE * address * leeway)
        if account and caller.account:
            yield f"account {caller.account}", math.ceil(account * leeway)

    # -- how much at a time

    def look(self, what: str, caller: Caller) -> None:
        """Refuse whoever could have no place now.

        Raises:
            TooOften: all are taken, or as many as one address or account may have.
        """
        places = PLACES[what]
        for key, most in self._shares(caller, places.address, places.account):
            if self.held[what, key] >= min(most, places.all - 1):
                raise TooOften("too_often", f"Too many {places.what} at once.", AGAIN)
        if self.held[what, ""] >= places.all:
            raise TooOften("busy", f"The house has its hands full: too many {places.what}.", AGAIN)

    @contextmanager
    def place(self, what: str, caller: Caller) -> Iterator[None]:
        """Have a place for a while.

        Raises:
            TooOften: all are taken, or as many as one address or account may have.
        """
        self.look(what, caller)
        keys = [key for key, _ in self._shares(caller, 1, 1)]
        with self._counted(what, ["", *keys]):
            yield

    @contextmanager
    def _counted(self, what: str, keys: list[str]) -> Iterator[None]:
        for key in keys:
            self.held[what, key] += 1
        try:
            yield
        finally:
            for key in keys:
                self.held[what, key] -= 1
                if not self.held[what, key]:
                    del self.held[what, key]

    # -- connections to tables

    def look_for_socket(self, address: str) -> None:
        """Refuse an address that may have no more connections to tables now.

        Raises:
            TooOften: it has as many as it may.
        """
        for key, most in self._shares(Caller(address), self.sockets, 0, firm=True):
            if self.held["sockets", key] >= most:
                REFUSED.labels("door").inc()
                raise TooOften("too_often", "Your address has as many connections as it may.", AGAIN)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a connection to a table while it is open."""
        SOCKETS.inc()
        try:
            with self._counted("sockets", [key for key, _ in self._shares(Caller(address), 1, 0)]):
                yield
        finally:
            SOCKETS.dec()

    # -- who is refused

    async def hold(self, address: str) -> None:
        """Keep a refusal back for a moment: who asks anew upon every answer then does so less often."""
        keys = [key for key, _ in self._shares(Caller(address), 1, 0)]
        if self.held["refusals", keys[0]] < HELD:
            with self._counted("refusals", keys):
                await asyncio.sleep(HELD_SECONDS)

    # -- how long

    async def worked(self, caller: Caller, lane: Lane, task: Callable[..., T], *given: object) -> T:
        """What this comes to, found in a lane; the time it takes is the caller's.

        Raises:
            TooOften: the caller has had as much time as there is.
        """
        self.ask("time", caller)
        spent: list[float] = []
        try:
            return await lane.run(timed, spent, task, *given)
        finally:
            self.charge(caller, sum(spent))


class Hearing:
    """How much one connection has said."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance, self.one, self.spilt = allowance, f"connection {secrets.token_hex(8)}", 0

    def takes(self) -> bool:
        """Whether one more message is heard."""
        heard = self.allowance.allows("messages", self.one)
        self.spilt += not heard
        return heard

    @property
    def is_lost(self) -> bool:
        """Whether it has said so much too much that it is to be cut."""
        return self.spilt > PATIENCE


class Metered:
    """Counts all that is asked of the house over HTTP, before anything is done about it.

    Who is refused for it costs the house next to nothing: no address is looked up and nothing is read, and
    the answer is not hurried.
    """

    def __init__(self, app: ASGIApp, allowance: Allowance) -> None:
        self.app, self.allowance = app, allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        if scope["type"] in ("http", "websocket") and scope["path"] not in SPARED:
            address = address_of(HTTPConnection(scope))
            try:
                self._count(scope, address)
            except TooOften as wrong:
                await self.allowance.hold(address)
                return await refusal(wrong)(scope, receive, send)
        await self.app(scope, receive, send)

    def _count(self, scope: Scope, address: str) -> None:
        path: str = scope["path"]
        who = Caller(address)
        self.allowance.ask("requests" if path.startswith(ASKED) else "pages", who)
        if scope["type"] == "websocket":
            self.allowance.look_for_socket(address)
        elif path in AT_THE_DOOR and scope["method"] == "POST":
            self.allowance.ask(AT_THE_DOOR[path], who)


def refusal(wrong: TooOften) -> JSONResponse:
    """The answer to who asked too often: a socket is refused by it before the upgrade."""
    headers = {"retry-after": f"{wrong.again}", "connection": "close", "x-content-type-options": "nosniff"}
    return JSONResponse({"code": wrong.code, "text": str(wrong)}, 429, headers)


def timed(spent: list[float], task: Callable[..., T], *given: object) -> T:
    """Do this, and note the time of the processor that it took."""
    begun = thread_time()
    try:
        return task(*given)
    finally:
        spent.append(thread_time() - begun)


# -- who asks


def address_of(asked: HTTPConnection) -> str:
    """Where somebody asks from: an address, or of IPv6 the network around it."""
    return visitor(asked.client.host if asked.client else "?")


@lru_cache(REMEMBERED)
def visitor(host: str) -> str:
    """By what an address is counted."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, NETWORK), strict=False))
    return str(found)


@lru_cache(REMEMBERED)
def wider(address: str) -> str:
    """The wider network around that of an IPv6 address; "" for any other."""
    return str(ip_network(address).supernet(new_prefix=WIDER)) if ":" in address and "/" in address else ""
