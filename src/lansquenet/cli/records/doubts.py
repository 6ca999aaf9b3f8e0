"""A ruling that somebody doubts: what a page packed of it, opened at that moment."""

import json
from collections.abc import Mapping

from rich.console import Console
from rich.rule import Rule as Line

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.transcript import read
from lansquenet.books.written import Json
from lansquenet.cli.shelf.rulebook import marked
from lansquenet.errors import BadRecord
from lansquenet.front.board import counted, highlighted

WANTED: Mapping[str, type] = {  # of what a page writes
    "doubt": int,
    "words": str,
    "game": str,
    "rule": str,
    "page": str,
    "names": list,
    "told": list,
    "view": dict,
    "transcript": str,
}


def is_doubt(text: str) -> bool:
    """Whether a file holds a doubt, and no transcript."""
    return text.lstrip().startswith("{")


def show(text: str, console: Console) -> None:
    """Tell the hand up to the moment that is doubted, then the doubt and the rule that it is about.

    Raises:
        BadRecord: it is nothing that a page has packed, or the hand in it is not as the rules have it.
    """
    found = opened(text)
    told, view = book(found["game"]), found["view"]
    console.print(Line(f"{told.title} · hand {view.get('hand', '?')} · a ruling that is doubted"))
    for row in found["told"][:-1]:
        console.print(highlighted(_said(row, told, found["names"])))
    for row in found["told"][-1:]:
        console.print("Here ▸ ", highlighted(_said(row, told, found["names"])), style="bold", sep="")
    console.print(Line(style="dim"))
    console.print(f"The doubt: {found['words'] or 'nothing was written.'}", markup=False)
    _cite(told, found["rule"], console)
    console.print(f"Seen on a page of Lansquenet {found['page']}, {_seat(found, view)}.", markup=False)
    if found["transcript"]:
        session, moments = read(found["transcript"])
        acts = counted(len(moments), "act")
        console.print(
            f"The whole hand is in the file: {session.told.title}, {acts}, all as the rules have it."
        )


def opened(text: str) -> Json:
    """What a page has packed of a doubt.

    Raises:
        BadRecord: it is nothing that a page has packed.
    """
    try:
        found = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise BadRecord(f"This is neither a transcript nor a doubt that a page packed: {wrong}.") from None
    for name, kind in WANTED.items():
        if not isinstance(found.get(name), kind):
            raise BadRecord(f"This is no doubt that a page packed: it has no {name!r} that could be one.")
    if found["doubt"] != 1:
        raise BadRecord(f"This doubt is of form {found['doubt']}; known here is form 1.")
    return dict(found)


def _said(row: object, told: Book, names: list[object]) -> str:
    """A line of the history, or a payment, as a seat was told it: both by name."""
    if not isinstance(row, dict):
        raise BadRecord(f"A line of this doubt is {row!r}, and no line of a history.")
    if row.get("text"):
        return str(row["text"])
    payer, payee = (_named(row.get(who), told, names) for who in ("payer", "payee"))
    return f"    {payer} pays {payee} {row.get('chips', '?')} by {row.get('rule', '?')}"


def _named(seat: object, told: Book, names: list[object]) -> str:
    if not isinstance(seat, int):
        raise BadRecord(f"A payment of this doubt is of seat {seat!r}, which is none.")
    if seat < 0:
        return told.account(seat)
    return str(names[seat]) if seat < len(names) and names[seat] else seat_name(seat)


def _cite(told: Book, number: str, console: Console) -> None:
    if number in told.rules:
        rule = told.rule(number)
        console.print(number, marked(rule.text, rule.source))


def _seat(found: Json, view: Json) -> str:
    """From where it was seen."""
    me, names = view.get("me", -1), found["names"]
    return (
        f"from the seat of {names[me]}" if isinstance(me, int) and 0 <= me < len(names) else "by an onlooker"
    )
