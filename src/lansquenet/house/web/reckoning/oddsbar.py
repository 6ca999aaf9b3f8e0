"""The odds bar: how the hand in play stands for whoever sits in it and asks.

What may be used is put together here, from the view of that seat and the cards that all have seen
turned, and reckoned in a process of its own that runs after everything else.  One account has one
question there at a time; an answer is kept as long as the seat is shown nothing new.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.house.aside import Aside, Time
from lansquenet.house.bare.roads import APIRouter, FastAPI, Request, Response
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.tables.chairs import Chair
from lansquenet.house.tables.sight import unturned
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.web.allowance import Allowance, Caller
from lansquenet.house.web.rest import PROBLEMS, By, From, In, Spending, TableId
from lansquenet.rules.state import SOMEBODY, State
from lansquenet.seats import chances
from lansquenet.seats.chances import Standing

SECONDS = 15.0  # for an answer
KEPT = 256  # answers

Key = tuple[str, int, int, int]  # table, hand, number of the last frame, seat


class OddsBar:
    """The process that reckons, and what it has found."""

    def __init__(self) -> None:
        self.aside = Aside()
        self.found: OrderedDict[Key, Standing] = OrderedDict()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, spending: Allowance, who: Caller) -> AsyncIterator[None]:
        """The turn of an account, when its question before has been answered.

        Raises:
            TooOften: it asks too much at once, or too many others do.
        """
        lock = self.turns.setdefault(who.account, asyncio.Lock())
        with spending.place("odds", who):
            async with lock:
                yield

    async def answer(self, key: Key, question: chances.Question) -> Standing:
        """How the hand stands; from memory, if nothing has happened since.

        Raises:
            HouseRefuses: it took too long.
        """
        if key not in self.found:
            found = await self._reckon(question)
            if found is None:
                raise HouseRefuses("too_slow", "No deal was found that looks like this one; ask again later.")
            self.found[key] = found
            if len(self.found) > KEPT:
                self.found.popitem(last=False)
        return self.found[key]

    async def _reckon(self, question: chances.Question) -> Standing | None:
        return await Time(self.aside, SECONDS).run(chances.answered, question, secrets.randbits(64))

    def close(self) -> None:
        """Stop whatever is being reckoned."""
        self.aside.stop()


@asynccontextmanager
async def _open(app: FastAPI) -> AsyncIterator[None]:
    app.state.oddsbar = OddsBar()
    try:
        yield
    finally:
        app.state.oddsbar.close()


router = APIRouter(prefix="/api", responses=PROBLEMS, lifespan=_open)


NOTHING: dict[int | str, Json] = {204: {"description": "There is nothing to say just now."}}


@router.get("/tables/{table}/odds", response_model=Standing, responses=NOTHING)
async def odds(
    table: TableId,
    account: By,
    hall: In,
    spending: Spending,
    who: From,
    request: Request,
    quietly: bool = False,
) -> Standing | Response:
    """How the hand in play stands for your seat, as far as you can know.

    Asked quietly, it answers nothing where else it would say why nothing can be said just now.
    """
    spending.ask("odds", who)
    bar: OddsBar = request.app.state.oddsbar
    async with bar.turn(spending, who):
        room = await hall.room(table)
        try:
            key, question = asked(room, account.id)
        except HouseRefuses:
            if quietly:
                return Response(status_code=204)
            raise
        await hall.writer.run(lambda: None)  # what this rests on stands in the log, as all that is told
        return await bar.answer(key, question)


def asked(room: TendedTable, account: str) -> tuple[Key, chances.Question]:
    """All that may be used for an account's seat; nothing else ever leaves the table.

    Raises:
        HouseRefuses: it sits in no hand, the table has no odds, or others are asked in silence.
    """
    sitting = room.sitting
    chair = _seated(sitting, account)
    if room.projection.steps:
        raise HouseRefuses("cards_first", "More has happened than you have seen: the odds come after it.")
    stock = [] if sitting.hidden else unturned(sitting.dealing)
    question = chances.asked(sitting.played, chair.seat, seen(sitting, chair.seat), stock)
    if question is None:
        raise HouseRefuses("in_silence", "The others are being asked in silence: the odds come after that.")
    shown = room.projection.seen.get(chair.seat)
    frame = shown.last.seq if shown and shown.last else 0
    return (sitting.id, sitting.hand, frame, chair.seat), question


def _seated(sitting: Sitting, account: str) -> Chair:
    """Where the account sits in the hand."""
    if not sitting.terms.odds:
        raise HouseRefuses("no_odds", "This table is played without odds.")
    chair = sitting.chair_of(account)
    if chair is None:
        raise HouseRefuses("not_seated", "The odds are for those who sit in the hand.")
    if not sitting.in_hand:
        raise HouseRefuses("no_hand", "No hand is in play: the next has not begun.")
    if chair.seat < 0:
        raise HouseRefuses("not_playing", "You are not in this hand.")
    return chair


def seen(sitting: Sitting, seat: int) -> State:
    """The view of a seat, in which it is asked if it is asked in silence and has not answered."""
    polled = sitting.polled()
    mine = seat in polled and seat not in sitting.answers
    view = sitting.view_of(polled[seat] if mine else sitting.played.state, seat)
    if polled and not mine:
        view.actor = SOMEBODY
    return view
