"""A disk in memory that can lose power or run full, and SQLite upon it.

What is written stays in the disk's cache until it is synced.  When the power goes, of each sector that
was not synced either the old or the new content is found.  SQLite reaches it by apsw, which lets a VFS
be written in Python; the store's own SQL, pragmas and transactions run on it unchanged.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import apsw
from sqlalchemy import make_url

from lansquenet.house.log.database import DURABLE, Database, sqlite_engine
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Store

SECTOR = 512


class File:
    """What a program reads, what is on the disk for sure, and the writes that lie between."""

    def __init__(self, content: bytes = b"") -> None:
        self.now = bytearray(content)
        self.safe = bytearray(content)
        self.unsynced: list[tuple[int, bytes] | int] = []  # (offset, sector) or the length after a cut

    def write(self, data: bytes, offset: int) -> None:
        put(self.now, data, offset)
        start = 0
        while start < len(data):
            end = min(len(data), start + SECTOR - (offset + start) % SECTOR)
            self.unsynced.append((offset + start, data[start:end]))
            start = end

    def truncate(self, length: int) -> None:
        del self.now[length:]
        self.unsynced.append(length)

    def sync(self) -> None:
        apply(self.safe, self.unsynced)
        self.unsynced = []

    def after_cut(self, chance: random.Random) -> bytes:
        """What may be found after a power cut."""
        kept = chance.choice([0.0, 0.5, 1.0])
        found = bytearray(self.safe)
        apply(found, [change for change in self.unsynced if chance.random() < kept])
        return bytes(found)


def put(content: bytearray, data: bytes, offset: int) -> None:
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


def apply(content: bytearray, changes: list[tuple[int, bytes] | int]) -> None:
    for change in changes:
        if isinstance(change, int):
            del content[change:]
        else:
            put(content, change[1], change[0])


class Disk(apsw.VFS):  # type: ignore[misc]
    """Files by name; `watch` is called before each write, cut and sync, and may raise."""

    count = 0

    def __init__(self) -> None:
        Disk.count += 1
        self.name = f"disk{Disk.count}"
        self.files: dict[str, File] = {}
        self.watch: Callable[[str], None] = lambda operation: None
        super().__init__(self.name, "")

    def xFullPathname(self, name: str) -> str:
        return name

    def xAccess(self, path: str, flags: int) -> bool:
        return path in self.files

    def xDelete(self, path: str, sync: bool) -> None:
        self.files.pop(path, None)

    def xOpen(self, name: Any, flags: list[int]) -> "Handle":
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        flags[1] = flags[0]
        return Handle(self, self.files.setdefault(path, File()))

    def excepthook(self, *_: Any) -> None:
        """What goes wrong where SQLite does not care is not printed."""

    def pulled_out(self, folder: Path, chance: random.Random | None) -> str:
        """The disk's files in a folder of the real one, after a power cut if there is chance in it."""
        folder.mkdir()
        for name, file in self.files.items():
            (folder / name).write_bytes(file.after_cut(chance) if chance else file.now)
        return f"sqlite:///{folder / 'house.sqlite'}"


class Handle:
    """An open file, as SQLite wants it."""

    def __init__(self, disk: Disk, file: File) -> None:
        self.disk, self.file = disk, file

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self.file.now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self.disk.watch("write")
        self.file.write(bytes(data), offset)

    def xTruncate(self, length: int) -> None:
        self.disk.watch("truncate")
        self.file.truncate(length)

    def xSync(self, flags: int) -> None:
        self.disk.watch("sync")
        self.file.sync()

    def xFileSize(self) -> int:
        return len(self.file.now)

    def xLock(self, level: int) -> None: ...
    def xUnlock(self, level: int) -> None: ...
    def xClose(self) -> None: ...
    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, operation: int, pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        return 0

    def excepthook(self, *_: Any) -> None: ...


# -- apsw, with as much of the DB-API as SQLAlchemy needs


class Cursor:
    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self.rows: Iterator[tuple[Any, ...]] = iter(())
        self.description: Any = None
        self.arraysize, self.lastrowid, self.rowcount = 1, None, -1

    def execute(self, sql: str, parameters: Any = ()) -> "Cursor":
        cursor = self.connection.cursor()
        cursor.exec_trace = self._described
        self.description = None
        self.rows = iter(cursor.execute(sql, tuple(parameters)).fetchall())
        self.rowcount = self.connection.changes()
        return self

    def executemany(self, sql: str, sets: Any) -> "Cursor":
        self.connection.cursor().executemany(sql, [tuple(parameters) for parameters in sets])
        return self

    def _described(self, cursor: apsw.Cursor, sql: str, bindings: Any) -> bool:
        if names := cursor.get_description():
            self.description = [(name, kind, None, None, None, None, None) for name, kind in names]
        return True

    def fetchone(self) -> Any:
        return next(self.rows, None)

    def fetchall(self) -> list[Any]:
        return list(self.rows)

    def close(self) -> None: ...


class Connection:
    """A connection to a disk; exclusive, for a VFS in Python has no shared memory."""

    isolation_level = None

    def __init__(self, disk: Disk) -> None:
        self.raw = apsw.Connection("house.sqlite", vfs=disk.name)
        self.execute("PRAGMA locking_mode = EXCLUSIVE")

    def cursor(self) -> Cursor:
        return Cursor(self.raw)

    def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        return self.cursor().execute(sql, parameters)

    def create_function(self, *_: Any, **__: Any) -> None: ...

    def commit(self) -> None:
        if self.raw.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.raw.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        self.raw.close()


DBAPI = SimpleNamespace(
    paramstyle="qmark",
    sqlite_version_info=tuple(map(int, apsw.sqlite_lib_version().split("."))),
    Error=apsw.Error,
    DatabaseError=apsw.Error,
    OperationalError=apsw.Error,
    IntegrityError=apsw.ConstraintError,
    ProgrammingError=apsw.BindingsError,
    Binary=bytes,
)


@contextmanager
def store_on(disk: Disk, keys: Keys, **pragmas: Any) -> Iterator[Store]:
    """The store on a disk, for appending; pragmas are set over what the house sets."""
    url = make_url("sqlite+pysqlite:///house.sqlite")
    options = {"module": DBAPI, "creator": lambda: Connection(disk), "pool_size": 1, "max_overflow": 0}
    engine = sqlite_engine(url, {**DURABLE, **pragmas}, "BEGIN IMMEDIATE", options)
    try:
        yield Store(Database(url, engine, engine), keys)
    finally:
        engine.dispose()


def disk_with(database: Path) -> Disk:
    """A disk with a copy of this database on it, all synced."""
    disk = Disk()
    disk.files["house.sqlite"] = File(database.read_bytes())
    return disk
