"""Where every rule comes from and which test shows it: a page of the site, `python tests/again.py sources`.

The page is made of the books, of what the tests say they show, and of two lists beside it: what the texts say
sentence by sentence (`passages.toml`), and what of them was left out (`out_of_scope.toml`).
"""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from lansquenet import odds
from lansquenet.books.book import book
from lansquenet.games import GAMES
from lansquenet.odds.tree import Tree

ROOT = Path(__file__).parents[2]
CODE = "src/lansquenet"
DATA = ("out_of_scope.toml", "passages.toml")  # beside the page, in docs
NUMBER = re.compile(r"\b(?:LOO3|[A-Z]{3,5})-A?\d+\b")
RANGE = re.compile(rf"{NUMBER.pattern} (?:to|–|-) {NUMBER.pattern}")
INTRODUCTION = """
# Where the rules come from

Five texts were the beginning of this project. Here is what became of them: what they say, sentence by
sentence; every rule by its source, the game it lives in, and the tests that cite it; which figures they
print, and what is reckoned here; what was left out, and why. After them come the rules that rest on other
sources or on our judgement, and what is disputed.

The rules in full are in the books: `lansquenet rules GAME`. *Editorial* marks what is ours. This page is
made of the books and the tests by `python tests/again.py sources`; the sentences, and what was
left out, stand in `docs/passages.toml` and `docs/out_of_scope.toml`.
"""

Row = dict[str, Any]


@dataclass(frozen=True)
class Shelf:
    """A book as it lies in its file: a game's own, or what a kind of game shares."""

    name: str
    title: str
    module: str
    told: Row

    @property
    def rules(self) -> list[Row]:
        """Its rules in their order."""
        return list(self.told["rules"])

    @property
    def options(self) -> dict[str, Row]:
        """Its options by name; a game's own may lay no more than a word over a shared one."""
        return dict(self.told.get("options", {}))

    def attested(self, keys: set[str]) -> list[str]:
        """The options, values and presets that one of these sources attests."""
        found = []
        for name, row in self.options.items():
            values = [value for value, (_, said) in row.get("values", {}).items() if keys & named(said)]
            if values or keys & named(row.get("source", "")):
                found.append(f"`{name}`" + (f": {', '.join(values)}" if values else ""))
        presets = [key for key, row in self.told.get("presets", {}).items() if keys & named(row["source"])]
        return found + [f"preset *{key}*" for key in presets]


def named(source: str) -> set[str]:
    """The sources that a row of a book names."""
    return set(source.split(", ")) - {""}


@cache
def shelves() -> list[Shelf]:
    """What the kinds of games share, then every game."""
    kinds = [ROOT / CODE / "books" / f"{kind}.toml" for kind in ("banking", "tricks")]
    return [shelf(path) for path in [*kinds, *(ROOT / CODE / "games" / name / "book.toml" for name in GAMES)]]


def shelf(path: Path) -> Shelf:
    """The book in this file."""
    told = tomllib.loads(path.read_text("utf-8"))
    is_room = path.stem == "book"
    name = path.parent.name if is_room else path.stem
    module = f"{CODE}/games/{name}/rules.py" if is_room else f"{CODE}/rules/{name}.py"
    return Shelf(name, told.get("title") or told["rules"][0]["section"], module, told)


@cache
def texts() -> dict[str, Row]:
    """The texts that this began with, with what each of them says and what of it was left out."""
    scope, said = (tomllib.loads((ROOT / "docs" / name).read_text("utf-8")) for name in DATA)
    return {key: text | said[key] for key, text in scope.items()}


def keys_of(text: Row, here: Shelf) -> set[str]:
    """By what names a book means this text; in another book they may be other sources."""
    return set(text["sources"]) if here.name in text["books"] else set()


@cache
def docstrings() -> dict[str, str]:
    """What every test, and every file of tests, says it shows, by its name; without ranges of numbers."""
    found = {}
    here = ROOT / "tests"
    for path in sorted(path for path in here.rglob("test_*.py") if "e2e" not in path.parts):
        file = path.relative_to(here).with_suffix("").as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.FunctionDef):
                name = f"{file}::{node.name}" if isinstance(node, ast.FunctionDef) else file
                found[name] = RANGE.sub("", ast.get_docstring(node) or "")
    return found


@cache
def citations() -> dict[str, list[str]]:
    """The tests that cite a rule, by its number."""
    found: dict[str, list[str]] = {}
    for name, text in docstrings().items():
        for number in sorted(set(NUMBER.findall(text))):
            found.setdefault(number, []).append(name)
    return found


def tests_of(number: str) -> str:
    """The tests that cite a rule, file by file."""
    by_file: dict[str, list[str]] = {}
    for name in citations().get(number, []):
        file, _, function = name.partition("::")
        by_file.setdefault(file, []).extend([function.removeprefix("test_")] if function else [])
    return "; ".join(f"`{file}`: {', '.join(names) or 'as a whole'}" for file, names in by_file.items())


def table(rules: Iterable[Row]) -> Iterator[str]:
    """Rules with their sources and tests, a line each."""
    for nth, rule in enumerate(rules):
        if not nth:
            yield from ("| Rule | Says | Sources | Tests |", "|---|---|---|---|")
        first = rule["text"].replace("|", r"\|").split(". ")[0]
        yield f"| {rule['number']} | {first.rstrip('.')} | {rule['source']} | {tests_of(rule['number'])} |"
    yield ""


def of_text(text: Row) -> Iterator[str]:
    """All that became of a text."""
    names = ", ".join(f"`{key}`" for key in text["sources"])
    yield from (f"## {text['title']}", "", f"In the books: {names}.", "")
    yield from of_passages(text)
    for here in shelves():
        if keys := keys_of(text, here):
            yield from of_book(here, keys)
    yield from of_figures(text)
    yield from ("### Left out", "", *(f"- **{what}** {why}" for what, why in text["out"]), "")


def of_passages(text: Row) -> Iterator[str]:
    """What a text says, sentence by sentence, and the rules that say it here."""
    yield from ("### Sentence by sentence", "", "| The text has it that | Here |", "|---|---|")
    yield from (f"| {what} | {rules} |" for what, rules in text["passages"])
    yield ""


def of_book(here: Shelf, keys: set[str]) -> Iterator[str]:
    """What a book has from a text."""
    yield from heading(here, keys)
    yield from table(rule for rule in here.rules if keys & named(rule["source"]))
    yield from (f"Attested besides: {'; '.join(here.attested(keys))}.", "")


def heading(here: Shelf, keys: set[str]) -> Iterator[str]:
    """A game or a kind of game under a text, with what its book notes of the text."""
    yield from (f"### {here.title} · `{here.module}`", "")
    for key, row in here.told.get("sources", {}).items():
        if key in keys and row.get("note"):
            yield from (f"`{key}`: {row['note']}", "")


def of_figures(text: Row) -> Iterator[str]:
    """What a text prints, beside what is reckoned here or the test that reckons it."""
    if text.get("figures"):
        yield from ("### Figures", "", "| In the text | Here |", "|---|---|")
        for row in text["figures"]:
            yield f"| {row['says']} | {shown(row)} |"
        yield ""


def shown(row: Row) -> str:
    """What stands here for a figure of a text."""
    if "test" in row:
        return f"{row['note']} (`{row['test']}`)"
    exact = reckoned(row)
    asked = f"lansquenet odds {row['game']} --preset {row['preset']}"
    return f"{exact} = {100 * float(exact):.6g} %: {row['figure']} of `{asked}`"


def reckoned(row: Row) -> Fraction:
    """The exact figure to be held against one that a text prints."""
    rules = odds.plain(book(row["game"]).play_by(row["preset"]))
    tree = Tree(GAMES[row["game"]], rules, odds.usual_seats(row["game"]))
    return Fraction(odds.defined(row["game"], rules)[row["figure"]](tree))


def of_others() -> Iterator[str]:
    """The rules that rest on none of the texts, and the sources that they rest on."""
    yield from ("## Rules from elsewhere, and our own", "")
    for here in shelves():
        ours = {key for text in texts().values() for key in keys_of(text, here)}
        yield from (f"### {here.title} from elsewhere · `{here.module}`", "")
        for key, row in here.told.get("sources", {}).items():
            if key not in ours:
                yield f"- `{key}`: {row['title']}. {row.get('note', '')}".rstrip()
        yield ""
        rules = [rule for rule in here.rules if not ours & named(rule["source"])]
        yield from table(rules)


def of_disputes() -> Iterator[str]:
    """Every point on which sources are silent or disagree, with the values that it may be settled by."""
    yield from ("## What is disputed or left open", "")
    for here in shelves():
        rows = {name: row for name, row in here.options.items() if "dispute" in row}
        if rows:
            yield from (f"**{here.title}**", "")
        yield from (dispute(name, row) for name, row in rows.items())
        yield ""


def dispute(name: str, row: Row) -> str:
    """A point at issue, and who attests which way out of it."""
    values = ", ".join(f"{value} ({said})" for value, (_, said) in row.get("values", {}).items())
    rule = f" ({row['rule']})" if "rule" in row else ""
    return f"- `{name}`{rule}: {row['dispute']}" + (f" *{values}.*" if values else "")


@cache
def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION.strip(), ""]
    for text in texts().values():
        lines += of_text(text)
    lines += [*of_others(), *of_disputes()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


if __name__ == "__main__":
    print(page(), end="")
