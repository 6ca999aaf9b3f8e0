"""The deal of the day: five hands, the same for everybody who comes, each alone against the house's bots.

What the cards did is taken out by comparing with those who were dealt the same: the bots, of which one plays
each hand from the same seat, and all others.
"""

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from typing import Annotated

from lansquenet.games import GAMES
from lansquenet.house.bare.roads import APIRouter, Depends, FastAPI, Path, Request
from lansquenet.house.bare.shaped import BaseModel, Field as Told
from lansquenet.house.hall import Hall
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web import solo
from lansquenet.house.web.mine import day_results
from lansquenet.house.web.mine.day import HANDS, DealtToAll, deals_of, game_of, seed_of, today
from lansquenet.house.web.rest import OURS, PROBLEMS, By, From, In, Maybe, Spending
from lansquenet.house.web.solo import All, Alone, Begin, Solo
from lansquenet.rules.game import counts_chips
from lansquenet.rules.state import OVER

NOBODY = Account("", "Bot A", None, 0.0)
STARTED = 2000  # hands that are remembered to be of a day


class DayHand(BaseModel):
    """A hand of the day: what it came to for you, the bots and all others; of one to come nothing is said."""

    hand: int
    leader: int = Told(description="the seat that banks or deals; you sit in 0")
    seed: int
    net: int | None = Told(description="yours, if you have played it")
    bots: int | None = Told(description="of the bot that played it from your seat, if you have")
    others: float | None = Told(description="of all others in the mean, if you have and any has")
    players: int


class Day(BaseModel):
    """The deal of a day; `seed` is that of the day, from which everything follows."""

    day: str
    game: str
    seats: int
    seed: int
    points: bool = Told(description="what is counted are points, and not chips")
    hands: list[DayHand]
    finished: int = Told(description="who have played all of it")
    better: int | None = Told(description="of them who won more than you, if you have played all")


class Days:
    """Which of the hands that are played alone are of a day."""

    def __init__(self) -> None:
        self.started: dict[str, tuple[str, int]] = {}

    def start(self, id: str, day: str, hand: int) -> None:
        """Remember one."""
        self.started[id] = day, hand
        while len(self.started) > STARTED:
            self.started.pop(next(iter(self.started)))

    def over(self, all: solo.Solos, account: str) -> list[tuple[str, int, int]]:
        """Those of an account that are over: day, hand and net; they are told once."""
        found = []
        for id, (day, hand) in [*self.started.items()]:
            played = all.kept.get(id)
            if played and played.account == account and played.table.actor == OVER:
                del self.started[id]
                found.append((day, hand, _net(played)))
        return found


def _net(played: Alone) -> int:
    """What a hand has come to for whoever plays it: in chips, or in whatever counts instead."""
    table = played.table
    first = table.game.worth(table.rules, table.moments[0].before, 0)
    return table.game.worth(table.rules, table.state, 0) - first


@asynccontextmanager
async def _open(app: FastAPI) -> AsyncIterator[None]:
    app.state.days = Days()
    yield


router = APIRouter(prefix="/api/day", responses=PROBLEMS, lifespan=_open)


def days(request: Request) -> Days:
    """The hands of a day that are played."""
    found: Days = request.app.state.days
    return found


Started = Annotated[Days, Depends(days)]


@router.get("")
async def deal_of_the_day(
    account: Maybe, hall: In, all: All, started: Started, spending: Spending, who: From
) -> Day:
    """The deal of this day, and what it has come to for you; everybody is dealt the same."""
    spending.ask("acts", who)
    who_asks = account.id if account else ""
    await _settled(hall, started, all, who_asks)
    day = today()
    own = await to_thread(day_results.mine, hall.store, day, who_asks)
    bots = await spending.worked(who, all.lane, bots_nets, day) if own else ()
    return await to_thread(told, hall.store, day, who_asks, bots)


async def _settled(hall: Hall, started: Days, all: solo.Solos, account: str) -> None:
    """Write down what has come to its end."""
    for result in started.over(all, account):
        await hall.writer.run(partial(day_results.record, hall.store, account, *result))


@router.post("/hands/{hand}", dependencies=OURS, status_code=201)
async def play(
    hand: Annotated[int, Path(ge=1, le=HANDS)],
    account: By,
    hall: In,
    all: All,
    started: Started,
    spending: Spending,
    who: From,
) -> Solo:
    """Play a hand of the day; go on with it under `/api/solo`. Your first result stands."""
    spending.ask("hands", who)
    await _settled(hall, started, all, account.id)  # before a new one takes the place of the oldest
    day = today()
    played = await spending.worked(who, all.lane, solo.begun, _wish(deals_of(day)[hand - 1]), account)
    played.address = who.address
    all.keep(played)
    started.start(played.id, day, hand)
    return played.told()


def _wish(deal: DealtToAll) -> Begin:
    wished = {"game": deal.game, "seats": deal.seats, "leader": deal.leader, "seed": deal.seed}
    return Begin.model_validate(wished)


@lru_cache(8)
def bots_nets(day: str) -> tuple[int, ...]:
    """What the hands of a day come to when a bot plays from your seat as well."""
    return tuple(_bots_net(deal) for deal in deals_of(day))


def _bots_net(deal: DealtToAll) -> int:
    played = solo.begun(_wish(deal), NOBODY)
    played.play_out()
    return _net(played)


def told(store: Store, day: str, account: str, bots: tuple[int, ...]) -> Day:
    """The deal of a day, as somebody may see it who has played so much of it."""
    deals = deals_of(day)
    own, others = day_results.mine(store, day, account), day_results.field(store, day, account)
    totals = day_results.totals(store, day)
    return Day(
        day=day,
        game=game_of(day),
        seats=deals[0].seats,
        seed=seed_of(day),
        points=not counts_chips(GAMES[game_of(day)]),
        hands=[
            DayHand(
                hand=n,
                leader=deal.leader,
                seed=deal.seed,
                net=own.get(n),
                bots=bots[n - 1] if n in own else None,
                others=others[n].mean if n in own and n in others else None,
                players=others[n].players + (n in own) if n in others else int(n in own),
            )
            for n, deal in enumerate(deals, 1)
        ],
        finished=len(totals),
        better=sum(total > sum(own.values()) for total in totals) if len(own) == HANDS else None,
    )
