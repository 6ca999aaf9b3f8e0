"""Who comes while something is being written down is shown it once, and not before it is durable."""

import asyncio

import pytest

from house_driver import QUICK, Evening, Guest, Kept
from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.log.entries import Refused
from lansquenet.house.log.writer import NotWritten
from lansquenet.house.rooms.requests import obey
from lansquenet.house.rooms.viewers import Viewer


class Slow(Kept):
    """A log that writes when it is let, or fails."""

    def __init__(self, log: Kept) -> None:
        super().__init__(log.rows)
        self.may, self.fails = asyncio.Event(), False

    async def write(self, entries):
        await self.may.wait()
        if self.fails:
            raise OSError("the disk is full")
        return await super().write(entries)


def asked() -> tuple[Evening, Guest, say.Do]:
    """An evening at which somebody is about to act."""
    terms = say.Terms(game="zecchinetta", seats=3, bots=["bold", "steady"], **QUICK)
    evening = Evening(terms, people=1, seed="coming")
    for _ in range(200):
        wish = evening.wish()
        if wish and isinstance(wish[1], say.Do):
            return evening, wish[0], wish[1]
        assert evening.step()
    raise AssertionError("nobody is ever asked")


def frames(guest: Guest) -> list[tuple[int, int]]:
    guest.listen(0)
    shown = [say.State.model_validate_json(text) for _, text in guest.kinds("state")]
    return [(state.hand, state.seq) for state in shown]


def late(evening: Evening) -> Guest:
    return Guest("late", Viewer("late", "Late"))


@pytest.mark.slow
def test_newcomer_is_shown_nothing_that_is_not_written_and_all_of_it_once():
    async def both():
        evening, guest, act = asked()
        room, newcomer = evening.room, late(evening)
        written = [*evening.log.rows]
        room.writer = Slow(evening.log)
        acting = asyncio.create_task(obey(room, guest.viewer, act))
        await asyncio.sleep(0)
        coming = asyncio.create_task(room.come(newcomer.viewer, 0, 0))
        for _ in range(5):
            await asyncio.sleep(0)
        assert frames(newcomer) == []
        assert evening.log.rows == written  # it stands in memory alone
        room.writer.may.set()
        await asyncio.gather(acting, coming)
        guest.listen(0)
        assert frames(newcomer) == [(guest.state["hand"], guest.state["seq"])]
        assert guest.state["seq"] > act.seq

    asyncio.run(both())


def test_newcomer_to_a_table_that_was_given_up_is_sent_away_to_come_again():
    async def both():
        evening, guest, act = asked()
        room, newcomer = evening.room, late(evening)
        room.writer = Slow(evening.log)
        room.writer.fails = True
        room.task = asyncio.create_task(obey(room, guest.viewer, act))
        await asyncio.sleep(0)
        coming = asyncio.create_task(room.come(newcomer.viewer, 0, 0))
        await asyncio.sleep(0)
        room.writer.may.set()
        await coming
        newcomer.listen(0)
        said = [text for _, text in newcomer.heard]
        assert len(said) == 1
        assert say.Bye.model_validate_json(said[0]).code == "again"
        assert newcomer.viewer not in room.viewers
        assert isinstance(room.task.exception(), OSError)

    asyncio.run(both())


@pytest.mark.slow
@pytest.mark.parametrize("wrong", [OSError("the disk is full"), NotWritten(Refused("t", "another has it"))])
def test_who_asks_over_http_is_answered_when_the_table_is_given_up(wrong):
    """Both the one whose act could not be written, and whoever waited behind it."""

    class Failing(Kept):
        async def write(self, entries):
            raise wrong

    async def asks():
        evening, guest, act = asked()
        room = evening.room
        room.writer = Failing(evening.log.rows)
        room.open()
        asking = [room.ask(guest.viewer, act), room.ask(guest.viewer, say.Say(text="hello?"))]
        answers = await asyncio.wait_for(asyncio.gather(*asking, return_exceptions=True), 60)
        answers.append(
            await asyncio.wait_for(asyncio.gather(room.ask(guest.viewer, act), return_exceptions=True), 60)
        )
        assert room.lost
        return answers

    first, second, (late,) = asyncio.run(asks())
    for answer in (first, second, late):
        assert isinstance(answer, HouseRefuses)
        assert answer.code == "again"
