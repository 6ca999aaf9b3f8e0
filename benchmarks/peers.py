"""Compare this engine with others at random play: each in a process of its own, on one core.

The others live in an environment of their own, which is made when it is missing.  What cannot be installed
or does not run is a line of the table.  `--write` puts the tables into docs/performance.md.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from report import Row, environment, grid, print_grid, targets, write

HERE = Path(__file__).parent
ROOM = HERE.parent / ".venv-peers"
LIMIT = 600  # seconds for each
PEERS = {
    "open_spiel": "open_spiel",
    "pgx": "pgx",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]",
    "pokerkit": "pokerkit",
}


def prepare() -> dict[str, str]:
    """Make the environment; what went wrong, for each peer that cannot be installed."""
    python = ROOM / "bin" / "python"
    if not python.exists():
        venv.create(ROOM, with_pip=True)
    wrong = {}
    for peer, package in PEERS.items():
        known = subprocess.run([python, "-c", f"import {peer}"], check=False, capture_output=True, cwd=ROOM)
        if known.returncode:
            install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
            done = subprocess.run(install, check=False, capture_output=True, text=True)
            if done.returncode:
                wrong[peer] = f"cannot be installed: {last_line(done.stderr)}"
    return wrong


def last_line(text: str) -> str:
    """What a program has said last."""
    return text.strip().rpartition("\n")[2][:90]


def rows_of(peer: str, python: str | Path, limit: int) -> list[Row]:
    """What a script has measured, and a row for what went wrong."""
    one_core = {"OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore", "TF_CPP_MIN_LOG_LEVEL": "3"}
    script = [python, HERE / "peers" / f"{peer}.py"]
    try:
        done = subprocess.run(
            script, check=False, capture_output=True, text=True, timeout=limit, env={**os.environ, **one_core}
        )
        said, wrong = done.stdout, last_line(done.stderr) if done.returncode else ""
    except subprocess.TimeoutExpired as late:
        said, wrong = (late.stdout or b"").decode(), f"not done after {limit} seconds"
    found: list[Row] = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    return found + ([{"peer": peer, "wrong": wrong}] if wrong else [])


def measure(limit: int) -> list[Row]:
    """Everything, one after another."""
    wrong = prepare()
    found = rows_of("ours", sys.executable, limit)
    for peer in PEERS:
        print(f"{peer} ...", file=sys.stderr)
        if peer in wrong:
            found.append({"peer": peer, "wrong": wrong[peer]})
        else:
            found += rows_of(peer, ROOM / "bin" / "python", limit)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--limit", type=int, default=LIMIT, help="seconds for each engine")
    parser.add_argument("--json", type=Path, help="keep what was measured, or show what was kept")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    options = parser.parse_args()
    found: list[Any]
    if options.json and options.json.exists():
        found = json.loads(options.json.read_text())
    else:
        found = [*measure(options.limit), {"peer": "environment", **environment()}]
        if options.json:
            options.json.write_text(json.dumps(found, indent=1))
    rows, where = found[:-1], found[-1]
    print_grid(grid(rows, where))
    print_grid(targets(rows))
    if options.write:
        write(rows, where)


if __name__ == "__main__":
    main()
