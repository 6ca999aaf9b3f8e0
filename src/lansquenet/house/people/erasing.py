"""Forgetting who somebody was: all that says it, but for the log, which is read without the name."""

from typing import Protocol

from sqlalchemy import func, select

from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.house.log.schema import salon, salon_member
from lansquenet.house.log.store import Account, Store
from lansquenet.house.log.writer import Writer


class Erasing(Protocol):
    """The tables of a house, as far as somebody is erased there."""

    store: Store
    writer: Writer

    async def cards(self, account: str) -> list[Json]:
        """What the lobby shows to somebody."""

    async def part(self, account: str) -> None:
        """Tell nobody their name any more."""


async def erase(house: Erasing, account: Account) -> None:
    """Erase an account; none of its logins, codes and tickets opens anything any more.

    Raises:
        HouseRefuses: it sits at a table that goes on, or members of a salon would be left without a keeper.
    """
    codes = [card["code"] for card in await house.cards(account.id) if _sits(card, account.id)]
    if codes:
        raise HouseRefuses("sits", f"You sit with chips at {', '.join(codes)}: leave first, then erase.")
    store = house.store
    await house.writer.run(lambda: refuse_last_keeper(store, account.id))
    await house.writer.run(lambda: store.erase(account.id))
    await house.part(account.id)
    await house.writer.run(lambda: store.veil(account.id))


def _sits(card: Json, account: str) -> bool:
    return any(
        chair["account"] == account and chair["kind"] in ("person", "robot") for chair in card["chairs"]
    )


def refuse_last_keeper(store: Store, account: str) -> None:
    """Let nobody go who alone keeps a salon of others.

    Raises:
        HouseRefuses: they do.
    """
    mine = salon_member.alias()
    of_it = salon_member.c.salon == salon.c.code
    kept = select(mine.c.salon).where(mine.c.account == account, mine.c.role == "keeper")
    keepers = func.count().filter(salon_member.c.role == "keeper")
    query = select(salon.c.name).join_from(salon, salon_member, of_it).where(salon.c.code.in_(kept))
    query = query.where(salon_member.c.role.in_(("member", "keeper"))).group_by(salon.c.code, salon.c.name)
    with store.database.reading.connect() as connection:
        alone = [*connection.scalars(query.having(keepers == 1, func.count() > 1).order_by(salon.c.name))]
    if alone:
        raise HouseRefuses(
            "last_keeper",
            f"You alone keep {', '.join(alone)}: give somebody else the keys first, then erase.",
        )
