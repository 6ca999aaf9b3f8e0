"""The page on the format of books says what the reader knows: every key, and no other."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from lansquenet.books import written
from lansquenet.books.book import HEAD, KEYS
from lansquenet.books.lessons import Point, Script

WHOLE = (Path(__file__).parents[2] / "docs/book-format.md").read_text("utf-8")
PAGE, _, LESSON = WHOLE.partition("## The lesson")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def told() -> dict[str, list[str]]:
    """The keys of each section's table, by its heading; those of the head under nothing."""
    sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
    found = {}
    for section in sections:
        heading = re.match(r"`(\w+)`", section)
        found[heading[1] if heading else ""] = re.findall(r"^\| `(\w+)` \| \S", section, re.MULTILINE)
    return found


def test_every_key_that_the_reader_knows_is_on_the_page_and_no_other() -> None:
    known = {"": [*HEAD]} | {part: [*keys] for part, keys in KEYS.items()}
    assert {part: sorted(keys) for part, keys in told().items()} == {
        part: sorted(keys) for part, keys in known.items()
    }


def test_examples_have_every_key_and_the_reader_takes_them() -> None:
    shown: dict[str, set[str]] = {"": set()}
    for example in EXAMPLES:
        table = tomllib.loads(example)
        written.look_for_strangers("page", table, HEAD, KEYS)
        shown[""] |= table.keys() - KEYS.keys()
        for part in table.keys() & KEYS.keys():
            rows = table[part] if isinstance(table[part], list) else table[part].values()
            shown[part] = {key for row in rows for key in row}
    assert shown == {part: set(keys) for part, keys in told().items()}


def test_keys_that_stand_in_the_name_of_a_row_are_refused_in_it() -> None:
    """A name, a default or who attests a value is not written beside it."""
    for row in ('[presets.x]\nname = "y"', "[options.x]\ndefault = 3", "[options.x]\nattested = {}"):
        with pytest.raises(written.BadBook, match="is no key that a book has"):
            written.look_for_strangers("book", tomllib.loads(row), HEAD, KEYS)


def test_every_key_of_a_lesson_is_told_and_its_example_has_them_all() -> None:
    keys = {field.name for field in fields(Point)}
    assert {*re.findall(r"^\| `(\w+)` \| \S", LESSON, re.MULTILINE)} == keys
    example = tomllib.loads(re.findall(r"```toml\n(.*?)```", LESSON, re.DOTALL)[0])
    assert {*example["steps"][0]} == keys
    assert {*example} - {"steps"} <= {field.name for field in fields(Script)}
