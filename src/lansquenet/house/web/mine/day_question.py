"""The question of the day: a moment of a hand whose cards all see, and what is likeliest to come of it.

The answer is walked from the rules, like every other figure; none is written down anywhere.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, islice
from typing import Annotated, Literal, NamedTuple

from lansquenet.errors import HouseRefuses
from lansquenet.games import GAMES
from lansquenet.house.bare.roads import APIRouter, Query
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.log.store import Account
from lansquenet.house.web import solo
from lansquenet.house.web.frames import Frame, framed
from lansquenet.house.web.mine.day import SEATS, number_of, seed_of, today
from lansquenet.house.web.rest import PROBLEMS, From, Spending
from lansquenet.house.web.solo import All, Alone, Begin
from lansquenet.rules.game import hides
from lansquenet.rules.state import OVER, duplicate
from lansquenet.seats.chances import Question, Standing, exactly

YOU = Account("", "A", None, 0.0)
STEPS = 2_500  # of a walk, at most
CLEAR = 0.02  # by which the likeliest must be likelier than the next
DOUBT = 0.9  # and at most as likely as that, or nobody would ask
WALKS = 6  # in each game, before the next is tried


class DayQuestion(BaseModel):
    """The question of a day: you sit in `seat`, and see what `frame` shows."""

    day: str
    game: str
    names: list[str]
    seat: int
    frame: Frame


class DayAnswer(BaseModel):
    """How likely each is, walked exactly, if nobody stakes more than must be; `mean` is in chips."""

    likeliest: Literal["win", "even", "lose"]
    right: bool
    win: float
    even: float
    lose: float
    mean: float = Field(description="what you gain in this hand, in the mean")


class Puzzle(NamedTuple):
    """A moment, and how it stands."""

    played: Alone
    at: int  # of its frames
    standing: Standing


def games_asked(day: str) -> list[str]:
    """Of which games it may be asked on a day: of the first that has such a moment."""
    names = sorted(name for name in GAMES if not hides(GAMES[name]))
    first = (number_of(day) + len(GAMES) // 2) % len(names)
    return names[first:] + names[:first]


@lru_cache(8)
def puzzle(day: str) -> Puzzle:
    """The first moment of the hands of this seed that is worth asking about.

    Raises:
        HouseRefuses: there is none on this day.
    """
    found = (moment for game in games_asked(day) for moment in islice(_looked_at(game, seed_of(day)), WALKS))
    for played, at, standing in found:
        if standing and _is_fit(standing):
            return Puzzle(played, at, standing)
    raise HouseRefuses("no_hand", "On this day no moment was found that is worth asking about.")


def _looked_at(game: str, seed: int) -> Iterator[tuple[Alone, int, Standing | None]]:
    """Moments of the hands of a game at which a card is to come, and how they stand."""
    seats = max(GAMES[game].SEATS[0], min(SEATS, GAMES[game].SEATS[-1]))
    for n in count():
        wished = {"game": game, "seats": seats, "leader": 1, "seed": seed + n}
        played = solo.begun(Begin.model_validate(wished), YOU)
        for at in _waiting(played):
            yield played, at, _standing(played)


def _waiting(played: Alone) -> Iterator[int]:
    """Play a hand on, from one frame at which a card is to come to the next, where anything is at stake."""
    table = played.table
    while table.actor != OVER:
        if not table.waits:
            played.scene.act(played.advice() if table.actor == played.seat else played.bots_choice())
            continue
        if table.free(played.seat) < table.state.stacks[played.seat]:
            yield len(played.scene.frames) - 1
        played.scene.turn()


def _standing(played: Alone) -> Standing | None:
    table, seat = played.table, played.seat
    stock = tuple(sorted(played.scene.stock.left))
    before = table.moments[0].before.stacks[seat] if table.moments else table.stacks[seat]
    asked = Question(table.told.name, table.rules, duplicate(table.state), seat, before, stock)
    return exactly(asked, STEPS)


def _is_fit(known: Standing) -> bool:
    _, next_, most = sorted((known.win, known.even, known.lose))
    return most <= DOUBT and most - next_ >= CLEAR


def likeliest(known: Standing) -> Literal["win", "even", "lose"]:
    """What is likeliest."""
    said: tuple[Literal["win", "even", "lose"], ...] = "win", "even", "lose"
    return max(said, key=lambda name: float(getattr(known, name)))


router = APIRouter(prefix="/api/day/question", responses=PROBLEMS)


@router.get("")
async def question_of_the_day(all: All, spending: Spending, who: From) -> DayQuestion:
    """What is asked on this day: from here on, do you win, lose, or come out even?"""
    day = today()
    found = await spending.worked(who, all.lane, puzzle, day)
    played = found.played
    frame = framed(played.scene.frames[found.at])
    names = played.table.session.names
    return DayQuestion(day=day, game=played.table.told.name, names=names, seat=played.seat, frame=frame)


@router.get("/answer")
async def answer_of_the_day(
    said: Annotated[Literal["win", "even", "lose"], Query()], all: All, spending: Spending, who: From
) -> DayAnswer:
    """The answer, beside yours; nobody keeps what was said."""
    found = (await spending.worked(who, all.lane, puzzle, today())).standing
    most = likeliest(found)
    return DayAnswer(
        likeliest=most, right=said == most, win=found.win, even=found.even, lose=found.lose, mean=found.mean
    )
