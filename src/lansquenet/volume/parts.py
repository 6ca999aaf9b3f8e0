"""What the pages of a book are made of, whether they are printed or read on a screen.

Texts are as books have them, with *stress*, `code` and the numbers of rules.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from lansquenet.books.tongues import SIGN

MARKED = re.compile(r"\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3,5}\d?-A?\d+)\b")
KINDS = ("stress", "code", "rule")
QUOTES = (
    (re.compile(r"(^|[\s(\[])'"), "\\1‘"),
    (re.compile("'"), "’"),
    (re.compile(r'(^|[\s(\[])"'), "\\1“"),
    (re.compile('"'), "”"),
    (re.compile(" - "), " – "),
)


class Head(NamedTuple):
    """What stands over that which follows; `level` 1 is a family of games, 2 a chapter, 3 and 4 within it."""

    text: str
    level: int = 3
    anchor: str = ""


class Fan(NamedTuple):
    """Two cards that stand for a game, over its chapter."""

    deck: str
    cards: tuple[int, ...]


class Prose(NamedTuple):
    """A paragraph; its `tone` says how it is set: as prose if by nothing, else as pitch, note or dispute."""

    text: str
    tone: str = ""


class Numbered(NamedTuple):
    """What has its number before it and its source in the margin."""

    number: str
    text: str
    source: str = ""
    label: str = ""  # before what is added under it
    added: str = ""
    is_rule: bool = True


class Listing(NamedTuple):
    """A name, and what is said of it."""

    name: str
    text: str
    source: str = ""


class Entries(NamedTuple):
    """Names with what is said of each, hanging."""

    rows: tuple[Listing, ...]
    code: bool = False  # whether the names are typed


class FigureTable(NamedTuple):
    """A table: of figures, each with what it means, or of numbers by two things at once."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: bool = True


class Cards(NamedTuple):
    """Cards as they lie, each with its name."""

    deck: str
    cards: tuple[tuple[int, str], ...]


class RuleIndex(NamedTuple):
    """Rules by their numbers, with the pages on which they stand."""

    numbers: tuple[str, ...]


Part: TypeAlias = Head | Fan | Prose | Numbered | Entries | FigureTable | Cards | RuleIndex


@dataclass(frozen=True)
class Chapter:
    """Some pages that begin anew."""

    name: str
    title: str
    parts: tuple[Part, ...]
    is_family: bool = False  # whether it opens the games that follow it

    @property
    def is_game(self) -> bool:
        """Whether it is that of a game."""
        return any(isinstance(part, Fan) for part in self.parts)


@dataclass(frozen=True)
class Volume:
    """A whole book in a language."""

    language: str
    title: str
    said: str  # under the title
    contents: str  # the heading of the contents, or nothing: it needs none
    chapters: tuple[Chapter, ...] = field(repr=False)

    def numbers(self) -> dict[str, str]:
        """Every rule that is told in it, and in which chapter."""
        return {
            part.number: chapter.name
            for chapter in self.chapters
            for part in chapter.parts
            if isinstance(part, Numbered) and part.is_rule
        }

    def cards(self) -> dict[tuple[str, int], None]:
        """Every card that is shown, by deck and number."""
        found: dict[tuple[str, int], None] = {}
        for chapter in self.chapters:
            for part in chapter.parts:
                if isinstance(part, Fan):
                    found |= dict.fromkeys((part.deck, card) for card in part.cards)
                elif isinstance(part, Cards):
                    found |= dict.fromkeys((part.deck, card) for card, _ in part.cards)
        return found


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """The pieces of a text with their kinds: plain, stress, code, rule, or the sign of what is English."""
    if text.startswith(SIGN):
        yield "sign", SIGN
        text = text.removeprefix(SIGN)
    end = 0
    for mark in MARKED.finditer(text):
        if mark.start() > end:
            yield "plain", text[end : mark.start()]
        yield next((kind, words) for kind, words in zip(KINDS, mark.groups(), strict=True) if words)
        end = mark.end()
    if end < len(text):
        yield "plain", text[end:]


def typographic(text: str) -> str:
    """A text with the quotation marks and dashes of print."""
    for pattern, sign in QUOTES:
        text = pattern.sub(sign, text)
    return text
