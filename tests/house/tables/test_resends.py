"""Resends, duplicates, delays and changes of order do no harm: A1.

Between the people and the house stands a line on which every message may come twice, late, or after one
that was sent later, and which breaks now and then.
"""

import asyncio
import contextlib
import time
from collections import Counter
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

from databases import SOAK
from players import BROKEN, company
from servers import free_port, serving
from test_kill import QUICK, keys_in, reckoning

SECONDS = 120 if SOAK else 12
PATIENCE = 120.0  # seconds more for what must come about
GAMES = ["zecchinetta", "loo", "toepen", "skin"]


class Line:
    """A bad line: how often a message comes twice or late, and how often it is the last."""

    def __init__(self, url, seed, twice=0.2, late=0.3, last=0.01):
        self.url, self.dice = url.replace("http", "ws", 1) + "/ws", Random(seed)
        self.twice, self.late, self.last = twice, late, last
        self.again, self.delayed, self.cuts = 0, 0, 0

    @asynccontextmanager
    async def open(self):
        """The address at which the line begins."""
        port = free_port()
        async with serve(self.through, "127.0.0.1", port, compression=None, ping_interval=None):
            yield f"ws://127.0.0.1:{port}/ws"

    async def through(self, client):
        """One connection, until either end is gone or the line breaks."""
        with contextlib.suppress(*BROKEN):
            async with connect(self.url, compression=None, ping_interval=None) as house:
                with contextlib.suppress(*BROKEN):
                    await house.send(await client.recv())  # a hello: the house hears nothing before
                both = [asyncio.create_task(self.pass_on(*way)) for way in ((client, house), (house, client))]
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)

    async def pass_on(self, one, other):
        """What comes from one goes to the other, somehow."""
        async with asyncio.TaskGroup() as under_way:
            async for text in one:
                if self.dice.random() < self.last:
                    self.cuts += 1
                    raise EOFError
                copies = 2 if self.dice.random() < self.twice else 1
                self.again += copies - 1
                for _ in range(copies):
                    wait = self.dice.uniform(0.01, 0.15) if self.dice.random() < self.late else 0.0
                    self.delayed += wait > 0
                    under_way.create_task(deliver(other, text, wait))
            raise EOFError


async def deliver(to, text, wait):
    await asyncio.sleep(wait)
    with contextlib.suppress(*BROKEN):
        await to.send(text)


def evening(house, seconds, enough, seed="1", fresh_ids=False, **line):
    """Twelve people play over a bad line, so long and until it is enough; who they were, and the line."""

    async def main():
        terms = [{"game": game, **QUICK} for game in GAMES]
        players, bad = await company(house.url, terms, 3, seed), Line(house.url, seed, **line)
        async with bad.open() as gate, httpx.AsyncClient(timeout=60) as client:
            for player in players:
                player.gate, player.fresh_ids, player.hurry = gate, fresh_ids, 0.1
            playing = [asyncio.create_task(player.keep_playing(client)) for player in players]
            await asyncio.sleep(seconds)
            end = time.monotonic() + PATIENCE  # shares that are lost hold a hand up for seconds
            while not enough(players, bad) and time.monotonic() < end:
                await asyncio.sleep(0.5)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return players, bad

    return asyncio.run(main())


@pytest.mark.slow
def test_a_bad_line_makes_nothing_happen_twice_and_loses_nothing(tmp_path):
    """A1."""
    with serving(tmp_path / "house", "--quiet") as house:
        players, line = evening(house, SECONDS, plays_on)
        house.stop()
        found = reckoning(house, players)
    assert found.wrong == ([], [], [], [], 0, [])
    said = [said for player in players for said in player.wrong]
    amiss = [words for words in said if not words.startswith("the house ")]  # of shares
    assert amiss == []
    assert plays_on(players, line)


def plays_on(players, line):
    """Whether something was done at every table, over a line that did its worst."""
    done = Counter(p.table for p in players for one in p.journal.values() if one.came == "acknowledged")
    worst = min(line.again, line.delayed, line.cuts)
    return worst > 5 and all(done[table] > 5 for table in {player.table for player in players})


@pytest.mark.slow
def test_without_their_ids_acts_that_were_done_are_refused_when_sent_again(tmp_path):
    """A1, the control: what is sent again has another id."""
    with serving(tmp_path / "house", "--quiet") as house:

        def refused(players, line):
            """The acts that stand in the log, and were refused when they came again."""
            logged = set(keys_in(house.data / "house.db"))
            return [
                id
                for player in players
                for id, done in player.journal.items()
                if done.came == "stale" and f"{player.table} {player.chair} {id}" in logged
            ]

        players, line = evening(house, 8, refused, fresh_ids=True, twice=0, last=0.05)
        house.stop()
        assert refused(players, line)
