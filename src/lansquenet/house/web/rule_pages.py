"""The rulebook as plain pages, which read and print without scripts."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from lansquenet.books.book import Book, Option, Preset, Rule, shelf as read_all
from lansquenet.books.tongues import (
    LANGUAGES,
    SIGN,
    book_in,
    grouped,
    heading,
    headings,
    notice,
    spoken,
    tongues,
)
from lansquenet.games import GAMES
from lansquenet.house.bare.roads import APIRouter, HTMLResponse, RedirectResponse, Request, Response
from lansquenet.house.web import pages

MARKED = re.compile(r"\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3,5}-A?\d+)\b")
FOR_AN_HOUR = {"cache-control": "public, max-age=3600", "vary": "accept-language"}

router = APIRouter(include_in_schema=False)


@router.get("/rules/rulebook.css")
def style() -> Response:
    """How the pages look."""
    text = files("lansquenet.house.web").joinpath("rulebook.css").read_text("utf-8")
    return Response(text, media_type="text/css", headers=FOR_AN_HOUR)


@router.get("/rules/index.html")
def contents(request: Request) -> HTMLResponse:
    """Every book, in a line."""
    return HTMLResponse(every(_wished(request)), headers=FOR_AN_HOUR)


@router.get("/rules/{game}.html")
def volume(game: str, request: Request) -> Response:
    """A game's book, in the language that is asked for by name, or by the browser."""
    if game not in GAMES:
        return HTMLResponse(_page("No such book", _unknown(game)), 404)
    return HTMLResponse(whole(game, _wished(request)), headers=FOR_AN_HOUR)


def _wished(request: Request) -> str:
    """The first language that is asked for, of those that we speak."""
    asked = request.query_params.get("language", ""), *request.headers.get("accept-language", "").split(",")
    return next((tag.strip()[:2].lower() for tag in asked if tag.strip()[:2].lower() in LANGUAGES), "en")


@router.get("/rules", response_model=None)
@router.get("/rules/{game}", response_model=None)
def shelf(request: Request, game: str = "index") -> Response:
    """The page with scripts where it was built, else the plain one."""
    if (pages.BUILT / "index.html").is_file():
        return pages.shell(request)
    return RedirectResponse(f"/rules/{game if game in GAMES else 'index'}.html", 307)


@cache
def every(language: str) -> str:
    """A page that leads to the book of every game."""
    said, asked = headings(language), "" if language == "en" else f"?language={language}"
    rows = [
        f'<dt><a href="/rules/{told.name}.html{asked}">{escape(title)}</a></dt><dd>{escape(pitch)}</dd>'
        for told in read_all()[0]
        for title, pitch in [_pitched(told, language)]
    ]
    title, intro = said["rulebook-title"], f"<p>{escape(said['rulebook-intro'])}</p>"
    return _page(title, f"<h1>{title}</h1>{intro}<dl>{''.join(rows)}</dl>", language)


def _pitched(told: Book, language: str) -> tuple[str, str]:
    """What a game is called, and what it is in a line."""
    table = {} if language == "en" else spoken(told.name, language)
    return table.get("title", told.title), table.get("pitch", told.pitch)


@cache
def whole(name: str, language: str) -> str:
    """The page of a game's book; English, with a word about it, if there is none in this language."""
    told = book_in(name, language)
    parts = [
        f"<h1>{escape(told.title)}</h1>",
        f'<p class="notice" lang="{language}">{said}</p>' if (said := escape(notice(told, language))) else "",
        f'<p class="pitch">{escape(told.pitch)}</p>',
        *_opening(told),
        *_rules(told),
        _part(told, "options", "".join(_option(told, option) for option in told.options.values())),
        _part(told, "presets", "".join(_preset(told, preset) for preset in told.presets.values())),
        _part(told, "figures", _pairs(told, ((k, f.text) for k, f in told.figures.items()))),
        _part(told, "words", _pairs(told, told.words.items())),
        _part(told, "sources", _sources(told)),
        _part(told, "history", _paragraphs(told, told.history)),
    ]
    return _page(told.title, _back(language) + _tongues(told) + "".join(parts), told.language)


def _tongues(told: Book) -> str:
    """The languages in which there is the same book."""
    links = [
        f'<a href="/rules/{told.name}.html?language={tag}" hreflang="{tag}" lang="{tag}">{LANGUAGES[tag]}</a>'
        for tag in tongues(told.name)
        if tag != told.language
    ]
    return f"<p>{heading(told, 'others')} {' · '.join(links)}</p>" if links else ""


def _part(told: Book, key: str, inner: str) -> str:
    return _section(key, escape(heading(told, key)), inner)


def _opening(told: Book) -> Iterable[str]:
    """How it goes, and what to do, before the rules."""
    for key, text in (("how", told.how), ("todo", told.todo)):
        if text:
            yield _part(told, key, _paragraphs(told, text))


def _paragraphs(told: Book, text: str) -> str:
    return "".join(f"<p>{marked(told, part)}</p>" for part in text.split("\n\n"))


def _unknown(game: str) -> str:
    return f"<h1>No such book</h1><p>There is no game called {escape(game)}.</p>" + _back()


def _back(language: str = "en") -> str:
    asked = "" if language == "en" else f"?language={language}"
    return f'<p><a href="/rules/index.html{asked}">{escape(headings(language)["rulebook-all"])}</a></p>'


def _section(key: str, title: str, inner: str) -> str:
    return f'<section aria-labelledby="{key}"><h2 id="{key}">{title}</h2>{inner}</section>'


def _rules(told: Book) -> Iterable[str]:
    for n, section in enumerate(dict.fromkeys(rule.section for rule in told.rules.values())):
        listed = "".join(_rule(told, rule) for rule in told.rules.values() if rule.section == section)
        yield _section(f"section-{n}", escape(section), f"<dl>{listed}</dl>")


def _rule(told: Book, rule: Rule) -> str:
    paid = escape(heading(told, "pays"))
    pays = f'<p class="pays">{paid} {marked(told, rule.pays)}</p>' if rule.pays else ""
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
    usual, usually = option.name_of(int(option.default)), escape(heading(told, "usual"))
    if not option.values:
        least, most = (grouped(n, told.language) for n in (option.least, option.most))
        span = heading(told, "range").format(least=least, most=most, usual=usual)
        zero = f" {heading(told, 'zero').format(meaning=option.zero)}" if option.zero else ""
        return f"<p>{escape(span + zero)}</p>"
    rows = (
        f"<dt>{value}{f' ({usually})' if value == usual else ''}</dt>"
        f"<dd>{marked(told, text)} {_cited(option.attested.get(value, ''))}</dd>"
        for value, text in option.values.items()
    )
    return f"<dl>{''.join(rows)}</dl>"


def _preset(told: Book, preset: Preset) -> str:
    changes = ", ".join(f"{name} = {value}" for name, value in preset.options.items())
    return (
        f'<article id="preset-{preset.name}"><h3>{escape(preset.title)} <small>{preset.name}</small></h3>'
        f"<p>{marked(told, preset.text)} {_cited(preset.source)}</p>"
        f"<p><code>{escape(changes or heading(told, 'as-usual'))}</code></p></article>"
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
    ours = escape(heading(told, "editorial-means"))
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
    if words.startswith(SIGN):
        return f'<span lang="en">{escape(SIGN)}{marked(told, words.removeprefix(SIGN))}</span>'
    for mark in MARKED.finditer(words):
        pieces.append(escape(words[end : mark.start()]))
        pieces.append(_piece(told, mark))
        end = mark.end()
    return "".join([*pieces, escape(words[end:])])


def _piece(told: Book, mark: re.Match[str]) -> str:
    if mark[1]:
        return f"<em>{escape(mark[1])}</em>"
    return f"<code>{escape(mark[2])}</code>" if mark[2] else _numbered(told, mark[3])


def _page(title: str, inner: str, language: str = "en") -> str:
    return PAGE.format(title=escape(title), inner=inner, language=language)


PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Lansquenet</title><link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/rules/rulebook.css"></head>
<body><main>{inner}</main></body></html>
"""
