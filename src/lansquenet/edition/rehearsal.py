"""Asks a house once for all that pages ask: what has been read after it is what a page must be sent.

It runs in the interpreter that will run the house, before that is packed: see `compile.mjs`.
"""

import ast
import asyncio
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp

from lansquenet.edition.door import Door

ASKED = (
    ("GET", "/api/games/toepen", ""),
    ("POST", "/api/guests", '{"name":"Ann"}'),
    ("GET", "/api/me", ""),
    ("POST", "/api/tables", '{"game":"red_dog","seats":2,"fill":true}'),
    ("POST", "/api/tables", '{"game":"whist"}'),
    ("POST", "/api/solo", '{"game":"toepen","seats":3}'),
    ("GET", "/api/games/zecchinetta/odds", ""),
    ("GET", "/api/lab/zecchinetta/compare?vary=packs", ""),
    ("GET", "/api/me/hands/export?form=zip", ""),
    ("GET", "/api/me/hands/export?form=csv", ""),
    ("GET", "/api/day", ""),
)
BESIDE = ("_strptime", "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1")


def named(folder: Path) -> Iterator[str]:
    """Every module that a package asks for, wherever in it."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from (one.name for one in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module


async def rehearsed() -> str:
    """The files of all that was read, a line each."""
    package = Path(str(sys.modules["lansquenet"].__file__)).parent
    for name in {*named(package), *BESIDE}:
        with suppress(ImportError):  # of what a page has not, the house says so when it is asked
            import_module(name)
    done: asyncio.Queue[str] = asyncio.Queue()
    door = Door(Path(mkdtemp()), lambda text: done.put_nowait(text) if '"done"' in text else None)
    await door.open()
    for n, question in enumerate(ASKED):
        door.ask(n, *question)
        await asyncio.wait_for(done.get(), 60)
    return "\n".join(
        sorted(filter(None, (getattr(one, "__file__", None) for one in [*sys.modules.values()])))
    )
