"""Exact figures in a table, or as JSON."""

import json
from collections.abc import Callable
from fractions import Fraction

from rich.console import Console
from rich.table import Table as Sheet
from rich.text import Text

from lansquenet.books.book import Book, book
from lansquenet.books.speech import Speech
from lansquenet.books.tongues import book_in
from lansquenet.bots.learning.hand_charts import charts
from lansquenet.cli.laboratory.gridded import print_grid
from lansquenet.cli.shelf.rulebook import marked
from lansquenet.errors import BadOption, UnknownName
from lansquenet.front.asked import check_seats
from lansquenet.odds import defined, figures, grids, usual_seats
from lansquenet.odds.grid import Grid
from lansquenet.odds.law import Law, Side, laws
from lansquenet.rules.state import Options


def print_figures(
    name: str,
    preset: str,
    options: dict[str, str],
    seats: int,
    keys: list[str],
    as_json: bool,
    language: str = "en",
) -> None:
    """Print every figure that the game has under these rules, or those of these keys."""
    told = book(name)
    rules = told.play_by(preset, options)
    check_keys(told, rules, keys)
    found = found_at(told, rules, seats, lambda key: not keys or key in keys)
    if as_json:
        print(
            json.dumps(
                _head(told, preset, rules) | {"figures": rows(told, found)}, indent=2, ensure_ascii=False
            )
        )
        return
    Console().print(_sheet(told, rules, found, seats or usual_seats(name), Speech(language, name)))


def _sheet(told: Book, rules: Options, found: dict[str, Fraction], seats: int, speech: Speech) -> Sheet:
    """Figures, each with its meaning, as a fraction and as a decimal."""
    title = speech("odds-of", title=played_by(told, rules, speech), seats=seats)
    sheet = Sheet(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    sheet.add_column(speech("odds-figure"))
    sheet.add_column(speech("odds-exact"), justify="right", overflow="fold", max_width=24)
    sheet.add_column(speech("odds-decimal"), justify="right", no_wrap=True)
    meant = book_in(told.name, speech.language).figures
    for key, value in found.items():
        meaning = Text(f"{key}\n", "bold").append_text(marked(meant[key].text, style="dim not bold"))
        sheet.add_row(meaning, str(value), speech.decimal(float(value), 6))
    return sheet


def played_by(told: Book, rules: Options, speech: Speech) -> str:
    """A game, and by which rules it is played, as far as they are not the usual."""
    changed = ", ".join(f"{key}={value}" for key, value in told.changed(rules).items())
    return f"{speech.of('title', told.title)}: {changed or speech('term-as-usual')}"


def print_laws(
    name: str, preset: str, options: dict[str, str], seats: int, as_json: bool, language: str = "en"
) -> None:
    """Print the exact law of every bet that has one: each net of a chip from both sides, and how often."""
    told = book(name)
    rules = told.play_by(preset, options)
    check_seats(told, seats)
    sides = {side.name.lower(): laws(name, rules, side, seats) for side in Side}
    if as_json:
        rows = [_law_row(told, side, found) for side, both in sides.items() for found in both]
        print(json.dumps(_head(told, preset, rules) | {"laws": rows}, indent=2, ensure_ascii=False))
        return
    console, speech = Console(highlight=False), Speech(language, name)
    console.print(played_by(told, rules, speech))
    meant = book_in(name, language).figures
    for bank in sides["bank"]:
        console.print(f"\n[bold]{bank.key}[/]")
        console.print(marked(meant[bank.key].text, style="dim"))
        both = [bank, *[found for found in sides["punter"] if found.key == bank.key]]
        console.print(_law_sheet(both, speech))


def _law_row(told: Book, side: str, found: Law) -> dict[str, object]:
    nets = [
        {"net": str(net), "exact": str(chance), "decimal": float(chance)}
        for net, chance in found.chances.items()
    ]
    said = {"key": found.key, "side": side, "mean": str(found.mean), "variance": str(found.variance)}
    return said | {"meaning": told.figures[found.key].text, "nets": nets}


def _law_sheet(both: list[Law], speech: Speech) -> Sheet:
    """The nets of a bet, from the bank's side and from the punter's."""
    sheet = Sheet(box=None, padding=(0, 2, 0, 0))
    for column in ("reckon-side", "reckon-net", "odds-exact", "odds-decimal"):
        left = column == "reckon-side"
        sheet.add_column(speech(column), justify="left" if left else "right", overflow="fold")
    for found in both:
        for n, (net, chance) in enumerate(found.chances.items()):
            side = speech(f"reckon-{found.side.name.lower()}") if n == 0 else ""
            sheet.add_row(side, net_word(net), str(chance), speech.decimal(float(chance), 6))
        for name, value in (("mean", found.mean), ("variance", found.variance)):
            cells = speech(f"reckon-{name}"), str(value), speech.decimal(float(value), 6)
            sheet.add_row("", *cells, style="bold")
    return sheet


def net_word(net: Fraction) -> str:
    """What is won or lost, with its sign."""
    return f"+{net}" if net > 0 else str(net)


def check_keys(told: Book, rules: Options, keys: list[str]) -> None:
    """Refuse a figure that there is not under these rules."""
    known = defined(told.name, rules)
    for key in keys:
        if key not in known:
            raise UnknownName(f"figure of {told.name} under these rules", key, known)


def found_at(
    told: Book, rules: Options, seats: int, wanted: Callable[[str], bool] = bool
) -> dict[str, Fraction]:
    """The figures that are wanted, at a table of so many seats; 0: the usual one."""
    check_seats(told, seats)
    return figures(told.name, rules, seats, wanted)


def rows(told: Book, found: dict[str, Fraction]) -> list[dict[str, object]]:
    """Figures as JSON has them."""
    return [
        {"key": key, "exact": str(value), "decimal": float(value), "meaning": told.figures[key].text}
        for key, value in found.items()
    ]


def print_grids(name: str, preset: str, options: dict[str, str], as_json: bool, language: str = "en") -> None:
    """Print the tables of a game: each figure as one in so many or in per cent, and as a fraction."""
    told = book(name)
    rules = told.play_by(preset, options)
    found = [*grids(name, rules), *charts(name, rules)]
    if not found:
        raise BadOption(f"{told.title} has no tables under these rules; leave --table away for its figures.")
    if as_json:
        tables = [_as_json(grid) for grid in found]
        print(json.dumps(_head(told, preset, rules) | {"tables": tables}, indent=2, ensure_ascii=False))
        return
    for grid in found:
        print_grid(grid, Speech(language, name))


def _as_json(grid: Grid) -> dict[str, object]:
    filled = [
        {"row": row, "values": [None if v is None else str(v) for v in values]} for row, values in grid.rows
    ]
    return {"title": grid.title, "corner": grid.corner, "columns": grid.columns, "rows": filled}


def _head(told: Book, preset: str, rules: Options) -> dict[str, object]:
    return {"game": told.name, "preset": preset, "options": told.options_of(rules)}
