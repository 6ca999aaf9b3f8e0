"""Hands played over again, frame by frame, as one viewer may see them.

Whatever is shown here comes out of `Projection`, like the frames of a live table; so a seat sees of a hand
that is over what it saw while it was played, and no more.
"""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Annotated

from lansquenet.books.book import seat_name
from lansquenet.books.transcript import Moment, Session, lawful, read
from lansquenet.books.wording import action_of
from lansquenet.errors import BadRecord, HouseRefuses
from lansquenet.house import history, messages as say
from lansquenet.house.bare.roads import APIRouter, Query, Request, Response
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.history import Recalled, stock_before
from lansquenet.house.log.store import Account, Store
from lansquenet.house.tables.changes import Change
from lansquenet.house.tables.projection import Projection
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.web.reckoning import checking
from lansquenet.house.web.reckoning.shelves import Asking, Reading
from lansquenet.house.web.rest import OURS, PROBLEMS, HandNumber, In, Maybe, TableId
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import CHANCE, EVERYTHING, ONLOOKER, OVER, State, duplicate
from lansquenet.seats.table import SeatedTable
from lansquenet.seats.telling import Line, lines, unforced

LONGEST = 200_000  # bytes of a transcript
MOST = 3_000  # acts of one
TEXT = {"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}}
SEEN_BY = {"public": ONLOOKER, "all": EVERYTHING}

router = APIRouter(prefix="/api", responses=PROBLEMS)
router.include_router(checking.router)


class Frame(BaseModel):
    """A moment of a hand, and the rules by which it came about or asks what it asks."""

    state: say.State
    rules: list[str]


class PlayedHand(BaseModel):
    """A hand from its first frame to its last; `after` is empty when it is not over."""

    hand: int
    draw: bool
    before: list[int]
    after: list[int]
    frames: list[Frame]


class Replayed(BaseModel):
    """Hands to play over, seen from a seat; from -5 as all could see them, from -6 with every card."""

    game: str
    preset: str
    options: dict[str, str] = Field(description="those that differ from the usual")
    names: list[str]
    seat: int
    mine: int = Field(description="the seat of the one who asks, or -1")
    seats: list[int] = Field(description="from which it may be seen")
    hands: list[PlayedHand]


# -- the cards, and the table they are turned at


class Laid:
    """A stock of which the first cards are known; one is turned each time that `ready` is set.

    When the known ones have run out, others are turned at random if there are dice, and else none.
    """

    def __init__(self, known: Sequence[int], left: Sequence[int] = (), dice: Random | None = None) -> None:
        self.known, self.left, self.dice = [*known], [*left], dice
        self.ready = False

    def __len__(self) -> int:
        """The cards not yet turned."""
        return len(self.left)

    def gather(self, pack: list[int]) -> None:
        """These cards are the stock."""
        self.left = [*pack]

    def turn(self) -> int | None:
        """The next card, if it is to be turned."""
        if not self.ready:
            return None
        self.ready = False
        card = self._known() if self.known else self._other()
        if card in self.left:
            self.left.remove(card)
        return card

    def _known(self) -> int | None:
        """The next known card; after another choice one may lie elsewhere, and is passed over."""
        while self.known:
            card = self.known.pop(0)
            if self.dice is None or card in self.left:
                return card
        return self._other()

    def _other(self) -> int | None:
        if self.dice is None:
            return None
        return self.dice.choice(self.left) if self.left else EMPTY

    def close(self) -> None:
        """Nothing hangs on it here."""


class Endless(SeatedTable):
    """A table that plays what has been played, whoever could have played on."""

    @property
    def finished(self) -> bool:
        """Never: what was played could be."""
        return False


class Showing:
    """Hands at a table of their own, step by step before one viewer.

    A step is some cards, or one act, with what is forced after it.
    """

    def __init__(self, session: Session, stock: Laid, viewer: int, hand: int = 1) -> None:
        told, rules = session.told, session.rules
        mine = Session(session.name, rules, session.stacks, session.carry, session.preset, [*session.names])
        shape = {"game": told.name, "options": told.options_of(rules), "seats": len(session.stacks)}
        self.stock = stock
        self.sitting = Sitting("again", "", "", say.Terms.model_validate(shape))
        self.table = self.sitting.table = Endless(mine, stock=stock, patient=True)
        self.sitting.hand = hand - 1
        self.read = 0  # moments of the hand that a lesson has told of
        self.watch = Watch(self.sitting, viewer)

    @property
    def frames(self) -> list[say.State]:
        """Those of the hand in play, or of the last."""
        return self.watch.seen[self.watch.viewer].frames

    def begin(self) -> None:
        """Begin the next hand."""
        self.sitting.hand += 1
        self.watch.recall(Change(self.table.begin(), begun=True))

    def turn(self, most: int = MOST) -> bool:
        """Turn the cards that are waited for, as at a table that is played; False: none is known."""
        moments: list[Moment] = []
        while self.table.waits and len(moments) < most:
            self.stock.ready = True
            turned = self.table.go_on()
            if not turned:
                break
            moments += turned
        self.watch.recall(Change(moments))
        return bool(moments)

    def act(self, action: int) -> None:
        """Have the seat whose turn it is do this."""
        self.watch.recall(Change(self.table.act(self.table.actor, action)))

    def perform(self, play: Sequence[tuple[int, str]]) -> None:
        """Have this come about: cards and acts in the words of a transcript, with what is forced among them.

        Raises:
            BadRecord: by the rules it comes about otherwise.
        """
        table, turned = self.table, list[Moment]()
        for who, word in play:
            if self.read == len(table.moments) and table.waits:
                self.stock.ready = True
                turned += table.go_on()
            elif self.read == len(table.moments):
                self.watch.recall(Change(turned))
                turned = []
                self.act(action_of(table.told, table.state, word))
            done = table.moments[self.read]
            self.read += 1
            if (done.act.actor, done.act.action) != (who, action_of(table.told, done.before, word)):
                raise BadRecord(
                    f"Not {seat_name(who)} {word}: {lawful(table.told, table.rules, done.before)}."
                )
        self.watch.recall(Change(turned))

    def follow(self, tape: Sequence[int]) -> bool:
        """Take the next step of a hand as it was played; False: there is none."""
        done = len(self.table.moments)
        if self.table.actor == OVER or done >= len(tape):
            return False
        if self.table.waits:
            return self.turn()
        self.act(tape[done])
        return True


class Watch(Projection):
    """The frames of one viewer alone: a seat, ONLOOKER, or EVERYTHING."""

    def __init__(self, sitting: Sitting, viewer: int) -> None:
        super().__init__(sitting, EVERYTHING if viewer == EVERYTHING else ONLOOKER)
        self.viewer = viewer

    @property
    def viewers(self) -> Sequence[int]:
        """The one for whom frames are made."""
        return (self.viewer,)

    def _learnt(self, moment: Moment, who: int) -> list[Line]:
        if who != EVERYTHING:
            return super()._learnt(moment, who)
        table = self.sitting.played
        known = table.told, table.rules
        return unforced(*known, moment, lines(*known, table.session.names, moment, None))

    def _unturned(self) -> list[int]:
        stock = self.sitting.played.stock
        return stock.left if isinstance(stock, Laid) else []

    def _view(self, who: int, state: State) -> State:
        return duplicate(state) if who == EVERYTHING else super()._view(who, state)


# -- hands that were played


def cards_of(moments: Sequence[Moment]) -> list[int]:
    """The cards that were turned, in order."""
    return [moment.act.action for moment in moments if moment.act.actor == CHANCE]


def played(
    session: Session, cards: Sequence[int], viewer: int, left: Sequence[int] = (), hand: int = 1
) -> list[PlayedHand]:
    """The hands of a session in frames; `left` is what the stock had before the first, if not all anew."""
    scene = Showing(session, Laid(cards, left), viewer, hand)
    return [_played(scene, tape) for tape in session.tapes]


def _played(scene: Showing, tape: Sequence[int]) -> PlayedHand:
    before = [*scene.table.stacks]
    scene.begin()
    while scene.follow(tape):
        pass
    over = scene.table.actor == OVER
    return PlayedHand(
        hand=scene.sitting.hand,
        draw=scene.table.drew,
        before=before,
        after=scene.table.stacks if over else [],
        frames=[framed(state) for state in scene.frames],
    )


def framed(state: say.State) -> Frame:
    """A frame with its rules."""
    named = [line.rule for line in state.lines] + ([state.offer.rule] if state.offer else [])
    return Frame(state=state, rules=[*dict.fromkeys(rule for rule in named if rule)])


# -- who may see what


def seats_for(found: Recalled, mine: int, is_open: bool) -> list[int]:
    """From where somebody in this seat may see a hand; the first is what they see if they do not say."""
    public = [ONLOOKER]
    if found.sitting.hidden and not is_open:
        return ([mine] if mine >= 0 else []) + public
    seats = [*range(len(found.session.stacks))]
    first = mine if mine >= 0 else EVERYTHING
    others = [viewer for viewer in (*seats, EVERYTHING, *public) if viewer != first]
    return [first, *others]


def viewer_of(wanted: str, allowed: list[int]) -> int:
    """The viewer of this name.

    Raises:
        HouseRefuses: this hand may not be seen from there.
    """
    viewer = SEEN_BY[wanted] if wanted in SEEN_BY else int(wanted) if wanted else allowed[0]
    if viewer not in allowed:
        raise HouseRefuses("sealed", "Hands at this table stay closed: only your own seat's view is yours.")
    return viewer


SeenFrom = Annotated[str, Query(pattern=r"^(|all|public|1?\d)$")]


@router.get("/tables/{table}/hands/{number}/frames", response_model=Replayed)
async def frames(
    table: TableId,
    number: HandNumber,
    hall: In,
    account: Maybe,
    asking: Asking,
    seat: SeenFrom = "",
) -> Response:
    """A hand that is over, frame by frame: from a seat's number, `all` or `public`; your own if unsaid."""
    may = await history.seen(hall, table, number, account)
    key = (table, number, account.id if account and may.sat else "", seat)
    return await asking.answer(shown, table, number, account, may.is_open, seat, key=key)


def shown(
    store: Store, table: str, number: int, account: Account | None, is_open: bool, seat: str
) -> Reading:
    """A hand that is over, in frames."""
    hand = history.recalled(store, table, number)
    mine = hand.seat_of(account)
    allowed = seats_for(hand, mine, is_open)
    viewer = viewer_of(seat, allowed)
    left = stock_before(hand, number)
    hands = played(hand.session, cards_of(hand.moments), viewer, left, number)
    return _read(replayed(hand.session, hands, viewer, allowed, max(mine, -1)))


def _read(found: Replayed) -> Reading:
    return Reading(found.model_dump_json().encode())


@router.post("/replay", dependencies=OURS, openapi_extra=TEXT, response_model=Replayed)
async def uploaded(request: Request, asking: Asking, seat: SeenFrom = "") -> Response:
    """The hands of a transcript, frame by frame; the transcript is the body, as text."""
    asking.spending.ask("transcripts", asking.who)
    text = await _text(request)
    digest = sha256(text.encode()).hexdigest()
    return await asking.answer(of_text, text, seat, key=(digest, seat))


def of_text(_: Store, text: str, seat: str) -> Reading:
    """The hands of a transcript, in frames."""
    return _read(of_transcript(text, seat))


async def _text(request: Request) -> str:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST:
            raise HouseRefuses("too_long", f"A transcript to be shown has {LONGEST:,} bytes at most.")
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise BadRecord("This is not text.") from None


def of_transcript(text: str, seat: str = "") -> Replayed:
    """The hands of a transcript in frames; who has it has seen every card.

    Raises:
        BadRecord: it is damaged, or breaks the rules.
        HouseRefuses: it is too long.
    """
    session, moments = read(text.replace("\r\n", "\n"))
    if not moments:
        raise BadRecord("There is no act in this transcript.")
    if len(moments) > MOST:
        raise HouseRefuses("too_long", f"A transcript to be shown has {MOST:,} acts at most.")
    allowed = [EVERYTHING, *range(len(session.stacks)), ONLOOKER]
    viewer = viewer_of(seat, allowed)
    hands = played(session, cards_of(moments), viewer, session.left)
    return replayed(session, hands, viewer, allowed)


def replayed(
    session: Session, hands: list[PlayedHand], viewer: int, allowed: list[int], mine: int = -1
) -> Replayed:
    """These hands, to be played over."""
    return Replayed(
        game=session.name,
        preset=session.preset,
        options=session.told.changed(session.rules),
        names=session.names,
        seat=viewer,
        mine=mine,
        seats=allowed,
        hands=hands,
    )
