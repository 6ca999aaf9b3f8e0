"""What was kept by an older version is opened by this one, goes on, and proves what it proved.

The files in `old/` were made with commit 8ae0063 (2026-11-22), when every game still lay in many rooms:

- `GAME.save.json` and `GAME.txt`: a table of the terminal that was left in mid-hand, and its transcript
  (`lansquenet play GAME --seed 7 --save ... --record ...`, Enter a few times, then q);
- `house.db.gz`: the database of a house, after Ann and Ben came to two tables: at one, of Toepen, the third
  hand is in play; the other, of Lansquenet, they closed after its fourth.  `keys.json` are its keys, which
  seal nothing else, and `people.json` are the two tables and the sessions by which Ann and Ben come back;
- `GAME.bundle.json`: the proof of the second hand at each, as that house gave it out.
"""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from lansquenet.books.transcript import read, write
from lansquenet.errors import LansquenetError
from lansquenet.fair.checks.proves import Signed, signed_by
from lansquenet.fair.verify import Verdict, verify
from lansquenet.house.log import upkeep
from lansquenet.house.log.store import Store
from lansquenet.house.tables.recheck import misfits
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import OVER
from lansquenet.seats.table import resume
from visitors import Seat, Visitor, nearby

OLD = Path(__file__).parents[2] / "old"
PEOPLE = json.loads((OLD / "people.json").read_text("utf-8"))
UNCHECKED = {  # of a bundle: what nobody could, for the deck was opened or hands stay closed
    "toepen": ["spent", "turned", "acts", "stakes"],
    "lansquenet": ["decks", "spent"],
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The folder of the old house, as it was left."""
    (tmp_path / "house.db").write_bytes(gzip.decompress((OLD / "house.db.gz").read_bytes()))
    (tmp_path / "keys.json").write_bytes((OLD / "keys.json").read_bytes())
    (tmp_path / "keys.json").chmod(0o600)
    return tmp_path


def come_back(url: str, name: str) -> Visitor:
    return Visitor(url, name, PEOPLE["sessions"][name])


@pytest.mark.parametrize("name", UNCHECKED)
def test_table_of_the_terminal_goes_on(name: str) -> None:
    text = (OLD / f"{name}.save.json").read_text("utf-8")
    table = resume(text)
    assert table.actor >= 0
    assert json.loads(table.save()) == json.loads(text)
    hand = table.hand
    while table.actor != OVER:
        table.act(table.actor, least_committing(table.game, table.rules, table.state))
    assert table.hand == hand
    assert sum(table.stacks) == sum(table.session.stacks)


@pytest.mark.parametrize("name", UNCHECKED)
def test_transcript_follows_the_rules_and_is_written_the_same(name: str) -> None:
    text = (OLD / f"{name}.txt").read_text("utf-8")
    session, moments = read(text)
    assert moments
    assert write(session) == text


@pytest.mark.parametrize("name", UNCHECKED)
def test_bundle_proves_what_it_proved(name: str) -> None:
    found = verify(json.loads((OLD / f"{name}.bundle.json").read_text("utf-8")))
    assert [check.words for check in found if check.state == Verdict.FAILS] == []
    assert [check.name for check in found if check.state == Verdict.OPEN] == UNCHECKED[name]


@pytest.mark.slow
def test_no_fault_is_found_in_the_house(house: Path) -> None:
    """It is of an older version of the store: opening brings it to this one, and every event is as it was."""
    before = events(house)
    with pytest.raises(LansquenetError, match="of an older version: open the house first"):
        upkeep.audit(f"sqlite:///{house / 'house.db'}", house / "keys.json")
    Store.open(f"sqlite:///{house / 'house.db'}", house / "keys.json").close()
    assert events(house) == before
    assert upkeep.audit(f"sqlite:///{house / 'house.db'}", house / "keys.json", None, misfits) == []


def events(house: Path) -> list[tuple[object, ...]]:
    """All events of a house, as they stand in its file."""
    with closing(sqlite3.connect(house / "house.db")) as file:
        return file.execute('SELECT * FROM event ORDER BY "table", seq').fetchall()


@pytest.mark.slow
@pytest.mark.parametrize("form", ["sqlite", "lines"])
def test_copy_of_an_older_version_is_restored_to_this_one(house: Path, form: str) -> None:
    copy = house / "house.db"
    if form == "lines":
        copy = house / "lines"
        copy.write_text("\n".join(told_by(house)) + "\n", "utf-8")
    upkeep.restore(copy, f"sqlite:///{house / 'restored.db'}")
    (house / "house.db").unlink()
    (house / "restored.db").rename(house / "house.db")
    assert upkeep.audit(f"sqlite:///{house / 'house.db'}", house / "keys.json", None, misfits) == []
    with nearby(house) as url, come_back(url, "Ann") as ann:
        assert len(ann.http.get(f"/api/tables/{PEOPLE['tables']['lansquenet']}/hands").json()) == 4


def told_by(house: Path) -> Iterator[str]:
    """A copy of the old house in lines, as the version before wrote those of PostgreSQL."""
    order = ("account", "balance", "chain", "event", "lease", "room", "idempotency", "payment", "token")
    yield json.dumps({"store": "lansquenet", "schema": "1"})
    count = 0
    with closing(sqlite3.connect(house / "house.db")) as file:
        file.row_factory = sqlite3.Row
        for name in order:
            for row in file.execute(f'SELECT * FROM "{name}"'):
                yield json.dumps([name, dict(row)], default=bytes.hex)
                count += 1
    yield json.dumps({"rows": count})


@pytest.mark.slow
def test_who_was_in_comes_back_once_and_is_logged_in_anew(house: Path) -> None:
    """A session of the version before opens its account until there is a login; then it is worth nothing."""
    with nearby(house) as url, come_back(url, "Ann") as ann:
        me = ann.http.get("/api/me").json()
        assert (me["name"], me["session"] == PEOPLE["sessions"]["Ann"]) == ("Ann", False)
        assert ann.http.get("/api/me").status_code == 401
        with Visitor(url, "Ann", me["session"]) as again:
            assert again.http.get("/api/me").json() == me


@pytest.mark.slow
def test_house_gives_out_what_it_gave_out(house: Path) -> None:
    with nearby(house) as url, come_back(url, "Ann") as ann:
        for name, table in PEOPLE["tables"].items():
            bundle = ann.http.get(f"/api/tables/{table}/hands/2/bundle").json()
            assert bundle == json.loads((OLD / f"{name}.bundle.json").read_text("utf-8"))
        closed = ann.http.get(f"/api/tables/{PEOPLE['tables']['lansquenet']}/hands").json()
        assert [row["after"] for row in closed] == [[500, 500], [450, 550], [550, 450], [605, 395]]


@pytest.mark.slow
def test_hand_that_was_in_play_is_played_to_its_end(house: Path) -> None:
    with nearby(house) as url, come_back(url, "Ann") as ann, come_back(url, "Ben") as ben:
        seats = [somebody.comes(PEOPLE["tables"]["toepen"]) for somebody in (ann, ben)]
        found = [seat.hears("state") for seat in seats]
        assert [(state["hand"], state["over"]) for state in found] == [(3, False), (3, False)]
        for seat in seats:
            seat.acts = 100  # an id that stands in the log already would be another act
        play_on(seats, 4)


@pytest.mark.slow
def test_table_goes_on_by_gt2_with_the_next_hand(house: Path) -> None:
    """The hand that stood is proved by gt1, the next by gt2, and the log of both follows from the rules."""
    table = PEOPLE["tables"]["toepen"]
    with nearby(house) as url, come_back(url, "Ann") as ann, come_back(url, "Ben") as ben:
        seats = [somebody.comes(table) for somebody in (ann, ben)]
        for seat in seats:
            assert seat.hears("room")["session"] == "", "nobody promises for cards that are dealt by gt1"
            seat.acts = 100
        play_on(seats, 5)
        bundles = [ann.http.get(f"/api/tables/{table}/hands/{hand}/bundle").json() for hand in (2, 3, 4)]
    assert [bundle["protocol"] for bundle in bundles] == ["gt1", "gt1", "gt2"]
    for bundle in bundles:
        assert [check.words for check in verify(bundle) if check.state == Verdict.FAILS] == []
    assert signed_by(bundles[2]) == Signed.SEATS
    assert upkeep.audit(f"sqlite:///{house / 'house.db'}", house / "keys.json", None, misfits) == []


def play_on(seats: list[Seat], hand: int) -> None:
    """Play as usual until this hand has begun."""
    while any(seat.state is None or seat.state["hand"] < hand for seat in seats):
        for seat in seats:
            with suppress(TimeoutError):
                seat.next(0.05)
            if seat.state and seat.state["offer"]:
                seat.act(seat.state)
