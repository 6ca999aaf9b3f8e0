"""Opening a database so that what it calls committed is on the disk."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Float,
    Table,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.house.log.schema import REVISION, metadata

if TYPE_CHECKING:
    import sqlite3

if TYPE_CHECKING or find_spec("psycopg"):  # a page has a file alone
    from sqlalchemy.dialects import postgresql

PATIENCE = 10_000  # milliseconds to wait for another process's write
MIGRATION = 0x6C616E73  # the advisory lock of those who migrate
PRESENT = 0x6C616E74  # the first half of the locks by which processes are known to live
CHANNEL = "'lansquenet_' || md5(current_schema())"  # of one house, whatever else is in the database

# What is set on each SQLite connection that writes, and what must then read back.
DURABLE = {
    "busy_timeout": PATIENCE,
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: synced before COMMIT returns
    "foreign_keys": 1,
    "fullfsync": 1,  # for the one system whose fsync does not reach the disk
    "checkpoint_fullfsync": 1,
    "wal_autocheckpoint": 1000,
}
READING = {"busy_timeout": PATIENCE, "query_only": 1, "wal_autocheckpoint": 0}

# What must be so on each PostgreSQL connection.
ASSURED = {"synchronous_commit": {"on", "remote_apply"}, "fsync": {"on"}, "full_page_writes": {"on"}}


@dataclass(frozen=True)
class Database:
    """Two ways to one database: a SQLite file has one connection that writes, and others that read."""

    url: URL
    writing: Engine
    reading: Engine

    @classmethod
    def open(cls, address: str, **options: object) -> "Database":
        """Connect to `sqlite:///path` or `postgresql://...`; options go to SQLAlchemy's engines."""
        url = understood(address)
        if url.get_backend_name() == "sqlite":
            reading = sqlite_engine(url, READING, "BEGIN", options)
            writing = sqlite_engine(
                url, DURABLE, "BEGIN IMMEDIATE", {**options, "pool_size": 1, "max_overflow": 0}
            )
        else:
            reading = writing = postgresql_engine(url, options)
        return cls(url, writing, reading)

    @property
    def is_shared(self) -> bool:
        """Whether several processes may keep a house in it."""
        return self.url.get_backend_name() != "sqlite"

    @property
    def place(self) -> str:
        """Where it is, for people: the path of a file, or an address without its password."""
        is_file = self.url.get_backend_name() == "sqlite"
        return str(self.url.database) if is_file else repr(self.url)

    def revision(self) -> str | None:
        """The version of the schema that stands here; None where there is no store."""
        if self.url.get_backend_name() == "sqlite" and not Path(self.url.database or "").exists():
            return None
        with self._reached(self.reading) as connection:
            if not inspect(connection).has_table("alembic_version"):
                return None
            found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
            return found

    def look_over(self, check: str = "quick_check") -> None:
        """Refuse a SQLite file of which a page is not what SQLite wrote; PostgreSQL looks after its own.

        `integrity_check` also holds its indexes against its rows, and takes longer.

        Raises:
            LansquenetError: it is damaged.
        """
        if self.url.get_backend_name() != "sqlite":
            return
        with self._reached(self.reading) as connection:
            try:
                found = str(connection.scalar(text(f"PRAGMA {check}(1)")))
            except (DBAPIError, UnicodeError) as wrong:
                found = reason(wrong)
        if found != "ok":
            raise LansquenetError(
                f"The database {self.place} is damaged ({found.splitlines()[-1]}); nothing was changed. "
                "Put it away, and restore a copy that `lansquenet backup` made."
            )

    def migrate(self) -> None:
        """Bring the schema to its newest version."""
        if self.revision() == REVISION:
            return
        if not find_spec("alembic"):
            return self._lay()
        from alembic import command
        from alembic.config import Config

        self._kept_private()

        config = Config()
        folder = str(files("lansquenet.house.log") / "migrations")
        config.set_main_option("script_location", folder.replace("%", "%%"))
        with self._reached(self.writing) as connection, connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _lay(self) -> None:
        """Begin with the newest version, as a page does, in which nothing that is older can be changed."""
        with self._reached(self.writing) as connection, connection.begin():
            metadata.create_all(connection)
            connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
            connection.execute(text("INSERT INTO alembic_version VALUES (:now)"), {"now": REVISION})

    def _kept_private(self) -> None:
        """Make the file before SQLite does: names and passwords' hashes are for its owner's eyes."""
        if self.url.get_backend_name() == "sqlite":
            with suppress(OSError):  # SQLite says better what is wrong
                Path(self.url.database or "").touch(mode=0o600)

    def close(self) -> None:
        """Close all connections, the writing one last: it checkpoints."""
        self.reading.dispose()
        self.writing.dispose()

    @contextmanager
    def _reached(self, engine: Engine) -> Iterator[Connection]:
        try:
            with engine.connect() as connection:
                yield connection
        except (DBAPIError, UnicodeError) as wrong:
            raise LansquenetError(f"The database {self.place} cannot be opened: {reason(wrong)}") from None


def reason(wrong: DBAPIError | UnicodeError) -> str:
    """What the database says is wrong, in a line without what was read."""
    if isinstance(wrong, UnicodeError):  # SQLite quotes the words of its schema, of which letters were lost
        return "what it says of itself cannot be read"
    return str(wrong.orig).partition(" with text ")[0].strip()


def understood(address: str) -> URL:
    """The address of a database of a kind that we know, with the driver that we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise LansquenetError("A database is sqlite:///PATH or postgresql://USER@HOST/NAME.") from None
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+pysqlite")
    if url.get_backend_name() in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise LansquenetError(f"A database is sqlite:///PATH or postgresql://USER@HOST/NAME, not {url!r}.")


def sqlite_engine(url: URL, pragmas: Json, begin: str, options: Json) -> Engine:
    """Connections to a SQLite file, with these pragmas kept and transactions begun so."""
    engine = create_engine(url, hide_parameters=True, **options)

    @event.listens_for(engine, "connect")
    def set_up(connection: "sqlite3.Connection", _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy says BEGIN, below; not the driver
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name} = {value}").fetchall()
        assure(pragmas, lambda name: connection.execute(f"PRAGMA {name}").fetchone()[0])

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def assure(pragmas: Json, found: Callable[[str], object]) -> None:
    """Refuse to go on where a setting does not read back."""
    for name, value in pragmas.items():
        if (said := found(name)) != value:
            raise LansquenetError(f"SQLite does not keep {name} = {value} here; it says {said}.")


def postgresql_engine(url: URL, options: Json) -> Engine:
    """Connections to a PostgreSQL server that keeps what it calls committed."""
    engine = create_engine(url, hide_parameters=True, **options)

    @event.listens_for(engine, "connect")
    def assured(connection: Any, _record: object) -> None:
        for name, values in ASSURED.items():
            (said,) = connection.execute(f"SHOW {name}").fetchone()
            if said not in values:
                raise LansquenetError(f"PostgreSQL has {name} = {said}; the house needs it on.")
        connection.rollback()

    return engine


def ring(connection: Connection, *words: object) -> None:
    """Tell all processes of the house, once this transaction is committed; of a SQLite file there is but one.

    No transaction in which something happens at a table does so: those who do commit one after another.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(RING, {"words": " ".join(map(str, words))})


RING = text(f"SELECT pg_notify({CHANNEL}, :words)")


def presence(owner: str) -> int:
    """The second half of the lock that a process of this name holds for as long as it lives."""
    return int.from_bytes(sha256(owner.encode()).digest()[:4], "big", signed=True)


def is_gone(connection: Connection, owner: str) -> bool:
    """Whether the process of this name is no more.  Of one of the version before, which held no lock: no."""
    if connection.dialect.name != "postgresql" or "#" not in owner:
        return False
    lock = func.pg_try_advisory_xact_lock_shared(PRESENT, presence(owner))
    return bool(connection.scalar(select(lock)))


def snapshot(engine: Engine) -> Engine:
    """The same engine; but what one transaction reads is of one moment, however long it reads."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ")
    return engine


def upsert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """INSERT ... ON CONFLICT, which each database has and SQLAlchemy keeps with each."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


class now(FunctionElement[float]):
    """Seconds since 1970 by the clock of the database."""

    type = Float(53)
    inherit_cache = True


@compiles(now, "sqlite")
def _now_sqlite(*_: object, **__: object) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _now_postgresql(*_: object, **__: object) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
