"""A ruling that somebody doubts: what a page packed of it, opened at that moment."""

import json
from collections.abc import Mapping

from rich.console import Console
from rich.rule import Rule as Line

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.tongues import book_in
from lansquenet.books.transcript import read
from lansquenet.books.written import Json
from lansquenet.cli.shelf.rulebook import marked
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.errors import BadRecord
from lansquenet.front.board import highlighted

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


def show(text: str, console: Console, speech: Speech = ENGLISH) -> None:
    """Tell the hand up to the moment that is doubted, then the doubt and the rule that it is about.

    Raises:
        BadRecord: it is nothing that a page has packed, or the hand in it is not as the rules have it.
    """
    found = opened(text)
    told, view, say = book(found["game"]), found["view"], phrases(speech.language, "research")
    speech = Speech(speech.language, told.name)
    title = speech.of("title", told.title)
    console.print(Line(f"{title} · {say('doubt-heading', number=str(view.get('hand', '?')))}"))
    for row in found["told"][:-1]:
        console.print(highlighted(_said(row, told, found["names"], speech)))
    for row in found["told"][-1:]:
        here = highlighted(_said(row, told, found["names"], speech))
        console.print(f"{say('doubt-here')} ", here, style="bold", sep="")
    console.print(Line(style="dim"))
    console.print(say("doubt-is", words=found["words"] or say("doubt-nothing")), markup=False)
    _cite(book_in(told.name, speech.language), found["rule"], console)
    console.print(_seen(found, view, say), markup=False)
    if found["transcript"]:
        _, moments = read(found["transcript"])
        console.print(say("doubt-whole", title=title, acts=len(moments)))


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


def _said(row: object, told: Book, names: list[object], speech: Speech) -> str:
    """A line of the history, or a payment, as a seat was told it: both by name."""
    if not isinstance(row, dict):
        raise BadRecord(f"A line of this doubt is {row!r}, and no line of a history.")
    if row.get("text"):
        return str(row["text"])
    payer, payee = (_named(row.get(who), told, names, speech) for who in ("payer", "payee"))
    chips, rule = str(row.get("chips", "?")), str(row.get("rule", "?"))
    return f"    {speech('term-pays', payer=payer, payee=payee, chips=chips, rule=rule)}"


def _named(seat: object, told: Book, names: list[object], speech: Speech) -> str:
    if not isinstance(seat, int):
        raise BadRecord(f"A payment of this doubt is of seat {seat!r}, which is none.")
    if seat < 0:
        return speech.account(told, seat)
    return str(names[seat]) if seat < len(names) and names[seat] else seat_name(seat)


def _cite(told: Book, number: str, console: Console) -> None:
    if number in told.rules:
        rule = told.rule(number)
        console.print(number, marked(rule.text, rule.source))


def _seen(found: Json, view: Json, say: Phrases) -> str:
    """On which page it was seen, and from where."""
    me, names = view.get("me", -1), found["names"]
    if isinstance(me, int) and 0 <= me < len(names):
        return say("doubt-seen-seat", version=found["page"], name=str(names[me]))
    return say("doubt-seen-onlooker", version=found["page"])
