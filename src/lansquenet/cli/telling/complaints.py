"""What is wrong with what was given, in the language of who gave it.

Rules, books and odds refuse in English, whoever asks; they know no reader.  Here a refusal is known again
by its English text, as `locale/en/terminal/refusals.ftl` has it, and told by the text of the same key.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import count

from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.fluent import Gap, Pattern, Selection, grouped, pointed, said

FILE = "refusals"
PLACES, WHOLE = re.compile(r"-?\d+\.\d+"), re.compile(r"\d{1,3}(?:,\d{3})+")  # numbers in English
# gaps in which a part of a refusal stands that has a key too
CLAUSES = ("kind", "why", "hint", "reason", "range", "size")


def complaint(text: str, language: str) -> str:
    """A refusal in a language; as it is, if nothing is known of it."""
    if language == "en":
        return text
    found = recognised(text)
    if found is None:
        return text
    key, gaps = found
    told = {name: _filled(name, gap, language) for name, gap in gaps.items()}
    return said(phrases(language, FILE).texts[key], told, language, str)


def _filled(name: str, gap: str, language: str) -> str:
    if name == "called":
        return phrases(language, "help").metavar(gap)
    if name in CLAUSES:
        return complaint(gap, language)
    return pointed(gap, language) if PLACES.fullmatch(gap) else _grouped(gap, language)


def _grouped(gap: str, language: str) -> str:
    return grouped(int(gap.replace(",", "")), language) if WHOLE.fullmatch(gap) else gap


def where_help_is(command: str, language: str) -> str:
    """Which command says how it is to be used."""
    return phrases(language, "help")("help-try", command=f"`{command} --help`")


def recognised(text: str) -> tuple[str, dict[str, str]] | None:
    """The key of a refusal, and what fills its gaps; of several, the one with the longest text."""
    for key, form in _forms():
        if found := form.fullmatch(text):
            return key, {
                name.partition("__")[0]: gap for name, gap in found.groupdict().items() if gap is not None
            }
    return None


@cache
def _forms() -> list[tuple[str, re.Pattern[str]]]:
    """All refusals by their English, those with the most letters of their own first."""
    english: Phrases = phrases("en", FILE)
    texts = sorted(english.texts.items(), key=lambda pair: -_letters(pair[1]))
    return [(key, re.compile("".join(_form(pattern, count())), re.DOTALL)) for key, pattern in texts]


def _letters(pattern: Pattern) -> int:
    return sum(len(part) for part in pattern if isinstance(part, str))


def _form(pattern: Pattern, number: "count[int]") -> Iterator[str]:
    """What a text looks like with its gaps filled in somehow."""
    for part in pattern:
        if isinstance(part, Selection):
            yield f"(?:{'|'.join(''.join(_form(form, number)) for form in part.forms.values())})"
        else:
            yield f"(?P<{part.name}__{next(number)}>.+?)" if isinstance(part, Gap) else re.escape(part)
