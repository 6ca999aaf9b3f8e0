"""What one visitor may have of a house, with the bounds that a house has when nothing is said."""

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from throttled import utils

from lansquenet.cli.keeping import connections, log_lines
from lansquenet.cli.keeping.serve import HouseBounds
from lansquenet.errors import HouseRefuses
from lansquenet.house.aside import Lane
from lansquenet.house.hall import LEAST_PACE, LONE
from lansquenet.house.log.store import Account
from lansquenet.house.people import passwords
from lansquenet.house.people.accounts import WAITING, Accounts
from lansquenet.house.rooms import conductor
from lansquenet.house.tables.terms import BREATH
from lansquenet.house.web import allowance, solo
from lansquenet.house.web.allowance import PLACES, RATES, Allowance, Caller, TooOften, visitor, wider
from lansquenet.house.web.app import Settings
from visitors import SOON, Visitor, company, nearby

STRICT = {"leeway": 1, "sockets": 20}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds by which rates are counted, to be moved by a test."""
    now = [1000.0]
    monkeypatch.setattr(utils, "now_mono_f", lambda: now[0])
    return now


def had(ask: Callable[[], object], most: int = 10_000) -> int:
    """How often this can be asked until it is refused."""
    for n in range(most):
        try:
            ask()
        except TooOften:
            return n
    return most


# -- who is counted as one


def test_ipv6_visitor_is_a_network_and_ipv4_an_address() -> None:
    """There are 2^64 addresses in what a provider hands out as one."""
    assert visitor("2001:db8:1:2::5") == visitor("2001:db8:1:2:ffff::9%eth0")
    assert visitor("2001:db8:1:2::5") != visitor("2001:db8:1:3::5")
    assert visitor("192.0.2.1") == visitor("::ffff:192.0.2.1") != visitor("192.0.2.2")
    assert visitor("testclient") == "testclient"
    assert wider(visitor("2001:db8:1:2::5")) == wider(visitor("2001:db8:1:ffff::5")) == "2001:db8:1::/48"
    assert not wider("192.0.2.1")


@pytest.mark.slow
def test_many_addresses_of_one_network_have_what_one_has(clock: list[float]) -> None:
    """And many networks of one line eight times that, not 65,536 times."""
    spending = Allowance()
    near = iter(range(1, 10_000))
    assert had(lambda: spending.ask("guests", Caller(visitor(f"2001:db8:1:2::{next(near):x}")))) == 60
    spending.ask("guests", Caller(visitor("2001:db8:1:3::1")))
    far = iter(range(4, 10_000))
    assert had(lambda: spending.ask("guests", Caller(visitor(f"2001:db8:1:{next(far):x}::1")))) == 8 * 60 - 61
    spending.ask("guests", Caller(visitor("2001:db8:2:3::1")))


# -- how often


@pytest.mark.slow
@pytest.mark.parametrize("what", RATES)
def test_everything_has_an_end_and_begins_again(what: str, clock: list[float]) -> None:
    """By address and by account, as far as each is counted; a refusal says when to come again."""
    rate = RATES[what]
    for most, callers in (
        (rate.address, [Caller("192.0.2.1"), Caller("192.0.2.2")]),
        (rate.account, [Caller("192.0.2.3", "ann"), Caller("192.0.2.4", "ben")]),
    ):
        if not most:
            continue
        spending, (one, other) = Allowance(), callers
        for _ in range(most):
            spending.ask(what, one)
        with pytest.raises(TooOften, match=r"Too many .* Come again in ") as refused:
            spending.ask(what, one)
        assert rate.what in str(refused.value)
        assert refused.value.code in ("too_often", "too_fast")
        spending.ask(what, other)
        clock[0] += refused.value.again
        spending.ask(what, one)


def test_account_takes_its_count_along_to_another_address(clock: list[float]) -> None:
    spending = Allowance()
    away = iter(range(1, 250))
    assert had(lambda: spending.ask("tables", Caller(f"192.0.2.{next(away)}", "ann"))) == 30


def test_leeway_is_for_all_but_the_messages_of_a_connection(clock: list[float]) -> None:
    spending = Allowance(leeway=3)
    assert had(lambda: spending.ask("guests", Caller("192.0.2.1"))) == 180
    assert had(lambda: spending.ask("messages", Caller("192.0.2.1", "ann"))) == 30


def test_time_of_a_processor_is_counted(clock: list[float]) -> None:
    """Ten seconds in a hundred of an account, fifteen of an address; it is paid when it has been spent."""
    spending, ann = Allowance(), Caller("192.0.2.1", "ann")
    spending.charge(ann, 9.0)
    spending.ask("time", ann)
    spending.charge(ann, 60.0)  # more than is left: there is no debt
    with pytest.raises(TooOften, match="take long"):
        spending.ask("time", ann)
    spending.ask("time", Caller("192.0.2.2", "ben"))
    with pytest.raises(TooOften):
        spending.ask("time", Caller("192.0.2.1", "cid"))
    clock[0] += 10
    spending.ask("time", ann)
    spending.charge(ann, 60.0)
    assert had(lambda: spending.ask("time", ann)) == 0


@pytest.mark.slow
def test_work_in_a_lane_is_charged_to_who_asked(clock: list[float]) -> None:
    def hard() -> int:
        end = time.thread_time() + 0.05
        while time.thread_time() < end:
            pass
        return 7

    async def evening() -> int:
        lane = Lane("sums", 4)
        try:
            found = await spending.worked(ann, lane, hard)
            with pytest.raises(ZeroDivisionError):
                await spending.worked(ann, lane, lambda: 1 // 0)
            return found
        finally:
            lane.close()

    spending, ann = Allowance(), Caller("192.0.2.1", "ann")
    assert asyncio.run(evening()) == 7
    left = RATES["time"].account - had(lambda: spending.ask("time", ann))
    assert left >= 40, "milliseconds were counted"


def test_counts_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "REMEMBERED", 50)
    spending = Allowance()
    for n in range(500):
        spending.ask("guests", Caller(f"192.0.{n // 250}.{n % 250}"))
    assert len(spending.store._backend.get_client()) == 50


# -- how much at a time


@pytest.mark.parametrize("what", PLACES)
def test_one_visitor_never_has_all_places(what: str) -> None:
    """Neither of one address, nor of one wide network, nor with any leeway; what is held is given back."""
    for leeway in (1, 1000):
        for one in (Caller("192.0.2.1"), Caller(visitor("2001:db8:1:2::3"))):
            spending, held = Allowance(leeway=leeway), []
            while had(lambda: spending.look(what, one), 1):  # noqa: B023
                held.append(spending.place(what, one))
                held[-1].__enter__()
            assert 0 < len(held) < PLACES[what].all
            spending.look(what, Caller("192.0.2.9", "ben"))
            for place in held:
                place.__exit__(None, None, None)
            assert not spending.held


def test_house_that_has_its_hands_full_says_so() -> None:
    spending = Allowance()
    with ExitStack() as stack:
        for n in range(PLACES["history"].all):
            stack.enter_context(spending.place("history", Caller(f"192.0.2.{n}")))
        with pytest.raises(TooOften, match="hands full") as refused:
            spending.look("history", Caller("198.51.100.1"))
    assert refused.value.code == "busy"


# -- over HTTP, with the bounds of every house


def test_houses_have_the_bounds_that_are_tested_here() -> None:
    settings = Settings("", Path())
    assert (settings.sockets, settings.leeway, settings.pace) == (20, 1.0, LEAST_PACE) == HouseBounds()
    assert LEAST_PACE > 0


def too_often(answer: httpx.Response) -> bool:
    """Whether this was refused in due form."""
    if answer.status_code != 429:
        return False
    assert answer.json().keys() == {"code", "text"}
    assert answer.json()["code"] == "too_often"
    assert "Come again in" in answer.json()["text"]
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    return True


def until_refused(ask: Callable[[], httpx.Response], most: int = 2000) -> int:
    """How often this is answered until it is refused."""
    return next(n for n in range(most) if too_often(ask()))


@pytest.mark.slow
def test_each_costly_question_is_refused_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From one address; another is served all the while."""
    monkeypatch.setitem(RATES, "requests", RATES["requests"]._replace(address=400, seconds=1000))
    monkeypatch.setitem(RATES, "pages", RATES["pages"]._replace(address=30, seconds=1000))
    monkeypatch.setattr(allowance, "HELD_SECONDS", 0.01)
    with nearby(tmp_path / "house", **STRICT) as url, company(url, "Ann", "Ben") as (ann, ben):
        ben.http.headers["X-Forwarded-For"] = "192.0.2.2"
        asked: list[tuple[str, dict[str, Any]]] = [
            ("/api/me/password", {"json": {"password": "long enough"}}),
            ("/api/me/link", {}),
            ("/api/solo", {"json": {"game": "monte", "seats": 2}}),
            ("/api/replay", {"content": "nothing"}),
            ("/api/tables", {"json": {"game": "loo", "seats": 3}}),
            ("/api/guests", {"json": {"name": "Cid"}}),
        ]
        for path, said in asked:
            assert until_refused(lambda: ann.http.post(path, **said)) <= 60  # noqa: B023
            assert ben.http.post(path, **said).status_code in (200, 201, 204, 400), path
        assert until_refused(lambda: ann.http.get("/api/games/none")) <= 400
        assert until_refused(lambda: ann.http.get("/assets/none.js")) <= 30
        assert ann.http.get("/readyz").status_code == 200
        assert ben.http.get("/api/me").status_code == 200


@pytest.mark.slow
def test_refusals_stand_in_the_figures_of_the_house(tmp_path: Path) -> None:
    with nearby(tmp_path / "house", **STRICT) as url, Visitor(url, "Ann") as ann:
        until_refused(lambda: ann.http.post("/api/me/link"))
        assert 'lansquenet_refused_total{code="too_often"}' in ann.http.get("/metrics").text


# -- who is refused


class Door:
    """What is asked of a house that has nothing behind its door, and when each was answered."""

    def __init__(self, **bounds: int) -> None:
        self.let_in: list[str] = []
        self.answers: list[tuple[str, int]] = []
        self.metered = allowance.Metered(self._inside, Allowance(**bounds))

    async def _inside(self, scope: Any, receive: Any, send: Any) -> None:
        self.let_in.append(scope["client"][0])

    async def asks(self, address: str, path: str = "/api/tables", method: str = "GET") -> None:
        """Ask it; nothing of what is sent along is ever read."""
        scope = {"type": "http", "path": path, "method": method, "client": (address, 1), "headers": []}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.answers.append((address, message["status"]))

        await self.metered(scope, None, send)  # type: ignore[arg-type]


@pytest.mark.slow
def test_answer_to_who_asks_too_often_is_held_back_and_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    """A second, the least after which it says to come again: who asks anew upon each answer asks seldom."""
    assert allowance.HELD_SECONDS == 1
    monkeypatch.setattr(allowance, "HELD_SECONDS", 0.1)
    monkeypatch.setitem(RATES, "requests", RATES["requests"]._replace(address=5))

    async def evening() -> list[int]:
        door, one = Door(), "192.0.2.1"
        for _ in range(5):
            await door.asks(one)
        refused = [asyncio.ensure_future(door.asks(one)) for _ in range(3)]
        await asyncio.sleep(0.01)
        await door.asks("192.0.2.2")
        assert door.let_in == [one] * 5 + ["192.0.2.2"]
        assert not door.answers
        await asyncio.gather(*refused)
        assert not door.metered.allowance.held
        return [status for _, status in door.answers]

    begun = time.monotonic()
    assert asyncio.run(evening()) == [429] * 3
    assert time.monotonic() - begun >= 0.1


def test_no_more_answers_are_held_back_than_there_are_places(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    """What one address asks besides is answered at once: nothing heaps up behind a proxy."""
    monkeypatch.setattr(allowance, "HELD", 2)
    monkeypatch.setitem(RATES, "requests", RATES["requests"]._replace(address=1))

    async def evening() -> int:
        door = Door()
        await door.asks("192.0.2.1")
        asked = [asyncio.ensure_future(door.asks("192.0.2.1")) for _ in range(5)]
        await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return len(door.answers)

    assert asyncio.run(evening()) == 3


def test_newcomers_and_logins_are_counted_before_anything_is_read(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    """Whoever is refused is not looked up, and no body of theirs is waited for."""
    monkeypatch.setattr(allowance, "HELD_SECONDS", 0.0)

    async def evening(path: str, most: int) -> None:
        door = Door()
        for _ in range(most + 4):
            await door.asks("192.0.2.1", path, "POST")
        assert (len(door.let_in), len(door.answers)) == (most, 4)
        await door.asks("192.0.2.1", path)
        assert len(door.let_in) == most + 1, "to look is no try"

    asyncio.run(evening("/api/guests", RATES["guests"].address))
    asyncio.run(evening("/api/login", RATES["passwords"].address))


# -- passwords


class Clerk:
    """A writer for accounts that are not written anywhere."""

    def __init__(self) -> None:
        self.store = SimpleNamespace(set_password=lambda *_: True, account_named=lambda _: None)

    async def run(self, act: Callable[[], Any]) -> Any:
        return act()


@pytest.mark.slow
def test_passwords_are_looked_at_where_nothing_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait for theirs, the pool that the store is read in is free; too many are refused."""

    async def evening() -> list[str]:
        accounts = Accounts(Clerk(), b"secret")  # type: ignore[arg-type]
        ann = Account("ann", "Ann", None, 0.0)
        monkeypatch.setattr("lansquenet.house.people.accounts.hashed_as", asleep)
        asked = [asyncio.ensure_future(accounts.set_password(ann, "long enough")) for _ in range(WAITING + 2)]
        async with asyncio.timeout(SOON):
            assert await asyncio.gather(*(asyncio.to_thread(lambda: 7) for _ in range(50))) == [7] * 50
        await asyncio.sleep(0)
        assert sum(done.done() for done in asked) == 2, "the others wait for their turn"
        for one in asked[:WAITING]:
            one.cancel()
        said = await asyncio.gather(*asked, return_exceptions=True)
        assert accounts.waiting == 0
        accounts.aside.stop()
        return [wrong.code for wrong in said if isinstance(wrong, HouseRefuses)]

    assert asyncio.run(evening()) == ["busy", "busy"]


def asleep(_: str) -> str:
    """A password that takes very long to look at."""
    time.sleep(SOON)
    return ""


@pytest.mark.slow
def test_passwords_are_looked_at_in_a_process_that_comes_after_all_others() -> None:
    async def evening() -> tuple[int, int]:
        accounts = Accounts(Clerk(), b"secret")  # type: ignore[arg-type]
        found = await accounts._aside(os.getpid), await accounts._aside(os.getpriority, os.PRIO_PROCESS, 0)
        with pytest.raises(HouseRefuses, match="No such name"):
            await accounts.log_in("Ann", "wrong wrong")
        accounts.aside.stop()
        return found

    process, rank = asyncio.run(evening())
    assert process != os.getpid()
    assert rank >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)


def test_house_opens_without_looking_at_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each start takes a fifth of a second of a processor; a name that has none is refused as slowly."""
    made: list[str] = []
    monkeypatch.setattr(passwords.PasswordHasher, "hash", lambda _, password: made.append(password))
    monkeypatch.setattr(passwords.PasswordHasher, "verify", lambda _, *given: made.append(given[-1]))
    Accounts(Clerk(), b"secret")  # type: ignore[arg-type]
    assert not made
    assert not passwords.fits(None, "wrong wrong")
    passwords.fits("kept", "wrong wrong")
    assert made == ["wrong wrong"] * 2


# -- what the keeper of a house is told


HOSTING = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")


def cell(most: int, what: str = "") -> str:
    """A figure as the page has it."""
    seconds = what in (RATES["time"].what, RATES["judging"].what)
    return f"{most // 1000} s" if seconds else f"{most:,}" if most else ""


def test_page_for_hosts_has_every_bound() -> None:
    rates = [
        f"| {what.partition(':')[0]} | {cell(address, what)} | {cell(account, what)} | {seconds} |"
        for what, address, account, seconds, *_ in RATES.values()
    ]
    places = [f"| {' | '.join([what, *map(cell, most)])} |" for what, *most in PLACES.values()]
    assert "\n".join(rates) in HOSTING
    assert "\n".join(places) in HOSTING


def test_page_for_hosts_says_what_else_is_bounded() -> None:
    """Each figure in its prose is that of the code."""
    assert (connections.HEAD_SECONDS, connections.BODY_SECONDS, connections.EACH) == (10, 20, 5)
    assert (HouseBounds().connections, HouseBounds(200, 10).connections) == (100, 10_000)
    assert (connections.MOST, connections.OURS, solo.ALL) == (65_536, 256, 400)
    assert (LEAST_PACE, LEAST_PACE * BREATH, LEAST_PACE * LONE) == (0.25, 1.0, 1.0)
    assert (conductor.IDLE, conductor.LEFT_ALONE, conductor.DOZE) == (60, 10, 600)
    assert conductor.LONE_TABLES / (LEAST_PACE * LONE) == 4
    assert (allowance.NETWORK, allowance.WIDER, allowance.WIDE) == (64, 48, 8)
    assert (allowance.HELD_SECONDS, allowance.HELD) == (1, 100)
    assert (log_lines.FIRST, log_lines.MINUTE) == (20, 60)
    for said in (
        "networks of 48 bits together have eight times as much",
        "the answer to who is refused is held back for a second, a hundred of one address at a time",
        "within ten seconds, what is sent with it within twenty more",
        "less 256",
        "A bot takes a quarter of a second at least, and a second lies between two hands",
        "all of them together do no more than four would: four acts a second",
        "no more than twenty of one kind in a minute",
    ):
        assert said in " ".join(HOSTING.split())
