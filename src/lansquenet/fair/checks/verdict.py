"""What a check of a bundle can come to."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from lansquenet.books.written import Json

Bundle = Json
Made = Callable[[Bundle], None]  # raises Wrong or Unchecked
Checks = dict[
    str, tuple[int, str, Made]
]  # by name: exit code, what it says when it holds, and how it is made
FORM, KEY, SEEN = 10, 27, 30  # exit codes, beside those of the checks of a protocol


class Verdict(StrEnum):
    """How a check came out."""

    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "not checked"


@dataclass(frozen=True)
class Check:
    """One check of a bundle: its name, the exit code when it fails, how it came out, and what that says."""

    name: str
    code: int
    state: Verdict
    words: str


class Wrong(Exception):
    """A check fails; says how."""


class Unchecked(Exception):
    """A check cannot be made; says why."""


def all_of(checks: Checks, bundle: Bundle) -> Iterator[Check]:
    """How each of these checks comes out."""
    return (made(name, code, words, how, bundle) for name, (code, words, how) in checks.items())


def made(name: str, code: int, words: str, how: Made, bundle: Bundle) -> Check:
    """How one check comes out."""
    try:
        how(bundle)
    except Wrong as wrong:
        return Check(name, code, Verdict.FAILS, str(wrong))
    except Unchecked as why:
        return Check(name, code, Verdict.OPEN, str(why))
    return Check(name, code, Verdict.HOLDS, words)


def must(holds: bool, otherwise: str) -> None:
    """Fail the check unless this holds."""
    if not holds:
        raise Wrong(otherwise)


def windows_of(bundle: Bundle) -> Iterator[tuple[Bundle, Bundle]]:
    """Every window, with its pack."""
    return ((pack, window) for pack in bundle["packs"] for window in pack["windows"])


def joined_of(bundle: Bundle) -> Iterator[tuple[Bundle, Bundle]]:
    """Every window that was joined, with its pack."""
    return ((pack, window) for pack, window in windows_of(bundle) if window["joint"])


def cards_of(bundle: Bundle) -> Iterator[tuple[Bundle, Bundle]]:
    """Every card shown, with its pack."""
    return ((pack, card) for pack in bundle["packs"] for card in pack["turned"] if card)


def roots_of(pack: Bundle) -> list[bytes]:
    """The roots of the committed decks."""
    return [bytes.fromhex(root) for root in pack["roots"]]


def root_played(pack: Bundle) -> bytes:
    """The root of the deck that is played."""
    return roots_of(pack)[pack["picked"] or 0]
