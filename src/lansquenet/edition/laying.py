"""Lays a hand that was begun elsewhere into a house: what has happened at its table happens there as well."""

import asyncio
from collections.abc import Sequence

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.house.hall import LEASE, Hall
from lansquenet.house.messages import Terms
from lansquenet.house.rooms.open_table import OpenTable
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.fairness import HouseKey
from lansquenet.house.tables.sitting import Sitting


async def lay(hall: Hall, id: str, events: Sequence[Json]) -> None:
    """Let these events happen at a new table of this name, unless it is there already.

    Raises:
        LansquenetError: cards were dealt by a house that signs with another key; what is drawn hangs on it.
    """
    dealt = [event["body"]["key"] for event in events if event["kind"] == "committed"]
    if any(key != HouseKey(hall.store.keys).public.hex() for key in dealt):
        raise LansquenetError("These cards were dealt by a house with another key: here others would come.")
    there = await asyncio.to_thread(hall.store.card, id)
    if there or await hall.writer.claim(id, hall.owner, LEASE) is None:
        return
    body = events[0]["body"]
    sitting = Sitting(id, body["code"], body["host"], Terms(**body["terms"]), body["protocol"])
    table = OpenTable(sitting, hall, hall.store.keys)
    for one in events:
        event = TableEvent(one["kind"], one["body"], one["sealed"])
        await table.happen(event if dealt else _of_this_house(table, event))
    await hall.writer.release([id], True)


def _of_this_house(table: OpenTable, event: TableEvent) -> TableEvent:
    """An event of a table that has a new name wherever it is laid: the bots of this house promise anew."""
    match event.kind:
        case "promised":
            return table.fairness.promise_of_bot(event.body["chair"])
        case "mark":
            return table.sitting.mark()
    return event
