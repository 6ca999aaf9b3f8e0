"""For those who translate: how far all is, a file to fill in, and what is wrong with it."""

import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from lansquenet.books.tongues import KINDS, LANGUAGES
from lansquenet.books.tongues.compared import all_states, faults
from lansquenet.books.tongues.filed import known, page, place
from lansquenet.errors import BadOption
from lansquenet.games import GAMES


def print_states() -> None:
    """How far the translation of every book has come."""
    table = Table(box=None, pad_edge=False)
    tags = [tag for tag in LANGUAGES if tag != "en"]
    for heading in ("", *tags):
        table.add_column(heading)
    for name, states in all_states([*KINDS, *GAMES]).items():
        table.add_row(name, *(states[tag] for tag in tags))
    Console().print(table)


def print_file(name: str, language: str) -> None:
    """The file of a translation as it is to be, with the English above what is missing."""
    _foreign(name, language)
    print(page(name, language), end="")


def write_file(name: str, language: str) -> None:
    """Put the file of a translation in order where it lies, or begin it there."""
    _foreign(name, language)
    file, text = Path(str(place(name, language))), page(name, language)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as wrong:
        raise BadOption(f"{file} cannot be written: {wrong.strerror}.") from wrong
    print(f"{file.name} of {name}: {all_states([name])[name][language]}")


def print_faults(name: str, language: str) -> int:
    """What is wrong with a translation, or with all there are in a language; 1, if anything is."""
    if name or language == "en":
        _foreign(name, language)
    asked = [name] if name else [one for one in (*KINDS, *GAMES) if place(one, language).is_file()]
    found = [f"{one}: {fault}" for one in asked for fault in faults(one, language)]
    print("\n".join(found) or "Nothing is wrong.", file=sys.stderr if found else sys.stdout)
    return int(bool(found))


def _foreign(name: str, language: str) -> None:
    """Refuse what is no game, no language, or the one that books are written in."""
    known(name, language)
    if language == "en":
        raise BadOption("The books are written in English: name another --language.")
