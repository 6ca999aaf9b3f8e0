"""One question, and its exact answer."""

import json
from fractions import Fraction
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

from lansquenet.errors import BadOption
from lansquenet.front.board import counted
from lansquenet.front.figured import posed, walked_under
from lansquenet.odds.asking import Ask
from lansquenet.odds.asking.findings import BestPlay, JointLaw, row
from lansquenet.odds.asking.fortunes import Limit
from lansquenet.odds.asking.outside import heading, is_file
from lansquenet.odds.asking.posing import Posing, answer, changed, in_full, plain
from lansquenet.odds.asking.ruin import Ruin

HEARD = (
    "seen",
    "after",
    "acts",
    "by",
    "best",
    "among",
    "alike",
    "until",
    "over",
    "shoe",
    "stake_plan",
    "depth",
)
SHORT = 16  # characters of a fraction in a narrow column
LONG = 80  # figures of a fraction, beyond which only a program would read it


class Ways(NamedTuple):
    """How it is answered: in compiled code; a table played again in so many hands; told as JSON."""

    compiled: bool
    played: int
    as_json: bool


def run(wish: Posing, word: str, said: str, ways: Ways) -> None:
    """Ask it, and print the answer."""
    asked = _compiled(posed(wish)) if ways.compiled else posed(wish)
    found = answer(asked, wish, word, said)
    again = _played(asked, said, found, ways.played) if ways.played else None
    if ways.as_json:
        told = {"game": wish.game, "asked": changed(wish), word: said, "answer": plain(found)}
        print(json.dumps(told | ({"played": again._asdict()} if again else {}), indent=2))
        return
    console = Console(highlight=False)
    console.print(f"{_under(wish, asked)}, {counted(asked.seats, 'seat')}{_heard(wish)}", soft_wrap=True)
    console.print(f"[bold]{word} of {said}[/]", soft_wrap=True)
    _print(console, found, word, said)
    if again:
        line = (
            f"played  {again.mean:.4f} in {again.hands:,} hands, {again.errors:+.2f} standard errors from it"
        )
        console.print(line, soft_wrap=True)


class PlayedAgain(NamedTuple):
    """What a table came to when it was played, and by how many standard errors it misses what it is worth."""

    hands: int
    mean: float
    errors: float


def _played(asked: Ask, said: str, found: Any, hands: int) -> PlayedAgain:
    """The best that can be chosen, played through the compiled rules."""
    if not isinstance(found, BestPlay) or asked.choosing is None:
        raise BadOption("Played again is a table of best play, of a game that says what is chosen.")
    from lansquenet.sim.by_table import played

    mean = played(asked, said, found, hands)
    return PlayedAgain(hands, mean.value, mean.z(found.worth))


def _compiled(asked: Ask) -> Ask:
    """The same question, to be walked in compiled code."""
    from lansquenet.sim.layers import passed

    return asked.through(passed)


def _under(wish: Posing, asked: Ask) -> str:
    if is_file(wish.game):
        return heading(wish.game, wish.options)
    return walked_under(wish, asked)


def _heard(wish: Posing) -> str:
    """What was said of the question beside game, rules and seats, in a few words."""
    midway = f"; after {wish.act or 'all'} acts of a transcript" if wish.at else ""
    heard = [(name.replace("_", " "), said) for name, said in changed(wish).items() if name in HEARD]
    return midway + "".join([f"; {name} {said}" for name, said in heard])


def _print(console: Console, found: Any, word: str, said: str) -> None:
    match found:
        case JointLaw():
            _print_law(console, found)
        case BestPlay():
            _print_table(console, found)
        case Ruin():
            _print_rows(
                console, [("chance" if word == "drawdown" else word, found.chance), ("hands", found.hands)]
            )
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
