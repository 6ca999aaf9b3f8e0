"""The ledger of a salon: what the hands of its tables have brought to whom, read from the log of the house.

Nothing of it is written down: it is added up anew from the payments, each of which takes from one what it
gives to another.  So all lines of a hand come to nothing, with bots, pools and the house's banks counted in.
This runs in the process of the archive.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from lansquenet.house.log.store import Store
from lansquenet.house.people import clubs
from lansquenet.house.web.mine import many_tables
from lansquenet.house.web.mine.many_tables import Begun, Sat
from lansquenet.house.web.mine.own_hands import dealt

Party = Literal["member", "guests", "bots", "pool", "house"]
OWN: tuple[Party, ...] = ("pool", "house")  # accounts of a table that are nobody's chair


class LedgerLine(NamedTuple):
    """What one hand has brought to one party: a member by number, or all of another kind together."""

    season: int
    evening: int
    table: str
    game: str
    hand: int
    at: int  # milliseconds of wall time when it began
    party: Party
    number: int  # of the member, else 0
    net: int


class LedgerWish(NamedTuple):
    """Which lines: of a season, an evening, a game; 0 and "": of all."""

    season: int = 0
    evening: int = 0
    game: str = ""

    def takes(self, line: LedgerLine) -> bool:
        """Whether a line is one of these."""
        fits = self.season in (0, line.season) and self.evening in (0, line.evening)
        return fits and self.game in ("", line.game)


def lines(store: Store, code: str) -> list[LedgerLine]:
    """All lines of a salon, of every hand that is over, in the order in which the hands began."""
    found = [line for hand in _hands(store, code) for line in hand]
    return sorted(found, key=lambda line: (line.at, line.table, line.hand, line.party, line.number))


def _hands(store: Store, code: str) -> Iterator[list[LedgerLine]]:
    spans = clubs.tables(store, code)
    tables = [*dict.fromkeys(span.table for span in spans)]
    seasons = {one.evening: one.season for one in clubs.evenings(store, code)}
    numbers = {one.account: one.number for one in clubs.members(store, code)}
    games = {table: terms["game"] for table, terms in many_tables.openings(store, tables).items()}
    sitters, moved = _sitters(store, tables), many_tables.moved(store, tables)
    for begun in dealt(store, tables):
        span = next((one for one in spans if _counts(one, begun)), None)
        if span is not None:
            parties = _parties(begun, sitters, numbers)
            place = seasons[span.evening], span.evening, begun.table, games[begun.table], begun.body["hand"]
            yield [LedgerLine(*place, begun.at, *party, net) for party, net in _nets(begun, parties, moved)]


def _counts(span: clubs.SalonTable, begun: Begun) -> bool:
    """Whether a hand was dealt while its table was the salon's."""
    last = begun.body["hand"] if span.until is None else span.until
    return span.table == begun.table and span.since <= begun.body["hand"] <= last


def _sitters(store: Store, tables: list[str]) -> dict[tuple[str, int], list[Sat]]:
    found: dict[tuple[str, int], list[Sat]] = {}
    for sat in many_tables.sitters(store, tables):
        found.setdefault((sat.table, sat.chair), []).append(sat)
    return found


Parties = dict[str, tuple[Party, int]]  # by the accounts of a table's ledger


def _parties(begun: Begun, sitters: dict[tuple[str, int], list[Sat]], numbers: dict[str, int]) -> Parties:
    """Whose the chairs were when a hand began; a bot keeps its own until the hand is over."""
    found: Parties = {f"{begun.table}/{name}": (name, 0) for name in OWN}
    for chair, name in zip(begun.body["chairs"], begun.body["names"], strict=True):
        before = [one for one in sitters[begun.table, chair] if one.seq < begun.seq and one.name == name]
        found[f"{begun.table}/{chair}"] = _party(before[-1], numbers)
    return found


def _party(sat: Sat, numbers: dict[str, int]) -> tuple[Party, int]:
    if sat.kind == "bot":
        return "bots", 0
    return ("member", numbers[sat.account]) if sat.account in numbers else ("guests", 0)


def _nets(
    begun: Begun, parties: Parties, moved: dict[tuple[str, int], int]
) -> list[tuple[tuple[Party, int], int]]:
    """What a hand has brought to each party that took part in it."""
    nets: dict[tuple[Party, int], int] = {}
    for account, party in parties.items():
        chips = moved.get((account, begun.body["hand"]), 0)
        if chips or party[0] not in OWN:
            nets[party] = nets.get(party, 0) + chips
    return [*nets.items()]


# -- added up


class LedgerRow(NamedTuple):
    """What it comes to for one party: in each column, and in all."""

    party: Party
    number: int
    cells: list[int]
    net: int
    hands: int


def columns(found: Iterable[LedgerLine], by: str) -> list[str]:
    """The evenings or the games of these lines."""
    keys = {getattr(line, by) for line in found}
    return [str(key) for key in sorted(keys)]


def rows(found: list[LedgerLine], by: str) -> list[LedgerRow]:
    """Members, the best first, and after them all else that the chips have gone to or come from."""
    names = columns(found, by)
    parties = dict.fromkeys((line.party, line.number) for line in found)
    made = [_row(party, [line for line in found if line[6:8] == party], names, by) for party in parties]
    return sorted(made, key=lambda row: (row.party != "member", -row.net, row.party, row.number))


def _row(party: tuple[Party, int], own: list[LedgerLine], names: list[str], by: str) -> LedgerRow:
    cells = [sum(line.net for line in own if str(getattr(line, by)) == name) for name in names]
    return LedgerRow(*party, cells, sum(cells), len({(line.table, line.hand) for line in own}))


def nets(found: Iterable[LedgerLine], season: int) -> dict[int, int]:
    """How the members of a salon stand in a season."""
    standing: dict[int, int] = {}
    for line in found:
        if line.party == "member" and line.season == season:
            standing[line.number] = standing.get(line.number, 0) + line.net
    return standing
