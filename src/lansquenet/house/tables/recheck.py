"""The log of a table, run through the rules again from its first event: does it say what follows?"""

from collections import defaultdict
from collections.abc import Iterator

from lansquenet.house.log.entries import Transfer
from lansquenet.house.log.store import Store
from lansquenet.house.tables.from_log import fresh, refold
from lansquenet.house.tables.sitting import Sitting


def misfits(store: Store, table: str) -> Iterator[str]:
    """What does not follow from the rules; nothing if all does.  It stops at the first."""
    paid: dict[int, list[Transfer]] = defaultdict(list)
    for seq, _, payment in store.payments(table):
        paid[seq].append(payment)
    sitting: Sitting | None = None
    for event in store.events(table):
        sitting = sitting or fresh(event)
        try:
            change = refold(sitting, event)
        except Exception as wrong:  # whatever a damaged log makes of the rules
            yield f"event {event.seq} ({event.kind}) does not follow from the rules: {wrong}"
            return
        if change.payments != paid[event.seq]:
            yield f"event {event.seq} ({event.kind}) paid something else than the rules have it"
            return
        if event.kind == "mark" and sitting.mark().body != event.body:
            yield f"event {event.seq} marks another table than the one that was played"
            return
