"""The exact figures that a book prints: those of the usual rules, walked once for all languages."""

from fractions import Fraction
from functools import cache

from lansquenet.books.book import book
from lansquenet.odds import figures

LONG = 34  # signs of a fraction that still stands in a column


@cache
def usual(name: str) -> dict[str, Fraction]:
    """Every figure of a game under its usual rules."""
    return figures(name, book(name).play_by())


def exact(value: Fraction) -> str:
    """A figure as a fraction; nothing, if it is too long for a page."""
    written = str(value)
    return written if len(written) <= LONG else ""


def decimal(value: Fraction, language: str) -> str:
    """A figure with six decimals, as a language writes them."""
    written = f"{float(value):.6f}".replace("-", "−")
    return written if language == "en" else written.replace(".", ",")
