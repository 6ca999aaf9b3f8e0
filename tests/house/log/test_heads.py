"""A witness in a second place knows how long the logs are, and an older copy does not pass for the newest."""

import json
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from lansquenet.cli import main
from lansquenet.errors import LansquenetError
from lansquenet.house.log import witness
from lansquenet.house.log.store import Store
from servers import free_port
from visitors import SOON, company, nearby

pytestmark = pytest.mark.slow


class Notary(BaseHTTPRequestHandler):
    """A second machine that keeps what it is told."""

    kept = b""

    def do_POST(self) -> None:
        Notary.kept += self.rfile.read(int(self.headers["content-length"]))
        self.send_response(204)
        self.end_headers()

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-length", str(len(Notary.kept)))
        self.end_headers()
        self.wfile.write(Notary.kept)

    def log_message(self, *_: object) -> None:
        """Say nothing of it."""


@pytest.fixture(params=["file", "address"])
def place(request, tmp_path: Path) -> Iterator[str]:
    """Where the witness is."""
    if request.param == "file":
        yield str(tmp_path / "heads")
        return
    Notary.kept = b""
    with ThreadingHTTPServer(("127.0.0.1", 0), Notary) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/heads"
        server.shutdown()
        thread.join()


@pytest.fixture
def says(tmp_path: Path, monkeypatch, capsys) -> Callable[..., tuple[int, str]]:
    """Give a command for the house in `house`; its code, and what is printed."""

    def said(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["lansquenet", *words, "--data", str(tmp_path / "house")])
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), " ".join((printed.out + printed.err).split())

    return said


def evening(data: Path, place: str, hands: int = 1) -> None:
    """Two play some hands at a table of the house."""
    with nearby(data, witness=place) as url, company(url, "Ann", "Ben") as people:
        table = people[0].opens(chips=1000)
        seats = [who.comes(table).sits() for who in people]
        end = time.monotonic() + SOON
        while not any(message.get("hand", 0) > hands for message in seats[0].heard):
            assert time.monotonic() < end
            for seat in seats:
                try:
                    while True:
                        seat.next(0.03)
                except TimeoutError:
                    if seat.state and seat.state["offer"]:
                        seat.act(seat.state)


def put_back(data: Path, copy: Path) -> None:
    """Put an older copy in the place of the house."""
    for left in data.glob("house.db*"):
        left.unlink()
    (data / "house.db").write_bytes(copy.read_bytes())


def test_older_copy_is_seen_for_what_it_is(tmp_path: Path, place: str, says) -> None:
    """All that the witness was told is there; after the copy was put back, audit and house say what not."""
    data = tmp_path / "house"
    evening(data, place)
    with closing(sqlite3.connect(data / "house.db")) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    copy = tmp_path / "copy"
    copy.write_bytes((data / "house.db").read_bytes())
    evening(data, place)
    code, told = says("audit", "--witness", place)
    assert (code, "all that the witness was told of is there" in told) == (0, True), told
    put_back(data, copy)
    assert says("audit")[0] == 0  # alone it cannot be told from the newest
    code, told = says("audit", "--witness", place)
    assert code == 1
    assert "the witness knows of event" in told
    assert "and the log ends here" in told
    starting = "from lansquenet.cli import main; main()"
    options = ["serve", "--data", str(data), "--witness", place, "--port", str(free_port())]
    opened = subprocess.run(
        [sys.executable, "-c", starting, *options], capture_output=True, text=True, check=False
    )
    assert opened.returncode == 2
    assert "This is an older copy of the house" in " ".join(opened.stderr.split())


def test_history_that_was_written_otherwise_is_seen(tmp_path: Path) -> None:
    """Whoever has the keys can write any history; not one that the witness was told of."""
    data, place = tmp_path / "house", str(tmp_path / "heads")
    evening(data, place)
    with closing(Store.open(f"sqlite:///{data}/house.db", data / "keys.json")) as store:
        assert [*witness.missing(store, place)] == []
        (table,) = store.tables()
        with store.database.writing.begin() as connection:
            last = store.length(table)
            change = 'UPDATE event SET hash = :hash WHERE "table" = :table AND seq = :seq'
            connection.exec_driver_sql(change, {"hash": bytes(32), "table": table, "seq": last})
        assert [fault.what for fault in witness.missing(store, place)] == [
            "the witness was told of another event here"
        ]


def test_witness_of_another_house_is_said_to_be_one(tmp_path: Path, says) -> None:
    evening(tmp_path / "house", str(tmp_path / "mine"))
    evening(tmp_path / "other", str(tmp_path / "others"))
    code, told = says("audit", "--witness", str(tmp_path / "others"))
    assert (code, "is not of this house" in told) == (2, True)
    code, told = says("audit", "--witness", "http://127.0.0.1:9/heads")
    assert (code, "cannot be asked" in told) == (2, True)


def test_line_that_was_cut_off_spoils_no_other(tmp_path: Path) -> None:
    """The power went while it was written: what follows stands in a line of its own."""
    file = tmp_path / "heads"
    file.write_text('{"table": "t", "bo')
    witness.add(str(file), ["one", "two"])
    witness.add(str(file), ["three"])
    assert file.read_text("utf-8").splitlines() == ['{"table": "t", "bo', "one", "two", "three"]


def test_witness_that_cannot_be_told_is_told_later(tmp_path: Path, monkeypatch) -> None:
    """The house goes on meanwhile, and nothing is left out."""
    monkeypatch.setattr(witness, "EVERY", 0.02)
    place, data = tmp_path / "away" / "heads", tmp_path / "house"
    evening(data, "")
    with closing(Store.open(f"sqlite:///{data}/house.db", data / "keys.json")) as store:
        telling = witness.Witness(store, str(place))
        telling.note(store.tables())
        while not telling.silent:
            time.sleep(0.01)
        place.parent.mkdir()
        while telling.silent:
            time.sleep(0.01)
        telling.close()
        told = [json.loads(line) for line in place.read_text("utf-8").splitlines()]
        assert [(one["table"], one["length"]) for one in told] == [
            (t, store.length(t)) for t in store.tables()
        ]
        assert [*witness.missing(store, str(place))] == []


def test_witness_that_nobody_has_told_anything_misses_nothing(tmp_path: Path) -> None:
    with closing(Store.open(f"sqlite:///{tmp_path}/house.db", tmp_path / "keys.json")) as store:
        assert [*witness.missing(store, str(tmp_path / "none"))] == []
        with pytest.raises(LansquenetError, match="cannot be asked"):
            [*witness.missing(store, str(tmp_path))]
