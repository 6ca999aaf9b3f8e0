"""Books in other languages than English, which stands in where there is no translation, and says so."""

from functools import cache

from lansquenet.books import written
from lansquenet.books.book import OWN, SHARED, Book, book, bound
from lansquenet.books.tongues.filed import (
    KINDS as KINDS,
    LANGUAGES as LANGUAGES,
    known,
    place,
    to_translate,
    translation,
    words as words,
)
from lansquenet.books.tongues.reworded import Say, plain, reworded
from lansquenet.fluent import grouped as grouped, messages
from lansquenet.games import ROOMS, file_of

SIGN = "[en] "  # before every text of a book in another language that stands there in English


def tongues(name: str) -> list[str]:
    """The languages in which there is a book of this game."""
    return [tag for tag in LANGUAGES if tag == "en" or place(name, tag).is_file()]


@cache
def book_in(name: str, language: str) -> Book:
    """The book of a game as the rulebook has it in a language; in English, if there is none in it.

    Raises:
        UnknownName: no such game or language.
        BadBook: the book or its translation cannot be used.
    """
    known(name, language)
    told = book(name)
    if language not in tongues(name) or language == "en":
        return told
    own = written.read(ROOMS[name], OWN)
    shared = written.read(SHARED, f"{own['kind']}.toml")
    for word in own.get("words", {}).keys() & shared["words"].keys():
        del shared["words"][word]  # the game's own is told, under whatever word it has there
    table = spoken(name, language)
    return bound(
        name,
        written.where(ROOMS[name], OWN),
        reworded(own, _said(name, language, table)),
        reworded(shared, _said(own["kind"], language, table)),
        language,
    )


def _said(name: str, language: str, table: dict[str, str]) -> Say:
    """What stands for a text of a book: its translation, or else the English with a sign."""
    there, ours = translation(name, language), to_translate(name)

    def say(key: str, text: str) -> str:
        found = (there.texts[key] if there.fits(key, text) else "") if key in ours else table.get(key, "")
        return found or SIGN + plain(text)

    return say


def spoken(name: str, language: str) -> dict[str, str]:
    """What the table of a game says in a language, and how its book opens."""
    shared = words(language, "games", "common.ftl")
    own = [file_of(name, f"words/{language}.ftl"), file_of(name, f"words/lesson/{language}.ftl")]
    return {key: text for file in (shared, *own) for key, text in messages(file).items()}


def heading(told: Book, key: str) -> str:
    """What stands over a part of a book, or between its words, in the language that it is told in."""
    found = headings(told.language)
    return found.get(f"rulebook-{key}") or found[f"rules-{key}"]


@cache
def headings(language: str) -> dict[str, str]:
    """What stands over the parts of a book and between its words, as page, terminal and print say it."""
    files = (("rulebook.ftl",), ("terminal", "rules.ftl"), ("terminal", "volume.ftl"), ("cards.ftl",))
    return {key: text for file in files for key, text in messages(words(language, *file)).items()}


def notice(told: Book, wished: str) -> str:
    """What is to be said of a book that is not all in the language that was wished for; nothing of others."""
    if told.language != wished:
        return headings(wished)["rulebook-not-yet"]
    return headings(wished)["rulebook-signed"] if wished != "en" and not _whole(told.name, wished) else ""


@cache
def _whole(name: str, language: str) -> bool:
    """Whether nothing of a book is in English."""
    books = (name, written.read(ROOMS[name], OWN)["kind"])
    there = {one: translation(one, language) for one in books}
    return all(there[one].fits(key, text) for one in books for key, text in to_translate(one).items())
