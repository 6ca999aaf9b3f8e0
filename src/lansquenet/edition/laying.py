"""Lays a hand that was begun elsewhere into a house: what has happened at its table happens there as well."""

import asyncio
from collections.abc import Sequence

from lansquenet.books.written import Json
from lansquenet.house.hall import LEASE, Hall
from lansquenet.house.messages import Terms
from lansquenet.house.rooms.open_table import OpenTable
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.sitting import Sitting


async def lay(hall: Hall, id: str, events: Sequence[Json]) -> None:
    """Let these events happen at a new table of this name, unless it is there already."""
    there = await asyncio.to_thread(hall.store.card, id)
    if there or await hall.writer.claim(id, hall.owner, LEASE) is None:
        return
    body = events[0]["body"]
    sitting = Sitting(id, body["code"], body["host"], Terms(**body["terms"]), body["protocol"])
    table = OpenTable(sitting, hall, hall.store.keys)
    dealt = any(event["kind"] == "committed" for event in events)
    for one in events:
        event = TableEvent(one["kind"], one["body"], one["sealed"])
        await table.happen(_of_this_house(table, event, dealt))
    await hall.writer.release([id], True)


def _of_this_house(table: OpenTable, event: TableEvent, dealt: bool) -> TableEvent:
    """An event, in which this house and its bots sign what others had signed; the cards stay."""
    fairness = table.fairness
    match event.kind:
        case "promised" if not dealt:  # of a table that has a new name wherever it is laid
            return fairness.promise_of_bot(event.body["chair"])
        case "committed":
            return TableEvent("committed", {"key": fairness.signer.public.hex()}, event.sealed)
        case "joined":
            if not fairness.complete:  # which is when the bots sign
                raise ValueError("nobody but bots gives a share before there is a house")
            return fairness.join()[0]
        case "mark":
            return table.sitting.mark()
    return event
