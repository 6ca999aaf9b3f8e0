"""A hint: what each answer to the question before a seat is worth, for whoever is asked and wants to know.

It is worked out in a process of its own, from the view of that seat and the cards that all have seen turned.
At a table of people it would be unfair to those who ask for none: there its terms must allow it.
"""

import asyncio
from collections import OrderedDict

from lansquenet.errors import HouseRefuses
from lansquenet.house.aside import Aside, Time
from lansquenet.house.bare.roads import APIRouter, FastAPI, Request
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.tables.sight import unturned
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.web.mine.worth.pondering import Hint, Pondered, hint
from lansquenet.house.web.reckoning.oddsbar import seen
from lansquenet.house.web.rest import PROBLEMS, By, From, In, Spending, TableId, living
from lansquenet.house.web.solo import All, SoloId
from lansquenet.rules.game import hides
from lansquenet.seats.judged import seed_of

SECONDS = 90.0  # for an answer: the search of a game is compiled when it is first asked for
KEPT = 256  # answers


class Hints:
    """The process that works them out, and what it has found."""

    def __init__(self) -> None:
        self.aside = Aside()
        self.found: OrderedDict[tuple[object, ...], Hint] = OrderedDict()
        self.turn = asyncio.Lock()

    async def of(self, key: tuple[object, ...], asked: Pondered) -> Hint:
        """The hint for this question; from memory, if it was worked out before.

        Raises:
            HouseRefuses: it takes too long, or no deal was found that looks like this one.
        """
        async with self.turn:
            if key not in self.found:
                self.found[key] = await self._worked(asked)
                if len(self.found) > KEPT:
                    self.found.popitem(last=False)
            return self.found[key]

    async def _worked(self, asked: Pondered) -> Hint:
        found = await Time(self.aside, SECONDS, "This hint takes").run(hint, asked)
        if found is None:
            raise HouseRefuses("too_slow", "No deal was found that looks like this one; ask again later.")
        return found

    def close(self) -> None:
        """Stop whatever is being worked out."""
        self.aside.stop()


# -- over HTTP


def _made(app: FastAPI) -> Hints:
    return Hints()


router = APIRouter(prefix="/api", responses=PROBLEMS, lifespan=living("hints", _made, Hints.close))


@router.get("/tables/{table}/hint")
async def hint_at_table(
    table: TableId, account: By, hall: In, spending: Spending, who: From, request: Request
) -> Hint:
    """What each answer to the question before you is worth, as far as your seat can know."""
    spending.ask("odds", who)
    with spending.place("odds", who):
        key, asked = asked_at(await hall.room(table), account.id)
        await hall.writer.run(lambda: None)  # what this rests on stands in the log, as all that is told
        hints: Hints = request.app.state.hints
        return await hints.of(key, asked)


@router.get("/solo/{id}/hint")
async def hint_alone(
    id: SoloId, account: By, all: All, spending: Spending, who: From, request: Request
) -> Hint:
    """The same in a hand by oneself."""
    spending.ask("odds", who)
    with spending.place("odds", who):
        alone = all.find(id, account.id)
        async with alone.lock:
            table, place = alone.table, (id, alone.scene.frames[-1].seq)
            if table.actor != alone.seat:
                raise HouseRefuses("not_now", "Nothing is asked of you just now.")
            view, hidden = table.view(alone.seat), hides(table.game)
            stock = None if hidden else tuple(sorted(alone.scene.stock.left))
        hints: Hints = request.app.state.hints
        return await hints.of(place, Pondered(table.told.name, table.rules, view, stock, seed_of(*place)))


def asked_at(room: TendedTable, account: str) -> tuple[tuple[object, ...], Pondered]:
    """All that may be used for an account's seat; nothing else ever leaves the table.

    Raises:
        HouseRefuses: it is not asked, or the table has no hints.
    """
    sitting = room.sitting
    chair = sitting.chair_of(account)
    if chair is None:
        raise HouseRefuses("not_seated", "Hints are for those who sit in the hand.")
    if not may_ask(sitting, account):
        raise HouseRefuses("no_hints", "This table is played without hints.")
    if not sitting.in_hand or chair.seat < 0 or room.projection.steps:
        raise HouseRefuses("not_now", "Nothing is asked of you just now.")
    view = seen(sitting, chair.seat)
    shown = room.projection.seen.get(chair.seat)
    if view.actor != chair.seat or shown is None or shown.last is None:
        raise HouseRefuses("not_now", "Nothing is asked of you just now.")
    stock = None if sitting.hidden else tuple(sorted(unturned(sitting.dealing)))
    place = (sitting.id, sitting.hand, shown.last.seq, chair.seat)
    return place, Pondered(sitting.told.name, sitting.rules, view, stock, seed_of(*place))


def may_ask(sitting: Sitting, account: str) -> bool:
    """Whether somebody may have hints: beside bots of the house alone, or where the host lets all."""
    others = [chair.kind for chair in sitting.chairs if chair.taken and chair.account != account]
    return sitting.terms.hints or all(kind == "bot" for kind in others)
