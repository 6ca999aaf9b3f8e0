"""A house as its keeper finds it: what is said when it cannot open, and what it makes of an old log."""

import json
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from lansquenet.cli.keeping import serve as command
from lansquenet.errors import LansquenetError
from lansquenet.house import history
from lansquenet.house.log.store import Store
from lansquenet.house.rooms import listing
from servers import free_port, served
from visitors import company, nearby

__all__ = ["served"]


def opened(data: Path, port: int = 0, database: str = "") -> None:
    """Open a house with which something is wrong; it never comes to serve anybody."""
    command.run("127.0.0.1", port or free_port(), data, database, "", [], command.HouseBounds(), True)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a house that is closed; logging stays as pytest has it."""
    monkeypatch.setattr(command, "_log_as_json", lambda level: None)
    Store.open(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "keys.json").close()
    return tmp_path


# -- a house that cannot open


def test_folder_that_cannot_be_one_is_named(kept: Path) -> None:
    for data in (kept / "keys.json", kept / "keys.json" / "house"):
        with pytest.raises(LansquenetError, match=r"No house can be kept in .*keys\.json.*--data"):
            opened(data)


def test_second_house_in_a_folder_is_refused(kept: Path) -> None:
    with command._alone(kept, True), pytest.raises(LansquenetError, match=r"Another process .*--data"):
        opened(kept)


def test_port_that_is_taken_and_address_that_is_none_are_named(kept: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(LansquenetError, match=f"127.0.0.1:{port} cannot be used: Address already in use"):
            opened(kept, port)
    with pytest.raises(LansquenetError, match=r"300\.0\.0\.1:80 cannot be used: \w"):
        command.run("300.0.0.1", 80, kept, "", "", [], command.HouseBounds(), True)


def test_log_without_its_keys_or_of_a_newer_version_is_refused(kept: Path) -> None:
    with closing(sqlite3.connect(kept / "house.db")) as log:
        log.execute("UPDATE alembic_version SET version_num = '99'")
        log.commit()
        with pytest.raises(LansquenetError, match="newer version"):
            opened(kept)
        log.execute("UPDATE alembic_version SET version_num = '1'")
        log.commit()
    (kept / "keys.json").rename(kept / "elsewhere.json")
    with pytest.raises(LansquenetError, match=r"key file .*keys\.json is missing"):
        opened(kept)


def test_what_is_no_database_is_refused(kept: Path) -> None:
    with pytest.raises(LansquenetError, match="A database is"):
        opened(kept, database="house.db")
    (kept / "house.db").write_bytes(b"lines of something else" * 100)
    with pytest.raises(LansquenetError, match=r"house\.db cannot be opened: file is not a database"):
        opened(kept)


@pytest.mark.slow
def test_house_that_cannot_open_ends_with_a_sentence_and_does_not_say_that_it_is_open(kept: Path) -> None:
    (kept / "keys.json").unlink()
    starting = [sys.executable, "-c", "from lansquenet.cli import main; main()", "serve"]
    where = ["--data", str(kept), "--port", str(free_port())]
    ran = subprocess.run([*starting, *where], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr.startswith("lansquenet: The key file")
    assert len(ran.stderr.splitlines()) == 1


# -- a house that is open


@pytest.mark.slow
def test_house_says_that_it_is_open_and_can_be_watched_by_its_heads(served) -> None:
    assert f"The house is open at {served.url}" in served.words
    assert [httpx.head(f"{served.url}/{path}").status_code for path in ("healthz", "readyz")] == [200, 200]
    logged = [json.loads(line) for line in served.words.splitlines() if line.startswith("{")]
    assert logged
    assert all({"event", "level", "timestamp"} <= line.keys() for line in logged)


def hands(data: Path) -> int:
    """How many hands have been begun in a house."""
    with closing(sqlite3.connect(data / "house.db")) as log:
        (count,) = log.execute("SELECT count(*) FROM event WHERE kind = 'began'").fetchone()
    return int(count)


@pytest.mark.slow
def test_house_that_opens_again_begins_no_hand_for_nobody(tmp_path: Path) -> None:
    """A hand in play goes on; the control: the bots would play on for a minute."""
    with nearby(tmp_path) as url, company(url, "Ann") as (ann,):
        ann.opens("loo", seats=3, bots=["steady"] * 3, chips=100_000)
        wait_for(lambda: hands(tmp_path) > 3)
    before = hands(tmp_path)
    with nearby(tmp_path):
        time.sleep(2)
    assert hands(tmp_path) == before


@pytest.mark.slow
def test_table_at_which_nobody_has_been_for_long_is_found_by_its_code_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is neither listed nor taken up when the house opens, until somebody comes; then it is as it was."""
    with nearby(tmp_path) as url, company(url, "Ann") as (ann,):
        table = ann.opens("loo", seats=3, bots=["steady"] * 2)
        assert [card["id"] for card in ann.http.get("/api/tables").json()] == [table]
    monkeypatch.setattr(listing, "DAY", 0.0)
    with nearby(tmp_path) as url, company(url, "Ben") as (ben,):
        code = ben.http.get(f"/api/tables/{table}").json()["code"]
        assert ben.http.get("/api/tables").json() == []
        assert ben.http.get(f"/api/codes/{code}").json()["id"] == table
        ben.comes(table).hears("welcome")
        assert [card["id"] for card in ben.http.get("/api/tables").json()] == [table]


@pytest.mark.slow
def test_fault_of_the_house_is_told_in_the_form_of_all_refusals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a log that the rules cannot follow any more: without a traceback for those who ask."""

    def broken(*_: object) -> None:
        raise RuntimeError("a rule was mended")

    monkeypatch.setattr(history, "seen", broken)
    with nearby(tmp_path) as url, company(url, "Ann") as (ann,):
        answer = ann.http.get(f"/api/tables/{ann.opens()}/hands/1")
        assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert "mended" not in answer.text


def wait_for(done, seconds: float = 60.0) -> None:
    """Wait until it is so."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)
