"""Looking for faults in a store: whatever was edited, in the log or in what is folded from it.

Every event must follow from the one before it, by number and by hash; the last one must be the one that
the head of its table names; payments, balances, keys of idempotency and cards must be what the log
says, no more and no less; the heads must be those of all tables that ever were.  What leaves no trace
in the log cannot be checked: leases, people's accounts and their tokens.  See `links.py` for what a
log under a MAC can promise, and what it cannot.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Connection, Executable, RowMapping, select, union
from sqlalchemy.exc import DBAPIError

from lansquenet.books.written import Json
from lansquenet.house.log import links
from lansquenet.house.log.appending import lines, shown
from lansquenet.house.log.database import reason
from lansquenet.house.log.entries import MINT
from lansquenet.house.log.links import CENSUS, START, VERSION
from lansquenet.house.log.schema import balance, chain as chains, event, idempotency, payment, room
from lansquenet.house.log.sealing import Broken, Keys

AT_ONCE = 500  # events read at once


class Fault(NamedTuple):
    """Something that is not as it was written; seq 0: with the table as a whole."""

    table: str
    seq: int
    what: str


@dataclass
class Fold:
    """What the log of a table comes to."""

    length: int = 0
    last: bytes = START
    chips: Counter[str] = field(default_factory=Counter)
    may_owe: set[str] = field(default_factory=lambda: {MINT})
    touched: set[str] = field(default_factory=set)
    card: Json | None = None

    def add(self, row: RowMapping, effects: Json) -> None:
        """Fold one event in."""
        self.length, self.last = row["seq"], row["hash"]
        for payer, payee, chips, _ in effects.get("payments", ()):
            self.chips[payer] -= chips
            self.chips[payee] += chips
            self.touched |= {payer, payee}
        self.may_owe.update(effects.get("may_owe", ()))
        self.touched.update(effects.get("may_owe", ()))
        if "card" in effects:
            self.card = shown(row["table"], effects["card"])

    def balances(self) -> dict[str, tuple[int, bool]]:
        """What each account of the table has, and whether it may owe."""
        return {name: (self.chips[name], name in self.may_owe) for name in self.touched - {MINT}}


def faults(connection: Connection, keys: Keys, table: str | None = None) -> Iterator[Fault]:
    """The first fault of each table, or of this one; what one transaction sees is looked at."""
    if table is not None:
        yield from _readable(connection, keys, table, Fold())
        return
    issued = 0
    for name in named(connection):
        fold = Fold()
        yield from _readable(connection, keys, name, fold)
        issued += fold.chips[MINT]
    yield from _census(connection, keys)
    mint = _balances(connection, "")
    if mint != {MINT: (issued, True)}:
        yield Fault("", 0, f"the mint should stand at {issued}, not {mint}")


def named(connection: Connection) -> list[str]:
    """All tables that are named anywhere in the log or in what is folded from it."""
    columns = [table.c.table for table in (event, chains, payment, balance, idempotency, room)]
    names = connection.scalars(union(*(select(column) for column in columns)))
    return sorted(name for name in names if name != CENSUS)


def _census(connection: Connection, keys: Keys) -> Iterator[Fault]:
    """Each head must be ours, and they must be numbered from 0 to the length of the census."""
    heads = _rows(connection, select(chains).order_by(chains.c.born))
    for head in heads:
        if not links.is_ours(keys, head):
            yield Fault(head["table"], head["length"], "its head was not written with these keys")
    count = next((head["length"] for head in heads if head["table"] == CENSUS), None)
    if count is None or [head["born"] for head in heads] != list(range(count + 1)):
        yield Fault("", 0, f"there should be {count} tables, not {len(heads) - 1}")


def _readable(connection: Connection, keys: Keys, table: str, fold: Fold) -> Iterator[Fault]:
    try:
        if fault := next(_table(connection, keys, table, fold), None):
            yield fault
    except DBAPIError as wrong:
        yield Fault(table, fold.length + 1, f"cannot be read: {reason(wrong)}")
    except (TypeError, ValueError, KeyError, AttributeError) as wrong:
        yield Fault(table, fold.length + 1, f"cannot be read: {wrong}")


def _table(connection: Connection, keys: Keys, table: str, fold: Fold) -> Iterator[Fault]:
    yield from _log(connection, keys, table, fold)
    yield from _head(connection, keys, table, fold)
    if (found := _balances(connection, table)) != fold.balances():
        yield Fault(table, fold.length, f"the balances should be {fold.balances()}, not {found}")
    cards = _rows(connection, select(room).where(room.c.table == table))
    if [dict(card) for card in cards] != ([fold.card] if fold.card else []):
        yield Fault(table, fold.length, "its card is not the one in the log")


def _log(connection: Connection, keys: Keys, table: str, fold: Fold) -> Iterator[Fault]:
    """Each event with its payments and its key; then those that belong to no event."""
    paid = _by_seq(connection, select(payment).order_by(payment.c.line).where(payment.c.table == table))
    keyed = _by_seq(connection, select(idempotency).where(idempotency.c.table == table))
    query = select(event).where(event.c.table == table).order_by(event.c.seq)
    with connection.execute(query.execution_options(yield_per=AT_ONCE)) as rows:
        for row in rows.mappings():
            effects = json.loads(row["effects"])
            what = _event(row, keys, fold) or _folded(row, effects, paid, keyed)
            if what:
                yield Fault(table, row["seq"], what)
            fold.add(row, effects)
    for seq in [*paid, *keyed]:
        yield Fault(table, seq, "there is a payment or a key, but no such event")


def _event(row: RowMapping, keys: Keys, fold: Fold) -> str | None:
    """What is wrong with an event in itself."""
    if row["seq"] != fold.length + 1:
        return f"event {fold.length + 1} is missing"
    if row["prev_hash"] != fold.last:
        return "it does not follow the event before it"
    if row["hash"] != links.hash_of(row) or row["version"] != VERSION:
        return "its hash is not that of its fields"
    if row["sealed"] is not None:
        try:
            keys.opened(row["sealed"], links.place(row["table"], row["seq"]))
        except Broken:
            return "its sealed fields do not open with these keys"
    return None


def _folded(
    row: RowMapping,
    effects: Json,
    paid: dict[int, list[RowMapping]],
    keyed: dict[int, list[RowMapping]],
) -> str | None:
    """What is wrong with the payments and the key that an event brought."""
    expected = lines(row["table"], row["seq"], effects.get("payments", ()))
    if [dict(line) for line in paid.pop(row["seq"], ())] != expected:
        return "its payments in the ledger are not those in the log"
    found = [[key["seat"], key["client_id"]] for key in keyed.pop(row["seq"], ())]
    if found != ([effects["key"]] if "key" in effects else []):
        return "its key is not the one in the log"
    return None


def _head(connection: Connection, keys: Keys, table: str, fold: Fold) -> Iterator[Fault]:
    heads = _rows(connection, select(chains).where(chains.c.table == table))
    if not heads:
        yield Fault(table, fold.length, "its log has no head")
    elif not links.is_ours(keys, heads[0]):
        yield Fault(table, fold.length, "its head was not written with these keys")
    elif (heads[0]["length"], heads[0]["hash"]) != (fold.length, fold.last):
        yield Fault(table, fold.length, f"its log should end with event {heads[0]['length']}")


def _balances(connection: Connection, table: str) -> dict[str, tuple[int, bool]]:
    query = select(balance.c.account, balance.c.chips, balance.c.may_owe).where(balance.c.table == table)
    return {row["account"]: (row["chips"], row["may_owe"]) for row in _rows(connection, query)}


def _by_seq(connection: Connection, query: Executable) -> dict[int, list[RowMapping]]:
    found = defaultdict(list)
    for row in _rows(connection, query):
        found[row["seq"]].append(row)
    return found


def _rows(connection: Connection, query: Executable) -> Sequence[RowMapping]:
    return connection.execute(query).mappings().all()
