"""A process that writes is killed, half of the times while it commits: what it acknowledged is in the log.

The children are split off from a process that has everything imported: so a thousand of them take minutes.
They die by an alarm that nobody hears, at which the system ends a process as by `kill -9`, wherever it is.
"""

import random
import subprocess
import sys
from contextlib import closing

import pytest

from databases import KINDS, SOAK, database
from lansquenet.house.log.store import Store
from lansquenet.house.log.upkeep import audit

KILLS = 500 if SOAK else 12  # of each kind of database
LEAST_WITHIN = 0.3  # of the kills, and more, must fall between the beginning of a commit and its end

# Every line is a child: the name of its acts, after how many commits it dies, whether within one, and how
# many seconds later.  A `<` says that a commit begins, a `>` that it has ended: so it is known where it died.
NURSERY = """
import asyncio, os, signal, sys, time
from pathlib import Path
from sqlalchemy import event
from lansquenet.house.log.store import MINT, Entry, Store, Transfer
from lansquenet.house.log import writer as writers
from lansquenet.house.log.writer import Writer

write_in_turn = Writer._write

def hastily(self, calls):
    if any(entry.key for call in calls for entry in call.entries):
        writers._tell(calls, [[0] * len(call.entries) for call in calls])
        time.sleep(0.01)
    write_in_turn(self, calls)

if sys.argv[3:] == ["hasty"]:
    Writer._write = hastily

def doomed(store, commits, within, after):
    append, done = store.append, [0]

    def counted(*given):
        numbers = append(*given)
        os.write(1, b">\\n")
        return numbers

    def begins(connection):
        os.write(1, b"<\\n")
        done[0] += 1
        if done[0] == commits:
            signal.setitimer(signal.ITIMER_REAL, after if within else 20 * after)

    store.append = counted
    event.listen(store.database.writing, "commit", begins)

async def write(name, commits, within, after):
    store = Store.open(sys.argv[1], Path(sys.argv[2]))
    writer = Writer(store, lambda wrong: print("fatal", wrong, file=sys.stderr))
    tables = [f"T{n}" for n in range(3)]
    for table in tables:
        await writer.claim(table, "child", 600)
    doomed(store, commits, within, after)

    async def seat(table, number):
        payments = (Transfer(MINT, f"{table}/{number}", 1, "buy-in"),)
        for n in range(100_000):
            act = f"{name}-{n}"
            entry = Entry(table, "act", 1, {"n": n}, payments=payments, key=(number, act))
            (seq,) = await writer.write([entry])
            os.write(1, f"{table} {number} {act} {seq}\\n".encode())

    await asyncio.gather(*(seat(table, number) for table in tables for number in range(6)))

for line in sys.stdin:
    name, commits, within, after = line.split()
    child = os.fork()
    if not child:
        asyncio.run(write(name, int(commits), within == "1", float(after)))
    os.waitpid(child, 0)
    os.write(1, b"dead\\n")
"""


def killed(nursery, name, dice, within):
    """What a child said before it was killed, to the last whole line."""
    nursery.stdin.write(f"{name} {dice.randint(3, 30)} {int(within)} {dice.uniform(0.00001, 0.0006):.6f}\n")
    nursery.stdin.flush()
    said = []
    while (line := nursery.stdout.readline()) != "dead\n":
        assert line, "the nursery has ended"
        said.append(line.strip())
    return said


def died_within(said):
    """Whether the last that was heard of commits is that one began."""
    return next(line for line in reversed(said) if line in ("<", ">")) == "<"


def acknowledged(url, keys, kills, *how):
    """What so many children were told before they died, and how many of them died within a commit."""
    dice, told, within = random.Random(4), [], 0
    Store.open(url, keys).close()
    command = [sys.executable, "-c", NURSERY, url, str(keys), *how]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as nursery:
        for number in range(kills):
            said = killed(nursery, f"c{number}", dice, number % 2 == 0)
            within += died_within(said)
            told += [line.split() for line in said if len(line) > 1]
        nursery.stdin.close()
    return told, within


def lost(url, keys, told):
    """How many of those acts are not in the log."""
    with closing(Store.open(url, keys)) as store:
        assert store.seq_of("T0", 0, "never") is None
        return sum(store.seq_of(table, int(seat), act) is None for table, seat, act, _ in told)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_what_was_acknowledged_survives_kill_9_also_within_a_commit(kind, tmp_path):
    """D1, of the store; the control: the log does not hold what nobody wrote."""
    keys = tmp_path / "keys.json"
    with database(kind, tmp_path) as url:
        told, within = acknowledged(url, keys, KILLS)
        assert audit(url, keys) == []
        assert lost(url, keys, told) == 0
    print(f"{KILLS} kills, {within} within a commit, {len(told)} acknowledged, none lost")
    assert len(told) > 10 * KILLS
    assert within > LEAST_WITHIN * KILLS


@pytest.mark.slow
def test_a_writer_that_speaks_before_it_commits_is_caught(tmp_path):
    """D1, the control: acts are acknowledged a moment before they are written."""
    keys = tmp_path / "keys.json"
    with database("sqlite", tmp_path) as url:
        told, _ = acknowledged(url, keys, 6, "hasty")
        assert lost(url, keys, told) > 0
