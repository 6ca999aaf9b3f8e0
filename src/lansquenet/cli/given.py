"""What is given on the command line, and what stands where nothing is given."""

import os
import sys
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated

import typer

from lansquenet.errors import BadOption, UnknownName
from lansquenet.fluent import LANGUAGES

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR")]
DatabaseUrl = Annotated[str, typer.Option("--database", metavar="URL")]
Witness = Annotated[str, typer.Option(metavar="FILE|URL")]
WISHED: ContextVar[str] = ContextVar("WISHED", default="")  # the language that was named


def chosen(pairs: list[str] | None) -> dict[str, str]:
    """Options as given on the command line, `name=value`."""
    found = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"An option is given as name=value, not {pair!r}.")
        if name.strip() in found:
            raise BadOption(f"{name.strip()} is given twice.")
        found[name.strip()] = value.strip()
    return found


def game_meant(given: str) -> str:
    """The name of a game whatever its letters' case, and with spaces as it is read; else what was given."""
    if not given:
        return given
    from lansquenet.games import ROOMS

    name = "_".join(given.casefold().replace("-", " ").split())
    return name if name in ROOMS else given


def data_folder() -> Path:
    """Where a house is kept when nothing is said."""
    from platformdirs import user_data_path

    return user_data_path("lansquenet") / "house"


def store_at(data: Path | None, database: str) -> tuple[str, Path]:
    """The address of a house's database, and its key file."""
    folder = data or data_folder()
    return database or f"sqlite:///{folder / 'house.db'}", folder / "keys.json"


def language_of_system() -> str:
    """The language that was named, or that the system is set to, as far as we speak it; else English."""
    of_system = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wished = WISHED.get() or next(filter(None, of_system), "")[:2]
    return wished if wished in LANGUAGES else "en"


def spoken_language(wished: str) -> str:
    """The language that was named, or else the system's.

    Raises:
        UnknownName: we do not speak it.
    """
    if wished and wished not in LANGUAGES:
        raise UnknownName("language", wished, LANGUAGES)
    return wished or language_of_system()


def wish(language: str) -> str:
    """Speak the language that is named, from here on."""
    if language:
        WISHED.set(spoken_language(language))
    return language


Tongue = Annotated[str, typer.Option("--language", metavar="en|fr|de|nl|sv|it|es", callback=wish)]


def language_asked() -> str:
    """The language in which help is given and refused: the last that was named, though no command ran."""
    named = [after for before, after in zip(sys.argv, sys.argv[1:], strict=False) if before == "--language"]
    named += [one.partition("=")[2] for one in sys.argv if one.startswith("--language=")]
    return named[-1] if named and named[-1] in LANGUAGES else language_of_system()
