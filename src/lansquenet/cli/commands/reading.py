"""Books: to see which games there are, and to read, print or translate their rules."""

import sys
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import Annotated

import typer

from lansquenet import __version__
from lansquenet.cli.commands import GameName, Tongue, command
from lansquenet.cli.given import language_of_system, spoken_language
from lansquenet.errors import BadOption

NARROWEST = 20  # letters of what is said of a game


@command()
def games(language: Tongue = "") -> None:
    """List the games."""
    from lansquenet.books.book import shelf
    from lansquenet.books.speech import Speech

    told, broken = shelf()
    wide = max([len(volume.name) for volume in told], default=0)
    # A program that reads the list has a game in each line, however long.
    room = get_terminal_size().columns - wide - 2 if sys.stdout.isatty() else sys.maxsize
    for volume in told:
        pitch = Speech(language_of_system(), volume.name).of("pitch", volume.pitch)
        lines = wrap(pitch, max(room, NARROWEST)) or [""]
        for name, line in zip([volume.name, *[""] * len(lines)], lines, strict=False):
            print(f"{name:<{wide}}  {line}")
    for wrong in broken:
        print(f"lansquenet: {wrong}", file=sys.stderr)


@command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument()] = None,
    language: Tongue = "",
    pdf: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from rich.console import Console

    from lansquenet.books.tongues import book_in
    from lansquenet.cli.shelf.printing import print_game
    from lansquenet.cli.shelf.rulebook import show

    wished = spoken_language(language)
    if pdf is not None and rule:
        raise BadOption("A book is printed whole: give --pdf or the number of a rule.")
    if pdf is not None:
        return print_game(game, wished, pdf)
    show(book_in(game, wished), rule, Console(), wished)


@command()
def volume(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    language: Annotated[str, typer.Option("--language")] = "",
) -> None:
    """Typeset the books of all games as one volume in each language: PDF for A5, and EPUB."""
    from lansquenet.cli.shelf.printing import print_volumes

    print_volumes(folder, language)


@command()
def words(
    game: GameName = "",
    language: Tongue = "",
    write: Annotated[bool, typer.Option("--write")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """See how far books are translated; of one, the file to be filled in, or what is wrong with it."""
    from lansquenet.cli.shelf.wordlist import print_faults, print_file, print_states, write_file

    wished = language or language_of_system()
    if write and check:
        raise BadOption("To write and to check are two things: give --write or --check.")
    if check:
        sys.exit(print_faults(game, wished))
    if not game:
        print_states()
    elif write:
        write_file(game, wished)
    else:
        print_file(game, wished)


@command()
def version(language: Tongue = "") -> None:
    """Print the version."""
    print(__version__)
