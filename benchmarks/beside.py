"""How fast this working tree is beside an older commit of it, on one machine in one run: `beside.py COMMIT`.

Each of the two is a process of its own that has compiled its rules once; they take turns at every figure, so
that what else the machine does falls on both. Told is the median of the ratios, and between which they lie:
over 1.00, the working tree is the faster.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from report import rate
from rich.console import Console
from rich.table import Table as Grid

HERE = Path(__file__).resolve().parents[1]
SIMULATED = {"kuhn": 2_000_000, "leduc": 2_000_000}  # hands of about a tenth of a second; of other games:
HANDS = 100_000
STEPPED = ("leduc", "toepen", "loo")  # also from Python and in batches
WORKER = """
import json, sys
import figures
figures.ROUNDS, figures.SECONDS = 1, 0.2
games = figures.games()
figures.prepare()
print("ready", flush=True)
for line in sys.stdin:
    how, name, hands = json.loads(line)
    if how == "play by the rules":
        found = figures.compiled(name, 2 if name in figures.CARD_GAMES else 4, hands, rounds=1).hands
    elif how == "from Python":
        found = figures.stepped(name, games[name]).decisions
    else:
        found = figures.batched(name, games[name]).decisions
    print(found, flush=True)
"""


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The files of that commit, in a folder that goes afterwards."""
    with TemporaryDirectory() as folder:
        where = Path(folder) / "tree"
        adding = ["git", "worktree", "add", "--quiet", "--detach", where, commit]
        if subprocess.run(adding, cwd=HERE, check=False).returncode:
            raise SystemExit(f"{commit} is no commit of this tree")
        try:
            yield where
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", where], cwd=HERE, check=True)


@contextmanager
def measuring(tree: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that measures what it is asked, with the code of that tree."""
    paths = os.pathsep.join(str(tree / part) for part in ("src", "benchmarks"))
    with subprocess.Popen(
        [sys.executable, "-c", WORKER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=tree,
        env=os.environ | {"PYTHONPATH": paths},
    ) as process:
        assert process.stdin
        assert process.stdout
        if process.stdout.readline() != "ready\n":
            raise SystemExit(f"{tree}: its figures cannot be measured")
        yield process
        process.stdin.close()


def measured(process: "subprocess.Popen[str]", asked: Any) -> float:
    """A figure, so many a second."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(asked) + "\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def wanted(games: list[str]) -> list[tuple[str, str, int]]:
    """How, which game, and how many hands of it."""
    found = [("play by the rules", name, SIMULATED.get(name, HANDS)) for name in games]
    stepped = [name for name in STEPPED if name in games]
    return found + [(how, name, 0) for how in ("from Python", "1024 tables") for name in stepped]


def main(
    commit: Annotated[str, typer.Argument(help="what to measure beside: a commit, a tag, a branch")],
    rounds: Annotated[int, typer.Option(help="how often each figure is measured in both", min=1)] = 15,
    game: Annotated[list[str] | None, typer.Option(help="only these games")] = None,
) -> None:
    grid = Grid("game", "how", title=f"This tree beside {commit}, a second of the processor", box=None)
    for title in (commit, "here", "ratio", "from", "to"):
        grid.add_column(title, justify="right")
    with ExitStack() as both:
        old = both.enter_context(checked_out(commit))
        names = game or [*SIMULATED, *sorted(path.parent.name for path in old.glob("src/*/games/*/rules.py"))]
        before, here = (both.enter_context(measuring(tree)) for tree in (old, HERE))
        for how, name, hands in wanted(names):
            pairs = [
                (measured(before, (how, name, hands)), measured(here, (how, name, hands)))
                for _ in range(rounds + 1)
            ]
            ratios = sorted(now / then for then, now in pairs[1:])
            rates = [rate(max(side)) for side in zip(*pairs[1:], strict=True)]
            told = [f"{number:.2f}" for number in (statistics.median(ratios), ratios[0], ratios[-1])]
            grid.add_row(name, how, *rates, *told)
            print(name, how, *rates, *told, file=sys.stderr)
    Console(width=110).print(grid)


if __name__ == "__main__":
    typer.run(main)
