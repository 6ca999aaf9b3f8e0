"""What stands in the file of a book: every key of it known, none missing, and each of its kind."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields
from difflib import get_close_matches
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar, get_type_hints

from lansquenet.errors import BadBook

Json: TypeAlias = dict[str, Any]  # an object of JSON, as it is read or to be written
Table: TypeAlias = Json  # of TOML
Kind = TypeVar("Kind")
KINDS = {str: "a text", int: "a whole number", bool: "true or false", dict: "a table", list: "a list"}


def where(package: str, file: str) -> str:
    """How a file of a package is called when something is wrong with it, such as `games/toepen/book.toml`."""
    return f"{package.replace('.', '/')}/{file}".removeprefix("lansquenet/")


def read(package: str, file: str) -> Table:
    """The table of a file of a package.

    Raises:
        BadBook: there is no such file, or it is no TOML.
    """
    try:
        return tomllib.loads(files(package).joinpath(file).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadBook(where(package, file), "", f"it cannot be read: {wrong}") from wrong


def look_for_strangers(
    file: str, table: Table, head: Mapping[str, type], parts: Mapping[str, list[str]]
) -> None:
    """Refuse keys that nobody knows.  The head is what stands before the parts, and of which kind it is;
    of each part these are the keys of a row.

    Raises:
        BadBook: names the first, and what is most like it.
    """
    known(file, "", table, [*head, *parts])
    for key, kind in head.items():
        if key in table and not isinstance(table[key], kind):
            raise BadBook(file, key, f"is {KINDS[kind]}, not {table[key]!r}")
    for part, names in parts.items():
        for place, row in _rows(file, part, table.get(part, {})):
            known(file, place, row, names)


def _rows(file: str, part: str, found: object) -> Iterator[tuple[str, Table]]:
    """The rows of a part of a book, each with its place."""
    if isinstance(found, dict):
        rows = [(f"{part}.{key}", row) for key, row in found.items()]
    elif isinstance(found, list):
        names = [
            row.get("number", row.get("name", n)) if isinstance(row, dict) else n
            for n, row in enumerate(found)
        ]
        rows = [(f"{part}.{name}", row) for name, row in zip(names, found, strict=True)]
    else:
        raise BadBook(file, part, f"is rows of keys, not {found!r}")
    for place, row in rows:
        if not isinstance(row, dict):
            raise BadBook(file, place, f"is a row of keys, not {row!r}")
        yield place, row


def known(file: str, place: str, row: Iterable[str], names: Iterable[str]) -> None:
    """Refuse a key that is none of these names."""
    names = [*names]
    for key in row:
        if key not in names:
            near = get_close_matches(key, names, 1, 0.5)
            hint = f"did you mean {near[0]!r}?" if near else f"known here: {', '.join(names)}"
            raise BadBook(file, f"{place}.{key}".lstrip("."), f"is no key that a book has; {hint}")


def needed(file: str, table: Table, names: Iterable[str], place: str = "") -> None:
    """Refuse a table in which one of these is missing."""
    for name in names:
        if name not in table:
            raise BadBook(file, place + name, "is missing")


def made(kind: type[Kind], file: str, place: str, row: Table, **given: object) -> Kind:
    """A row as what it is: what is given beside it, and every key of the kind that it names.

    Raises:
        BadBook: a key is missing, or is not of its kind.
    """
    hints = get_type_hints(kind)
    for one in fields(kind):  # type: ignore[arg-type]
        optional = one.default is not MISSING or one.default_factory is not MISSING
        if one.name not in row and one.name not in given and not optional:
            raise BadBook(file, f"{place}.{one.name}", "is missing")
        wanted = hints[one.name]
        if one.name in row and wanted in (str, int, bool) and type(row[one.name]) is not wanted:
            raise BadBook(file, f"{place}.{one.name}", f"is {KINDS[wanted]}, not {row[one.name]!r}")
    return kind(**(row | given))
