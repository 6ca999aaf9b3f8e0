"""What tables say of their games: the book's English, and each language's own words for all of it."""

import re
import sys
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

syntax = pytest.importorskip("fluent.syntax", reason="fluent.syntax reads the texts as the page does")

from driver import acts, hands, tables  # noqa: E402
from lansquenet.books.book import book  # noqa: E402
from lansquenet.books.refusals.reasons import TEXTS  # noqa: E402
from lansquenet.books.transcript import Moment  # noqa: E402
from lansquenet.books.wording import gaps_of, texts, worded  # noqa: E402
from lansquenet.games import GAMES, file_of  # noqa: E402
from lansquenet.rules.state import Act, duplicate  # noqa: E402
from lansquenet.seats.offers import offer  # noqa: E402
from lansquenet.seats.telling import lines  # noqa: E402
from rooms import mostly_slow  # noqa: E402
from test_locale import (  # noqa: E402
    LANGUAGES,
    LOCALE,
    junk,
    texts as read,
    wrong_in,
)

CAME = read((LOCALE / "en" / "came.ftl").read_text("utf-8"))  # what is told alike at all games
OTHERS = [tag for tag in LANGUAGES if tag != "en"]
Keys = dict[str, frozenset[str]]


def said(tag: str, name: str) -> Keys:
    """Every text of a file, with its variables."""
    file = place(tag, name)
    return read(file.read_text("utf-8")) if file.is_file() else {}


def place(tag: str, name: str) -> Traversable:
    """Where the words of a game lie, or those of all games."""
    return file_of(name, "words") / f"{tag}.ftl" if name in GAMES else LOCALE / tag / "games" / f"{name}.ftl"


# In a language a game has all its words, or none and then speaks English.
SPOKEN = {tag: [name for name in GAMES if place(tag, name).is_file()] for tag in LANGUAGES}


def of_book(name: str) -> Keys:
    return {key: frozenset(gaps_of(text)) for key, text in texts(book(name)).items()}


def files(tag: str) -> dict[str, Traversable]:
    shared = [path.stem for path in (LOCALE / tag / "games").glob("*.ftl")]
    return {name: place(tag, name) for name in (*shared, *SPOKEN[tag])}


@pytest.mark.slow
@mostly_slow("name")
def test_every_text_of_the_table_has_its_translation(name: str) -> None:
    """All that a table shows is there in each language, with the same gaps."""
    wanted = of_book(name)
    for tag in (tag for tag in OTHERS if name in SPOKEN[tag]):
        known = said(tag, "common") | said(tag, name)
        assert {key: known.get(key) for key in wanted} == wanted, (
            f"{place(tag, name)} says all of it, or is not there"
        )


def test_language_of_which_half_is_there_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The control: a file with one text of many."""
    half = tmp_path / "de.ftl"
    half.write_text("title = Dreiblatt\n", "utf-8")
    monkeypatch.setattr(sys.modules[__name__], "place", lambda tag, name: half)
    with pytest.raises(AssertionError, match="says all of it, or is not there"):
        test_every_text_of_the_table_has_its_translation("loo")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_game_is_said_to_be_from_somewhere(tag: str) -> None:
    """The lobby has a line of where and when for every game that speaks the language, in one line."""
    for name in SPOKEN[tag]:
        assert re.search(r"^from = \S.*\n(?! )", place(tag, name).read_text("utf-8"), re.MULTILINE), name


@pytest.mark.slow
@pytest.mark.parametrize("tag", OTHERS)
def test_no_translation_is_of_nothing(tag: str) -> None:
    """What no book says is not translated, and what several games say alike stands once."""
    shared = said(tag, "common")
    counted = dict.fromkeys(shared, 0)
    for name in SPOKEN[tag]:
        wanted, own = of_book(name), said(tag, name)
        assert own.keys() <= wanted.keys() | {"from"}
        for key in wanted.keys() & shared.keys() - own.keys():
            counted[key] += 1
    assert {key: n for key, n in counted.items() if n < 2} == {}


@pytest.mark.slow
@pytest.mark.parametrize("tag", OTHERS)
def test_every_file_is_read_without_loss_and_can_be_said(tag: str) -> None:
    assert files(tag).keys() == {"common", "reasons", *SPOKEN[tag]}
    for file in files(tag).values():
        assert junk(file.read_text("utf-8")) == []
        assert wrong_in(file.read_text("utf-8"), tag) == []


@pytest.mark.parametrize("tag", OTHERS)
def test_reasons_are_told_in_every_language(tag: str) -> None:
    """Of those that the page shows of cards and answers; amounts are refused by the house, in English."""
    english = {f"why-{key}": frozenset(gaps_of(text)) for key, text in TEXTS.items()}
    known, first = said(tag, "reasons"), said(OTHERS[0], "reasons")
    assert known.keys() == first.keys()
    assert {key: english[key] for key in known} == known


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_barred_has_its_reason_in_every_language(name: str) -> None:
    told, known = book(name), said(OTHERS[0], "reasons")
    for rules, moment in moments(name):
        if moment.before.actor >= 0:
            for row in offer(told, rules, moment.before).barred:
                assert row.key in known
                assert row.actions
                assert len(row.words) == len(row.actions)


@pytest.mark.parametrize("tag", OTHERS)
def test_files_are_translated(tag: str) -> None:
    """A quarter at most of what a book says reads as it does in English."""
    for name in SPOKEN[tag]:
        english = {key: text for key, text in texts(book(name)).items() if " " in text}
        own = place(tag, name).read_text("utf-8")
        same = [text for text in english.values() if f"= {text}\n" in own]
        assert len(same) <= len(english) // 4, same


def moments(name: str) -> Iterator[tuple[Any, Moment]]:
    """What happens in some hands under many rules, as those see it who see all."""
    game = book(name).game
    for rules, seats, rng in islice(tables(game), 0, None, 7):
        for _, state, stock in hands(game, rules, seats, rng, 2):
            for action in acts(game, rules, state, stock, rng):
                act, before = Act(state.actor, state.phase, action), duplicate(state)
                yield rules, Moment(1, act, before, before)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_said_at_a_table_has_a_key_of_the_book(name: str) -> None:
    """Questions, answers and tellings of hands that were played: each key, and all that fills its gaps."""
    told, known, plain = book(name), of_book(name), texts(book(name))
    heard = set()
    for rules, moment in moments(name):
        state = moment.before
        words = worded(told, rules, state, moment.act.action)
        heard.add(words.key)
        assert (known[words.key], plain[words.key]) == (words.gaps.keys(), words.plain)
        for line in lines(told, rules, [*"ABCDEFGHIJKL"], moment, None):
            assert not line.key or (known | CAME)[line.key] == line.gaps.keys()
        if state.actor >= 0:
            asked = offer(told, rules, state)
            assert known[asked.key] == asked.gaps.keys()
            for choice in asked.choices:
                assert known[choice.key] == choice.gaps.keys()
                assert not choice.word_key or choice.word == plain[choice.word_key]
    assert len(heard) > 5
