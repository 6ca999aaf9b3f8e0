"""Where compiled code is kept.  What asks whether there is any need not load the compiler for it."""

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

import lansquenet
from lansquenet.games import ROOMS, file_of

COMPILED = ("rules", "odds", "sim", "bots", "env")  # of this package
OF_A_GAME = ("rules.py", "unseen.py", "odds.py", "bot.py", "known.py", "after.py")


def sources() -> list[Path]:
    """The files of which something may be compiled, whoever's package they are in."""
    root = Path(lansquenet.__file__).parent
    shared = [path for part in COMPILED for path in sorted((root / part).rglob("*.py"))]
    return shared + [path for name in ROOMS for path in _sources_of(name)]


def _sources_of(name: str) -> list[Path]:
    """Those of a room; in one of somebody else's package the rules may rest on files of any name."""
    room = Path(str(file_of(name, "")))
    ours = ROOMS[name].startswith("lansquenet.games.")
    return [path for path in sorted(room.rglob("*.py")) if path.name in OF_A_GAME or not ours]


def cache_folder() -> Path:
    """Where compiled code is kept: a folder that changes with every source that may be compiled."""
    digest = sha256(version("numba").encode())
    for path in sources():
        digest.update(path.read_bytes())
    return user_cache_path("lansquenet") / f"compiled-{digest.hexdigest()[:16]}"


def mark_of(name: str) -> Path:
    """The file that lies beside compiled code of this name once it is kept."""
    return _folder() / f"{name}.kept"


@cache
def _folder() -> Path:
    return cache_folder()
