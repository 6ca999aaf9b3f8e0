"""Who is at the table, as a person at a terminal is told."""

from lansquenet.books.speech import Speech
from lansquenet.cli.joining import beside
from lansquenet.cli.joining.phrases import changes
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.cli.telling.complaints import complaint
from lansquenet.house import messages as say


def tell(visit: Visitor, room: say.Room) -> None:
    """Say who sits here, or what has become of them since, and why nothing is played."""
    before, visit.room = visit.room, room
    if before is None:
        visit.show(visit.speech("join-chairs", chairs=_all_chairs(room, visit.speech)), style="dim")
    else:
        _tell_changes(visit, before, room)
    if room.why and (before is None or before.why != room.why):
        visit.show(complaint(room.why, visit.speech.language))
        if visit.welcome and visit.welcome.host and room.status in ("waiting", "finished"):
            visit.show(beside.host_help(visit.speech), style="dim")
    if room.status == "playing" and before and before.status == "paused":
        visit.show(visit.speech("join-goes-on"))


def _all_chairs(room: say.Room, speech: Speech) -> str:
    return " · ".join(f"{chair.chair + 1} {_name(chair, speech)}" for chair in room.chairs)


def _name(chair: say.ChairIs, speech: Speech) -> str:
    if chair.kind == "bot":
        return speech("join-a-bot", name=chair.name)
    return chair.name or speech("join-empty")


def _tell_changes(visit: Visitor, before: say.Room, room: say.Room) -> None:
    for old, new in zip(before.chairs, room.chairs, strict=True):
        mine = visit.welcome is not None and new.chair == visit.welcome.chair
        for words in changes(old, new, mine, visit.speech):
            visit.show(words, style="dim")
