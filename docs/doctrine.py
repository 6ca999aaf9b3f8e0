"""The page of old figures beside ours.  `python docs/doctrine.py` writes it anew."""

import shlex
import tomllib
from contextlib import chdir
from fractions import Fraction
from itertools import pairwise
from math import comb, floor
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from lansquenet.books.book import book
from lansquenet.front.figured import posed
from lansquenet.odds import grids
from lansquenet.odds.asking.posing import Posing, answer
from lansquenet.sim.layers import passed

HERE = Path(__file__).parent
PAGE = HERE / "doctrine.md"
TOLD = tomllib.loads((HERE / "doctrine.toml").read_text("utf-8"))
LONGEST = 24  # of a fraction that is printed
HEAD = """# The doctrine of chances, recomputed

What old books say of the odds of these games, beside what the rules give when they are walked. Only what
could be read in a text is here, no figure from memory; `python docs/doctrine.py` writes this page, and a test
holds it to the rules. The commands ask the same, and so does *ask* beside them, of the laboratory of a house
on your own machine (`lansquenet serve`).
"""
LEFT_OUT = """## What is left out

No text could be read of De Moivre's own tables of Basset and Pharaon (their cells are reckoned by
`lansquenet odds basset --preset de_moivre --table` and `lansquenet odds pharaon --table`), of Sauveur's six
tables of 1679, of what James Bernoulli found wrong in them, of Montmort's and Euler's, nor of the end of the
worked case in the *Encyclopédie*. What is said of them elsewhere, without a number, proves nothing here.
"""


HOUSE = "http://localhost:8000/lab"  # of whoever reads this
COMPILED = "--compiled"


class Said(NamedTuple):
    """A question as it stands at the command line."""

    wish: Posing
    word: str
    measure: str
    compiled: bool


def said(line: str) -> Said:
    """What a line asks."""
    parts = shlex.split(line)
    game, *words, word, measure = [part for part in parts if part != COMPILED]
    pairs = list(zip(words[::2], words[1::2], strict=True))
    options = dict(pair.split("=", 1) for name, pair in pairs if name == "-o")
    wish = Posing(game, options=options, **{name[2:]: value for name, value in pairs if name != "-o"})
    return Said(wish, word, measure, COMPILED in parts)


def asked(line: str) -> Fraction:
    """The answer to a question, as at the command line."""
    wish, word, measure, compiled = said(line)
    with chdir(HERE.parent):
        asked = posed(wish)
    found = answer(asked.through(passed) if compiled else asked, wish, word, measure)
    value: Fraction = found[0] if isinstance(found, tuple) else found
    return value


def link(line: str) -> str:
    """Where a laboratory asks it; a game in a file, and what is compiled, is asked at a terminal alone."""
    wish, word, measure, compiled = said(line)
    if compiled or wish.game.endswith(".py"):
        return ""
    parts = {"ask": word, "measure": measure, "after": wish.after, "by": wish.by}
    query = [("option", "=".join(pair)) for pair in wish.options.items()]
    query += [(name, value) for name, value in parts.items() if value]
    return f"[ask]({HOUSE}/{wish.game}?{urlencode(query)}) "


def with_cards_put_back(row: int) -> Fraction:
    """How likely a row of Trente et quarante counts this, if every card were put back at once."""
    reached = {0: Fraction(1)}
    for total in range(31):
        here = reached.pop(total, Fraction(0))
        for pips in range(1, 11):
            reached[total + pips] = reached.get(total + pips, Fraction(0)) + here * Fraction(
                4 if pips == 10 else 1, 13
            )
    return reached[row]


def verdict(
    printed: Fraction, exact: Fraction, of: int = 0, unit: str = "", other: Fraction | None = None
) -> str:
    """How a printed number comes to be what it is; `other` is exact if cards were put back."""
    if printed == exact:
        return "exactly so"
    if of:
        near = f"{float(exact * of):.{4 if other is None else 5}g} {unit}"
        if round(exact * of) == printed * of:
            return f"rounded from {near}"
        if other is not None and round(other * of) == printed * of:
            back, packs = float(other * of), float(exact * of)
            return f"with cards put back rounded from {back:.5g}; from six packs {packs:.5g}"
        told = f"; with cards put back {float(other * of):.6g}" if other is not None else ""
        return f"not so: {near}{told}"
    many = 1 / exact
    left = f"1 in {float(many):.6g}"
    return f"the fraction left out: {left}" if 1 / printed == floor(many) else f"not so: {left}"


def cells() -> list[tuple[str, str, Fraction, Fraction, str, str]]:
    """Of every cell its work and text, what is printed and exact, how they go together, and the question."""
    found = []
    for cell in TOLD["cells"]:
        printed, exact = Fraction(cell["printed"]), asked(cell["ask"])
        other = with_cards_put_back(cell["put_back"]) if "put_back" in cell else None
        told = verdict(printed, exact, cell.get("of", 0), cell.get("unit", ""), other)
        found.append((cell["work"], cell["text"], printed, exact, told, cell["ask"]))
    return found


def rows(game: str, preset: str = "") -> dict[int, list[Fraction | None]]:
    """The table of a game: by the cards left, for one, two, three and four of the rank."""
    return {int(name): row for name, row in grids(game, book(game).play_by(preset))[0].rows}


def ordered(table: dict[int, list[Fraction | None]], order: tuple[int, ...]) -> list[int]:
    """With how many cards left the parts rise in this order of the copies."""
    whole = {n: row for n, row in table.items() if all(row)}
    return [n for n, row in whole.items() if [row[k - 1] for k in order] == sorted(row, key=lambda x: x or 0)]


def falls(table: dict[int, list[Fraction | None]]) -> list[tuple[int, int]]:
    """Between which numbers of cards a part becomes less, though fewer are left."""
    down = sorted(table, reverse=True)
    return [
        (more, less)
        for more, less in pairwise(down)
        if any(a and b and b < a for a, b in zip(table[more], table[less], strict=True))
    ]


def average() -> Fraction:
    """What a stake at every couple loses at Basset, with 49 cards left to 9: the first is let go by."""
    table, each = rows("basset", "de_moivre"), []
    for n in range(49, 8, -2):
        weights = [Fraction(comb(n, r) * comb(52 - n, 4 - r), comb(52, 4)) for r in range(1, 5)]
        each.append(sum([w * (cell or 0) for w, cell in zip(weights, table[n], strict=True)], Fraction(0)))
    return sum(each, Fraction(0)) / len(each)


def conclusions() -> list[tuple[str, str, str]]:
    """Of each conclusion its work, what is said, and how far it holds."""
    pharaon, basset = rows("pharaon"), rows("basset", "de_moivre")
    pence = average() * 24_000
    return [
        ("hoyle", "the fewer the cards, the greater the gain of the banker", _grows(pharaon)),
        ("hoyle", "it is least with two, then three, then one, then four", _range(pharaon, (2, 3, 1, 4))),
        ("moivre", "the fewer the cards, the greater the loss of the punter", _grows(basset)),
        ("moivre", "it is least with two, then three, then four, then one", _range(basset, (2, 3, 4, 1))),
        ("moivre", "the gain on all the money is 15s 3d per cent", _money(pence)),
    ]


def _grows(table: dict[int, list[Fraction | None]]) -> str:
    found = [f"from {more} to {less}" for more, less in falls(table)]
    but = f", but not {', '.join(found)}" if found else ""
    return f"holds from {max(table)} cards to {min(table)}{but}"


def _range(table: dict[int, list[Fraction | None]], order: tuple[int, ...]) -> str:
    found, whole = ordered(table, order), [n for n, row in table.items() if all(row)]
    if found == whole:
        return f"holds from {max(whole)} cards to {min(whole)}"
    return f"holds with {', '.join(map(str, found))} cards left, and not with {_others(whole, found)}"


def _others(whole: list[int], found: list[int]) -> str:
    return ", ".join([str(n) for n in whole if n not in found])


def _money(pence: Fraction) -> str:
    """A hundred pounds are 24 000 pence."""
    told = f"{int(pence) // 12}s {float(pence % 12):.1f}d"
    so = int(pence) == 15 * 12 + 3
    return f"{told}, the pence cut off, if the first couple is let go by" if so else f"not so: {told}"


def page() -> str:
    """All of it."""
    found, concluded, parts = cells(), conclusions(), [HEAD]
    for work, told in TOLD["works"].items():
        parts.append(f"## {told['name']}\n\n{told['title']}\n")
        lines = [
            (text, str(printed), _short(exact), how, f"{link(line)}`lansquenet ask {line}`")
            for key, text, printed, exact, how, line in found
            if key == work
        ]
        if lines:
            parts.append(_sheet(("it says", "printed", "exact", "", "asked as"), lines))
        said = [(text, how) for key, text, how in concluded if key == work]
        if said:
            parts.append(_sheet(("it concludes", "reckoned anew"), said))
    return "\n".join([*parts, LEFT_OUT])


def _sheet(head: tuple[str, ...], lines: list[tuple[str, ...]]) -> str:
    return "\n".join([_row(head), _row(("---",) * len(head)), *map(_row, lines), ""])


def _short(exact: Fraction) -> str:
    """A fraction, or the decimal of one that nobody would read."""
    return str(exact) if len(str(exact)) <= LONGEST else f"{float(exact):.8f}"


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
