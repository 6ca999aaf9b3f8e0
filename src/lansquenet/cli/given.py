"""What is given on the command line, and what stands where nothing is given."""

import os
from pathlib import Path
from typing import Annotated

import typer

from lansquenet.errors import BadOption, UnknownName

Data = Annotated[Path | None, typer.Option("--data", help="The folder of the log and its keys.")]
DatabaseUrl = Annotated[
    str, typer.Option("--database", help="postgresql://... instead of SQLite in the folder.")
]
Witness = Annotated[
    str,
    typer.Option(
        metavar="FILE|URL", help="A second place that is told how long the logs are; see docs/hosting.md."
    ),
]


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


def data_folder() -> Path:
    """Where a house is kept when nothing is said."""
    from platformdirs import user_data_path

    return user_data_path("lansquenet") / "house"


def store_at(data: Path | None, database: str) -> tuple[str, Path]:
    """The address of a house's database, and its key file."""
    folder = data or data_folder()
    return database or f"sqlite:///{folder / 'house.db'}", folder / "keys.json"


def language_of_system() -> str:
    """The language that the system is set to, as far as we speak it; else English."""
    from lansquenet.books.tongues import LANGUAGES

    wished = next(
        (found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), ""
    )
    return wished[:2] if wished[:2] in LANGUAGES else "en"


def spoken_language(wished: str) -> str:
    """The language that was named, or else the system's.

    Raises:
        UnknownName: we do not speak it.
    """
    from lansquenet.books.tongues import LANGUAGES

    if wished and wished not in LANGUAGES:
        raise UnknownName("language", wished, LANGUAGES)
    return wished or language_of_system()
