"""Keeping a store: copies of it that are known to be good, and looking for faults.

A copy of a SQLite store is a SQLite file; one of a PostgreSQL store is lines of JSON.  Either can be
restored into either.  The key file is not part of it: keep it elsewhere, a copy is worth nothing
without it.
"""

import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, Table, insert, select, text, update
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.house.log.audit import Fault, faults, named
from lansquenet.house.log.database import Database, reason, snapshot
from lansquenet.house.log.schema import REVISION, chain, lease, metadata
from lansquenet.house.log.sealing import settle
from lansquenet.house.log.store import Store
from lansquenet.house.log.witness import missing

Row = tuple[str, Json]  # a table's name, and a row of it
Replay = Callable[[Store, str], Iterable[str]]  # runs a table's hands again; says what does not fit

SQLITE = b"SQLite format 3\0"
HEADER = {"store": "lansquenet", "schema": REVISION}
CHUNK = 500


def audit(
    url: str, keys: Path, table: str | None = None, replay: Replay | None = None, witness: str = ""
) -> list[Fault]:
    """The faults of a store: what a witness misses, of each table the first, and what `replay` finds."""
    with closing(Store.open(url, keys, new=False)) as store:
        store.database.look_over("integrity_check")
        try:
            missed = [*missing(store, witness)] if witness else []
            return [*missed, *_looked_for(store, table, replay)]
        except DBAPIError as wrong:
            place = store.database.place
            raise LansquenetError(f"The database {place} cannot be read: {reason(wrong)}.") from None


def _looked_for(store: Store, table: str | None, replay: Replay | None) -> list[Fault]:
    with snapshot(store.database.reading).connect() as connection:
        if table is not None and table not in named(connection):
            raise LansquenetError(f"There is no table {table!r} in this store.")
        found = list(faults(connection, store.keys, table))
    if replay:
        faulty = {fault.table for fault in found}  # what stands in their logs need not even be readable
        tables = store.tables() if table is None else [table]
        whole = [name for name in tables if name not in faulty]
        found += [Fault(name, 0, what) for name in whole for what in replay(store, name)]
    return found


def backup(url: str, keys: Path, target: Path) -> int:
    """Copy a store, in use or not, as it is at one moment; says how many rows the copy has.

    The copy gets its name only after it was restored to a scratch store, and that was found faultless.
    """
    if target.exists():
        raise LansquenetError(f"{target} is there already: give the copy another name.")
    part = target.with_name(f"{target.name}.part")
    try:
        with closing(Store.open(url, keys, new=False)) as store:
            _copy(store.database, part)
        rows = _proved(part, keys)
        _settled(part, target)
    except (OSError, sqlite3.Error) as wrong:
        reason = getattr(wrong, "strerror", None) or wrong
        raise LansquenetError(f"The copy {target} cannot be written: {reason}.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return rows


def restore(source: Path, target: str) -> int:
    """Fill a new store from a copy; says how many rows it has.  Nothing is ever overwritten."""
    if not source.is_file():
        raise LansquenetError(f"There is no file {source}.")
    try:
        with _opened(source) as rows, closing(Database.open(target)) as database:
            return _restored(source, rows, database)
    except OSError as wrong:
        raise LansquenetError(f"{source} cannot be read: {wrong.strerror}.") from None


def _restored(source: Path, rows: Iterator[Row], database: Database) -> int:
    database.migrate()
    with database.writing.begin() as connection:
        if connection.scalar(select(chain.c.table).limit(1)) is not None:
            raise LansquenetError(
                f"There is a store at {database.place}; it is not overwritten. "
                "Restore into an empty place, and keep the house there."
            )
        try:
            return _fill(connection, rows)
        except OperationalError as wrong:
            raise LansquenetError(f"{database.place} cannot be written: {wrong.orig}.") from None
        except (DBAPIError, StatementError, KeyError, TypeError, ValueError, AttributeError):
            raise LansquenetError(f"{source} is damaged.") from None


# -- writing copies


def _copy(database: Database, part: Path) -> None:
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # names and the hashes of passwords stand in it
    if database.url.get_backend_name() == "sqlite":
        _copy_pages(database, part)
    else:
        _copy_rows(database, part)


def _copy_pages(database: Database, part: Path) -> None:
    with database.reading.connect() as source, closing(sqlite3.connect(part)) as copy:
        source.connection.driver_connection.backup(copy)  # type: ignore[union-attr]
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _copy_rows(database: Database, part: Path) -> None:
    with snapshot(database.reading).connect() as connection, part.open("w") as file:
        count = 0
        print(json.dumps(HEADER), file=file)
        for name, row in _rows_of(connection):
            print(json.dumps([name, _told(metadata.tables[name], row)]), file=file)
            count += 1
        print(json.dumps({"rows": count}), file=file)


def _proved(part: Path, keys: Path) -> int:
    """Restore a copy to a scratch store, and find no fault there; says how many rows it has."""
    with tempfile.TemporaryDirectory(dir=part.parent) as scratch:
        url = f"sqlite:///{Path(scratch).absolute() / 'store.sqlite'}"
        rows = restore(part, url)
        found = audit(url, keys)
    if found:
        raise LansquenetError(f"The copy is not good: {found[0]}")
    return rows


def _settled(part: Path, target: Path) -> None:
    with part.open("rb") as file:
        os.fsync(file.fileno())
    os.link(part, target)  # unlike a rename, never over a file that is there
    settle(target.absolute().parent)


# -- reading copies


@contextmanager
def _opened(source: Path) -> Iterator[Iterator[Row]]:
    with source.open("rb") as file:
        is_sqlite = file.read(len(SQLITE)) == SQLITE
    if not is_sqlite:
        with source.open(encoding="utf-8", errors="replace") as lines:
            _look_at_header(source, _json(lines.readline()))
            yield _read_lines(source, lines)
        return
    with _of_this_version(source) as database, database.reading.connect() as connection:
        yield _rows_of(connection)


@contextmanager
def _of_this_version(source: Path) -> Iterator[Database]:
    """A whole SQLite copy; of an older version, a copy of that, brought to this one."""
    with closing(Database.open(f"sqlite:///{source.absolute()}")) as database:
        revision = database.revision()
        _look_at_revision(source, revision)
        with database.reading.connect() as connection:
            if connection.scalar(text("PRAGMA integrity_check(1)")) != "ok":
                raise LansquenetError(f"{source} is damaged.")
        if revision == REVISION:
            yield database
            return
    with tempfile.TemporaryDirectory() as scratch:
        newer = Path(scratch) / "store.sqlite"
        shutil.copyfile(source, newer)
        with closing(Database.open(f"sqlite:///{newer}")) as database:
            database.migrate()
            yield database


def _look_at_header(source: Path, header: Any) -> None:
    is_ours = isinstance(header, dict) and header.get("store") == HEADER["store"]
    _look_at_revision(source, str(header.get("schema")) if is_ours else None)


def _look_at_revision(source: Path, revision: str | None) -> None:
    """Refuse what is no copy, and one of a newer version; older ones lack what has come since, and get it."""
    if revision is None:
        raise LansquenetError(f"{source} is not a copy of a house's store.")
    if not revision.isdecimal() or int(revision) > int(REVISION):
        raise LansquenetError(
            f"{source} is a store of version {revision}, and this lansquenet has version {REVISION}: restore "
            "it with the lansquenet that made it."
        )


def _read_lines(source: Path, lines: IO[str]) -> Iterator[Row]:
    count = 0
    for line in lines:
        told = _json(line)
        if told == {"rows": count}:
            return
        if not isinstance(told, list) or len(told) != 2 or told[0] not in metadata.tables:
            break
        count += 1
        yield told[0], _meant(metadata.tables[told[0]], told[1])
    raise LansquenetError(f"{source} is damaged after row {count}.")


def _json(line: str) -> object:
    with suppress(ValueError):
        return json.loads(line)
    return None


def _rows_of(connection: Connection) -> Iterator[Row]:
    """All rows of a store, in an order in which they can be put into another one."""
    for table in metadata.sorted_tables:
        query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=CHUNK)
        with connection.execute(query) as rows:
            yield from ((table.name, dict(row)) for row in rows.mappings())


def _told(table: Table, row: Json) -> Json:
    """The row as it can be told in JSON."""
    octets = [name for name in _octets(table) if row[name] is not None]
    return row | {name: row[name].hex() for name in octets}


def _meant(table: Table, told: Json) -> Json:
    """The row that was told."""
    octets = [name for name in _octets(table) if told.get(name) is not None]
    return told | {name: bytes.fromhex(told[name]) for name in octets}


def _octets(table: Table) -> list[str]:
    return [column.name for column in table.columns if isinstance(column.type, LargeBinary)]


def _fill(connection: Connection, rows: Iterable[Row]) -> int:
    count = 0
    for name, group in groupby(rows, key=itemgetter(0)):
        while chunk := [row for _, row in islice(group, CHUNK)]:
            connection.execute(insert(metadata.tables[name]), chunk)
            count += len(chunk)
    connection.execute(update(lease).values(until=0))  # who held them then holds nothing here
    return count
