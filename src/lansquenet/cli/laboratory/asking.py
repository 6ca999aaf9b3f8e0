"""One question, and its exact answer."""

import json
from fractions import Fraction
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from lansquenet.books.book import book
from lansquenet.front.asked import under
from lansquenet.front.board import counted
from lansquenet.front.figured import posed
from lansquenet.odds.asking.findings import BestPlay, JointLaw, row
from lansquenet.odds.asking.fortunes import Limit, Ruin
from lansquenet.odds.asking.posing import Posing, answer, changed, in_full, plain

HEARD = ("seen", "after", "acts", "by", "best", "among", "alike", "until", "over", "shoe")
SHORT = 16  # characters of a fraction in a narrow column
LONG = 80  # figures of a fraction, beyond which only a program would read it


def run(wish: Posing, word: str, said: str, as_json: bool) -> None:
    """Ask it, and print the answer."""
    asked = posed(wish)
    found = answer(asked, wish, word, said)
    if as_json:
        told = {"game": wish.game, "asked": changed(wish), word: said, "answer": plain(found)}
        print(json.dumps(told, indent=2))
        return
    console = Console(highlight=False)
    rules = asked.rules if wish.at else book(wish.game).play_by(wish.preset, wish.options)
    table = f"{under(book(wish.game), rules)}, {counted(asked.seats, 'seat')}"
    console.print(table + _heard(wish), soft_wrap=True)
    console.print(f"[bold]{word} of {said}[/]", soft_wrap=True)
    _print(console, found, said)


def _heard(wish: Posing) -> str:
    """What was said of the question beside game, rules and seats, in a few words."""
    midway = f"; after {wish.act or 'all'} acts of a transcript" if wish.at else ""
    return midway + "".join(f"; {name} {said}" for name, said in changed(wish).items() if name in HEARD)


def _print(console: Console, found: Any, said: str) -> None:
    match found:
        case JointLaw():
            _print_law(console, found)
        case BestPlay():
            _print_table(console, found)
        case Ruin():
            _print_rows(console, [("ruin", found.chance), ("hands", found.hands)])
        case Limit():
            console.print(f"grows most   {found.best:.6f} of a fortune\ngrows below  {found.most:.6f} of it")
        case tuple():
            named = list(zip([part.strip() for part in said.split(",")], found, strict=True))
            _print_matrix(console, named) if isinstance(found[0], tuple) else _print_rows(console, named)
        case Fraction():
            _print_rows(console, [("", found)])
        case _:
            console.print(str(found))


def _print_rows(console: Console, rows: list[tuple[str, Fraction]], named: bool = False) -> None:
    """Each number exactly, and as a decimal."""
    for name, value in rows:
        exact = in_full(value, LONG) or "…"
        parts = [*([name] if named or len(rows) > 1 else []), exact, f"{float(value):.6f}"]
        console.print("  ".join(parts), soft_wrap=True)


def _print_matrix(console: Console, rows: list[tuple[str, tuple[Fraction, ...]]]) -> None:
    """A column for each row, of the same name."""
    sheet = Sheet("", *[name for name, _ in rows], box=None, padding=(0, 2, 0, 0))
    for name, values in rows:
        sheet.add_row(name, *[f"{in_full(n, SHORT)}  {float(n):.6f}".strip() for n in values])
    console.print(sheet)


def _print_law(console: Console, found: JointLaw) -> None:
    sheet = Sheet("sum", "exact", "decimal", box=None, padding=(0, 2, 0, 0))
    for column in sheet.columns:
        column.justify, column.overflow = "right", "fold"
    for total, chance in found.items():
        exact = in_full(chance) or "…"
        sheet.add_row(", ".join(map(str, row(total))), exact, f"{float(chance):.6f}")
    console.print(sheet)
    means = list(zip([f"mean {n}" for n, _ in enumerate(found.means, 1)], found.means, strict=True))
    one = [("mean", found.mean), ("variance", found.variance)]
    _print_rows(console, one if len(means) == 1 else [*means, ("covariance", found.covariance())])


def _print_table(console: Console, found: BestPlay) -> None:
    rows = found.folded()
    if rows:
        sheet = Sheet(*rows[0][0], "best", "the second best loses", box=None, padding=(0, 2, 0, 0))
        for seen, word, loss in rows:
            sheet.add_row(*seen.values(), word, f"{float(loss):.6f}")
        console.print(sheet)
    _print_rows(console, [("worth", found.worth)], named=True)
    console.print(f"choices  {found.states}")
