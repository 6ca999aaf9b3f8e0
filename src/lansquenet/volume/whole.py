"""The volumes that there are: one game's book, and all of them in one."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

from lansquenet.books import written
from lansquenet.books.book import OWN, Book, Source
from lansquenet.books.tongues import KINDS, LANGUAGES, book_in, headings
from lansquenet.books.tongues.trade import glossary
from lansquenet.games import GAMES, ROOMS
from lansquenet.volume.chapter import Common, chapter, ended, options, ruled, sources, words
from lansquenet.volume.parts import Chapter, Entries, Head, Listing, Numbered, Part, Prose, RuleIndex, Volume

T = TypeVar("T")
FAMILIES = dict(zip(KINDS, ("rulebook-banking", "rulebook-trick"), strict=True))  # and what each is called


def single(name: str, language: str) -> Volume:
    """The book of one game."""
    told = chapter(name, language)
    return Volume(language, told.title, "", "", (told,))


def every(language: str) -> Volume:
    """The books of all games, family by family, with what they share told once, and what closes a volume."""
    said = headings(language)
    games = [part for kind in KINDS for part in family(kind, language)]
    closing = [_glossary(language), _bibliography(language), _index(games, said["volume-index"])]
    title, intro, contents = (said[f"rulebook-{key}"] for key in ("title", "intro", "contents"))
    return Volume(language, title, intro, contents, (*games, *closing))


# -- families


def family(kind: str, language: str) -> Iterator[Chapter]:
    """What the games of a kind share, and then each of them."""
    names = [name for name in GAMES if written.read(ROOMS[name], OWN)["kind"] == kind]
    told = [book_in(name, language) for name in names]
    shared = common(told)
    title = headings(language)[FAMILIES[kind]]
    yield Chapter(kind, title, (Head(title, 1, kind), *_shared(told[0], shared)), is_family=True)
    for one in sorted(told, key=lambda one: one.title.casefold()):
        yield chapter(one.name, language, shared)


def common(told: list[Book]) -> Common:
    """What all these books say in the same words."""
    return Common(
        alike([one.rules for one in told]),
        alike([one.options for one in told]),
        alike([one.words for one in told]),
        _cited(told),
    )


def _cited(told: list[Book]) -> dict[str, Source]:
    """The sources on which more than one of these books rests, as most of them tell of it."""
    known: dict[str, Counter[Source]] = {}
    for one in told:
        for key, source in one.sources.items():
            known.setdefault(key, Counter())[source] += 1
    most = {key: rows.most_common(1)[0] for key, rows in known.items()}
    return {key: source for key, (source, times) in most.items() if times > 1}


def alike(tables: list[dict[str, T]]) -> dict[str, T]:
    """The rows that are the same in all tables."""
    first, *rest = tables
    return {key: row for key, row in first.items() if all(table.get(key) == row for table in rest)}


def _shared(told: Book, shared: Common) -> Iterator[Part]:
    yield from ruled(told, shared.rules.values())
    yield from options(told, shared.options.values())
    yield from words(told, shared.words)
    yield from sources(told, shared.sources)


# -- what closes a volume


def _closing(name: str, title: str, parts: Iterable[Part]) -> Chapter:
    return Chapter(name, title, (Head(title, 1, name), *parts))


def _glossary(language: str) -> Chapter:
    """Every word of the trade, in the language of the volume and in the six others."""
    said, own = headings(language), glossary(language).terms
    rows = sorted((_term(key, language) for key in own), key=lambda row: row.name.casefold())
    parts = Prose(said["volume-glossary-intro"], "note"), Entries(tuple(rows))
    return _closing("glossary", said["volume-glossary"], parts)


def _term(key: str, language: str) -> Listing:
    own = glossary(language).terms[key]
    others = (f"{tag} *{glossary(tag).terms[key].term}*" for tag in LANGUAGES if tag != language)
    means = f"{own.means}. " if own.means else ""
    return Listing(own.term, means + " · ".join(others), own.source)


def _bibliography(language: str) -> Chapter:
    """Every source, and the games whose rules rest on it."""
    found: dict[str, list[str]] = {}
    for name in GAMES:
        told = book_in(name, language)
        for source in told.sources.values():
            found.setdefault(ended(source.title), []).append(told.title)
    rows = (Listing(title, ", ".join(games)) for title, games in sorted(found.items(), key=_by_title))
    title = headings(language)["volume-bibliography"]
    return _closing("bibliography", title, [Entries(tuple(rows))])


def _by_title(row: tuple[str, list[str]]) -> str:
    return row[0].casefold()


def _index(chapters: list[Chapter], title: str) -> Chapter:
    """Every rule, and where it stands."""
    parts: list[Part] = []
    for one in chapters:
        rules = [part.number for part in one.parts if isinstance(part, Numbered) and part.is_rule]
        parts += [Head(one.title, 4), RuleIndex(tuple(rules))] if rules else []
    return _closing("index", title, parts)
