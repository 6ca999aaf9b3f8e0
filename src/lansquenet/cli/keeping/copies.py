"""Copies of a house's store, and looking for faults in it."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from lansquenet.front.board import counted
from lansquenet.house.log import upkeep


def backup(url: str, keys: Path, target: Path) -> None:
    """Copy the store, running or not, and prove the copy by restoring it to a scratch store."""
    rows = upkeep.backup(url, keys, target)
    Console(highlight=False).print(
        f"{counted(rows, 'row')} copied to {escape(str(target))}, restored to a scratch store and found "
        f"faultless. It is worth nothing without the key file {escape(str(keys))}: keep a copy of that "
        "somewhere else."
    )


def restore(source: Path, url: str) -> None:
    """Fill a new store from a copy."""
    rows = upkeep.restore(source, url)
    Console(highlight=False).print(f"{counted(rows, 'row')} restored. Put the key file beside it.")


def audit(
    url: str, keys: Path, table: str = "", replay: upkeep.Replay | None = None, witness: str = ""
) -> int:
    """Look for faults, print the first, and say with what code to exit: 0 when there is none."""
    console = Console(highlight=False)
    found = upkeep.audit(url, keys, table or None, replay, witness)
    if not found:
        console.print("No fault: every event, payment, balance, key and card is as it was written.")
        if witness:
            console.print("And all that the witness was told of is there.")
        return 0
    where, seq, what = found[0]
    place = f"table {where}, event {seq}" if seq else f"table {where}" if where else "the store"
    console.print(f"{escape(place)}: {escape(what)}.", style="red")
    if len(found) > 1:
        console.print(f"And {counted(len(found) - 1, 'fault')} more.")
    return 1
