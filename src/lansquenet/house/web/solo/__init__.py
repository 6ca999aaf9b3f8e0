"""A hand by oneself: for practice, or from a moment of a hand that was played, against the house's bots.

It is kept in memory for a while, pays nobody, and stands in no log.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.lessons import LEARNER, Point, Script, judged, key_of, script
from lansquenet.books.transcript import Session
from lansquenet.bots import STEADY, choice, names, usual
from lansquenet.errors import BadOption, HouseRefuses, UnknownName
from lansquenet.games import GAMES
from lansquenet.house import history
from lansquenet.house.aside import Lane
from lansquenet.house.bare.roads import APIRouter, Depends, Path, Request
from lansquenet.house.bare.shaped import BaseModel, ConfigDict, Field
from lansquenet.house.history import Recalled, stock_before
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web.frames import Frame, Laid, Showing, cards_of, framed
from lansquenet.house.web.rest import OURS, PROBLEMS, By, From, HandNumber, In, Spending, living
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import guessed, guesses
from lansquenet.rules.state import OVER, duplicate
from lansquenet.rules.tricks import STOCK, deal_of
from lansquenet.seats.table import SeatedTable

EACH = 4  # hands of one account at a time; a new one takes the place of the oldest
NEAR = 40  # of one address
ALL = 400  # in the whole house; then a new one takes the place of the oldest of who has most
WAITING = 40  # for the thread in which all of them are played
SECONDS = 1800.0  # that one is kept after it was last touched
GUESSES = 2000  # layouts of what one was not shown, tried until one fits
CHIPS = 500
SMALL = 10  # chips of a first bet


class Begin(BaseModel):
    """A hand for practice; the same seed gives the same hand for the same acts."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    preset: str = Field("", max_length=40)
    options: dict[str, str] = Field({}, max_length=40)
    seats: int = Field(4, ge=2, le=12)
    seed: int | None = Field(None, ge=0, le=2**53)
    leader: int = Field(1, ge=0, le=11, description="the seat that banks or deals; you sit in 0")
    lesson: bool = Field(False, description="the lesson of the game, whatever else is said")


class Fork(BaseModel):
    """A hand of yours that is over, to be played otherwise from this frame on."""

    model_config = ConfigDict(extra="forbid")

    table: str = Field(max_length=40)
    hand: HandNumber
    at: int = Field(ge=1, description="the `seq` of a frame; it goes on where you are next asked")
    seat: int | None = Field(None, ge=0, le=11, description="yours, if you say none")


class SoloAct(BaseModel):
    """What you do; `seq` is that of the last frame you have."""

    action: int = Field(ge=-10, le=1_000_000_000)
    seq: int = Field(ge=1)


class Taught(BaseModel):
    """What a lesson says: from which frame on, by its key and rule, and whether it waits for an answer."""

    at: int
    key: str
    text: str
    rule: str
    asks: bool = False
    most: int = Field(-1, description="where it asks for an amount: the most that leads on")
    named: int = Field(-1, description="where it asks for an amount, and one leads on: that one")


class Solo(BaseModel):
    """A hand by oneself, and what is new of it; `was` are the stacks after the hand as it was played.

    `anew` says that what you were not shown was laid out as it might have been.
    """

    id: str
    game: str
    preset: str
    options: dict[str, str]
    names: list[str]
    seat: int
    over: bool
    before: list[int]
    after: list[int]
    was: list[int]
    anew: bool
    advice: int = Field(description="what may well be said now, where something is asked")
    lesson: list[Taught] = Field([], description="the steps that have been reached")
    steps: int = Field(0, description="of the lesson in all; 0: this is none")
    answered: Taught | None = Field(None, description="why an answer does not lead on; nothing was done")
    frames: list[Frame]


@dataclass
class Alone:
    """A hand by oneself, in memory."""

    id: str
    account: str
    seat: int
    scene: Showing
    dice: Random
    address: str = ""  # from where it was begun
    was: list[int] = field(default_factory=list)
    anew: bool = False
    before: list[int] = field(default_factory=list)
    lesson: Script | None = None
    reached: list[int] = field(default_factory=list)  # the frame of each step that was
    answered: Taught | None = None
    touched: float = field(default_factory=time.monotonic)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def table(self) -> SeatedTable:
        """Where it is played."""
        return self.scene.table

    def play_on(self) -> None:
        """Turn cards and let the bots play, until the seat is asked or the hand is over."""
        while self.table.actor not in (OVER, self.seat):
            if self.table.waits:
                self.scene.turn()
            else:
                self.scene.act(self.bots_choice())

    def play_out(self) -> None:
        """Let a bot play for the seat as well, to the end of the hand."""
        seat, self.seat = self.seat, OVER
        self.play_on()
        self.seat = seat

    # -- a lesson

    @property
    def point(self) -> Point | None:
        """The step of the lesson that waits for an answer."""
        if self.lesson is None or not self.reached:
            return None
        last = self.lesson.points[len(self.reached) - 1]
        return last if last.right else None

    def teach(self) -> None:
        """Play on to the next choice of the lesson, or to its end."""
        assert self.lesson is not None
        for point in self.lesson.points[len(self.reached) :]:
            self.scene.perform(point.play)
            self.reached.append(self.scene.frames[-1].seq)
            if point.right:
                return

    def answer(self, action: int) -> None:
        """Give an answer and have all play on; one that a lesson does not lead on from is only replied to."""
        point, self.answered = self.point, None
        reply = judged(self.table.told, self.table.state, point, action) if point else None
        if point and reply:
            key = key_of(len(self.reached), 1 + point.no.index(reply)) if reply in point.no else ""
            self.answered = Taught(
                at=self.reached[-1], key=key, text=reply.text, rule=reply.rule, most=-1, named=-1
            )
            return
        self.scene.act(action)
        if self.lesson and len(self.reached) < len(self.lesson.points):
            self.scene.read += 1
            self.teach()
        else:
            self.play_on()

    def _said(self) -> list[Taught]:
        """The steps that have been reached."""
        reached = zip(self.reached, self.lesson.points if self.lesson else (), strict=False)
        return [
            Taught(
                at=at,
                key=key_of(n),
                text=point.say,
                rule=point.rule,
                asks=bool(point.right),
                most=point.most,
                named=point.named,
            )
            for n, (at, point) in enumerate(reached, 1)
        ]

    def bots_choice(self) -> int:
        """What a steady bot in the seat to act says: all who are dealt the same hand meet the same."""
        table = self.table
        view, luck = table.view(table.actor), self.dice.getrandbits(32)
        return choice(usual(table.told.name)[0], table.told, table.rules, view, luck)

    def advice(self) -> int:
        """What may well be said now: by the rules of thumb, or a small bet until one has been paid.

        Who only ever says what is usual would see no bet settled.
        """
        table, offer = self.table, self.scene.frames[-1].offer
        assert offer is not None, "the seat to act is asked"
        if STEADY in names(table.told.name):
            return choice(STEADY, table.told, table.rules, table.view(self.seat), 0)
        free = table.free(self.seat) == table.state.stacks[self.seat]
        if not free or offer.usual > 0 or self._settled:
            return offer.usual
        if not offer.choices and offer.most > 0:
            return max(offer.least, min(offer.most, SMALL))
        return offer.choices[len(offer.choices) // 2].action if offer.says == "rank" else offer.usual

    @property
    def _settled(self) -> bool:
        """Whether a bet of the seat has been paid in this hand."""
        lines = (line for state in self.scene.frames for line in state.lines)
        return any(self.seat in (line.payer, line.payee) for line in lines)

    def told(self, since: int = 0) -> Solo:
        """It and its frames since this one."""
        table = self.table
        over = table.actor == OVER
        return Solo(
            id=self.id,
            game=table.told.name,
            preset=table.session.preset,
            options=table.told.changed(table.rules),
            names=table.session.names,
            seat=self.seat,
            over=over,
            before=self.before,
            after=table.stacks if over else [],
            was=self.was,
            anew=self.anew,
            advice=self.advice() if table.actor == self.seat else 0,
            lesson=self._said(),
            steps=len(self.lesson.points) if self.lesson else 0,
            answered=self.answered,
            frames=[framed(state) for state in self.scene.frames[since:]],
        )


class Solos:
    """All hands that somebody plays alone, and the thread in which they are played."""

    def __init__(self, leeway: float = 1.0) -> None:
        self.kept: dict[str, Alone] = {}
        self.near = NEAR * leeway
        self.lane = Lane("practice", WAITING)

    def keep(self, solo: Alone) -> None:
        """Keep it for a while; nobody is refused, but who has most gives way."""
        self._clear()
        own = [kept for kept in self.kept.values() if kept.account == solo.account]
        near = [kept for kept in self.kept.values() if kept.address == solo.address]
        if len(own) >= EACH:
            self._drop_oldest(own)
        elif len(near) >= self.near:
            self._drop_oldest(near)
        elif len(self.kept) >= ALL:
            most = Counter(kept.address for kept in self.kept.values()).most_common(1)[0][0]
            self._drop_oldest([kept for kept in self.kept.values() if kept.address == most])
        self.kept[solo.id] = solo

    def _drop_oldest(self, of: list[Alone]) -> None:
        del self.kept[min(of, key=lambda kept: kept.touched).id]

    def find(self, id: str, account: str) -> Alone:
        """The hand of this account.

        Raises:
            HouseRefuses: there is none.
        """
        self._clear()
        found = self.kept.get(id)
        if found is None or found.account != account:
            raise HouseRefuses("unknown_hand", "That hand is no longer kept; begin another.")
        found.touched = time.monotonic()
        return found

    def _clear(self) -> None:
        stale = time.monotonic() - SECONDS
        self.kept = {id: kept for id, kept in self.kept.items() if kept.touched > stale}


# -- how they begin


def begun(wish: Begin, account: Account) -> Alone:
    """A hand for practice, played on to the first choice.

    Raises:
        LansquenetError: there is no such game, preset or option, or it is not played by so many.
    """
    told = book(wish.game)
    if wish.lesson:
        return lesson_of(told, account)
    rules = told.play_by(wish.preset, wish.options)
    if wish.seats not in told.game.SEATS or wish.leader >= wish.seats:
        least, most = told.game.SEATS[0], told.game.SEATS[-1]
        raise BadOption(f"{told.title} is played by {least} to {most} seats, of which one leads.")
    seated = [account.name, *(f"Bot {seat_name(seat)}" for seat in range(1, wish.seats))]
    session = Session(
        told.name, rules, [CHIPS] * wish.seats, told.game.Carry(wish.leader), wish.preset, seated
    )
    luck = secrets.token_hex(8) if wish.seed is None else f"{told.name} {wish.seed}"
    scene = Showing(session, Laid([], dice=Random(f"{luck} cards")), 0)
    solo = Alone(secrets.token_hex(8), account.id, 0, scene, Random(luck))
    solo.before = [*session.stacks]
    solo.scene.begin()
    solo.play_on()
    return solo


def lesson_of(told: Book, account: Account) -> Alone:
    """The lesson of a game, played on to the first choice.

    Raises:
        UnknownName: the game has none.
    """
    lesson = script(told.name)
    if lesson is None:
        raise UnknownName("lesson", told.name, [name for name in GAMES if script(name)])
    names_ = [account.name, *(f"Bot {seat_name(seat)}" for seat in range(1, lesson.seats))]
    rules, carry = told.play_by(lesson.preset), told.game.Carry(lesson.leader)
    session = Session(told.name, rules, [CHIPS] * lesson.seats, carry, lesson.preset, names_)
    scene = Showing(session, Laid(lesson.laid, dice=Random(told.name)), LEARNER)
    solo = Alone(secrets.token_hex(8), account.id, LEARNER, scene, Random(told.name), lesson=lesson)
    solo.before = [*session.stacks]
    solo.scene.begin()
    solo.teach()
    return solo


def forked(found: Recalled, wish: Fork, account: Account, is_open: bool) -> Alone:
    """A hand played otherwise from a frame on: the same cards and acts until then.

    Where it would show cards that other people keep to themselves, what the seat was not shown is laid anew.

    Raises:
        HouseRefuses: it is not the asker's hand, or they are not asked any more.
    """
    mine = found.seat_of(account)
    seat = mine if wish.seat is None else wish.seat
    if seat != mine or seat < 0:
        raise HouseRefuses("not_seated", "Only a hand that you have played can be played otherwise.")
    dice = Random(f"{wish.table} {wish.hand}")
    left = stock_before(found, wish.hand)
    stock = Laid(cards_of(found.moments), left)
    scene = Showing(found.session, stock, seat, wish.hand)
    solo = Alone(secrets.token_hex(8), account.id, seat, scene, dice)
    solo.before, solo.was = [*found.session.stacks], found.brief(wish.hand).after
    follow_to(scene, found.session.tapes[0], seat, wish.at)
    stock.dice = dice
    if found.sitting.hidden and not is_open and has_company(found, seat):
        lay_anew(scene, seat, dice)
        solo.anew = True
    return solo


def follow_to(scene: Showing, tape: Sequence[int], seat: int, at: int) -> None:
    """Follow a hand until the seat is asked at this frame, or later."""
    scene.begin()
    while scene.table.actor != seat or scene.frames[-1].seq < at:
        if not scene.follow(tape):
            raise HouseRefuses("no_hand", "You were not asked anything more in this hand.")


def has_company(found: Recalled, seat: int) -> bool:
    """Whether other people, or their programs, hold cards in this hand."""
    kinds = {chair.seat: chair.kind for chair in found.sitting.seated}
    return any(kind != "bot" for other, kind in kinds.items() if other != seat)


def lay_anew(scene: Showing, seat: int, dice: Random) -> None:
    """Lay out what the seat was not shown as it might have been.

    Raises:
        HouseRefuses: no layout is found.
    """
    table = scene.table
    for _ in range(GUESSES if guesses(table.game) else 0):
        state = table.view(seat)
        if guessed(table.game, table.rules, state, seat, dice):
            state.ledger = []
            table.state = state
            table.moments[-1] = replace(table.moments[-1], after=duplicate(state))
            scene.stock.known = []
            pack = in_order(table.game.shoe(table.rules))
            scene.stock.left = [card for card in pack if deal_of(state).place[card] == STOCK]
            return
    raise HouseRefuses("sealed", "No other layout of the hidden cards was found for this moment.")


# -- over HTTP


_living = living("solos", lambda app: Solos(app.state.allowance.leeway), lambda found: found.lane.close())
router = APIRouter(prefix="/api/solo", responses=PROBLEMS, lifespan=_living)


def solos(request: Request) -> Solos:
    """The hands that are played alone in this house."""
    found: Solos = request.app.state.solos
    return found


All = Annotated[Solos, Depends(solos)]
SoloId = Annotated[str, Path(max_length=40)]


@router.post("", dependencies=OURS, status_code=201)
async def begin(wish: Begin | Fork, account: By, hall: In, all: All, spending: Spending, who: From) -> Solo:
    """Begin a hand by yourself, or play one of yours otherwise; its frames up to your first choice."""
    spending.ask("hands", who)
    if isinstance(wish, Fork):
        may = await history.seen(hall, wish.table, wish.hand, account)
        solo = await spending.worked(who, all.lane, _forked, hall.store, wish, account, may.is_open)
    else:
        solo = await spending.worked(who, all.lane, begun, wish, account)
    solo.address = who.address
    all.keep(solo)
    return solo.told()


def _forked(store: Store, wish: Fork, account: Account, is_open: bool) -> Alone:
    return forked(history.recalled(store, wish.table, wish.hand), wish, account, is_open)


@router.post("/{id}/act", dependencies=OURS)
async def act(id: SoloId, do: SoloAct, account: By, all: All, spending: Spending, who: From) -> Solo:
    """Act, and have the bots play on to your next choice; the frames that brings."""
    spending.ask("acts", who)
    solo = all.find(id, account.id)
    async with solo.lock:
        now = solo.scene.frames[-1].seq
        if do.seq != now:
            raise HouseRefuses("stale", "The hand has gone on since; look at it again.")
        if solo.table.actor == OVER:
            raise HouseRefuses("no_hand", "This hand is over.")
        await spending.worked(who, all.lane, _acted, solo, do.action)
        return solo.told(now)


def _acted(solo: Alone, action: int) -> None:
    solo.answer(action)
