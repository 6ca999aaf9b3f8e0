"""Where what belongs to one game lies among the tests, and what its room says that the suites have to know.

A room may say, in its `__init__`: `NUMBERS`, what options that are numbers are tried with; `RARE`, options of
another set of rules that is tried; `UNMET`, values of options of which random hands show nothing; `SHORT`,
which bounds wild hands do not reach, and `LOOSE`, of which they show less than half; `ASKED`, how many
choices a lesson has at least, if that is not two; `SEED`, that of the hand in `told.txt`.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lansquenet.games import GAMES

ROOMS = Path(__file__).parents[1] / "games"
LOOKED_AT = ("lansquenet", "toepen", "zecchinetta")  # of all games, where few are asked


def mostly_slow(
    argument: str, among: Iterable[str] = GAMES, of: Callable[[str], Any] = str
) -> pytest.MarkDecorator:
    """Ask of every one of these games, but in `make quick` of few."""
    return _mostly(pytest.mark.slow, argument, among, of)


def mostly_long(
    argument: str,
    among: Iterable[str] = GAMES,
    of: Callable[[str], Any] = str,
    others: tuple[str, ...] = (),
) -> pytest.MarkDecorator:
    """Ask of every one of these games, but in `make test` of few, and of these others."""
    return _mostly(pytest.mark.long, argument, among, of, others)


def seldom(*values: Any) -> Any:
    """These values, of which `make test` does not ask."""
    return pytest.param(*values, marks=pytest.mark.long)


def _mostly(
    mark: pytest.MarkDecorator,
    argument: str,
    among: Iterable[str],
    of: Callable[[str], Any],
    others: tuple[str, ...] = (),
) -> pytest.MarkDecorator:
    names, few = list(among), LOOKED_AT + others
    assert set(LOOKED_AT).intersection(names), "none of the few is asked"
    assert set(others) <= set(names)
    asked = [pytest.param(of(name), id=name, marks=[mark] * (name not in few)) for name in names]
    return pytest.mark.parametrize(argument, asked)


def own(name: str, what: str, usual: Any) -> Any:
    """What the room of a game says of this, or what is usual."""
    there = (ROOMS / name / "__init__.py").is_file()
    return getattr(import_module(f"games.{name}"), what, usual) if there else usual


def transcripts(name: str = "*") -> list[Path]:
    """The golden hands of a game, or of all."""
    return sorted(ROOMS.glob(f"{name}/transcripts/*.txt"))


def transcript(name: str, which: str) -> str:
    """One of them, as text."""
    return (ROOMS / name / "transcripts" / f"{which}.txt").read_text("utf-8")


def title(path: Path) -> str:
    """The game and the name of a golden hand."""
    return f"{path.parents[1].name}-{path.stem}"
