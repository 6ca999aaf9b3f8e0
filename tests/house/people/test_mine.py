"""My hands: everything that somebody has played, and nothing of anybody else's."""

import contextlib
import csv
import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from databases import KINDS, house as store_of
from lansquenet.books.transcript import read
from lansquenet.fair.guest import chain
from lansquenet.house import history
from lansquenet.house.log.schema import REVISION
from lansquenet.house.log.store import MINT, Account, Entry, Store, Transfer
from lansquenet.house.web.mine import hand_list, many_tables, own_hands
from lansquenet.house.web.mine.carried import as_csv
from lansquenet.house.web.mine.many_tables import Sat
from lansquenet.house.web.mine.own_hands import HandOfMine, Shelf, Sought, played
from test_old import house as old_house  # noqa: F401
from visitors import Visitor, company, nearby


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a chain hashes to is no matter here; and no test knows what another has read."""
    monkeypatch.setattr(chain, "LINKS", 100)
    monkeypatch.setattr(own_hands, "SHELF", Shelf())


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with nearby(tmp_path_factory.mktemp("mine")) as found:
        yield found


def hands_of(visitor: Visitor, **wish: Any) -> Any:
    answer = visitor.http.get("/api/me/hands", params=wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def exported(visitor: Visitor, form: str, **wish: Any) -> bytes:
    answer = visitor.http.get("/api/me/hands/export", params={"form": form, **wish})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="lansquenet-hands.{form}"'
    return answer.content


def evening(ann: Visitor, ben: Visitor, hands: int, game: str = "zecchinetta", **terms: Any) -> None:
    """Two who play until so many hands are over, and one has begun."""
    table = ann.opens(game, **terms)
    seats = [visitor.comes(table).sits() for visitor in (ann, ben)]
    last = 0
    while last <= hands:
        for seat in seats:
            if seat.state and seat.state["offer"]:
                seat.act(seat.state)
            with contextlib.suppress(TimeoutError):
                last = max(last, seat.next(0.02).get("hand", 0))


# -- as the house tells it


@pytest.mark.slow
def test_everybody_finds_the_hands_they_have_played_and_nobody_elses(url: str) -> None:
    """One that is in play is told when it is over; the control is Cleo, who sat nowhere."""
    with company(url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        evening(ann, ben, 3)
        mine, theirs = hands_of(ann), hands_of(ben)
        assert [hand["hand"] for hand in mine["hands"]] == [3, 2, 1]
        assert {hand["seat"] for hand in mine["hands"]} == {0}
        assert {hand["seat"] for hand in theirs["hands"]} == {1}
        assert [hand["net"] for hand in mine["hands"]] == [-hand["net"] for hand in theirs["hands"]]
        assert hands_of(cleo)["all"] == []
        table = mine["hands"][0]["table"]
        briefs = {brief["hand"]: brief for brief in ann.http.get(f"/api/tables/{table}/hands").json()}
        for hand in mine["hands"]:
            brief = briefs[hand["hand"]]
            assert (hand["before"], hand["names"]) == (brief["before"][0], brief["names"])
            assert hand["before"] + hand["net"] == brief["after"][0]
        assert ann.http.get("/api/me/hands", headers={"authorization": ""}).status_code == 401


@pytest.mark.slow
def test_what_is_carried_away_can_be_read_again(url: str) -> None:
    with company(url, "Ann", "Ben") as (ann, ben):
        evening(ann, ben, 2)
        evening(ann, ben, 1, "toepen", options={})
        lines = list(csv.DictReader(io.StringIO(exported(ann, "csv").decode())))
        rows = json.loads(exported(ann, "json", game="zecchinetta"))
        assert [row["hand"] for row in rows] == [2, 1]
        assert [line["game"] for line in lines] == ["toepen", "zecchinetta", "zecchinetta"]
        with zipfile.ZipFile(io.BytesIO(exported(ann, "zip"))) as files:
            texts = {name: files.read(name).decode() for name in files.namelist()}
    assert "hands.csv" in texts
    for row in rows:
        session, moments = read(texts[f"{row['table']}-{row['hand']:05}.txt"])
        assert moments[-1].after.stacks[0] == row["after"]
        assert session.names == row["names"]
    closed = json.loads(next(text for name, text in texts.items() if name.endswith(".json")))
    assert closed["whole"] is False  # the cards of others stay theirs


# -- as it stands in the log

HAND = {"names": ["ann", "ben"], "carry": [1], "stacks": [500, 500]}
TERMS = {"game": "lansquenet", "preset": "", "spectators": "public", "delay": 30, "records": "own"}


def card(table: str, people: list[str], **terms: Any) -> dict[str, Any]:
    chairs = [{"account": person, "kind": "person", "name": "?"} for person in people]
    return {
        "id": table,
        "code": table,
        "host": "",
        "status": "closed",
        "terms": TERMS | terms,
        "chairs": chairs,
    }


def sat(table: str, chair: int, account: str, hand: int = 0) -> Entry:
    body = {"chair": chair, "account": account, "name": account, "kind": "person"}
    return Entry(table, "sat", hand, body, payments=(Transfer(MINT, f"{table}/{chair}", 500, "sits down"),))


def dealt(table: str, hand: int, chips: int, **body: Any) -> list[Entry]:
    """A hand in which chair 1 pays these chips to chair 0."""
    began = Entry(table, "began", hand, HAND | {"hand": hand, "chairs": [0, 1]} | body)
    return [
        began,
        Entry(table, "acted", hand, {}, payments=(Transfer(f"{table}/1", f"{table}/0", chips, "LANS-13"),)),
    ]


def kept(store: Store, table: str, *entries: Entry, people: tuple[str, ...] = (), **terms: Any) -> None:
    """A table with this log, closed at its end; these still sit there."""
    shown = card(table, [*people], **terms)
    opened = Entry(table, "opened", 0, {"terms": TERMS | terms, "code": table}, card=shown)
    every = [opened, *entries, Entry(table, "closed", entries[-1].hand, {})]
    assert store.append(every, {table: store.claim(table, "me", 60) or 0})


def known(id: str) -> Account:
    return Account(id, id, None, 0.0)


def nets(store: Store, account: str) -> list[tuple[int, int]]:
    return [(hand.hand, hand.net) for hand in played(store, known(account))]


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with store_of(request.param, tmp_path) as opened:
        yield opened


@pytest.mark.slow
def test_a_hand_is_of_whoever_then_sat_in_the_chair(store: Store) -> None:
    """Ben leaves after the first, and Cleo takes his chair; another's name may begin as one's own does."""
    moves = [sat("T", 0, "ann"), sat("T", 1, "ben"), *dealt("T", 1, 10)]
    moves += [
        Entry("T", "rose", 1, {"chair": 1}),
        sat("T", 1, "cleo", 1),
        *dealt("T", 2, 20, names=["ann", "cleo"]),
        *dealt("T", 3, 5, names=["ann", "cleo"]),
    ]
    kept(store, "T", *moves)
    assert nets(store, "ann") == [(3, 5), (2, 20), (1, 10)]
    assert nets(store, "ben") == [(1, -10)]
    assert nets(store, "cleo") == [(3, -5), (2, -20)]
    assert nets(store, "be") == nets(store, "ben\U0001f0a1") == nets(store, "%") == []


def test_a_bot_whose_chair_somebody_takes_plays_its_hand_to_the_end(store: Store) -> None:
    """Cleo takes it after the first hand, and has it from the third on."""
    hands = [dealt("T", n, n, names=["ann", "bot" if n < 3 else "cleo"]) for n in (1, 2, 3)]
    moves = [sat("T", 0, "ann"), sat("T", 1, "bot"), *hands[0]]
    heir = Entry("T", "sat", 1, {"chair": 1, "account": "cleo", "name": "cleo", "kind": "person"})
    kept(store, "T", *moves, heir, *hands[1], *hands[2])
    assert nets(store, "cleo") == [(3, -3)]


def test_what_the_mint_gives_or_takes_was_not_won(store: Store) -> None:
    """A new session begins after the first hand: chips are given back and issued anew."""
    again = (Transfer("T/0", MINT, 510, "a new session"), Transfer(MINT, "T/0", 500, "a new session"))
    moves = [sat("T", 0, "ann"), sat("T", 1, "ben"), *dealt("T", 1, 10)]
    kept(store, "T", *moves, Entry("T", "rematched", 1, {}, payments=again), *dealt("T", 2, 7))
    assert nets(store, "ann") == [(2, 7), (1, 10)]


@pytest.mark.slow
def test_a_table_with_a_delay_keeps_to_it_for_those_who_have_left(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The controls: Ann still sits there and sees her hand at once; and Ben sees it later."""
    moves = [sat("T", 0, "ann"), sat("T", 1, "ben"), *dealt("T", 1, 10)]
    kept(store, "T", *moves, people=("ann",), spectators="delayed", delay=600)
    assert (nets(store, "ann"), nets(store, "ben")) == ([(1, 10)], [])
    later = time.time() + 601
    monkeypatch.setattr(history.time, "time", lambda: later)
    assert nets(store, "ben") == [(1, -10)]


@pytest.mark.slow
def test_pages_follow_each_other_and_filters_take_what_they_say(store: Store) -> None:
    for table in ("T", "U"):
        hands = [entry for n in range(1, 6) for entry in dealt(table, n, n)]
        kept(store, table, sat(table, 0, "ann"), sat(table, 1, "ben"), *hands)

    def page(before: str = "", most: int = 3, **wish: Any) -> Any:
        return json.loads(hand_list.listed(store, known("ann"), Sought(**wish), before, most).body)

    first = page()
    every, following = first["hands"], first["next"]
    while following:
        more = page(following)
        every, following = every + more["hands"], more["next"]
    assert len({(hand["table"], hand["hand"]) for hand in every}) == len(every) == first["count"] == 10
    assert first["net"] == sum(hand["net"] for hand in every) == 30
    assert page(table="T")["count"] == 5
    assert page(game="basset")["count"] == page(came="lost")["count"] == page(until=5)["count"] == 0
    assert page(game="basset")["all"] == [{"game": "lansquenet", "hands": 10, "net": 30}]
    assert page(since=every[-1]["at"], came="won", most=200)["next"] == ""


@pytest.mark.slow
def test_what_was_read_of_a_table_is_read_anew_when_more_has_happened(store: Store) -> None:
    kept(store, "T", sat("T", 0, "ann"), sat("T", 1, "ben"), *dealt("T", 1, 10))
    assert nets(store, "ann") == [(1, 10)]
    more = [*dealt("T", 2, 4), Entry("T", "closed", 2, {})]
    store.append(more, {"T": store.claim("T", "me", 60) or 0})
    assert nets(store, "ann") == [(2, 4), (1, 10)]


@pytest.mark.slow
def test_of_many_tables_only_so_many_are_kept_in_memory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_hands, "KEPT", 3)
    for table in ("T", "U", "V"):
        hands = [*dealt(table, 1, 1), *dealt(table, 2, 2)]
        kept(store, table, sat(table, 0, "ann"), sat(table, 1, "ben"), *hands)
    shelf = Shelf()
    chairs = {table: [Sat(table, 2, 0, "ann")] for table in ("T", "U", "V")}
    assert len(list(shelf.hands(store, "ann", chairs))) == 6
    assert shelf.size <= 3
    assert len(list(shelf.hands(store, "ann", chairs))) == 6


def test_a_name_that_a_spreadsheet_would_reckon_with_is_text() -> None:
    hand = HandOfMine("T", 1, "lansquenet", "", 0, 0, ["=1+1", "Ben"], 500, -3, False)
    assert next(csv.DictReader(io.StringIO(as_csv([hand]).decode())))["names"] == "'=1+1; Ben"


@pytest.mark.slow
def test_a_house_of_the_second_version_gets_the_index_and_tells_its_hands(old_house: Path) -> None:  # noqa: F811
    """And its log is as it was."""

    def log() -> list[Any]:
        with closing(sqlite3.connect(old_house / "house.db")) as opened:
            return opened.execute('SELECT * FROM event ORDER BY "table", seq').fetchall()

    before = log()
    where = f"sqlite:///{old_house / 'house.db'}", old_house / "keys.json"
    with closing(Store.open(*where)) as opened:
        assert opened.database.revision() == REVISION
        (ann,) = opened.accounts_like("Ann")
        found = played(opened, ann)
        rows = many_tables.sat(opened, ann.id)
    assert log() == before
    assert len(rows) == 2
    assert [(hand.game, hand.hand, hand.net) for hand in found] == [
        ("lansquenet", 4, 55),
        ("lansquenet", 3, 100),
        ("lansquenet", 2, -50),
        ("lansquenet", 1, 0),
        ("toepen", 2, 0),
        ("toepen", 1, 0),
    ]
    with closing(sqlite3.connect(old_house / "house.db")) as looked:
        sat_there = "SELECT seq FROM event WHERE kind = 'sat' AND body BETWEEN 'a' AND 'b'"
        asked = f"EXPLAIN QUERY PLAN {sat_there}"
        assert "event_sat" in str(looked.execute(asked).fetchall())
