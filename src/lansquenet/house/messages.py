"""Every message between a table of the house and those who sit at it, both ways.

The schema in `docs/protocol.md` is made from these classes, and so are the types of the browser's table.
"""

from typing import Annotated, Literal

from lansquenet.books.written import Json
from lansquenet.house.bare.shaped import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from lansquenet.seats.beats import Beat, Result
from lansquenet.seats.cloth import Place, Row
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import Line

PROTOCOL = 1
LONGEST = 8192  # bytes of a message from a client

ClientId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[!-~]+$")]
Bytes32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Bytes64 = Annotated[str, Field(pattern=r"^[0-9a-f]{128}$")]
Speed = Literal["slow", "usual", "fast", "at_once"]
Chair = Annotated[int, Field(ge=0, le=11)]
Medallion = Literal[
    "", "sun", "moon", "star", "crown", "key", "anchor", "tower", "heart", "leaf", "acorn", "bell", "cup"
]  # fmt: skip
PhraseKey = Literal[
    "hello", "luck", "well_played", "fine_cards", "my_luck", "thanks",
    "sorry", "moment", "go_on", "laugh", "another", "goodbye",
]  # fmt: skip


class Message(BaseModel):
    """What all messages have in common: nothing unknown in them, and no change after they are made."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Terms(Message):
    """What a table is opened with."""

    game: str = Field(description="the name of a game, as `GET /api/games` lists them")
    preset: str = Field("", description="a preset of the game's book")
    options: dict[str, str] = Field({}, description="options of the game's book that differ from the preset")
    seats: int = Field(4, ge=2, le=12, description="chairs, of which any number may be empty")
    chips: int = Field(500, ge=1, le=1_000_000, description="what everybody sits down with")
    bots: tuple[str, ...] = Field((), max_length=11, description="bots of the house that sit down at once")
    pace: float = Field(0.8, ge=0, le=10, description="how slowly it goes: 0.8 is usual, 0 shows all at once")
    between: float = Field(
        6, ge=0, le=60, description="seconds between two hands, unless all who are here are ready before"
    )
    clock: int = Field(0, ge=0, le=3600, description="seconds a seat has for an act; 0: no clock")
    days: int = Field(0, ge=0, le=14, description="by correspondence: days a seat has for an act")
    grace: int = Field(
        30, ge=0, le=600, description="seconds until the stand-in plays for a seat that is away"
    )
    window: float = Field(3, ge=0, le=10, description="seconds of a question asked of all in silence")
    private: bool = Field(False, description="not listed: found by its link or code alone")
    spectators: Literal["none", "public", "delayed"] = "public"
    delay: int = Field(30, ge=1, le=600, description="seconds by which delayed spectators are behind")
    records: Literal["own", "open"] = Field("own", description="whether all may see all of a finished hand")
    odds: bool = Field(True, description="whether the odds are shown while playing")
    hints: bool = Field(False, description="whether all may ask for hints; alone with bots one always may")
    newcomer: bool = Field(
        False,
        description="one person among bots neither banks nor deals before being asked; nothing is drawn for",
    )


# -- from a client


class Hello(Message):
    """Once, first: which table, by what right, and what was seen of it last."""

    type: Literal["hello"] = "hello"
    table: str = Field(max_length=40)
    ticket: str = Field(max_length=200)
    hand: int = Field(0, ge=0)
    seq: int = Field(0, ge=0)
    speed: Speed = Field(
        "usual", description="at which beats are to be shown; the slowest of those here is taken"
    )


class Sit(Message):
    """Sit down in a chair, or in any that is empty; a person has a bot's when the hand is over."""

    type: Literal["sit"] = "sit"
    chair: Chair | None = None
    medallion: Annotated[Medallion, Field(description="the sign by which you are shown")] = ""


class Rise(Message):
    """Leave the table; a hand in play is finished by the stand-in."""

    type: Literal["rise"] = "rise"


class SitOut(Message):
    """Sit out from the next hand on."""

    type: Literal["sit_out"] = "sit_out"


class ComeBack(Message):
    """Be dealt in again."""

    type: Literal["come_back"] = "come_back"


class Do(Message):
    """Act, in the state of this hand and seq; a resend with the same id changes nothing more."""

    type: Literal["act"] = "act"
    id: ClientId
    hand: int = Field(ge=0)
    seq: int = Field(ge=0)
    action: int = Field(ge=-10, le=1_000_000_000)


class MoreTime(Message):
    """Half a minute more for your act, where a clock runs; once a hand."""

    type: Literal["more_time"] = "more_time"


class Promise(Message):
    """With which key this seat signs in a session, and the tip of the chain from which its links come."""

    type: Literal["promise"] = "promise"
    session: str = Field(max_length=60)
    key: Bytes32
    head: Bytes32


class Share(Message):
    """The share that `share_wanted` asked for."""

    type: Literal["share"] = "share"
    window: int = Field(ge=0)
    void: int = Field(ge=0)
    share: Bytes32
    signature: Bytes64


class Ready(Message):
    """What the hand has brought has been seen: the next may begin."""

    type: Literal["ready"] = "ready"
    hand: int = Field(ge=0)


class Hurry(Message):
    """Show what is still to be seen at once; where several persons play, when all have asked."""

    type: Literal["hurry"] = "hurry"


class Say(Message):
    """Say something to all at the table; it is not kept."""

    type: Literal["say"] = "say"
    text: str = Field(min_length=1, max_length=200)


class Phrase(Message):
    """Say one of a dozen phrases, which everybody reads in a language of their own."""

    type: Literal["phrase"] = "phrase"
    phrase: PhraseKey = Field(description="its key; what a reader reads is in the words of the page")


class Manage(Message):
    """For the host: start, pause, go on, play again, close the table, have it listed or found by its link."""

    type: Literal["manage"] = "manage"
    what: Literal["start", "pause", "go_on", "rematch", "close", "list", "unlist"]


class Remove(Message):
    """For the host: have somebody leave the table."""

    type: Literal["remove"] = "remove"
    chair: Chair


class AddBot(Message):
    """For the host: put a bot of the house in an empty chair."""

    type: Literal["add_bot"] = "add_bot"
    bot: str = Field("", max_length=40)
    chair: Chair | None = None


Asked = (
    Sit
    | Rise
    | SitOut
    | ComeBack
    | Do
    | MoreTime
    | Promise
    | Share
    | Ready
    | Hurry
    | Say
    | Phrase
    | Manage
    | Remove
    | AddBot
)
ClientMessage = Annotated[Hello | Asked, Field(discriminator="type")]
CLIENT: TypeAdapter[Hello | Asked] = TypeAdapter(ClientMessage)


# -- from the house


class Welcome(Message):
    """You are at the table: as whom, and in which chair, if in any."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    table: str
    code: str
    you: str = Field(description="your account")
    chair: int = -1
    heir: int = Field(-1, description="the chair that will be yours when the hand is over")
    host: bool = False
    deck: str = Field("fr", description="the deck with which the game is shown: fr, de or la")
    key: str = Field("", description="the house's own (Ed25519, in hex): what it signs is checked by it")
    terms: Terms


Status = Literal["waiting", "playing", "paused", "finished", "closed"]
Halt = Literal["", "closed", "paused", "finished", "start", "few", "rests", "closing", "comes"]
Kind = Literal["empty", "person", "robot", "bot"]
Presence = Literal["empty", "here", "away", "out", "waiting", "leaving"]


class ChairIs(Message):
    """A chair, as all may see it."""

    chair: int
    kind: Kind
    name: str = ""
    face: str = Field("", description="the head by which the page draws it; empty: its letters")
    bot: str = Field("", description="by which rules it plays, if it is one of the house")
    seat: int = Field(-1, description="in the hand that is played; -1: in none")
    chips: int | None = Field(0, description="null: you may not look on here")
    state: Presence = "empty"
    standin: bool = Field(False, description="the stand-in plays: the least committing legal act")
    shares: bool = Field(False, description="contributes to the shuffle")
    key: str = Field("", description="by which its signatures are checked; of a bot it is the house's own")
    silent: bool = Field(False, description="gave no share when it was wanted: out until the session ends")
    heir: str = Field("", description="the name of who has this chair of a bot when the hand is over")


class Room(Message):
    """Who is at the table, and whether it plays; sent when it changes."""

    type: Literal["room"] = "room"
    status: Status
    why: str = Field("", description="why it does not go on, in words")
    halt: Halt = Field("", description="the same in a word; the page says it in the reader's language")
    host: int = Field(-1, description="the chair of the host, if it sits")
    chairs: tuple[ChairIs, ...]
    watching: int = 0
    hand: int = 0
    session: str = Field(
        "", description="the session that is played, or comes next; what is promised is for it"
    )


class State(Message):
    """The hand as you may see it, and what has happened since the last of these.

    `again` says that `lines` are all of the hand, not only what is new.
    """

    type: Literal["state"] = "state"
    hand: int
    seq: int
    draw: bool = Field(False, description="the hand in which it is drawn who begins")
    again: bool = False
    over: bool = False
    phase: str = ""
    actor: int = Field(-1, description="the seat to act; -1: the cards, -2: nobody, -4: somebody")
    stock: int = 0
    left: tuple[int, ...] = Field(
        (), description="how many of each rank are in the stock, from the ace; where anybody can count them"
    )
    me: int = -1
    places: tuple[Place, ...] = ()
    rows: tuple[Row, ...] = ()
    offer: Offer | None = None
    lines: tuple[Line, ...] = ()
    beat: Beat | None = Field(
        None, description="what is seen here that was not before; null where all is told anew"
    )
    result: Annotated[Result | None, Field(description="how the hand has ended")] = None


class Clock(Message):
    """How long the seat to act still has; the stand-in plays then."""

    type: Literal["clock"] = "clock"
    seat: int
    seconds: float


class Committed(Message):
    """The cards are fixed: this is what they will be checked against."""

    type: Literal["committed"] = "committed"
    hand: int
    body: Json
    signature: str


class ShareWanted(Message):
    """Everything is fixed but the seats' own shares: send yours."""

    type: Literal["share_wanted"] = "share_wanted"
    hand: int
    body: Json
    signature: str
    seconds: float


class Void(Message):
    """Not every share came: the window is void, and with the same cards all the others sign anew."""

    type: Literal["void"] = "void"
    hand: int
    body: Json
    signature: str


class Joined(Message):
    """All shares are in: how the cards lie has been settled."""

    type: Literal["joined"] = "joined"
    hand: int
    body: Json


class Ack(Message):
    """Your act stands, and will stand whatever happens."""

    type: Literal["ack"] = "ack"
    id: str
    again: bool = False


class Refuse(Message):
    """It was not done; nothing has changed."""

    type: Literal["refuse"] = "refuse"
    code: str
    text: str
    id: str = ""
    rule: str = ""


class Talk(Message):
    """What somebody at the table says."""

    type: Literal["talk"] = "talk"
    name: str
    text: str
    phrase: str = Field(
        "", description="by which the page finds it in the reader's language; empty: own words"
    )


class Bye(Message):
    """The house ends the connection: why, and after how many seconds to come again (-1: not)."""

    type: Literal["bye"] = "bye"
    code: str
    text: str
    again: float = -1
    moved: str = ""


Told = Welcome | Room | State | Clock | Committed | ShareWanted | Void | Joined | Ack | Refuse | Talk | Bye
HouseMessage = Annotated[Told, Field(discriminator="type")]
HOUSE_SAYS: TypeAdapter[Told] = TypeAdapter(HouseMessage)


def heard(text: str | bytes) -> Hello | Asked:
    """The message of a client.

    Raises:
        ValueError: it is none; the text says why, in words that quote nothing secret.
    """
    try:
        return CLIENT.validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"{where}: {first['msg']}" if where else first["msg"]) from None
