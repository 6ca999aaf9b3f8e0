"""An acknowledged act survives `kill -9`: D1.

Sixty people and more play over real sockets; again and again the house is killed while they do, and
opened anew.  They come back, and ask again for what they have had no answer to.  In the end what they
were promised is compared with the log.
"""

import asyncio
import json
import sqlite3
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from random import Random

import httpx
import pytest

from databases import SOAK
from lansquenet.house.log import upkeep
from lansquenet.house.tables.recheck import misfits
from players import company
from servers import serving

PARTS = 20 if SOAK else 1  # each a house of its own, so that several are killed at once and each has a result
KILLS = 50 if SOAK else 5  # in each
PEOPLE = 3  # at a table
GAMES = ["zecchinetta", "loo", "toepen", "skin", "lansquenet", "tomato", "zwikken", "monte", "irish_loo"]
QUICK = {"pace": 0, "between": 0, "window": 0.1, "grace": 600, "chips": 100_000, "seats": 3, "bots": []}


def tables(many):
    """What tables are opened with: all sorts of games."""
    return [{"game": GAMES[n % len(GAMES)], **QUICK} for n in range(many)]


async def rounds(house, players, kills, dice):
    """Play, and kill the house so many times at random moments; then play on for a moment, and stop."""
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=100)
    async with httpx.AsyncClient(timeout=60, limits=limits) as client:
        playing = [asyncio.create_task(player.keep_playing(client)) for player in players]
        for _ in range(kills):
            await until_played(players)
            await asyncio.sleep(dice.uniform(0.3, 1))
            await asyncio.to_thread(house.restart)
        await until_played(players)
        await asyncio.sleep(2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def until_played(players):
    """Wait until somebody has been answered since."""
    before, end = answered(players), time.monotonic() + 120
    while answered(players) <= before and time.monotonic() < end:
        await asyncio.sleep(0.02)
    assert answered(players) > before, "nobody plays"


def answered(players):
    return sum(done.came != "unknown" for player in players for done in player.journal.values())


def evening(house, kills, many=21, seed="1"):
    """Sixty-three people play while the house is killed."""

    async def main():
        players = await company(house.url, tables(many), PEOPLE, seed)
        await rounds(house, players, kills, Random(seed))
        return players

    return asyncio.run(main())


# -- what came of it


@dataclass
class Reckoning:
    """What the journals and the log say of each other."""

    acknowledged: int
    lost: list[str]  # acknowledged, and not in the log
    doubled: list[str]  # twice in the log
    undone: list[str]  # refused, and in the log all the same
    strange: list[str]  # in the log, and in nobody's journal
    unkeyed: int  # acts that nobody asked for
    faults: list[str]

    @property
    def wrong(self):
        return self.lost, self.doubled, self.undone, self.strange, self.unkeyed, self.faults


def reckoning(house, players):
    """Compare the journals of these players with the log of a house that is closed."""
    logged = Counter(keys_in(house.data / "house.db"))
    came = {f"{p.table} {p.chair} {done.id}": done.came for p in players for done in p.journal.values()}
    unkeyed = logged.pop("", 0)
    refused = [key for key, what in came.items() if what not in ("acknowledged", "unknown")]
    acknowledged = [key for key, what in came.items() if what == "acknowledged"]
    return Reckoning(
        len(acknowledged),
        [key for key in acknowledged if key not in logged],
        [key for key, times in logged.items() if times > 1],
        [key for key in refused if key in logged],
        sorted(logged.keys() - came.keys()),
        unkeyed,
        faults_in(house),
    )


def keys_in(path):
    """Table, chair and id of every act in the log; nothing where there is no id."""
    query = """SELECT "table", effects FROM event WHERE kind IN ('acted', 'answered')"""
    with closing(sqlite3.connect(path)) as connection:
        for table, effects in connection.execute(query):
            key = json.loads(effects).get("key")
            yield f"{table} {key[0]} {key[1]}" if key else ""


def faults_in(house):
    """What an audit finds, and what the rules find in running every hand again."""
    url, keys = f"sqlite:///{house.data / 'house.db'}", house.data / "keys.json"
    return [*map(str, upkeep.audit(url, keys, replay=misfits))]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_no_acknowledged_act_is_lost_or_done_twice_when_the_house_is_killed(tmp_path, part):
    """D1."""
    with serving(tmp_path / "house", "--quiet") as house:
        players = evening(house, KILLS, seed=f"{1 + part}")
        house.stop()
        found = reckoning(house, players)
    assert len(players) >= 60
    assert found.acknowledged > 20 * KILLS
    assert found.wrong == ([], [], [], [], 0, [])
    assert [said for player in players for said in player.wrong] == []


HASTY = """
import time
from lansquenet.house.log import writer

write = writer.Writer._write

def hasty(self, calls):
    if any(entry.key for call in calls for entry in call.entries):
        writer._tell(calls, [[0] * len(call.entries) for call in calls])
        time.sleep(0.05)
    write(self, calls)

writer.Writer._write = hasty
"""


@pytest.mark.long
@pytest.mark.slow
def test_a_house_that_speaks_before_it_commits_is_caught(tmp_path, monkeypatch):
    """D1, the control: acts are acknowledged a moment before they are on the disk."""
    (tmp_path / "sitecustomize.py").write_text(HASTY)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for seed in "123456":  # a kill may hit no such moment
        with serving(tmp_path / seed, "--quiet") as house:
            players = evening(house, 3, seed=seed)
            house.stop()
            found = reckoning(house, players)
        if found.lost:
            break
    assert found.lost
