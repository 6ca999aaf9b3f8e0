"""The odds laboratory: what hands come to by the thousand, what each option does, and exact beside played.

Everything is worked out in a process of its own, part by part, and told as it is found: one JSON
object a line.  Who no longer listens has it stopped after the part in work.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from lansquenet import __version__
from lansquenet.books.book import Book, Option, book
from lansquenet.books.written import Json
from lansquenet.errors import BadOption, HouseRefuses, LansquenetError, UnknownName
from lansquenet.house.aside import Aside, Time
from lansquenet.house.bare.roads import APIRouter, Depends, FastAPI, Query, Request, StreamingResponse
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.web.allowance import Allowance, Caller
from lansquenet.house.web.catalogue import Reckoning, odds
from lansquenet.house.web.reckoning import outcomes
from lansquenet.house.web.rest import OURS, PROBLEMS, From, GameName, Spending
from lansquenet.rules.policies import POLICIES

SECONDS = 120.0  # for a run, the compiling of its rules included
WAITING = 4  # times that long for one that takes turns with others
PART = 20_000  # hands played between two words of progress
MOST_HANDS = 4_000_000  # in all, of one run
SAMPLE = 100_000  # hands for a figure, when nothing is said
UNMOVED = ("min_bet", "max_bet", "rounds", "direction", "fixed_banker", "first_banker")  # move no figure
VALUES = 6  # of a number, at most


class Setup(BaseModel):
    """Under which rules, and how many sit there."""

    preset: str = Field("", max_length=40)
    options: dict[str, str] = Field({}, max_length=40)
    seats: int = Field(3, ge=2, le=12)
    seed: int = Field(1, ge=0, le=2**53)


class Run(Setup):
    """So many courses of so many hands; `bank` and `stake` in chips."""

    stake: int = Field(20, ge=1, le=100_000)
    bank: int = Field(500, ge=1, le=1_000_000)
    hands: int = Field(200, ge=1, le=2_000)
    courses: int = Field(1_000, ge=10, le=20_000)
    policy: str = Field("random", max_length=40)


class Trial(Setup):
    """So many hands for each exact figure."""

    seats: int = Field(0, ge=0, le=12)
    hands: int = Field(SAMPLE, ge=1_000, le=1_000_000)


class Equipment(BaseModel):
    """What the laboratory has, and its version for citations."""

    version: str
    policies: list[str]
    most_hands: int
    seconds: float


class Case(BaseModel):
    """The figures with one option changed; `slow`: they take too long; `refused`: why it cannot be."""

    type: Literal["case"] = "case"
    option: str
    value: str
    now: bool
    figures: dict[str, float] = {}  # noqa: RUF012 - every case has its own
    exact: dict[str, str] = {}  # noqa: RUF012
    slow: bool = False
    refused: str = ""


class Laboratory:
    """The process that plays, and the one that walks; both are begun when first needed."""

    def __init__(self) -> None:
        self.reckoning = Reckoning()
        self.playing = Aside()

    def time(self) -> Time:
        """What one run may have of the playing process, at which all runs take turns."""
        return Time(self.playing, SECONDS)

    def close(self) -> None:
        """Stop all work."""
        self.playing.stop()
        self.reckoning.close()


@asynccontextmanager
async def _open(app: FastAPI) -> AsyncIterator[None]:
    app.state.laboratory = Laboratory()
    try:
        yield
    finally:
        app.state.laboratory.close()


router = APIRouter(prefix="/api/lab", responses=PROBLEMS, lifespan=_open)


def laboratory(request: Request) -> Laboratory:
    """The laboratory of this house."""
    found: Laboratory = request.app.state.laboratory
    return found


@asynccontextmanager
async def place(spending: Allowance, who: Caller, what: str) -> AsyncIterator[None]:
    """A place at the bench, which nobody keeps for good who is slow to read what was found.

    Raises:
        HouseRefuses: there is none, or it was kept for too long.
    """
    try:
        with spending.place(what, who):
            async with asyncio.timeout(WAITING * SECONDS):
                yield
    except TimeoutError:
        raise HouseRefuses("too_slow", "This place at the bench is wanted by others.") from None


In = Annotated[Laboratory, Depends(laboratory)]


@router.get("")
def equipment() -> Equipment:
    """What can be asked for."""
    return Equipment(version=__version__, policies=list(POLICIES), most_hands=MOST_HANDS, seconds=SECONDS)


@router.post("/{game}/run", dependencies=OURS, response_class=StreamingResponse)
async def run(game: GameName, wish: Run, lab: In, spending: Spending, who: From) -> StreamingResponse:
    """How a hand's result is spread, the course of many hands, and how often a purse is lost on the way."""
    _check_seats(game, wish.seats)
    book(game).play_by(wish.preset, wish.options)
    if wish.policy not in POLICIES:
        raise UnknownName("policy", wish.policy, POLICIES)
    if wish.hands * wish.courses > MOST_HANDS:
        raise BadOption(f"{wish.hands} hands in {wish.courses} courses are more than {MOST_HANDS:,} in all.")
    return lines(spending, who, _run(lab.time(), game, wish))


async def _run(time: Time, game: str, wish: Run) -> AsyncIterator[Json]:
    wanted = outcomes.Work(
        game, wish.preset, wish.options, wish.seats, wish.bank, wish.stake, wish.policy, wish.seed
    )
    yield {"type": "compiling"}
    await time.run(outcomes.warmed, wanted)
    found = outcomes.Gathered(wish.hands)
    each = max(1, PART // wish.hands)
    for part, first in enumerate(range(0, wish.courses, each)):
        found.add(await time.run(outcomes.part, wanted, part, min(each, wish.courses - first), wish.hands))
        yield {"type": "progress", "done": found.courses, "of": wish.courses}
    yield {"type": "outcome", **found.told()}


@router.post("/{game}/check", dependencies=OURS, response_class=StreamingResponse)
async def check(game: GameName, wish: Trial, lab: In, spending: Spending, who: From) -> StreamingResponse:
    """Every figure that is walked, exactly and as a sample of hands finds it, one after another."""
    if wish.seats:
        _check_seats(game, wish.seats)
    book(game).play_by(wish.preset, wish.options)
    return lines(spending, who, _check(lab, game, wish))


async def _check(lab: Laboratory, game: str, wish: Trial) -> AsyncIterator[Json]:
    pairs = [f"{name}={value}" for name, value in wish.options.items()]
    exact = {
        row.key: row for row in (await odds(lab.reckoning, game, wish.preset, pairs, wish.seats)).figures
    }
    yield {"type": "compiling"}
    time = lab.time()
    for done, (key, row) in enumerate(exact.items(), 1):
        given = (game, wish.preset, wish.options, wish.seats, wish.hands, wish.seed, key)
        if found := await time.run(outcomes.sampled, *given):
            value, error = found
            yield {"type": "check", "key": key, "exact": row.exact, "decimal": row.decimal,
                   "found": value, "error": error}  # fmt: skip
        yield {"type": "progress", "done": done, "of": len(exact)}


@router.get("/{game}/compare", response_class=StreamingResponse)
async def compare(
    game: GameName,
    lab: In,
    spending: Spending,
    who: From,
    preset: Annotated[str, Query(max_length=40)] = "",
    option: Annotated[list[str], Query(max_length=60)] = [],  # noqa: B006 - FastAPI copies it
    vary: Annotated[str, Query(max_length=40)] = "",
    seats: Annotated[int, Query(ge=0, le=12)] = 0,
) -> StreamingResponse:
    """The exact figures with each option changed in turn, or only one to `vary`; a line for each value."""
    if any("=" not in pair for pair in option):
        raise BadOption("An option is given as name=value.")
    told, chosen = book(game), dict(pair.split("=", 1) for pair in option)
    now = told.options_of(told.play_by(preset, chosen))
    if vary and vary not in told.options:
        raise UnknownName(f"option of {game}", vary, told.options)
    if seats:
        _check_seats(game, seats)
    varied = [vary] if vary else [name for name in told.options if name not in UNMOVED]
    found = _compare(lab, told, preset, chosen, now, varied, seats)
    return lines(spending, who, found, what="comparisons")  # which every page begins by itself


async def _compare(
    lab: Laboratory,
    told: Book,
    preset: str,
    chosen: dict[str, str],
    now: dict[str, str],
    varied: list[str],
    seats: int,
) -> AsyncIterator[Json]:
    for name in varied:
        for value in values_of(told.options[name], now[name]):
            case = Case(option=name, value=value, now=value == now[name])
            pairs = [f"{key}={is_}" for key, is_ in (chosen | ({} if case.now else {name: value})).items()]
            yield (await _case(lab, told, preset, pairs, seats, case)).model_dump()


async def _case(lab: Laboratory, told: Book, preset: str, pairs: list[str], seats: int, case: Case) -> Case:
    try:
        found = await odds(lab.reckoning, told.name, preset, pairs, seats)
    except HouseRefuses:
        return case.model_copy(update={"slow": True})
    except LansquenetError as wrong:
        return case.model_copy(update={"refused": str(wrong)})
    return case.model_copy(
        update={
            "figures": {row.key: row.decimal for row in found.figures},
            "exact": {row.key: row.exact for row in found.figures},
        }
    )


def values_of(option: Option, now: str) -> list[str]:
    """The values of an option to compare: all choices; of a number a few, with the present one among them."""
    if option.values:
        return list(option.values)
    least, most, by = option.least, option.most, option.by
    steps = range(least + -least % by, most + 1, by)
    whole = [0] * bool(option.zero) + (list(steps) if len(steps) <= VALUES else _few(int(now), steps))
    return [str(n) for n in sorted({*whole, int(now)})]


def _few(now: int, steps: range) -> list[int]:
    """The least, and what is a step, half and twice away from the present number."""
    by = steps.step
    near = {steps[0], now - by, now + by, now // 2 // by * by, now * 2}
    return [n for n in near if n in steps]


def _check_seats(game: str, seats: int) -> None:
    told = book(game)
    if seats not in told.game.SEATS:
        least, most = told.game.SEATS[0], told.game.SEATS[-1]
        raise BadOption(f"{told.title} is played by {least} to {most} seats.")


def lines(
    spending: Allowance,
    who: Caller,
    found: AsyncIterator[Json],
    by: Callable[..., StreamingResponse] = StreamingResponse,
    what: str = "laboratory",
) -> StreamingResponse:
    """What is found, a line each; what goes wrong on the way is the last line.

    Raises:
        TooOften: as many are being served as can be.
    """
    spending.look(what, who)

    async def written() -> AsyncIterator[str]:
        try:
            async with place(spending, who, what):
                async for row in found:
                    yield json.dumps(row) + "\n"
            yield json.dumps({"type": "done"}) + "\n"
        except LansquenetError as wrong:
            code = wrong.code if isinstance(wrong, HouseRefuses) else "cannot"
            yield json.dumps({"type": "trouble", "code": code, "text": str(wrong)}) + "\n"

    return by(written(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})
