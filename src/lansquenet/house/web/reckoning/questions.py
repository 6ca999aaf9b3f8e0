"""Anything asked of a game, and its exact answer: the words of `lansquenet ask`, over HTTP.

A question is walked in a process of its own, with so much time and memory.  What cannot be asked is
refused at once, as far as that is seen within a moment; an answer that was found is kept.
"""

import asyncio
import inspect
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import Annotated, Any

from lansquenet.books.book import Book, book
from lansquenet.books.wording import slug
from lansquenet.books.written import Json
from lansquenet.errors import BadOption
from lansquenet.front.figured import posed
from lansquenet.house.aside import Aside, Time
from lansquenet.house.bare.roads import (
    APIRouter,
    Depends,
    Query,
    Receive,
    Request,
    Scope,
    Send,
    StreamingResponse,
)
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.web.reckoning.answering import Put, answered, bounded
from lansquenet.house.web.reckoning.laboratory import lines
from lansquenet.house.web.rest import OURS, PROBLEMS, From, GameName, Spending, living
from lansquenet.odds.asking import Ask
from lansquenet.odds.asking.posing import WORDS, Posing, check
from lansquenet.odds.asking.ruin import ENDLESS, FOLLOWED
from lansquenet.odds.asking.samples import of_sessions
from lansquenet.odds.asking.spans import SPANS
from lansquenet.rules.field_text import SEATS
from lansquenet.rules.game import hides

SECONDS = 60.0  # for an answer, waiting for a turn not counted
SOON = 1.0  # second in which it is seen whether it can be asked, and between two words of progress
KEPT = 64  # answers
TRANSCRIPT = 50_000  # characters of one that is asked about


class Form(BaseModel):
    """A question by the names of its parts; `ask` is its last word, and `measure` of what it is asked."""

    ask: str = Field(max_length=20)
    measure: str = Field(max_length=200)
    preset: str = Field("", max_length=40)
    options: dict[str, str] = Field({}, max_length=40)
    seats: int = Field(0, ge=0, le=12)
    seen: str = Field("", max_length=1000)
    after: str = Field("", max_length=1000)
    acts: str = Field("", max_length=400)
    by: str = Field("", max_length=80)
    best: str = Field("", max_length=1)
    among: str = Field("", max_length=40)
    alike: str = Field("", max_length=12)
    until: str = Field("", max_length=40)
    over: str = Field("", max_length=8)
    shoe: str = Field("fresh", max_length=8)
    stack: int = Field(20, ge=1, le=10_000)
    hands: int = Field(0, ge=0, le=10_000)
    target: int = Field(0, ge=0, le=10_000)
    beside: int = Field(0, ge=0, le=1_000_000)
    stake_plan: str = Field("flat", max_length=20)
    depth: int = Field(0, ge=0, le=10_000)
    at: str = Field("", max_length=TRANSCRIPT)
    act: str = Field("", max_length=12)


class Askable(BaseModel):
    """A word of a question; by `key` translations know what it means, and `text` is that in English.

    Of what is said of every game `text` is empty; `seat` is the one that it names, and `rule` the rule.
    """

    said: str
    key: str
    text: str = ""
    seat: str = ""
    rule: str = ""
    numbers: int = 0  # that are said behind it, of a policy


class Sort(BaseModel):
    """A card that is told apart from others, and how many of it are in the shoe."""

    card: str
    many: int


class Vocabulary(BaseModel):
    """All that can be asked of a game at a table: with no `answers` nothing can, as its hands are hidden."""

    seats: list[str]
    answers: list[str]
    choices: list[Askable]  # of which best play is a table; with one there is nothing to say
    choosing: list[Askable]  # what is said in a table of best play, and by what its choices are told
    measures: list[Askable]
    policies: list[Askable]
    events: list[Askable]
    spans: list[str]
    plans: dict[str, list[str]]  # by which stakes may go on from hand to hand, of ruin and of drawdown
    cards: list[Sort]
    after: str  # the cards with which a hand begins when nothing is said


class Questions:
    """The process that answers, and what it has lately found."""

    def __init__(self) -> None:
        self.aside = Aside(bounded)
        self.kept: OrderedDict[str, Json] = OrderedDict()

    async def find(self, time: Time, put: Put) -> Json:
        """The answer, from memory if it was found before.

        Raises:
            LansquenetError: it cannot be asked, or takes too long.
        """
        key = repr(put)
        if key not in self.kept:
            self.kept[key] = await time.run(answered, put)
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]


class Answering(StreamingResponse):
    """Lines of which the last is what a task comes to; it ends when nobody waits for it any more."""

    def __init__(self, task: "asyncio.Task[Json]", lines: AsyncIterator[str], **given: Any) -> None:
        super().__init__(lines, **given)
        self.task = task

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send them."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.task.cancel()


_living = living("questions", lambda app: Questions(), lambda found: found.aside.stop())
router = APIRouter(prefix="/api/lab", responses=PROBLEMS, lifespan=_living)


def questions(request: Request) -> Questions:
    """Who answers in this house."""
    found: Questions = request.app.state.questions
    return found


In = Annotated[Questions, Depends(questions)]


@router.get("/{game}/ask")
def vocabulary(
    game: GameName,
    preset: Annotated[str, Query(max_length=40)] = "",
    option: Annotated[list[str], Query(max_length=60)] = [],  # noqa: B006 - FastAPI copies it
    seats: Annotated[int, Query(ge=0, le=12)] = 0,
) -> Vocabulary:
    """All that can be asked of a game under these rules, at a table of so many seats."""
    if any("=" not in pair for pair in option):
        raise BadOption("An option is given as name=value.")
    told, chosen = book(game), dict(pair.split("=", 1) for pair in option)
    asked = posed(Posing(game, preset, chosen, seats))
    naming = asked.tree().naming
    return Vocabulary(
        seats=[*SEATS[: asked.seats]],
        answers=[word for word in WORDS if _can_be(word, asked)],
        choices=_own(told, asked.lexicon.choosing) if len(asked.lexicon.choosing) > 1 else [],
        choosing=_own(told, _in_tables(asked)),
        measures=[*_common(asked), *_own(told, asked.lexicon.counts), *_paying(told)],
        policies=_policies(told, asked),
        events=_own(told, asked.lexicon.events),
        spans=[*SPANS],
        plans={"ruin": [*FOLLOWED], "drawdown": [*ENDLESS]},
        cards=[Sort(card=naming.called(n), many=many) for n, many in enumerate(naming.full()) if many],
        after=asked.lexicon.after,
    )


def _can_be(word: str, asked: Ask) -> bool:
    """Whether this can be the last word: figures always, best play where the game says what is chosen."""
    return word == "figure" or not (hides(asked.game) or (word == "table" and not asked.lexicon.choosing))


def _own(told: Book, words: Iterable[str]) -> list[Askable]:
    """Words that a game adds."""
    return [Askable(said=said, key=slug(said), text=told.asked[said]) for said in words]


def _in_tables(asked: Ask) -> list[str]:
    """The words and columns of every table of best play, each once."""
    every = asked.lexicon.choosing.values()
    return [*dict.fromkeys([said for one in every for said in (*one.words, *one.columns)])]


def _common(asked: Ask) -> list[Askable]:
    """What can be measured of every game: of the table, and of each seat."""
    found = []
    for said in asked.tongue.common():
        word, _, of = said.partition(" ")
        seat = of if of in SEATS else ""
        found.append(Askable(said=said, key=slug(f"{word} seat" if seat else said), seat=seat))
    return found


def _paying(told: Book) -> list[Askable]:
    """How often something is paid by each rule by which chips change hands."""
    paying = [rule for rule in told.rules.values() if rule.pays]
    return [
        Askable(said=f"paid {one.number.rpartition('-')[2]}", key="paid", rule=one.number, text=one.pays)
        for one in paying
    ]


def _policies(told: Book, asked: Ask) -> list[Askable]:
    """How seats may decide, the usual way first."""
    found = [Askable(said="usual", key="usual", text=told.asked.get("usual", ""))]
    for said, made in asked.lexicon.policies.items():
        numbers = len(inspect.signature(made).parameters)
        found.append(Askable(said=said, key=slug(said), text=told.asked[said], numbers=numbers))
    return [*found, Askable(said="least", key="least")]


@router.post("/{game}/ask", dependencies=OURS, response_class=StreamingResponse)
async def ask(game: GameName, form: Form, house: In, spending: Spending, who: From) -> StreamingResponse:
    """The exact answer to a question in the words of `lansquenet ask`; a line for each second it takes."""
    given = form.model_dump(exclude={"ask", "measure"})
    put = Put(Posing(game, **given), form.ask, form.measure)
    asked = posed(put.wish)
    check(asked, put.word, put.measure)
    time = Time(house.aside, SECONDS, "This question takes")
    time.refusal = f"{time.refusal} {_instead(asked, put)}".strip()
    with spending.place("laboratory", who):
        task = asyncio.create_task(house.find(time, put))
        try:
            await asyncio.wait({task}, timeout=SOON)
        except asyncio.CancelledError:
            task.cancel()
            raise
    if task.done():
        task.result()  # what cannot be asked is refused
    return lines(spending, who, _found(time, task), partial(Answering, task))


def _instead(asked: Ask, put: Put) -> str:
    """What a sample would cost, in the place of an answer that takes too long."""
    if put.word in ("ruin", "drawdown"):
        return f"`lansquenet session` samples ruin within so many hands: {of_sessions(put.wish.hands)}"
    return asked.instead


async def _found(time: Time, task: "asyncio.Task[Json]") -> AsyncIterator[Json]:
    while not task.done():
        yield {"type": "progress", "done": min(int(time.spent), int(SECONDS)), "of": int(SECONDS)}
        await asyncio.wait({task}, timeout=SOON)
    yield task.result()
