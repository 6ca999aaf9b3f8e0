"""How the exact figures move with the options."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Sheet

from lansquenet.books.book import Book, book
from lansquenet.books.speech import Speech
from lansquenet.cli.laboratory.exact_figures import found_at, rows
from lansquenet.errors import BadOption, LansquenetError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SHORT = 12  # characters of a fraction that stands beside its decimal in a matrix
Case = tuple[dict[str, str], dict[str, Fraction]]  # the options that vary, and the figures under them


def run(
    name: str,
    preset: str,
    options: dict[str, str],
    vary: dict[str, str],
    keys: list[str],
    seats: int,
    plot: Path | None,
    as_json: bool,
    language: str = "en",
) -> None:
    """Walk the rules under every combination of the values, and print the figures side by side."""
    told = book(name)
    cases = [_case(told, preset, options, combination, keys, seats) for combination in combinations(vary)]
    if not any(found for _, found in cases):
        raise BadOption(f"No figure begins with {', '.join(keys)}; there are: {', '.join(told.figures)}.")
    if plot:
        draw(told, cases, plot)
    if as_json:
        report = [{"options": varied, "figures": rows(told, found)} for varied, found in cases]
        print(json.dumps({"game": name, "preset": preset, "options": options, "cases": report}, indent=2))
    else:
        speech = Speech(language, name)
        each = [_matrix(told, key, cases, speech) for key in _keys(cases)] if len(vary) == 2 else []
        sheets = each or [_sheet(told, cases, speech)]
        for sheet in sheets:
            Console(highlight=False).print(sheet)


def combinations(vary: dict[str, str]) -> list[dict[str, str]]:
    """Every choice of one value for each option."""
    values = [[value.strip() for value in listed.split(",")] for listed in vary.values()]
    return [dict(zip(vary, chosen, strict=True)) for chosen in product(*values)]


def _case(
    told: Book, preset: str, options: dict[str, str], varied: dict[str, str], keys: list[str], seats: int
) -> Case:
    rules = told.play_by(preset, options | varied)
    return varied, found_at(told, rules, seats, lambda key: not keys or key.startswith(tuple(keys)))


def _keys(cases: list[Case]) -> list[str]:
    return list(dict.fromkeys(key for _, found in cases for key in found))


def _matrix(told: Book, key: str, cases: list[Case], speech: Speech) -> Sheet:
    """A figure under two options: the values of the one go down, those of the other across."""
    (down, across), values = cases[0][0], {tuple(varied.values()): found.get(key) for varied, found in cases}
    columns, rows = (list(dict.fromkeys(pair[n] for pair in values)) for n in (1, 0))
    sheet = Sheet(
        f"{down} \\ {across}",
        box=None,
        padding=(0, 2, 0, 0),
        title=f"{speech.of('title', told.title)}: {key}",
        title_justify="left",
    )
    for column in columns:
        sheet.add_column(column, justify="right", overflow="fold")
    for row in rows:
        sheet.add_row(row, *[_cell(values[row, column], speech) for column in columns])
    return sheet


def _cell(value: Fraction | None, speech: Speech) -> str:
    """A number exactly, where that is short, and as a decimal."""
    if value is None:
        return speech("reckon-none")
    decimal = speech.decimal(float(value), 6)
    return f"{value}  {decimal}" if len(str(value)) <= SHORT else decimal


def _sheet(told: Book, cases: list[Case], speech: Speech) -> Sheet:
    title = speech.of("title", told.title)
    sheet = Sheet(speech("reckon-under"), box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    for head, width in (("odds-exact", 26), ("odds-decimal", None), ("reckon-change", None)):
        sheet.add_column(speech(head), justify="right", overflow="fold", max_width=width)
    for key in _keys(cases):
        sheet.add_row(key, style="bold")
        first = next(found[key] for _, found in cases if key in found)
        for varied, found in cases:
            sheet.add_row(f"  {_label(varied)}", *_cells(found.get(key), first, speech))
    return sheet


def _cells(value: Fraction | None, first: Fraction, speech: Speech) -> tuple[str, str, str]:
    if value is None:
        return speech("reckon-none"), "", ""
    change = speech.decimal(float(value - first), 6, "+") if value != first else "="
    return str(value), speech.decimal(float(value), 6), change


def _label(varied: dict[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in varied.items())


def draw(told: Book, cases: list[Case], file: Path) -> None:
    """A panel for each figure, with a bar for each case.

    Raises:
        LansquenetError: the library that draws is not installed, or the file cannot be written.
    """
    keys = _keys(cases)
    with drawn_to(file, (7.2, len(keys) * (0.7 + 0.28 * len(cases)))) as figure:
        for key, axes in zip(keys, figure.subplots(len(keys), squeeze=False)[:, 0], strict=True):
            _panel(axes, key, cases)
        figure.suptitle(told.title)


@contextmanager
def drawn_to(file: Path, size: tuple[float, float]) -> Iterator["Figure"]:
    """A figure to draw on, in inches, which is then written: by the ending of its name, as SVG, PNG or PDF.

    Raises:
        LansquenetError: the library that draws is not installed, or the file cannot be written.
    """
    try:
        import matplotlib
    except ImportError as wrong:
        raise LansquenetError("Drawing needs matplotlib: pip install 'lansquenet[plot]'.") from wrong
    matplotlib.use("Agg")
    matplotlib.rcParams |= {"svg.hashsalt": "lansquenet", "font.size": 9, "svg.fonttype": "none"}
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    yield figure
    try:
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    except (OSError, ValueError) as wrong:
        raise LansquenetError(f"{file} cannot be written: {wrong}") from wrong


def _panel(axes: "Axes", key: str, cases: list[Case]) -> None:
    shown = [(_label(varied), found[key]) for varied, found in cases if key in found]
    bars = axes.barh(
        [label for label, _ in shown], [float(value) for _, value in shown], color="#2f6f6d", height=0.6
    )
    exact = [f" {value} " if len(str(value)) < 14 else f" {float(value):.5f} " for _, value in shown]
    axes.bar_label(bars, exact)
    axes.margins(x=0.18)
    axes.invert_yaxis()
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_title(key, loc="left", fontweight="bold")
    axes.spines[["top", "right"]].set_visible(False)
