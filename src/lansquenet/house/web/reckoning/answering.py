"""How a question is answered, in a process that loads nothing of a server: the first is answered sooner."""

import json
from contextlib import suppress
from typing import NamedTuple

from lansquenet.books.written import Json
from lansquenet.errors import BadOption
from lansquenet.front.figured import posed, walked_under
from lansquenet.odds.asking.posing import Posing, answer, command, plain

MEMORY = 2 << 30  # bytes for the process that finds it
LONGEST = 500_000  # characters of an answer; more would be read by nobody


class Put(NamedTuple):
    """A question with its last word."""

    wish: Posing
    word: str
    measure: str


def bounded() -> None:
    """Take no more memory than that, where a system can see to it."""
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def answered(put: Put) -> Json:
    """The answer to a question, and from what it was found."""
    wish = put.wish
    try:
        asked = posed(wish)
        found = answer(asked, wish, put.word, put.measure)
    except MemoryError:
        raise BadOption("That takes more memory than there is; ask for a mean and not a law.") from None
    told = plain(found)
    if len(json.dumps(told)) > LONGEST:
        raise BadOption(f"The answer has over {LONGEST:,} characters; ask for a mean, or for a chance.")
    rules = walked_under(wish, asked)
    line = command(wish, put.word, put.measure)
    return {"type": "answer", "ask": put.word, "measure": put.measure, "rules": rules,
            "seats": asked.seats, "command": line, "answer": told}  # fmt: skip
