"""Several processes on one PostgreSQL server are one house, behind one address."""

import asyncio
import contextlib
import json
import shutil
import signal
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text, update
from websockets.sync.client import connect

from databases import database, house
from front_door import front_door
from lansquenet.house.bell import Bell
from lansquenet.house.log.database import presence
from lansquenet.house.log.entries import GONE
from lansquenet.house.log.schema import lease
from lansquenet.house.log.store import Store
from players import BROKEN, Player, company as players_at
from servers import Served
from visitors import ENDLESS, SOON, Seat, Visitor, company

ONE_ADDRESS = "http://cards.example.org"
TAKEN_UP = 5.0  # seconds in which the tables of a process that was killed are another's
QUICK = {"pace": 0, "between": 0, "window": 0.1, "grace": 600, "chips": 100_000, "seats": 3, "bots": []}


@contextmanager
def processes(folder: Path, many: int = 2, handed: bool = False) -> Iterator[list[Served]]:
    """So many processes of one house, open."""
    with database("postgresql", folder) as url, ExitStack() as stack:
        Store.open(url, folder / "keys.json").close()
        found = []
        for n in range(many):
            found.append(Served(folder / f"process{n}", "--url", ONE_ADDRESS, database=url))
            found[n].data.mkdir(parents=True)
            shutil.copy(folder / "keys.json", found[n].data)
            if handed:
                found[n].listens()
                stack.callback(found[n].handed.close)
            stack.callback(found[n].kill)
            found[n].start()
        yield found


def until(holds: Callable[[], object], seconds: float = SOON) -> float:
    """Wait until this holds; the seconds that it took."""
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() < begun + seconds
        time.sleep(0.02)
    return time.monotonic() - begun


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Two processes that nobody kills."""
    with processes(tmp_path_factory.mktemp("house")) as found:
        yield found


def at_its_address(visitor: Visitor, table: str) -> Seat:
    """A seat at a table by the address that names it."""
    address = f"{visitor.url.replace('http', 'ws', 1)}/ws/{table}"
    socket = visitor.leaving.enter_context(connect(address, compression=None, max_queue=None))
    seat = Seat(socket, table)
    seat.say("hello", table=table, ticket=visitor.ticket(table))
    return seat


def is_let_in(seat: Seat) -> bool:
    """Whether somebody who has come is greeted, and not sent away."""
    while (kind := seat.next()["type"]) not in ("welcome", "bye"):
        pass
    return kind == "welcome"


@contextmanager
def at_both(both: list[Served], *names: str) -> Iterator[list[Visitor]]:
    """Somebody at each of the two processes."""
    with ExitStack() as stack:
        yield [stack.enter_context(Visitor(one.url, name)) for one, name in zip(both, names, strict=True)]


# -- what is one


@pytest.mark.slow
def test_lobby_lists_the_tables_of_all_processes(both: list[Served]) -> None:
    with at_both(both, "Ann", "Ben") as (ann, ben):
        tables = {ann.opens(), ben.opens()}
        for visitor in (ann, ben):
            assert tables <= {card["id"] for card in visitor.http.get("/api/tables").json()}


@pytest.mark.slow
def test_login_is_known_everywhere_and_ends_everywhere_at_once(both: list[Served]) -> None:
    """Without a word between the processes the other would find out within ten seconds."""
    with at_both(both, "Ann", "Ben") as (ann, _), Visitor(both[1].url, "Ann", ann.session) as there:
        assert there.http.get("/api/me").json()["id"] == ann.id
        assert ann.http.delete("/api/me/session").status_code == 204
        assert until(lambda: there.http.get("/api/me").status_code == 401) < TAKEN_UP


@pytest.mark.slow
def test_whoever_is_erased_at_one_process_is_named_by_none(both: list[Served]) -> None:
    """What another has told already it tells anew, at a table that it has before and after."""
    with (
        at_both(both, "Zerlina", "Ben") as (gone, ben),
        Visitor(both[1].url, "Zerlina", gone.session) as there,
    ):
        table = ben.opens()
        hand = f"/api/tables/{table}/hands/1/transcript"
        seats = [at_its_address(ben, table).sits(), at_its_address(there, table).sits()]
        until(lambda: any(seat.state and seat.state["hand"] > 1 for seat in go_on(seats)))
        assert "Zerlina" in ben.http.get(hand).text
        seats[1].say("rise")
        until(lambda: go_on(seats) and gone.http.delete("/api/me").status_code == 204)
        assert until(lambda: "Zerlina" not in ben.http.get(hand).text) < TAKEN_UP
        assert GONE in ben.http.get(hand).text


def go_on(seats: list[Seat]) -> list[Seat]:
    """Let all who are asked act, and hear a message each."""
    for seat in seats:
        if seat.state and seat.state["offer"]:
            seat.act(seat.state)
        with contextlib.suppress(TimeoutError):
            seat.next(0.02)
    return seats


@pytest.mark.slow
def test_ticket_of_one_process_lets_in_at_another(both: list[Served]) -> None:
    with at_both(both, "Ann", "Ben") as (ann, ben):
        table = ann.opens()
        ticket = ann.ticket(table)
        assert ben.comes(table, ticket=ticket).hears("welcome")["you"] == ann.id
        assert ben.comes(table, ticket=ticket).hears("bye")["code"] == "bad_ticket"


@pytest.mark.slow
def test_keeper_is_heard_by_the_process_that_has_the_table(both: list[Served]) -> None:
    """At once, and not at the next look, which is every ten seconds."""
    with at_both(both, "Ann", "Ben") as (ann, _):
        table = ann.opens(seats=3)
        seat = at_its_address(ann, table)
        seat.sits()
        with closing(Store.open(both[0].database, both[0].data / "keys.json")) as store:
            store.close_soon(table)
        begun = time.monotonic()
        assert seat.hears("bye")["code"] == "closed"
        assert time.monotonic() - begun < TAKEN_UP


# -- a table goes where people are sent for it


@pytest.mark.slow
def test_table_that_nobody_is_at_goes_to_the_process_that_is_asked_for_it(both: list[Served]) -> None:
    with at_both(both, "Ann", "Ben") as (ann, ben):
        table = ann.opens()
        assert at_its_address(ben, table).hears("welcome")["table"] == table
        assert at_its_address(ben, table).sits()


@pytest.mark.slow
def test_who_sits_at_a_table_that_goes_elsewhere_is_sent_after_it(both: list[Served]) -> None:
    """Not before nobody was sent here for a while: a proxy that sends people anywhere moves no table."""
    with at_both(both, "Ann", "Ben") as (ann, ben):
        table = ann.opens()
        first = at_its_address(ann, table).sits()
        early = at_its_address(ben, table).hears("bye")
        assert (early["code"], early["again"]) == ("again", 1)
        until(lambda: is_let_in(at_its_address(ben, table)))
        assert first.hears("bye")["code"] == "again"
        with Visitor(both[1].url, "Ann", ann.session) as after:
            assert at_its_address(after, table).hears("welcome")["chair"] == 0


@pytest.mark.slow
def test_old_address_leads_to_a_table_that_nobody_is_at_elsewhere(both: list[Served]) -> None:
    """It says nothing of the table, so a proxy may send it anywhere: it takes a table from nobody."""
    with at_both(both, "Ann", "Ben") as (ann, ben):
        table = ann.opens()
        seat = ben.comes(table)
        assert seat.hears("welcome")["table"] == table
        bye = ann.comes(table).hears("bye")
        assert (bye["code"], bye["moved"], bye["again"]) == ("moved", "", -1)
        assert f"/ws/{table}" in bye["text"]
        seat.socket.close()
        until(lambda: is_let_in(ann.comes(table)))


@pytest.mark.slow
def test_process_whose_table_is_taken_sends_everybody_away_at_once(both: list[Served]) -> None:
    """As one that was frozen for so long that its lease ran out; nobody acts, and so finds it out."""
    with (
        company(both[0].url, "Ann") as (ann,),
        closing(Store.open(both[0].database, both[0].data / "keys.json")) as store,
    ):
        seat = at_its_address(ann, ann.opens(seats=3)).sits()
        with store.database.writing.begin() as connection:
            connection.execute(update(lease).where(lease.c.table == seat.table).values(until=0))
        assert store.claim(seat.table, "another", 60)
        begun = time.monotonic()
        assert seat.hears("bye")["code"] == "again"
        assert time.monotonic() - begun < TAKEN_UP


@pytest.mark.slow
def test_address_of_a_table_leads_to_no_other(both: list[Served]) -> None:
    with company(both[0].url, "Ann") as (ann,):
        seat = at_its_address(ann, ann.opens())
        other = ann.opens()
        assert seat.hears("welcome")
        socket = ann.leaving.enter_context(connect(f"{ann.url.replace('http', 'ws', 1)}/ws/{seat.table}"))
        wrong = Seat(socket, other)
        wrong.say("hello", table=other, ticket=ann.ticket(other))
        assert wrong.hears("bye")["code"] == "bad_message"


# -- people who play while processes come and go


class Regular(Player):
    """Somebody who counts on how many connections the house has let them in."""

    connections = 0
    last: object = None

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome" and self.socket is not self.last:
            self.connections, self.last = self.connections + 1, self.socket
        await super().hear(message)

    async def keep_playing(self, client: httpx.AsyncClient) -> None:
        """Play, and come back as soon as the page does."""
        while True:
            with contextlib.suppress(*BROKEN, KeyError, ValueError):  # what is no answer of a house is none
                await self.play(client)
            await asyncio.sleep(0.25)

    @property
    def answered(self) -> int:
        """How many acts were acknowledged."""
        return sum(done.came == "acknowledged" for done in self.journal.values())


async def all_go_on(players: list[Regular]) -> None:
    """Wait until everybody has been answered anew."""
    before, end = [player.answered for player in players], time.monotonic() + SOON
    while any(player.answered <= was for player, was in zip(players, before, strict=True)):
        assert time.monotonic() < end, "somebody is not answered"
        await asyncio.sleep(0.05)


Meanwhile = Callable[[list[Regular]], Coroutine[None, None, None]]


def evening(url: str, meanwhile: Meanwhile) -> list[Regular]:
    """People play at six tables, something happens meanwhile, and all play on."""

    async def main() -> list[Regular]:
        endless = [{"game": game, "options": options, **QUICK} for game, options in ENDLESS.items()]
        found: list[Any] = await players_at(url, endless * 3, 3, "1", Regular)
        async with httpx.AsyncClient(timeout=60) as client:
            tasks = [asyncio.create_task(player.keep_playing(client)) for player in found]
            await all_go_on(found)
            await meanwhile(found)
            await all_go_on(found)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return found

    return asyncio.run(main())


def faults(players: list[Regular], store: Store) -> list[str]:
    """Acts that were acknowledged and are lost, or were done twice; and what no house should say."""
    with store.database.reading.connect() as connection:
        rows = connection.execute(text("""SELECT "table", effects FROM event WHERE effects LIKE '%"key"%'"""))
        keys = Counter(f"{table} {json.loads(effects).get('key')}" for table, effects in rows)
    done = [(p, act) for p in players for act in p.journal.values() if act.came == "acknowledged"]
    lost = [f"lost: {p.name} {act.id}" for p, act in done if f"{p.table} {[p.chair, act.id]}" not in keys]
    twice = [f"twice: {key}" for key, times in keys.items() if times > 1 and "None" not in key]
    return lost + twice + [said for player in players for said in player.wrong]


@pytest.mark.slow
def test_tables_of_a_process_that_is_killed_are_taken_up_by_another(tmp_path: Path) -> None:
    """All of them within five seconds, and nothing that was acknowledged is lost."""
    with (
        processes(tmp_path) as (one, two),
        front_door(one.port, two.port) as door,
        closing(Store.open(one.database, one.data / "keys.json")) as store,
    ):

        async def killed(players: list[Regular]) -> None:
            owners = {player.table: store.owner_of(player.table) for player in players}
            theirs = {table for table in owners if door.falls_to(table) == 0}
            assert len({owners[table] for table in theirs}) == 1 < len({*owners.values()})
            await asyncio.to_thread(one.kill)
            moved = lambda: all(store.owner_of(table) != owners[table] for table in theirs)  # noqa: E731
            assert await asyncio.to_thread(until, moved) < TAKEN_UP

        players = evening(door.url, killed)
        assert faults(players, store) == []
        assert max(player.connections for player in players) <= 2


@pytest.mark.long
@pytest.mark.slow
def test_process_that_is_frozen_keeps_its_tables_until_its_lease_is_over(tmp_path: Path) -> None:
    """Its connections are answered for by the system; when it wakes it sends those away who wait for it."""
    with (
        processes(tmp_path) as (one, two),
        company(one.url, "Ann") as (ann,),
        closing(Store.open(one.database, one.data / "keys.json")) as store,
    ):
        seat = at_its_address(ann, ann.opens(seats=3)).sits()
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)
        time.sleep(TAKEN_UP)
        assert store.claim(seat.table, "another", 60) is None
        with store.database.writing.begin() as connection:
            connection.execute(update(lease).where(lease.c.table == seat.table).values(until=0))
        with Visitor(two.url, "Ann", ann.session) as after:
            until(lambda: is_let_in(at_its_address(after, seat.table)))
            one.process.send_signal(signal.SIGCONT)
            assert seat.hears("bye")["code"] == "again"


@pytest.mark.long
@pytest.mark.slow
def test_nobody_loses_more_than_one_connection_when_all_processes_are_started_anew(tmp_path: Path) -> None:
    """One after another, each with the socket of the one before, as systemd hands it over."""
    with (
        processes(tmp_path, handed=True) as found,
        front_door(*(one.port for one in found)) as door,
        closing(Store.open(found[0].database, found[0].data / "keys.json")) as store,
    ):

        async def restarted(players: list[Regular]) -> None:
            for one in found:
                await asyncio.to_thread(one.stop)
                await asyncio.to_thread(one.start)
                await all_go_on(players)

        players = evening(door.url, restarted)
        assert faults(players, store) == []
        assert [player.connections for player in players] == [2] * len(players)


# -- by what a process is known to live


HANG_UP = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = :lock")


def hung(store: Store, owner: str, heard: list[str]) -> Bell:
    return Bell(store.database, owner, heard.append, lambda wrong: heard.append(repr(wrong)))


@pytest.mark.slow
def test_lease_of_a_process_that_is_no_more_is_free_at_once(tmp_path: Path) -> None:
    """The control: it is not while the process lives, nor if it is of a version that rang no bell."""

    async def main() -> None:
        heard: list[str] = []
        bell = hung(store, "a#1", heard)
        await bell.hang()
        assert [store.claim(table, owner, 600) for table, owner in (("T", "a#1"), ("U", "a"))] == [1, 1]
        assert [store.claim(table, "a#2", 60) for table in "TU"] == [None, None]
        await asyncio.to_thread(bell.close)
        while (epoch := store.claim("T", "a#2", 60)) is None:  # the server hears of it a moment later
            await asyncio.sleep(0.02)
        assert [epoch, store.claim("U", "a#2", 60)] == [2, None]

    with house("postgresql", tmp_path) as store:
        asyncio.run(asyncio.wait_for(main(), SOON))


@pytest.mark.slow
def test_what_one_process_rings_the_others_hear_and_no_other_house(tmp_path: Path) -> None:
    async def main() -> None:
        heard: list[str] = []
        elsewhere: list[str] = []
        bells = hung(store, "a#1", heard), hung(other, "b#1", elsewhere)
        for bell in bells:
            await bell.hang()
        store.ring("wanted", "T")
        epoch = store.claim("T", "a#8", 60) or 0
        store.release({"T": epoch})
        store.claim("T", "a#9", 60)
        while len(heard) < 3:
            await asyncio.sleep(0.01)
        assert heard == ["wanted T", "free T", "taken T 2"]
        other.ring("people")
        while not elsewhere:
            await asyncio.sleep(0.01)
        assert elsewhere == ["people"]
        for bell in bells:
            await asyncio.to_thread(bell.close)

    (tmp_path / "other").mkdir()
    with house("postgresql", tmp_path) as store, house("postgresql", tmp_path / "other") as other:
        asyncio.run(asyncio.wait_for(main(), SOON))


@pytest.mark.slow
def test_server_notices_within_five_seconds_that_a_machine_is_gone(tmp_path: Path) -> None:
    """What it has agreed to: to ask one that is still, and to wait so long for one that takes nothing."""
    with house("postgresql", tmp_path) as store, closing(hung(store, "a#1", [])._connected()) as wire:
        rows = wire.execute("SELECT name, setting::int FROM pg_settings WHERE name LIKE 'tcp_%'")
        kept = dict(rows.fetchall())
    quiet = kept["tcp_keepalives_idle"] + kept["tcp_keepalives_count"] * kept["tcp_keepalives_interval"]
    assert 0 < quiet <= TAKEN_UP
    assert 0 < kept["tcp_user_timeout"] <= 1000 * TAKEN_UP


@pytest.mark.slow
def test_process_that_can_hear_nothing_any_more_ends(tmp_path: Path) -> None:
    async def main() -> None:
        heard: list[str] = []
        bell = hung(store, "a#1", heard)
        await bell.hang()
        with store.database.writing.connect() as connection:
            connection.execute(HANG_UP, {"lock": presence("a#1") % 2**32})
        while not heard:
            await asyncio.sleep(0.01)
        assert "OperationalError" in heard[0] or "AdminShutdown" in heard[0]

    with house("postgresql", tmp_path) as store:
        asyncio.run(asyncio.wait_for(main(), SOON))
