"""Salons in the store of a house: who belongs to them, their seasons, evenings and tables.

A salon is a club with a link that stays.  Whoever has the link comes in by it; its keepers see to it.
"""

import json
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, RowMapping, Table, func, insert, select, update

from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.house.log.database import upsert
from lansquenet.house.log.schema import (
    account as accounts,
    event,
    room,
    salon,
    salon_evening,
    salon_member,
    salon_seat,
    salon_table,
)
from lansquenet.house.log.store import Store
from lansquenet.house.people.accounts import fit

LONGEST_TITLE = 40
FULL = 200  # members
Role = Literal["member", "keeper", "left", "barred"]
IN = ("member", "keeper")
BARRED = HouseRefuses("barred", "The keepers of this salon let you in no more.")


class Salon(NamedTuple):
    """A club: its link, its name, which season it is, and on which terms its tables are opened."""

    code: str
    name: str
    season: int
    terms: Json
    created: float


class Member(NamedTuple):
    """Somebody who belongs to a salon, or did; the name of who has left is told nobody."""

    number: int
    account: str
    name: str
    role: Role
    coming: bool


class SalonEvening(NamedTuple):
    """An evening of a salon; it goes on for as long as `ended` is None."""

    evening: int
    season: int
    began: float
    ended: float | None


class SalonTable(NamedTuple):
    """A table of a salon: which of its hands count, for which evening, and in which round of the plan."""

    table: str
    since: int
    until: int | None
    evening: int
    round: int


class PlannedSeat(NamedTuple):
    """Who is to sit at which table in a round."""

    evening: int
    round: int
    number: int
    table: str


# -- what stands there

R = TypeVar("R", SalonEvening, SalonTable, PlannedSeat)


def _rows(store: Store, query: Executable) -> Sequence[RowMapping]:
    with store.database.reading.connect() as connection:
        return connection.execute(query).mappings().all()


def _of(store: Store, table: Table, kind: type[R], code: str, *order: ColumnElement[object]) -> list[R]:
    columns = [table.c[name] for name in kind._fields]
    rows = _rows(store, select(*columns).where(table.c.salon == code).order_by(*order))
    return [kind(**row) for row in rows]


def found(store: Store, code: str) -> Salon:
    """The salon of this link.

    Raises:
        HouseRefuses: there is none.
    """
    rows = _rows(store, select(salon).where(salon.c.code == code))
    if not rows:
        raise HouseRefuses("unknown_salon", "There is no such salon: look at the link.")
    return _salon(rows[0])


def _salon(row: RowMapping) -> Salon:
    return Salon(**{**row, "terms": json.loads(row["terms"])})


def members(store: Store, code: str) -> list[Member]:
    """Everybody who belongs to a salon or did, in the order in which they came in."""
    mine = salon_member.c
    query = select(mine.number, mine.account, accounts.c.name, mine.role, mine.coming)
    query = query.outerjoin_from(salon_member, accounts, accounts.c.id == mine.account)
    rows = _rows(store, query.where(mine.salon == code).order_by(mine.number))
    return [_member(row) for row in rows]


def _member(row: RowMapping) -> Member:
    is_named = row["role"] != "left" and row["name"]
    return Member(**{**row, "name": row["name"] if is_named else ""})


def evenings(store: Store, code: str) -> list[SalonEvening]:
    """The evenings of a salon, the first first."""
    return _of(store, salon_evening, SalonEvening, code, salon_evening.c.evening)


def tables(store: Store, code: str) -> list[SalonTable]:
    """The tables that belong or belonged to a salon."""
    order = salon_table.c.evening, salon_table.c.round, salon_table.c.table, salon_table.c.since
    return _of(store, salon_table, SalonTable, code, *order)


def seats(store: Store, code: str) -> list[PlannedSeat]:
    """Who was to sit where, in every round of every evening."""
    order = salon_seat.c.evening, salon_seat.c.round, salon_seat.c.table, salon_seat.c.number
    return _of(store, salon_seat, PlannedSeat, code, *order)


def salons_of(store: Store, account: str) -> list[tuple[Salon, Role]]:
    """The salons that an account belongs to, and as what; the newest first."""
    mine = salon_member.c
    query = select(salon, mine.role).join_from(salon, salon_member, mine.salon == salon.c.code)
    query = query.where(mine.account == account, mine.role.in_(IN)).order_by(salon.c.created.desc())
    rows = _rows(store, query)
    return [
        (_salon({k: v for k, v in row.items() if k != "role"}), row["role"])  # type: ignore[arg-type]
        for row in rows
    ]


# -- who may come to a table, and sit there


def salon_of(store: Store, table: str) -> str:
    """The salon that a table belongs to now; "" if it is none's."""
    of_it = salon_table.c.table == table, salon_table.c.until.is_(None)
    rows = _rows(store, select(salon_table.c.salon).where(*of_it))
    return str(rows[0]["salon"]) if rows else ""


def admit(store: Store, table: str, account: str, sits: bool = False) -> None:
    """Let somebody come to a table, or sit down there.

    Raises:
        HouseRefuses: it is a salon's that has barred them, or of which who sits there must be a member.
    """
    if not (code := salon_of(store, table)):
        return
    role = _role(store, code, account)
    if role == "barred":
        raise BARRED
    if sits and role not in IN:
        name = found(store, code).name
        raise HouseRefuses("not_member", f"At this table sits who is a member of {name}: /salon/{code}.")


def _role(store: Store, code: str, account: str) -> str:
    mine = salon_member.c.salon == code, salon_member.c.account == account
    rows = _rows(store, select(salon_member.c.role).where(*mine))
    return str(rows[0]["role"]) if rows else ""


def kept_out(store: Store) -> dict[str, set[str]]:
    """Who may not be there, by the tables of salons that are not closed."""
    of_it = salon_member.c.salon == salon_table.c.salon
    query = select(salon_table.c.table, salon_member.c.account).join_from(salon_table, salon_member, of_it)
    query = query.join(room, room.c.table == salon_table.c.table).where(room.c.status != "closed")
    found: dict[str, set[str]] = {}
    for row in _rows(store, query.where(salon_table.c.until.is_(None), salon_member.c.role == "barred")):
        found.setdefault(row["table"], set()).add(row["account"])
    return found


# -- what changes


@contextmanager
def _changing(store: Store, code: str) -> Iterator[Connection]:
    """One change of a salon after another, whichever process makes it."""
    with store.database.writing.begin() as connection:
        connection.execute(select(salon.c.code).where(salon.c.code == code).with_for_update())
        yield connection


def fit_title(name: str) -> str:
    """The name of a salon in the usual form of its letters.

    Raises:
        HouseRefuses: it is too long, or has letters that are not seen.
    """
    return fit(name, LONGEST_TITLE)


def open_salon(store: Store, name: str, terms: Json, account: str) -> str:
    """A new salon, kept by whoever opens it; the code of its link."""
    code, name = secrets.token_hex(8), fit_title(name)
    row = {"code": code, "name": name, "season": 1, "terms": json.dumps(terms), "created": time.time()}
    keeper = {"salon": code, "number": 1, "account": account, "role": "keeper"}
    with store.database.writing.begin() as connection:
        connection.execute(insert(salon).values(row))
        connection.execute(insert(salon_member).values(keeper))
    return code


def enter(store: Store, code: str, account: str) -> None:
    """Become a member of a salon, if one is not.

    Raises:
        HouseRefuses: its keepers have barred them, or it is full.
    """
    mine = salon_member.c
    with _changing(store, code) as connection:
        here = mine.salon == code, mine.account == account
        role = connection.scalar(select(mine.role).where(*here))
        if role == "barred":
            raise BARRED
        number = (connection.scalar(select(func.max(mine.number)).where(mine.salon == code)) or 0) + 1
        if role is None and number > FULL:
            raise HouseRefuses("full", f"A salon has {FULL} members at most.")
        if role is None:
            new = {"salon": code, "number": number, "account": account, "role": "member"}
            connection.execute(insert(salon_member).values(new))
        elif role == "left":
            connection.execute(update(salon_member).where(*here).values(role="member"))


def become(store: Store, code: str, number: int, role: Role) -> None:
    """Have a member be a keeper, no keeper any more, barred, or one who has left.

    Raises:
        HouseRefuses: there is no such member, or no keeper would be left.
    """
    mine = salon_member.c
    with _changing(store, code) as connection:
        here = mine.salon == code, mine.number == number
        before = connection.scalar(select(mine.role).where(*here))
        if before is None or (before == "left" and role != "barred"):
            raise HouseRefuses("unknown_member", f"Member {number} does not belong to this salon.")
        keepers = select(func.count()).where(mine.salon == code, mine.role == "keeper")
        if before == "keeper" != role and connection.scalar(keepers) == 1:
            raise HouseRefuses("last_keeper", "You are the last keeper: give somebody else the keys first.")
        changed = update(salon_member).where(*here).values(role=role, coming=False)
        connection.execute(changed)


def come(store: Store, code: str, account: str, coming: bool) -> None:
    """Say whether one wants a seat in the next round."""
    here = salon_member.c.salon == code, salon_member.c.account == account
    with _changing(store, code) as connection:
        connection.execute(update(salon_member).where(*here).values(coming=coming))


def settle(store: Store, code: str, name: str, terms: Json) -> None:
    """Call a salon so, and open its tables on these terms."""
    values = {"name": fit_title(name), "terms": json.dumps(terms)}
    with _changing(store, code) as connection:
        connection.execute(update(salon).where(salon.c.code == code).values(values))


def begin_season(store: Store, code: str) -> None:
    """The next evening is the first of a new season.

    Raises:
        HouseRefuses: an evening goes on.
    """
    with _changing(store, code) as connection:
        if _open_evening(connection, code):
            raise HouseRefuses("not_now", "An evening goes on: end it first.")
        connection.execute(update(salon).where(salon.c.code == code).values(season=salon.c.season + 1))


def begin_evening(store: Store, code: str) -> int:
    """The number of the evening that goes on, or of a new one."""
    with _changing(store, code) as connection:
        if going := _open_evening(connection, code):
            return going
        last = connection.scalar(
            select(func.max(salon_evening.c.evening)).where(salon_evening.c.salon == code)
        )
        season = connection.scalar(select(salon.c.season).where(salon.c.code == code))
        number = (last or 0) + 1
        new = {"salon": code, "evening": number, "season": season, "began": time.time()}
        connection.execute(insert(salon_evening).values(new))
        return number


def _open_evening(connection: Connection, code: str) -> int:
    going = salon_evening.c.salon == code, salon_evening.c.ended.is_(None)
    return connection.scalar(select(salon_evening.c.evening).where(*going)) or 0


def end_evening(store: Store, code: str) -> None:
    """No evening goes on, and who comes to the next is asked anew."""
    going = salon_evening.c.salon == code, salon_evening.c.ended.is_(None)
    with _changing(store, code) as connection:
        connection.execute(update(salon_evening).where(*going).values(ended=time.time()))
        connection.execute(update(salon_member).where(salon_member.c.salon == code).values(coming=False))


def seat(store: Store, code: str, plan: Sequence[PlannedSeat]) -> None:
    """Write down who is to sit where; the tables are the salon's from their first hand on.

    Raises:
        HouseRefuses: another keeper has called this round.
    """
    with _changing(store, code) as connection:
        first = plan[0]
        here = salon_seat.c.salon == code, salon_seat.c.evening == first.evening
        if connection.scalar(select(func.max(salon_seat.c.round)).where(*here)) == first.round:
            raise HouseRefuses("not_now", "Another keeper has called the round just now.")
        connection.execute(insert(salon_seat), [{"salon": code, **one._asdict()} for one in plan])
        for table in dict.fromkeys(one.table for one in plan):
            new = {"salon": code, "table": table, "since": 1, "evening": first.evening}
            connection.execute(insert(salon_table).values(**new, round=first.round))


def add_seat(store: Store, code: str, one: PlannedSeat) -> None:
    """Put somebody who comes late to a table of the round, unless they have one."""
    new = upsert(store.database.writing.dialect.name, salon_seat).values(salon=code, **one._asdict())
    with _changing(store, code) as connection:
        connection.execute(new.on_conflict_do_nothing())


def take_in(store: Store, code: str, table: str, evening: int) -> None:
    """A table becomes the salon's: the hands that begin from now on count for this evening.

    Raises:
        HouseRefuses: it is a salon's already.
    """
    with _changing(store, code) as connection:
        here = salon_table.c.table == table, salon_table.c.until.is_(None)
        if connection.scalar(select(salon_table.c.salon).where(*here)) is not None:
            raise HouseRefuses("not_now", "This table is a salon's already.")
        new = {"salon": code, "table": table, "evening": evening, "round": 0}
        row = upsert(connection.dialect.name, salon_table).values(**new, since=_hand(connection, table) + 1)
        again = {"salon": code, "evening": evening, "round": 0, "until": None}  # it was let go in this hand
        connection.execute(row.on_conflict_do_update(index_elements=["table", "since"], set_=again))


def let_go(store: Store, code: str, table: str) -> None:
    """A table is the salon's no more; the hand that is played still counts."""
    here = salon_table.c.table == table, salon_table.c.until.is_(None), salon_table.c.salon == code
    with _changing(store, code) as connection:
        connection.execute(update(salon_table).where(*here).values(until=_hand(connection, table)))


def _hand(connection: Connection, table: str) -> int:
    """The number of the newest hand of a table; 0 before the first."""
    begun = event.c.table == table, event.c.kind == "began"
    return connection.scalar(select(func.max(event.c.hand)).where(*begun)) or 0
