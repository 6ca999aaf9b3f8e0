"""What one gets prints as a table: as text wherever it is printed, as HTML in a notebook."""

import re
from collections.abc import Iterable
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 100  # letters of a line, at most
SHORT = 20  # of a cell that is not broken
MARKED = re.compile(r"\*([^*]+)\*|`([^`]+)`")
CELL = "padding:.15em .8em .15em 0;vertical-align:top"


class Sheet(NamedTuple):
    """A table with a title: what its columns are called, and its rows; a column with `>` is of numbers."""

    title: str
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    note: str = ""


class Shown:
    """Something that prints as sheets, one under the other."""

    def sheets(self) -> list[Sheet]:
        """What there is to be seen."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return text(*[part for sheet in self.sheets() for part in drawn_sheet(sheet)])

    def _repr_html_(self) -> str:
        return "".join(html_sheet(sheet) for sheet in self.sheets())


class Text(str):
    """A text that shows itself as it is read, and not between quotation marks."""

    def __repr__(self) -> str:
        return str(self).rstrip("\n")

    def _repr_html_(self) -> str:
        return f"<pre>{escape(self)}</pre>"


def unmarked(words: str) -> str:
    """Words of a book without the marks of *stress* and `code`."""
    return MARKED.sub(lambda mark: mark[1] or mark[2], words)


def text(*parts: "RenderableType") -> str:
    """What a terminal shows of these, without colours."""
    from rich.console import Console

    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    return "\n".join(line.rstrip() for line in captured.get().rstrip().splitlines())


def drawn_sheet(sheet: Sheet) -> "Iterable[RenderableType]":
    """A sheet as a terminal draws it."""
    from rich.table import Table as Grid
    from rich.text import Text as Words

    yield Words(sheet.title)
    if sheet.rows:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for name in sheet.columns:
            grid.add_column(name.lstrip(">"), justify="right" if name[:1] == ">" else "left", overflow="fold")
        for row in sheet.rows:
            grid.add_row(*[Words(cell) for cell in row])
        yield grid
    if sheet.note:
        yield Words(sheet.note)


def html_sheet(sheet: Sheet) -> str:
    """A sheet as HTML that needs nothing from elsewhere."""
    sides = ["right" if name[:1] == ">" else "left" for name in sheet.columns]
    head = "".join(
        f'<th style="{CELL};text-align:{side}">{escape(name.lstrip(">"))}</th>'
        for name, side in zip(sheet.columns, sides, strict=True)
    )
    rows = "".join(f"<tr>{_cells(row, sides)}</tr>" for row in sheet.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""
    note = f"<p>{escape(sheet.note)}</p>" if sheet.note else ""
    return f"<div><p><strong>{escape(sheet.title)}</strong></p>{table}{note}</div>"


def _cells(row: tuple[str, ...], sides: list[str]) -> str:
    return "".join(
        f'<td style="{CELL};text-align:{side}{_whole(cell)}">{escape(cell)}</td>'
        for cell, side in zip(row, sides, strict=True)
    )


def _whole(cell: str) -> str:
    """Short words are not broken at the end of a line."""
    return ";white-space:nowrap" if len(cell) < SHORT else ""
