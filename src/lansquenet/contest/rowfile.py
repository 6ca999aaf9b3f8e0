"""Rows of the benchmark as files of JSON: written whole, and read only where they are of this version."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeVar

from lansquenet.books.written import Json
from lansquenet.contest.definition import definition
from lansquenet.errors import BadOption


@dataclass(frozen=True)
class KeptRow:
    """A policy, and by which version of the benchmark, from which seed, something was found of it."""

    policy: str
    version: int
    seed: int

    @property
    def name(self) -> str:
        """What it is called in a table: a bot by its name, a function by its file."""
        place = self.policy.partition(":")[0]
        return Path(place).stem if place.endswith(".py") else self.policy


R = TypeVar("R", bound=KeptRow)


def write(row: KeptRow, file: Path) -> None:
    """Keep a row; its folder is made, if there is none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(row), indent=1) + "\n", "utf-8")


def read(file: Path, made: Callable[[Json], R]) -> R:
    """What was kept, made of what the file says.

    Raises:
        BadOption: when the file is no row of this version.
    """
    try:
        found = made(json.loads(file.read_text("utf-8")))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as wrong:
        raise BadOption(f"{file} is no row of the benchmark: {wrong}.") from None
    if found.version != definition().version:
        raise BadOption(f"{file} is a row of version {found.version}, not {definition().version}.")
    return found
