"""A translation of a book as it lies in its file: texts by their keys, and of which English each was made."""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable

from lansquenet.books import written
from lansquenet.books.book import OWN, SHARED
from lansquenet.books.tongues.reworded import english, plain
from lansquenet.books.written import Table
from lansquenet.errors import BadBook, UnknownName
from lansquenet.fluent import LANGUAGES as LANGUAGES, words as words
from lansquenet.games import ROOMS, file_of

BARE = re.compile("[A-Za-z0-9_-]+")
CODE = re.compile("(`[^`]*`)")
KINDS = ("banking", "tricks")  # what games of a kind share of their books
MARKS = "made_of"  # the table of a translation in which the marks stand
PARTS = (  # the headings of a translation; the history stands above all
    *("", "sections", "rules", "pays", "options", "values", "zero", "disputes"),
    *("words", "meanings", "figures", "sources"),
)


@dataclass(frozen=True)
class Translation:
    """The texts of a book in a language, and for each the mark of the English that it was made of."""

    language: str
    texts: dict[str, str] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)

    def fits(self, key: str, text: str) -> bool:
        """Whether there is a translation of this text, made of the English as it is now."""
        return bool(self.texts.get(key)) and self.marks.get(key, mark(text)) == mark(text)


def mark(text: str) -> str:
    """By what an English text is known again."""
    return sha256(plain(text).encode()).hexdigest()[:6]


def place(name: str, language: str) -> Traversable:
    """Where the translation of a book lies, or that of what a kind of games shares; it need not be there."""
    known(name, language)
    if name in KINDS:
        return words(language, "games", f"{name}.toml")
    return file_of(name, f"words/book/{language}.toml")


def known(name: str, language: str) -> None:
    """Refuse what is no book, or no language.

    Raises:
        UnknownName: says which there are.
    """
    if name not in (*ROOMS, *KINDS):
        raise UnknownName("game", name, ROOMS)
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)


def translation(name: str, language: str) -> Translation:
    """The translation of a book that lies there; an empty one, if there is none.

    Raises:
        UnknownName: no such game or language.
        BadBook: the file cannot be read.
    """
    file = place(name, language)
    if not file.is_file():
        return Translation(language)
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadBook(_called(name, language), "", f"it cannot be read: {wrong}") from wrong
    marks = dict(table.pop(MARKS, {}))
    return Translation(language, dict(_flat(_called(name, language), table)), marks)


def _called(name: str, language: str) -> str:
    """How a translation is called when something is wrong with it."""
    return f"the {LANGUAGES[language]} of {name}"


def _flat(file: str, table: Table, before: str = "") -> Iterator[tuple[str, str]]:
    for key, text in table.items():
        if isinstance(text, dict):
            yield from _flat(file, text, f"{before}{key}.")
        elif isinstance(text, str):
            yield f"{before}{key}", plain(text)
        else:
            raise BadBook(file, f"{before}{key}", f"is a text, not {text!r}")


@cache
def to_translate(name: str) -> dict[str, str]:
    """The English texts that a translation of a book is made of, by their keys, in the order of the book."""
    table = written.read(SHARED, f"{name}.toml") if name in KINDS else written.read(ROOMS[name], OWN)
    texts = {key: plain(text) for key, text in english(table).items() if key == "history" or "." in key}
    return {key: texts[key] for key in sorted(texts, key=lambda key: PARTS.index(part_of(key)))}


def part_of(key: str) -> str:
    """Under which heading of a translation a text stands; the history stands above all."""
    return key.partition(".")[0] if "." in key else ""


# -- as it is written

HEAD = """\
# The book of {name} in {language}.
# It is set in this order by `lansquenet words {name} --language {tag} --write`.
"""
FOREIGN = "# There is no such text in the book: "


def page(name: str, language: str) -> str:
    """The file of a translation as it is to be, with the English above whatever is still to be translated."""
    there, wanted = translation(name, language), to_translate(name)
    blocks = [HEAD.format(name=name, language=LANGUAGES[language], tag=language)]
    for part in dict.fromkeys(map(part_of, wanted)):
        rows = [_rows(key, text, there) for key, text in wanted.items() if part_of(key) == part]
        blocks.append((f"[{part}]\n" if part else "") + "".join(rows))
    done = {key: mark(text) for key, text in wanted.items() if there.fits(key, text)}
    blocks.append(f"[{MARKS}]\n" + "".join(_row(key, found) for key, found in done.items()))
    strange = "".join(f"{FOREIGN}{_row(key, text)}" for key, text in there.texts.items() if key not in wanted)
    return "\n".join(blocks + ([strange] if strange else []))


def _rows(key: str, text: str, there: Translation) -> str:
    """A text in its translation; where there is none of it as it is now, with both that there are above."""
    name, was = key.removeprefix(f"{part_of(key)}."), there.texts.get(key, "")
    if there.fits(key, text):
        return _row(name, typeset(was, there.language))
    lines = "".join(f"# {line}\n" for line in text.split("\n") if line)
    return lines + (f"# was: {was}\n" if was else "") + _row(name, "")


def _row(key: str, text: str) -> str:
    return f"{key if BARE.fullmatch(key) else _quoted(key)} = {_quoted(text)}\n"


def typeset(text: str, language: str) -> str:
    """A text with its apostrophes, and in French with spaces that no line ends at."""
    parts = CODE.split(text)
    parts[::2] = [part.replace("'", "’") for part in parts[::2]]
    if language == "fr":
        parts[::2] = [re.sub(" (?=[:;!?»])|(?<=«) ", "\u00a0", part) for part in parts[::2]]
    return "".join(parts)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
