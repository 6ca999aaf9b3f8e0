"""Every hand that an account has played, read from the log: of which table, with whom, and what was won.

This runs in the process of the archive, which keeps what it has read of a table for as long as nothing more
happens there.  Nothing of a hand is told before it is over, and of a table with a delay, before its time.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.house import history
from lansquenet.house.log.store import Account, Store
from lansquenet.house.web.mine import many_tables
from lansquenet.house.web.mine.many_tables import Begun, Sat

Chairs = dict[str, list[Sat]]  # by table: where somebody sat down, and when
KEPT = 300_000  # hands that are kept in memory
NEVER = 1 << 62


class HandOfMine(NamedTuple):
    """A hand of somebody's that is over."""

    table: str
    hand: int
    game: str
    preset: str
    at: int  # milliseconds of wall time when it began
    seat: int
    names: list[str]
    before: int
    net: int
    draw: bool  # for the bank or the deal, and nothing more

    @property
    def place(self) -> tuple[int, str, int]:
        """Where it stands in a list."""
        return self.at, self.table, self.hand


class Sought(NamedTuple):
    """Which of somebody's hands: of a game, of a table, between two moments, won or lost."""

    game: str = ""
    table: str = ""
    since: float = 0
    until: float = 0  # seconds; 0: to this day
    came: str = ""  # `won`, `lost` or `even`

    def takes(self, hand: HandOfMine) -> bool:
        """Whether a hand is one of these."""
        late = bool(self.until) and hand.at >= 1000 * self.until
        fits = self.game in ("", hand.game) and self.table in ("", hand.table)
        return fits and hand.at >= 1000 * self.since and not late and self.came in ("", came(hand.net))


def came(net: int) -> str:
    """What a hand has come to."""
    return "won" if net > 0 else "lost" if net < 0 else "even"


class Shelf:
    """What was read of tables for somebody, with how long their logs were then."""

    def __init__(self) -> None:
        self.read: OrderedDict[tuple[str, str], tuple[int, list[HandOfMine]]] = OrderedDict()
        self.size = 0

    def hands(self, store: Store, account: str, chairs: Chairs) -> Iterator[HandOfMine]:
        """Those of an account at all tables where it has sat down, by these events."""
        now = many_tables.lengths(store, [*chairs])
        new = {
            table: chairs[table] for table, length in now.items() if not self._knows(account, table, length)
        }
        found: dict[str, list[HandOfMine]] = {table: [] for table in new}
        for hand in _read(store, new):
            found[hand.table].append(hand)
        for table in now:
            if table in found:
                self._keep((account, table), (now[table], found[table]))
            yield from found.get(table) or self.read[account, table][1]
        self._make_room()

    def _knows(self, account: str, table: str, length: int) -> bool:
        known = self.read.get((account, table))
        return known is not None and known[0] == length

    def _keep(self, key: tuple[str, str], read: tuple[int, list[HandOfMine]]) -> None:
        if old := self.read.pop(key, None):
            self.size -= len(old[1])
        self.read[key] = read
        self.size += len(read[1])

    def _make_room(self) -> None:
        while self.size > KEPT:
            self.size -= len(self.read.popitem(last=False)[1][1])


SHELF = Shelf()


def played(store: Store, account: Account, table: str = "") -> list[HandOfMine]:
    """All hands that an account has played and may see, or those at one table; the newest first."""
    chairs: Chairs = {}
    for sat in many_tables.sat(store, account.id):
        if table in ("", sat.table):
            chairs.setdefault(sat.table, []).append(sat)
    last = {
        at: history.newest(store, card, account) for at, card in many_tables.cards(store, [*chairs]).items()
    }
    found = (hand for hand in SHELF.hands(store, account.id, chairs) if hand.hand <= last[hand.table])
    return sorted(found, key=lambda hand: hand.place, reverse=True)


def _read(store: Store, chairs: Chairs) -> Iterator[HandOfMine]:
    """The hands that were dealt to somebody at these tables, from their logs."""
    tables = [*chairs]
    spans, terms = _spans(store, chairs), many_tables.openings(store, tables)
    won = many_tables.won(store, [(table, sat.chair) for table in tables for sat in chairs[table]])
    for event in dealt(store, tables):
        table, body = event.table, event.body
        chair = next((sat.chair for sat, until in spans[table] if _is_of(sat, until, event)), None)
        if chair is not None:
            seat, game = body["chairs"].index(chair), terms[table]["game"]
            yield HandOfMine(
                table=table,
                hand=body["hand"],
                game=game,
                preset=terms[table]["preset"],
                at=event.at,
                seat=seat,
                names=body["names"],
                before=body["stacks"][seat],
                net=won.get((table, chair, body["hand"]), 0),
                draw=body["carry"] == _blank(game),
            )


def dealt(store: Store, tables: Sequence[str]) -> Iterator[Begun]:
    """Where the hands that are over began."""
    ended = many_tables.ended(store, tables)
    for event in many_tables.begun(store, tables):
        if event.seq < ended[event.table] or _is_over(store, event):
            yield event


def _is_over(store: Store, begun: Begun) -> bool:
    """Whether a hand is over after which nothing has begun."""
    with suppress(HouseRefuses):
        history.recalled(store, begun.table, begun.body["hand"])
        return True
    return False


def _is_of(sat: Sat, until: int, begun: Begun) -> bool:
    """Whether a hand was dealt to somebody who sat down so; a bot keeps its chair until its hand is over."""
    if not sat.seq < begun.seq < until or sat.chair not in begun.body["chairs"]:
        return False
    named: str = begun.body["names"][begun.body["chairs"].index(sat.chair)]
    return named == sat.name


def _spans(store: Store, chairs: Chairs) -> dict[str, list[tuple[Sat, int]]]:
    """Each time that somebody sat in a chair, by table, and with which event it was somebody else's."""
    taken: dict[tuple[str, int], list[int]] = {}
    for event in many_tables.sitters(store, [*chairs]):
        taken.setdefault((event.table, event.chair), []).append(event.seq)
    return {
        table: [(one, next((n for n in taken[table, one.chair] if n > one.seq), NEVER)) for one in sat]
        for table, sat in chairs.items()
    }


@cache
def _blank(game: str) -> list[object]:
    """What nothing is carried over as."""
    return list(book(game).game.Carry())


def by_game(hands: Iterable[HandOfMine]) -> list[Json]:
    """How many hands of each game there are, and what they come to; those of most hands first."""
    counts: Counter[str] = Counter()
    nets: Counter[str] = Counter()
    for hand in hands:
        counts[hand.game] += 1
        nets[hand.game] += hand.net
    return [{"game": game, "hands": count, "net": nets[game]} for game, count in counts.most_common()]
