"""My hands, over HTTP: a page of them, what they come to by game, and all of them in a file."""

from typing import Annotated, Literal

from lansquenet.books.written import Json
from lansquenet.games import GAMES
from lansquenet.house.bare.roads import APIRouter, Depends, Query, Response
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web.mine import carried
from lansquenet.house.web.mine.luck import taken_apart
from lansquenet.house.web.mine.own_hands import HandOfMine, Sought, by_game, played
from lansquenet.house.web.mine.worth.table_report import inquiry
from lansquenet.house.web.reckoning.shelves import Asking, Inquiry, Reading
from lansquenet.house.web.rest import PROBLEMS, By, In
from lansquenet.rules.game import hides

FORMS = {"csv": "text/csv", "json": "application/json", "zip": "application/zip"}
Seconds = Annotated[float, Query(ge=0, le=1e11, description="seconds of wall time; 0: no matter")]
Name = Annotated[str, Query(max_length=40)]

router = APIRouter(prefix="/api/me/hands", responses=PROBLEMS)


class Mine(BaseModel):
    """A hand of yours that is over."""

    table: str
    hand: int
    game: str
    preset: str
    at: float = Field(description="when it began, in seconds of wall time")
    seat: int
    names: list[str]
    before: int
    net: int
    draw: bool


class OfGame(BaseModel):
    """What your hands of a game come to."""

    game: str
    hands: int
    net: int


class MyHands(BaseModel):
    """A page of your hands, the newest first; `next` is the `before` of the page that follows, if any."""

    hands: list[Mine]
    count: int = Field(description="of all that were wished for, on whichever page")
    net: int
    games: list[OfGame] = Field(description="the same by game")
    all: list[OfGame] = Field(description="of all that you have played, whatever was wished for")
    next: str


def wish(
    game: Name = "",
    table: Name = "",
    since: Seconds = 0,
    until: Seconds = 0,
    came: Annotated[Literal["", "won", "lost", "even"], Query()] = "",
) -> Sought:
    """Which hands are wished for."""
    return Sought(game, table, since, until, came)


Wished = Annotated[Sought, Depends(wish)]


@router.get("", response_model=MyHands)
async def my_hands(
    wanted: Wished,
    account: By,
    hall: In,
    asking: Asking,
    before: Annotated[str, Query(pattern=r"^(|\d{1,15} [^\s/]{1,40} \d{1,10})$")] = "",
    most: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """Your hands that are over, at any table of this house; nobody else is told of them."""
    await hall.writer.run(lambda: None)  # what the tables have come to stands in the log
    return await asking.answer(listed, account, wanted, before, most, key=(account.id, wanted, before, most))


@router.get("/export", responses={200: {"content": {media: {} for media in FORMS.values()}}})
async def export(
    wanted: Wished,
    account: By,
    hall: In,
    asking: Asking,
    form: Annotated[Literal["csv", "json", "zip"], Query()] = "csv",
) -> Response:
    """The same in a file: a line for each, as JSON, or each as a transcript that `lansquenet replay` reads.

    Of a hand whose cards stay closed the `zip` has what your seat was told, as JSON.
    """
    await hall.writer.run(lambda: None)
    name = f"lansquenet-hands.{form}"
    return await asking.answer(
        exported, account, wanted, form, key=(account.id, wanted, form), media=FORMS[form], name=name
    )


class Luck(BaseModel):
    """The net of your hands of a game, taken apart: `start`, `deal`, `others` and `own` add up to it."""

    game: str
    hands: int = Field(description="that were taken apart, the newest first")
    left: int = Field(description="that have not been yet: ask again")
    beyond: int = Field(description="that could not be: there are too many ways")
    net: int
    start: float = Field(description="what your seats were worth before the first card")
    deal: float = Field(description="what the cards moved your expectation by")
    others: float = Field(description="what the choices of others moved it by")
    own: float = Field(description="what your own choices moved it by")
    usual: float = Field(description="to each side of nought, where the deal lies 95 times in 100")
    mean: float = Field(description="of a hand, without the deal")
    error: float = Field(description="to each side of that, 95 times in 100")


class MyLuck(BaseModel):
    """What luck did in your hands, by game; of those in `hidden`, where cards are hidden, it is sampled."""

    games: list[Luck]
    hidden: list[OfGame]


@router.get("/luck", response_model=MyLuck)
async def my_luck(
    wanted: Wished,
    account: By,
    hall: In,
    asking: Annotated[Inquiry, Depends(inquiry)],  # a search may have to be compiled
    known: Annotated[int, Query(ge=0, description="hands that were taken apart when last asked")] = 0,
) -> Response:
    """What the deal, others and you yourself did in your hands: exact, if nobody staked more than must be.

    Of games in which cards are hidden it is sampled, from what your seat could see, by rules of thumb.

    Some seconds are spent on it; while any are `left`, whoever asks again hears of more.
    """
    await hall.writer.run(lambda: None)
    return await asking.answer(of_luck, account, wanted, key=(account.id, wanted, known))


# -- in the process of the archive


def listed(store: Store, account: Account, wanted: Sought, before: str, most: int) -> Reading:
    """A page of somebody's hands."""
    every = played(store, account)
    found = [hand for hand in every if wanted.takes(hand)]
    left = found if not before else [hand for hand in found if hand.place < _place(before)]
    page = [Mine.model_validate(told(hand)) for hand in left[:most]]
    following = " ".join(map(str, left[most - 1].place)) if len(left) > most else ""
    answer = MyHands(
        hands=page,
        count=len(found),
        net=sum(hand.net for hand in found),
        games=[OfGame(**row) for row in by_game(found)],
        all=[OfGame(**row) for row in by_game(every)],
        next=following,
    )
    return Reading(answer.model_dump_json().encode(), final=False)


def _place(text: str) -> tuple[int, str, int]:
    at, table, hand = text.split()
    return int(at), table, int(hand)


def told(hand: HandOfMine) -> Json:
    """A hand as it is told."""
    return hand._asdict() | {"at": hand.at / 1000}


def of_luck(store: Store, account: Account, wanted: Sought) -> Reading:
    """What luck did in somebody's hands."""
    found = [hand for hand in played(store, account, wanted.table) if wanted.takes(hand)]
    games = [Luck(**one._asdict()) for one in taken_apart(store, found)]
    hidden = by_game(hand for hand in found if hides(GAMES[hand.game]))
    answer = MyLuck(games=games, hidden=[OfGame(**row) for row in hidden])
    return Reading(answer.model_dump_json().encode(), final=False)


def exported(store: Store, account: Account, wanted: Sought, form: str) -> Reading:
    """All hands of somebody's that are wished for, in one file."""
    found = [hand for hand in played(store, account, wanted.table) if wanted.takes(hand)]
    if form == "zip":
        return Reading(carried.zipped(store, account, found), final=False)
    return Reading(carried.as_csv(found) if form == "csv" else carried.as_json(found), final=False)
