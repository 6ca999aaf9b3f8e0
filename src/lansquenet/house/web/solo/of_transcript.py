"""A hand of a transcript, taken up at one of its moments: how it stands for a seat, and played otherwise.

Who has a transcript has seen every card; how a hand stood is reckoned from what its seat could know.
"""

import secrets
from collections.abc import Sequence
from random import Random

from lansquenet.books.transcript import read
from lansquenet.errors import HouseRefuses
from lansquenet.house.aside import Time
from lansquenet.house.bare.roads import APIRouter, Request
from lansquenet.house.bare.shaped import BaseModel, ConfigDict, Field
from lansquenet.house.log.store import Account
from lansquenet.house.web.frames import LONGEST, MOST, Laid, Showing, cards_of
from lansquenet.house.web.reckoning.oddsbar import SECONDS, OddsBar, seen
from lansquenet.house.web.rest import OURS, PROBLEMS, By, From, Spending
from lansquenet.house.web.solo import All, Alone, Solo, follow_to
from lansquenet.rules.state import OVER
from lansquenet.seats import chances
from lansquenet.seats.chances import Standing

router = APIRouter(prefix="/api/replay", responses=PROBLEMS)


class InTranscript(BaseModel):
    """A moment of a transcript, as a seat sees it."""

    model_config = ConfigDict(extra="forbid")

    transcript: str = Field(max_length=LONGEST)
    hand: int = Field(1, ge=1, le=MOST, description="of its hands, from 1")
    at: int = Field(ge=1, description="the `seq` of a frame as that seat sees the hand")
    seat: int = Field(ge=0, le=11)


@router.post("/odds", dependencies=OURS)
async def odds(wish: InTranscript, spending: Spending, who: From, request: Request) -> Standing:
    """How a hand of a transcript stood for a seat at a moment, as far as it could know."""
    spending.ask("odds", who)
    bar: OddsBar = request.app.state.oddsbar
    with spending.place("odds", who):
        return await Time(bar.aside, SECONDS).run(stood, wish)


@router.post("/fork", dependencies=OURS, status_code=201)
async def fork(wish: InTranscript, account: By, all: All, spending: Spending, who: From) -> Solo:
    """Play a hand of a transcript otherwise from where this seat is next asked; go on under `/api/solo`."""
    spending.ask("hands", who)
    solo = await spending.worked(who, all.lane, forked, wish, account)
    solo.address = who.address
    all.keep(solo)
    return solo.told()


def stood(wish: InTranscript) -> Standing:
    """How it stood.

    Raises:
        BadRecord: the transcript is damaged.
        HouseRefuses: it has no such hand, or seat; it was over, or others were asked in silence.
    """
    scene, tape, _ = brought(wish)
    follow_cards(scene, tape, wish.at)
    if scene.table.actor == OVER:
        raise HouseRefuses("no_hand", "This hand is over.")
    stock = [] if scene.sitting.hidden else scene.stock.left
    question = chances.asked(scene.table, wish.seat, seen(scene.sitting, wish.seat), stock)
    if question is None:
        raise HouseRefuses("in_silence", "The others are being asked in silence: the odds come after that.")
    found = chances.answered(question, wish.at)
    if found is None:
        raise HouseRefuses("too_slow", "No deal was found that looks like this one.")
    return found


def forked(wish: InTranscript, account: Account) -> Alone:
    """The hand played otherwise: the same cards and acts until then, and bots for all others after it.

    Raises:
        BadRecord: the transcript is damaged.
        HouseRefuses: it has no such hand, or seat, or that is not asked any more.
    """
    scene, tape, was = brought(wish)
    dice = Random(f"{tape} {wish.hand}")
    solo = Alone(secrets.token_hex(8), account.id, wish.seat, scene, dice)
    solo.before, solo.was = [*scene.table.stacks], was
    follow_to(scene, tape, wish.seat, wish.at)
    scene.stock.dice = dice
    return solo


def brought(wish: InTranscript) -> tuple[Showing, list[int], list[int]]:
    """The table before this hand, as the seat sees it; the tape of the hand, and the stacks at its end.

    Raises:
        BadRecord: the transcript is damaged.
        HouseRefuses: it has no such hand, or no such seat.
    """
    session, moments = read(wish.transcript.replace("\r\n", "\n"))
    if wish.hand > len(session.tapes) or wish.seat >= len(session.stacks) or len(moments) > MOST:
        raise HouseRefuses("unknown_hand", "The transcript has no such hand, or no such seat.")
    until = [moment for moment in moments if moment.hand <= wish.hand]
    scene = Showing(session, Laid(cards_of(until), session.left), wish.seat)
    for tape in session.tapes[: wish.hand - 1]:
        scene.begin()
        while scene.follow(tape):
            pass
    return scene, session.tapes[wish.hand - 1], until[-1].after.stacks[: len(session.stacks)]


def follow_cards(scene: Showing, tape: Sequence[int], at: int) -> None:
    """Follow a hand to what a frame shows, or is on its way to: card by card, unless hands are dealt."""
    scene.begin()
    most = MOST if scene.sitting.hidden else 1
    while scene.frames[-1].seq < at:
        if not (scene.turn(most) if scene.table.waits else scene.follow(tape)):
            return
