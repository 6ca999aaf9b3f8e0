"""Tables of figures and charts of hands, as a terminal shows them."""

from fractions import Fraction

from rich.console import Console
from rich.table import Table as Sheet
from rich.text import Text

from lansquenet.books.speech import Speech
from lansquenet.odds.grid import Grid
from lansquenet.volume.overhead import beside, headed


def print_grid(grid: Grid, speech: Speech) -> None:
    """Print a table: each figure as one in so many or in per cent, and as a fraction."""
    sheet = Sheet(title=headed(grid.title, speech), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in (grid.corner, *grid.columns):
        sheet.add_column(beside(column, speech), justify="right")
    for row, values in grid.rows:
        cells = [_whole(one) if grid.rough else _cell(one, grid.percent, speech) for one in values]
        sheet.add_row(beside(row, speech), *cells)
    Console().print(sheet)


def _cell(value: Fraction | None, percent: bool, speech: Speech) -> Text:
    """In per cent, or one in so many, cut off as the old tables cut it; over the fraction."""
    if value is None:
        return Text("")
    if percent:
        return Text.assemble((f"{speech.decimal(float(100 * value))} %", "bold"), (f"\n{value}", "dim"))
    often = speech("reckon-one-in", n=int(1 / value)) if value else "0"
    return Text.assemble((often, "bold"), (f"\n{value}", "dim"))


def _whole(value: Fraction | None) -> Text:
    """In whole per cent."""
    return Text("" if value is None else f"{round(100 * value)}")
