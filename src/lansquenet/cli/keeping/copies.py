"""Copies of a house's store, and looking for faults in it."""

from pathlib import Path

from rich.console import Console

from lansquenet.cli.telling.complaints import complaint
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.house.log import upkeep

FILE = "keeping"


def backup(url: str, keys: Path, target: Path, language: str = "en") -> None:
    """Copy the store, running or not, and prove the copy by restoring it to a scratch store."""
    rows = upkeep.backup(url, keys, target)
    _print(phrases(language, FILE)("keep-copied", count=rows, file=str(target), keys=str(keys)))


def restore(source: Path, url: str, language: str = "en") -> None:
    """Fill a new store from a copy."""
    rows = upkeep.restore(source, url)
    _print(phrases(language, FILE)("keep-restored", count=rows))


def audit(
    url: str,
    keys: Path,
    table: str = "",
    replay: upkeep.Replay | None = None,
    witness: str = "",
    language: str = "en",
) -> int:
    """Look for faults, print the first, and say with what code to exit: 0 when there is none."""
    say = phrases(language, FILE)
    found = upkeep.audit(url, keys, table or None, replay, witness)
    if not found:
        _print(say("keep-no-fault"))
        if witness:
            _print(say("keep-witness-there"))
        return 0
    where, seq, what = found[0]
    at = "keep-at-event" if seq else "keep-at-table" if where else "keep-at-store"
    gaps = {"table": where, "number": str(seq)}
    _print(say("keep-fault", place=say(at, **gaps), fault=complaint(what, language)), style="red")
    if len(found) > 1:
        _print(say("keep-more-faults", count=len(found) - 1))
    return 1


def _print(text: str, style: str = "") -> None:
    Console(highlight=False).print(text, style=style, markup=False)
