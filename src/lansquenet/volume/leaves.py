"""The parts of a volume as XHTML, for readers."""

from collections.abc import Callable
from html import escape
from typing import Any

from lansquenet.volume.parts import (
    Cards,
    Chapter,
    Entries,
    Fan,
    FigureTable,
    Head,
    Listing,
    Numbered,
    Part,
    Prose,
    RuleIndex,
    Volume,
    pieces,
    typographic,
)
from lansquenet.volume.pictures import file_of

TAGS = {"stress": "em", "code": "code", "sign": "small"}
PAGE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
 lang="{language}" xml:lang="{language}">
<head><title>{title}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>{inner}</body>
</html>
"""


def page(title: str, language: str, inner: str) -> str:
    """A page of a volume."""
    return PAGE.format(title=text(title), language=language, inner=inner)


def text(words: str) -> str:
    """Words in which nothing is markup."""
    return escape(typographic(words))


def page_of(chapter: str) -> str:
    """The file of a chapter."""
    return f"{chapter}.xhtml"


class Compositor:
    """Who sets the chapters of a volume, and knows in which of them each rule stands."""

    def __init__(self, volume: Volume) -> None:
        self.language, self.numbers = volume.language, volume.numbers()
        self.ways: dict[type[Part], Callable[[Any], str]] = {
            Head: self._heading,
            Fan: self._fan,
            Prose: self._prose,
            Numbered: self._numbered,
            Entries: self._entries,
            FigureTable: self._sheet,
            Cards: self._cards,
            RuleIndex: self._places,
        }

    def chapter(self, chapter: Chapter) -> str:
        """A chapter as a page."""
        inner = "\n".join(self.ways[type(part)](part) for part in chapter.parts)
        return page(chapter.title, self.language, inner)

    def marked(self, words: str) -> str:
        """A text of a book, with its rules as links."""
        return "".join(self._piece(kind, piece) for kind, piece in pieces(words))

    def _piece(self, kind: str, words: str) -> str:
        if kind == "rule":
            return self._link(words)
        return f"<{TAGS[kind]}>{text(words)}</{TAGS[kind]}>" if kind in TAGS else text(words)

    def _link(self, number: str) -> str:
        """The number of a rule, which leads to it if it is told in this volume."""
        place = self.numbers.get(number)
        return f'<a href="{page_of(place)}#{number}">{number}</a>' if place else number

    # -- the parts

    def _heading(self, part: Head) -> str:
        anchor = f' id="{part.anchor}"' if part.anchor else ""
        return f"<h{part.level}{anchor}>{self.marked(part.text)}</h{part.level}>"

    def _fan(self, part: Fan) -> str:
        shown = "".join(f'<img src="{file_of(part.deck, card)}" alt=""/>' for card in part.cards)
        return f'<p class="fan">{shown}</p>'

    def _prose(self, part: Prose) -> str:
        tone = f' class="{part.tone}"' if part.tone else ""
        return f"<p{tone}>{self.marked(part.text)}</p>"

    def _numbered(self, part: Numbered) -> str:
        anchor = f' id="{part.number}"' if part.is_rule else ""
        number = part.number if part.is_rule else self.marked(part.number)
        said = f'<span class="number">{number}</span> {self.marked(part.text)} {self._cited(part.source)}'
        added = f"<p><em>{text(part.label)}</em> {self.marked(part.added)}</p>" if part.added else ""
        return f'<div class="rule"{anchor}><p>{said}</p>{added}</div>'

    def _cited(self, source: str) -> str:
        return f"<cite>[{self.marked(source)}]</cite>" if source else ""

    def _entries(self, part: Entries) -> str:
        return f"<dl>{''.join(self._entry(row, part.code) for row in part.rows)}</dl>"

    def _entry(self, row: Listing, is_code: bool) -> str:
        name = f"<code>{text(row.name)}</code>" if is_code else f"<em>{self.marked(row.name)}</em>"
        return f"<dt>{name}</dt><dd>{self.marked(row.text)} {self._cited(row.source)}</dd>"

    def _sheet(self, part: FigureTable) -> str:
        rows = "".join(f"<tr>{self._cells('td', row)}</tr>" for row in part.rows)
        head = f"<tr>{self._cells('th', part.head)}</tr>"
        return f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>"

    def _cells(self, tag: str, row: tuple[str, ...]) -> str:
        number = ' class="number"'
        return "".join(
            f"<{tag}{number if n else ''}>{self.marked(cell)}</{tag}>" for n, cell in enumerate(row)
        )

    def _cards(self, part: Cards) -> str:
        return "<div>" + "".join(self._card(part.deck, *one) for one in part.cards) + "</div>"

    def _card(self, deck: str, card: int, name: str) -> str:
        said = text(name)
        return (
            f'<figure><img src="{file_of(deck, card)}" alt="{said}"/><figcaption>{said}</figcaption></figure>'
        )

    def _places(self, part: RuleIndex) -> str:
        return f"<p>{' · '.join(map(self._link, part.numbers))}</p>"
