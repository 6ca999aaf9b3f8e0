"""A store of which the disk has lost something: it is said in a sentence, and nothing is made worse."""

import gzip
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from lansquenet.cli import main
from lansquenet.errors import LansquenetError
from lansquenet.house.log import upkeep
from lansquenet.house.log.store import Store
from lansquenet.house.tables.recheck import misfits

OLD = Path(__file__).parents[2] / "old"
PAGE = 4096
AUDITED = ("event", "chain", "payment", "balance", "idempotency", "room")
pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house at which some hands were played."""
    keys = tmp_path / "keys.json"
    keys.touch(mode=0o600)
    keys.write_bytes((OLD / "keys.json").read_bytes())
    (tmp_path / "house.db").write_bytes(gzip.decompress((OLD / "house.db.gz").read_bytes()))
    opened(tmp_path)  # it is brought to this version
    return tmp_path


def opened(folder: Path) -> None:
    """Open the store, as `serve` does."""
    with closing(Store.open(f"sqlite:///{folder / 'house.db'}", folder / "keys.json")):
        pass


def looked_over(folder: Path) -> str:
    """What an audit says; nothing if all is well."""
    try:
        found = upkeep.audit(f"sqlite:///{folder / 'house.db'}", folder / "keys.json", replay=misfits)
    except LansquenetError as wrong:
        return str(wrong)
    return "; ".join(fault.what for fault in found)


def test_a_store_that_is_whole_opens(folder: Path) -> None:
    """The control."""
    opened(folder)
    assert looked_over(folder) == ""


def test_a_page_that_was_lost_is_found_before_a_house_opens_on_it(folder: Path) -> None:
    """Whichever it is; and the file is left as it is, for those who can still read some of it."""
    file, dice = folder / "house.db", Random(1)
    whole = file.read_bytes()
    for page in range(len(whole) // PAGE):
        lost = whole[: page * PAGE] + dice.randbytes(PAGE) + whole[(page + 1) * PAGE :]
        file.write_bytes(lost)
        with pytest.raises(LansquenetError, match=r"is damaged|cannot be opened"):
            opened(folder)
        assert file.read_bytes() == lost, page


def test_a_schema_of_which_letters_were_lost_is_told_in_a_sentence(folder: Path) -> None:
    """SQLite quotes them in what it says, which is no text then."""
    file = folder / "house.db"
    whole = file.read_bytes()
    assert whole.count(b"CREATE TABLE event ") == 1
    file.write_bytes(whole.replace(b"CREATE TABLE event ", b"CREATE \xc3ABLE event "))
    with pytest.raises(LansquenetError, match="cannot be opened: what it says of itself"):
        opened(folder)
    assert "cannot be opened" in looked_over(folder)


def rows(file: Path) -> list[list[tuple[object, ...]]]:
    """All that an audit answers for."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return [connection.execute(f"SELECT * FROM {name}").fetchall() for name in AUDITED]


def test_bytes_that_were_lost_are_found_or_were_bytes_of_nothing(folder: Path) -> None:
    """Where no page is broken, it is the audit that finds them; neither ends in an exception."""
    file, dice, found = folder / "house.db", Random(2), 0
    whole, told = file.read_bytes(), rows(file)
    for _ in range(150):
        lost, at, many = bytearray(whole), dice.randrange(len(whole)), dice.choice((1, 8, 64, 512))
        lost[at : at + many] = dice.randbytes(len(lost[at : at + many]))
        for left in folder.glob("house.db?*"):  # what SQLite keeps beside it
            left.unlink()
        file.write_bytes(lost)
        if looked_over(folder):
            found += 1
        else:
            assert rows(file) == told, (at, many)
        with suppress(LansquenetError):
            opened(folder)
    assert found > 20  # a fifth of the draws hits what an audit reads; else nothing was tried


@pytest.mark.parametrize("command", ["audit", "serve"])
def test_the_commands_say_so_in_a_sentence_and_end_with_2(folder: Path, command, monkeypatch, capsys) -> None:
    file = folder / "house.db"
    whole = file.read_bytes()
    file.write_bytes(whole[: 9 * PAGE] + bytes(PAGE) + whole[10 * PAGE :])
    monkeypatch.setattr("sys.argv", ["lansquenet", command, "--data", str(folder)])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "is damaged" in told
    assert "lansquenet backup" in told
