"""The store of a house: the log of every table, the ledger of its chips, leases and people's accounts.

Everything that happens at a table is appended here before anybody is told of it.  What `append`
returned is on the disk; the tables it is written to stand in `schema.py`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from sqlalchemy import ColumnElement, RowMapping, delete, func, select, tuple_, update
from sqlalchemy.exc import IntegrityError

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.house.log import appending, links
from lansquenet.house.log.database import Database, is_gone, now, ring, upsert
from lansquenet.house.log.entries import MINT, Account, Again, Entry, Logged, Paid, Refused, Transfer, Veil
from lansquenet.house.log.links import CENSUS, START
from lansquenet.house.log.people import People
from lansquenet.house.log.schema import (
    REVISION,
    balance,
    chain as chains,
    closing,
    event,
    gone,
    idempotency,
    lease,
    payment,
    room,
)
from lansquenet.house.log.sealing import Keys

__all__ = ["MINT", "Account", "Again", "Entry", "Logged", "Paid", "Refused", "Store", "Transfer"]

PAGE = 500  # events read at once
ADRIFT = -1  # until when a lease lasts that was given back during a hand; 0: nobody need take it up
CENSUS_ROW = select(chains).where(chains.c.table == CENSUS)
LAST = (event.c.table == chains.c.table) & (event.c.seq == chains.c.length)
CARDS = select(room.c.table, room.c.card, event.c.at).join_from(room, chains, room.c.table == chains.c.table)
CARDS = CARDS.join(event, LAST).order_by(chains.c.born)
IN_PLAY = select(lease.c.owner).distinct().join_from(room, lease, room.c.table == lease.c.table)
IN_PLAY = IN_PLAY.where(room.c.status == "playing", lease.c.until != 0)


class Store(People):
    """A database and the keys that belong to it.  Its methods may be called from any thread."""

    def __init__(self, database: Database, keys: Keys) -> None:
        self.database = database
        self.keys = keys

    @classmethod
    def open(cls, url: str, keys: Path, *, new: bool = True, **options: object) -> "Store":
        """Open the store at `sqlite:///path` or `postgresql://...`, with its key file.

        Where there is none it is made, unless `new` is false.  Options go to SQLAlchemy's engines.
        """
        database = Database.open(url, **options)
        try:
            return cls._opened(database, keys, new)
        except BaseException:
            database.close()
            raise

    @classmethod
    def _opened(cls, database: Database, path: Path, new: bool) -> "Store":
        revision = database.revision()
        if revision is None and not new:
            raise LansquenetError(f"There is no store at {database.place}: look at --data, or --database.")
        if revision is not None and not path.exists():
            raise LansquenetError(
                f"The key file {path} is missing; without it this store cannot be read. "
                "Put the keys.json back that belongs to it."
            )
        _check_revision(database, revision, new)
        if revision is not None:
            database.look_over()
        database.migrate()
        store = cls(database, Keys.read(path) if path.exists() else Keys.made(path))
        store._belong()
        return store

    def _belong(self) -> None:
        """Begin the census where there is none; refuse keys that did not write it."""
        rows = self._rows(CENSUS_ROW) or self._begin()
        if not links.is_ours(self.keys, rows[0]):
            raise LansquenetError(
                f"The key file does not belong to this store, {self.database.place}: another wrote it."
            )

    def _begin(self) -> Sequence[RowMapping]:
        dialect = self.database.writing.dialect.name
        first = upsert(dialect, chains).values(links.head(self.keys, CENSUS, 0, 0, START))
        mint = upsert(dialect, balance).values(account=MINT, table="", chips=0, may_owe=True)
        with self.database.writing.begin() as connection:
            connection.execute(first.on_conflict_do_nothing())
            connection.execute(mint.on_conflict_do_nothing())
        return self._rows(CENSUS_ROW)

    def close(self) -> None:
        """Close all connections."""
        self.database.close()

    # -- the log

    def append(self, entries: Sequence[Entry], epochs: Mapping[str, int]) -> list[int | Refused]:
        """Append entries in one transaction, durable on return; says for each its seq.

        `Again` is the seq of an entry whose key was there already.  A table whose lease has another
        epoch than the one given, or whose entries would break its books, is `Refused` as a whole.
        """
        try:
            return self._append(entries, epochs)
        except IntegrityError:  # another process was quicker: the second look sees what it wrote
            return self._append(entries, epochs)

    def _append(self, entries: Sequence[Entry], epochs: Mapping[str, int]) -> list[int | Refused]:
        with self.database.writing.begin() as connection:
            return appending.append(connection, self.keys, entries, epochs)

    def events(
        self, table: str, since: int = 0, hand: int | None = None, kind: str | None = None
    ) -> Iterator[Logged]:
        """The events of a table after number `since`, of one hand or kind or of all, in order."""
        query = select(event).where(event.c.table == table).order_by(event.c.seq).limit(PAGE)
        if hand is not None:
            query = query.where(event.c.hand == hand)
        if kind is not None:
            query = query.where(event.c.kind == kind)
        veil = self.veils([table]).get(table)
        while rows := self._rows(query.where(event.c.seq > since)):
            yield from (self._logged(row, veil) for row in rows)
            since = rows[-1]["seq"]

    def last(self, table: str, kind: str, before: int | None = None) -> Logged | None:
        """The last event of this kind; with `before`, the last that was logged before this hand began."""
        query = select(event).where(event.c.table == table, event.c.kind == kind)
        if before is not None:
            query = query.where(event.c.hand < before)
        rows = self._rows(query.order_by(event.c.seq.desc()).limit(1))
        return self._logged(rows[0], self.veils([table]).get(table)) if rows else None

    def begun(self, since: float, until: float) -> list[tuple[str, int]]:
        """The hands, by table and number, that began from one moment to before another (wall time)."""
        within = event.c.at >= int(since * 1000), event.c.at < int(until * 1000)
        query = select(event.c.table, event.c.hand).where(event.c.kind == "began", *within)
        return [(row["table"], row["hand"]) for row in self._rows(query.order_by(event.c.at, event.c.table))]

    def first_hand_after(self, table: str, at: float) -> int | None:
        """The first hand during or after which anything happened later than this (seconds of wall time)."""
        late = event.c.table == table, event.c.at > int(at * 1000)
        found: int | None = self._value(select(func.min(event.c.hand)).where(*late))
        return found

    def heads(self, tables: Iterable[str]) -> list[Json]:
        """How long the logs of these tables are and where they end, under the house's MAC."""
        query = select(chains).where(chains.c.table.in_([*tables])).order_by(chains.c.born)
        return [dict(row) for row in self._rows(query)]

    def hash_of(self, table: str, seq: int) -> bytes | None:
        """The hash of an event, on which all that follow rest; None if it is not there."""
        found: bytes | None = self._value(
            select(event.c.hash).where(event.c.table == table, event.c.seq == seq)
        )
        return found

    def length(self, table: str) -> int:
        """How many events the log of a table has; the last one has this number."""
        return self._value(select(chains.c.length).where(chains.c.table == table)) or 0

    def seq_of(self, table: str, seat: int, client_id: str) -> int | None:
        """The event that was appended with this key."""
        key = idempotency.c
        where = key.table == table, key.seat == seat, key.client_id == client_id
        found: int | None = self._value(select(key.seq).where(*where))
        return found

    def tables(self) -> list[str]:
        """All tables that have a log, the oldest first."""
        query = select(chains.c.table).where(chains.c.table != CENSUS).order_by(chains.c.born)
        return [row["table"] for row in self._rows(query)]

    def veils(self, tables: Sequence[str]) -> dict[str, Veil]:
        """What is read instead of the names of those who were erased, by table; of most there is nothing."""
        numbers: dict[str, dict[str, int]] = {}
        for first in range(0, len(tables), PAGE):
            for row in self._rows(select(gone).where(gone.c.table.in_(tables[first : first + PAGE]))):
                numbers.setdefault(row["table"], {})[row["account"]] = row["number"]
        return {table: Veil.of(of_it, self._sat(table)) for table, of_it in numbers.items()}

    def _sat(self, table: str) -> list[tuple[int, Json]]:
        here = event.c.table == table, event.c.kind == "sat"
        rows = self._rows(select(event.c.seq, event.c.body).where(*here).order_by(event.c.seq))
        return [(row["seq"], json.loads(row["body"])) for row in rows]

    def _logged(self, row: RowMapping, veil: Veil | None) -> Logged:
        place, body = links.place(row["table"], row["seq"]), json.loads(row["body"])
        return Logged(
            table=row["table"],
            seq=row["seq"],
            hand=row["hand"],
            kind=row["kind"],
            body=veil.over(row["kind"], row["seq"], body) if veil else body,
            sealed=None if row["sealed"] is None else self.keys.opened(row["sealed"], place),
            rules=row["rules_hash"],
            at=row["at"] / 1000,
            hash=row["hash"],
        )

    # -- the ledger

    def balances(self, table: str) -> dict[str, int]:
        """The chips of all accounts of a table; those of the mint where `table` is ""."""
        query = select(balance.c.account, balance.c.chips).where(balance.c.table == table)
        return {row["account"]: row["chips"] for row in self._rows(query.order_by(balance.c.account))}

    def payments(self, table: str, hand: int | None = None) -> list[Paid]:
        """The payments at a table, in one hand or in all, in order."""
        query = (
            select(payment.c.seq, event.c.hand, payment.c.account, payment.c.chips, payment.c.rule)
            .join_from(payment, event)
            .where(payment.c.table == table)
            .order_by(payment.c.seq, payment.c.line)
        )
        rows = self._rows(query if hand is None else query.where(event.c.hand == hand))
        return [
            Paid(out["seq"], out["hand"], Transfer(out["account"], to["account"], to["chips"], to["rule"]))
            for out, to in zip(rows[::2], rows[1::2], strict=True)
        ]

    # -- the lobby

    def cards(self, *statuses: str) -> list[tuple[Json, float]]:
        """The cards of all tables, or of those with one of these statuses; the newest last.

        Beside each stands when something last happened at the table.
        """
        rows = self._rows(CARDS.where(room.c.status.in_(statuses)) if statuses else CARDS)
        return [*zip(self._veiled(rows), (row["at"] / 1000 for row in rows), strict=True)]

    def _veiled(self, rows: Sequence[RowMapping]) -> list[Json]:
        cards = [(row["table"], json.loads(row["card"])) for row in rows]
        veils = self.veils([table for table, _ in cards])
        return [veils[table].over_card(card) if table in veils else card for table, card in cards]

    def card(self, table: str) -> Json | None:
        """The card of one table."""
        rows = self._rows(select(room.c.table, room.c.card).where(room.c.table == table))
        return next(iter(self._veiled(rows)), None)

    def by_code(self, code: str) -> str | None:
        """The table that is joined by this code."""
        found: str | None = self._value(select(room.c.table).where(room.c.code == code))
        return found

    # -- leases: who may append to a table

    def claim(self, table: str, owner: str, seconds: float) -> int | None:
        """Take the lease of a table that is free, run out, one's own, or of a process that is no more.

        Its new epoch; None: it is another's.

        The epochs of a table only grow.  An owner that comes back under its own name is fenced off
        from what it was before.
        """
        change = upsert(self.database.writing.dialect.name, lease)
        change = change.values(table=table, owner=owner, epoch=1, until=now() + seconds)
        with self.database.writing.begin() as connection:
            before = connection.scalar(select(lease.c.owner).where(lease.c.table == table))
            gone = {owner, before} if before and is_gone(connection, before) else {owner}
            change = change.on_conflict_do_update(
                index_elements=["table"],
                set_={"owner": owner, "epoch": lease.c.epoch + 1, "until": now() + seconds},
                where=(lease.c.until <= now()) | lease.c.owner.in_(gone),
            )
            epoch: int | None = connection.execute(change.returning(lease.c.epoch)).scalar()
            if epoch and before not in (None, owner):
                ring(connection, "taken", table, epoch)
        return epoch

    def renew(self, epochs: Mapping[str, int], seconds: float) -> int:
        """Keep leases, by table and epoch, for so long from now on; how many are not another's by now."""
        return self._change_leases(epochs, now() + seconds)

    def release(self, epochs: Mapping[str, int], goes_on: bool = False) -> int:
        """Give leases back; how many were not another's by now.

        If something `goes_on` at the tables, they are adrift until somebody sees to them.
        """
        only = [*epochs] if len(epochs) == 1 else []
        return self._change_leases(epochs, ADRIFT if goes_on else 0, "free", *only) if epochs else 0

    def owner_of(self, table: str) -> str | None:
        """Who holds the lease of this table now."""
        where = lease.c.table == table, lease.c.until > now()
        found: str | None = self._value(select(lease.c.owner).where(*where))
        return found

    def _change_leases(
        self, epochs: Mapping[str, int], until: ColumnElement[float] | float, *heard: object
    ) -> int:
        changed, held = 0, list(epochs.items())
        with self.database.writing.begin() as connection:
            for first in range(0, len(held), PAGE):
                these = tuple_(lease.c.table, lease.c.epoch).in_(held[first : first + PAGE])
                changed += connection.execute(update(lease).where(these).values(until=until)).rowcount
            if heard:
                ring(connection, *heard)
        return changed

    def adrift(self) -> list[tuple[Json, float]]:
        """The cards of tables at which something goes on and that nobody sees to, as `cards` tells them.

        Their process is no more, or has closed during a hand.
        """
        with self.database.writing.begin() as connection:
            owners = connection.scalars(IN_PLAY).all()
            gone = [owner for owner in owners if is_gone(connection, owner)]
        lost = (lease.c.until <= now()) | lease.c.owner.in_(gone)
        query = CARDS.join(lease, lease.c.table == room.c.table)
        query = query.where(room.c.status == "playing", lease.c.until != 0, lost)
        return [(json.loads(row["card"]), row["at"] / 1000) for row in self._rows(query)]

    def ring(self, *words: object) -> None:
        """Have all processes of the house hear these words."""
        with self.database.writing.begin() as connection:
            ring(connection, *words)

    # -- what the keeper wants

    def close_soon(self, table: str) -> None:
        """Have a table closed by whichever process sees to it, now or when the house is next open."""
        asked = upsert(self.database.writing.dialect.name, closing).values(table=table, asked=now())
        with self.database.writing.begin() as connection:
            connection.execute(asked.on_conflict_do_nothing())
            ring(connection, "keeper")

    def to_close(self) -> list[str]:
        """The tables that are to be closed, and are not yet."""
        return [row["table"] for row in self._rows(select(closing.c.table).order_by(closing.c.asked))]

    def closed(self, table: str) -> None:
        """A table has been closed."""
        self._changed(delete(closing).where(closing.c.table == table))


def _check_revision(database: Database, revision: str | None, new: bool) -> None:
    if revision is not None and int(revision) > int(REVISION):
        raise LansquenetError(
            f"The store at {database.place} is of a newer version of lansquenet than this one: "
            "install that, or restore a copy that this one has made."
        )
    if revision != REVISION and not new:
        raise LansquenetError(f"The store at {database.place} is of an older version: open the house first.")
