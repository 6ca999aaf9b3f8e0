"""Measured rows as tables: for the terminal, and for docs/performance.md."""

import platform
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- measured -->", "<!-- end -->"

Row = dict[str, Any]  # peer, version, game, mode, and figures; or peer and what went wrong
Cells = list[list[str]]


def environment() -> Row:
    """Where and when it was measured."""
    cpu = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "cpu": cpu,
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
    }


def rate(number: float) -> str:
    """So many a second."""
    if not number:
        return ""
    if number >= 1e6:
        return f"{number / 1e6:,.1f} M"
    return f"{number / 1e3:,.1f} k"


def figures(rows: list[Row]) -> Cells:
    """A row each: whose, which game, how, acts with cards, decisions, hands, and nanoseconds."""
    found = [["engine", "game", "how", "acts/s", "decisions/s", "hands/s", "ns"]]
    for row in rows:
        who = f"{row['peer']} {row.get('version', '')}".strip()
        if "wrong" in row:
            found.append([who, "", row["wrong"], "", "", "", ""])
            continue
        counts = [rate(row.get(name, 0)) for name in ("acts", "decisions", "hands")]
        spent = row.get("nanoseconds", 0)
        found.append([who, row["game"], row["mode"], *counts, f"{spent:,.0f}" if spent else ""])
    return found


def grid(rows: list[Row], where: Row) -> tuple[str, Cells]:
    """All figures, with a title."""
    title = f"Random play on one core, {where['cpu']}, Python {where['python']}, {where['date']}"
    return title, figures(rows)


def best(rows: list[Row], game: str, what: str, mode: str, least: bool = False) -> float:
    """The best of our figures of this game whose mode begins so."""
    choose: Callable[..., float] = min if least else max
    return choose(
        (
            row[what]
            for row in rows
            if row["peer"] == "Lansquenet" and row.get("game") == game and row["mode"].startswith(mode)
        ),
        default=0.0,
    )


TARGETS = [  # words, game, figure, mode, wanted; of nanoseconds at most, else at least
    ("compiled Leduc, acts/s", "leduc", "acts", "compiled", 20e6),
    ("Loo at four seats, acts/s", "loo", "acts", "compiled", 10e6),
    ("Loo at four seats, deals/s", "loo", "hands", "compiled", 250e3),
    ("Toepen (own_turn) at four seats, acts/s", "toepen", "acts", "compiled", 10e6),
    ("Toepen (own_turn) at four seats, deals/s", "toepen", "hands", "compiled", 250e3),
    ("Zecchinetta, acts/s", "zecchinetta", "acts", "compiled", 20e6),
    ("Lansquenet, coups/s through the rules, two seats", "lansquenet", "hands", "compiled rules, 2", 3e6),
    ("Lansquenet, coups/s through the rules, four seats", "lansquenet", "hands", "compiled rules, 4", 3e6),
    ("one act from Python with the choice, Leduc, ns", "leduc", "nanoseconds", "Python", 1000),
    ("one act from Python with the choice, Toepen, ns", "toepen", "nanoseconds", "Python", 1000),
    ("copying a hand from Python, Leduc, ns", "leduc", "nanoseconds", "copy: clone", 200),
    ("copying a hand from Python, Toepen, ns", "toepen", "nanoseconds", "copy: clone", 200),
    ("restoring a hand from bytes, Toepen, ns", "toepen", "nanoseconds", "from bytes", 1000),
    ("copying a state of load_game, Leduc, ns", "leduc", "nanoseconds", "copy: state", 1000),
    ("copying a state of load_game, Toepen, ns", "toepen", "nanoseconds", "copy: state", 1000),
    ("PettingZoo, Toepen, decisions/s", "toepen", "decisions", "PettingZoo", 215e3),
    ("Gymnasium, Toepen, decisions/s", "toepen", "decisions", "Gymnasium", 80e3),
    ("many tables at once with observations, Leduc, steps/s", "leduc", "decisions", "1024 tables", 10e6),
    ("many tables at once with observations, Toepen, steps/s", "toepen", "decisions", "1024 tables", 5e6),
    ("many tables at once with observations, Loo, steps/s", "loo", "decisions", "1024 tables", 5e6),
]

BESIDE = [  # words, how ours is played, how theirs; both Leduc, from Python
    ("OpenSpiel's interface, its own Leduc beside ours, decisions/s", "OpenSpiel's interface", "Python"),
    ("the same with information states", "OpenSpiel's interface, key", "Python, string"),
]


def beside(rows: list[Row]) -> Cells:
    """What another engine does in the same run is what is wanted of ours."""
    found = []
    for words, mode, theirs in BESIDE:
        wanted = max(
            (
                row["decisions"]
                for row in rows
                if (row["peer"], row.get("game"), row.get("mode")) == ("OpenSpiel", "Leduc", theirs)
            ),
            default=0.0,
        )
        got = max(
            (
                row["decisions"]
                for row in rows
                if (row["peer"], row.get("game"), row.get("mode")) == ("Lansquenet", "leduc", mode)
            ),
            default=0.0,
        )
        verdict = "met" if got >= wanted > 0 else "MISSED"
        found.append([words, rate(wanted) or "none", rate(got) or "none", verdict])
    return found


def targets(rows: list[Row]) -> tuple[str, Cells]:
    """What was wanted, what was found, and whether it is met; of what is missed, where the time goes."""
    found = [["target", "wanted", "found", ""]]
    for words, game, what, mode, wanted in TARGETS:
        least = what == "nanoseconds"
        got = best(rows, game, what, mode, least)
        met = 0 < got <= wanted if least else got >= wanted
        shown = [f"{number:,.0f}" if least else rate(number) for number in (wanted, got)]
        verdict = "met" if met else f"MISSED{spent(rows, game, mode)}"
        found.append([words, ("< " if least else "") + shown[0], shown[1] or "none", verdict])
    return "Targets", found + beside(rows)


def spent(rows: list[Row], game: str, mode: str) -> str:
    """Of hands in compiled code, how many acts there are in one, and how long each takes."""
    acts, hands = (best(rows, game, what, mode) for what in ("acts", "hands"))
    return f": {acts / hands:.1f} acts a hand, {1e9 / acts:.0f} ns each" if acts and hands else ""


def print_grid(titled: tuple[str, Cells]) -> None:
    """A table on the terminal."""
    title, (head, *rows) = titled
    shown = Grid(title=title, box=None, title_justify="left")
    for n, name in enumerate(head):
        shown.add_column(name, justify="left" if n < (3 if len(head) > 4 else 1) else "right")
    for row in rows:
        shown.add_row(*row)
    Console(width=150).print(shown)


def in_markdown(titled: tuple[str, Cells]) -> str:
    """A table in Markdown."""
    title, (head, *rows) = titled
    lines = [f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows]]
    return f"### {title}\n\n" + "\n".join(lines) + "\n"


def write(rows: list[Row], where: Row) -> None:
    """Put the tables where the page has room for them."""
    said = f"Measured {where['date']} on {where['cpu']}, one core; Python {where['python']}, "
    said += f"numba {where['numba']}, numpy {where['numpy']}.\n"
    tables = "\n".join(map(in_markdown, (targets(rows), ("All figures", figures(rows)))))
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{said}\n{tables}\n{END}{rest.partition(END)[2]}")
