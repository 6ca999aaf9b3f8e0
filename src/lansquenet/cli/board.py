"""What lies on the table, drawn for the terminal."""

from itertools import groupby

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from lansquenet.book import seat_name
from lansquenet.cards import SUIT_SIGNS, suit
from lansquenet.sight import Board, Item, Place, Row
from lansquenet.telling import card_sign, rank_sign

RED = "red"


def card_text(card: int) -> Text:
    """A card in the colour of its suit."""
    return Text(card_sign(card), style=f"bold {RED}" if suit(card) in (1, 2) else "bold")


def counted(number: int, noun: str) -> str:
    """So many of a thing."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def highlighted(text: str) -> Text:
    """Words with the cards in them in the colours of their suits."""
    shown = Text(text)
    shown.highlight_regex(r"(?:10|[2-9AJQK])[♦♥]", f"bold {RED}")
    shown.highlight_regex(r"(?:10|[2-9AJQK])[♣♠]", "bold")
    return shown


def drawn(board: Board, every_hand: bool = False) -> Group:
    """The cards and chips that lie out, and a row for each seat."""
    middle = [_line(place) for place in board.places if place.seat < 0]
    held = next((row.hand for row in board.rows if row.seat == board.me), ())
    mine = [Text("  your hand  ").append_text(_cards(held))] if held else []
    return Group(*middle, *mine, _seats(board, every_hand))


def _cards(held: tuple[int, ...]) -> Text:
    return Text(" ").join(card_text(card) for card in held)


def _line(place: Place) -> Text:
    return Text(f"  {place.name}  ").append_text(Text(" ").join(_lying(item) for item in place.items))


def _lying(item: Item) -> Text:
    """A thing that lies in the middle of the table."""
    if item.card >= 0 or item.rank >= 0:
        face = card_text(item.card) if item.card >= 0 else Text(rank_sign(item.rank), style="bold")
        return face.append(f"×{item.count}") if item.count > 1 else face
    return Text(_plain(item), style="bold")


def _plain(item: Item) -> str:
    """A thing in letters and numbers."""
    if item.suit >= 0:
        return SUIT_SIGNS[item.suit]
    if item.chips and item.rank >= 0:
        return f"{item.chips} on {rank_sign(item.rank)}"
    if item.chips and item.seat >= 0:
        return f"{item.chips} with {seat_name(item.seat)}"
    if item.rank >= 0:
        return rank_sign(item.rank) + ("|" * item.tally if item.tally > 1 else "")
    if item.seat >= 0:
        return seat_name(item.seat)
    return "|" * item.tally or str(item.chips)


def _cell(items: tuple[Item, ...]) -> Text:
    """What lies before a seat in one place."""
    if any(item.card >= 0 for item in items):
        return _cards(tuple(item.card for item in items))
    apart = ", " if any(item.chips or item.tally for item in items) else " "
    return Text(apart.join(_plain(item) for item in items))


def _seats(board: Board, every_hand: bool) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    before = [place for place in board.places if place.seat >= 0]
    columns = [(name, list(places)) for name, places in groupby(before, lambda place: place.name)]
    hands = ["hand"] if every_hand and any(row.hand for row in board.rows) else []
    for title in ["   seat", "stack", "free", *[name for name, _ in columns], *hands]:
        grid.add_column(title, justify="right" if title in ("stack", "free") else "left")
    for row in board.rows:
        found = [next((p.items for p in places if p.seat == row.seat), ()) for _, places in columns]
        cells = [*[_cell(items) for items in found], *[_cards(row.hand) for _ in hands]]
        style = "bold" if row.seat == board.me else ""
        who = f"{_mark(row)} {seat_name(row.seat)} {row.name}"
        grid.add_row(who, str(row.stack), str(row.free), *cells, style=style)
    return grid


def _mark(row: Row) -> str:
    """An arrow for the seat to act, and a ring for the banker or dealer."""
    return ("►" if row.acts else " ") + ("○" if row.leads else " ")
