"""Print how long people at their tables wait while one visitor takes as much of the house as it can get.

The house has the bounds of every house.  Its people come from an address for each table, all of 127.0.0.0/8
(so this runs on Linux alone), and the neighbour from one more, in a process of its own on the same machine.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from house import Figures, Pulse, client, connected, cpu_seconds, gather, guest, house

ADDRESS, OTHER = "127.0.0.66", "127.0.0.77"
MOST_MS, TIMES = 250.0, 2.0  # that the 99th percentile may be, and times that of the quiet run
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALVES = 1200
BOTS = {"game": "lansquenet", "seats": 3, "bots": ["bold", "timid", "bold"], "pace": 0, "between": 0}
RUN = {"preset": "single", "hands": 200, "courses": 20_000}

Said = Counter[str]
Attack = Callable[[httpx.AsyncClient, Said], Awaitable[None]]


async def every(seconds: float, ask: Callable[[], Awaitable[httpx.Response]], said: Said) -> None:
    """Ask so often, whether or not there are answers yet."""
    asking = set()
    while True:
        task = asyncio.create_task(once(ask, said))
        asking.add(task)
        task.add_done_callback(asking.discard)
        await asyncio.sleep(seconds)


async def once(ask: Callable[[], Awaitable[httpx.Response]], said: Said) -> None:
    """Ask, and count what came of it."""
    try:
        said[str((await ask()).status_code)] += 1
    except httpx.TransportError:
        said["closed"] += 1


# -- what a bad neighbour does


async def passwords(http: httpx.AsyncClient, said: Said) -> None:
    """A new password, twice a second, with a wrong one for the old, which takes as long."""
    mine = await guest(http, "Bad")
    wish = {"password": secrets.token_hex(10), "old": "wrong"}
    await every(0.5, lambda: http.post("/api/me/password", json=wish, headers=mine), said)


async def bundles(http: httpx.AsyncClient, said: Said) -> None:
    """The bundles of a table's hands, ten a second, each time of another hand or by somebody else."""
    many = [await guest(http, f"Bad {n}") for n in range(20)]
    table = (await http.post("/api/tables", json=BOTS, headers=many[0])).json()["id"]
    while not (hands := (await http.get(f"/api/tables/{table}/hands", headers=many[0])).json()):
        await asyncio.sleep(0.5)
    turns = itertools.cycle(many)
    path = f"/api/tables/{table}/hands/{hands[0]['hand']}"
    kinds = itertools.cycle(["bundle", "frames?seat=0", "frames?seat=all", "frames?seat=1", "transcript"])
    await every(0.1, lambda: http.get(f"{path}/{next(kinds)}", headers=next(turns)), said)


async def practice(http: httpx.AsyncClient, said: Said) -> None:
    """Hands to practise for a hundred guests, ten a second."""
    many = [answer for n in range(100) if (answer := await newcomer(http, n, said))]
    turns = itertools.cycle(many)
    wish = {"game": "zecchinetta", "seats": 4}
    await every(0.1, lambda: http.post("/api/solo", json=wish, headers=next(turns)), said)


async def newcomer(http: httpx.AsyncClient, n: int, said: Said) -> dict[str, str] | None:
    """One guest more, if the house lets them in."""
    answer = await http.post("/api/guests", json={"name": f"Bad {n}"})
    http.cookies.clear()
    said[str(answer.status_code)] += 1
    return {"authorization": "Bearer " + answer.json()["session"]} if answer.is_success else None


async def laboratory(http: httpx.AsyncClient, said: Said) -> None:
    """Eight runs at once, again and again."""

    async def runs() -> None:
        while True:
            await once(lambda: http.post("/api/lab/lansquenet/run", json=RUN, timeout=600), said)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(runs() for _ in range(8)))


async def halves(http: httpx.AsyncClient, said: Said) -> None:
    """Twelve hundred requests of which only half is sent, renewed as they are closed."""

    async def half() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    http.base_url.host, http.base_url.port, local_addr=(ADDRESS, 0)
                )
                writer.write(HALF)
                await reader.read()
                writer.close()
            said["closed"] += 1
            await asyncio.sleep(1)

    await asyncio.gather(*(half() for _ in range(HALVES)))


async def bots(http: httpx.AsyncClient, said: Said) -> None:
    """Tables at which bots play as fast as they can, with somebody who looks on at each."""
    mine = await guest(http, "Bad")
    for _ in range(40):
        answer = await http.post("/api/tables", json=BOTS, headers=mine)
        said[str(answer.status_code)] += 1
        with contextlib.suppress(OSError):
            if answer.is_success:
                await connected(http, answer.json()["id"], mine, Pulse(1e9), Figures(), ADDRESS)
    await asyncio.sleep(3600)


async def network(http: httpx.AsyncClient, said: Said) -> None:
    """New guests, fifty a second, each from another address of one IPv6 network, as a proxy tells it."""
    hosts = (f"2001:db8:1:2::{n:x}" for n in itertools.count(1))
    async with client(str(http.base_url), "127.0.0.1") as proxy:

        def ask() -> Awaitable[httpx.Response]:
            return proxy.post("/api/guests", json={"name": "Bad"}, headers={"x-forwarded-for": next(hosts)})

        await every(0.02, ask, said)


async def requests(http: httpx.AsyncClient, said: Said) -> None:
    """As many requests as eight connections can send."""

    async def ask() -> None:
        while True:
            await once(lambda: http.get("/api/tables"), said)

    await asyncio.gather(*(ask() for _ in range(8)))


ATTACKS: dict[str, Attack] = {
    found.__name__: found
    for found in (passwords, bundles, practice, laboratory, halves, bots, network, requests)
}


async def attacked(name: str, url: str, seconds: float) -> Said:
    """What came of an attack, by the answers of the house."""
    said: Said = Counter()
    async with client(url, ADDRESS) as http:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](http, said)
    return said


@contextlib.contextmanager
def neighbour(name: str, url: str, seconds: float):
    """Somebody who does this in a process of their own."""
    command = [sys.executable, __file__, name, url, str(seconds)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


# -- how long the others wait


async def watched(url: str) -> float:
    """How long it takes at most, in milliseconds, until the house says that it is ready."""
    worst = 0.0
    async with client(url, OTHER) as http:
        try:
            while True:
                begun = time.perf_counter()
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/readyz", headers={"connection": "close"})).status_code != 200:
                        return float("inf")
                    worst = max(worst, 1000 * (time.perf_counter() - begun))
                    await asyncio.sleep(0.25)
        except asyncio.CancelledError:
            return worst


async def measured(url: str, pid: int, folder: Path, figures: Figures, seconds: float) -> dict[str, float]:
    """What people and a watchman find, for so many seconds, and what it takes of the machine."""
    figures.delays.clear()
    figures.refused.clear()
    watching = asyncio.create_task(watched(url))
    await asyncio.sleep(0)
    used, size, figures.counting = cpu_seconds(pid), written(folder), True
    await asyncio.sleep(seconds)
    figures.counting = False
    watching.cancel()
    return {
        "acts": len(figures.delays) / seconds,
        "cpu": (cpu_seconds(pid) - used) / seconds,
        "log": (written(folder) - size) / seconds / 1024,
        "p50": figures.quantile(0.50),
        "p99": figures.quantile(0.99),
        "readyz": await watching,
    }


async def evening(url: str, pid: int, folder: Path, options: argparse.Namespace) -> bool:
    """Sit people down, and measure how they fare without and beside each neighbour; whether all went well."""
    figures = Figures()
    people = await gather(url, options.sockets, options.rate, figures, apart=True)
    for pulse in {id(person.pulse): person.pulse for person in people}.values():
        pulse.start()
    await asyncio.sleep(options.warm)
    print(f"{len(people)} people, {options.rate:.0f} acts a second offered, {options.seconds:.0f} s each;")
    print("in front how it is beside the neighbour, behind it how it was just before\n")
    print(f"{'':11} acts/s      p50 ms      p99 ms   readyz ms  house cpu  log KB/s  the neighbour is told")
    well = True
    for name in ATTACKS:
        quiet = await measured(url, pid, folder, figures, options.seconds)
        with neighbour(name, url, options.warm + options.seconds) as process:
            await asyncio.sleep(options.warm)
            found = await measured(url, pid, folder, figures, options.seconds)
            output, _ = await asyncio.to_thread(process.communicate, None, 60)
        told = ", ".join(f"{n} x {what}" for what, n in json.loads(output).items())
        print(f"{name:11} {found['acts']:6.1f}{beside(found, quiet)}  {told}", flush=True)
        well = well and found["p99"] <= min(MOST_MS, max(MOST_MS / TIMES, TIMES * quiet["p99"]))
        await asyncio.sleep(options.rest)
    print(f"\nwanted: a p99 of {MOST_MS:.0f} ms at most, and {TIMES:.0f} times that of just before")
    return well


def beside(found: dict[str, float], quiet: dict[str, float]) -> str:
    """Figures of one run beside those of another."""
    whole = [f"{found[key]:6.0f}{f'({quiet[key]:.0f})':>6}" for key in ("p50", "p99", "readyz")]
    return "".join(
        [*whole, f"{found['cpu']:6.2f}({quiet['cpu']:.2f})", f"{found['log']:5.0f}({quiet['log']:.0f})"]
    )


def written(folder: Path) -> int:
    """How many bytes the log of the house has."""
    return sum(file.stat().st_size for file in folder.glob("house.db*"))


def told(options: argparse.Namespace) -> None:
    """Open a house, and print how its people fare."""
    options.rest = 3.0
    with tempfile.TemporaryDirectory(dir=options.data) as folder, house(Path(folder)) as (url, pid):
        well = asyncio.run(evening(url, pid, Path(folder), options))
    sys.exit(not well)


if __name__ == "__main__":
    name, url, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(attacked(name, url, float(seconds)))))
