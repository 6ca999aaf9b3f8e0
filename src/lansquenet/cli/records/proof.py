"""A bundle, checked before your eyes."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lansquenet.books.written import Json
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.cli.telling.verdicts import named, words_of
from lansquenet.errors import BadOption
from lansquenet.fair import form
from lansquenet.fair.checks.proves import signed_by, told_of
from lansquenet.fair.guest.seen import compared
from lansquenet.fair.verify import FORM, Bundle, Check, Verdict, by_key, exit_code, verify

STYLES = {Verdict.HOLDS: "green", Verdict.FAILS: "bold red", Verdict.OPEN: "dim"}


def run(
    file: Path, key: str = "", as_json: bool = False, seen: Path | None = None, language: str = "en"
) -> int:
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
        _show(bundle, checks, Console(highlight=False), phrases(language, "proof"))
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


def _show(bundle: Bundle | None, checks: list[Check], console: Console, say: Phrases) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("proof-check", "", "proof-says"):
        table.add_column(say(heading) if heading else "")
    for check in checks:
        state = Text(say(f"proof-{check.state.name.lower()}"), STYLES[check.state])
        table.add_row(named(check, say.language), state, Text(words_of(check, say.language)))
    console.print(table)
    if bundle:
        _tell(bundle, console, say)
    failed = [named(check, say.language) for check in checks if check.state == Verdict.FAILS]
    if failed:
        console.print(f"\n{say('proof-distrust', names=', '.join(failed))}", style="bold", markup=False)
    elif bundle:
        proves = say(f"proof-{signed_by(bundle).value}")
        console.print(f"\n{proves}\n\n{say('proof-not')}", markup=False)


def _tell(bundle: Json, console: Console, say: Phrases) -> None:
    """What the bundle is about, for people to compare with what they saw."""
    cards = [card for pack in bundle["packs"] for card in pack["turned"]]
    shown = sum(card is not None for card in cards)
    hand = say("proof-hand", hand=str(bundle["hand"]), table=bundle["table"], game=bundle["game"])
    console.print(f"\n{hand}", markup=False)
    console.print(say("proof-shown", shown=shown, count=len(cards)))
    for line in _shuffled(bundle, say) if bundle["protocol"] == "gt2" else _shuffled_before(bundle, say):
        console.print(line, markup=False)
    console.print(say("proof-key", key=bundle["key"]))


def _shuffled(bundle: Json, say: Phrases) -> Iterator[str]:
    """Who took part in the shuffles, what was void, and the commitments."""
    for fact in told_of(bundle):
        names = {"names": _list(fact.names, say)} if fact.kind != "commitment" else {}
        yield say(f"proof-{fact.kind}", **names, **fact.gaps)


def _shuffled_before(bundle: Json, say: Phrases) -> Iterator[str]:
    """The same of a hand that was dealt by gt1."""
    windows = [window for pack in bundle["packs"] for window in pack["windows"]]
    names = dict(zip(bundle["chairs"], bundle["names"], strict=True))
    chairs = {names.get(chair, str(chair + 1)) for window in windows for chair, _ in window["shares"]}
    yield say("proof-took-part", names=_list(sorted(chairs), say))
    yield say("proof-void-count", count=sum(window["joint"] is None for window in windows))


def _list(names: list[str], say: Phrases) -> str:
    """These names; a chair without one by its number."""
    named = [say("proof-chair", number=name) if name.isdecimal() else name for name in names]
    return ", ".join(named) or say("proof-nobody")
