"""What the log and the ledger say of many tables at once: a question for each table would take a second each
hundred."""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import RowMapping, Select, func, select

from lansquenet.books.written import Json
from lansquenet.house.history import AFTER
from lansquenet.house.log.entries import NO_RULES
from lansquenet.house.log.people import sat_down
from lansquenet.house.log.schema import chain, event, gone, payment, room
from lansquenet.house.log.store import Store

AT_ONCE = 400  # tables


class Sat(NamedTuple):
    """Somebody sits down, perhaps in the chair of a bot that plays on until the hand is over."""

    table: str
    seq: int
    chair: int
    name: str  # by which they are known there, and nobody else
    account: str = ""  # or, of a bot, its policy
    kind: str = "person"


class Begun(NamedTuple):
    """A hand begins."""

    table: str
    seq: int
    at: int  # milliseconds of wall time
    body: Json


def _rows(store: Store, query: Select[*tuple[object, ...]], tables: Sequence[str]) -> Iterator[RowMapping]:
    """What a query finds, asked of so many tables at a time as a database takes."""
    column = query.selected_columns["table"]
    with store.database.reading.connect() as connection:
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            yield from connection.execute(query.where(column.in_(some))).mappings()


def sat(store: Store, account: str) -> list[Sat]:
    """Where an account has sat down, the oldest first."""
    query = select(event.c.table, event.c.seq, event.c.body).where(*sat_down(store.database, account))
    with store.database.reading.connect() as connection:
        rows = connection.execute(query.order_by(event.c.at, event.c.table, event.c.seq)).mappings()
        return [_sat(row) for row in rows]


def _sat(row: RowMapping) -> Sat:
    body = json.loads(row["body"])
    return Sat(row["table"], row["seq"], body["chair"], body["name"], body["account"], body["kind"])


def lengths(store: Store, tables: Sequence[str]) -> dict[str, int]:
    """How long the logs of these tables are, and how many are not named in them: neither ever shrinks."""
    query = select(chain.c.table, chain.c.length)
    left = select(gone.c.table, func.count().label("left")).group_by(gone.c.table)
    veiled = {row["table"]: row["left"] for row in _rows(store, left, tables)}
    return {row["table"]: row["length"] + veiled.get(row["table"], 0) for row in _rows(store, query, tables)}


def cards(store: Store, tables: Sequence[str]) -> dict[str, Json]:
    """The cards of these tables."""
    return {
        row["table"]: json.loads(row["card"])
        for row in _rows(store, select(room.c.table, room.c.card), tables)
    }


def sitters(store: Store, tables: Sequence[str]) -> Iterator[Sat]:
    """Everybody who ever sat down at these tables, in order."""
    query = select(event.c.table, event.c.seq, event.c.body).where(event.c.kind == "sat")
    veils = store.veils(tables)
    for row in _rows(store, query.order_by(event.c.table, event.c.seq), tables):
        sat = _sat(row)
        shown = veils[sat.table].shown if sat.table in veils else {}
        yield sat._replace(name=shown.get(sat.account, sat.name))


def openings(store: Store, tables: Sequence[str]) -> dict[str, Json]:
    """The terms on which these tables were opened."""
    query = select(event.c.table, event.c.body).where(event.c.kind == "opened")
    return {row["table"]: json.loads(row["body"])["terms"] for row in _rows(store, query, tables)}


def begun(store: Store, tables: Sequence[str]) -> Iterator[Begun]:
    """Every hand that has begun at these tables, in order."""
    query = select(event.c.table, event.c.seq, event.c.at, event.c.body).where(event.c.kind == "began")
    veils = store.veils(tables)
    for row in _rows(store, query.order_by(event.c.table, event.c.seq), tables):
        table, seq, body = row["table"], row["seq"], json.loads(row["body"])
        yield Begun(table, seq, row["at"], veils[table].over("began", seq, body) if table in veils else body)


def ended(store: Store, tables: Sequence[str]) -> dict[str, int]:
    """The last event of each table before which every hand is over."""
    query = select(event.c.table, func.max(event.c.seq).label("seq")).where(event.c.kind.in_(AFTER))
    return {row["table"]: row["seq"] for row in _rows(store, query.group_by(event.c.table), tables)}


def won(store: Store, chairs: Sequence[tuple[str, int]]) -> dict[tuple[str, int, int], int]:
    """Chips won by the rules, less those lost, by table, chair and hand: in these chairs of these tables."""
    names = {f"{table}/{chair}": (table, chair) for table, chair in chairs}
    tables = [*dict.fromkeys(table for table, _ in chairs)]
    return {
        (*names[account], hand): chips
        for (account, hand), chips in moved(store, tables).items()
        if account in names
    }


def moved(store: Store, tables: Sequence[str]) -> dict[tuple[str, int], int]:
    """What the rules moved to each account of these tables, less what they took, by account and hand.

    Accounts are chairs, the pool and the house of a table, as `Transfer` has them.
    """
    paid = select(payment.c.table, payment.c.account, event.c.hand, func.sum(payment.c.chips).label("chips"))
    query = paid.join_from(payment, event).where(payment.c.rule.not_in(NO_RULES))
    query = query.group_by(payment.c.table, payment.c.account, event.c.hand)
    return {(row["account"], row["hand"]): int(row["chips"]) for row in _rows(store, query, tables)}
