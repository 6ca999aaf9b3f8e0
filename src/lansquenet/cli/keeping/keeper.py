"""What the keeper of a house does on its machine, while it is open or not."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lansquenet.cli.given import Data, DatabaseUrl, Tongue, store_at
from lansquenet.cli.telling.leaflet import Command, Commands
from lansquenet.errors import BadOption

if TYPE_CHECKING:
    from lansquenet.house.log.store import Account, Store

app = typer.Typer(cls=Commands)
command = partial(app.command, cls=Command)
Table = Annotated[str, typer.Argument(metavar="TABLE")]
Who = Annotated[str, typer.Argument(metavar="NAME")]
MOMENT = "%Y-%m-%d %H:%M"


@app.callback(invoke_without_command=True)
def what_a_keeper_does(context: typer.Context, language: Tongue = "") -> None:
    """Look after a house on its machine: tables, people, what was played."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@contextmanager
def opened(data: Path | None, database: str) -> "Iterator[Store]":
    """The store of a house that is there."""
    from lansquenet.house.log.store import Store

    store = Store.open(*store_at(data, database), new=False)
    try:
        yield store
    finally:
        store.close()


@command()
def tables(data: Data = None, database: DatabaseUrl = "") -> None:
    """List the tables that are not closed."""
    with opened(data, database) as store:
        rows = [
            (card["code"], card["terms"]["game"], card["status"], _company(card), _moment(at))
            for card, at in store.cards("waiting", "playing", "paused", "finished")
        ]
    _list(("code", "game", "status", "who sits there", "last"), rows, "No table is open.")


@command()
def close(table: Table, data: Data = None, database: DatabaseUrl = "") -> None:
    """Close a table: the stand-in ends the hand in play, and nobody sits down again."""
    with opened(data, database) as store:
        found = table if store.card(table) else store.by_code(table.strip().upper())
        if found is None:
            raise BadOption(
                f"No table has the code or the id {table!r}; `lansquenet house tables` lists them."
            )
        store.close_soon(found)
    print(f"{table} will be closed: in ten seconds where the house is open, else when it opens.")


@command()
def people(name: Who, data: Data = None, database: DatabaseUrl = "") -> None:
    """Show the accounts of a name: guests may share it."""
    with opened(data, database) as store:
        found = store.accounts_like(name)
    rows = [
        (one.id, one.name, "password" if one.password else "guest", _moment(one.created), _barred(one))
        for one in found
    ]
    _list(("id", "name", "", "since", ""), rows, f"Nobody is called {name}.")


@command()
def bar(who: Who, data: Data = None, database: DatabaseUrl = "") -> None:
    """Let an account in no more: its logins end, and it rises from its tables."""
    with opened(data, database) as store:
        found = _one(store, who)
        store.bar(found.id)
    print(f"{found.name} ({found.id}) is let in no more, from ten seconds on where the house is open.")


@command()
def admit(who: Who, data: Data = None, database: DatabaseUrl = "") -> None:
    """Let an account in again that was barred; it logs in anew."""
    with opened(data, database) as store:
        found = _one(store, who)
        store.bar(found.id, False)
    print(f"{found.name} ({found.id}) may come in again.")


@command("log-out")
def log_out(
    who: Annotated[str, typer.Argument(metavar="[NAME]")] = "",
    data: Data = None,
    database: DatabaseUrl = "",
) -> None:
    """End the logins of an account, or all: who has a password logs in again, a guest comes as a stranger."""
    with opened(data, database) as store:
        if who:
            store.end_logins(_one(store, who).id)
        else:
            store.end_all_logins()
    print(f"The logins of {who or 'everybody'} end within ten seconds.")


@command()
def export(
    month: Annotated[str, typer.Argument(metavar="MONTH")],
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    data: Data = None,
    database: DatabaseUrl = "",
) -> None:
    """Write all hands of a month: proofs, transcripts where all cards may be seen, and a list."""
    from lansquenet.front.board import counted
    from lansquenet.house.archive import export

    with opened(data, database) as store:
        hands, transcripts = export(store, month, folder)
    print(f"{counted(hands, 'hand')} in {folder}, {transcripts} with a transcript; hands.csv lists them.")


def _one(store: "Store", who: str) -> "Account":
    found = store.accounts_like(who)
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadOption(f"Nobody is called {who!r}, and no account has this id.")
    ids = ", ".join(f"{one.id} (since {_moment(one.created)})" for one in found)
    raise BadOption(f"{len(found)} accounts are called {who!r}; give the id of one: {ids}.")


def _company(card: dict[str, object]) -> str:
    chairs = card["chairs"]
    assert isinstance(chairs, list)
    return ", ".join(chair["name"] for chair in chairs if chair["kind"] != "empty") or "-"


def _moment(at: float) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at, UTC).strftime(MOMENT)


def _barred(one: "Account") -> str:
    return "barred" if one.barred else ""


def _list(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]], otherwise: str) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table as Lines

    if not rows:
        return print(otherwise)
    lines = Lines(*heads, box=None, pad_edge=False)
    for row in rows:
        lines.add_row(*map(escape, row))
    return Console(highlight=False).print(lines)
