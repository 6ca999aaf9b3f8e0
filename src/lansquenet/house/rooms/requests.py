"""What somebody at a table may ask for, and what becomes of it."""

from dataclasses import replace

from lansquenet.bots import bot, usual
from lansquenet.errors import HouseRefuses, LansquenetError
from lansquenet.house import messages as say
from lansquenet.house.rooms.courtesies import PHRASES
from lansquenet.house.rooms.open_table import OpenTable
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.chairs import Chair
from lansquenet.house.tables.changes import TableEvent

MORE_SECONDS = 30.0  # for who asks for more time


async def obey(room: OpenTable, viewer: Viewer, message: say.Asked) -> say.Ack:
    """Do what is asked for.

    Raises:
        HouseRefuses, IllegalAct: it may not be; nothing has changed.
    """
    match message:
        case say.Do():
            return await _act(room, viewer, message)
        case say.MoreTime():
            _lengthen(room, viewer)
        case say.Promise() | say.Share():
            await _fairness(room, viewer, message)
        case say.Hurry():
            room.hurry(viewer)
        case say.Ready():
            room.pacing.ready[viewer.account] = message.hand
        case say.Say():
            _may_talk(room, viewer)
            room.tell(say.Talk(name=viewer.name, text=message.text, phrase=""))
        case say.Phrase():
            _may_talk(room, viewer)
            said = PHRASES[message.phrase]
            room.tell(say.Talk(name=viewer.name, text=said, phrase=message.phrase))
        case say.Sit() | say.Rise() | say.SitOut() | say.ComeBack():
            await _come_and_go(room, viewer, message)
        case say.Manage() | say.Remove() | say.AddBot():
            _only_host(room, viewer)
            await _manage(room, message)
    return say.Ack(id="")


def _seated(room: OpenTable, viewer: Viewer) -> Chair:
    chair = room.sitting.chair_of(viewer.account)
    if chair is None:
        raise HouseRefuses("not_seated", "You do not sit at this table.")
    return chair


def _may_talk(room: OpenTable, viewer: Viewer) -> None:
    if room.sitting.chair_of(viewer.account) is None and room.sitting.terms.spectators != "public":
        raise HouseRefuses("not_seated", "Only those who sit at this table may talk.")


def _only_host(room: OpenTable, viewer: Viewer) -> None:
    if viewer.account != room.sitting.host:
        raise HouseRefuses("not_host", "Only the host of the table may do this.")


async def _act(room: OpenTable, viewer: Viewer, message: say.Do) -> say.Ack:
    """Act; what was done before under this id is not done again, whatever has happened since."""
    chair = _seated(room, viewer)
    key = (chair.number, message.id)
    room.lapsed.discard(viewer.account)
    try:
        event = _allowed(room, chair, message, key)
    except LansquenetError:
        if await room.was_done(key):
            return say.Ack(id=message.id, again=True)
        raise
    if key in room.done or (room.read_anew and await room.was_done(key)):
        return say.Ack(id=message.id, again=True)
    room.done.add(key)
    await room.happen(event)
    return say.Ack(id=message.id)


def _allowed(room: OpenTable, chair: Chair, message: say.Do, key: tuple[int, str]) -> TableEvent:
    """The event of this act, if it may be done in the state that its sender has seen."""
    if room.sitting.status == "paused":
        raise HouseRefuses("paused", "The host has paused the table.")
    seen = room.projection.seen.get(chair.seat)
    if seen is None or seen.last is None or chair.seat < 0:
        raise HouseRefuses("no_hand", "You are in no hand.")
    if (message.hand, message.seq) != (seen.last.hand, seen.last.seq):
        raise HouseRefuses("stale", "The table has moved on since you saw it; this is how it stands now.")
    if room.projection.steps:
        raise HouseRefuses("stale", "More has happened than you have seen: look at it first.")
    return room.sitting.act(chair, message.action, key)


def _lengthen(room: OpenTable, viewer: Viewer) -> None:
    """Give somebody more time, and tell all."""
    chair, clock = _seated(room, viewer), room.clock()
    if clock is None or clock.seat != chair.seat or room.sitting.terms.days:
        raise HouseRefuses("not_now", "There is no clock that runs for you.")
    if (hand := room.sitting.hand) == room.lengthened.get(viewer.account):
        raise HouseRefuses("not_now", f"You have had more time in hand {hand}: it is given once a hand.")
    room.lengthened[viewer.account] = hand
    room.more = MORE_SECONDS
    if clock := room.clock():
        room.tell(clock)


async def _fairness(room: OpenTable, viewer: Viewer, message: say.Promise | say.Share) -> None:
    chair = _seated(room, viewer)
    if isinstance(message, say.Share):
        if not room.fairness.give(chair.number, message):
            raise HouseRefuses("bad_share", "This is not the share that was promised, or none was asked for.")
    elif event := room.fairness.promise(chair.number, message):
        await room.happen(event)


async def _come_and_go(
    room: OpenTable, viewer: Viewer, message: say.Sit | say.Rise | say.SitOut | say.ComeBack
) -> None:
    if isinstance(message, say.Sit):
        event = room.sitting.sit(message.chair, viewer.account, viewer.name, viewer.kind)
        shown = {"face": message.medallion} if message.medallion else {}
        await room.happen(replace(event, body=event.body | shown))
        if room.sitting.heir_of(viewer.account):
            room.welcome(viewer)
        return
    if isinstance(message, say.Rise) and (heir := room.sitting.heir_of(viewer.account)):
        await room.happen(TableEvent("rose", {"chair": heir.number, "heir": False}))
        return room.welcome(viewer)
    chair = _seated(room, viewer)
    kinds: dict[type, str] = {say.Rise: "rose", say.SitOut: "sat_out", say.ComeBack: "came_back"}
    room.lapsed.discard(viewer.account)
    await room.happen(TableEvent(kinds[type(message)], {"chair": chair.number}))
    if isinstance(message, say.Rise):
        room.welcome(viewer)


async def _manage(room: OpenTable, message: say.Manage | say.Remove | say.AddBot) -> None:
    sitting = room.sitting
    if isinstance(message, say.AddBot):
        here = [chair.account for chair in sitting.chairs if chair.kind == "bot"]
        name = message.bot or min(
            usual(sitting.told.name), key=here.count
        )  # one of a temper that is not here yet
        bot(name, sitting.told.name, patient=True)
        await room.happen(sitting.sit_bot(message.chair, name))
    elif isinstance(message, say.Remove):
        if not sitting.chair(message.chair).taken:
            raise HouseRefuses("no_chair", "Nobody sits there.")
        await room.happen(TableEvent("rose", {"chair": message.chair, "removed": True}))
    elif message.what in ("list", "unlist"):
        await room.happen(TableEvent("listed", {"private": message.what == "unlist"}))
        for viewer in room.viewers:
            room.welcome(viewer)
    else:
        await _conduct(room, message.what)


async def _conduct(room: OpenTable, what: str) -> None:
    """Start, pause, go on, play again, or close."""
    sitting = room.sitting
    allowed = {"start": ("waiting",), "pause": ("playing",), "go_on": ("paused",)}.get(what)
    if sitting.status == "closed" or (allowed and sitting.status not in allowed):
        raise HouseRefuses("not_now", f"The table is {sitting.status}: it cannot {what.replace('_', ' ')}.")
    if what in ("start", "rematch") and not sitting.enough_for_new(what == "rematch"):
        least = sitting.told.game.SEATS[0]
        raise HouseRefuses("too_few", f"{sitting.told.title} needs {least} who play.")
    if what == "rematch" and sitting.in_hand:
        raise HouseRefuses("in_hand", "The hand in play must be finished first.")
    if what == "close":
        room.closing = True
        room.show_room()
        if sitting.status == "paused":
            await room.happen(TableEvent("started"))
        return
    kinds = {"start": "started", "pause": "paused", "go_on": "started", "rematch": "rematched"}
    await room.happen(TableEvent(kinds[what]))
