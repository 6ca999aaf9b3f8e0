"""A game's chapter: its story, how it goes, its rules and what is disputed, a hand, the odds, its words."""

from collections.abc import Iterator

from lansquenet.books.book import Book, Option, Preset, Rule
from lansquenet.books.tongues import book_in, grouped, heading, headings, notice
from lansquenet.decks import deck_for
from lansquenet.volume import hand
from lansquenet.volume.parts import Chapter, Entries, Entry, Fan, Heading, Numbered, Part, Prose, Sheet
from lansquenet.volume.reckoned import decimal, exact, usual


def chapter(name: str, language: str, without: frozenset[str] = frozenset()) -> Chapter:
    """The chapter of a game; `without` are rules and options that are told elsewhere in the volume."""
    told = book_in(name, language)
    return Chapter(name, told.title, tuple(_parts(told, language, without)))


def _parts(told: Book, language: str, without: frozenset[str]) -> Iterator[Part]:
    yield from _opening(told, language)
    rules = [rule for number, rule in told.rules.items() if number not in without]
    yield from ruled(told, rules)
    yield from _options(told, [one for name, one in told.options.items() if name not in without])
    yield Heading(heading(told, "presets"))
    for preset in told.presets.values():
        yield from _preset(told, preset)
    yield from hand.pages(told.name, language)
    yield from _figures(told)
    yield from _back(told)


def _opening(told: Book, language: str) -> Iterator[Part]:
    yield Fan(_deck(told), told.fan)
    yield Heading(told.title, 2, told.name)
    yield Prose(told.pitch, "pitch")
    if said := notice(told, language):
        yield Prose(said, "note")
    for key, text in (("history", told.history), ("how", told.how), ("todo", told.todo)):
        if text:
            yield Heading(heading(told, key))
            yield from (Prose(" ".join(part.split())) for part in text.split("\n\n"))


def _deck(told: Book) -> str:
    """The deck of the cards that stand for the game."""
    return deck_for(told.name, told.game.shoe(told.play_by()).pack)


# -- rules and options


def ruled(told: Book, rules: list[Rule]) -> Iterator[Part]:
    """Rules under the headings of their sections."""
    section = ""
    for rule in rules:
        if rule.section != section:
            yield Heading(rule.section)
            section = rule.section
        paid = heading(told, "pays") if rule.pays else ""
        yield Numbered(rule.number, rule.text, rule.source, paid, rule.pays)


def _options(told: Book, options: list[Option]) -> Iterator[Part]:
    if options:
        yield Heading(heading(told, "options"))
    for option in options:
        yield from optional(told, option)


def optional(told: Book, option: Option) -> Iterator[Part]:
    """An option: what it decides, by which rule, its values, and the dispute it settles."""
    yield Heading(f"`{option.name}`", 4)
    yield Numbered(option.rule, option.text, option.source, is_rule=False)
    if option.values:
        yield Entries(tuple(_values(told, option)), code=True)
    else:
        yield Prose(_range(told, option), "value")
    if option.dispute:
        yield Prose(f"*{heading(told, 'dispute')}* {option.dispute}", "dispute")


def _values(told: Book, option: Option) -> Iterator[Entry]:
    default = option.name_of(int(option.default))
    for name, text in option.values.items():
        usually = f" *({heading(told, 'usual')})*" if name == default else ""
        yield Entry(name, text + usually, option.attested.get(name, ""))


def _range(told: Book, option: Option) -> str:
    least, most = (grouped(number, told.language) for number in (option.least, option.most))
    default = grouped(int(option.default), told.language)
    span = heading(told, "range").format(least=least, most=most, usual=default)
    return span + (f" {heading(told, 'zero').format(meaning=option.zero)}" if option.zero else "")


def _preset(told: Book, preset: Preset) -> Iterator[Part]:
    yield Heading(preset.title, 4)
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
        yield Heading(heading(told, "figures"))
        yield Prose(said["volume-figures-intro"], "note")
        yield Sheet((said["volume-figure"], said["volume-exact"], said["volume-decimal"]), rows)


def _back(told: Book) -> Iterator[Part]:
    yield Heading(heading(told, "words"))
    yield Entries(tuple(Entry(word, means) for word, means in told.words.items()))
    yield Heading(heading(told, "sources"))
    yield Entries(tuple(sources(told)), code=True)


def sources(told: Book) -> Iterator[Entry]:
    """The sources of a book, by the names that stand in its margins."""
    for key, source in told.sources.items():
        note = f" {source.note}" if source.note else ""
        yield Entry(key, f"{_ended(source.title)}{note}")
    yield Entry("editorial", heading(told, "editorial-means"))


def _ended(title: str) -> str:
    return title if title.endswith((".", "?", "!")) else f"{title}."
