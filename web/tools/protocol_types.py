"""The messages of a table as TypeScript, for the page: `python web/tools/protocol_types.py`."""

from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from lansquenet.books.written import Json
from lansquenet.house import messages
from lansquenet.house.history import Brief, Told
from lansquenet.house.web import rest
from lansquenet.house.web.catalogue import Game, Odds
from lansquenet.house.web.mine.worth.pondering import Hint
from lansquenet.house.web.mine.worth.table_report import Report
from lansquenet.seats.chances import Standing

HEAD = "// Made by `python web/tools/protocol_types.py`; not written by hand.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
SAID: Any = messages.HouseMessage
HEARD: Any = messages.ClientMessage
KINDS: tuple[Any, ...] = (
    SAID,
    rest.Me,
    rest.Card,
    rest.Link,
    rest.Problem,
    Game,
    Odds,
    Brief,
    Told,
    Standing,
    Hint,
    Report,
)


def written() -> str:
    """All types that the page speaks."""
    shapes: Json = {}
    _gather(shapes, TypeAdapter(HEARD).json_schema(mode="validation"))
    for kind in KINDS:
        _gather(shapes, _whole(TypeAdapter(kind).json_schema(mode="serialization")))
    parts = [HEAD, *(_declared(name, shape) for name, shape in sorted(shapes.items()))]
    for name, union in (("HouseMessage", SAID), ("ClientMessage", HEARD)):
        members = TypeAdapter(union).json_schema()["discriminator"]["mapping"].values()
        parts.append(f"export type {name} = {' | '.join(_last(ref) for ref in members)};\n")
    return "\n".join(parts)


def _whole(schema: Json) -> Json:
    """A schema of what we send: nothing is left out of it."""
    for shape in (schema, *schema.get("$defs", {}).values()):
        shape["required"] = [*shape.get("properties", {})]
    return schema


def _gather(shapes: Json, schema: Json) -> None:
    shapes.update(schema.get("$defs", {}))
    if "title" in schema and schema.get("type") == "object":
        shapes[schema["title"]] = schema


def _declared(name: str, shape: Json) -> str:
    lines = "".join(f"  {line}\n" for line in _fields(shape))
    return f"export interface {name} {{\n{lines}}}\n"


def _fields(shape: Json) -> Iterator[str]:
    required = shape.get("required", [])
    for name, field in shape.get("properties", {}).items():
        yield f"{name}{'' if name in required or 'const' in field else '?'}: {_type(field)};"


def _type(field: Json) -> str:
    """A JSON schema as TypeScript."""
    if "$ref" in field:
        return _last(field["$ref"])
    if "const" in field:
        return f'"{field["const"]}"'
    if "enum" in field:
        return " | ".join(f'"{value}"' for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(_type(one) for one in field["anyOf"])
    if field.get("type") == "array":
        return f"({_type(field['items'])})[]" if "items" in field else "unknown[]"
    if field.get("type") == "object":
        value = field.get("additionalProperties", True)
        return f"Record<string, {_type(value) if isinstance(value, dict) else 'unknown'}>"
    return PLAIN.get(field.get("type", ""), "unknown")


def _last(ref: str) -> str:
    return ref.rsplit("/", 1)[-1]


if __name__ == "__main__":
    print(written(), end="")
