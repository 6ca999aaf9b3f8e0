"""Exact figures in a table, or as JSON."""

import json

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from lansquenet.book import book
from lansquenet.odds import figures


def print_figures(name: str, preset: str, options: dict[str, str], as_json: bool) -> None:
    """Print every figure that the game has under these rules."""
    told = book(name)
    rules = told.play_by(preset, options)
    found = figures(name, rules)
    if as_json:
        rows = [
            {"key": key, "exact": str(value), "decimal": float(value), "meaning": told.figures[key].text}
            for key, value in found.items()
        ]
        report = {"game": name, "preset": preset, "options": told.options_of(rules), "figures": rows}
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return
    changed = ", ".join(f"{key}={value}" for key, value in told.changed(rules).items()) or "as usual"
    grid = Grid(title=f"{told.title}: {changed}", title_justify="left", box=None, padding=(0, 2, 0, 0))
    grid.add_column("figure")
    grid.add_column("exact", justify="right", overflow="fold", max_width=24)
    grid.add_column("decimal", justify="right", no_wrap=True)
    for key, value in found.items():
        meaning = Text.assemble((key, "bold"), ("\n" + told.figures[key].text, "dim"))
        grid.add_row(meaning, str(value), f"{float(value):.6f}")
    Console().print(grid)
