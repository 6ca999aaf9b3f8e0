"""Where the texts of a book stand: a walk over its table that may put others in their place."""

import re
from collections.abc import Callable
from typing import TypeAlias

from lansquenet.books.written import Json, Table
from lansquenet.fluent import on_one_line

Say: TypeAlias = Callable[[str, str], str]  # from the key of a text and its English to what is said
HEAD = {"title": "title", "pitch": "pitch", "how": "how", "todo": "what-to-do", "history": "history"}
OPTION = {"text": "options", "zero": "zero", "dispute": "disputes"}
RULE = {"text": "rules", "pays": "pays"}


def reworded(table: Table, say: Say) -> Table:
    """The table of a book with every text that the rulebook prints as it is said, in the order of the book.

    Titles of sources and whatever is typed at a table stay as they are.
    """
    made = table | {name: say(key, plain(table[name])) for name, key in HEAD.items() if name in table}
    made["rules"] = [_rule(row, say) for row in table["rules"]]
    made["options"] = {name: _option(name, row, say) for name, row in table.get("options", {}).items()}
    if "presets" in table:
        made["presets"] = {name: _preset(name, row, say) for name, row in table["presets"].items()}
    if "figures" in table:
        made["figures"] = {name: _one(f"figures.{name}", row, say) for name, row in table["figures"].items()}
    made["words"] = dict(_word(word, means, say) for word, means in table.get("words", {}).items())
    made["sources"] = {name: _source(name, row, say) for name, row in table.get("sources", {}).items()}
    made["steps"] = {name: _step(name, row, say) for name, row in table.get("steps", {}).items()}
    return made


def english(table: Table) -> dict[str, str]:
    """Every text of the table of a book by its key."""
    found: dict[str, str] = {}

    def say(key: str, text: str) -> str:
        return found.setdefault(key, text)

    reworded(table, say)
    return found


def plain(text: str) -> str:
    """A text as one line, but for the breaks between its paragraphs."""
    return "\n\n".join(on_one_line(part) for part in text.strip().split("\n\n"))


def _rule(row: Table, say: Say) -> Table:
    number = row["number"]
    said = {name: say(f"{part}.{number}", row[name]) for name, part in RULE.items() if name in row}
    return row | said | {"section": say(f"sections.{slug(row['section'])}", row["section"])}


def _option(name: str, row: Table, say: Say) -> Table:
    said: Json = {part: say(f"{key}.{name}", row[part]) for part, key in OPTION.items() if part in row}
    if "values" in row:
        values = row["values"].items()
        said["values"] = {one: [say(f"values.{name}.{one}", text), *rest] for one, (text, *rest) in values}
    return row | said


def _preset(name: str, row: Table, say: Say) -> Table:
    return row | {
        "title": say(f"preset-{name}", row["title"]),
        "text": say(f"preset-{name}-text", row["text"]),
    }


def _one(key: str, row: Table, say: Say) -> Table:
    return row | {"text": say(key, row["text"])}


def _word(word: str, means: str, say: Say) -> tuple[str, str]:
    return say(f"words.{word}", word), say(f"meanings.{word}", means)


def _source(name: str, row: Table, say: Say) -> Table:
    return row | {"note": say(f"sources.{name}", row["note"])} if row.get("note") else row


def _step(name: str, row: Table, say: Say) -> Table:
    return row | {"prompt": say(f"{name}-prompt", row["prompt"])} if "prompt" in row else row


def slug(heading: str) -> str:
    """A heading as keys have it."""
    return re.sub("[^a-z0-9]+", "-", heading.lower()).strip("-")
