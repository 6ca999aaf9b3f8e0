"""The rulebook at the terminal: a whole book, or one rule with all that hangs on it."""

import re
from collections.abc import Iterable, Mapping

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from lansquenet.books.book import Book, Figure, Option, Preset, Rule, Step
from lansquenet.books.tongues import SIGN, grouped, heading, notice
from lansquenet.fluent import on_one_line

MARKED = re.compile(r"\*([^*]+)\*|`([^`]+)`")
WIDEST = 100  # longer lines are tiring to read
INDENT = 2


def show(book: Book, rule: str | None, console: Console, wished: str = "") -> None:
    """Print the book, or only the rule of this number, and say if it is not in the language wished for.

    Raises:
        UnknownName: when the book has no such rule.
    """
    pages = [*(_book(book) if rule is None else _one(book, book.rule(rule)))]
    if said := notice(book, wished or book.language):
        pages.insert(1, Text(said, "yellow"))
    console.print(Group(*pages), width=min(console.width, WIDEST))


def _book(book: Book) -> Iterable[RenderableType]:
    yield from _opening(book)
    for section in dict.fromkeys(rule.section for rule in book.rules.values()):
        yield _heading(section)
        yield _rules(rule for rule in book.rules.values() if rule.section == section)
    yield _heading(heading(book, "options"))
    yield from _apart(_option(book, option) for option in book.options.values())
    yield _heading(heading(book, "presets"))
    yield from _apart(_preset(book, preset) for preset in book.presets.values())
    yield _heading(heading(book, "figures"))
    yield from _apart(_figures(book))
    yield _heading(heading(book, "words"))
    yield _pairs({word: marked(meaning) for word, meaning in book.words.items()})
    yield _heading(heading(book, "sources"))
    yield _pairs(dict(_sources(book)))
    yield _heading(heading(book, "history"))
    yield _prose(book.history)


def _one(book: Book, rule: Rule) -> Iterable[RenderableType]:
    yield Line(Text(f"{book.title}: {rule.section}", "bold"), align="left", style="dim")
    yield _rules([rule])
    if rule.pays:
        yield _labelled(heading(book, "pays"), rule.pays)
    for step in _asked(book, rule):
        yield _labelled(heading(book, "asked"), step.prompt)
    options = [option for option in book.options.values() if option.rule == rule.number]
    if options:
        yield _heading(heading(book, "options"))
    yield from _apart(_option(book, option) for option in options)
    yield _heading(heading(book, "sources"))
    cited = {key for option in options for key in _cited(option)} | set(rule.source.split(", "))
    yield _pairs({key: note for key, note in _sources(book) if key in cited})


def _asked(book: Book, rule: Rule) -> list[Step]:
    return [step for step in book.steps.values() if step.rule == rule.number]


def _cited(option: Option) -> list[str]:
    return [key for keys in [option.source, *option.attested.values()] for key in keys.split(", ") if key]


# -- the parts of a book


def _opening(book: Book) -> Iterable[RenderableType]:
    """Its name, how it goes, and what to do."""
    yield Line(Text(book.title, "bold"), characters="═", style="dim")
    yield Text(book.pitch, "italic", justify="center")
    for key, text in (("how", book.how), ("todo", book.todo)):
        if text:
            yield _heading(heading(book, key))
            yield _prose(text)


def _prose(text: str) -> RenderableType:
    return marked(on_one_line(text))


def _heading(words: str) -> RenderableType:
    return Padding(Line(Text(words, "bold"), align="left", style="dim"), (1, 0, 0, 0))


def _rules(rules: Iterable[Rule]) -> RenderableType:
    return _pairs({rule.number: marked(rule.text, rule.source) for rule in rules})


def _option(book: Book, option: Option) -> RenderableType:
    """Its name and what it decides; under these each value, and what it settles."""
    name = Text.assemble((option.name, "bold cyan"), "  ", (option.rule, "dim"))
    parts: list[RenderableType] = [name, marked(option.text, option.source)]
    parts.append(_choices(option) if option.values else _range(book, option))
    if option.dispute:
        parts.append(marked(option.dispute, style="italic"))
    return _block(*parts)


def _choices(option: Option) -> RenderableType:
    usual = option.name_of(option.default)
    values = {
        ("● " if name == usual else "○ ") + name: marked(text, option.attested.get(name, ""))
        for name, text in option.values.items()
    }
    return _pairs(values)


def _range(book: Book, option: Option) -> RenderableType:
    """The usual number and how far it may go; a 0 that is no number says what it means."""
    least, most = (grouped(n, book.language) for n in (option.least, option.most))
    span, either = f"{heading(book, 'from')} {least} {heading(book, 'to')} {most}", heading(book, "or")
    if option.zero and not option.default:
        return Text.assemble(f"● 0: {option.zero}", (f"   {either} {span}", "dim"))
    zero = f", {either} 0: {option.zero}" if option.zero else ""
    return Text.assemble(f"● {option.name_of(option.default)}", (f"   {span}{zero}", "dim"))


def _preset(book: Book, preset: Preset) -> RenderableType:
    name = Text.assemble((preset.name, "bold cyan"), "  ", (preset.title, "bold"))
    changes = ", ".join(f"{option} = {value}" for option, value in preset.options.items())
    return _block(
        name, marked(preset.text, preset.source), Text(changes or heading(book, "as-usual"), "cyan")
    )


def _figures(book: Book) -> Iterable[RenderableType]:
    """The figures that always exist, then those that only some options bring about."""
    for when in dict.fromkeys(_when(book, figure) for figure in book.figures.values()):
        listed = {key: figure.text for key, figure in book.figures.items() if _when(book, figure) == when}
        table = _pairs({key: marked(words) for key, words in listed.items()})
        yield _block(Text(heading(book, "with").format(options=when), "dim"), table) if when else table


def _when(book: Book, figure: Figure) -> str:
    return ", ".join(f"{option} = {_either(book, values)}" for option, values in figure.when.items())


def _either(book: Book, values: list[str]) -> str:
    """Any of these values; of many in a row only the ends."""
    if len(values) > 3:
        return f"{values[0]} {heading(book, 'to')} {values[-1]}"
    return f" {heading(book, 'or')} ".join(values)


def _sources(book: Book) -> Iterable[tuple[str, Text]]:
    for key, source in book.sources.items():
        yield key, Text.assemble(source.title, "\n" if source.note else "", marked(source.note, style="dim"))
    yield "editorial", Text(heading(book, "editorial-means"))


# -- how it is set


def _pairs(rows: Mapping[str, RenderableType]) -> RenderableType:
    """Names, and what is said of each hanging beside it."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    for name, said in rows.items():
        table.add_row(name, said)
    return table


def _block(head: RenderableType, *parts: RenderableType) -> RenderableType:
    """A line, and under it what belongs to it."""
    return Group(head, *(Padding(part, (0, 0, 0, INDENT)) for part in parts))


def _apart(blocks: Iterable[RenderableType]) -> Iterable[RenderableType]:
    """Blocks with a line free between them."""
    for n, block in enumerate(blocks):
        yield Padding(block, (1, 0, 0, 0)) if n else block


def _labelled(label: str, words: str) -> RenderableType:
    return Padding(Text.assemble((label, "bold"), " ", marked(words)), (1, 0, 0, 0))


def marked(words: str, source: str = "", style: str = "") -> Text:
    """Words with their *stress* and `code`, and the names of the sources behind them."""
    text = Text(style=style)
    if words.startswith(SIGN):
        text.append(SIGN, "yellow")
    words, end = words.removeprefix(SIGN), 0
    for mark in MARKED.finditer(words):
        text.append(words[end : mark.start()])
        text.append(mark[1] or mark[2], "italic" if mark[1] else "cyan")
        end = mark.end()
    text.append(words[end:])
    return text.append(f" [{source}]", "dim") if source else text
