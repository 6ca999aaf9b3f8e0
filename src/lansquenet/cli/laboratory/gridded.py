"""Tables of figures and charts of hands, as a terminal shows them."""

import re
from fractions import Fraction

from rich.console import Console
from rich.table import Table as Sheet
from rich.text import Text

from lansquenet.books.speech import Speech
from lansquenet.books.wording import slug
from lansquenet.odds.grid import Grid
from lansquenet.volume.chapter import grid_words

CHART = re.compile(r"(.+ for a pool of) (\d+): (.+), %")
SAID = {"stand": "ANNOUNCE-word-2", "take Miss": "ANNOUNCE-word-3"}  # by the keys of the table
LOWER = {
    " and a lower": "chart-and-a-lower",
    " and two lower": "chart-and-two-lower",
    " or lower": "chart-or-lower",
}


def print_grid(grid: Grid, speech: Speech) -> None:
    """Print a table: each figure as one in so many or in per cent, and as a fraction."""
    sheet = Sheet(title=headed(grid.title, speech), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in (grid.corner, *grid.columns):
        sheet.add_column(beside(column, speech), justify="right")
    for row, values in grid.rows:
        cells = [_whole(one) if grid.rough else _cell(one, grid.percent, speech) for one in values]
        sheet.add_row(beside(row, speech), *cells)
    Console().print(sheet)


def headed(title: str, speech: Speech) -> str:
    """What stands over a table, or over a chart of hands and what is said with them."""
    chart = CHART.fullmatch(title)
    if chart is None:
        return told(title, speech)
    where = speech(f"chart-{slug(chart[1])}", n=int(chart[2]))
    return f"{where}: {speech.of(SAID[chart[3]], chart[3])}, %"


def beside(words: str, speech: Speech) -> str:
    """What stands over a column or before a row."""
    if words == "trumps; best other":
        return speech("chart-corner")
    for ending, key in LOWER.items():
        if words.endswith(ending):
            return speech(key, cards=_letters(words.removesuffix(ending), speech))
    return told(words, speech)


def told(words: str, speech: Speech) -> str:
    """Words over a table in a language; the English stands as it is."""
    return words if speech.language == "en" else grid_words(_letters(words, speech), speech.language)


def _letters(words: str, speech: Speech) -> str:
    """The ranks of a hand, where nothing else is said, in the letters of the language."""
    return "".join(map(speech.letter, words)).replace("T", "10") if re.fullmatch("[AKQJT]+", words) else words


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
