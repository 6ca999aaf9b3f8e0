"""What the keeper of a house does on its machine, while it is open or not."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lansquenet.cli.given import Data, DatabaseUrl, Tongue, language_of_system, store_at
from lansquenet.cli.telling.leaflet import Command, Commands
from lansquenet.cli.telling.phrasebook import Phrases, phrases
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
def tables(data: Data = None, database: DatabaseUrl = "", language: Tongue = "") -> None:
    """List the tables that are not closed."""
    with opened(data, database) as store:
        rows = [
            (card["code"], card["terms"]["game"], card["status"], _company(card), _moment(at))
            for card, at in store.cards("waiting", "playing", "paused", "finished")
        ]
    say = _say()
    shown = [(code, game, say(f"keep-{status}"), who, at) for code, game, status, who, at in rows]
    _list(("code", "game", "status", "who", "last"), shown, say("keep-no-table"))


@command()
def close(table: Table, data: Data = None, database: DatabaseUrl = "", language: Tongue = "") -> None:
    """Close a table: the stand-in ends the hand in play, and nobody sits down again."""
    with opened(data, database) as store:
        found = table if store.card(table) else store.by_code(table.strip().upper())
        if found is None:
            raise BadOption(
                f"No table has the code or the id {table!r}; `lansquenet house tables` lists them."
            )
        store.close_soon(found)
    print(_say()("keep-will-close", table=table))


@command()
def people(name: Who, data: Data = None, database: DatabaseUrl = "", language: Tongue = "") -> None:
    """Show the accounts of a name: guests may share it."""
    with opened(data, database) as store:
        found = store.accounts_like(name)
    say = _say()
    rows = [
        (
            one.id,
            one.name,
            say("keep-password" if one.password else "keep-guest"),
            _moment(one.created),
            say("keep-barred") if one.barred else "",
        )
        for one in found
    ]
    _list(("id", "name", "", "since", ""), rows, say("keep-nobody", name=name))


@command()
def bar(who: Who, data: Data = None, database: DatabaseUrl = "", language: Tongue = "") -> None:
    """Let an account in no more: its logins end, and it rises from its tables."""
    with opened(data, database) as store:
        found = _one(store, who)
        store.bar(found.id)
    print(_say()("keep-bars", name=found.name, id=found.id))


@command()
def admit(who: Who, data: Data = None, database: DatabaseUrl = "", language: Tongue = "") -> None:
    """Let an account in again that was barred; it logs in anew."""
    with opened(data, database) as store:
        found = _one(store, who)
        store.bar(found.id, False)
    print(_say()("keep-admits", name=found.name, id=found.id))


@command("log-out")
def log_out(
    who: Annotated[str, typer.Argument(metavar="[NAME]")] = "",
    data: Data = None,
    database: DatabaseUrl = "",
    language: Tongue = "",
) -> None:
    """End the logins of an account, or all: who has a password logs in again, a guest comes as a stranger."""
    with opened(data, database) as store:
        if who:
            store.end_logins(_one(store, who).id)
        else:
            store.end_all_logins()
    print(_say()("keep-logins-of", name=who) if who else _say()("keep-logins"))


@command()
def export(
    month: Annotated[str, typer.Argument(metavar="MONTH")],
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    data: Data = None,
    database: DatabaseUrl = "",
    language: Tongue = "",
) -> None:
    """Write all hands of a month: proofs, transcripts where all cards may be seen, and a list."""
    from lansquenet.house.archive import export

    with opened(data, database) as store:
        hands, transcripts = export(store, month, folder)
    print(_say()("keep-exported", count=hands, folder=str(folder), transcripts=transcripts))


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


def _say() -> Phrases:
    """What a keeper is told, in the language that was named."""
    return phrases(language_of_system(), "keeping")


def _list(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]], otherwise: str) -> None:
    """Rows under these heads, by their keys; or what is said where there are none."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table as Lines

    if not rows:
        return print(otherwise)
    lines = Lines(*[_say()(f"keep-{head}") if head else "" for head in heads], box=None, pad_edge=False)
    for row in rows:
        lines.add_row(*map(escape, row))
    return Console(highlight=False).print(lines)
