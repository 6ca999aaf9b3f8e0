"""What lies on the table, drawn for the terminal from the zones of the game's book."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from lansquenet.book import Book, Zone, card_sign, rank_sign, seat_name
from lansquenet.cards import RANKS, rank, suit
from lansquenet.play import CHANCE, Act, fields_by

RED = "red"


def card_text(card: int) -> Text:
    """A card in the colour of its suit."""
    return Text(card_sign(card), style=f"bold {RED}" if suit(card) in (1, 2) else "bold")


def full_name(names: list[str], seat: int) -> str:
    """The letter of a seat, and who sits there."""
    return seat_name(seat) if names[seat] == seat_name(seat) else f"{seat_name(seat)} ({names[seat]})"


def counted(number: int, noun: str) -> str:
    """So many of a thing."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def highlighted(text: str) -> Text:
    """Words with the cards in them in the colours of their suits."""
    shown = Text(text)
    shown.highlight_regex(r"(?:10|[2-9AJQK])[♦♥]", f"bold {RED}")
    shown.highlight_regex(r"(?:10|[2-9AJQK])[♣♠]", "bold")
    return shown


def board(told: Book, state: Any, acts: list[Act], names: list[str], free: list[int], me: int) -> Group:
    """The cards and chips that lie out, and a row for each seat."""
    faces = last_faces(acts)
    parts = [part for zone in told.zones if (part := _line(zone, state, faces))]
    return Group(*parts, _seats(told, state, names, free, me))


def last_faces(acts: list[Act]) -> dict[int, int]:
    """For each rank the card of it that was turned last."""
    return {rank(act.action): act.action for act in acts if act.actor == CHANCE and act.action >= 0}


def _line(zone: Zone, state: Any, faces: dict[int, int]) -> Text | None:
    """A zone in the middle of the table; None if nothing lies there, or it belongs to the seats."""
    kind, value = type(state), getattr(state, zone.field)
    if zone.by_seat:
        return None
    shown = Text(f"  {zone.name}  ", style="")
    if zone.field in fields_by(kind, "is rank") and value >= 0:
        return shown + _face(value, faces)
    if zone.field in fields_by(kind, "rank"):
        found = [(r, value[r]) for r in range(RANKS) if _lies(zone, value[r])]
        for r, count in found:
            shown.append_text(_face(r, faces)).append(f"×{count} " if count > 1 else " ")
        return shown if found else None
    if zone.field in fields_by(kind, "") and value > 0:
        return shown.append(str(value), style="bold")
    return None


def _lies(zone: Zone, value: int) -> bool:
    return value == zone.equals if zone.equals is not None else value >= (zone.least or 1)


def _face(r: int, faces: dict[int, int]) -> Text:
    return card_text(faces[r]) if r in faces else Text(rank_sign(r), style="bold")


def _seats(told: Book, state: Any, names: list[str], free: list[int], me: int) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    columns = [zone for zone in told.zones if zone.by_seat or zone.field in _by_seat(state)]
    for title in ["  seat", "stack", "free", *[zone.name for zone in columns]]:
        grid.add_column(title, justify="right" if title in ("stack", "free") else "left")
    for seat in range(state.seats):
        cells = [Text(", ".join(_chips(zone, state, seat))) for zone in columns]
        style = "bold" if seat == me else ""
        who = f"{_mark(state, seat)} {seat_name(seat)} {names[seat]}"
        grid.add_row(who, str(state.stacks[seat]), str(free[seat]), *cells, style=style)
    return grid


def _mark(state: Any, seat: int) -> str:
    return "►" if state.actor == seat else " "


def _by_seat(state: Any) -> tuple[str, ...]:
    kind = type(state)
    return tuple(name for by in ("seat", "seat rank", "seat is rank", "pair") for name in fields_by(kind, by))


def _chips(zone: Zone, state: Any, seat: int) -> Iterator[str]:
    if zone.by_seat:
        yield from (rank_sign(r) for r, holder in enumerate(getattr(state, zone.field)) if holder == seat)
        return
    value = getattr(state, zone.field)[seat]
    if zone.field in fields_by(type(state), "seat is rank"):
        yield rank_sign(value) if value >= 0 else ""
    elif isinstance(value, int):
        yield str(value) if value else ""
    elif zone.field in fields_by(type(state), "pair"):
        yield from (f"{chips} with {seat_name(other)}" for other, chips in enumerate(value) if chips)
    else:
        yield from (f"{chips} on {rank_sign(r)}" for r, chips in enumerate(value) if chips)
