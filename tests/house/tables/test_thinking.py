"""Bots that think at a table of a house: from the view of their seat alone, and while the table listens."""

import asyncio
import json
from collections.abc import Iterator

import pytest

from house_driver import QUICK, Evening
from lansquenet.bots import names, seatable, strong
from lansquenet.errors import HouseRefuses, UnknownName
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.rooms.conductor import Due
from lansquenet.house.rooms.thinking import PATIENCE, BotAsked, thought
from lansquenet.house.web.catalogue import catalogue
from lansquenet.rules.game import is_legal, view
from lansquenet.rules.state import amounts


class Thinker:
    """Does what a bot is asked as the test wants it, and remembers the questions."""

    def __init__(self, loop: asyncio.AbstractEventLoop, says: str = "last") -> None:
        self.loop, self.says = loop, says
        self.asked: list[BotAsked] = []
        self.said: list[int] = []

    def __call__(self, asked: BotAsked) -> asyncio.Future[int]:
        self.asked.append(asked)
        answer: asyncio.Future[int] = self.loop.create_future()
        if self.says == "nothing":
            return answer
        if self.says == "wrong":
            answer.set_exception(HouseRefuses("too_slow", "This bot thinks longer than 300 seconds."))
            return answer
        self.said.append(10**8 if self.says == "nonsense" else legal(asked)[-1])
        answer.set_result(self.said[-1])
        return answer


def legal(asked: BotAsked) -> list[int]:
    game = GAMES[asked.game]
    if asked.view.phase in game.BETS:
        return amounts(game.limits(asked.rules, asked.view))
    return game.legal(asked.rules, asked.view)


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    opened = asyncio.new_event_loop()
    yield opened
    opened.close()


def table(game: str, thinker: Thinker) -> Evening:
    """Two bots that think, and one person."""
    evening = Evening(
        say.Terms(game=game, seats=3, bots=("search", "search"), **QUICK), people=1, seed="think"
    )
    evening.room.pondering.think = thinker
    return evening


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lansquenet", "loo", "toepen"])
def test_bot_is_asked_by_its_own_view_and_plays_what_it_thought(
    game: str, loop: asyncio.AbstractEventLoop
) -> None:
    """And nothing that is hidden from its seat leaves the table, silent polls among it."""
    thinker = Thinker(loop)
    evening = table(game, thinker)
    for _ in range(400):
        known = len(thinker.asked)
        evening.room.conductor.next()
        for asked in thinker.asked[known:]:
            sitting, seat = evening.sitting, asked.view.actor
            assert asked.view == view(sitting.told.game, sitting.rules, asked.view, seat)
            assert asked.view == sitting.view_of(sitting.polled().get(seat, sitting.played.state), seat)
            assert (asked.stock is None) == sitting.hidden
        if len(thinker.asked) > 12 or not evening.step():
            break
    entries = [row for row in evening.log.rows if row.kind in ("acted", "answered")]
    rows = [json.loads(row.text) | json.loads(row.secret or "{}") for row in entries]
    done = [row["action"] for row in rows if row["seat"] < 2]
    assert len(done) > 3
    assert done == thinker.said[: len(done)]


@pytest.mark.slow
@pytest.mark.parametrize("says", ["wrong", "nonsense"])
def test_rules_of_thumb_answer_for_a_bot_that_has_nothing_to_say(
    says: str, loop: asyncio.AbstractEventLoop
) -> None:
    evening = table("loo", Thinker(loop, says)).hands(2)
    assert evening.sitting.hand >= 2


def test_table_waits_for_a_thought_only_so_long_and_listens_meanwhile(
    loop: asyncio.AbstractEventLoop,
) -> None:
    thinker = Thinker(loop, "nothing")
    evening = table("lansquenet", thinker)
    while not thinker.asked:
        due = evening.room.conductor.next()
        assert thinker.asked or evening.step()
    assert isinstance(due, Due)
    assert due.at == evening.room.hour + PATIENCE
    moments = len(evening.sitting.played.moments)
    assert evening.step()
    assert len(evening.sitting.played.moments) > moments
    assert evening.room.hour == due.at


@pytest.mark.parametrize("game", GAMES)
def test_house_lists_every_bot_that_may_sit_down(game: str) -> None:
    """Those that answer at once, and those that think, by the registry of bots and nothing else."""
    listed = next(pitch.bots for pitch in catalogue() if pitch.name == game)
    assert listed == seatable(game) == [*names(game), *strong(game)]


def test_host_puts_a_bot_that_thinks_in_a_chair() -> None:
    evening = Evening(say.Terms(game="loo", seats=3, **QUICK), people=1, seed="chair")
    assert evening.step()
    evening.ask(evening.guests[0], say.AddBot(bot="search"))
    assert [chair.account for chair in evening.sitting.chairs if chair.kind == "bot"] == ["search"]
    with pytest.raises(UnknownName, match="No bot is called 'oracle'"):
        evening.ask(evening.guests[0], say.AddBot(bot="oracle"))


@pytest.mark.slow
def test_thought_is_legal(loop: asyncio.AbstractEventLoop) -> None:
    """Of `solved`, which compiles nothing."""
    terms, thinker = say.Terms(game="loo", seats=3, bots=("solved", "solved"), **QUICK), Thinker(loop)
    evening = Evening(terms, people=1, seed="thought")
    evening.room.pondering.think = thinker
    while not thinker.asked:
        evening.room.conductor.next()
        assert thinker.asked or evening.step()
    assert is_legal(GAMES["loo"], thinker.asked[0].rules, thinker.asked[0].view, thought(thinker.asked[0]))
