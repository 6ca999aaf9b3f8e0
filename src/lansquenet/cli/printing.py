"""Books in print: one game's, or a volume of them all."""

from pathlib import Path

from rich.console import Console
from rich.status import Status

from lansquenet.books.book import book
from lansquenet.books.tongues.filed import known
from lansquenet.volume.reckoned import usual
from lansquenet.volume.typeset import pdf, ready
from lansquenet.volume.whole import single


def print_game(name: str, language: str, file: Path) -> None:
    """Typeset the book of a game."""
    known(name, language)
    ready()
    with _reckoning(name):
        usual(name)
    volume = single(name, language)
    pdf(volume, file)
    print(f"{file}: {volume.title}")


def _reckoning(name: str) -> Status:
    return Console(stderr=True).status(f"Reckoning the exact figures of {book(name).title}")
