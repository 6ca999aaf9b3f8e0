"""What can be asked of a house over HTTP: games, rules, odds, people, tables and their history."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Annotated, TypeVar

from lansquenet.books.tongues import LANGUAGES
from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.bare.roads import (
    APIRouter,
    Depends,
    FastAPI,
    Path,
    Query,
    Request,
    Response,
    StreamingResponse,
)
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.hall import Hall
from lansquenet.house.log.store import Account
from lansquenet.house.people import clubs
from lansquenet.house.people.erasing import erase
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.terms import filled
from lansquenet.house.web import gateway
from lansquenet.house.web.allowance import Allowance, Caller, address_of
from lansquenet.house.web.catalogue import Game, Odds, Pitch, catalogue, described, odds

COOKIE = "lansquenet"
Kept = TypeVar("Kept")
HOST = "__Host-"  # before its name behind TLS: no other host, and no plain page, can set such a cookie
YEAR = 365 * 86_400


class Problem(BaseModel):
    """What was wrong: a word for programs, and a sentence for people."""

    code: str
    text: str


PROBLEMS: dict[int | str, Json] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "what was given cannot be",
        401: "nobody is known by this session",
        403: "not for you",
        404: "there is no such thing",
        409: "not now",
        413: "too long",
        429: "too often",
        503: "not in reasonable time",
    }.items()
}
TEXT = {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "as text"}
router = APIRouter(prefix="/api", responses=PROBLEMS)


def living(
    name: str, made: Callable[[FastAPI], Kept], ended: Callable[[Kept], None]
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """What lives as long as a house, under this name of its state: made when it opens, ended with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        found = made(app)
        setattr(app.state, name, found)
        try:
            yield
        finally:
            ended(found)

    return lifespan


class Guest(BaseModel):
    """Who wants to come in."""

    name: str = Field(min_length=1, max_length=100)


class Login(BaseModel):
    """A name and its password, or a code from another device."""

    name: str = Field("", max_length=100)
    password: str = Field("", max_length=200)
    code: str = Field("", max_length=100)


class Password(BaseModel):
    """The password that is to open the account from now on, and the one that has opened it if it has one."""

    password: str = Field(max_length=200)
    old: str = Field("", max_length=200)


class Me(BaseModel):
    """Who you are, and the session to show as `Authorization: Bearer ...` where there are no cookies."""

    id: str
    name: str
    password: bool
    session: str


class Code(BaseModel):
    """A code that opens your account once on another device."""

    code: str
    seconds: float


class Opening(say.Terms):
    """The terms of a new table; `fill` seats bots, after those that are named, in every chair but yours."""

    fill: bool = False


class Link(BaseModel):
    """Where a table is found."""

    id: str
    code: str
    link: str


class TicketFor(BaseModel):
    """A ticket for one connection to this table."""

    ticket: str
    table: str


class Seat(BaseModel):
    """A chair, as the lobby shows it."""

    kind: str
    name: str
    mine: bool = False  # whoever asks sits there


class Card(BaseModel):
    """A table, as the lobby shows it."""

    id: str
    code: str
    status: str
    terms: say.Terms
    chairs: list[Seat]
    due: int = 0  # by correspondence: until when whoever asks has an answer to give, in seconds since 1970


def hall(request: Request) -> Hall:
    """The hall of this house."""
    found: Hall = request.app.state.hall
    return found


def session_of(request: Request) -> str:
    """The login that is shown, by bearer or by cookie; nothing if there is none."""
    given = request.headers.get("authorization", "")
    if given.lower().startswith("bearer "):
        return given[7:]
    return request.cookies.get(HOST + COOKIE) or request.cookies.get(COOKIE, "")


async def known(request: Request) -> Account | None:
    """Who asks, by cookie or by bearer."""
    session = session_of(request)
    return await hall(request).accounts.of_session(session) if session else None


async def somebody(account: Annotated[Account | None, Depends(known)]) -> Account:
    """Who asks; refused if nobody is known by the session."""
    if account is None:
        raise HouseRefuses("no_session", "Say who you are first: POST /api/guests with a name.")
    return account


async def from_here(request: Request) -> None:
    """Refuse what a page of somebody else's asks for in your name."""
    if not request.app.state.doors.is_ours(request):
        raise HouseRefuses("origin", "This page may not ask that of this house.")


def allowance(request: Request) -> Allowance:
    """What every visitor of this house has had."""
    found: Allowance = request.app.state.allowance
    return found


async def caller(request: Request, account: Annotated[Account | None, Depends(known)]) -> Caller:
    """From where it is asked, and by whom."""
    return Caller(address_of(request), account.id if account else "")


In = Annotated[Hall, Depends(hall)]
Spending = Annotated[Allowance, Depends(allowance)]
From = Annotated[Caller, Depends(caller)]
By = Annotated[Account, Depends(somebody)]
Maybe = Annotated[Account | None, Depends(known)]
TableId = Annotated[str, Path(max_length=40)]
GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
HandNumber = Annotated[int, Path(ge=1, le=1_000_000_000)]
OURS = [Depends(from_here)]


# -- games


@router.get("/games")
def games() -> list[Pitch]:
    """Every game, in a line."""
    return catalogue()


@router.get("/games/{game}")
def game(game: GameName, language: Language = "en") -> Game:
    """All that the book of a game says in a language: rules, sources, options, presets, words."""
    return described(game, language)


@router.get("/games/{game}/odds")
async def figures(
    request: Request,
    game: GameName,
    spending: Spending,
    who: From,
    preset: Annotated[str, Query(max_length=40)] = "",
    option: Annotated[list[str], Query(max_length=40)] = [],  # noqa: B006 - FastAPI copies it
    seats: Annotated[int, Query(ge=0, le=12)] = 0,
) -> Odds:
    """The exact figures of a game under a preset and options given as `name=value`."""
    with spending.place("figures", who):
        return await odds(request.app.state.reckoning, game, preset, option, seats)


# -- people


async def _come(hall: Hall, account: Account, request: Request, response: Response) -> Me:
    """A new login of an account, in place of the one that it may have here."""
    before = await known(request)
    if before and before.id == account.id:
        await hall.accounts.log_out(session_of(request))
    return _me(account, await hall.accounts.session(account), request, response)


def _me(account: Account, session: str, request: Request, response: Response) -> Me:
    secure = request.url.scheme == "https"
    name = f"{HOST if secure else ''}{COOKIE}"
    response.set_cookie(name, session, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return Me(id=account.id, name=account.name, password=account.password is not None, session=session)


@router.post("/guests", dependencies=OURS)
async def come_in(guest: Guest, hall: In, request: Request, response: Response) -> Me:
    """Come in: a name is enough."""
    return await _come(hall, await hall.accounts.guest(guest.name), request, response)


@router.post("/login", dependencies=OURS)
async def log_in(login: Login, hall: In, request: Request, response: Response) -> Me:
    """Come back: with a name and its password, or a code from another device."""
    if login.code:
        return await _come(hall, await hall.accounts.by_link(login.code), request, response)
    account = await hall.accounts.log_in(login.name, login.password)
    return await _come(hall, account, request, response)


@router.get("/me")
async def me(account: By, hall: In, request: Request, response: Response) -> Me:
    """Who you are here."""
    session = await hall.accounts.renewed(account, session_of(request))
    return _me(account, session, request, response)


@router.delete("/me", dependencies=OURS, status_code=204)
async def erased(account: By, hall: In, response: Response) -> None:
    """Erase who you are: your name, password, logins, results, places in salons.

    The log of your hands stays, and is read with *Somebody who has left* in place of the name.
    """
    await erase(hall, account)
    _forget_cookies(response)


@router.delete("/me/session", dependencies=OURS, status_code=204)
async def forget(hall: In, request: Request, response: Response) -> None:
    """End this login: what stood for it opens nothing any more, here or anywhere."""
    if session := session_of(request):
        await hall.accounts.log_out(session)
    _forget_cookies(response)


def _forget_cookies(response: Response) -> None:
    for name, secure in ((COOKIE, False), (HOST + COOKIE, True)):
        response.delete_cookie(name, httponly=True, samesite="strict", secure=secure)


@router.post("/me/password", dependencies=OURS, status_code=204)
async def set_password(
    password: Password, account: By, hall: In, spending: Spending, who: From, request: Request
) -> None:
    """Give your account a password, to come back to it from anywhere; all its other logins end."""
    spending.ask("passwords", who)
    await hall.accounts.set_password(account, password.password, password.old, session_of(request))


@router.post("/me/link", dependencies=OURS)
async def link(account: By, hall: In, spending: Spending, who: From) -> Code:
    """A code that opens your account once on another device."""
    spending.ask("links", who)
    return Code(code=await hall.accounts.link(account), seconds=600)


# -- tables


@router.get("/tables")
async def tables(hall: In, account: Maybe) -> list[Card]:
    """Listed tables at which somebody is, and your own; one silent for a day is found by its code alone."""
    mine = account.id if account else ""
    return [_shown(card, mine) for card in await hall.cards(mine)]


def _shown(card: Json, account: str) -> Card:
    """What an account is told of a table: which chairs are its own, and of no other account."""
    chairs = [
        Seat(kind=chair["kind"], name=chair["name"], mine=bool(account) and chair.get("account") == account)
        for chair in card["chairs"]
    ]
    waits = card.get("waits", {"chairs": [], "until": 0})
    due = waits["until"] if any(chairs[number].mine for number in waits["chairs"]) else 0
    return Card(**card | {"chairs": chairs, "due": due})


@router.post("/tables", dependencies=OURS, status_code=201)
async def open_table(
    opening: Opening, account: By, hall: In, spending: Spending, who: From, request: Request
) -> Link:
    """Open a table; its link, or its code, is the way to it."""
    spending.ask("tables", who)
    terms = say.Terms(**opening.model_dump(exclude={"fill"}))
    room = await hall.open_table(filled(terms) if opening.fill else terms, account)
    return _link(request, room)


def _link(request: Request, room: TendedTable) -> Link:
    base = str(request.base_url).rstrip("/")
    return Link(id=room.sitting.id, code=room.sitting.code, link=f"{base}/t/{room.sitting.code}")


@router.get("/codes/{code}")
async def by_code(code: Annotated[str, Path(max_length=40)], hall: In, account: Maybe) -> Card:
    """The table of this code."""
    return await table(await hall.by_code(code), hall, account)


@router.get("/tables/{table}")
async def table(table: TableId, hall: In, account: Maybe) -> Card:
    """One table."""
    return _shown(await hall.card(table), account.id if account else "")


@router.post("/tables/{table}/ticket", dependencies=OURS)
async def ticket(table: TableId, account: By, hall: In, robot: Annotated[bool, Query()] = False) -> TicketFor:
    """A ticket for one connection to the table; a program that plays says that it is a robot."""
    await hall.card(table)
    await to_thread(clubs.admit, hall.store, table, account.id)
    kind = "robot" if robot else "person"
    return TicketFor(ticket=hall.accounts.ticket(account, kind, table), table=table)


@router.get("/tables/{table}/stream", response_class=StreamingResponse)
async def stream(table: TableId, account: By, hall: In, spending: Spending, who: From) -> StreamingResponse:
    """All that a seat of the table is told, one JSON object a line; for programs in any language."""
    spending.look_for_socket(who.address)
    await to_thread(clubs.admit, hall.store, table, account.id)
    room = await hall.room(table)
    viewer = Viewer(account.id, account.name, "robot")
    lines = gateway.lines(room, viewer, spending, who.address)
    return StreamingResponse(lines, media_type="application/x-ndjson")


@router.post("/tables/{table}/messages", dependencies=OURS)
async def message(
    table: TableId, account: By, hall: In, spending: Spending, who: From, request: Request
) -> say.Ack | say.Refuse:
    """Say something at a table, as over its WebSocket, and hear what became of it."""
    body, open_room = await gateway_body(request), hall.rooms.get(table)
    if not (open_room and gateway.is_awaited(open_room, account.id, body)):
        spending.ask("messages", who)
    room, said = await hall.room(table), gateway.understood(body)
    if isinstance(said, say.Hello):
        raise HouseRefuses("bad_message", "A stream needs no hello.")
    await gateway.look_at_seat(hall, table, account.id, said)
    viewer = next((v for v in room.viewers if v.account == account.id), None)
    return await room.ask(viewer or Viewer(account.id, account.name, "robot"), said)


async def gateway_body(request: Request) -> bytes:
    """The body of a request, no longer than a message may be."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > say.LONGEST:
            raise HouseRefuses("too_long", f"A message has {say.LONGEST} bytes at most.")
    return body
