"""Tables by correspondence, as the lobby lists them: for whose answer each waits, and until when."""

import time
from pathlib import Path

import pytest

from test_tables import turn
from visitors import Seat, Visitor, company, nearby

DAYS = 3
DAY = 86_400
pytestmark = pytest.mark.slow


def due(visitor: Visitor, table: str) -> int:
    """Until when the lobby says that somebody has an answer to give; 0: none."""
    cards = {card["id"]: card for card in visitor.http.get("/api/tables").json()}
    return int(cards[table]["due"])


def shown(visitor: Visitor, table: str, other: int = 0) -> int:
    """The same, once the lobby shows another than this."""
    end = time.monotonic() + 20
    while (found := due(visitor, table)) == other and time.monotonic() < end:
        time.sleep(0.05)
    assert found != other
    return found


def test_whoever_is_asked_is_told_until_when_and_nobody_else(tmp_path: Path) -> None:
    """Also when the house was closed meanwhile; and once the answer is given, whoever is asked next."""
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        began = time.time()
        table = ann.opens(days=DAYS)
        seats = {ann.comes(table).sits(): ann, ben.comes(table).sits(): ben}
        asked = turn([*seats])
        until = shown(seats[asked], table)
        assert began + DAYS * DAY - 1 < until < time.time() + DAYS * DAY + 1
        others = [ann, ben, eve]
        others.remove(seats[asked])
        assert [due(other, table) for other in others] == [0, 0]
        sessions = {visitor.session: visitor.name for visitor in (ann, ben, eve)}
        name = seats[asked].name
    with nearby(tmp_path / "house") as url:
        again = {said: Visitor(url, said, session) for session, said in sessions.items()}
        assert due(again[name], table) == until
        seats = {again[said].comes(table): again[said] for said in ("Ann", "Ben")}
        answered(turn([*seats]), seats)
        for visitor in again.values():
            visitor.__exit__(None, None, None)


def answered(seat: Seat, seats: dict[Seat, Visitor]) -> None:
    """Somebody answers; then the lobby calls whoever is asked next."""
    seat.plays(seat.asked())
    following = turn([*seats])
    table = following.table
    shown(seats[following], table)
    assert [due(seats[other], table) for other in seats if other is not following] == [0]


def test_all_who_are_asked_in_silence_are_told_until_they_have_answered(tmp_path: Path) -> None:
    """And that somebody has answered is told to nobody else."""
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens("toepen", days=DAYS)
        seats = [ann.comes(table).sits(), ben.comes(table).sits()]
        states = [seat.asked() for seat in seats]
        assert {state["phase"] for state in states} == {"EXCHANGE"}
        assert shown(ann, table) == shown(ben, table)
        told = ben.http.get("/api/tables").json()
        seats[0].plays(states[0])
        assert due(ann, table) == 0
        assert ben.http.get("/api/tables").json() == told


def test_where_clocks_run_the_lobby_calls_nobody(tmp_path: Path) -> None:
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens(clock=60)
        turn([ann.comes(table).sits(), ben.comes(table).sits()])
        assert (due(ann, table), due(ben, table)) == (0, 0)
