"""What a bundle that holds proves, and to whom."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from lansquenet.fair.checks.verdict import Bundle, windows_of
from lansquenet.fair.gt2 import words


class Signed(StrEnum):
    """Who has signed what was fixed of a hand, before its cards were drawn."""

    SEATS = "seats"  # in every window a seat whose key is not the house's
    SOME = "some"  # in some windows only
    HOUSE = "house"  # in none: nobody but the house
    FIRST = "first"  # it was dealt by gt1, where nobody but the house signs


def signed_by(bundle: Bundle) -> Signed:
    """Who has signed what the cards of a bundle's own hand came from."""
    if bundle["protocol"] != "gt2":
        return Signed.FIRST
    own = [any(not house for _, house, *_ in window["seats"]) for window in windows_behind(bundle)]
    if own and all(own):
        return Signed.SEATS
    return Signed.SOME if any(own) else Signed.HOUSE


def windows_behind(bundle: Bundle) -> list[Bundle]:
    """The joined windows of a bundle's own hand, and an older one if cards of it were turned by that.

    Until somebody chooses, a bank turns on by what was settled in the hand before.
    """
    return [
        window
        for pack in bundle["packs"]
        for at, window in enumerate(pack["windows"])
        if window["joint"]
        and (
            window["hand"] == bundle["hand"]
            or any(card and (card["hand"], card["window"]) == (bundle["hand"], at) for card in pack["turned"])
        )
    ]


class ShuffleFact(NamedTuple):
    """Something that a bundle tells of its shuffles, by its kind: of which chairs, in what numbers."""

    kind: str  # own-keys, bots, void or commitment
    names: list[str]  # of chairs; an empty one has no name
    gaps: dict[str, int | str]


def told_of(bundle: Bundle) -> Iterator[ShuffleFact]:
    """Who took part in the shuffles of a hand, what was void, and the commitments, for people to compare."""
    own = [window for _, window in windows_of(bundle) if window["hand"] == bundle["hand"]]
    for house, kind in ((0, "own-keys"), (1, "bots")):
        chairs = {
            chair
            for window in own
            for chair, by_house, *_ in window["seats"]
            if by_house == house and chair not in window["silent"]
        }
        yield ShuffleFact(kind, _named(bundle, sorted(chairs)), {})
    for window in own:
        if window["joint"] is None:
            gaps = {"window": window["window"], "decks": window["void"] + 2}
            yield ShuffleFact("void", _named(bundle, window["silent"]), gaps)
    for pack in bundle["packs"]:
        head = words(bytes.fromhex(pack["c"]))
        yield ShuffleFact("commitment", [], {"number": pack["number"], "hand": pack["hand"], "words": head})


def _named(bundle: Bundle, chairs: list[int]) -> list[str]:
    names = dict(zip(bundle["chairs"], bundle["names"], strict=True))
    return [names.get(chair, str(chair + 1)) for chair in chairs]
