"""The exact figures that a book prints: those of the usual rules, walked once for all languages."""

from fractions import Fraction
from functools import cache

from lansquenet.books.book import book
from lansquenet.bots.learning.hand_charts import charts
from lansquenet.odds import figures, grids
from lansquenet.odds.grid import Grid

LONG = 34  # signs of a fraction that still stands in a column


@cache
def usual(name: str) -> dict[str, Fraction]:
    """Every figure of a game under its usual rules."""
    return figures(name, book(name).play_by())


@cache
def tables(name: str) -> list[Grid]:
    """The tables of figures that a game has under its usual rules, and charts of what was learnt of it."""
    rules = book(name).play_by()
    return [*grids(name, rules), *charts(name, rules)]


def exact(value: Fraction) -> str:
    """A figure as a fraction; nothing, if it is too long for a page."""
    written = str(value)
    return written if len(written) <= LONG else ""


def decimal(value: Fraction, language: str) -> str:
    """A figure with six decimals, as a language writes them."""
    written = f"{float(value):.6f}".replace("-", "−")
    return written if language == "en" else written.replace(".", ",")


def cell(value: Fraction | None, grid: Grid, language: str) -> str:
    """A figure of a table: in per cent if it is to be read so, else as a fraction."""
    if value is None:
        return ""
    if grid.rough:
        return f"{round(100 * value)}"
    if not grid.percent:
        return exact(value).replace("-", "−") or decimal(value, language)
    written = f"{float(100 * value):.2f}".replace("-", "−")
    return f"{written}%" if language == "en" else f"{written.replace('.', ',')}\u00a0%"
