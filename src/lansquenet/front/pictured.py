"""What lies on a table as a picture for a notebook: HTML that needs nothing from elsewhere."""

from base64 import b64encode
from functools import cache
from html import escape
from itertools import groupby

from lansquenet.books.book import seat_name
from lansquenet.books.wording import card_sign
from lansquenet.decks import picture
from lansquenet.front.board import NEWEST, plain
from lansquenet.front.printed import CELL
from lansquenet.seats.cloth import Board, Item, Row

BOX = "display:inline-block;text-align:center;margin:0 .15em .2em 0"


def page(board: Board, deck: str, title: str, under: str = "") -> str:
    """The cards and chips that lie out, a row for each seat, and what is asked."""
    middle = "".join(
        f"<tr><td style='{CELL};text-align:left'>{escape(place.name)}</td>"
        f"<td style='{CELL};text-align:left'>{_things(place.items, deck)}</td></tr>"
        for place in board.places
        if place.seat < 0
    )
    if board.turned:
        turned = " ".join(card(deck, each, 4) for each in board.turned[-NEWEST:])
        before = f"turned {len(board.turned) - NEWEST} and" if len(board.turned) > NEWEST else "turned"
        middle += f"<tr><td style='{CELL}'>{before}</td><td style='{CELL};text-align:left'>{turned}</td></tr>"
    said = f"<p>{escape(under)}</p>" if under else ""
    lying = f"<table>{middle}</table>" if middle else ""
    return f"<div><p><strong>{escape(title)}</strong></p>{lying}{_seats(board, deck)}{said}</div>"


@cache
def card(deck: str, number: int, high: float = 5) -> str:
    """A card as a picture, so many lines high."""
    drawn = b64encode(picture(deck, number).encode()).decode()
    name = card_sign(number)
    style = f"height:{high}em;display:inline"
    return f'<img alt="{name}" title="{name}" style="{style}" src="data:image/svg+xml;base64,{drawn}"/>'


def _seats(board: Board, deck: str) -> str:
    before = [place for place in board.places if place.seat >= 0]
    columns = {name: list(places) for name, places in groupby(before, lambda place: place.name)}
    hands = any(row.hand for row in board.rows)
    names = ["seat", "stack", "free", *columns, *["hand"] * hands]
    head = "".join(f"<th style='{CELL};text-align:left'>{escape(name)}</th>" for name in names)
    rows = ""
    for row in board.rows:
        lies = [
            "".join(_things(place.items, deck) for place in places if place.seat == row.seat)
            for places in columns.values()
        ]
        held = [" ".join(card(deck, each) for each in row.hand)] * hands
        cells = [escape(_who(row)), str(row.stack), str(row.free), *lies, *held]
        weight = ";font-weight:bold" if row.acts else ""
        rows += (
            "<tr>"
            + "".join(f"<td style='{CELL};text-align:left{weight}'>{cell}</td>" for cell in cells)
            + "</tr>"
        )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _who(row: Row) -> str:
    letter = seat_name(row.seat)
    name = f" {row.name}" if row.name != letter else ""
    return f"{'►' if row.acts else ''}{'○' if row.leads else ''} {letter}{name}".strip()


def _things(items: tuple[Item, ...], deck: str) -> str:
    return " ".join(_thing(item, deck) for item in items)


def _thing(item: Item, deck: str) -> str:
    """A card as its picture, with what lies on it; what is no card in letters and numbers."""
    if item.card < 0:
        return f"<span>{escape(plain(item))}</span>"
    many = f"<br/>×{item.count}" if item.count > 1 else ""
    return f"<span style='{BOX}'>{card(deck, item.card)}{many}</span>"
