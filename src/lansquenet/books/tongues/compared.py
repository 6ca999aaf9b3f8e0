"""A translation held against its English: what a reader of one would learn, and of the other not."""

import re
from collections import Counter
from collections.abc import Iterator

from lansquenet.books import written
from lansquenet.books.book import OWN
from lansquenet.books.tongues.filed import LANGUAGES, to_translate, translation
from lansquenet.books.tongues.numerals import holds, numbers
from lansquenet.books.tongues.trade import glossary
from lansquenet.games import ROOMS

CODE = re.compile(r"`[^`]+`")
GAP = re.compile(r"\{[^}]*\}")
RULE = re.compile(r"\b[A-Z][A-Z0-9]{2,4}-A?\d+\b")
NAMES = re.compile(
    r"\b(?:trente[ -](?:et|y|e)[ -]quarante|treinta[ -]y[ -]cuarenta"
    r"|(?:sept|quinze|trente|soixante)-et-le-va)\b",
    re.IGNORECASE,
)
ENDS = ".?!:…"
LONG = 4  # words which no two languages say alike, if they are not the game's own


def faults(name: str, language: str) -> Iterator[str]:
    """What is wrong with a translation: each fault with the key of the text that has it."""
    there = translation(name, language)
    english = to_translate(name)
    for key, text in english.items():
        if not there.texts.get(key):
            yield f"{key}: is missing"
        elif not there.fits(key, text):
            yield f"{key}: is older than its English"
        else:
            yield from (f"{key}: {fault}" for fault in compared(text, there.texts[key], language))
            if there.texts[key] == text and len(text.split()) > LONG and not key.startswith("words."):
                yield f"{key}: is English"
    yield from (f"{key}: there is no such text in the book" for key in there.texts if key not in english)
    yield from _merged(name, language)


def _merged(name: str, language: str) -> Iterator[str]:
    """Two words of a book and of what it shares, that have become one: *pool* and *pot*, say."""
    kind = written.read(ROOMS[name], OWN)["kind"] if name in ROOMS else name
    first: dict[str, str] = {}
    for book in dict.fromkeys((kind, name)):
        there, english = translation(book, language), to_translate(book)
        for key, word in english.items():
            said = there.texts.get(key, "").lower()
            if not key.startswith("words.") or not said:
                continue
            other = first.setdefault(said, word)
            if other != word:
                yield f"{key}: {other!r} and {word!r} are both {said!r}"


def compared(english: str, said: str, language: str) -> Iterator[str]:
    """What in a text is not as in its English."""
    for what, pattern in (("`code`", CODE), ("gaps", GAP), ("numbers of rules", RULE)):
        ours, theirs = (Counter(pattern.findall(text)) for text in (english, said))
        if ours != theirs:
            yield f"has other {what}: {_listed(theirs)}, and not {_listed(ours)}"
    yield from _counted(english, said, language)
    if said.count("*") % 2:
        yield "has a * that is not closed"
    if (english[-1] in ENDS) != (said[-1] in ENDS):
        yield "ends otherwise than its English"
    for term, word in glossary(language).avoided(said):
        yield f"says {word!r}, where the glossary has {term!r}"


def _listed(found: Counter[str]) -> str:
    return ", ".join(sorted(found.elements())) or "none"


def _counted(english: str, said: str, language: str) -> Iterator[str]:
    ours, theirs = (NAMES.sub("", RULE.sub("", CODE.sub("", text))) for text in (english, said))
    lost = [n for n in sorted(numbers(ours, "en")[0]) if not holds(theirs, language, n)]
    new = [n for n in sorted(numbers(theirs, language)[0]) if not holds(ours, "en", n)]
    if lost:
        yield f"has lost the number {', '.join(lost)}"
    if new:
        yield f"has the number {', '.join(new)}, which is not in its English"


def state(name: str, language: str) -> str:
    """How far a translation has come, in a word or two."""
    there, english = translation(name, language), to_translate(name)
    done = sum(there.fits(key, text) for key, text in english.items())
    old = sum(bool(there.texts.get(key)) and not there.fits(key, text) for key, text in english.items())
    if not there.texts:
        return "none"
    return "whole" if done == len(english) else f"{done} of {len(english)}" + (f", {old} old" if old else "")


def all_states(names: list[str]) -> dict[str, dict[str, str]]:
    """How far every translation of these books has come, by language."""
    return {name: {tag: state(name, tag) for tag in LANGUAGES if tag != "en"} for name in names}
