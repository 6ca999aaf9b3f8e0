"""Which tables the lobby shows, and to whom."""

import time

from lansquenet.books.written import Json
from lansquenet.house.rooms.clocked import DAY
from lansquenet.house.rooms.conductor import IDLE
from lansquenet.house.rooms.room import TendedTable


def is_lately(card: Json, at: float, room: TendedTable | None) -> bool:
    """Whether people may come back to a table, by when something last happened there."""
    watched = room is not None and bool(room.viewers)
    return watched or time.time() - at < DAY * (1 + card["terms"]["days"])


def is_own(card: Json, account: str) -> bool:
    """Whether somebody opened this table, or sits at it."""
    return bool(account) and account in (card["host"], *(chair["account"] for chair in card["chairs"]))


def is_attended(card: Json, at: float, room: TendedTable | None, elsewhere: bool) -> bool:
    """Whether somebody is at a table now, or was a moment ago; by correspondence nobody need be.

    Where another process may have it, who is there is known by what happens alone.
    """
    if card["terms"]["days"]:
        return is_lately(card, at, room)
    if room is not None:
        return not room.is_left(IDLE)
    return elsewhere and time.time() - at < IDLE
