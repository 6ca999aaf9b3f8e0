"""Erasing what the house keeps of somebody: nothing it tells names them, and the log proves what it did."""

import contextlib
import io
import re
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from databases import KINDS, house as store_of
from lansquenet.errors import HouseRefuses
from lansquenet.fair.guest import chain
from lansquenet.house.log import upkeep
from lansquenet.house.log.entries import GONE, Veil
from lansquenet.house.log.store import Store
from lansquenet.house.people import clubs
from lansquenet.house.people.accounts import fit
from lansquenet.house.people.erasing import refuse_last_keeper
from lansquenet.house.tables.recheck import misfits
from lansquenet.house.web.mine import day_results
from test_locale import LANGUAGES, LOCALE
from visitors import BRISK, SOON, Seat, Visitor, company, nearby

NAME = "Zerlina"  # of nobody else, and in no word that the house says
FACE = "anchor"
STEPS = 500  # until what is awaited has come
CLUB = {"name": "Thursday", "terms": {"game": "zwikken", "seats": 3, **BRISK}}


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a chain hashes to is no matter here."""
    monkeypatch.setattr(chain, "LINKS", 100)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def url(kept: Path) -> Iterator[str]:
    with nearby(kept) as found:
        yield found


def played(ann: Visitor, ben: Visitor, salon: str) -> tuple[str, list[Seat]]:
    """A table of a salon at which both have played two hands, and how they sit there."""
    table = ann.opens("zecchinetta")
    assert ann.http.put(f"{salon}/tables/{table}").is_success
    mine = ann.comes(table)
    mine.say("sit", medallion=FACE)
    seats = [mine, ben.comes(table).sits()]
    assert any(go_on(seats) > 2 for _ in range(STEPS))
    return table, seats


def go_on(seats: list[Seat]) -> int:
    """Let all who are asked act, and hear a message each; the hand that is played."""
    hands = [0]
    for seat in seats:
        if seat.state and seat.state["offer"]:
            seat.act(seat.state)
        with contextlib.suppress(TimeoutError):
            hands.append(seat.next(0.02).get("hand", 0))
    return max(hands)


def rises(ann: Visitor, table: str, seats: list[Seat]) -> None:
    """Leave a table, once its hand is over."""
    seats[0].say("rise")
    assert any(not sits(ann, table) or go_on(seats) < 0 for _ in range(STEPS))


def sits(ann: Visitor, table: str) -> bool:
    return any(one["mine"] for one in ann.http.get(f"/api/tables/{table}").json()["chairs"])


def all_told(visitor: Visitor, table: str, salon: str) -> dict[str, str]:
    """Whatever the house tells somebody of a table and of a salon."""
    hand = f"/api/tables/{table}/hands/2"
    shown = heard(visitor, "POST", f"{hand}/show").json()["svg"].removesuffix(".svg")
    paths = [
        f"/api/tables/{table}",
        f"/api/tables/{table}/hands",
        hand,
        f"{hand}/transcript",
        f"{hand}/bundle",
    ]
    paths += [f"{hand}/frames", shown, "/api/me/hands", f"/api/me/reports/{table}", salon]
    paths += [f"/api/me/hands/export?form={form}" for form in ("csv", "json", "zip")]
    said = {path.replace(table, "T"): told(visitor, path) for path in [*paths, f"{salon}/export"]}
    seat = visitor.comes(table)
    with contextlib.suppress(TimeoutError):
        for _ in range(6):
            seat.next(0.5)
    said["socket"] = str(seat.heard)
    return said


def told(visitor: Visitor, path: str) -> str:
    answer = heard(visitor, "GET", path)
    return unzipped(answer.content) if path.endswith("zip") else answer.text


def heard(visitor: Visitor, method: str, path: str) -> httpx.Response:
    """What the house answers, asked again for as long as it is too busy to say."""
    end = time.monotonic() + SOON
    while (answer := visitor.http.request(method, path)).status_code == 503 and time.monotonic() < end:
        time.sleep(0.2)
    assert answer.is_success, (path, answer.text)
    return answer


def unzipped(body: bytes) -> str:
    with zipfile.ZipFile(io.BytesIO(body)) as files:
        return "".join(files.read(name).decode() for name in files.namelist())


def where(folder: Path, word: str) -> set[str]:
    """In which columns of the whole database a word stands."""
    found = set()
    with closing(sqlite3.connect(folder / "house.db")) as opened:
        for (table,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns = [row[1] for row in opened.execute(f'PRAGMA table_info("{table}")')]
            for row in opened.execute(f'SELECT * FROM "{table}"'):
                found |= {f"{table}.{c}" for c, cell in zip(columns, row, strict=True) if word in str(cell)}
    return found


@pytest.mark.slow
def test_nothing_that_the_house_tells_names_whoever_was_erased(url: str, kept: Path) -> None:
    """The controls are the same questions before; the name stands in the log alone, which is whole."""
    with company(url, NAME, "Ben") as (ann, ben):
        salon = f"/api/salons/{ben.http.post('/api/salons', json=CLUB).json()['code']}"
        assert ann.http.post(f"{salon}/members").is_success
        table, seats = played(ann, ben, salon)
        before = all_told(ben, table, salon)
        assert [path for path, text in before.items() if NAME not in text] == []
        rises(ann, table, seats)
        assert ann.http.delete("/api/me").status_code == 204
        after = all_told(ben, table, salon)
        assert [path for path, text in after.items() if NAME in text or FACE in text] == []
        assert GONE in after["/api/tables/T/hands/2/transcript"]
        assert ann.http.get("/api/me").status_code == 401
    assert where(kept, NAME) == {"event.body", "event.effects"}
    assert where(kept, ann.id) == {
        *("account.id", "gone.account", "salon_member.account"),
        *("event.body", "event.effects", "room.card"),
    }
    address = f"sqlite:///{kept / 'house.db'}", kept / "keys.json"
    assert upkeep.audit(*address, replay=misfits) == []


@pytest.mark.slow
def test_who_sits_is_told_where_and_erased_once_they_have_left(url: str, kept: Path) -> None:
    """Where nothing is played one rises at once."""
    with company(url, NAME) as (ann,):
        table = ann.opens("zecchinetta")
        seat = ann.comes(table).sits()
        answer = ann.http.delete("/api/me")
        code = ann.http.get(f"/api/tables/{table}").json()["code"]
        assert (answer.status_code, answer.json()["code"], code in answer.json()["text"]) == (
            409,
            "sits",
            True,
        )
        rises(ann, table, [seat])
        assert ann.http.delete("/api/me").status_code == 204
        assert [ann.http.delete("/api/me").status_code, ann.http.get("/api/me").status_code] == [401, 401]
    assert "account.name" not in where(kept, NAME)


# -- in the store


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with store_of(request.param, tmp_path) as found:
        yield found


def somebody(store: Store, name: str) -> str:
    account = store.add_account(name, "hash")
    assert account
    return account.id


def test_logins_codes_and_results_go(store: Store) -> None:
    """Those of others are the control."""
    ann, ben = somebody(store, NAME), somebody(store, "Ben")
    sessions = {id: store.add_login(id, 90, 90) for id in (ann, ben)}
    codes = {id: store.add_token(id, 90) for id in (ann, ben)}
    for id in (ann, ben):
        day_results.record(store, id, "2026-11-25", 1, 7)
    store.erase(ann)
    assert [store.login(sessions[id], 90) is not None for id in (ann, ben)] == [False, True]
    assert [store.use_token(codes[id]) is not None for id in (ann, ben)] == [False, True]
    assert [day_results.mine(store, "2026-11-25", id) for id in (ann, ben)] == [{}, {1: 7}]
    assert (store.account_named(NAME), store.accounts_like(NAME)) == (None, [])
    assert store.add_account(NAME, "hash") is not None  # the name is free again


def test_salons_lose_the_member_and_a_salon_of_nobody_its_name(store: Store) -> None:
    ann, ben = somebody(store, NAME), somebody(store, "Ben")
    shared = clubs.open_salon(store, "Thursday", {}, ben)
    clubs.enter(store, shared, ann)
    own = clubs.open_salon(store, f"{NAME}'s", {}, ann)
    store.erase(ann)
    assert [(one.name, one.role) for one in clubs.members(store, shared)] == [("Ben", "keeper"), ("", "left")]
    assert [clubs.found(store, code).name for code in (shared, own)] == ["Thursday", own]


def test_the_only_keeper_of_others_gives_the_keys_away_first(store: Store) -> None:
    """Who keeps a salon of nobody else is let go."""
    ann, ben = somebody(store, NAME), somebody(store, "Ben")
    clubs.open_salon(store, "Alone", {}, ann)
    refuse_last_keeper(store, ann)
    shared = clubs.open_salon(store, "Thursday", {}, ann)
    clubs.enter(store, shared, ben)
    with pytest.raises(HouseRefuses, match="You alone keep Thursday: give somebody else the keys"):
        refuse_last_keeper(store, ann)
    clubs.become(store, shared, 2, "keeper")
    refuse_last_keeper(store, ann)


SAT = [  # in one chair: Zerlina, then Ben under the name that was hers
    (2, {"account": "z", "chair": 0, "kind": "person", "name": NAME, "face": FACE}),
    (9, {"account": "b", "chair": 0, "kind": "person", "name": NAME}),
]


def test_what_is_read_for_a_name_is_told_by_the_page_in_words_and_nobody_s_name() -> None:
    page = Path(__file__).parents[3] / "web" / "src" / "house" / "net.ts"
    assert f'const GONE = "{GONE}";' in page.read_text("utf-8")
    for tag in LANGUAGES:
        said = re.search(
            "^somebody-gone = (.*)$", (LOCALE / tag / "main.ftl").read_text("utf-8"), re.MULTILINE
        )
        assert said
        assert '"' not in said[1]
        assert (said[1] == GONE) == (tag == "en")
    for name in (GONE, f"{GONE} 2", GONE.upper()):
        with pytest.raises(HouseRefuses, match="in place of names that were erased"):
            fit(name)


def test_a_namesake_in_the_same_chair_keeps_the_name() -> None:
    veil = Veil.of({"z": 1, "y": 2}, SAT)
    dealt = {"chairs": [0, 1], "names": [NAME, "Cleo"]}
    assert veil.over("began", 5, dealt)["names"] == [GONE, "Cleo"]
    assert veil.over("began", 12, dealt)["names"] == [NAME, "Cleo"]
    assert veil.over("sat", *SAT[0])["name"] == GONE
    assert veil.over("sat", *SAT[1]) == SAT[1][1]
    marked = {
        "chairs": [{"account": "bot", "name": "Widow", "heir": ["person", "y", "Yvo", FACE]}, SAT[0][1]]
    }
    first, second = veil.over("mark", 5, marked)["chairs"]
    assert first["heir"] == ["person", "y", f"{GONE} 2", ""]
    assert (second["name"], "face" in second) == (GONE, False)
