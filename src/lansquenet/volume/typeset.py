"""A volume as a source for Typst, and as the PDF that is made of it."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from lansquenet.errors import LansquenetError
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
from lansquenet.volume.pictures import drawn, file_of

BREAK = "\u200b"  # where a line may end
LONG = re.compile(r"\w{16,}")
COLUMN = 18  # signs of a fraction that need not be parted
MARGIN = 13  # letters that the margin has room for
CALLS = {"stress": "#emph[#{}]", "code": "#code({})", "rule": "#rl({})", "sign": "#sign({})", "plain": "#{}"}


def source(volume: Volume) -> str:
    """The volume in the markup of Typst, to be set by `style.typ`."""
    head = f'#import "style.typ": *\n#show: it => book({quoted(volume.title)}, "{volume.language}", it)\n'
    return head + "\n".join(_lines(volume)) + "\n"


def _lines(volume: Volume) -> Iterator[str]:
    if volume.contents:
        yield f"#title-page({quoted(volume.title)}, {quoted(volume.said)})"
        yield f"#contents({quoted(volume.contents)})"
    for chapter in volume.chapters:
        yield from _chapter(chapter)


def _chapter(chapter: Chapter) -> Iterator[str]:
    if not chapter.is_game:
        yield "#pagebreak(weak: true)"
    for part in chapter.parts:
        yield SET[type(part)](part)


# -- the words of Typst


def quoted(text: str) -> str:
    """A text as a string of Typst."""
    plain = typographic(text).replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{plain}"'


def marked(text: str) -> str:
    """A text of a book as content, in which nothing is markup but what we put there."""
    said = (
        CALLS[kind].format(quoted(_broken(words) if kind == "code" else words))
        for kind, words in pieces(text)
    )
    return f"[{''.join(said)}]"


def _broken(words: str) -> str:
    """What is typed, which may be parted where the words of a long name meet."""
    return LONG.sub(lambda name: name[0].replace("_", f"_{BREAK}"), words)


def _margin(source: str) -> str:
    """The names of sources as a narrow margin takes them: one that is too long for it is parted."""
    names = (
        name if len(name) <= MARGIN else f"{name[: MARGIN - 3]}\u00ad{name[MARGIN - 3 :]}"
        for name in source.split(", ")
    )
    return quoted(", ".join(names))


def _heading(part: Head) -> str:
    return f"#part({marked(part.text)}, {part.level}, {quoted(part.anchor)})"


def _fan(part: Fan) -> str:
    return f"#fan({', '.join(quoted(file_of(part.deck, card)) for card in part.cards)})"


def _prose(part: Prose) -> str:
    return f"#prose({quoted(part.tone)}, {marked(part.text)})"


def _numbered(part: Numbered) -> str:
    added = marked(part.added) if part.added else "none"
    anchor = quoted(part.number if part.is_rule else "")
    number = quoted(part.number) if part.is_rule or part.number.isdecimal() else marked(part.number)
    margin = marked(part.source) if not part.is_rule else _margin(part.source)
    return f"#numbered({number}, {anchor}, {margin}, {marked(part.text)}, {quoted(part.label)}, {added})"


def _entries(part: Entries) -> str:
    return f"#entries({', '.join(_entry(row, part.code) for row in part.rows)},)"


def _entry(row: Listing, is_code: bool) -> str:
    name = f"code({quoted(_broken(row.name))})" if is_code else f"emph({marked(row.name)})"
    return f"entry({name}, {_margin(row.source)}, {marked(row.text)})"


def _sheet(part: FigureTable) -> str:
    head = ", ".join(marked(cell) for cell in part.head)
    cells = ", ".join(_cell(cell, n > 0) for row in part.rows for n, cell in enumerate(row))
    is_long = part.figures and any(len(exact) > COLUMN for _, exact, _ in part.rows)
    width = "none" if not part.figures else "28mm" if is_long else "auto"
    return f"#sheet({width}, ({head},), {cells})"


def _cell(text: str, is_number: bool) -> str:
    return f"fraction({quoted(text.replace('/', '/' + BREAK))})" if is_number else marked(text)


def _cards(part: Cards) -> str:
    shown = ", ".join(f"({quoted(file_of(part.deck, card))}, {quoted(name)})" for card, name in part.cards)
    return f"#laid({shown},)"


def _places(part: RuleIndex) -> str:
    return f"#places({', '.join(map(quoted, part.numbers))},)"


SET: dict[type[Part], Callable[[Any], str]] = {
    Head: _heading,
    Fan: _fan,
    Prose: _prose,
    Numbered: _numbered,
    Entries: _entries,
    FigureTable: _sheet,
    Cards: _cards,
    RuleIndex: _places,
}


# -- print


def ready() -> ModuleType:
    """The package that sets type.

    Raises:
        LansquenetError: it is not installed; says how it comes.
    """
    try:
        import typst
    except ImportError as wrong:
        raise LansquenetError("Printing needs typst: pip install 'lansquenet[book]'.") from wrong
    return typst


def everything(volume: Volume) -> dict[str, bytes]:
    """The source of a volume with all that it needs beside it."""
    style = files("lansquenet.volume").joinpath("style.typ").read_bytes()
    pictures = {file_of(deck, card): drawn(deck, card, volume.language) for deck, card in volume.cards()}
    return {"main.typ": source(volume).encode(), "style.typ": style} | pictures


def pdf(volume: Volume, file: Path) -> None:
    """Write a volume as PDF.

    Raises:
        LansquenetError: typst is not installed, or the file cannot be written.
    """
    put(file, ready().compile(everything(volume), format="pdf", ignore_system_fonts=True))


def put(file: Path, written: bytes) -> None:
    """Write a file.

    Raises:
        LansquenetError: it cannot be written; says why.
    """
    try:
        file.write_bytes(written)
    except OSError as wrong:
        raise LansquenetError(f"{file} cannot be written: {wrong.strerror}.") from wrong
