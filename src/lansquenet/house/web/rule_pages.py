"""The rulebook as plain pages, which read and print without scripts."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from lansquenet.books.book import Book, Option, Preset, Rule, book, shelf as read_all
from lansquenet.games import GAMES
from lansquenet.house.web import pages

MARKED = re.compile(r"\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3,5}-A?\d+)\b")
FOR_AN_HOUR = {"cache-control": "public, max-age=3600"}

router = APIRouter(include_in_schema=False)


@router.get("/rules/rulebook.css")
def style() -> Response:
    """How the pages look."""
    text = files("lansquenet.house.web").joinpath("rulebook.css").read_text("utf-8")
    return Response(text, media_type="text/css", headers=FOR_AN_HOUR)


@router.get("/rules/index.html")
def contents() -> HTMLResponse:
    """Every book, in a line."""
    return HTMLResponse(_contents(), headers=FOR_AN_HOUR)


@router.get("/rules/{game}.html")
def volume(game: str) -> Response:
    """A game's book."""
    if game not in GAMES:
        return HTMLResponse(_page("No such book", _unknown(game)), 404)
    return HTMLResponse(_volume(game), headers=FOR_AN_HOUR)


@router.get("/rules", response_model=None)
@router.get("/rules/{game}", response_model=None)
def shelf(request: Request, game: str = "index") -> Response:
    """The page with scripts where it was built, else the plain one."""
    if (pages.BUILT / "index.html").is_file():
        return pages.shell(request)
    return RedirectResponse(f"/rules/{game if game in GAMES else 'index'}.html", 307)


@cache
def _contents() -> str:
    rows = [
        f'<dt><a href="/rules/{told.name}.html">{escape(told.title)}</a></dt><dd>{escape(told.pitch)}</dd>'
        for told in read_all()[0]
    ]
    intro = "<p>Every game of this house: its rules with their sources, its options, its exact figures.</p>"
    return _page("The rulebook", f"<h1>The rulebook</h1>{intro}<dl>{''.join(rows)}</dl>")


@cache
def _volume(name: str) -> str:
    told = book(name)
    parts = [
        f"<h1>{escape(told.title)}</h1>",
        f'<p class="pitch">{escape(told.pitch)}</p>',
        *_opening(told),
        *_rules(told),
        _section("options", "Options", "".join(_option(told, option) for option in told.options.values())),
        _section("presets", "Presets", "".join(_preset(told, preset) for preset in told.presets.values())),
        _section("figures", "Exact figures", _pairs(told, ((k, f.text) for k, f in told.figures.items()))),
        _section("words", "Words", _pairs(told, told.words.items())),
        _section("sources", "Sources", _sources(told)),
        _section("history", "History", _paragraphs(told, told.history)),
    ]
    return _page(told.title, _back() + "".join(parts))


def _opening(told: Book) -> Iterable[str]:
    """How it goes, and what to do, before the rules."""
    for key, title, text in (("how", "How it goes", told.how), ("todo", "What to do", told.todo)):
        if text:
            yield _section(key, title, _paragraphs(told, text))


def _paragraphs(told: Book, text: str) -> str:
    return "".join(f"<p>{marked(told, part)}</p>" for part in text.split("\n\n"))


def _unknown(game: str) -> str:
    return f"<h1>No such book</h1><p>There is no game called {escape(game)}.</p>" + _back()


def _back() -> str:
    return '<p><a href="/rules/index.html">All books</a></p>'


def _section(key: str, title: str, inner: str) -> str:
    return f'<section aria-labelledby="{key}"><h2 id="{key}">{title}</h2>{inner}</section>'


def _rules(told: Book) -> Iterable[str]:
    for n, section in enumerate(dict.fromkeys(rule.section for rule in told.rules.values())):
        listed = "".join(_rule(told, rule) for rule in told.rules.values() if rule.section == section)
        yield _section(f"section-{n}", escape(section), f"<dl>{listed}</dl>")


def _rule(told: Book, rule: Rule) -> str:
    pays = f'<p class="pays">Paid by it: {marked(told, rule.pays)}</p>' if rule.pays else ""
    return (
        f'<dt id="{rule.number}"><a href="#{rule.number}">{rule.number}</a></dt>'
        f"<dd>{marked(told, rule.text)} {_cited(rule.source)}{pays}</dd>"
    )


def _option(told: Book, option: Option) -> str:
    dispute = f'<p class="dispute">{marked(told, option.dispute)}</p>' if option.dispute else ""
    source = _cited(option.source)
    return (
        f'<article id="option-{option.name}">'
        f"<h3>{option.name} <small>{_numbered(told, option.rule)}</small></h3>"
        f"<p>{marked(told, option.text)} {source}</p>{_values(told, option)}{dispute}</article>"
    )


def _values(told: Book, option: Option) -> str:
    usual = option.name_of(int(option.default))
    if not option.values:
        zero = f", or 0: {escape(option.zero)}" if option.zero else ""
        return f"<p>From {option.least:,} to {option.most:,}{zero}; usually {usual}.</p>"
    rows = (
        f"<dt>{value}{' (usual)' if value == usual else ''}</dt>"
        f"<dd>{marked(told, text)} {_cited(option.attested.get(value, ''))}</dd>"
        for value, text in option.values.items()
    )
    return f"<dl>{''.join(rows)}</dl>"


def _preset(told: Book, preset: Preset) -> str:
    changes = ", ".join(f"{name} = {value}" for name, value in preset.options.items())
    return (
        f'<article id="preset-{preset.name}"><h3>{escape(preset.title)} <small>{preset.name}</small></h3>'
        f"<p>{marked(told, preset.text)} {_cited(preset.source)}</p>"
        f"<p><code>{escape(changes) or 'every option as usual'}</code></p></article>"
    )


def _pairs(told: Book, rows: Iterable[tuple[str, str]]) -> str:
    return (
        "<dl>"
        + "".join(f"<dt>{escape(key)}</dt><dd>{marked(told, text)}</dd>" for key, text in rows)
        + "</dl>"
    )


def _sources(told: Book) -> str:
    rows = "".join(
        f'<dt id="source-{key}">{escape(key)}</dt>'
        f"<dd>{escape(source.title)}. {marked(told, source.note)}</dd>"
        for key, source in told.sources.items()
    )
    ours = "Decided here, where the sources are silent or leave a choice."
    return f'<dl>{rows}<dt id="source-editorial">editorial</dt><dd>{ours}</dd></dl>'


def _cited(source: str) -> str:
    """The names of sources, each a link to what it is."""
    names = [name for name in source.split(", ") if name]
    links = ", ".join(f'<a href="#source-{name}">{name}</a>' for name in names)
    return f"<cite>[{links}]</cite>" if names else ""


def _numbered(told: Book, number: str) -> str:
    return f'<a href="#{number}">{number}</a>' if number in told.rules else escape(number)


def marked(told: Book, words: str) -> str:
    """Words of a book as HTML: *stress*, `code`, and the numbers of its rules as links."""
    pieces, end = [], 0
    for mark in MARKED.finditer(words):
        pieces.append(escape(words[end : mark.start()]))
        pieces.append(_piece(told, mark))
        end = mark.end()
    return "".join([*pieces, escape(words[end:])])


def _piece(told: Book, mark: re.Match[str]) -> str:
    if mark[1]:
        return f"<em>{escape(mark[1])}</em>"
    return f"<code>{escape(mark[2])}</code>" if mark[2] else _numbered(told, mark[3])


def _page(title: str, inner: str) -> str:
    return PAGE.format(title=escape(title), inner=inner)


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Lansquenet</title><link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/rules/rulebook.css"></head>
<body><main>{inner}</main></body></html>
"""
