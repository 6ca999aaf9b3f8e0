"""The words of the trade in each language: one word for one thing, with who uses it."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache, cached_property

from lansquenet.books import written
from lansquenet.books.tongues.filed import words
from lansquenet.errors import BadBook

FILE = "terms.toml"


@dataclass(frozen=True)
class Term:
    """A word for a thing, who has it so, and words that are not said for it in our books."""

    term: str
    means: str = ""  # in English alone: what the thing is
    source: str = ""  # a dictionary or an old book; or nothing, where the word is common, or ours
    never: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Glossary:
    """All words of the trade of a language, by the key of what they mean."""

    terms: dict[str, Term]

    @cached_property
    def _never(self) -> list[tuple[str, re.Pattern[str]]]:
        return [
            (term.term, re.compile(rf"\b(?:{'|'.join(term.never)})\b", re.IGNORECASE))
            for term in self.terms.values()
            if term.never
        ]

    def avoided(self, text: str) -> Iterator[tuple[str, str]]:
        """The words of a text for which the glossary has others, each after the one it has."""
        yield from ((term, found[0]) for term, never in self._never for found in never.finditer(text))


@cache
def glossary(language: str) -> Glossary:
    """The words of the trade in a language.

    Raises:
        BadBook: its file cannot be used; says why, with the key.
    """
    file, called = words(language, FILE), f"locale/{language}/{FILE}"
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadBook(called, "", f"it cannot be read: {wrong}") from wrong
    for key, row in table.items():
        written.known(called, key, row, [one.name for one in fields(Term)])
    return Glossary({key: written.made(Term, called, key, row) for key, row in table.items()})
