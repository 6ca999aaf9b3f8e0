"""One transaction's worth of appending: any number of entries, of any number of tables.

Each table is a page of the batch: all that is to be written for it, or nothing.  A page is refused when
the lease of its table is not the one given, when an account would be in debt that may not be, or when
its code is another table's; the other pages of the batch are written.  Rows are locked in one order:
leases by table, the census, balances by account; so two batches never wait for each other in a ring.
"""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import BindParameter, Connection, bindparam, insert, select, tuple_, update

from lansquenet.books.written import Json
from lansquenet.house.log import links
from lansquenet.house.log.database import upsert
from lansquenet.house.log.entries import MINT, Again, Entry, Refused
from lansquenet.house.log.links import CENSUS, START, VERSION
from lansquenet.house.log.schema import balance, chain as chains, event, idempotency, lease, payment, room
from lansquenet.house.log.sealing import Keys, canonical


def append(
    connection: Connection, keys: Keys, entries: Sequence[Entry], epochs: Mapping[str, int]
) -> list[int | Refused]:
    """Write what can be written; says for each entry its seq, or why its table was refused."""
    pages = opened(connection, entries, epochs)
    answers = [pages[entry.table].add(entry, keys) for entry in entries]
    write(connection, keys, [page for page in pages.values() if page.events and not page.refused])
    refusals = {name: Refused(name, page.refused) for name, page in pages.items() if page.refused}
    return [refusals.get(entry.table, answer) for entry, answer in zip(entries, answers, strict=True)]


@dataclass(eq=False)
class Page:
    """What stands in a table's log, as far as the new entries need it, and the rows they make."""

    table: str
    refused: str = ""
    codes: dict[str, str] = field(default_factory=dict)  # whose the codes are; one for all pages
    born: int = 0  # 0: no event yet
    length: int = 0
    last: bytes = START
    chips: Counter[str] = field(default_factory=Counter)  # of accounts of this table, as they become
    known: set[str] = field(default_factory=set)  # accounts that have a row
    may_owe: set[str] = field(default_factory=lambda: {MINT})
    seen: dict[tuple[int, str], int] = field(default_factory=dict)  # keys
    gains: Counter[str] = field(default_factory=Counter)
    leave: set[str] = field(default_factory=set)  # accounts that get leave to owe
    events: list[Json] = field(default_factory=list)
    lines: list[Json] = field(default_factory=list)
    keyed: list[Json] = field(default_factory=list)
    card: Json | None = None

    def add(self, entry: Entry, keys: Keys) -> int:
        """Take an entry up, and say its seq."""
        if entry.key in self.seen:
            return Again(self.seen[entry.key])
        self.length += 1
        self._log(entry, keys)
        self._pay(entry)
        if entry.key:
            self.seen[entry.key] = self.length
            seat, client_id = entry.key
            self.keyed.append({"table": self.table, "seat": seat, "client_id": client_id, "seq": self.length})
        if entry.card is not None:
            self._show(entry.card)
        return self.length

    def _log(self, entry: Entry, keys: Keys) -> None:
        place = links.place(self.table, self.length)
        row = {
            "table": self.table,
            "seq": self.length,
            "hand": entry.hand,
            "kind": entry.kind,
            "body": entry.text,
            "sealed": None if entry.secret is None else keys.seal(entry.secret, place),
            "effects": entry.effects,
            "rules_hash": entry.rules,
            "at": int(time.time() * 1000),
            "version": VERSION,
            "prev_hash": self.last,
        }
        row["hash"] = self.last = links.hash_of(row)
        self.events.append(row)

    def _pay(self, entry: Entry) -> None:
        self.leave.update(entry.may_owe)
        self.may_owe.update(entry.may_owe)
        self.lines += lines(self.table, self.length, entry.transfers)
        for paid in entry.payments:
            for account, chips in ((paid.payer, -paid.chips), (paid.payee, paid.chips)):
                self.chips[account] += chips
                self.gains[account] += chips
        for account in entry.accounts - self.may_owe:
            if self.chips[account] < 0:
                self.refused = self.refused or f"{account} would owe {-self.chips[account]}"

    def _show(self, card: Json) -> None:
        self.card = shown(self.table, card)
        code = self.card["code"]
        if code is not None and self.codes.setdefault(code, self.table) != self.table:
            self.refused = self.refused or f"the code {code} is another table's"


def lines(table: str, seq: int, payments: Iterable[tuple[str, str, int, str]]) -> list[Json]:
    """The rows of the ledger for these payments (payer, payee, chips, rule): two each, in order."""
    return [
        {"table": table, "seq": seq, "line": line, "account": account, "chips": chips, "rule": rule}
        for i, (payer, payee, paid, rule) in enumerate(payments)
        for line, account, chips in ((2 * i, payer, -paid), (2 * i + 1, payee, paid))
    ]


def shown(table: str, card: Mapping[str, object]) -> Json:
    """The row of `room` for this card."""
    status = str(card.get("status", ""))
    return {"table": table, "code": card.get("code"), "status": status, "card": canonical(card)}


# -- what stands already: the queries are made once, because making one takes longer than asking it

THESE: BindParameter[object] = bindparam("these", expanding=True)
HELD = (
    select(lease.c.table, lease.c.epoch)
    .where(lease.c.table.in_(THESE))
    .order_by(lease.c.table)
    .with_for_update()
)
LAST = select(chains.c.table, chains.c.born, chains.c.length, chains.c.hash).where(chains.c.table.in_(THESE))
OWNED = select(balance.c.table, balance.c.account, balance.c.chips, balance.c.may_owe).where(
    balance.c.account.in_(THESE)
)
KEY = idempotency.c.table, idempotency.c.seat, idempotency.c.client_id
DONE = select(*KEY, idempotency.c.seq).where(tuple_(*KEY).in_(THESE))


def opened(connection: Connection, entries: Sequence[Entry], epochs: Mapping[str, int]) -> dict[str, Page]:
    """A page for each table, its lease locked and its books read."""
    pages = {table: Page(table) for table in sorted({entry.table for entry in entries})}
    _fence(connection, pages, epochs)
    _read_codes(connection, pages, entries)
    _read_chains(connection, pages)
    _read_balances(connection, pages, entries)
    _read_keys(connection, pages, entries)
    return pages


def _fence(connection: Connection, pages: dict[str, Page], epochs: Mapping[str, int]) -> None:
    held = {row.table: row.epoch for row in connection.execute(HELD, {"these": [*pages]})}
    for page in pages.values():
        if held.get(page.table) is None or held[page.table] != epochs.get(page.table):
            page.refused = "the lease is another's"


def _read_chains(connection: Connection, pages: dict[str, Page]) -> None:
    for table, born, length, last in connection.execute(LAST, {"these": [*pages]}):
        page = pages[table]
        page.born, page.length, page.last = born, length, last


def _read_balances(connection: Connection, pages: dict[str, Page], entries: Sequence[Entry]) -> None:
    accounts = {account for entry in entries for account in entry.accounts}
    if not accounts:
        return
    for table, account, chips, may_owe in connection.execute(OWNED, {"these": [*accounts]}):
        for page in [pages[table]] if table else pages.values():
            page.known.add(account)
            page.chips[account] = chips
            if may_owe:
                page.may_owe.add(account)


def _read_keys(connection: Connection, pages: dict[str, Page], entries: Sequence[Entry]) -> None:
    keys = {(entry.table, *entry.key) for entry in entries if entry.key}
    if not keys:
        return
    for table, seat, client_id, seq in connection.execute(DONE, {"these": [*keys]}):
        pages[table].seen[seat, client_id] = seq


def _read_codes(connection: Connection, pages: dict[str, Page], entries: Sequence[Entry]) -> None:
    codes = {entry.card["code"] for entry in entries if entry.card and entry.card.get("code")}
    if not codes:
        return
    rows = connection.execute(select(room.c.code, room.c.table).where(room.c.code.in_(codes)))
    owners = {row.code: row.table for row in rows}
    for page in pages.values():
        page.codes = owners


# -- what is written


def write(connection: Connection, keys: Keys, pages: Sequence[Page]) -> None:
    """Write the rows of all pages."""
    if not pages:
        return
    connection.execute(insert(event), [row for page in pages for row in page.events])
    _write_heads(connection, keys, pages)
    if rows := [row for page in pages for row in page.lines]:
        connection.execute(insert(payment), rows)
    if rows := [row for page in pages for row in page.keyed]:
        connection.execute(insert(idempotency), rows)
    _write_balances(connection, pages)
    if rows := [page.card for page in pages if page.card is not None]:
        change = upsert(connection.dialect.name, room)
        new = {name: change.excluded[name] for name in ("code", "status", "card")}
        connection.execute(change.on_conflict_do_update(index_elements=["table"], set_=new), rows)


CHANGE_HEAD = update(chains).where(chains.c.table == bindparam("of"))
CHANGE_CHIPS = (
    update(balance)
    .where(balance.c.account == bindparam("of"))
    .values(chips=balance.c.chips + bindparam("gain"))
)


def _write_heads(connection: Connection, keys: Keys, pages: Sequence[Page]) -> None:
    newborn = [page for page in pages if not page.born]
    if newborn:
        _count_in(connection, keys, newborn)
        connection.execute(insert(chains), [_head(keys, page) for page in newborn])
    if old := [_head(keys, page) for page in pages if page not in newborn]:
        connection.execute(CHANGE_HEAD, [{"of": row.pop("table"), **row} for row in old])


def _count_in(connection: Connection, keys: Keys, newborn: Sequence[Page]) -> None:
    """Number the tables that are new, in the census."""
    census = select(chains.c.length).where(chains.c.table == CENSUS)
    count = connection.execute(census.with_for_update()).scalar_one()
    for page in newborn:
        count += 1
        page.born = count
    row = links.head(keys, CENSUS, 0, count, START)
    connection.execute(CHANGE_HEAD, [{"of": row.pop("table"), **row}])


def _head(keys: Keys, page: Page) -> Json:
    return links.head(keys, page.table, page.born, page.length, page.last)


def _write_balances(connection: Connection, pages: Sequence[Page]) -> None:
    known = {account for page in pages for account in page.known}
    touched = {account for page in pages for account in [*page.gains, *page.leave]}
    if new := sorted(touched - known):
        rows = [{"account": name, "table": table_of(name), "chips": 0, "may_owe": False} for name in new]
        connection.execute(insert(balance), rows)
    if leave := {account for page in pages for account in page.leave}:
        connection.execute(update(balance).where(balance.c.account.in_(leave)).values(may_owe=True))
    gains: Counter[str] = Counter()
    for page in pages:
        gains.update(page.gains)
    if rows := [{"of": account, "gain": gains[account]} for account in sorted(gains) if gains[account]]:
        connection.execute(CHANGE_CHIPS, rows)


def table_of(account: str) -> str:
    """The table that an account belongs to; the mint belongs to none."""
    return account.rpartition("/")[0]
