"""What is wrong with what was given, in the language of who gave it.

Rules, books and odds refuse in English, whoever asks; they know no reader.  Here a refusal is known again
by its English text, as `locale/en/terminal/refusals.ftl` has it, and told by the text of the same key.  So is
what a house says of its table, and what does not hold in a proof: that stands in `heard.ftl`.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import count

from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.fluent import Gap, Pattern, Selection, grouped, patterns, pointed, said, words

FILES = ("refusals", "heard")
PARTS = ("kind-", "hint-", "range-", "size-", "reason-")  # how the keys of parts begin
PLACE = re.compile(r"window \d+|\S+")  # in a bundle that is none
PLACES, WHOLE = re.compile(r"-?\d+\.\d+"), re.compile(r"\d{1,3}(?:,\d{3})+")  # numbers in English
BRACED = re.compile(r"\{(\w+)\}")  # a gap of a text of Python
# gaps in which a part of a refusal stands that has a key too
CLAUSES = ("kind", "why", "hint", "reason", "range", "size")


def complaint(text: str, language: str, part: bool = False) -> str:
    """A refusal in a language, or a part of one; as it is, if nothing is known of it."""
    if language == "en":
        return text
    found = recognised(text, part)
    if found is None:
        return text
    key, gaps = found
    told = {name: _filled(name, gap, language) for name, gap in gaps.items()}
    return said(_texts(language)[key], told, language, str)


def of_house(code: str, text: str, language: str) -> str:
    """What a house refuses, by its code, in the words of the page; in English in its own, which are more."""
    short = patterns(words(language, "refused.ftl")) if language != "en" else {}
    key = f"refused-{code}"
    return said(short[key], {}, language, str) if key in short else complaint(text, language)


@cache
def _texts(language: str) -> dict[str, Pattern]:
    return {key: text for file in FILES for key, text in phrases(language, file).texts.items()}


def _filled(name: str, gap: str, language: str) -> str:
    if name == "called":
        return phrases(language, "help").metavar(gap)
    if name in CLAUSES:
        return _of_rules(gap, language) or complaint(gap, language, part=True)
    if name == "where":
        return complaint(gap, language) if recognised(gap) else _wrong_place(gap, language)
    return pointed(gap, language) if PLACES.fullmatch(gap) else _grouped(gap, language)


def _of_rules(text: str, language: str) -> str:
    """Why the rules refuse an act, as a table says it; nothing, if it is no such reason."""
    from lansquenet.books.refusals.reasons import TEXTS
    from lansquenet.books.speech import Speech

    for key, plain in sorted(TEXTS.items(), key=lambda row: -len(BRACED.sub("", row[1]))):
        if found := re.fullmatch(BRACED.sub(r"(?P<\1>.+)", plain), text):
            gaps = {name: int(gap) if gap.isdecimal() else gap for name, gap in found.groupdict().items()}
            return Speech(language).of(f"why-{key}", plain, gaps)
    return ""


def _wrong_place(text: str, language: str) -> str:
    """Of what is wrong with a file, where it is; what should stand there is said in English alone."""
    found = PLACE.match(text)
    return said(_texts(language)["form-at"], {"place": found[0] if found else text}, language, str)


def _grouped(gap: str, language: str) -> str:
    return grouped(int(gap.replace(",", "")), language) if WHOLE.fullmatch(gap) else gap


def where_help_is(command: str, language: str) -> str:
    """Which command says how it is to be used."""
    return phrases(language, "help")("help-try", command=f"`{command} --help`")


def recognised(text: str, part: bool = False) -> tuple[str, dict[str, str]] | None:
    """The key of a refusal, and what fills its gaps; of several, the one with the longest text.

    What is only a part of one, such as a range, is known as a part alone.
    """
    for key, form in _forms():
        if (part or not key.startswith(PARTS)) and (found := form.fullmatch(text)):
            return key, {
                name.partition("__")[0]: gap for name, gap in found.groupdict().items() if gap is not None
            }
    return None


@cache
def _forms() -> list[tuple[str, re.Pattern[str]]]:
    """All refusals by their English, those with the most letters of their own first."""
    texts = sorted(_texts("en").items(), key=lambda pair: -_letters(pair[1]))
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
