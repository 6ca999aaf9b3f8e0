"""What lies on the table and who sits about it, from one seat, as data that can be drawn."""

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, TypeAlias

from lansquenet.books.book import Book, Zone
from lansquenet.books.hands import CardPlaces, card_places, held, lying
from lansquenet.rules.cards import RANKS, rank
from lansquenet.rules.game import hides
from lansquenet.rules.state import CHANCE, POOL, Act, State, fields_by
from lansquenet.seats.beats import Mood, Said

Fixed: TypeAlias = Any  # a field of a state as a key: a number, a row of numbers, or rows of them


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that lies on the table; what is not part of it is -1, and no chips and no tally are 0."""

    card: int = -1
    rank: int = -1
    suit: int = -1
    seat: int = -1  # with whom, or who
    chips: int = 0
    tally: int = 0
    count: int = 1


@dataclass(frozen=True, slots=True)
class Place:
    """A named place in the middle of the table, or before a seat, and what lies there."""

    name: str
    field: str  # of the state, by which a page may know the place
    seat: int  # -1: in the middle
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A seat of the table as all see it."""

    seat: int
    name: str
    stack: int
    free: int
    acts: bool = False
    leads: bool = False  # banks or deals
    hand: tuple[int, ...] = ()  # the cards of it that may be seen
    backs: int = 0  # the cards in it that may not be seen
    tricks: int = 0  # taken in this hand
    score: int = 0  # penalties or points, where they are counted
    mood: Mood = ""
    said: Said | None = None  # what it said last, in a word or two


@dataclass(frozen=True, slots=True)
class Board:
    """All that lies out, from one seat (or from nobody's: ONLOOKER)."""

    me: int
    places: tuple[Place, ...]
    rows: tuple[Row, ...]
    turned: tuple[int, ...] = ()  # the cards of this hand, where all are turned before everybody


def board(
    told: Book,
    state: State,
    acts: list[Act],
    names: list[str],
    free: list[int],
    me: int,
    every_hand: bool = False,
) -> Board:
    """What lies out in a state that was made for this seat; `acts` are those of the hand so far."""
    places, rows = drawn(told, state, last_faces(acts), names, free, me, every_hand)
    return Board(me, places, rows, _turned(told, acts))


def drawn(
    told: Book,
    state: State,
    faces: tuple[int, ...],
    names: list[str],
    free: list[int],
    me: int,
    every_hand: bool = False,
) -> tuple[tuple[Place, ...], tuple[Row, ...]]:
    """What lies out, and the seats about it; `faces` are the cards of the ranks that were turned last."""
    cards = card_places(told, state) if told.game.ORDER else None
    rows = [*_rows(tuple(names), tuple(state.stacks[: state.seats]), tuple(free), state.actor, _leads(state))]
    for seat in range(state.seats) if every_hand else (me,):
        if cards and (hand := held(cards, seat)):
            rows[seat] = replace(rows[seat], hand=tuple(hand))
    return tuple(_places(told, state, cards, faces, me, every_hand)), tuple(rows)


def _places(
    told: Book, state: State, cards: CardPlaces | None, faces: tuple[int, ...], me: int, every_hand: bool
) -> list[Place]:
    """The places where anything lies."""
    kind: type = type(state)
    found: list[Place] = []
    for zone, shows in _zones(told.zones, kind):
        if zone.away and told.phase(state.phase) in zone.away:
            continue
        if not zone.lies:
            value = _fixed(getattr(state, zone.field))
            found += _laid(zone, kind, state.seats, value, faces if shows else ())
        elif cards:
            found += _cards_lying(zone, cards, me, every_hand)
    return found


def _turned(told: Book, acts: list[Act]) -> tuple[int, ...]:
    """The cards that have been turned, but those by which it was drawn who begins."""
    if hides(told.game):
        return ()
    draw = getattr(told.game.Phase, "DRAW", -1)
    return tuple(act.action for act in acts if act.actor == CHANCE and act.action >= 0 and act.phase != draw)


def last_faces(acts: list[Act]) -> tuple[int, ...]:
    """For each rank the card of it that was turned last; -1 if none was."""
    faces = [-1] * RANKS
    for act in acts:
        if act.actor == CHANCE and act.action >= 0:
            faces[rank(act.action)] = act.action
    return tuple(faces)


def _fixed(value: Fixed) -> Fixed:
    """A field of a state as something that can be a key."""
    if isinstance(value, int):
        return value
    return tuple(map(tuple, value)) if isinstance(value[0], list) else tuple(value)


@cache
def _zones(zones: tuple[Zone, ...], kind: type) -> list[tuple[Zone, bool]]:
    """The zones in the middle of the table, then those of the seats; and which show the cards of ranks."""
    seats = [zone for zone in zones if zone.by_seat or zone.field in _by_seat(kind)]
    seats += [zone for zone in zones if zone.lies and zone.lies != "shown"]
    faces = (*fields_by(kind, "rank"), *fields_by(kind, "is rank"))
    middle = [(zone, zone.field in faces) for zone in zones if zone not in seats]
    return middle + [(zone, False) for zone in seats]


@lru_cache(8192)
def _laid(zone: Zone, kind: type, seats: int, value: Fixed, faces: tuple[int, ...]) -> tuple[Place, ...]:
    """What lies in a zone when its field has this value; tables and seats have much in common here."""
    if zone.by_seat or zone.field in _by_seat(kind):
        places = [(seat, _before(zone, kind, value, seat)) for seat in range(seats)]
    else:
        places = [(-1, _middle(zone, kind, value, faces))]
    return tuple(_same_place(zone.name, zone.field, seat, items) for seat, items in places if items)


def _leads(state: State) -> tuple[int, int]:
    """Who banks, and who deals."""
    return getattr(state, "banker", -1), getattr(state, "dealer", -1)


@lru_cache(1024)
def _rows(
    names: tuple[str, ...], stacks: tuple[int, ...], free: tuple[int, ...], actor: int, leads: tuple[int, int]
) -> tuple[Row, ...]:
    """The seats as all see them: most who look see them alike."""
    seats = enumerate(zip(names, stacks, free, strict=True))
    return tuple(same_row(seat, *row, actor == seat, seat in leads) for seat, row in seats)


same_row = lru_cache(8192)(Row)  # where a seat is as it was, so is its row
_same_place = lru_cache(8192)(Place)


@lru_cache(4096)
def _cards_lying(zone: Zone, cards: CardPlaces, me: int, every_hand: bool) -> tuple[Place, ...]:
    """The cards that lie so: open, or known to whoever looks."""
    found = lying(cards, zone.lies, me, every_hand)
    return tuple(_same_place(zone.name, zone.field, seat, tuple(map(_card, there))) for seat, there in found)


@cache
def _card(card: int) -> Item:
    return Item(card=card)


def _middle(zone: Zone, kind: type, value: Fixed, faces: tuple[int, ...]) -> tuple[Item, ...]:
    """What lies in a zone in the middle of the table."""
    if zone.field in fields_by(kind, "is rank"):
        return (_face(value, faces),) if value >= 0 else ()
    if zone.field in fields_by(kind, "rank"):
        found = [(r, value[r]) for r in range(RANKS) if _lies(zone, value[r])]
        return tuple(_face(r, faces, count if zone.equals is None else 1) for r, count in found)
    if zone.field in fields_by(kind, "account"):
        return (Item(chips=value[POOL]),) if value[POOL] else ()
    return _said(zone, value) if zone.field in fields_by(kind, "") else ()


def _lies(zone: Zone, value: int) -> bool:
    return value == zone.equals if zone.equals is not None else value >= (zone.least or 1)


def _face(r: int, faces: tuple[int, ...], count: int = 1) -> Item:
    """A rank, by the card of it that was turned if there is one."""
    return Item(card=faces[r], rank=r, count=count)


def _said(zone: Zone, value: int) -> tuple[Item, ...]:
    """A number as what it is; nothing if it says nothing."""
    if value < 0 or (value == 0 and zone.shows in ("chips", "tally")):
        return ()
    match zone.shows:
        case "card":
            return (Item(card=value),)
        case "tally":
            return (Item(tally=value),)
        case "suit":
            return (Item(suit=value),)
        case "seat":
            return (Item(seat=value),)
    return (Item(chips=value),)


@cache
def _by_seat(kind: type) -> frozenset[str]:
    return frozenset(
        name for by in ("seat", "seat rank", "seat is rank", "pair") for name in fields_by(kind, by)
    )


def _before(zone: Zone, kind: type, values: Fixed, seat: int) -> tuple[Item, ...]:
    """What a seat has in a zone: its cards, its chips, or chips on ranks or with other seats."""
    if zone.by_seat:
        return tuple(Item(rank=r) for r, holder in enumerate(values) if holder == seat)
    value = values[seat]
    if zone.field in fields_by(kind, "seat is rank"):
        return (Item(rank=value),) if value >= 0 else ()
    if isinstance(value, int):
        return _said(zone, value)
    if zone.field in fields_by(kind, "pair"):
        return tuple(Item(seat=other, chips=chips) for other, chips in enumerate(value) if chips)
    if zone.shows == "tally":
        return tuple(Item(rank=r, tally=count) for r, count in enumerate(value) if count)
    return tuple(Item(rank=r, chips=chips) for r, chips in enumerate(value) if chips)
