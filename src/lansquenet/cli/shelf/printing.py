"""Books in print: one game's, or a volume of them all."""

from pathlib import Path

from rich.console import Console
from rich.progress import track

from lansquenet.books.tongues import LANGUAGES
from lansquenet.books.tongues.filed import known
from lansquenet.cli.given import language_of_system
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.errors import LansquenetError
from lansquenet.games import GAMES
from lansquenet.volume.epub import epub
from lansquenet.volume.reckoned import tables, usual
from lansquenet.volume.typeset import pdf, ready
from lansquenet.volume.whole import every, single


def print_game(name: str, language: str, file: Path) -> None:
    """Typeset the book of a game."""
    known(name, language)
    ready()
    _reckon([name], language)
    volume = single(name, language)
    pdf(volume, file)
    print(f"{file}: {volume.title}")


def print_volumes(folder: Path, language: str) -> None:
    """Typeset a volume of all games in one language, or in each; the figures are reckoned once."""
    if language:
        known(next(iter(GAMES)), language)
    ready()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise LansquenetError(f"{folder} cannot be used: {wrong.strerror}.") from wrong
    _reckon([*GAMES], language or language_of_system())
    for tag in [language] if language else LANGUAGES:
        volume, file = every(tag), folder / f"lansquenet-{tag}"
        pdf(volume, file.with_suffix(".pdf"))
        epub(volume, file.with_suffix(".epub"))
        print(f"{file}.pdf, {file}.epub: {volume.title}")


def _reckon(names: list[str], language: str) -> None:
    """Walk the figures of these games, and say how far it is."""
    console = Console(stderr=True)
    title = phrases(language, "keeping")("keep-reckoning")
    for name in track(names, title, console=console, disable=not console.is_terminal):
        usual(name), tables(name)
