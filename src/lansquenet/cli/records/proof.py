"""A bundle, checked before your eyes."""

import json
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lansquenet.books.written import Json
from lansquenet.errors import BadOption
from lansquenet.fair import form
from lansquenet.fair.verify import FORM, Bundle, Check, Verdict, by_key, exit_code, verify

SIGNS = {
    Verdict.HOLDS: "[green]holds[/]",
    Verdict.FAILS: "[bold red]FAILS[/]",
    Verdict.OPEN: "[dim]not checked[/]",
}
PROVES = (
    "What holds here you have checked yourself: the deck was fixed before the seats named above spoke, it "
    "was mixed with what each of them brought, and every card shown is the one that was fixed."
)
NOT = (
    "What it does not tell you: whether the key is that of your server (compare it, or give --key), whether "
    "the seats are different people, whether any two of them talk to each other, and, where hands are "
    "hidden, whether the server looks at them, for it deals them."
)


def run(file: Path, key: str = "", as_json: bool = False) -> int:
    """Check a bundle and show what came of it; the exit code: 0, or that of the first check that fails.

    Raises:
        BadOption: the key is none; that says nothing of the bundle.
    """
    key = key.strip().lower()
    if key and not re.fullmatch("[0-9a-f]{64}", key):
        raise BadOption(f"A key has 64 hexadecimal digits, such as a bundle names at its end; not {key!r}.")
    bundle, checks = _checked(file, key)
    if as_json:
        print(
            json.dumps(
                [{"check": c.name, "code": c.code, "state": c.state, "words": c.words} for c in checks]
            )
        )
    else:
        _show(bundle, checks, Console(highlight=False))
    return exit_code(checks)


def _checked(file: Path, key: str) -> tuple[Bundle | None, list[Check]]:
    try:
        bundle = form.read(_text(file))
    except form.NoBundle as wrong:
        return None, [Check("form", FORM, Verdict.FAILS, str(wrong))]
    checks = verify(bundle)
    formed = checks[0].state == Verdict.HOLDS
    return bundle if formed else None, checks + ([by_key(bundle, key)] if key and formed else [])


def _text(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
    except OSError as wrong:
        raise form.NoBundle(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise form.NoBundle(f"{file} is not text.") from wrong


def _show(bundle: Bundle | None, checks: list[Check], console: Console) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("check", "", "what it says"):
        table.add_column(heading)
    for check in checks:
        table.add_row(check.name, SIGNS[check.state], escape(check.words))
    console.print(table)
    if bundle:
        _tell(bundle, console)
    failed = [check.name for check in checks if check.state == Verdict.FAILS]
    if failed:
        console.print(f"\nDo not trust this bundle: {', '.join(failed)} failed.", style="bold")
    else:
        console.print(f"\n{PROVES}\n\n{NOT}")


def _tell(bundle: Json, console: Console) -> None:
    """What the bundle is about, for people to compare with what they saw."""
    cards = [card for pack in bundle["packs"] for card in pack["turned"]]
    windows = [window for pack in bundle["packs"] for window in pack["windows"]]
    names = dict(zip(bundle["chairs"], bundle["names"], strict=True))
    chairs = sorted({chair for window in windows for chair, _ in window["shares"]})
    named = ", ".join(names.get(chair, f"chair {chair + 1}") for chair in chairs) or "nobody"
    shown = sum(card is not None for card in cards)
    console.print(f"\nHand {bundle['hand']} at {bundle['table']}, {bundle['game']}.", markup=False)
    console.print(f"Cards shown: {shown} of {len(cards)} turned.")
    console.print(f"Took part in the shuffle: {named}.", markup=False)
    console.print(f"Made void by a silent seat: {sum(window['joint'] is None for window in windows)}.")
    console.print(f"Key of the server: {bundle['key']}")
