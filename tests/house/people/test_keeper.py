"""What the keeper of a house does on its machine, while people are there."""

import csv
import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from lansquenet.books.transcript import read
from lansquenet.cli import main
from lansquenet.errors import BadOption
from lansquenet.fair.verify import Verdict, verify
from lansquenet.house import hall
from lansquenet.house.archive import month_of
from lansquenet.house.log.people import new_id
from visitors import SOON, Visitor, company, nearby

pytestmark = pytest.mark.slow


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def url(data: Path, monkeypatch) -> Iterator[str]:
    """A house that looks soon whether its keeper wants anything."""
    assert hall.KEEPING == 10
    monkeypatch.setattr(hall, "KEEPING", 0.1)
    with nearby(data) as found:
        yield found


@pytest.fixture
def says(data: Path, monkeypatch, capsys) -> Callable[..., str]:
    """Give the keeper's command; what is printed, and after it the code if that is not 0."""

    def said(*words: str) -> str:
        capsys.readouterr()
        monkeypatch.setattr(sys, "argv", ["lansquenet", "house", *words, "--data", str(data)])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return printed.out + printed.err + (f"[{ended.value.code}]" if ended.value.code else "")

    return said


def until(holds: Callable[[], object]) -> None:
    """Wait until this holds."""
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_table_is_closed_whoever_sits_there(url: str, says) -> None:
    """The hand in play is ended by the stand-in; chips go back, and nobody sits down again."""
    with company(url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = ann.opens()
        seats = [ann.comes(table).sits(), ben.comes(table).sits()]
        seats[0].hears("state")
        code = ann.http.get(f"/api/tables/{table}").json()["code"]
        assert code in says("tables")
        assert "Ann, Ben" in says("tables")
        assert "will be closed" in says("close", code.lower())
        until(lambda: ann.http.get(f"/api/tables/{table}").json()["status"] == "closed")
        assert says("tables") == "No table is open.\n"
        late = eve.comes(table)
        late.say("sit", chair=None)
        assert late.refused() == "closed"
        assert len(ann.http.get(f"/api/tables/{table}/hands").json()) >= 1


def test_no_account_is_called_as_an_option_is(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-h6PXOrVgATFY12", "6PXOrVgATFY123dh"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "6PXOrVgATFY123dh"


def test_account_is_barred_and_let_in_again(url: str, says) -> None:
    """Its connections and logins end, it rises, and comes in by no way; others of its name do."""
    with company(url, "Ann", "Ben", "Ben") as (ann, ben, other):
        table = ann.opens(seats=3)
        seats = [ann.comes(table).sits(), ben.comes(table).sits(), other.comes(table).sits()]
        link = ben.http.post("/api/me/link").json()["code"]
        assert ben.id in says("people", "ben")
        assert "2 accounts are called 'Ben'" in says("bar", "Ben")
        assert "is let in no more" in says("bar", ben.id)
        assert seats[1].hears("bye")["code"] == "barred"
        until(lambda: ben.http.get("/api/me").status_code == 401)
        refused = httpx.post(f"{url}/api/login", json={"code": link})
        assert (refused.status_code, refused.json()["code"]) == (403, "barred")
        until(lambda: any(one["leaving"] for one in chairs(seats[0])) or names(seats[0]).count("Ben") == 0)
        assert other.http.get("/api/me").status_code == 200
        assert "barred" in says("people", ben.id)
        assert "may come in again" in says("admit", ben.id)
        assert ben.http.get("/api/me").status_code == 401  # the login that was ended stays ended


def chairs(seat) -> list[dict[str, object]]:
    """Who sits where, by the last that was heard, after hearing what there is."""
    try:
        while True:
            seat.next(0.05)
    except TimeoutError:
        rooms = [message for message in seat.heard if message["type"] == "room"]
        return [one | {"leaving": one["state"] == "leaving"} for one in rooms[-1]["chairs"]]


def names(seat) -> list[str]:
    return [str(one["name"]) for one in chairs(seat)]


def test_logins_are_ended_of_one_and_of_all(url: str, says) -> None:
    with company(url, "Ann", "Ben") as (ann, ben):
        says("log-out", "Ben")
        until(lambda: ben.http.get("/api/me").status_code == 401)
        assert ann.http.get("/api/me").status_code == 200
        says("log-out")
        until(lambda: ann.http.get("/api/me").status_code == 401)


def test_month_is_exported_with_proofs_and_transcripts(url: str, data: Path, says, tmp_path: Path) -> None:
    """Of a game with hidden hands the proof alone, as anybody may see it."""
    with company(url, "Ann", "Ben") as (ann, ben):
        tables = {game: ann.opens(game, chips=1000) for game in ("zecchinetta", "toepen")}
        for table in tables.values():
            seats = [ann.comes(table).sits(), ben.comes(table).sits()]
            while not any(message.get("hand", 0) > 2 for message in seats[0].heard):
                for seat in seats:
                    chairs(seat)
                    if seat.state and seat.state["offer"]:
                        seat.act(seat.state)
        month = time.strftime("%Y-%m", time.gmtime())
        said = says("export", month, str(tmp_path / "books"))
    rows = list(csv.DictReader((tmp_path / "books" / "hands.csv").read_text("utf-8").splitlines()))
    assert re.match(rf"{len(rows)} hands in .*, \d+ with a transcript", " ".join(said.split()))
    assert {row["game"] for row in rows} == {"zecchinetta", "toepen"}
    for row in rows:
        name = f"{row['table']}-{int(row['hand']):05}"
        bundle = json.loads((tmp_path / "books" / f"{name}.json").read_text("utf-8"))
        assert [check.words for check in verify(bundle) if check.state == Verdict.FAILS] == []
        assert bool(row["transcript"]) == (row["game"] == "zecchinetta")
        if row["transcript"]:
            session, moments = read((tmp_path / "books" / row["transcript"]).read_text("utf-8"))
            assert (" ".join(map(str, session.stacks)), "; ".join(session.names)) == (
                row["before"],
                row["names"],
            )
            assert moments
    assert "Something lies in" in says("export", month, str(tmp_path / "books"))
    assert says("export", "1999-12", str(tmp_path / "none")).startswith("0 hands in")


def test_month_is_from_its_first_moment_to_before_the_next() -> None:
    assert month_of("2026-12") == (1796083200.0, 1798761600.0)
    assert month_of("2026-12")[1] == month_of("2027-01")[0]
    for wrong in ("2026", "2026-13", "December", "2026-12-01"):
        with pytest.raises(BadOption, match="A month is given as 2026-11"):
            month_of(wrong)


def test_what_is_not_there_is_said_so(url: str, says, tmp_path: Path) -> None:
    assert "No table has the code or the id 'NONE42'" in says("close", "NONE42")
    assert "Nobody is called" in says("bar", "Nobody")
    assert says("people", "Nobody") == "Nobody is called Nobody.\n"
    assert "A month is given as" in says("export", "November", str(tmp_path / "books"))
    with Visitor(url, "Ann"):
        assert says("bar", "").endswith("[2]")
