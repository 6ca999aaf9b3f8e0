"""How long the exact walk takes beside that of an older commit, in one run: `asking.py COMMIT`.

Each of the two is a process of its own; they take turns at every preset, and what is told is processor time.
Every figure that the older commit has must be the same here.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from beside import checked_out
from rich.console import Console
from rich.table import Table as Grid

HERE = Path(__file__).resolve().parents[1]
WALKER = """
import json, sys, time
from lansquenet.books.book import book
from lansquenet.odds import figures
name, preset = sys.argv[1:]
rules = book(name).play_by(preset, {})
began = time.process_time()
found = figures(name, rules)
print(time.process_time() - began, json.dumps({key: str(value) for key, value in found.items()}))
"""
OWN = "A dealer and eight punters with own cards at Landsknecht"
ROWS = """
import resource, sys, time
from lansquenet.odds.asking import of_game
from lansquenet.odds.asking.outside import game_in
from lansquenet.sim.layers import passed
rouge, (spot, said) = game_in("examples/trente_et_quarante.py"), sys.argv[1:]
asked = of_game(rouge, rouge.Rules(spot=int(spot)), lexicon=rouge.ASK).through(passed)
small = of_game(rouge, rouge.Rules(32, 1, int(spot)), lexicon=rouge.ASK).through(passed)
small.law(said)  # so that it is compiled
began = time.process_time()
asked.law(said)
print(time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
REFAIT = "Trente et quarante's refait from six packs"
COULEUR = "Trente et quarante's couleur from six packs"
QUESTIONS = {REFAIT: ("0", "refait"), COULEUR: ("1", "won B / 2")}
MEGABYTES = 500  # that either of them may take
SECONDS = {
    REFAIT: 10,
    COULEUR: 30,
    "basset modern": 2,
    OWN: 10,
    "all presets of all games": 60,
}  # that may be taken


def walked(tree: Path, name: str, preset: str) -> tuple[float, dict[str, str]]:
    """The seconds of all figures of a preset with the code of that tree, and the figures."""
    command = [sys.executable, "-c", WALKER, name, preset]
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    out = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=True).stdout
    seconds, _, found = out.partition(" ")
    return float(seconds), json.loads(found)


def own_cards() -> float:
    """The seconds of what could not be walked before."""
    from lansquenet import ask

    began, asked = time.process_time(), ask("landsknecht", seats=9, rejouissance="own")
    asked.alike("CDEFGHI").by("B on first").mean("lost - paid / bet B")
    asked.alike("BCDEFGHI").over("game").mean("pool")
    return time.process_time() - began


def rows(question: str) -> tuple[float, float]:
    """The seconds of a question about two rows of cards, and the megabytes of its process."""
    command = [sys.executable, "-c", ROWS, *QUESTIONS[question]]
    env = os.environ | {"PYTHONPATH": str(HERE / "src")}
    out = subprocess.run(command, cwd=HERE, env=env, capture_output=True, text=True, check=True).stdout
    seconds, megabytes = out.split()
    return float(seconds), float(megabytes)


def run(commit: Annotated[str, typer.Argument(help="The commit to walk beside.")] = "HEAD~1") -> None:
    """Print the seconds of both walks, and whether what may be taken is kept."""
    from lansquenet.books.book import book
    from lansquenet.games import GAMES

    sheet = Grid("figures of", f"{commit}, s", "here, s", box=None)
    every, taken = [0.0, 0.0], {}
    with checked_out(commit) as old:
        for name in GAMES:
            both = [0.0, 0.0]
            for preset in book(name).presets:
                (before, was), (now, found) = walked(old, name, preset), walked(HERE, name, preset)
                assert was.items() <= found.items(), f"{name} {preset}: the figures differ"
                both = [both[0] + before, both[1] + now]
                taken[f"{name} {preset}"] = now
            every = [every[0] + both[0], every[1] + both[1]]
            sheet.add_row(name, f"{both[0]:.2f}", f"{both[1]:.2f}")
    taken |= {OWN: own_cards(), "all presets of all games": every[1]}
    sheet.add_row("all", f"{every[0]:.2f}", f"{every[1]:.2f}")
    console = Console()
    console.print(sheet)
    held = {}
    for question in QUESTIONS:
        taken[question], held[question] = rows(question)
        console.print(f"{question}: {held[question]:.0f} MB, of {MEGABYTES}", highlight=False)
    for what, most in SECONDS.items():
        console.print(f"{what}: {taken[what]:.2f} s, of {most}", highlight=False)
    late = any(taken[what] > most for what, most in SECONDS.items())
    sys.exit(late or max(held.values()) > MEGABYTES)


if __name__ == "__main__":
    typer.run(run)
