"""What can be wrong with what we were given.

LansquenetError         anything below; its text is for the person who asked
├── UnknownName         no game, preset, option, rule or value of this name
├── BadOption           an option with a value it cannot have
├── IllegalAct          an act that the rules forbid now
├── BadRecord           a transcript that cannot be read, or does not follow the rules
├── BadBook             a game's book that cannot be used, by its file and key
├── BadSave             a saved table that cannot be taken up again
└── HouseRefuses        what the house does not do, with a word for why
"""

from collections.abc import Iterable
from difflib import get_close_matches


class LansquenetError(Exception):
    """Something given to us is wrong; the text says what, and what would have been right."""


class UnknownName(LansquenetError):
    """Nothing goes by this name; says the nearest that does."""

    def __init__(self, kind: str, given: str, known: Iterable[str]) -> None:
        names = {name.lower(): name for name in known}
        near = get_close_matches(given.lower(), names, 1, 0.5)
        hint = f"did you mean {names[near[0]]!r}?" if near else f"there are: {', '.join(names.values())}."
        super().__init__(f"No {kind} is called {given!r}; {hint}")


class BadOption(LansquenetError):
    """An option has a value out of its range."""


class IllegalAct(LansquenetError):
    """The rules forbid this act now; `rule` is the one that does, where one does alone."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.rule = rule


class BadRecord(LansquenetError):
    """A transcript is damaged, or breaks the rules it names."""


class BadBook(LansquenetError):
    """The book of a game cannot be used: something in its file is missing, unknown, or of another kind."""

    def __init__(self, file: str, key: str, what: str) -> None:
        self.file, self.key = file, key
        super().__init__(f"The book {file} cannot be used: {key + ' ' if key else ''}{what.rstrip('.?')}.")


class BadSave(LansquenetError):
    """A save file is damaged or of another version."""


class HouseRefuses(LansquenetError):
    """The house does not do what was asked of it; `code` names why, in a word."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code

    def __reduce__(self) -> tuple[type["HouseRefuses"], tuple[str, str]]:
        return HouseRefuses, (self.code, str(self))  # as it comes back from another process
