"""Texts of the command line by their keys, read without the books, so that help and refusals come at once."""

import re
from functools import cache

from lansquenet.fluent import Pattern, grouped, patterns, pointed, said, words

CALLED = re.compile("[A-Z]{3,}")  # what stands for something that is given, such as GAME


class Phrases:
    """The texts of a file in a language."""

    def __init__(self, language: str, texts: dict[str, Pattern]) -> None:
        self.language, self.texts = language, texts

    def __call__(self, key: str, /, **gaps: int | str) -> str:
        """A text, with its gaps filled."""
        return said(self.texts[key], gaps, self.language, self._written)

    def _written(self, value: int | str) -> str:
        return grouped(value, self.language) if isinstance(value, int) else value

    def decimal(self, value: float, places: int, sign: str = "") -> str:
        """A number with so many places."""
        return pointed(f"{value:{sign}.{places}f}", self.language)

    def find(self, key: str) -> str:
        """A text without gaps, or nothing where there is none."""
        return self(key) if key in self.texts else ""

    def metavar(self, called: str) -> str:
        """What stands for something that is given, in words of the language."""
        return CALLED.sub(lambda word: self.find(f"help-called-{word[0].lower()}") or word[0], called)


@cache
def phrases(language: str, file: str) -> Phrases:
    """The texts of a file of the terminal."""
    return Phrases(language, patterns(words(language, "terminal", f"{file}.ftl")))
