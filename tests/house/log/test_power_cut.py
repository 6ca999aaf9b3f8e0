"""Power cuts and full disks: what was acknowledged is there afterwards."""

import asyncio
import random
from contextlib import closing
from shutil import rmtree

import apsw
import pytest
from sqlalchemy.exc import DBAPIError

from databases import SOAK
from disks import disk_with, store_on
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import MINT, Entry, Store, Transfer
from lansquenet.house.log.upkeep import audit
from lansquenet.house.log.writer import Unknown, Writer

CUTS = 2000 if SOAK else 60
BATCHES = 150
REFUSED = 25  # writes that each who writes has asked for in vain, and then no more
OFTEN = 30  # pages between checkpoints, so that cuts fall into them, too


@pytest.fixture
def made(tmp_path):
    """A store on the real disk with one table, closed: where it is, its keys, the epoch of the table."""
    url, keys = f"sqlite:///{tmp_path / 'made.sqlite'}", tmp_path / "keys.json"
    with closing(Store.open(url, keys)) as store:
        epoch = store.claim("T", "me", 600)
    return tmp_path / "made.sqlite", keys, {"T": epoch}


def bought(number):
    """An event of about a kilobyte, with a payment and a key."""
    payment = Transfer(MINT, f"T/{number % 6}", 5, "buy-in")
    return Entry("T", "act", 1, {"pad": "x" * 1000}, {"n": number}, (payment,), (number % 6, f"c{number}"))


def lost_by(url, keys, acknowledged):
    """How many of those that were acknowledged are not found; a store with faults has lost all."""
    if audit(url, keys):
        return acknowledged
    with closing(Store.open(url, keys)) as store:
        return max(0, acknowledged - store.length("T"))


class Scissors:
    """Watches a disk, and keeps what a power cut would leave at random moments of a run."""

    def __init__(self, disk, folder, chance):
        self.disk, self.folder, self.chance = disk, folder, chance
        self.acknowledged = 0
        self.pulled = []  # (the address of what is left, what was acknowledged by then)
        disk.watch = self.watch

    def watch(self, operation):
        if self.chance.random() < 0.02:
            left = self.disk.pulled_out(self.folder / f"{len(self.pulled)}", self.chance)
            self.pulled.append((left, self.acknowledged))


def cut_while_writing(made, tmp_path, cuts, **pragmas):
    """Cut the power at random points while batches are written; the number of events lost at each."""
    path, keys, epochs = made
    chance, lost = random.Random(1), []
    while len(lost) < cuts:
        folder = tmp_path / f"run{len(lost)}"
        folder.mkdir()
        disk = disk_with(path)
        with store_on(disk, Keys.read(keys), wal_autocheckpoint=OFTEN, **pragmas) as store:
            scissors = Scissors(disk, folder, chance)
            for _ in range(BATCHES):
                batch = [bought(scissors.acknowledged + n) for n in range(chance.randint(1, 4))]
                scissors.acknowledged = store.append(batch, epochs)[-1]
            disk.watch = lambda operation: None
        lost += [lost_by(url, keys, promised) for url, promised in scissors.pulled[: cuts - len(lost)]]
        rmtree(folder)
    return lost


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_by_a_power_cut(made, tmp_path):
    """D2."""
    lost = cut_while_writing(made, tmp_path, CUTS)
    assert (len(lost), sum(lost)) == (CUTS, 0)


@pytest.mark.slow
def test_without_full_syncing_power_cuts_lose_what_was_acknowledged(made, tmp_path):
    """D2, the control: the same run with synchronous=NORMAL."""
    lost = cut_while_writing(made, tmp_path, 60, synchronous=1)
    assert sum(number > 0 for number in lost) > 15


# -- full disks and failing ones


def write_until_it_fails(store, epochs):
    """Twenty tasks write until the store fails; (acknowledged before, after, fatal errors)."""
    fatal, before, after = [], [], []

    async def main():
        writer = Writer(store, fatal.append)
        writer.epochs.update(epochs)

        async def task(number):
            refused = 0
            for n in range(500):
                try:
                    numbers = await writer.write([bought(1000 * number + n)])
                    (after if fatal else before).extend(numbers)
                except Unknown:
                    refused += 1
                if refused == REFUSED:
                    return

        await asyncio.gather(*(task(number) for number in range(20)))
        await asyncio.to_thread(writer.close)

    asyncio.run(main())
    return before, after, fatal


def failing(operations, error, chance):
    """A watch that lets so many operations pass, and then fails each of a kind."""
    left = [chance.randint(50, 400)]

    def watch(operation):
        left[0] -= 1
        if left[0] < 0 and operation in operations:
            raise error

    return watch


@pytest.mark.slow
@pytest.mark.parametrize(
    ("operations", "error"),
    [(["write"], apsw.FullError("full")), (["write"], apsw.IOError("bad")), (["sync"], apsw.IOError("bad"))],
    ids=["full disk", "failing write", "failing sync"],
)
def test_after_a_write_that_fails_nothing_is_acknowledged_and_the_restart_is_clean(
    made, tmp_path, operations, error
):
    """D4: also when the power goes after it."""
    path, keys, epochs = made
    chance, held = random.Random(2), 0
    for turn in range(10):
        disk = disk_with(path)
        with store_on(disk, Keys.read(keys), wal_autocheckpoint=OFTEN) as store:
            disk.watch = failing(operations, error, chance)
            before, after, fatal = write_until_it_fails(store, epochs)
            url = disk.pulled_out(tmp_path / f"full{turn}", None)
            dark = disk.pulled_out(tmp_path / f"dark{turn}", chance)
            disk.watch = lambda operation: None
        held += len(before)  # few, where many wrote at once and the disk was soon full
        assert len(fatal) == 1
        assert after == []
        assert lost_by(url, keys, max(before, default=0)) == 0
        assert lost_by(dark, keys, max(before, default=0)) == 0
        with closing(Store.open(url, keys)) as store:
            again = {"T": store.claim("T", "me", 60)}
            assert store.append([bought(-1)], again) == [store.length("T")]
    assert held > 50


@pytest.mark.slow
def test_a_house_that_acknowledged_what_failed_would_be_caught(made, tmp_path):
    """D4, the control."""
    path, keys, epochs = made
    disk = disk_with(path)
    with store_on(disk, Keys.read(keys), wal_autocheckpoint=OFTEN) as store:
        disk.watch = failing(["write"], apsw.FullError("full"), random.Random(3))
        written = promised = 0
        for number in range(300):
            try:
                (promised,) = store.append([bought(number)], epochs)
                written += 1
            except DBAPIError:
                promised += 1
        url = disk.pulled_out(tmp_path / "full", None)
        disk.watch = lambda operation: None
    assert written > 2
    assert lost_by(url, keys, promised) > 0
