"""Hands that are over, over HTTP: by a list of them, in lines, as transcripts and as bundles."""

import json

from lansquenet.books.written import Json
from lansquenet.fair import form
from lansquenet.house import history
from lansquenet.house.bare.roads import APIRouter, Response
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web.reckoning.shelves import Asking, Reading
from lansquenet.house.web.rest import PROBLEMS, TEXT, HandNumber, In, Maybe, TableId

router = APIRouter(prefix="/api/tables/{table}/hands", responses=PROBLEMS)
SAME: dict[int | str, Json] = {304: {"description": "the same that you have"}}


@router.get("", response_model=list[history.Brief], responses=SAME)
async def hands(
    table: TableId,
    hall: In,
    account: Maybe,
    asking: Asking,
) -> Response:
    """The hands of a table that are over, the newest last."""
    may = await history.may_see(hall, table, account)
    sitting = (await hall.room(table)).sitting
    last, blank = min(sitting.hand - sitting.in_hand, may.last), list(sitting.told.game.Carry())
    await hall.writer.run(lambda: None)  # what the table has come to stands in the log
    return await asking.answer(listed, table, blank, last, key=(table, last))


@router.get("/{number}", response_model=history.Told, responses=SAME)
async def hand(
    table: TableId,
    number: HandNumber,
    hall: In,
    account: Maybe,
    asking: Asking,
) -> Response:
    """A hand that is over, as you may see it, act by act."""
    may = await history.seen(hall, table, number, account)
    key = (table, number, account.id if account and may.sat else "")
    return await asking.answer(told, table, number, account, may.is_open, key=key)


@router.get("/{number}/transcript", responses={200: TEXT, **SAME})
async def transcript(
    table: TableId,
    number: HandNumber,
    hall: In,
    account: Maybe,
    asking: Asking,
) -> Response:
    """A hand that is over, as a transcript that `lansquenet replay` reads."""
    may = await history.seen(hall, table, number, account)
    return await asking.answer(written, table, number, may.is_open, key=(table, number), media="text/plain")


@router.get("/{number}/bundle", responses=SAME)
async def bundle(
    table: TableId,
    number: HandNumber,
    hall: In,
    account: Maybe,
    asking: Asking,
) -> Response:
    """A hand with all that is needed to check its dealing; `lansquenet verify` reads it."""
    may = await history.seen(hall, table, number, account)
    key = (table, number, account.id if account and may.sat else "")
    return await asking.answer(
        bundled, table, number, account, may.is_open, key=key, name=f"lansquenet-{table}-{number}.json"
    )


# -- in the process of the archive


def listed(store: Store, table: str, blank: list[object], last: int) -> Reading:
    """The hands of a table, each in a line."""
    found = [brief.model_dump(mode="json") for brief in history.briefs(store, table, blank, last)]
    return Reading(json.dumps(found).encode())


def told(store: Store, table: str, number: int, account: Account | None, is_open: bool) -> Reading:
    """A hand, act by act."""
    return Reading(history.told(store, table, number, account, is_open).model_dump_json().encode())


def written(store: Store, table: str, number: int, is_open: bool) -> Reading:
    """A hand as a transcript."""
    return Reading(history.transcript(store, table, number, is_open).encode())


def bundled(store: Store, table: str, number: int, account: Account | None, is_open: bool) -> Reading:
    """A hand as a bundle."""
    final = history.is_final(store, table, number)  # before it is read: it may become so meanwhile
    return Reading(form.written(history.bundled(store, table, number, account, is_open)).encode(), final)
