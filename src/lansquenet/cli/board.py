"""What lies on the table, drawn for the terminal from the zones of the game's book."""

from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from lansquenet.book import Book, Zone, card_sign, describe, rank_sign, seat_name
from lansquenet.cards import RANKS, SUIT_SIGNS, rank, suit
from lansquenet.play import ALL, CHANCE, NOTHING, POOL, Act, fields_by, learns
from lansquenet.record import Moment

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


def told_to(told: Book, rules: Any, names: list[str], moment: Moment, seat: int | None) -> str:
    """An act in the words of one who sits there, or of one who sees all; nothing if it leaves no trace."""
    act, before = moment.act, moment.before
    learnt = ALL if seat is None else learns(told.game, rules, before, act.action, seat)
    dealt = act.actor == CHANCE and act.action >= 0 and 0 <= _place(moment.after, act.action) < before.seats
    if learnt == NOTHING or (dealt and seat is not None):
        return ""
    words = describe(told, rules, before, act.action) if learnt == ALL else told.step(act.phase).unseen
    return words if act.actor == CHANCE or not words else f"{full_name(names, act.actor)} {words}"


def _place(state: Any, card: int) -> int:
    """Where a card is, in games that know."""
    places = getattr(state, "place", [])
    return places[card] if 4 * RANKS == len(places) > card else -1


def board(
    told: Book,
    state: Any,
    acts: list[Act],
    names: list[str],
    free: list[int],
    me: int,
    every_hand: bool = False,
) -> Group:
    """The cards and chips that lie out, and a row for each seat."""
    faces = last_faces(acts)
    parts = [part for zone in told.zones if (part := _line(zone, state, faces))]
    mine = [_hand_line(state, me)] if _holding(state, me) else []
    return Group(*parts, *mine, _seats(told, state, names, free, me, every_hand))


def last_faces(acts: list[Act]) -> dict[int, int]:
    """For each rank the card of it that was turned last."""
    return {rank(act.action): act.action for act in acts if act.actor == CHANCE and act.action >= 0}


def _holding(state: Any, seat: int) -> list[int]:
    """The cards in a hand, in games that have hands, by suits."""
    if seat < 0 or len(getattr(state, "place", [])) != 4 * RANKS:
        return []
    return sorted(
        (card for card in range(4 * RANKS) if state.place[card] == seat), key=lambda card: (suit(card), card)
    )


def _hand_line(state: Any, seat: int) -> Text:
    return Text("  your hand  ").append_text(_cards(_holding(state, seat)))


def _cards(held: list[int]) -> Text:
    return Text(" ").join(card_text(card) for card in held)


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
            many = count > 1 and zone.equals is None
            shown.append_text(_face(r, faces)).append(f"×{count} " if many else " ")
        return shown if found else None
    if zone.field in fields_by(kind, "account"):
        return shown.append(str(value[POOL]), style="bold") if value[POOL] else None
    if zone.field in fields_by(kind, "") and (said := _said(zone, value)):
        return shown.append_text(said)
    return None


def _said(zone: Zone, value: int) -> Text:
    """A number as what it is."""
    if value < 0 or (value == 0 and zone.shows in ("chips", "tally")):
        return Text("")
    if zone.shows == "card":
        return card_text(value)
    if zone.shows == "tally":
        return Text("|" * value)
    if zone.shows == "suit":
        return Text(SUIT_SIGNS[value], style="bold")
    return Text(seat_name(value) if zone.shows == "seat" else str(value), style="bold")


def _lies(zone: Zone, value: int) -> bool:
    return value == zone.equals if zone.equals is not None else value >= (zone.least or 1)


def _face(r: int, faces: dict[int, int]) -> Text:
    return card_text(faces[r]) if r in faces else Text(rank_sign(r), style="bold")


def _seats(told: Book, state: Any, names: list[str], free: list[int], me: int, every_hand: bool) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    columns = [zone for zone in told.zones if zone.by_seat or zone.field in _by_seat(state)]
    columns = [zone for zone in columns if any(_cell(zone, state, seat) for seat in range(state.seats))]
    hands = ["hand"] if every_hand and _holding(state, state.actor if state.actor >= 0 else me) else []
    for title in ["   seat", "stack", "free", *[zone.name for zone in columns], *hands]:
        grid.add_column(title, justify="right" if title in ("stack", "free") else "left")
    for seat in range(state.seats):
        cells = [_cell(zone, state, seat) for zone in columns]
        cells += [_cards(_holding(state, seat)) for _ in hands]
        style = "bold" if seat == me else ""
        who = f"{_mark(state, seat)} {seat_name(seat)} {names[seat]}"
        grid.add_row(who, str(state.stacks[seat]), str(free[seat]), *cells, style=style)
    return grid


def _mark(state: Any, seat: int) -> str:
    """An arrow for the seat to act, and a ring for the banker or dealer."""
    deals = seat in (getattr(state, "banker", -1), getattr(state, "dealer", -1))
    return ("►" if state.actor == seat else " ") + ("○" if deals else " ")


def _by_seat(state: Any) -> tuple[str, ...]:
    kind = type(state)
    return tuple(name for by in ("seat", "seat rank", "seat is rank", "pair") for name in fields_by(kind, by))


def _cell(zone: Zone, state: Any, seat: int) -> Text:
    """What a seat has in a zone: its cards, its chips, or chips on ranks or with other seats."""
    kind, values = type(state), getattr(state, zone.field)
    if zone.by_seat:
        return Text(" ".join(rank_sign(r) for r, holder in enumerate(values) if holder == seat))
    value = values[seat]
    if zone.field in fields_by(kind, "seat is rank"):
        return Text(rank_sign(value) if value >= 0 else "")
    if isinstance(value, int):
        return _said(zone, value)
    if zone.field in fields_by(kind, "pair"):
        shown = [f"{chips} with {seat_name(other)}" for other, chips in enumerate(value) if chips]
    elif zone.shows == "tally":
        shown = [
            f"{rank_sign(r)}{'|' * (count if count > 1 else 0)}" for r, count in enumerate(value) if count
        ]
    else:
        shown = [f"{chips} on {rank_sign(r)}" for r, chips in enumerate(value) if chips]
    return Text(", ".join(shown))
