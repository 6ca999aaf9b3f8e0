"""The archive: hands that are over are put together beside the house, once, and told again from memory."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from throttled import utils

from lansquenet.errors import HouseRefuses
from lansquenet.house.log.store import Store
from lansquenet.house.web.allowance import Allowance, Caller
from lansquenet.house.web.reckoning import shelves as rooms
from lansquenet.house.web.reckoning.shelves import Archive, Reading
from visitors import Visitor, company, nearby

ANN = Caller("192.0.2.1", "ann")
PATIENCE = 120.0  # seconds: a process begins slowly on a busy machine
PATHS = ("", "/1", "/1/transcript", "/1/bundle", "/1/frames")


# -- what the archive is asked to do here, in its process


def number(store: Store, given: int) -> Reading:
    return Reading(f"{given} in {os.getpid()} of {store.length('none')}".encode())


def passing(store: Store) -> Reading:
    return Reading(f"{time.monotonic_ns()}".encode(), final=False)


def refused(store: Store) -> Reading:
    raise HouseRefuses("sealed", "Not for you.")


def toiling(store: Store, seconds: float) -> Reading:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return Reading(b"done")


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    where = f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "keys.json"
    Store.open(*where).close()
    found = Archive(*where, seconds=PATIENCE)
    yield found
    found.close()


async def body(archive: Archive, task: Any, *given: object, spending: Allowance | None = None) -> bytes:
    return (await archive.find(spending or Allowance(), ANN, task, *given, key=given)).body


@pytest.mark.slow
def test_what_was_put_together_once_is_told_from_memory(archive: Archive) -> None:
    """In another process than this; what may still change is put together anew after a while."""

    async def evening() -> None:
        first = await body(archive, number, 1)
        assert first.startswith(b"1 in ")
        assert str(os.getpid()).encode() not in first
        archive.aside.stop()  # another process would have another number
        assert await body(archive, number, 1) == first
        assert await body(archive, number, 2) != first
        soon = await body(archive, passing)
        assert await body(archive, passing) == soon
        for key, kept in archive.kept.items():
            archive.kept[key] = kept._replace(until=min(kept.until, 0.0) if key[0] is passing else kept.until)
        assert await body(archive, passing) != soon
        assert await body(archive, number, 1) == first

    asyncio.run(evening())


@pytest.mark.slow
def test_who_asks_for_the_same_at_once_has_it_put_together_once(archive: Archive) -> None:
    """Even if the first of them goes away meanwhile; and it is charged to that one alone."""

    async def evening() -> set[bytes]:
        impatient = asyncio.ensure_future(body(archive, passing, spending=spending))
        await asyncio.sleep(0)
        others = [asyncio.ensure_future(body(archive, passing)) for _ in range(20)]
        await asyncio.sleep(0)
        impatient.cancel()
        return {*await asyncio.gather(*others)}

    spending = Allowance()
    assert len(asyncio.run(evening())) == 1
    assert not spending.held


@pytest.mark.slow
def test_refusal_comes_back_as_it_was_and_time_is_charged(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(utils, "now_mono_f", lambda: 1000.0)

    async def evening() -> None:
        with pytest.raises(HouseRefuses, match=r"Not for you\.") as wrong:
            await body(archive, refused)
        assert wrong.value.code == "sealed"
        spending = Allowance()
        for seconds in (9.0, 0.3):
            spending.charge(ANN, seconds)
        await body(archive, toiling, 0.9, spending=spending)
        with pytest.raises(HouseRefuses, match="take long"):
            await body(archive, toiling, 0.5, spending=spending)
        assert await body(archive, toiling, 0.9, spending=spending) == b"done"  # it is in memory

    asyncio.run(evening())


def test_no_more_is_kept_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST", 1000)
    archive = Archive("", tmp_path)
    for n in range(50):
        archive._keep((number, n % 40), rooms.Shelved(b"x" * (n + 1), "tag", 0.0))
        assert archive.size == sum(len(kept.body) for kept in archive.kept.values()) <= 1000
    assert (number, 9) in archive.kept
    assert (number, 11) not in archive.kept


@pytest.mark.slow
def test_table_is_played_while_the_archive_toils(archive: Archive) -> None:
    """The loop of the tables runs on, and the archive is served after all others."""

    async def evening() -> tuple[int, int]:
        toil = asyncio.ensure_future(body(archive, toiling, 0.5))
        turns = 0
        while not toil.done():
            await asyncio.sleep(0.005)
            turns += 1
        (process,) = (archive.aside.pool._processes or {}).values() if archive.aside.pool else ()
        return turns, os.getpriority(os.PRIO_PROCESS, process.pid)

    turns, rank = asyncio.run(evening())
    assert turns > 5
    assert rank >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)


# -- over HTTP


@pytest.mark.slow
def test_hand_that_one_has_is_not_sent_again(tmp_path: Path) -> None:
    """Each answer has a tag; whoever shows it is told that nothing is new, and nobody else."""
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens("loo", seats=3, bots=["steady", "timid"])
        ann.comes(table).sits().plays_until(hand=2)
        for path in PATHS:
            where = f"/api/tables/{table}/hands{path}"
            first = ann.http.get(where)
            if path == "/1/transcript":  # it would show every card
                assert first.json()["code"] == "sealed"
                continue
            assert first.status_code == 200, first.text
            assert first.headers["cache-control"] == "private, no-cache"
            again = ann.http.get(where, headers={"if-none-match": f'"x", W/{first.headers["etag"]}'})
            if path:  # the list grows with every hand
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == first.headers["etag"]
            assert ann.http.get(where, headers={"if-none-match": '"x"'}).status_code == 200
        mine, others = (who.http.get(f"/api/tables/{table}/hands/1") for who in (ann, ben))
        assert mine.headers["etag"] != others.headers["etag"], "what one saw is not told others"


@pytest.mark.slow
def test_same_bundle_is_put_together_once_for_all_who_look_on(tmp_path: Path, monkeypatch) -> None:
    """However often it is asked for, the log is read once (but for a pack that is still dealt from)."""
    read: list[object] = []
    found = Archive._found

    async def noted(archive: Archive, spending: Any, who: Any, key: Any, *given: object) -> Any:
        read.append(key)
        return await found(archive, spending, who, key, *given)

    monkeypatch.setattr(Archive, "_found", noted)
    monkeypatch.setattr(rooms, "SOON", 1000.0)
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben", "Cid") as (ann, ben, cid):
        table = ann.opens("lansquenet", seats=3, bots=["bold", "timid"])
        ann.comes(table).sits().plays_until(hand=2)
        path = f"/api/tables/{table}/hands/1/bundle"
        told = {who.http.get(path).content for who in (ben, cid, ben, cid)}
        assert len(told) == len(read) == 1


@pytest.mark.slow
def test_archive_ends_with_a_house_that_is_killed(tmp_path: Path) -> None:
    """A process that nobody asks any more stays behind nowhere."""
    from servers import serving

    with serving(tmp_path / "house") as house, Visitor(house.url, "Ann") as ann:
        table = ann.opens("lansquenet", seats=3, bots=["bold", "timid"])
        ann.comes(table).sits().plays_until(hand=2)
        assert ann.http.get(f"/api/tables/{table}/hands/1").status_code == 200
        assert house.process
        left = children(house.process.pid)
        assert left
        house.kill()
        end = time.monotonic() + 60
        while any(is_alive(pid) for pid in left):
            assert time.monotonic() < end
            time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that this one began."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not yet taken away does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
