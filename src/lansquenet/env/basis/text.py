"""A game and what it is played with as one line of text, such as `toepen(seats=4,knock_mode=own_turn)`."""

import re

from lansquenet.errors import BadOption

LINE = re.compile(r"\s*(?P<name>\w+)\s*(?:\((?P<inside>[^()]*)\)\s*)?")


def read(text: str) -> tuple[str, dict[str, str]]:
    """The name of a game, and its parameters as they stand there.

    Raises:
        BadOption: when it is no such line.
    """
    found = LINE.fullmatch(text)
    if found is None:
        raise BadOption(
            f"A game is loaded as 'toepen' or 'toepen(seats=4,knock_mode=own_turn)', not {text!r}."
        )
    given: dict[str, str] = {}
    for part in (found["inside"] or "").split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if part.strip() and not (equals and key and value):
            raise BadOption(f"A parameter is written name=value, not {part.strip()!r}, in {text!r}.")
        if key in given:
            raise BadOption(f"{key} is given twice in {text!r}.")
        if key:
            given[key] = value
    return found["name"], given


def write(name: str, given: dict[str, str]) -> str:
    """The line that `read` reads."""
    inside = ",".join(f"{key}={value}" for key, value in given.items())
    return f"{name}({inside})" if inside else name
