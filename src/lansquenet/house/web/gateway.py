"""The doors of a table: a WebSocket for people, a stream of lines for programs in any language.

Who comes is looked at before anything is opened: where the page is from, what ticket it has, how many
have come from its address.  What it says is measured before it is read.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.bare.gauges import REFUSED
from lansquenet.house.bare.notes import get_logger
from lansquenet.house.bare.roads import APIRouter, HTTPConnection, WebSocket, WebSocketDisconnect
from lansquenet.house.hall import Hall
from lansquenet.house.people import clubs
from lansquenet.house.rooms.room import TendedTable
from lansquenet.house.rooms.viewers import Viewer, Wish
from lansquenet.house.web.allowance import Allowance, Hearing, address_of

HELLO_SECONDS = 10.0
FOR_NOW = ("again", "closing")  # refusals after which the same may be asked again
SEND_SECONDS = 20.0  # for a message to leave; who reads slower is cut

router = APIRouter()
log = get_logger()


class Doors:
    """Which pages may connect."""

    def __init__(self, origins: frozenset[str]) -> None:
        self.origins = origins

    def is_ours(self, asked: HTTPConnection) -> bool:
        """Whether the page that asks is one of the house; a program that is no browser names none."""
        origins = asked.headers.getlist("origin")
        if not origins:
            return True
        scheme = {"ws": "http", "wss": "https"}.get(asked.url.scheme, asked.url.scheme)
        own = f"{scheme}://{asked.headers.get('host', '').lower()}"
        return len(origins) == 1 and origins[0] in {own, *self.origins}


@router.websocket("/ws")
@router.websocket("/ws/{table}")
async def table_socket(socket: WebSocket, table: str = "") -> None:
    """A table, over a WebSocket; `docs/protocol.md` says what is spoken.

    By the address that names it a proxy knows to which process of the house it belongs.
    """
    doors: Doors = socket.app.state.doors
    allowance: Allowance = socket.app.state.allowance
    if not doors.is_ours(socket):
        REFUSED.labels("door").inc()
        await socket.close(4403)  # before the upgrade: answered with 403
        return
    with allowance.socket(address_of(socket)):
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await _converse(socket, socket.app.state.hall, table)


async def _converse(socket: WebSocket, hall: Hall, table: str) -> None:
    """Greet, then pass on what is said until one of the two is gone."""
    try:
        room, viewer, hello = await _greeted(socket, hall, table)
    except HouseRefuses as wrong:
        REFUSED.labels(wrong.code).inc()
        await socket.send_text(_goodbye(wrong).model_dump_json())
        await socket.close(4400)
        return
    await room.come(viewer, hello.hand, hello.seq)
    hearing = asyncio.create_task(_hear(socket, room, viewer))
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
        if viewer.cut:  # why is still to be said
            await asyncio.wait({sending}, timeout=SEND_SECONDS)
    finally:
        room.go(viewer)
        for task in (hearing, sending):
            task.cancel()
        await asyncio.gather(hearing, sending, return_exceptions=True)
    with contextlib.suppress(RuntimeError):
        await socket.close(4000)


def _goodbye(wrong: HouseRefuses) -> say.Bye:
    """Why somebody is not let in, and where or when to come again."""
    if wrong.code == "moved" and "://" in str(wrong):
        return say.Bye(code=wrong.code, text=str(wrong), again=0, moved=str(wrong))
    return say.Bye(code=wrong.code, text=str(wrong), again=1 if wrong.code in FOR_NOW else -1)


async def _greeted(socket: WebSocket, hall: Hall, table: str) -> tuple[TendedTable, Viewer, say.Hello]:
    """Who comes, and to which table."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await _text(socket)
    except TimeoutError:
        raise HouseRefuses("no_hello", "Nothing was said for ten seconds.") from None
    message = understood(text)
    if not isinstance(message, say.Hello):
        raise HouseRefuses("no_hello", "The first message is hello.")
    if table not in ("", message.table):
        raise HouseRefuses("bad_message", "This address is another table's than the one in hello.")
    account, kind = await hall.accounts.admit(message.ticket, message.table)
    await asyncio.to_thread(clubs.admit, hall.store, message.table, account.id)
    room = await hall.room(message.table, by="wanted" if table else "wished")
    return room, Viewer(account.id, account.name, kind, speed=message.speed), message


async def _text(socket: WebSocket) -> str | bytes:
    got = await socket.receive()
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code") or 1005)
    return got.get("text") or got.get("bytes") or ""


def understood(text: str | bytes) -> say.Hello | say.Asked:
    """The message in these words.

    Raises:
        HouseRefuses: it is too long, or none.
    """
    if len(text if isinstance(text, bytes) else text.encode()) > say.LONGEST:
        raise HouseRefuses("too_long", f"A message has {say.LONGEST} bytes at most.")
    try:
        return say.heard(text)
    except ValueError as wrong:
        raise HouseRefuses("bad_message", f"This is no message of the protocol: {wrong}") from None


async def _hear(socket: WebSocket, room: TendedTable, viewer: Viewer) -> None:
    """Take in what is said, as fast as is allowed."""
    hearing = Hearing(socket.app.state.allowance)
    while not viewer.cut:
        text = await _text(socket)
        if not (is_awaited(room, viewer.account, text) or hearing.takes()):
            refuse(viewer, HouseRefuses("too_fast", "Ten messages a second, and thirty at once, are enough."))
            if hearing.is_lost:
                viewer.end(say.Bye(code="too_fast", text="Too many messages.", again=10))
            continue
        try:
            message = understood(text)
            if isinstance(message, say.Hello):
                raise HouseRefuses("bad_message", "Hello is said once.")
            await look_at_seat(socket.app.state.hall, room.sitting.id, viewer.account, message)
        except HouseRefuses as wrong:
            refuse(viewer, wrong)
            continue
        room.inbox.put_nowait(Wish(viewer, message))


async def look_at_seat(hall: Hall, table: str, account: str, message: say.Asked) -> None:
    """Refuse a seat at a salon's table to who is no member of it, or is barred there."""
    if isinstance(message, say.Sit):
        await asyncio.to_thread(clubs.admit, hall.store, table, account, sits=True)


def is_awaited(room: TendedTable, account: str, text: str | bytes) -> bool:
    """Whether a page says this unasked by its person: it takes nothing of what may be said.

    It is so of the first share since one was asked for, and of the first promise for a session. Else a table
    that plays fast, or is opened anew again and again, would call somebody silent whom it did not hear.
    """
    chair, fairness = room.sitting.chair_of(account), room.fairness
    if chair is None or not (fairness.awaits(chair.number) or fairness.expects(chair.number)):
        return False
    match _read(text):
        case say.Share() if fairness.awaits(chair.number):
            fairness.heard.add(chair.number)
        case say.Promise() if fairness.expects(chair.number):
            fairness.promised[chair.number] = room.sitting.session
        case _:
            return False
    return True


def _read(text: str | bytes) -> say.Hello | say.Asked | None:
    with contextlib.suppress(HouseRefuses):
        return understood(text)
    return None


def refuse(viewer: Viewer, wrong: HouseRefuses) -> None:
    """Say why something was not even considered."""
    REFUSED.labels(wrong.code).inc()
    viewer.tell(say.Refuse(code=wrong.code, text=str(wrong)), at_once=True)


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    """Send what there is to be sent."""
    while (text := await viewer.next()) is not None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(text)
        except TimeoutError:
            return


async def lines(room: TendedTable, viewer: Viewer, allowance: Allowance, address: str) -> AsyncIterator[str]:
    """What a viewer is told, one JSON object a line, and an empty line now and then."""
    with allowance.socket(address):
        async for line in _lines(room, viewer):
            yield line


async def _lines(room: TendedTable, viewer: Viewer) -> AsyncIterator[str]:
    await room.come(viewer, 0, 0)
    try:
        while True:
            try:
                async with asyncio.timeout(15):
                    text = await viewer.next()
            except TimeoutError:
                yield "\n"
                continue
            if text is None:
                return
            yield text + "\n"
    finally:
        room.go(viewer)
