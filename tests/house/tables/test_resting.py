"""Tables that play by themselves: they take their time, and come to rest when nobody does anything there."""

import time
from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from lansquenet.house import hall
from lansquenet.house.rooms import conductor
from lansquenet.house.rooms.open_table import OpenTable
from visitors import SOON, Visitor, company, nearby

BOTS = {"seats": 3, "bots": ["bold", "timid", "bold"]}


def terms_of(who: Visitor, table: str) -> dict[str, float]:
    told = who.http.get(f"/api/tables/{table}").json()["terms"]
    return {key: told[key] for key in ("pace", "between", "window")}


@pytest.mark.slow
def test_no_table_plays_faster_than_the_house_lets_it(tmp_path: Path) -> None:
    """Whatever it was opened with, also by who has a password, and in private."""
    with nearby(tmp_path / "house", pace=0.25) as url, Visitor(url, "Ann") as ann:
        ann.http.post("/api/me/password", json={"password": "long enough"})
        table = ann.opens("lansquenet", private=True, **BOTS, pace=0, between=0)
        assert terms_of(ann, table) == {"pace": 0.25, "between": 1.0, "window": 0}
        slow = ann.opens("lansquenet", **BOTS, pace=0.5, between=9)
        assert terms_of(ann, slow) == {"pace": 0.5, "between": 9, "window": 0}
        assert ann.comes(table).hears("welcome")["terms"]["pace"] == 0.25


@pytest.mark.slow
def test_house_may_let_its_tables_play_as_fast_as_they_can(tmp_path: Path) -> None:
    """The control: for a house among friends, and for tests."""
    with nearby(tmp_path / "house", pace=0) as url, Visitor(url, "Ann") as ann:
        table = ann.opens("lansquenet", **BOTS, pace=0, between=0)
        assert terms_of(ann, table) == {"pace": 0, "between": 0, "window": 0}


@pytest.mark.slow
def test_bots_among_themselves_take_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four times the least; as soon as somebody sits down, as the terms say."""
    taken = []
    due = conductor.Conductor._turn

    def noted(self: conductor.Conductor) -> conductor.Due | None:
        taken.append((self.room.plays_alone, self.room.thought, self.room.between))
        return due(self)

    monkeypatch.setattr(conductor.Conductor, "_turn", noted)
    with nearby(tmp_path / "house", pace=0.01) as url, Visitor(url, "Ann") as ann:
        table = ann.opens("lansquenet", seats=4, bots=BOTS["bots"], pace=0, between=0, chips=1_000_000)
        seat = ann.comes(table)
        seat.say("manage", what="start")
        seat.hears("state", hand=2)
        seat.sits().plays_until(hand=4)
        assert {*taken} >= {(True, 0.04, 0.04), (False, 0.007, 0.04)}


@pytest.mark.slow
def test_bots_of_many_tables_share_what_a_few_may_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four tables play at full pace, here half a one; none of those counts that nobody looks on at."""
    paces: list[float] = []
    shared = conductor.share_out

    def noted(rooms: Collection[OpenTable], pace: float) -> None:
        shared(rooms, pace)
        paces.extend(room.thought for room in rooms)

    monkeypatch.setattr(hall, "share_out", noted)
    monkeypatch.setattr(hall, "KEEPING", 0.05)
    monkeypatch.setattr(conductor, "LONE_TABLES", 0.5)
    monkeypatch.setattr(conductor, "LEFT_ALONE", 0.5)
    with nearby(tmp_path / "house", pace=0.01) as url, Visitor(url, "Ann") as ann:
        tables = [ann.opens("lansquenet", **BOTS, pace=0, between=0, chips=1_000_000) for _ in range(2)]
        seats = [ann.comes(table) for table in tables]
        until(lambda: 0.16 in paces)
        seats[0].socket.close()
        paces.clear()
        until(lambda: 0.08 in paces)
        assert max(paces) <= 0.16


def until(true: Callable[[], object]) -> None:
    """Wait until this is so."""
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.slow
def test_bots_rest_though_somebody_looks_on_and_wake_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten minutes, here less; what is said there wakes them, too."""
    assert conductor.DOZE == 600
    monkeypatch.setattr(conductor, "DOZE", 0.5)
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens("lansquenet", **BOTS, chips=1_000_000)
        seat = ann.comes(table)
        rests = seat.hears("room", why=why())
        for wake in (lambda: seat.say("say", text="go on"), lambda: ben.comes(table)):
            wake()
            assert seat.hears("room", why="")["hand"] >= rests["hand"]
            assert seat.hears("state")["hand"] > rests["hand"]
            rests = seat.hears("room", why=why())
        assert "rests" in rests["why"]


@pytest.mark.slow
def test_bots_that_nobody_looks_at_stop_sooner_than_people_who_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds, here less: what a visitor leaves behind does not go on for a minute."""
    monkeypatch.setattr(conductor, "LEFT_ALONE", 0.3)
    with nearby(tmp_path / "house", pace=0.01) as url, Visitor(url, "Ann") as ann:
        table = ann.opens("lansquenet", **BOTS, chips=1_000_000)
        seat = ann.comes(table)
        last = seat.hears("state", hand=2)["hand"]
        seat.socket.close()
        begun = time.monotonic()
        while (now := len(ann.http.get(f"/api/tables/{table}/hands").json())) > last:
            last = now
            time.sleep(1.0)
        assert time.monotonic() - begun < conductor.IDLE
        assert ann.comes(table).hears("state", hand=now + 2), "it goes on when somebody comes"


def why() -> str:
    return "Nobody but bots has done anything here for a while: the table rests until somebody does."


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lansquenet", "loo"])
def test_somebody_for_whom_the_stand_in_plays_keeps_no_table_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A clock of a second, and a page that does nothing but share in the shuffles: the table rests."""
    monkeypatch.setattr(conductor, "DOZE", 1.5)
    with nearby(tmp_path / "house") as url, Visitor(url, "Ann") as ann:
        table = ann.opens(game, seats=3, bots=["bold", "timid"], clock=1, chips=1_000_000)
        seat = ann.comes(table).sits()
        assert seat.hears("room", why=why())
        assert all(said["type"] != "refuse" for said in seat.heard), "it rests before its page says too much"
        seat.say("come_back")
        assert seat.hears("room", why="")


@pytest.mark.slow
def test_who_plays_is_never_at_a_table_that_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: people who act, however long they take over it."""
    monkeypatch.setattr(conductor, "DOZE", 0.0)
    with nearby(tmp_path / "house") as url, Visitor(url, "Ann") as ann:
        seat = ann.comes(ann.opens("lansquenet", seats=3, bots=["bold", "timid"], chips=1_000_000)).sits()
        seat.plays_until(hand=4)
        assert all(
            not said["why"] for said in seat.heard if said["type"] == "room" and said["status"] == "playing"
        )
