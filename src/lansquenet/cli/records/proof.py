"""A bundle, checked before your eyes."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lansquenet.books.written import Json
from lansquenet.errors import BadOption
from lansquenet.fair import form
from lansquenet.fair.checks.proves import Signed, signed_by, told_of
from lansquenet.fair.guest.seen import compared
from lansquenet.fair.verify import FORM, Bundle, Check, Verdict, by_key, exit_code, verify

SIGNS = {
    Verdict.HOLDS: "[green]holds[/]",
    Verdict.FAILS: "[bold red]FAILS[/]",
    Verdict.OPEN: "[dim]not checked[/]",
}
PROVES = {
    Signed.SEATS: "What holds here was fixed before the seats named above spoke: the deck, which was mixed "
    "with what each of them brought; they signed what they had seen until then, and every card shown is the "
    "one that was fixed.  Who has only this file knows it if one of their keys is not the house's.",
    Signed.SOME: "Only some windows were signed by seats with keys of their own.  What holds here was fixed "
    "before those seats spoke in those windows; of the others it proves only what the house now says.",
    Signed.HOUSE: "Only the house has signed this hand.  It proves that the house stands by these cards, and "
    "not when they were chosen.",
    Signed.FIRST: "It was dealt by gt1, which proves less: each seat revealed what it had promised, but who "
    "knew the shares early could have made the whole of it afterwards.",
}
NOT = (
    "What it does not tell you: whether the key is that of your server (compare it, or give --key), whether "
    "the seats are different people, whether any two of them talk to each other, whether who is called "
    "silent was, and, where hands are hidden, whether the server looks at them, for it deals them.  What "
    "happened after the last share is bound by the server's seal alone."
)


def run(file: Path, key: str = "", as_json: bool = False, seen: Path | None = None) -> int:
    """Check a bundle and show what came of it; the exit code: 0, or that of the first check that fails.

    `seen` is a file in which a client has kept what it saw.

    Raises:
        BadOption: the key is none; that says nothing of the bundle.
    """
    key = key.strip().lower()
    if key and not re.fullmatch("[0-9a-f]{64}", key):
        raise BadOption(f"A key has 64 hexadecimal digits, such as a bundle names at its end; not {key!r}.")
    bundle, checks = _checked(file, key, seen)
    if as_json:
        print(
            json.dumps(
                [{"check": c.name, "code": c.code, "state": c.state, "words": c.words} for c in checks]
            )
        )
    else:
        _show(bundle, checks, Console(highlight=False))
    return exit_code(checks)


def _checked(file: Path, key: str, seen: Path | None) -> tuple[Bundle | None, list[Check]]:
    try:
        bundle = _within(form.read(_text(file)), "bundle")
    except form.NoBundle as wrong:
        return None, [Check("form", FORM, Verdict.FAILS, str(wrong))]
    checks = verify(bundle)
    if checks[0].state != Verdict.HOLDS:
        return None, checks
    checks += [by_key(bundle, key)] if key else []
    return bundle, checks + ([_held_against(bundle, seen)] if seen else [])


def _held_against(bundle: Bundle, seen: Path) -> Check:
    """Whether it is what somebody saw.

    Raises:
        BadOption: what they saw cannot be read; that says nothing of the bundle.
    """
    if bundle["protocol"] != "gt2":
        raise BadOption("What was seen is kept of hands that were dealt by gt2; this one was not.")
    try:
        return compared(bundle, _within(form.read(_text(seen)), "seen"))
    except form.NoBundle as wrong:
        why = str(wrong).removeprefix("this is no bundle: ")
        raise BadOption(f"{seen} is no file in which a client has kept what it saw: {why}") from wrong


def _within(told: Any, part: str) -> Any:
    """A part of the file that a client keeps when it has seen something else; or the file as it is."""
    kept = isinstance(told, dict) and told.get("evidence") == "gt2"
    return told.get(part) if kept else told


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
    elif bundle:
        console.print(f"\n{PROVES[signed_by(bundle)]}\n\n{NOT}", markup=False)


def _tell(bundle: Json, console: Console) -> None:
    """What the bundle is about, for people to compare with what they saw."""
    cards = [card for pack in bundle["packs"] for card in pack["turned"]]
    windows = [window for pack in bundle["packs"] for window in pack["windows"]]
    names = dict(zip(bundle["chairs"], bundle["names"], strict=True))
    shown = sum(card is not None for card in cards)
    console.print(f"\nHand {bundle['hand']} at {bundle['table']}, {bundle['game']}.", markup=False)
    console.print(f"Cards shown: {shown} of {len(cards)} turned.")
    if bundle["protocol"] == "gt2":
        for words in told_of(bundle):
            console.print(words, markup=False)
    else:
        named = sorted({names.get(chair, f"chair {chair + 1}") for w in windows for chair, _ in w["shares"]})
        console.print(f"Took part in the shuffle: {', '.join(named) or 'nobody'}.", markup=False)
        console.print(f"Made void by a silent seat: {sum(w['joint'] is None for w in windows)}.")
    console.print(f"Key of the server: {bundle['key']}")
