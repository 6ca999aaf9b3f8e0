"""What the hands of a day came to: the first result of everybody, and what all of them make of it."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select

from lansquenet.house.log.database import upsert
from lansquenet.house.log.schema import day_result
from lansquenet.house.log.store import Store
from lansquenet.house.web.mine.day import HANDS

Rows = day_result.c


class Field(NamedTuple):
    """Everybody but one: how many have played a hand, and what it came to for them in the mean."""

    players: int
    mean: float


def record(store: Store, account: str, day: str, hand: int, net: int) -> None:
    """Write down what a hand came to; the first result stands, however often it is played again."""
    new = upsert(store.database.writing.dialect.name, day_result)
    new = new.values(day=day, hand=hand, account=account, net=net)
    with store.database.writing.begin() as connection:
        connection.execute(new.on_conflict_do_nothing())


def mine(store: Store, day: str, account: str) -> dict[int, int]:
    """What the hands of a day came to for somebody, by their numbers."""
    query = select(Rows.hand, Rows.net).where(Rows.day == day, Rows.account == account)
    with store.database.reading.connect() as connection:
        return {row.hand: row.net for row in connection.execute(query)}


def field(store: Store, day: str, account: str) -> dict[int, Field]:
    """What they came to for all others."""
    query = select(Rows.hand, func.count().label("players"), func.sum(Rows.net).label("net"))
    query = query.where(Rows.day == day, Rows.account != account).group_by(Rows.hand)
    with store.database.reading.connect() as connection:
        found = connection.execute(query)
        return {row.hand: Field(row.players, int(row.net) / row.players) for row in found}


def totals(store: Store, day: str) -> Sequence[int]:
    """What the whole day came to for each who has played all of it, in no order that tells who."""
    total = func.sum(Rows.net).label("net")
    query = select(total).where(Rows.day == day).group_by(Rows.account)
    with store.database.reading.connect() as connection:
        return sorted(int(row.net) for row in connection.execute(query.having(func.count() == HANDS)))
