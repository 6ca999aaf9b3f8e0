"""An evening of a salon: rounds are called, a table is opened for each company, and closed again."""

from asyncio import to_thread
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from lansquenet.errors import HouseRefuses
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.hall import Hall
from lansquenet.house.log.store import Store
from lansquenet.house.people import clubs, seating
from lansquenet.house.people.clubs import IN, Member, PlannedSeat, Salon
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.terms import bots_for

Company = list[Member]


def companies(store: Store, salon: Salon, nets: dict[int, int]) -> list[Company]:
    """Who would sit together in a round called now, by how they stand and whom they have met this season.

    Raises:
        HouseRefuses: fewer than two have said that they come.
    """
    people = {one.number: one for one in clubs.members(store, salon.code) if one.coming and one.role in IN}
    if len(people) < 2:
        raise HouseRefuses("too_few", "At least two must say that they come before a round can be called.")
    standing = sorted(people, key=lambda number: (-nets.get(number, 0), number))
    seats = GAMES[salon.terms["game"]].SEATS
    sizes = seating.sizes(len(people), salon.terms["seats"], seats[0], seats[-1])
    plan = seating.planned(standing, sizes, _met(store, salon))
    return [[people[number] for number in company] for company in plan]


def _met(store: Store, salon: Salon) -> seating.Met:
    """How often any two have sat together this season."""
    season = {one.evening for one in clubs.evenings(store, salon.code) if one.season == salon.season}
    tables: dict[str, list[int]] = {}
    for one in clubs.seats(store, salon.code):
        if one.evening in season:
            tables.setdefault(one.table, []).append(one.number)
    met: seating.Met = {}
    for company in tables.values():
        seating.note(met, company)
    return met


async def call_round(hall: Hall, salon: Salon, plan: Sequence[Company]) -> None:
    """Seat everybody who comes, at new tables; those of the round before close when their hand is over.

    Raises:
        HouseRefuses: another keeper has called it.
    """
    code = salon.code
    evening = await hall.writer.run(partial(clubs.begin_evening, hall.store, code))
    before = [one for one in await to_thread(clubs.tables, hall.store, code) if one.evening == evening]
    round = max((one.round for one in before), default=0) + 1
    seats = []
    for company in plan:
        table = await _opened(hall, salon, company)
        seats += [PlannedSeat(evening, round, one.number, table) for one in company]
    await hall.writer.run(partial(clubs.seat, hall.store, code, seats))
    await close(hall, [one.table for one in before if one.round])


async def _opened(hall: Hall, salon: Salon, company: Company) -> str:
    """A table for these; the first of them begins."""
    host = await hall.accounts.account(company[0].account)
    assert host is not None, "a member has an account"
    room = await hall.open_table(_terms(salon, len(company)), host)
    return room.sitting.id


def _terms(salon: Salon, people: int) -> say.Terms:
    """As the salon plays, with bots where they are too few for the game."""
    terms = say.Terms.model_validate(salon.terms)
    least = GAMES[terms.game].SEATS[0]
    chairs = max(people, least, terms.seats)
    bots = bots_for(terms.game, max(0, least - people))
    return terms.model_copy(update={"private": True, "seats": chairs, "bots": bots, "newcomer": False})


async def close(hall: Hall, tables: Sequence[str]) -> None:
    """Have these tables closed when the hand that is played there is over."""
    for table in tables:
        if (await hall.card(table))["status"] == "closed":
            continue
        with suppress(HouseRefuses):  # another process sees to it, and hears of it by what follows
            room = await hall.room(table, by="")
            await room.ask(Viewer(room.sitting.host, "the keepers"), say.Manage(what="close"))
        await hall.writer.run(partial(hall.store.close_soon, table))


async def seat_late(hall: Hall, salon: Salon, me: Member) -> None:
    """Give somebody who comes late a place in this round, at the table with the fewest.

    Raises:
        HouseRefuses: no round is on, or every table is full.
    """
    plan = await to_thread(clubs.seats, hall.store, salon.code)
    evenings = await to_thread(clubs.evenings, hall.store, salon.code)
    if not evenings or evenings[-1].ended is not None:
        raise HouseRefuses("not_now", "No evening goes on: say that you come, and wait for it.")
    evening = evenings[-1].evening
    await hall.writer.run(partial(clubs.come, hall.store, salon.code, me.account, True))
    last = max((one.round for one in plan if one.evening == evening), default=0)
    now = [one for one in plan if (one.evening, one.round) == (evening, last)]
    if any(one.number == me.number for one in now):
        return
    if (table := await to_thread(_emptiest, hall.store, now)) is None:
        raise HouseRefuses("full", "Every table of this round is full: in the next you have a seat.")
    seat = PlannedSeat(evening, last, me.number, table)
    await hall.writer.run(partial(clubs.add_seat, hall.store, salon.code, seat))


def _emptiest(store: Store, now: Sequence[PlannedSeat]) -> str | None:
    """The table of a round to which the fewest were sent, if one has a chair for one more."""
    sent: dict[str, int] = {}
    for one in now:
        sent[one.table] = sent.get(one.table, 0) + 1
    for table in sorted(sent, key=lambda table: (sent[table], table)):
        card = store.card(table)
        if card and card["status"] != "closed" and len(card["chairs"]) > sent[table]:
            return table
    return None


async def end(hall: Hall, code: str) -> None:
    """End the evening: its tables close when their hands are over."""
    evenings = await to_thread(clubs.evenings, hall.store, code)
    if not evenings or evenings[-1].ended is not None:
        raise HouseRefuses("not_now", "No evening goes on.")
    tables = [one.table for one in await to_thread(clubs.tables, hall.store, code) if one.until is None]
    await hall.writer.run(partial(clubs.end_evening, hall.store, code))
    await close(hall, tables)
