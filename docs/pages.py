"""A hook of MkDocs: the pages of the site that are told elsewhere, so that none of them is told twice.

The home page is the README.  A game's page is the house's own rulebook with the exact figures set in, and
the page of sources is made of the books and the tests.
"""

import re
import sys
import tomllib
from fractions import Fraction
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from lansquenet.books.book import Book, book
from lansquenet.books.tongues import LANGUAGES, book_in, heading, tongues
from lansquenet.books.tongues.trade import glossary
from lansquenet.games import GAMES, file_of
from lansquenet.house.web import rule_pages
from lansquenet.odds import figures, grids
from lansquenet.odds.grid import Grid

ROOT = Path(__file__).parent.parent
sys.path += [str(ROOT / "tests/books"), str(ROOT / "docs")]
import computed  # noqa: E402  (the numbers of the paper)
import playable  # noqa: E402  (the table in the page of a game)

import sources  # noqa: E402  (of the books, and of what the tests say they show)

TOLD = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "changelog.md": "CHANGELOG.md",
}
PLACES = {file: page for page, file in TOLD.items()} | {"src/lansquenet/games": "games/index.md"}
KINDS = {"banking": "Banking games", "tricks": "Games of tricks"}
LINK = re.compile(r"(?<=\]\()(?!https?:|#)([^)#\s]+)")
SECTION = re.compile(r'<section aria-labelledby="([^"]+)"><h2 id="\1">(.*?)</h2>(.*?)</section>', re.DOTALL)
EDGE = "edge"  # what most figures that compare games are called

Values = dict[Fraction, list[str]]  # a figure's values, each with the rules that give it


def on_config(config: Any) -> Any:
    """Name every game in the navigation."""
    listed = [
        {words: [f"games/{name}.md" for name in GAMES if kind(name) == key]} for key, words in KINDS.items()
    ]
    config.nav = [
        {"Games": ["games/index.md", *listed]} if "Games" in entry else entry for entry in config.nav
    ]
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made, and the files of the sources that pages link to."""
    from mkdocs.structure.files import File

    for uri, text in (made() | foreign(config.extra["languages"])).items():
        files.append(File.generated(config, uri, content=text))
    for path in sorted(linked()):
        files.append(File.generated(config, f"sources/{path}", abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web/public/icon.svg")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead the links of a document to where things are on the site, and set in the tables that are made."""
    uri = page.file.src_uri
    if uri.startswith("games/"):
        return markdown
    led = LINK.sub(lambda link: place(link[1], uri), markdown)
    marks = {"odds.md": ("<!-- edges -->", edges), "lansquenet-7.md": ("<!-- rows -->", computed.benchmark)}
    mark, told = marks.get(uri, ("", str))
    if uri == "paper.md":
        return computed.filled_in(led)
    return playable.with_replays(led.replace(mark, told()) if mark else led)


def made() -> dict[str, str]:
    """The Markdown of every page that is not written in docs/."""
    told = {uri: (ROOT / file).read_text("utf-8") for uri, file in TOLD.items()}
    made = {"games/index.md": contents(), "sources.md": sources.page(), "terms.md": terms()}
    return told | made | {f"games/{name}.md": volume(name) for name in GAMES}


def foreign(tags: list[str]) -> dict[str, str]:
    """The pages of books in other languages than English, as far as there are any."""
    there = [(tag, name) for tag in tags for name in GAMES if tag in tongues(name)]
    return {f"games/{tag}/{name}.md": volume(name, tag) for tag, name in there}


# -- links


def origin(uri: str) -> Path:
    """The document from which a page of the site comes."""
    return ROOT / TOLD[uri] if uri in TOLD else ROOT / "docs" / uri


def meant(link: str, uri: str) -> str:
    """What a link of a document leads to, seen from the root of the sources."""
    return (origin(uri).parent / link).resolve().relative_to(ROOT).as_posix()


def place(link: str, uri: str) -> str:
    """Where on the site that is; documents all lie at its top."""
    path = meant(link, uri)
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return PLACES.get(path, f"sources/{path}")


def linked() -> set[str]:
    """The files of the sources, neither pages nor pictures, that documents link to."""
    documents = [*TOLD, *(page.name for page in (ROOT / "docs").glob("*.md"))]
    found = {(link, uri) for uri in documents for link in LINK.findall(origin(uri).read_text("utf-8"))}
    return {meant(link, uri) for link, uri in found if place(link, uri).startswith("sources/")}


# -- games


@cache
def kind(name: str) -> str:
    """Whether a game is one of banking or of tricks, as its book says."""
    return str(tomllib.loads(file_of(name, "book.toml").read_text("utf-8"))["kind"])


def contents() -> str:
    """Every book, in a line."""
    parts = [
        "# The games",
        "Every rule with its source, every dispute as an option, every figure as a fraction.",
    ]
    for key, words in KINDS.items():
        rows = [f"- [{book(n).title}]({n}.md): {book(n).pitch}" for n in GAMES if kind(n) == key]
        parts += [f"## {words}", "\n".join(rows)]
    return "\n\n".join(parts) + "\n"


def volume(name: str, language: str = "en") -> str:
    """A game's book as the house tells it, its sections as Markdown has them, with its figures."""
    page = rule_pages.whole(name, language)
    inner = page.partition("<main>")[2].partition("</main>")[0]
    head = SECTION.sub("", inner).partition("<h1>")[2].partition("</h1>")
    parts = [
        f"# {head[0]}",
        f"<div>{head[2]}</div>{playable.way(name, language)}{_elsewhere(name, language)}",
        pictured(name, language),
    ]
    for section in SECTION.finditer(inner):
        told = figured(name, language) if section[1] == "figures" else section[3]
        parts.append(f"## {section[2]} {{ #{section[1]} }}\n\n<div>{told}</div>")
    if hands := played(name, language):
        parts.append(f"## {playable.said(language)['hands']} {{ #hands-played }}\n\n<div>{hands}</div>")
    return "\n\n".join(parts) + "\n"


def pictured(name: str, language: str) -> str:
    """The picture of a game's table, if one was drawn: see `make pictures`."""
    file = f"pictures/games/{name}.webp"
    if not (ROOT / "docs" / file).is_file():
        return ""
    told = playable.said(language)["shown"].format(game=book_in(name, language).title)
    return f'<p><img class="game" src="{playable.up(language)}{file}" alt="{escape(told)}"></p>'


def _elsewhere(name: str, language: str) -> str:
    """The same book in other languages, each from where this one lies."""
    up = "" if language == "en" else "../"
    place = {tag: f"{up}{name}.html" if tag == "en" else f"{up}{tag}/{name}.html" for tag in tongues(name)}
    links = [
        f'<a href="{to}" hreflang="{tag}">{LANGUAGES[tag]}</a>'
        for tag, to in place.items()
        if tag != language
    ]
    return f"<p>{heading(book_in(name, language), 'others')} {' · '.join(links)}</p>" if links else ""


# -- words


def terms() -> str:
    """The words of the trade: a thing a row, a language a column, and who has each word so."""
    rows = "\n".join(_term(key, row.means) for key, row in glossary("en").terms.items())
    head = f"| means | {' | '.join(LANGUAGES.values())} |\n|{'---|' * (len(LANGUAGES) + 1)}"
    return f"# Words of the trade\n\n{TERMS}\n\n{head}\n{rows}\n"


TERMS = """\
One thing, one word, in each language of the books. Where a dictionary or a player has a word so, this is
named under it; the others are common, or ours. The suite holds the translated books to what is never said."""


def _term(key: str, means: str) -> str:
    rows = [glossary(tag).terms[key] for tag in LANGUAGES]
    said = [row.term + (f"<br><small>{row.source}</small>" if row.source else "") for row in rows]
    return f"| {means} | {' | '.join(said)} |"


# -- figures


@cache
def values(name: str) -> dict[str, Values]:
    """Every figure of a game: by which rules it is what; "" are the usual."""
    told, found = book(name), {}
    for preset in ["", *told.presets]:
        for key, value in figures(name, told.play_by(preset)).items():
            found.setdefault(key, {}).setdefault(value, []).append(preset)
    return found


def figured(name: str, language: str = "en") -> str:
    """The exact figures: what each means, and what it is as usual and under every preset."""
    told, found = book_in(name, language), values(name)
    rows = "".join(_figure(told, language, key, found.get(key, {})) for key in told.figures)
    tables = "".join(_grid(grid) for grid in grids(name, told.play_by())) if language == "en" else ""
    return f"{playable.again(name, language)}<dl>{rows}</dl>{tables}"


def _figure(told: Book, language: str, key: str, found: Values) -> str:
    said = playable.said(language)
    rows = "".join(
        f"<tr><td>{_under(told, said, rules)}</td><td>{value}</td><td>{_decimal(value, language)}</td></tr>"
        for value, rules in found.items()
    )
    head = "".join(f"<th>{said[column]}</th>" for column in ("rules", "exact", "decimal"))
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    none = f"<p>{said['nowhere']}</p>"
    meaning = rule_pages.marked(told, told.figures[key].text)
    return f'<dt id="figure-{key}">{key}</dt><dd><p>{meaning}</p>{table if rows else none}</dd>'


def _under(told: Book, said: dict[str, str], rules: list[str]) -> str:
    if len(rules) > len(told.presets):
        return said["everywhere"]
    return ", ".join(rule or said["usual"] for rule in rules)


def _decimal(value: Fraction, language: str) -> str:
    """As `figures.js` writes it, too."""
    return f"{float(value):.6f}".replace(".", "." if language == "en" else ",")


def _grid(grid: Grid) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in [grid.corner, *grid.columns])
    rows = "".join(f"<tr><th>{escape(row)}</th>{_cells(found)}</tr>" for row, found in grid.rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<h3>{escape(grid.title)}</h3>{table}"


def _cells(found: list[Fraction | None]) -> str:
    return "".join("<td></td>" if value is None else f"<td>{value}</td>" for value in found)


# -- hands


def played(name: str, language: str) -> str:
    """The golden hands of a game, each with the rules it shows, as text in English, and to be seen played."""
    files = sorted((ROOT / "tests/games" / name / "transcripts").glob("*.txt"))
    shown = [_hand(book_in(name, language), language, file) for file in files]
    return "".join(shown) if language == "en" or playable.is_here() else ""


def _hand(told: Book, language: str, file: Path) -> str:
    text = file.read_text("utf-8")
    rules = ", ".join(number for number in told.rules if re.search(rf"\b{number}\b", text))
    see = playable.replay(text, language, playable.up(language)) if playable.is_here() else ""
    if language == "en":
        see += f"<pre><code>{escape(text)}</code></pre>"
    return f"<details><summary>{file.stem} · {rule_pages.marked(told, rules)}</summary>{see}</details>"


def edges() -> str:
    """What banks win of every chip, game by game, under the usual rules."""
    rows = ["| game | what | exact | decimal |", "|---|---|---|---|"]
    for name in GAMES:
        for key, found in values(name).items():
            value = next(iter(found))
            if key.split(".")[-1] == EDGE and not found[value][0]:
                link = f"[{book(name).title}](games/{name}.md#figure-{key})"
                rows.append(f"| {link} | {book(name).figures[key].text} | {value} | {float(value):.6f} |")
    return "\n".join(rows)
