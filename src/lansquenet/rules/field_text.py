"""A state as text: what is not as it was before the first card, field by field, and by whose it is."""

import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields
from typing import Any

from lansquenet.rules import cards

SEATS = "ABCDEFGHIJKL"
KEYS = {
    "seat": [*SEATS],
    "pair": [*SEATS],
    "account": [*SEATS, "pool", "house"],
    "rank": [*cards.RANK_NAMES],
    "suit": [*cards.SUIT_NAMES],
    "card": [cards.name(card) for card in range(cards.SUITS * cards.RANKS)],
}
ACTORS = {-1: "chance", -2: "nobody: it is over", -4: "somebody"}


def told(state: Any) -> str:
    """A line for each field that says anything."""
    rows = [(f.name, _said(state, f)) for f in fields(state) if f.metadata.get("by") != "ledger"]
    rows = [(name, said) for name, said in rows if said]
    wide = max((len(name) for name, _ in rows), default=0)
    return "\n".join([type(state).__name__, *(f"  {name:<{wide}}  {said}" for name, said in rows)])


def _said(state: Any, field: Any) -> str:
    value, by = getattr(state, field.name), field.metadata.get("by", "")
    usual = field.default if field.default_factory is MISSING else field.default_factory()
    if field.name == "phase":
        phases = getattr(sys.modules[type(state).__module__], "Phase", ())
        return next((phase.name for phase in phases if phase == value), str(value))
    if field.name == "actor":
        return ACTORS.get(value) or SEATS[value]
    if isinstance(value, int):
        return "" if value == usual else _number(value, by)
    if by == "card":
        return "  ".join(_places(value, usual))
    return "  ".join(_entries(state, value, usual, by))


def _entries(state: Any, value: Any, usual: Any, by: str) -> Iterator[str]:
    """What stands in a list, each by the name of its place; empty seats have nothing."""
    outer, _, inner = "pair pair".partition(" ") if by == "pair" else by.partition(" ")
    for place, given, before in zip(_names(outer, value), value, usual, strict=False):
        if outer == "rank" or place not in SEATS[state.seats :]:
            if isinstance(given, int):
                yield from [f"{place} {_number(given, by)}"] * (given != before)
            else:
                rows = zip(_names(inner, given), given, before, strict=False)
                yield from (f"{place}:{key} {n}" for key, n, m in rows if n != m)


def _names(by: str, value: list[object]) -> list[str]:
    return KEYS.get(by, [str(n) for n in range(len(value))])


def _places(value: list[int], usual: list[int]) -> Iterator[str]:
    """The cards of which the same is said, together."""
    for number in sorted({*value}):
        alike = [n for n, given in enumerate(value) if given == number != usual[n]]
        if alike:
            yield f"{number}: {' '.join(KEYS['card'][n] for n in alike)}"


def _number(value: int, by: str) -> str:
    return cards.RANK_NAMES[value] if by.endswith("is rank") and 0 <= value < cards.RANKS else str(value)
