"""A game's chapter: its story, how it goes, its rules and what is disputed, a hand, the odds, its words."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

from lansquenet.books.book import Book, Option, Preset, Rule, Source
from lansquenet.books.speech import Speech
from lansquenet.books.tongues import book_in, grouped, heading, headings, notice
from lansquenet.decks import deck_for
from lansquenet.fluent import on_one_line
from lansquenet.odds.grid import Grid
from lansquenet.volume import hand
from lansquenet.volume.overhead import beside, headed
from lansquenet.volume.parts import Chapter, Entries, Fan, FigureTable, Head, Listing, Numbered, Part, Prose
from lansquenet.volume.reckoned import cell, decimal, exact, tables, usual

T = TypeVar("T")


class Common(NamedTuple):
    """What the books of several games say alike, and a volume therefore once."""

    rules: dict[str, Rule]
    options: dict[str, Option]
    words: dict[str, str]
    sources: dict[str, Source]


NOTHING = Common({}, {}, {}, {})


def chapter(name: str, language: str, elsewhere: Common = NOTHING) -> Chapter:
    """The chapter of a game, but for what is told elsewhere in the volume."""
    told = book_in(name, language)
    return Chapter(name, told.title, tuple(_parts(told, language, elsewhere)))


def _parts(told: Book, language: str, elsewhere: Common) -> Iterator[Part]:
    yield from _opening(told, language)
    yield from ruled(told, own(told.rules, elsewhere.rules).values())
    yield from options(told, own(told.options, elsewhere.options).values())
    yield Head(heading(told, "presets"))
    for preset in told.presets.values():
        yield from _preset(told, preset)
    yield from hand.pages(told.name, language)
    yield from _figures(told)
    yield from words(told, own(told.words, elsewhere.words))
    yield from sources(told, own(told.sources, elsewhere.sources))


def own(told: dict[str, T], elsewhere: dict[str, T]) -> dict[str, T]:
    """What is not told elsewhere in the same words."""
    return {key: text for key, text in told.items() if elsewhere.get(key) != text}


def _opening(told: Book, language: str) -> Iterator[Part]:
    yield Fan(_deck(told), told.fan)
    yield Head(told.title, 2, told.name)
    yield Prose(told.pitch, "pitch")
    if said := notice(told, language):
        yield Prose(said, "note")
    for key, text in (("history", told.history), ("how", told.how), ("todo", told.todo)):
        if text:
            yield Head(heading(told, key))
            yield from (Prose(on_one_line(part)) for part in text.split("\n\n"))


def _deck(told: Book) -> str:
    """The deck of the cards that stand for the game."""
    return deck_for(told.name, told.game.shoe(told.play_by()).pack)


# -- rules and options


def ruled(told: Book, rules: Iterable[Rule]) -> Iterator[Part]:
    """Rules under the headings of their sections."""
    section = ""
    for rule in rules:
        if rule.section != section:
            yield Head(rule.section)
            section = rule.section
        paid = heading(told, "pays") if rule.pays else ""
        yield Numbered(rule.number, rule.text, rule.source, paid, rule.pays)


def options(told: Book, rows: Iterable[Option]) -> Iterator[Part]:
    """Options under their heading, if there are any."""
    for number, option in enumerate(rows):
        if number == 0:
            yield Head(heading(told, "options"))
        yield from _option(told, option)


def _option(told: Book, option: Option) -> Iterator[Part]:
    """What it decides, by which rule, its values, and the dispute it settles."""
    yield Head(f"`{option.name}`", 4)
    yield Numbered(option.rule, option.text, option.source, is_rule=False)
    if option.values:
        yield Entries(tuple(_values(told, option)), code=True)
    else:
        yield Prose(_range(told, option), "value")
    if option.dispute:
        yield Prose(f"*{heading(told, 'dispute')}* {option.dispute}", "dispute")


def _values(told: Book, option: Option) -> Iterator[Listing]:
    default = option.name_of(int(option.default))
    for name, text in option.values.items():
        usually = f" *({heading(told, 'usual')})*" if name == default else ""
        yield Listing(name, text + usually, option.attested.get(name, ""))


def _range(told: Book, option: Option) -> str:
    least, most = (grouped(number, told.language) for number in (option.least, option.most))
    default = grouped(int(option.default), told.language)
    span = heading(told, "range").format(least=least, most=most, usual=default)
    return span + (f" {heading(told, 'zero').format(meaning=option.zero)}" if option.zero else "")


def _preset(told: Book, preset: Preset) -> Iterator[Part]:
    yield Head(preset.title, 4)
    yield Numbered("", preset.text, preset.source, is_rule=False)
    changes = ", ".join(f"`{name} = {value}`" for name, value in preset.options.items())
    yield Prose(changes or heading(told, "as-usual"), "value")


# -- figures, words and sources


def _figures(told: Book) -> Iterator[Part]:
    """What is reckoned under the usual rules, with the fraction wherever it is short enough to be read."""
    said, found = headings(told.language), usual(told.name)
    rows = tuple(
        (told.figures[key].text, exact(value), decimal(value, told.language)) for key, value in found.items()
    )
    if rows:
        yield Head(heading(told, "figures"))
        yield Prose(said["volume-figures-intro"], "note")
        yield FigureTable((said["volume-figure"], said["volume-exact"], said["volume-decimal"]), rows)
    speech, charted = Speech(told.language, told.name), False
    for grid in tables(told.name):
        yield Head(headed(grid.title, speech), 4)
        if grid.rough and not charted:
            yield Prose(said["volume-charts-intro"], "note")
            charted = True
        yield _grid(grid, speech)


def _grid(grid: Grid, speech: Speech) -> FigureTable:
    head = (beside(word, speech) for word in (grid.corner, *grid.columns))
    rows = (
        (beside(row, speech), *(cell(one, grid, speech.language) for one in found))
        for row, found in grid.rows
    )
    return FigureTable(tuple(head), tuple(rows), figures=False)


def words(told: Book, rows: dict[str, str]) -> Iterator[Part]:
    """The words of a game, and what each means in it."""
    if rows:
        yield Head(heading(told, "words"))
        yield Entries(tuple(Listing(word, means) for word, means in rows.items()))


def sources(told: Book, rows: dict[str, Source]) -> Iterator[Part]:
    """The sources of a book, by the names that stand in its margins."""
    yield Head(heading(told, "sources"))
    listed = [Listing(key, f"{ended(one.title)} {one.note}".rstrip()) for key, one in rows.items()]
    yield Entries((*listed, Listing("editorial", heading(told, "editorial-means"))), code=True)


def ended(title: str) -> str:
    """A title with a full stop."""
    return title if title.endswith((".", "?", "!")) else f"{title}."
