"""Texts of the page, read without the page: messages in Fluent, with gaps, and forms to choose between."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
    "sv": "Svenska",
    "it": "Italiano",
    "es": "Español",
}
THOUSANDS = {"en": ",", "fr": "\u202f", "de": ".", "nl": ".", "sv": "\u00a0", "it": ".", "es": "."}
FROM_FIVE = ("it", "es")  # languages that do not part numbers of four digits
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) = ?(.*(?:\n(?: +|\}).*)*)", re.MULTILINE)
GAP = re.compile(r"\{ *\$(\w+) *\}")
CHOICE = re.compile(r"\{\s*\$(\w+)\s*->")
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] ?")
BREAK = re.compile(r"\s*\n\s*")
SPACES = re.compile(r"[ \t\n]+")
END = re.compile(r"\n\s*(?=\*?\[|\})")  # of a form: another begins, or there are no more

Given: TypeAlias = Mapping[str, int | str]


def words(language: str, *path: str) -> Traversable:
    """A file of those words of a language that lie in no room."""
    return files("lansquenet").joinpath("locale", language, *path)


def messages(file: Traversable) -> dict[str, str]:
    """The messages of a file, with gaps as `str.format` has them, but for those that choose between forms."""
    found = {key: on_one_line(text) for key, text in _read(file).items()}
    filled = {key: GAP.sub(r"{\1}", text) for key, text in found.items()}
    return {key: text for key, text in filled.items() if "{ " not in text and "->" not in text}


def on_one_line(text: str) -> str:
    """A text without its line breaks; spaces at which no line may end are left as they are."""
    return SPACES.sub(" ", text).strip(" ")


def _read(file: Traversable) -> dict[str, str]:
    return dict(MESSAGE.findall(file.read_text("utf-8"))) if file.is_file() else {}


# -- forms that are chosen between


@dataclass(frozen=True, slots=True)
class Gap:
    """What is filled in."""

    name: str


@dataclass(frozen=True, slots=True)
class Selection:
    """Forms, of which a gap says which it is to be: by its own value, or by how many it is."""

    name: str
    forms: dict[str, "Pattern"]
    usual: str


Pattern: TypeAlias = tuple[str | Gap | Selection, ...]


def patterns(file: Traversable) -> dict[str, Pattern]:
    """The messages of a file, as they are put into words by `said`."""
    return {key: _pattern(text.strip()) for key, text in _read(file).items()}


def _pattern(text: str) -> Pattern:
    """A text, gaps and choices, in the order in which they stand."""
    parts: list[str | Gap | Selection] = []
    while text:
        plain, brace, _ = text.partition("{")
        parts.append(BREAK.sub(" ", plain))
        if not brace:
            break
        part, text = _placed(text[len(plain) :])
        parts.append(part)
    return tuple(part for part in parts if part)


def _placed(text: str) -> tuple[str | Gap | Selection, str]:
    """What stands in these braces, and what follows them."""
    if gap := GAP.match(text):
        return Gap(gap[1]), text[gap.end() :]
    if choice := CHOICE.match(text):
        return _choice(choice[1], text[choice.end() :])
    inside, _, rest = text[1:].partition("}")
    return inside.strip().strip('"'), rest


def _choice(name: str, text: str) -> tuple[Selection, str]:
    forms: dict[str, Pattern] = {}
    usual = ""
    while variant := VARIANT.match(text):
        length = _length(text[variant.end() :])
        forms[variant[2]] = _pattern(text[variant.end() :][:length].strip())
        usual = variant[2] if variant[1] else usual
        text = text[variant.end() + length :]
    return Selection(name, forms, usual), text.partition("}")[2]


def _length(text: str) -> int:
    """How long a form is that begins here; another choice may stand in it."""
    for end in END.finditer(text):
        if text.count("{", 0, end.start()) == text.count("}", 0, end.start()):
            return end.start()
    return len(text)


def said(pattern: Pattern, given: Given, language: str, shown: Callable[[int | str], str]) -> str:
    """A message in words; `shown` says how a gap is written."""
    found = ""
    for part in pattern:
        if isinstance(part, str):
            found += part
        elif isinstance(part, Gap):
            found += shown(given[part.name])
        else:
            found += said(_form(part, given[part.name], language), given, language, shown)
    return found


def _form(choice: Selection, value: int | str, language: str) -> Pattern:
    key = str(value)
    if key not in choice.forms and isinstance(value, int) and is_one(value, language):
        key = "one"
    return choice.forms.get(key, choice.forms[choice.usual])


def is_one(count: int, language: str) -> bool:
    """Whether so many are told as one is: in French nothing is, too."""
    return count == 1 or (count == 0 and language == "fr")


# -- numbers


def grouped(number: int, language: str) -> str:
    """A whole number as it is written in a language."""
    if language in FROM_FIVE and abs(number) < 10_000:
        return str(number)
    return f"{number:,}".replace(",", THOUSANDS[language])


def pointed(text: str, language: str) -> str:
    """A number with places, by the comma or the point of a language."""
    return text if language == "en" else text.replace(".", ",")
