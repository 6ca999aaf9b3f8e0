"""As much of pydantic as the house asks for, over the annotations of classes, in plain Python.

`tests/house/web/test_bare.py` holds it against pydantic, on every message and wish of the house.
"""

import json
import re
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields as fields_of, is_dataclass
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    ForwardRef,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from lansquenet.books.written import Json

Kind = TypeVar("Kind")
UNSAID = object()  # where a field has no default
Check = Callable[[object], Any]  # gives a value in its kind, or raises ValidationError
WORDS = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}
NAMES = {int: "integer", float: "number", str: "string", bool: "boolean", dict: "dictionary"}


class ValidationError(ValueError):
    """A value is not of the kind that was asked for; `where` leads to it."""

    def __init__(self, said: str, where: tuple[object, ...] = ()) -> None:
        super().__init__(said)
        self.said, self.where = said, where

    def errors(self, **_: bool) -> list[Json]:
        """What is wrong, and where."""
        return [{"loc": self.where, "msg": self.said}]


@dataclass(frozen=True)
class Note:
    """What is said of a field beside its kind."""

    default: object = UNSAID
    default_factory: Any = UNSAID
    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    discriminator: str = ""
    description: str = field(default="", compare=False)


def Field(default: object = UNSAID, **said: Any) -> Any:
    """A field with a default, or with bounds."""
    return Note(default, **said)


def ConfigDict(**said: object) -> Json:
    """What is said of a whole shape."""
    return said


# -- checks of one kind


def within(step: object, check: Check, value: object) -> Any:
    """Check a part of something, and say of which it was."""
    try:
        return check(value)
    except ValidationError as wrong:
        raise ValidationError(wrong.said, (step, *wrong.where)) from None


def bounded(note: Note, check: Check) -> Check:
    """A check that keeps to the bounds of a note as well."""
    form = re.compile(note.pattern) if note.pattern else None

    def checked(value: object) -> object:
        found = check(value)
        if found is not None:
            _bound(note, found)
            if form and not form.search(found):
                raise ValidationError(f"String should match pattern '{note.pattern}'")
        return found

    return checked


def _bound(note: Note, value: Any) -> None:
    if note.ge is not None and value < note.ge:
        raise ValidationError(f"Input should be greater than or equal to {note.ge:g}")
    if note.le is not None and value > note.le:
        raise ValidationError(f"Input should be less than or equal to {note.le:g}")
    if note.min_length is not None and len(value) < note.min_length:
        raise ValidationError(f"Value should have at least {note.min_length} items or characters")
    if note.max_length is not None and len(value) > note.max_length:
        raise ValidationError(f"Value should have at most {note.max_length} items or characters")


def plain(kind: type) -> Check:
    """A check of what has no parts; a word that means a number is taken for it, as in an address."""

    def checked(value: object) -> object:
        found = _worded(kind, value) if isinstance(value, str) and kind in (int, float, bool) else value
        if kind is float and isinstance(found, int) and not isinstance(found, bool):
            return float(found)
        if kind is int and isinstance(found, float) and found.is_integer():
            return int(found)
        if not isinstance(found, kind) or (kind in (int, float) and isinstance(found, bool)):
            raise ValidationError(f"Input should be a valid {NAMES.get(kind, kind.__name__)}")
        return found

    return checked


def _worded(kind: type, text: str) -> object:
    if kind is bool:
        return WORDS.get(text.lower(), text)
    try:
        return kind(text)
    except ValueError:
        return text


def one_of(values: tuple[object, ...]) -> Check:
    """A check that it is one of these."""
    said = ", ".join(map(repr, values[:-1])) + (" or " if values[1:] else "") + repr(values[-1])

    def checked(value: object) -> object:
        if not any(type(value) is type(one) and value == one for one in values):
            raise ValidationError(f"Input should be {said}")
        return value

    return checked


def many(kind: type, parts: tuple[object, ...]) -> Check:
    """A check of a list, or of a tuple, and of all in it."""
    endless = kind is list or parts[-1] is Ellipsis
    each = [checker(part) for part in parts if part is not Ellipsis]

    def checked(value: object) -> object:
        if not isinstance(value, list | tuple):
            raise ValidationError(f"Input should be a valid {kind.__name__}")
        if not endless and len(value) != len(each):
            raise ValidationError(f"Input should have {len(each)} items")
        checks = each * len(value) if endless else each
        return kind(within(n, check, one) for n, (check, one) in enumerate(zip(checks, value, strict=True)))

    return checked


def mapping(keys: object, values: object) -> Check:
    """A check of a dictionary, and of all in it."""
    key_of, value_of = checker(keys), checker(values)

    def checked(value: object) -> object:
        if not isinstance(value, Mapping):
            raise ValidationError("Input should be a valid dictionary")
        return {key_of(key): within(key, value_of, one) for key, one in value.items()}

    return checked


def either(kinds: tuple[object, ...]) -> Check:
    """A check that it is of one of these kinds: the one that it is, or the first that it can be."""
    checks = [(kind, checker(kind)) for kind in kinds]

    def checked(value: object) -> object:
        found: list[ValidationError] = []
        for _, check in sorted(checks, key=lambda one: type(value) is not one[0]):
            try:
                return check(value)
            except ValidationError as wrong:
                found.append(wrong)
        raise found[0]

    return checked


def by_name(kinds: Iterable[object], name: str) -> Check:
    """A check of a shape that says by a field of it which of these it is."""
    known = {get_args(hints_of(kind)[name])[0]: checker(kind) for kind in kinds}

    def checked(value: object) -> object:
        told = value.get(name) if isinstance(value, Mapping) else getattr(value, name, None)
        if told is None:
            raise ValidationError(f"Unable to extract tag using discriminator '{name}'")
        if told not in known:
            raise ValidationError(f"No {name} is {told!r}; there are {', '.join(map(repr, known))}")
        return known[told](value)

    return checked


def shape(kind: type) -> Check:
    """A check of a class with fields: one of it, or what it is made of."""

    def checked(value: object) -> object:
        if isinstance(value, kind):
            return value
        if not isinstance(value, Mapping):
            raise ValidationError(f"Input should be a valid dictionary or instance of {kind.__name__}")
        return kind(**value) if issubclass(kind, BaseModel) else kind(**dict(_parts(kind, value)))

    return checked


def _parts(kind: type, given: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """The fields of a dataclass, each in its kind."""
    for name, (check, default) in parts_of(kind).items():
        if name in given:
            yield name, within(name, check, given[name])
        elif default.default is UNSAID and default.default_factory is UNSAID:
            raise ValidationError("Field required", (name,))


@cache
def checker(kind: Any) -> Check:
    """What checks a value of this kind, and gives it in that kind."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any or isinstance(kind, str | ForwardRef | TypeVar):
        return lambda value: value
    if origin is Annotated:
        return noted(args[0], [one for one in args[1:] if isinstance(one, Note)])
    if origin is Literal:
        return one_of(args)
    if origin in (Union, types.UnionType):
        return either(args)
    if origin in (list, tuple):
        return many(origin, args)
    if origin is dict or origin is Mapping:
        return mapping(*args)
    if isinstance(kind, type) and (issubclass(kind, BaseModel) or is_dataclass(kind)):
        return shape(kind)
    return plain(types.NoneType if kind is None else kind)


def noted(kind: object, notes: list[Note]) -> Check:
    """A check of a kind of which something more is said."""
    name = next((note.discriminator for note in notes if note.discriminator), "")
    check = by_name(flat(kind), name) if name else checker(kind)
    for note in notes:
        check = bounded(note, check)
    return check


def flat(kind: object) -> list[object]:
    """The kinds of a union, one by one."""
    if get_origin(kind) in (Union, types.UnionType):
        return [one for part in get_args(kind) for one in flat(part)]
    return [kind]


# -- classes of fields


@cache
def hints_of(kind: object) -> Json:
    """What kind each field of a class is of."""
    hints = get_type_hints(kind, include_extras=True)
    hints.pop("model_config", None)
    return hints


def _said(default: object) -> object:
    """What a dataclass has as a default."""
    return UNSAID if default is MISSING else default


@cache
def parts_of(kind: type) -> dict[str, tuple[Check, Note]]:
    """Of each field what checks it, and what else is said of it."""
    hints = hints_of(kind)
    if is_dataclass(kind):
        said = {one.name: Note(_said(one.default), _said(one.default_factory)) for one in fields_of(kind)}
        return {name: (checker(hints[name]), note) for name, note in said.items()}
    found = {}
    for name, one in hints.items():
        told = getattr(kind, name, UNSAID)
        note = told if isinstance(told, Note) else Note(told)
        found[name] = (bounded(note, checker(one)), note)
    return found


class BaseModel:  # noqa: PLW1641 - what is in it may be a list
    """A shape: what it is made of is checked when it is made."""

    model_config: ClassVar[Json] = {}

    def __init__(self, **given: object) -> None:
        made = self.__dict__
        mine: type = type(self)
        for name, (check, note) in parts_of(mine).items():
            made[name] = within(name, check, given.pop(name)) if name in given else _default(name, note)
        if given and self.model_config.get("extra") == "forbid":
            raise ValidationError("Extra inputs are not permitted", (next(iter(given)),))

    def __init_subclass__(cls) -> None:
        cls.model_config = {
            key: value
            for base in reversed(cls.__mro__)
            for key, value in base.__dict__.get("model_config", {}).items()
        }

    def __setattr__(self, name: str, value: object) -> None:
        if self.model_config.get("frozen"):
            raise ValidationError("Instance is frozen", (name,))
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({said})"

    @classmethod
    def model_validate(cls, given: object) -> Self:
        """One made of this."""
        made: Self = shape(cls)(given)
        return made

    def model_dump(self, *, mode: str = "python", exclude: Iterable[str] = ()) -> Json:
        """What it is made of, down to what is no shape."""
        return {name: dumped(value, mode) for name, value in self.__dict__.items() if name not in exclude}

    def model_dump_json(self) -> str:
        """The same, as JSON."""
        return written(self)

    def model_copy(self, *, update: Mapping[str, object] | None = None) -> Self:
        """One like it but for these fields, which are not checked."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__, **(update or {}))
        return made


def _default(name: str, note: Note) -> object:
    if note.default_factory is not UNSAID:
        return note.default_factory()
    if note.default is UNSAID or note.default is Ellipsis:
        raise ValidationError("Field required", (name,))
    return note.default.copy() if isinstance(note.default, dict | list) else note.default


def dumped(value: object, mode: str = "python") -> object:
    """What a value is made of, down to what is no shape."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode=mode)
    if is_dataclass(value) and not isinstance(value, type):
        return {name: dumped(getattr(value, name), mode) for name in parts_of(type(value))}
    if isinstance(value, list | tuple):
        each = [dumped(one, mode) for one in value]
        return each if isinstance(value, list) or mode == "json" else tuple(each)
    if isinstance(value, dict):
        return {key: dumped(one, mode) for key, one in value.items()}
    return value


def written(value: object) -> str:
    """A value as JSON, as it goes over a wire."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_bare)


def _bare(value: object) -> Json:
    if isinstance(value, BaseModel):
        return value.__dict__
    kind: type = type(value)
    return {name: getattr(value, name) for name in parts_of(kind)}


class TypeAdapter(Generic[Kind]):
    """Checks values of any kind."""

    def __init__(self, kind: object) -> None:
        self.kind = kind

    def validate_python(self, value: object) -> Kind:
        """This value, in its kind."""
        found: Kind = checker(self.kind)(value)
        return found

    def validate_json(self, text: str | bytes) -> Kind:
        """What this says, in its kind."""
        try:
            value = json.loads(text)
        except ValueError as wrong:
            raise ValidationError(f"Invalid JSON: {wrong}") from None
        return self.validate_python(value)
