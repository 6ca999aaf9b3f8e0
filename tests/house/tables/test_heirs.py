"""Friends who come to a table of bots: they have a bot's chair when the hand is over."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import pytest

from lansquenet.errors import HouseRefuses
from lansquenet.house.messages import Medallion, Terms
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.sitting import Sitting
from servers import Served, serving
from visitors import BRISK, Seat, Visitor, company

WEB = Path(__file__).parents[3] / "web/src"
QUIET = {"rounds": "0"}  # at Zecchinetta: without an end


def sitting(game: str = "zecchinetta", seats: int = 3) -> Sitting:
    """A table of Ann's with bots in all other chairs."""
    found = Sitting("t", "CODE42", "ann", Terms(game=game, seats=seats))
    found.fold(found.sit(0, "ann", "Ann", "person"))
    for number in range(1, seats):
        found.fold(found.sit_bot(number, "bold"))
    return found


def test_chair_of_a_bot_is_free_at_once_while_nothing_is_played() -> None:
    table = sitting()
    change = table.fold(table.sit(2, "ben", "Ben", "person"))
    assert (table.chairs[2].kind, table.chairs[2].name, table.chairs[2].chips) == ("person", "Ben", 500)
    assert [row.chips for row in change.payments] == [500, 500], "the bot's go back before Ben's are given"


def test_bot_plays_the_session_on_until_it_is_broken_up() -> None:
    """And the bank that would come to the bot goes on to its heir."""
    table = sitting()
    for kind in ("started", "reseated"):
        table.fold(TableEvent(kind))
    table.fold(table.sit(1, "ben", "Ben", "person"))
    assert (table.chairs[1].kind, table.chairs[1].heir and table.chairs[1].heir.name) == ("bot", "Ben")
    assert table.changes
    assert table.enough
    table.fold(TableEvent("reseated"))
    assert [chair.name for chair in table.seated][:2] == ["Ann", "Ben"]
    assert sum(table.chips_of(chair) for chair in table.chairs) == 3 * 500


def test_who_thinks_better_of_it_leaves_the_bot_where_it_is() -> None:
    table = sitting()
    for kind in ("started", "reseated"):
        table.fold(TableEvent(kind))
    table.fold(table.sit(None, "ben", "Ben", "person"))
    with pytest.raises(HouseRefuses, match="yours when the hand is over"):
        table.sit(2, "ben", "Ben", "person")
    assert table.heir_of("ben") is table.chairs[1]
    table.fold(TableEvent("rose", {"chair": 1, "heir": False}))
    assert not table.changes
    assert table.heir_of("ben") is None


def test_heir_is_known_after_a_mark() -> None:
    """A house that is opened again gives the chair to who was promised it."""
    table = sitting()
    for event in (TableEvent("started"), TableEvent("reseated"), TableEvent("listed", {"private": True})):
        table.fold(event)
    table.fold(table.sit(2, "ben", "Ben", "person"))
    mark, again = table.mark(), sitting()
    again.restore(mark.body, mark.sealed or {})
    assert again.heir_of("ben") == table.chairs[2]
    assert again.terms.private
    again.fold(TableEvent("reseated"))
    assert again.chairs[2].name == "Ben"


def test_programs_and_second_comers_have_no_chair_of_a_bot() -> None:
    table = sitting(seats=2)
    for kind in ("started", "reseated"):
        table.fold(TableEvent(kind))
    with pytest.raises(HouseRefuses, match="taken; the free ones: none"):
        table.sit(None, "box", "Box", "robot")
    table.fold(table.sit(None, "ben", "Ben", "person"))
    with pytest.raises(HouseRefuses, match="taken; the free ones: none"):
        table.sit(1, "eve", "Eve", "person")


def fills(ann: Visitor, **terms: object) -> str:
    """A listed table of bots, as it is opened where nothing is said."""
    asked = {"game": "zecchinetta", "options": QUIET, "seats": 3, "fill": True, **BRISK, **terms}
    return str(ann.http.post("/api/tables", json=asked).json()["id"])


def listed(somebody: Visitor) -> list[str]:
    return [card["id"] for card in somebody.http.get("/api/tables").json()]


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("heirs") / "house") as house:
        yield house


@pytest.mark.slow
def test_friend_takes_the_chair_of_a_bot_between_two_hands(open_house: Served) -> None:
    """Told that it is promised, told when it is had, dealt in, and in the shuffle with a share."""
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = fills(ann)
        host = ann.comes(table).sits()
        host.plays(host.asked())
        friend = ben.comes(table)
        friend.say("sit", chair=1)
        assert friend.hears("welcome", heir=1)["chair"] == -1
        promised = seen(friend)["chairs"][1]
        assert (promised["kind"], promised["heir"]) == ("bot", "Ben")
        play_until(host, lambda: "Ben" in [chair["name"] for chair in seen(host)["chairs"]])
        friend.hears("welcome", chair=1)
        play_until(host, lambda: bool(seen(friend)) and bool(friend.state and friend.state["offer"]), friend)
        assert friend.state
        assert friend.state["me"] >= 0
        friend.plays(friend.state)


def seen(seat: Seat) -> dict[str, Any]:
    """The company, as it was last told."""
    return next(said for said in reversed(seat.heard) if said["type"] == "room")


def play_until(host: Seat, done: Callable[[], bool], *listening: Seat) -> None:
    """Have the host play as usual until something is so."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, "it does not come to that"
        for seat in (host, *listening):
            with suppress(TimeoutError):
                seat.next(0.02)
        if host.state and host.state["offer"]:
            host.act(host.state)


@pytest.mark.slow
def test_table_is_listed_and_unlisted_by_its_host_alone(open_house: Served) -> None:
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = fills(ann, private=True)
        host, other = ann.comes(table).sits(), ben.comes(table)
        assert table not in listed(ben)
        other.say("manage", what="list")
        assert other.refused() == "not_host"
        host.say("manage", what="list")
        assert not other.hears("welcome", chair=-1)["terms"]["private"]
        assert table in listed(ben)
        host.say("manage", what="unlist")
        assert other.hears("welcome")["terms"]["private"]
        assert table not in listed(ben)


@pytest.mark.slow
def test_lobby_shows_no_table_whose_people_have_gone(tmp_path: Path) -> None:
    """A house that was opened again has nobody at any table; who sat there still finds the way back."""
    with serving(tmp_path / "house") as house, company(house.url, "Ann", "Ben") as (ann, ben):
        table = fills(ann)
        ann.comes(table).sits()
        assert table in listed(ben)
        house.restart()
        assert table not in listed(ben)
        assert table in listed(ann)
        ann.comes(table).hears("welcome")
        assert table in listed(ben)


@pytest.mark.slow
def test_person_is_shown_by_the_medallion_that_was_chosen(open_house: Served) -> None:
    """Page, settings and house know the same signs; a table tells which was chosen, and the log keeps it."""
    signs = get_args(Medallion)
    drawn = re.findall(r"^  (\w+):", (WEB / "lib/stage/medal/emblems.ts").read_text("utf-8"), re.MULTILINE)
    kept = re.search(r"medallion: \[(.*)\]", (WEB / "browser/settings.svelte.ts").read_text("utf-8"))
    assert ["", *drawn] == [*signs]
    assert kept
    assert tuple(json.loads(f"[{kept[1]}]")) == signs
    with company(open_house.url, "Ann") as (ann,):
        table = ann.opens()
        seat = ann.comes(table)
        seat.say("sit", chair=0, medallion="anchor")
        assert seat.hears("welcome", chair=0)
        assert seen(seat)["chairs"][0]["face"] == "anchor"
        seat.say("sit", chair=0, medallion="skull")
        assert seat.refused() == "bad_message"
