"""The page of the protocol says what the messages are."""

import json
import re
from pathlib import Path

import pytest
from pydantic import ValidationError

import lansquenet.house as package
import protocol_types
from lansquenet.cli.joining.wire import understood
from lansquenet.errors import LansquenetError
from lansquenet.fluent import messages
from lansquenet.house import messages as say
from protocol_page import (
    EXAMPLES,
    FROM_CLIENT,
    FROM_HOUSE,
    MEANINGS,
    PARTS,
    REFUSALS,
    meaning,
    written,
)

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "protocol.md"
TYPES = ROOT / "web" / "src" / "house" / "protocol.gen.ts"
SOURCES = "".join(file.read_text("utf-8") for file in Path(package.__path__[0]).rglob("*.py"))


def test_every_refusal_has_words_on_the_page_in_every_language() -> None:
    """Of the terminal's own code there is none, and the page has one for a house that is not reached."""
    locale = Path(package.__path__[0]).parent / "locale"
    for file in locale.glob("*/refused.ftl"):
        told = {key.removeprefix("refused-") for key in messages(file)}
        assert told == {*REFUSALS, "offline"}, file


@pytest.mark.slow
def test_page_is_what_the_messages_say() -> None:
    assert PAGE.read_text("utf-8") == written(), "write it anew: python web/tools/protocol_page.py"


@pytest.mark.slow
def test_types_of_the_page_are_those_of_the_messages() -> None:
    assert TYPES.read_text("utf-8") == protocol_types.written(), "write them anew: protocol_types.py"


def test_every_example_is_a_message_of_its_direction() -> None:
    for kinds, adapter in ((FROM_CLIENT, say.CLIENT), (FROM_HOUSE, say.HOUSE_SAYS)):
        for kind in kinds:
            name = kind.model_fields["type"].default
            assert isinstance(adapter.validate_python({"type": name, **EXAMPLES[name]}), kind)
    assert len(EXAMPLES) == len(FROM_CLIENT) + len(FROM_HOUSE)


def test_terminal_passes_over_what_only_a_later_house_says() -> None:
    """Fields and messages; what it knows has to be as it knows it.  A house takes nothing unknown."""
    for kind in FROM_HOUSE:
        name = kind.model_fields["type"].default
        told = {"type": name, **EXAMPLES[name]}
        assert understood(json.dumps(told | {"of_tomorrow": [1]})) == understood(json.dumps(told))
    assert understood('{"type": "of_tomorrow"}') is None
    for text in ('{"type": "bye", "code": 1}', "[]", "{"):
        with pytest.raises(LansquenetError, match="another version"):
            understood(text)
    with pytest.raises(ValidationError):
        say.CLIENT.validate_python({"type": "hello", **EXAMPLES["hello"], "of_tomorrow": 1})


def test_every_meaning_belongs_to_a_field() -> None:
    kinds = {kind.__name__: kind for kind in (*FROM_CLIENT, *FROM_HOUSE, *PARTS)}
    for place in MEANINGS:
        owner, _, name = place.partition(".")
        assert name in kinds[owner].__annotations__, place


def test_field_of_which_nothing_is_said_is_noticed() -> None:
    with pytest.raises(LansquenetError, match=r"Hello\.new"):
        meaning("Hello", "new", {"type": "string"})


def raised(source: str) -> set[str]:
    """The codes of refusals and goodbyes in some code."""
    forms = (
        r'(?:HouseRefuses|TooOften)\(\s*"(\w+)"',
        r'Bye\(\s*code="(\w+)"',
        r'_refuse\(wish, "(\w+)"',
        r'code(?:, status)? = "(\w+)"',
        r'"code": "(\w+)"',
    )
    return {code for form in forms for code in re.findall(form, source)}


def test_every_code_of_a_refusal_is_explained_and_no_other() -> None:
    assert raised(SOURCES) == set(REFUSALS)


def test_code_that_is_raised_somewhere_is_found() -> None:
    """The control: each way in which the house refuses."""
    code = 'raise HouseRefuses(\n    "one", "x")\nsay.Bye(code="two")\nself._refuse(wish, "three", wrong)'
    assert raised(code) == {"one", "two", "three"}
