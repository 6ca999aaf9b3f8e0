"""The numbers of `docs/paper.md`: each stands there as what it is, and is computed when it is read.

In double braces: `count | games`, `figure | GAME | KEY`, `solved | NAME | COLUMN`, `benchmark`,
`card | GAME | COLUMN` and `measured | ENGINE | GAME | HOW | COLUMN`.  What was measured is read where its
command has written it down.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from lansquenet.books.book import book
from lansquenet.contest import crosstable, weakness
from lansquenet.contest.definition import definition
from lansquenet.games import GAMES
from lansquenet.odds import figures
from lansquenet.rules.game import hides

DOCS = Path(__file__).parent
ROWS = DOCS / "lansquenet-7"
NUMBER = re.compile(r"\{\{([^{}]+)\}\}")


def filled_in(text: str) -> str:
    """The text, with its numbers."""
    return NUMBER.sub(lambda found: computed(found[1]), text)


def computed(told: str) -> str:
    """One number; a `KeyError` names what there is none of."""
    what, *given = (part.strip() for part in told.split("|"))
    return KINDS[what](*given)


def count(what: str) -> str:
    """How many there are of something in the books."""
    books = [book(name) for name in GAMES]
    return str(
        {
            "games": len(books),
            "tricks": sum(hides(told.game) for told in books),
            "banks": sum(not hides(told.game) for told in books),
            "presets": sum(1 + len(told.presets) for told in books),
            "options": sum(len(told.options) for told in books),
            "rules": sum(len(told.rules) for told in books),
        }[what]
    )


def figure(game: str, key: str) -> str:
    """An exact figure of a game as usual, as a fraction and in per cent."""
    value = _figures(game)[key]
    return f"{value} ({float(value):.3%})".replace("%)", " %)")


@cache
def _figures(game: str) -> dict[str, object]:
    return dict(figures(game, book(game).play_by("")))


def solved(name: str, column: str) -> str:
    """A number of the table that `benchmarks/solved.py` prints."""
    return _row(DOCS / "solved.md", {"game": name})[column]


def measured(engine: str, game: str, how: str, column: str) -> str:
    """A speed of the table that `make bench-peers` writes."""
    return _row(DOCS / "performance.md", {"engine": engine, "game": game, "how": how})[column]


def on_card(game: str, column: str) -> str:
    """A speed of the table that `make bench-device` writes."""
    return _row(DOCS / "performance.md", {"game": game, "threads alike": "256 of 256"})[column]


def _row(page: Path, wanted: dict[str, str]) -> dict[str, str]:
    """The row of a table of a page that has these cells; an engine is named without its version."""
    head: list[str] = []
    for line in page.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells or not head:
            head = cells
            continue
        row = dict(zip(head, cells, strict=False))
        if all(row.get(name, "").startswith(cell) for name, cell in wanted.items()):
            return row
    raise KeyError(f"{page.name} has no row with {wanted}")


def benchmark() -> str:
    """The tables of those who entered Lansquenet-7."""
    return crosstable.page(crosstable.all_of(ROWS), definition(), weakness.all_of(ROWS))


KINDS: dict[str, Callable[..., str]] = {
    "count": count, "figure": figure, "solved": solved, "measured": measured, "card": on_card,
    "benchmark": benchmark,
}  # fmt: skip
