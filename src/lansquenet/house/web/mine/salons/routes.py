"""Salons over HTTP: come in, call a round, see who has won what, pass on the keys."""

import json
from asyncio import to_thread
from contextlib import suppress
from functools import partial
from typing import Annotated, Literal

from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.bare.roads import APIRouter, Path, Query, Response
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.hall import Hall
from lansquenet.house.log.store import Account, Store
from lansquenet.house.people import clubs
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.tables.terms import refuse_unfit
from lansquenet.house.web.mine import many_tables
from lansquenet.house.web.mine.salons import ledger, taken, tonight
from lansquenet.house.web.mine.salons.ledger import LedgerWish, Party
from lansquenet.house.web.mine.salons.shown import (
    NewSalon,
    Number,
    SalonBrief,
    SalonShown,
    briefly,
    looked_at,
    member_of,
)
from lansquenet.house.web.reckoning.shelves import Asking, Inquiry, Reading
from lansquenet.house.web.rest import OURS, PROBLEMS, By, From, In, Maybe, Spending, TableId

FORMS = {"csv": "text/csv", "json": "application/json"}
Code = Annotated[str, Path(max_length=40)]
Which = Annotated[int, Query(ge=0, le=1_000_000, description="0: all")]

router = APIRouter(prefix="/api/salons", responses=PROBLEMS)


class Attendance(BaseModel):
    """Whether you want a seat in the rounds of this evening."""

    coming: bool


class RoleGiven(BaseModel):
    """What a member is to be: a keeper has the keys, who is barred cannot come in or sit."""

    role: Literal["member", "keeper", "barred"]


class LedgerRowShown(BaseModel):
    """What it comes to for a member, or for all else together that chips have gone to or come from."""

    party: Party
    number: int = Field(description="of the member, else 0")
    cells: list[int] = Field(description="by the columns")
    net: int
    hands: int


class LedgerShown(BaseModel):
    """What the hands of a salon have come to; every column adds up to nothing."""

    columns: list[str] = Field(description="evenings by number, or games by name")
    rows: list[LedgerRowShown]
    games: list[str] = Field(description="all that were ever played in this salon")
    hands: int


# -- coming in


@router.get("")
async def salons(account: By, hall: In, table: Annotated[str, Query(max_length=40)] = "") -> list[SalonBrief]:
    """The salons you belong to; and whether a table is theirs."""
    return await to_thread(briefly, hall.store, account, table)


@router.post("", dependencies=OURS, status_code=201)
async def open_salon(wish: NewSalon, account: By, hall: In, spending: Spending, who: From) -> SalonShown:
    """Open a salon; its link is the way in, and you have the keys."""
    spending.ask("tables", who)
    terms = _sound(wish.terms)
    code = await hall.writer.run(
        partial(clubs.open_salon, hall.store, wish.name, terms.model_dump(mode="json"), account.id)
    )
    return await _shown(hall, code, account)


def _sound(terms: say.Terms) -> say.Terms:
    """These terms, if a table can be opened on them."""
    refuse_unfit(Sitting("", "", "", terms))
    return terms


async def _shown(hall: Hall, code: str, account: Account | None) -> SalonShown:
    return await to_thread(looked_at, hall.store, code, account)


@router.get("/{code}")
async def salon(code: Code, account: Maybe, hall: In) -> SalonShown:
    """A salon: its members and its evening; to who is no member, its name."""
    return await _shown(hall, code, account)


@router.post("/{code}/members", dependencies=OURS)
async def come_in(code: Code, account: By, hall: In) -> SalonShown:
    """Become a member: whoever has the link may, unless the keepers have barred them."""
    await to_thread(clubs.found, hall.store, code)
    await hall.writer.run(partial(clubs.enter, hall.store, code, account.id))
    return await _shown(hall, code, account)


@router.delete("/{code}/members/me", dependencies=OURS)
async def leave(code: Code, account: By, hall: In) -> SalonShown:
    """Leave the salon, and take your name out of it; what you have won or lost stays, under a number."""
    me = await to_thread(member_of, hall.store, code, account)
    await hall.writer.run(partial(clubs.become, hall.store, code, me.number, "left"))
    return await _shown(hall, code, account)


@router.put("/{code}/coming", dependencies=OURS)
async def come_tonight(code: Code, wish: Attendance, account: By, hall: In) -> SalonShown:
    """Say whether you want a seat in the rounds that are called."""
    await to_thread(member_of, hall.store, code, account)
    await hall.writer.run(partial(clubs.come, hall.store, code, account.id, wish.coming))
    return await _shown(hall, code, account)


# -- for keepers


@router.put("/{code}", dependencies=OURS)
async def settle(code: Code, wish: NewSalon, account: By, hall: In) -> SalonShown:
    """Name the salon, and say on which terms its tables are opened; for keepers."""
    await to_thread(member_of, hall.store, code, account, True)
    terms = _sound(wish.terms).model_dump(mode="json")
    await hall.writer.run(partial(clubs.settle, hall.store, code, wish.name, terms))
    return await _shown(hall, code, account)


@router.put("/{code}/members/{number}", dependencies=OURS)
async def give_role(
    code: Code, number: Annotated[Number, Path()], wish: RoleGiven, account: By, hall: In
) -> SalonShown:
    """Give a member the keys, take them back, bar somebody or let them in again; for keepers."""
    await to_thread(member_of, hall.store, code, account, True)
    await hall.writer.run(partial(clubs.become, hall.store, code, number, wish.role))
    if wish.role == "barred":
        await hall.obey_keeper()
        await hall.writer.run(partial(hall.store.ring, "keeper"))
    return await _shown(hall, code, account)


@router.post("/{code}/rounds", dependencies=OURS)
async def call_round(code: Code, account: By, hall: In, asking: Asking) -> SalonShown:
    """Begin the evening, or call its next round: everybody who comes is seated anew; for keepers."""
    await to_thread(member_of, hall.store, code, account, True)
    salon = await to_thread(clubs.found, hall.store, code)
    nets = await _nets(hall, salon, asking)
    plan = await to_thread(tonight.companies, hall.store, salon, nets)
    for _ in plan:
        asking.spending.ask("tables", asking.who)
    await tonight.call_round(hall, salon, plan)
    return await _shown(hall, code, account)


async def _nets(hall: Hall, salon: clubs.Salon, asking: Inquiry) -> dict[int, int]:
    """How the members stand in this season, by all hands that are over."""
    key = salon.code, salon.season, await _stamp(hall, salon.code)
    found = await asking.archive.find(
        asking.spending, asking.who, standing, salon.code, salon.season, key=key
    )
    return {int(number): net for number, net in json.loads(found.body).items()}


@router.post("/{code}/seat", dependencies=OURS)
async def seat_late(code: Code, account: By, hall: In) -> SalonShown:
    """Come late: have a seat in the round that is on, if a table has one left."""
    me = await to_thread(member_of, hall.store, code, account)
    await tonight.seat_late(hall, await to_thread(clubs.found, hall.store, code), me)
    return await _shown(hall, code, account)


@router.delete("/{code}/evening", dependencies=OURS)
async def end_evening(code: Code, account: By, hall: In) -> SalonShown:
    """End the evening: its tables close when their hands are over; for keepers."""
    await to_thread(member_of, hall.store, code, account, True)
    await tonight.end(hall, code)
    return await _shown(hall, code, account)


@router.post("/{code}/seasons", dependencies=OURS)
async def begin_season(code: Code, account: By, hall: In) -> SalonShown:
    """The next evening begins a new season, in which all stand at nothing; for keepers."""
    await to_thread(member_of, hall.store, code, account, True)
    await hall.writer.run(partial(clubs.begin_season, hall.store, code))
    return await _shown(hall, code, account)


# -- a table of one's own


@router.put("/{code}/tables/{table}", dependencies=OURS)
async def take_in(code: Code, table: TableId, account: By, hall: In) -> SalonShown:
    """Make a table that you have opened the salon's: from its next hand on it counts for this evening."""
    await to_thread(member_of, hall.store, code, account)
    await _own(hall, table, account)
    evening = await hall.writer.run(partial(clubs.begin_evening, hall.store, code))
    await hall.writer.run(partial(clubs.take_in, hall.store, code, table, evening))
    with suppress(HouseRefuses):  # of another process; there whoever opened it may unlist it
        room = await hall.room(table, by="")
        await room.ask(Viewer(account.id, account.name), say.Manage(what="unlist"))
    return await _shown(hall, code, account)


@router.delete("/{code}/tables/{table}", dependencies=OURS)
async def let_go(code: Code, table: TableId, account: By, hall: In) -> SalonShown:
    """Make a table that you have opened your own again; what was played there still counts."""
    await to_thread(member_of, hall.store, code, account)
    await _own(hall, table, account)
    planned = [one.table for one in await to_thread(clubs.seats, hall.store, code)]
    if table in planned:
        raise HouseRefuses("not_now", "This table is of the plan of an evening: it stays the salon's.")
    await hall.writer.run(partial(clubs.let_go, hall.store, code, table))
    return await _shown(hall, code, account)


async def _own(hall: Hall, table: str, account: Account) -> None:
    """Refuse somebody else's table, and one that is closed."""
    card = await hall.card(table)
    if card["host"] != account.id:
        raise HouseRefuses("not_host", "Only the host of the table may do this.")
    if card["status"] == "closed":
        raise HouseRefuses("not_now", "The table is closed.")


# -- the ledger


@router.get("/{code}/ledger", response_model=LedgerShown)
async def read_ledger(
    code: Code,
    account: By,
    hall: In,
    asking: Asking,
    season: Which = 0,
    evening: Which = 0,
    game: Annotated[str, Query(max_length=40)] = "",
    by: Literal["evening", "game"] = "evening",
) -> Response:
    """Who has won what, of every hand that is over: by evening or by game."""
    await to_thread(member_of, hall.store, code, account)
    wanted = LedgerWish(season, evening, game)
    return await asking.answer(listed, code, wanted, by, key=(code, wanted, by, await _stamp(hall, code)))


@router.get("/{code}/export", responses={200: {"content": {media: {} for media in FORMS.values()}}})
async def export(
    code: Code,
    account: By,
    hall: In,
    asking: Asking,
    form: Annotated[Literal["csv", "json"], Query()] = "csv",
) -> Response:
    """All that is kept of a salon, for its members: every line of its ledger, or with the rest, as JSON."""
    await to_thread(member_of, hall.store, code, account)
    key = code, form, await _stamp(hall, code)
    return await asking.answer(
        carried_off, code, form, key=key, media=FORMS[form], name=f"lansquenet-salon.{form}"
    )


async def _stamp(hall: Hall, code: str) -> tuple[tuple[str, int], ...]:
    """How long the logs of its tables are: what was reckoned holds until something more happens there."""
    await hall.writer.run(lambda: None)
    tables = [one.table for one in await to_thread(clubs.tables, hall.store, code)]
    return tuple(sorted((await to_thread(many_tables.lengths, hall.store, tables)).items()))


# -- in the process of the archive


def listed(store: Store, code: str, wanted: LedgerWish, by: str) -> Reading:
    """The ledger of a salon, as far as it is wanted."""
    every = ledger.lines(store, code)
    found = [line for line in every if wanted.takes(line)]
    answer = LedgerShown(
        columns=ledger.columns(found, by),
        rows=[LedgerRowShown(**row._asdict()) for row in ledger.rows(found, by)],
        games=ledger.columns(every, "game"),
        hands=len({(line.table, line.hand) for line in found}),
    )
    return Reading(answer.model_dump_json().encode(), final=False)


def standing(store: Store, code: str, season: int) -> Reading:
    """How the members stand in a season."""
    return Reading(json.dumps(ledger.nets(ledger.lines(store, code), season)).encode(), final=False)


def carried_off(store: Store, code: str, form: str) -> Reading:
    """A salon in one file."""
    return Reading((taken.as_csv if form == "csv" else taken.as_json)(store, code), final=False)
