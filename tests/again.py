"""Writes anew what tests hold fast: `python tests/again.py WHAT`, if what they say now is right.

`docs`: what commands print in the documents; `notebook`: what the notebooks show; `told`: what is said of a
hand of each game, or of those that are named; `vectors`: the examples of gt2. `sources` prints the page of
sources as the site has it.
"""

import runpy
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
WHAT = {
    "docs": "project/test_docs.py",
    "notebook": "project/test_notebook.py",
    "sources": "books/sources.py",
    "told": "all_games/test_events.py",
    "vectors": "fair/vectors.py",
}


def paths() -> list[str]:
    """Where tests import each other and their helpers from."""
    said = tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))
    return [str(HERE.parent / path) for path in said["tool"]["pytest"]["ini_options"]["pythonpath"]]


if __name__ == "__main__":
    if sys.argv[1:2] == [] or sys.argv[1] not in WHAT:
        sys.exit(f"python tests/again.py {'|'.join(WHAT)}")
    sys.path[:0] = paths()
    what = HERE / WHAT[sys.argv.pop(1)]
    sys.argv[0] = str(what)
    runpy.run_path(str(what), run_name="__main__")
