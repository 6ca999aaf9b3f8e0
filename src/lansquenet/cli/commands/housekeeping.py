"""Houses: to keep one, and to check what it dealt."""

from pathlib import Path
from typing import Annotated

import typer

from lansquenet.cli.commands import Json, Tongue, command
from lansquenet.cli.given import Data, DatabaseUrl, Witness, data_folder, language_of_system, store_at
from lansquenet.errors import BadOption


@command()
def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    data: Data = None,
    database: DatabaseUrl = "",
    url: str = "",
    origin: list[str] | None = None,
    sockets: Annotated[int, typer.Option(min=1)] = 20,
    leeway: Annotated[float, typer.Option(min=0.1)] = 1.0,
    pace: Annotated[float, typer.Option(min=0)] = 0.25,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    show: Annotated[bool, typer.Option("--open")] = False,
    witness: Witness = "",
    language: Tongue = "",
) -> None:
    """Keep a house: tables for many people, in the browser, the terminal and for programs."""
    from lansquenet.cli.keeping.serve import HouseBounds, run

    bounds = HouseBounds(sockets, leeway, pace)
    folder, language = data or data_folder(), language_of_system()
    run(host, port, folder, database, url, origin or [], bounds, quiet, show, witness, language)


@command()
def edition(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    pyodide: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    base: str = "/",
    language: Tongue = "",
) -> None:
    """Write a house that is only files: any server of files plays it, and the house runs in the page.

    Friends cannot meet there: for that, keep a house (`lansquenet serve`).
    """
    from lansquenet.cli.telling.complaints import complaint
    from lansquenet.edition.folder import pyodide_at, write

    language = language_of_system()
    write(folder, pyodide_at(pyodide), lambda step: print(complaint(step, language)), base=base)


@command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="BUNDLE")],
    key: str = "",
    seen: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Check for yourself how a hand was dealt; exits with the code of the first check that fails."""
    from lansquenet.cli.records.proof import run

    raise typer.Exit(run(file, key, json, seen, language_of_system()))


@command()
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: DatabaseUrl = "",
    language: Tongue = "",
) -> None:
    """Copy a house's log, open or not, and prove that the copy can be restored."""
    from lansquenet.cli.keeping.copies import backup

    backup(*store_at(data, database), target, language_of_system())


@command()
def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: DatabaseUrl = "",
    language: Tongue = "",
) -> None:
    """Fill the empty log of a house from a copy."""
    from lansquenet.cli.keeping.copies import restore

    url, keys = store_at(data, database)
    try:
        keys.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as wrong:
        raise BadOption(f"{keys.parent} cannot be used: {wrong.strerror}.") from None
    restore(source, url, language_of_system())


@command()
def audit(
    data: Data = None,
    database: DatabaseUrl = "",
    table: str = "",
    witness: Witness = "",
    language: Tongue = "",
) -> None:
    """Look for faults in a house's log, and run every hand in it through the rules again."""
    from lansquenet.cli.keeping.copies import audit
    from lansquenet.house.tables.recheck import misfits

    raise typer.Exit(audit(*store_at(data, database), table, misfits, witness, language_of_system()))
