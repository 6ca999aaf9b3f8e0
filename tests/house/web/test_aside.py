"""Work that is set aside: what takes too long ends alone, and everybody else is answered."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing.connection import Connection

import pytest

from lansquenet.errors import HouseRefuses
from lansquenet.house import aside as house_aside
from lansquenet.house.aside import Aside, Time

LONG = 60.0  # seconds that nobody waits for here
pytestmark = pytest.mark.slow


@pytest.fixture
def aside():
    found = Aside()
    yield found
    found.stop()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What works is waited for, however little of the processor it has."""
    monkeypatch.setattr(house_aside, "STARVED", 100)


SERVERS = ("fastapi", "starlette", "sqlalchemy", "uvicorn", "structlog")
TASKS = (
    "people.passwords",
    "rooms.thinking",
    "web.mine.worth.pondering",
    "web.reckoning.answering",
    "web.reckoning.outcomes",
)


@pytest.mark.parametrize("tasks", TASKS)
def test_what_is_worked_out_aside_needs_nothing_of_a_server(tasks: str) -> None:
    """Who asks first waits the less.  The archive, and a hand of a transcript, load what the house has."""
    loaded = f"import sys, lansquenet.house.{tasks}; print(sorted({{*sys.modules}} & {{*{SERVERS}}}))"
    ran = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def work(seconds: float) -> float:
    """Keep a processor busy for so long."""
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        pass
    return spent


async def all_of(*asked):
    """What each of those who ask at once is told, refusals too."""
    return await asyncio.gather(*asked, return_exceptions=True)


def test_a_question_that_takes_too_long_is_refused_alone(aside: Aside) -> None:
    """Those who ask behind it are answered, and what they waited is not held against them."""

    async def evening():
        slow = Time(aside, 0.5).run(work, LONG)
        return await all_of(slow, *[Time(aside, 20).run(abs, -n) for n in range(5)])

    refused, *answers = asyncio.run(evening())
    assert isinstance(refused, HouseRefuses)
    assert refused.code == "too_slow"
    assert answers == [0, 1, 2, 3, 4]


def test_what_has_the_processor_but_seldom_is_waited_for_longer_than_it_may_work(aside: Aside) -> None:
    """On a machine that has much to do, what takes a moment is not told that it takes too long."""

    async def evening():
        return await all_of(Time(aside, 2.0).run(time.sleep, 3.0), Time(aside, 0.2).run(time.sleep, LONG))

    begun = time.monotonic()
    seldom, never = asyncio.run(evening())
    assert seldom is None
    assert isinstance(never, HouseRefuses)  # all the same, nobody has the turn for ever
    assert time.monotonic() - begun < LONG / 2


def test_a_process_that_has_answered_is_ended_by_no_bound_of_before(aside: Aside, patient: None) -> None:
    async def evening():
        await Time(aside, 0.5).run(work, 0.01)
        return await Time(aside, LONG).run(work, 0.8)

    assert asyncio.run(evening()) >= 0.8


def test_who_no_longer_waits_stops_nothing_but_the_own_question(aside: Aside) -> None:
    async def evening():
        mine = asyncio.ensure_future(Time(aside, LONG).run(time.sleep, LONG))
        waits = asyncio.ensure_future(Time(aside, LONG).run(abs, -1))
        other = asyncio.ensure_future(Time(aside, LONG).run(abs, -2))
        await asyncio.sleep(0.2)
        waits.cancel()
        mine.cancel()
        return await all_of(mine, waits, other)

    begun = time.monotonic()
    left, waited, other = asyncio.run(evening())
    assert isinstance(left, asyncio.CancelledError)
    assert isinstance(waited, asyncio.CancelledError)
    assert other == 2
    assert time.monotonic() - begun < LONG / 2


def half_said() -> bytes:
    """An answer of which only half is ever sent."""

    def half(self: Connection, data: bytes) -> None:
        os.write(self.fileno(), bytes(data)[: len(data) // 2])
        time.sleep(LONG)

    Connection._send = half  # type: ignore[attr-defined]
    return bytes(1000)


def test_an_answer_that_is_cut_off_in_the_middle_holds_up_nobody(aside: Aside) -> None:
    """Who reads it would wait for the other half for ever, and the house with it."""
    said: list[object] = []

    async def evening() -> None:
        said.append(await all_of(Time(aside, 1.0).run(half_said), Time(aside, 20).run(abs, -7)))

    waits = threading.Thread(target=lambda: asyncio.run(evening()), daemon=True)
    waits.start()
    waits.join(LONG / 2)
    assert not waits.is_alive()
    [(refused, answer)] = said
    assert isinstance(refused, HouseRefuses)
    assert answer == 7


def test_a_process_that_is_killed_takes_one_question_with_it(aside: Aside) -> None:
    async def evening():
        here = await Time(aside, LONG).run(os.getpid)
        asked = [Time(aside, LONG).run(time.sleep, LONG), Time(aside, LONG).run(os.getpid)]
        asyncio.get_running_loop().call_later(0.3, os.kill, here, signal.SIGKILL)
        return here, await all_of(*asked)

    here, (killed, there) = asyncio.run(evening())
    assert isinstance(killed, HouseRefuses)
    assert there not in (here, os.getpid())


def test_time_is_counted_over_all_tasks(aside: Aside, patient: None) -> None:
    """A run of many parts may not take longer than one of a single part."""

    async def evening():
        mine = Time(aside, 2.0)
        return await all_of(*[mine.run(work, 0.7) for _ in range(4)])

    *answers, over = asyncio.run(evening())
    assert [isinstance(answer, float) for answer in answers] == [True, True, False]
    assert isinstance(over, HouseRefuses)


def test_what_the_task_itself_raises_is_told(aside: Aside) -> None:
    async def evening():
        return await all_of(Time(aside, LONG).run(int, "no number"), Time(aside, LONG).run(int, "1"))

    wrong, right = asyncio.run(evening())
    assert isinstance(wrong, ValueError)
    assert right == 1
