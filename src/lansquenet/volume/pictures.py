"""Cards as pictures that need no page about them."""

import re
from functools import cache

from lansquenet.decks import picture

VARIABLE = re.compile(r"var\(--[\w-]+,([^()]*)\)")


@cache
def drawn(deck: str, card: int, language: str) -> bytes:
    """A card as an SVG file in which every colour is said."""
    return VARIABLE.sub(r"\1", picture(deck, card, language)).encode()


def file_of(deck: str, card: int) -> str:
    """The name of the file of a card."""
    return f"{deck}-{card}.svg"
