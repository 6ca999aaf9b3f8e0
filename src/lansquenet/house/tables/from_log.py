"""Tables read back from their logs."""

from lansquenet.house.log.entries import Logged
from lansquenet.house.log.store import Store
from lansquenet.house.messages import Terms
from lansquenet.house.tables.changes import Change, TableEvent
from lansquenet.house.tables.sitting import Sitting


def refold(sitting: Sitting, logged: Logged) -> Change:
    """Let an event of the log happen again."""
    return sitting.fold(TableEvent(logged.kind, logged.body, logged.sealed))


def fresh(first: Logged) -> Sitting:
    """A table as its first event has it."""
    body = first.body
    known = first.table, body["code"], body["host"], Terms(**body["terms"])
    return Sitting(*known, body.get("protocol", "gt1"))


def since_mark(store: Store, table: str, hand: int | None = None) -> tuple[Sitting, list[Logged]]:
    """A table as it stood at its last mark, or at the last before a hand, and what has happened since."""
    sitting = fresh(next(store.events(table)))
    mark = store.last(table, "mark", hand)
    if mark is None:
        return sitting, list(store.events(table))
    sitting.restore(mark.body, mark.sealed or {"chains": {}})
    return sitting, list(store.events(table, since=mark.seq))
