"""A hand to show: a link by which anybody sees it as all could, its picture, and a frame that plays.

Only who sat in the hand can make the link, for it opens what a table may keep to itself; it shows what lay
open for all, and no more.  It is signed by the house, and nothing of it is kept.
"""

from asyncio import to_thread
from hmac import compare_digest
from html import escape
from typing import Annotated, Literal

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.decks import deck_for
from lansquenet.errors import HouseRefuses
from lansquenet.house import history
from lansquenet.house.bare.roads import APIRouter, HTMLResponse, Path, Request, Response
from lansquenet.house.bare.shaped import BaseModel
from lansquenet.house.hall import Hall
from lansquenet.house.history import recalled, stock_before
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web import pages
from lansquenet.house.web.frames import PlayedHand, Replayed, cards_of, played, replayed
from lansquenet.house.web.mine.still import HIGH, WIDE, deciding, still
from lansquenet.house.web.reckoning.shelves import Asking, Reading
from lansquenet.house.web.rest import OURS, PROBLEMS, By, HandNumber, In, TableId
from lansquenet.rules.state import ONLOOKER

FRAMED = (  # as every page of the house, but that others may show it within theirs
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *; "
    "require-trusted-types-for 'script'"
)
PICTURES = {"svg": "image/svg+xml", "png": "image/png"}

router = APIRouter(responses=PROBLEMS)
KeyGiven = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]


class Show(BaseModel):
    """Where a hand is shown to anybody who has the link: a page, its picture, and a frame for other pages."""

    link: str
    embed: str
    png: str
    svg: str


def key_of(keys: Keys, table: str, hand: int) -> str:
    """What opens a hand for everybody."""
    return keys.mac("show", table, hand).hex()[:24]


async def opened(hall: Hall, table: str, hand: int, key: str) -> Json:
    """The card of the table of a hand that this key opens.

    Raises:
        HouseRefuses: it opens another hand, or none; or it may not be seen from outside yet.
    """
    if not compare_digest(key, key_of(hall.store.keys, table, hand)):
        raise HouseRefuses("unknown_hand", "There is no hand to show under this link.")
    card = await hall.card(table)
    if hand > await to_thread(history.newest, hall.store, card, None):
        raise HouseRefuses("not_yet", "Who does not sit at this table sees its hands some time later.")
    return card


@router.post("/api/tables/{table}/hands/{number}/show", dependencies=OURS)
async def show(
    table: TableId, number: HandNumber, account: By, hall: In, request: Request, asking: Asking
) -> Show:
    """Make the link by which anybody sees this hand of yours, as all at the table could."""
    await history.seen(hall, table, number, account)
    await asking.answer(sat_in, table, number, account, key=(table, number, account.id))
    base = str(request.base_url).rstrip("/")
    path = f"{table}/{number}/{key_of(hall.store.keys, table, number)}"
    api = f"{base}/api/show/{path}"
    return Show(link=f"{base}/show/{path}", embed=f"{base}/embed/{path}", png=f"{api}.png", svg=f"{api}.svg")


@router.get(
    "/api/show/{table}/{number}/{key}.{form}",
    responses={200: {"content": {m: {} for m in PICTURES.values()}}},
)
async def picture(
    table: TableId,
    number: HandNumber,
    key: KeyGiven,
    form: Literal["svg", "png"],
    hall: In,
    asking: Asking,
) -> Response:
    """The hand at the moment that decided it, as a picture of 1200 by 630."""
    await opened(hall, table, number, key)
    return await asking.answer(drawn, table, number, form, key=(table, number, form), media=PICTURES[form])


@router.get("/api/show/{table}/{number}/{key}", response_model=Replayed)
async def shown(table: TableId, number: HandNumber, key: KeyGiven, hall: In, asking: Asking) -> Response:
    """The hand, frame by frame, as all could see it."""
    await opened(hall, table, number, key)
    return await asking.answer(in_frames, table, number, key=(table, number))


@router.get("/show/{table}/{number}/{key}", include_in_schema=False)
async def page(table: TableId, number: HandNumber, key: KeyGiven, hall: In, request: Request) -> HTMLResponse:
    """The page of a hand to show, with what others tell of its link."""
    card = await opened(hall, table, number, key)
    base = str(request.base_url).rstrip("/")
    path = f"show/{table}/{number}/{key}"
    shell = bytes(pages.shell(request).body).decode()
    told = tags(card, number, f"{base}/{path}", f"{base}/api/{path}.png")
    return HTMLResponse(shell.replace("<title>", f"{told}<title>", 1), headers=pages.ANEW)


@router.get("/embed/{table}/{number}/{key}", include_in_schema=False)
async def frame(
    table: TableId, number: HandNumber, key: KeyGiven, hall: In, request: Request
) -> HTMLResponse:
    """The same, to stand in a frame of any page: it alone of all pages of the house may."""
    found = await page(table, number, key, hall, request)
    found.headers["content-security-policy"] = FRAMED
    return found


def tags(card: Json, number: int, link: str, picture: str) -> str:
    """What those who show links read of one."""
    title = book(card["terms"]["game"]).title
    told = {
        "og:type": "website",
        "og:site_name": "Lansquenet",
        "og:title": f"{title}, hand {number}",
        "og:description": f"A hand of {title}, to go through card by card. Play chips only.",
        "og:url": link,
        "og:image": picture,
        "og:image:width": f"{WIDE}",
        "og:image:height": f"{HIGH}",
        "og:image:alt": f"The cards that decided a hand of {title}",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in told.items())


# -- in the process of the archive


def sat_in(store: Store, table: str, number: int, account: Account) -> Reading:
    """Whether somebody sat in a hand.

    Raises:
        HouseRefuses: they did not.
    """
    if account.id not in recalled(store, table, number).chairs:
        raise HouseRefuses("not_seated", "Only a hand that you have played is yours to show.")
    return Reading(b"")


def _frames(store: Store, table: str, number: int) -> tuple[history.Recalled, list[PlayedHand]]:
    found = recalled(store, table, number)
    left = stock_before(found, number)
    return found, played(found.session, cards_of(found.moments), ONLOOKER, left, number)


def in_frames(store: Store, table: str, number: int) -> Reading:
    """A hand as all could see it."""
    found, hands = _frames(store, table, number)
    told = replayed(found.session, hands, ONLOOKER, [ONLOOKER])
    return Reading(told.model_dump_json().encode())


def drawn(store: Store, table: str, number: int, form: str) -> Reading:
    """A hand as a picture."""
    found, hands = _frames(store, table, number)
    shoe = found.session.told.game.shoe(found.session.rules)
    svg = still(deciding([frame.state for frame in hands[0].frames]), deck_for(found.session.name, shoe.pack))
    return Reading(svg.encode() if form == "svg" else as_png(svg))


def as_png(svg: str) -> bytes:
    """The picture in points; what draws it is loaded when it is first wanted."""
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
