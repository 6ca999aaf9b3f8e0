"""Print what a house costs, kept by one process or by two, in SQLite or in PostgreSQL, and a model of it.

People and processes share this machine.  Those of a table all go to one process, as a proxy by table sends
them, but there is no proxy here.  `--write` puts what is printed into docs/scale.md.
"""

import argparse
import asyncio
import json
import os
import secrets
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

import httpx
import numpy as np
import psycopg
from report import BEGIN, END, Cells, environment, in_markdown
from rich.console import Console
from sqlalchemy import make_url

from house import Figures, Person, cpu_seconds, freely, gather, house, megabytes
from lansquenet.house.log.store import Store

PAGE = Path(__file__).parents[1] / "docs" / "scale.md"
SERVER = os.environ.get("LANSQUENET_TEST_POSTGRES", "postgresql://postgres@127.0.0.1/postgres")
PEOPLE = 100_000  # of whom is reckoned what they would take
FULL = 0.7  # of a core that a process may use, so that nobody waits long
SEATED = 240.0  # seconds in which all sit down: else something is wrong, and nobody would wait for the end
NEEDED = 3  # runs, which are compared: without the others something can still be said
SECONDS = ("lansquenet_write_seconds_sum", "lansquenet_write_seconds_count")


class Run(NamedTuple):
    """One evening that is measured."""

    store: str
    processes: int
    sockets: int
    seats: int
    rate: float  # acts a second that are offered in all


RUNS = [
    Run("SQLite", 1, 1000, 6, 300),
    Run("PostgreSQL", 1, 1000, 6, 300),
    Run("PostgreSQL", 2, 1000, 6, 300),
    Run("PostgreSQL", 1, 1000, 6, 100),
    Run("PostgreSQL", 1, 300, 3, 150),
    Run("PostgreSQL", 2, 600, 3, 200),
    Run("PostgreSQL", 1, 1000, 6, 2000),
    Run("PostgreSQL", 2, 1000, 6, 2000),
]


@dataclass
class Found:
    """What came of a run: by the second, or by the act."""

    load: float  # of the machine before it
    acts: float
    messages: float
    p50_ms: float
    p99_ms: float
    cores: float  # of the processor that the processes of the house took
    database_cores: float  # and PostgreSQL for them
    client_cores: float
    write_ms: float  # in the mean, from handing events to the log until they were durable
    kilobytes: float  # that were written to the disk for each act
    megabytes: float  # of memory, all processes together
    lost: int


# -- what is looked at from outside


def written(pid: int) -> int:
    """The bytes that a process had written to a disk so far."""
    try:
        rows = Path(f"/proc/{pid}/io").read_text().splitlines()
    except OSError:  # another user's
        return 0
    return next(int(row.split()[1]) for row in rows if row.startswith("write_bytes:"))


def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that serve this database."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if database in (path / "cmdline").read_text() and "postgres" in (path / "comm").read_text():
                found.append(int(path.name))
        except OSError:
            continue
    return found


def writes(urls: list[str]) -> tuple[float, float]:
    """How long writes have taken so far, and how many there were."""
    rows = [row.split() for url in urls for row in httpx.get(f"{url}/metrics", timeout=60).text.splitlines()]
    seconds, count = (sum(float(row[1]) for row in rows if row[0] == name) for name in SECONDS)
    return seconds, count


@dataclass
class Meter:
    """What had been used when it was read."""

    at: float
    own: float
    house: float
    database: float
    bytes: int
    writes: tuple[float, float]

    @classmethod
    def read(cls, urls: list[str], pids: list[int], database: str) -> "Meter":
        """Read it now."""
        served = backends(database) if database else []
        return cls(
            time.perf_counter(),
            time.process_time(),
            sum(map(cpu_seconds, pids)),
            sum(map(cpu_seconds, served)),
            sum(map(written, [*pids, *served])),
            writes(urls),
        )


# -- a run


@contextmanager
def database() -> Iterator[str]:
    """A database of PostgreSQL with nothing in it; its name."""
    name = f"lansquenet_bench_{secrets.token_hex(4)}"
    plain = make_url(SERVER).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(plain, autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            yield name
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def opened(run: Run) -> Iterator[tuple[list[str], list[int], str]]:
    """A house for this run: addresses and numbers of its processes, and the name of its database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        name = stack.enter_context(database()) if run.store == "PostgreSQL" else ""
        options = freely(run.sockets)
        if name:
            url = make_url(SERVER).set(database=name).render_as_string(hide_password=False)
            Store.open(url, folder / "keys.json").close()
            options += ["--database", url, "--url", "http://cards.example.org"]
        found = [
            stack.enter_context(house(_own(folder, n, bool(name)), *options, nth=n))
            for n in range(run.processes)
        ]
        yield [url for url, _ in found], [pid for _, pid in found], name


def _own(folder: Path, number: int, has_keys: bool) -> Path:
    (own := folder / f"process{number}").mkdir()
    if has_keys:
        shutil.copy(folder / "keys.json", own)
    return own


async def seated(urls: list[str], run: Run, figures: Figures) -> list[Person]:
    """All people at their tables, which are shared out among the processes."""
    many = len(urls)
    groups = [gather(url, run.sockets // many, run.rate / many, figures, seats=run.seats) for url in urls]
    return [person for group in await asyncio.gather(*groups) for person in group]


async def played(urls: list[str], pids: list[int], name: str, run: Run, options: argparse.Namespace) -> Found:
    """Let the people play, and count for so many seconds."""
    load, figures = os.getloadavg()[0], Figures()
    async with asyncio.timeout(SEATED):
        people = await seated(urls, run, figures)
    for pulse in {id(person.pulse): person.pulse for person in people}.values():
        pulse.start()
    await asyncio.sleep(options.warm)
    figures.lost, figures.counting = 0, True
    before = await asyncio.to_thread(Meter.read, urls, pids, name)
    await asyncio.sleep(options.seconds)
    figures.counting = False
    after = await asyncio.to_thread(Meter.read, urls, pids, name)
    memory = sum(megabytes(pid, "VmRSS") for pid in pids)
    return reckoned(load, figures, before, after, memory)


def reckoned(load: float, figures: Figures, before: Meter, after: Meter, memory: float) -> Found:
    """What was used between two readings."""
    seconds, acts = after.at - before.at, max(1, len(figures.delays))
    spent, count = (late - early for late, early in zip(after.writes, before.writes, strict=True))
    return Found(
        load=round(load, 1),
        acts=round(acts / seconds, 1),
        messages=round(figures.heard / seconds),
        p50_ms=round(figures.quantile(0.5), 1),
        p99_ms=round(figures.quantile(0.99), 1),
        cores=round((after.house - before.house) / seconds, 3),
        database_cores=round((after.database - before.database) / seconds, 3),
        client_cores=round((after.own - before.own) / seconds, 2),
        write_ms=round(1000 * spent / max(1.0, count), 1),
        kilobytes=round((after.bytes - before.bytes) / 1024 / acts, 1),
        megabytes=round(memory),
        lost=figures.lost,
    )


# -- the model


@dataclass
class Model:
    """What acts and messages cost, so that the runs fit as well as can be."""

    message_ms: float  # of a core of the house, the act of which it tells included
    idle: float  # cores that each process takes by itself
    database_act_ms: float
    database_idle: float
    process_mb: float
    socket_mb: float
    off: list[float]  # by what part each run is off
    database_off: list[float]

    def cores(self, messages: float, processes: int) -> float:
        """What the processes of the house take."""
        return self.message_ms * messages / 1000 + self.idle * processes

    def most(self, messages: float) -> float:
        """Acts a second that one process bears, with so many messages for each."""
        return 1000 * (FULL - self.idle) / (self.message_ms * messages)


def fitted(rows: list[tuple[Run, Found]]) -> Model:
    """The model of these runs, by least squares of what each is off by, in parts of itself."""
    shared = [(run, found) for run, found in rows if run.store == "PostgreSQL"]
    house = [[found.messages / 1000, run.processes] for run, found in shared]
    theirs = [[found.acts / 1000, run.processes] for run, found in shared]
    cost, off = least(house, [found.cores for _, found in shared])
    other, other_off = least(theirs, [found.database_cores for _, found in shared])
    memory, _ = least(
        [[run.processes, run.sockets] for run, _ in shared], [found.megabytes for _, found in shared]
    )
    return Model(*cost, *other, *memory, off, other_off)


def least(causes: list[list[float]], costs: list[float]) -> tuple[list[float], list[float]]:
    """What each cause costs, never less than nothing; and by what part each sum is off."""
    matrix, sums = np.array(causes), np.array(costs)
    kept = [*range(matrix.shape[1])]
    while True:
        found, *_ = np.linalg.lstsq(matrix[:, kept] / sums[:, None], np.ones(len(sums)), rcond=None)
        if min(found) >= 0:
            break
        del kept[int(np.argmin(found))]
    whole = np.zeros(matrix.shape[1])
    whole[kept] = found
    return [float(each) for each in whole], [float(each) for each in matrix @ whole / sums - 1]


# -- as it is printed


def measured(rows: list[tuple[Run, Found]]) -> Cells:
    """A row for each run."""
    heads = "store, processes, sockets, a table, acts/s offered, acts/s, messages/s, p50 ms, p99 ms, "
    heads += "cores, PostgreSQL, people, write ms, KB an act, MB, lost, load before"
    return [heads.split(", ")] + [
        [*(f"{value:g}" if isinstance(value, float) else f"{value}" for value in cells)]
        for run, found in rows
        for cells in [(*run, *list(asdict(found).values())[1:], found.load)]
    ]


def costs(rows: list[tuple[Run, Found]]) -> Cells:
    """What an act costs at the same load, in each way to keep a house."""
    found = [["kept in", "ms of the house an act", "ms of PostgreSQL an act", "ms until it is durable"]]
    for run, each in rows[:NEEDED]:
        name = f"{run.store}, {run.processes} process{'es' * (run.processes > 1)}"
        own, other = (1000 * cores / each.acts for cores in (each.cores, each.database_cores))
        found.append([name, f"{own:.2f}", f"{other:.2f}", f"{each.write_ms}"])
    return found


def modelled(rows: list[tuple[Run, Found]], model: Model) -> Cells:
    """The model, how well it fits, and what it says of many people."""
    first = rows[1][1]
    messages, rate = first.messages / first.acts, RUNS[1].rate / RUNS[1].sockets
    acts = PEOPLE * rate
    processes = int(np.ceil(acts / model.most(messages)))
    return [
        ["of the model", ""],
        ["a message to somebody, with its part of the act", f"{model.message_ms:.3f} ms of a core"],
        ["a process that does nothing", f"{model.idle:.3f} cores"],
        ["an act, of PostgreSQL", f"{model.database_act_ms:.2f} ms of a core"],
        ["a process, of PostgreSQL", f"{model.database_idle:.3f} cores"],
        ["memory of a process", f"{model.process_mb:.0f} MB"],
        ["memory of a connection", f"{model.socket_mb:.2f} MB"],
        ["off by at most, of the house", f"{100 * max(map(abs, model.off)):.0f} %"],
        ["off by at most, of PostgreSQL", f"{100 * max(map(abs, model.database_off)):.0f} %"],
        ["messages an act, six at a table", f"{messages:.1f}"],
        [f"acts/s of one process at {FULL:.0%} of a core", f"{model.most(messages):.0f}"],
        [f"acts/s of {PEOPLE:,} people as above", f"{acts:,.0f}"],
        ["processes for them", f"{processes:,}"],
        ["cores for them", f"{model.cores(acts * messages, processes):,.0f}"],
        ["cores of PostgreSQL for them", f"{model.database_act_ms * acts / 1000:,.0f}"],
        ["MB/s on the disk for them", f"{first.kilobytes * acts / 1024:,.0f}"],
        ["GB of memory for them", f"{(model.process_mb * processes + model.socket_mb * PEOPLE) / 1024:,.0f}"],
    ]


def told(rows: list[tuple[Run, Found]]) -> str:
    """All of it, as it stands in the page."""
    where = environment()
    said = f"Measured {where['date']} on {where['cpu']}, {os.cpu_count()} cores; Python {where['python']}.\n"
    if missing := len(RUNS) - len(rows):
        said += f"Of {len(RUNS)} runs {missing} did not come to their end, and are left out.\n"
    parts = {
        "All runs": measured(rows),
        "What an act costs": costs(rows),
        "The model": modelled(rows, fitted(rows)),
    }
    return "\n".join([said, *map(in_markdown, parts.items())])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each run is measured")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before that")
    parser.add_argument(
        "--part", type=float, default=1.0, help="of the people and acts, to try this with few"
    )
    parser.add_argument("--json", type=Path, help="a file for what was measured, or with it")
    parser.add_argument("--again", action="store_true", help="measure nothing: tell what stands in that file")
    parser.add_argument("--write", action="store_true", help="write docs/scale.md")
    options = parser.parse_args()
    rows = kept(options.json) if options.again else all_runs(options)
    print(text := told(rows))
    if options.write:
        page = PAGE.read_text("utf-8")
        before, after = page.partition(BEGIN)[0], page.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", "utf-8")


def all_runs(options: argparse.Namespace) -> list[tuple[Run, Found]]:
    """Every run, one after another, told as it ends; one that does not come to its end is left out."""
    rows: list[tuple[Run, Found]] = []
    for number, run in enumerate(RUNS):
        small = run._replace(sockets=int(run.sockets * options.part), rate=run.rate * options.part)
        try:
            with opened(small) as (urls, pids, name):
                rows.append((small, asyncio.run(played(urls, pids, name, small, options))))
        except (TimeoutError, httpx.HTTPError) as wrong:
            if number < NEEDED:
                raise SystemExit(f"{small}: {wrong!r}") from wrong
            Console(stderr=True).print("left out:", small, repr(wrong))
            continue
        Console(stderr=True).print(*rows[-1])
        if options.json:
            options.json.write_text(json.dumps([[run, asdict(found)] for run, found in rows], indent=1))
    return rows


def kept(file: Path) -> list[tuple[Run, Found]]:
    """What stands in a file of runs."""
    return [(Run(*run), Found(**found)) for run, found in json.loads(file.read_text())]


if __name__ == "__main__":
    main()
