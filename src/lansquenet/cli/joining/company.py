"""Who is at the table, as a person at a terminal is told."""

from lansquenet.cli.joining import beside
from lansquenet.cli.joining.phrases import changes
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.house import messages as say


def tell(visit: Visitor, room: say.Room) -> None:
    """Say who sits here, or what has become of them since, and why nothing is played."""
    before, visit.room = visit.room, room
    if before is None:
        visit.show(f"Chairs: {_all_chairs(room)}", style="dim")
    else:
        _tell_changes(visit, before, room)
    if room.why and (before is None or before.why != room.why):
        visit.show(room.why)
        if visit.welcome and visit.welcome.host and room.status in ("waiting", "finished"):
            visit.show(beside.HOST_HELP, style="dim")
    if room.status == "playing" and before and before.status == "paused":
        visit.show("The table goes on.")


def _all_chairs(room: say.Room) -> str:
    named = [
        f"{chair.chair + 1} {chair.name or '(empty)'}{' (bot)' if chair.kind == 'bot' else ''}"
        for chair in room.chairs
    ]
    return " · ".join(named)


def _tell_changes(visit: Visitor, before: say.Room, room: say.Room) -> None:
    for old, new in zip(before.chairs, room.chairs, strict=True):
        for words in changes(old, new, visit.welcome is not None and new.chair == visit.welcome.chair):
            visit.show(words, style="dim")
