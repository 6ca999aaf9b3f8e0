"""The report of a table: what somebody decided there, and what each answer cost beside the best known one.

What the answers cost, and what the cards and the others brought, add up to the net.  To judge a decision
takes up to a second, so a report is reckoned in a process of its own, some seconds at a time, the newest
hand first.
"""

from collections import OrderedDict
from collections.abc import Sequence
from time import perf_counter
from typing import Annotated

from lansquenet.house import history
from lansquenet.house.bare.roads import APIRouter, Depends, FastAPI, Query, Request, Response
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web.mine.own_hands import HandOfMine, played
from lansquenet.house.web.mine.worth.judging import Decisions, JudgedDecision, decisions_in, judge
from lansquenet.house.web.reckoning.shelves import Archive, Inquiry, Reading
from lansquenet.house.web.rest import PROBLEMS, By, From, In, Spending, TableId, living
from lansquenet.seats.judged import balance, worst
from lansquenet.seats.offers import Offer

SECONDS = 4.0  # for one answer; whoever wants more asks again
COUNTING = 1.0  # of these, to count the decisions that there are
LIMIT = 90.0  # of an answer for which the search of a game has to be compiled
KEPT = 2_000  # hands of which the decisions are kept


class JudgedAnswer(BaseModel):
    """A decision of yours; `best` is `given` where no other answer is known to be better."""

    hand: int
    at: int = Field(description="the `seq` of the frame in which it was asked: a fork begins there")
    asked: Offer = Field(description="with no other choices than what was given, and what was best")
    given: int
    best: int
    cost: float = Field(description="of what was given beside the best, in the mean")
    error: float = Field(description="to each side of that, 95 times in 100; 0: it was walked, and is exact")
    exact: bool


class Report(BaseModel):
    """Your decisions at a table; `net` is `rest` less `cost`."""

    game: str
    names: list[str] = Field(description="of the newest hand")
    seat: int
    judged: int = Field(description="decisions that were judged so far, also in hands that are still to come")
    asked: int = Field(description="decisions that there are in all; 0 while they are not counted yet")
    hands: int = Field(description="of which all decisions were judged, the newest first")
    left: int = Field(description="hands that are still to come: ask again")
    unknown: int = Field(description="decisions that cannot be judged")
    points: bool = Field(description="what decisions cost are points, and not chips")
    net: int = Field(description="of the hands that were judged")
    cost: float = Field(description="of all decisions in them")
    rest: float = Field(description="what the cards, the rules and the others brought: net and cost together")
    worst: list[int] = Field(description="which of the decisions cost most, the worst first")
    decisions: list[JudgedAnswer]


class KnownHand:
    """What is known of a hand: its decisions so far, how many there are, and whether all are known."""

    def __init__(self) -> None:
        self.decisions: Decisions = {}
        self.asked = -1  # not counted
        self.whole = False


KNOWN: OrderedDict[tuple[str, int, int], KnownHand] = OrderedDict()


# -- over HTTP


def _made(app: FastAPI) -> Archive:
    return Archive(app.state.settings.database, app.state.settings.keys, LIMIT, "judging")


router = APIRouter(
    prefix="/api/me/reports", responses=PROBLEMS, lifespan=living("reports", _made, Archive.close)
)


def inquiry(request: Request, spending: Spending, who: From) -> Inquiry:
    """Who asks for a report, and where they are made."""
    return Inquiry(request.app.state.reports, spending, who, request)


@router.get("/{table}", response_model=Report)
async def report(
    table: TableId,
    account: By,
    hall: In,
    asking: Annotated[Inquiry, Depends(inquiry)],
    known: Annotated[
        int | None, Query(ge=0, description="decisions that were `judged` when you last asked")
    ] = None,
) -> Response:
    """What you decided at a table, hand by hand, and what it cost beside the best answer that is known.

    It goes by what your seat could know.  Who says nothing of what is `known` is told at once how much there
    is; after that some seconds are spent on each answer, and while any hands are `left`, whoever asks again
    hears of more.
    """
    await hall.writer.run(lambda: None)  # what the table has come to stands in the log
    seconds = 0.0 if known is None else SECONDS
    return await asking.answer(reported, account, table, seconds, key=(account.id, table, known))


# -- in a process of its own


def reported(store: Store, account: Account, table: str, seconds: float = SECONDS) -> Reading:
    """The report of a table, as far as there is time for."""
    hands = [hand for hand in played(store, account, table) if not hand.draw]
    begun = perf_counter()
    for hand in hands:
        if perf_counter() < begun + COUNTING:
            _count(store, hand)
    for hand in hands:
        if perf_counter() < begun + seconds:
            _look(store, hand, begun + seconds)
    return Reading(summed(hands).model_dump_json().encode(), final=False)


def _key(hand: HandOfMine) -> tuple[str, int, int]:
    return hand.table, hand.hand, hand.seat


def _known(hand: HandOfMine) -> KnownHand:
    """What is known of a hand, which is kept the longer for it."""
    told = KNOWN.setdefault(_key(hand), KnownHand())
    KNOWN.move_to_end(_key(hand))
    while len(KNOWN) > KEPT:
        KNOWN.popitem(last=False)
    return told


def _count(store: Store, hand: HandOfMine) -> None:
    """Count what was decided in a hand, if that was not done."""
    told = _known(hand)
    if told.asked < 0:
        told.asked = decisions_in(history.recalled(store, hand.table, hand.hand), hand.seat)
        told.whole = not told.asked


def _look(store: Store, hand: HandOfMine, end: float) -> None:
    """Judge what was decided in a hand, if that was not done."""
    told = _known(hand)
    if not told.whole:
        found = history.recalled(store, hand.table, hand.hand)
        told.whole = judge(found, hand.hand, hand.seat, told.decisions, end)


def summed(hands: Sequence[HandOfMine]) -> Report:
    """What is known of these hands, as a report."""
    looked_at = [told for hand in hands if (told := KNOWN.get(_key(hand)))]
    counted = len(looked_at) == len(hands) and all(told.asked >= 0 for told in looked_at)
    whole = [hand for hand in hands if (told := KNOWN.get(_key(hand))) and told.whole]
    found = [(hand.hand, one) for hand in whole for _, one in sorted(KNOWN[_key(hand)].decisions.items())]
    decisions = [_decision(hand, one) for hand, one in found if one]
    costs = [one.cost for one in decisions]
    sums = balance(sum(hand.net for hand in whole), costs)
    return Report(
        game=hands[0].game if hands else "",
        names=hands[0].names if hands else [],
        seat=hands[0].seat if hands else -1,
        judged=sum(len(told.decisions) for told in looked_at),
        asked=sum(told.asked for told in looked_at) if counted else 0,
        hands=len(whole),
        left=len(hands) - len(whole),
        unknown=sum(one is None for _, one in found),
        points=any(one.points for _, one in found if one),
        net=sums.net,
        cost=sums.cost,
        rest=sums.rest,
        worst=worst(costs),
        decisions=decisions,
    )


def _decision(hand: int, one: JudgedDecision) -> JudgedAnswer:
    return JudgedAnswer(
        hand=hand,
        at=one.at,
        asked=one.asked,
        given=one.given,
        best=one.best,
        cost=one.cost,
        error=one.error,
        exact=one.exact,
    )
