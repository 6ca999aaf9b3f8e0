"""A game of two seats solved at the terminal: what it will take, how far it is, what it came to."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lansquenet.cli.waiting import compiling
from lansquenet.env.game import load_game
from lansquenet.errors import BadOption
from lansquenet.front.printed import drawn_sheet, text
from lansquenet.front.solving.work import Heard, Solving

if TYPE_CHECKING:
    from lansquenet.sim.solving.writing import HowLarge

SHARE = 0.75  # of a machine's memory that may be used


class SolvingWish(NamedTuple):
    """What is asked for."""

    line: str
    rounds: int
    method: str
    keep: Path | None
    certificate: Path | None
    hands: bool
    extent: bool
    json: bool


def run(wish: SolvingWish) -> None:
    """Say what it takes, solve it, and print what it came to."""
    console = Console(stderr=True, highlight=False)
    game = load_game(wish.line)
    with compiling(console, game.told.title if game.told else game.name):
        work = Solving(game, wish.method)
        found = work.extent()
    console.print(takes(found, wish.rounds))
    if wish.extent:
        return
    check_memory(found)
    with drawn(console, "Writing it out") as heard:
        work.write(found, heard)
    if wish.keep:
        work.go_on(wish.keep)
    _play(console, work, wish)
    solution = work.solution()
    if wish.certificate:
        from lansquenet.front.solving.certificate import certify

        certify(work, solution, wish.certificate)
    if wish.json:
        print(json.dumps(asdict(solution) | {"exploitability": solution.exploitability}, indent=2))
    else:
        print(solution)
    if wish.hands and not wish.json:
        from lansquenet.front.solving.charts import charts

        for sheet in charts(work):
            print(text("", *drawn_sheet(sheet)))


def takes(found: "HowLarge", rounds: int) -> str:
    """What it will take, before it begins."""
    least = "" if found.exact else "about "
    size = f"{found.deals:,} deals, {least}{found.nodes:,} nodes"
    memory = f"{least}{max(1, round(found.size / 1e6)):,} MB"
    times = f"{spell(found.seconds)} to write out, {spell(found.round * rounds)} for {rounds:,} rounds"
    return f"{size}: {memory} of memory, {times}."


def spell(seconds: float) -> str:
    """A time, roughly."""
    if seconds < 90:
        return f"about {max(1, round(seconds))} s"
    return f"about {round(seconds / 60)} min" if seconds < 5400 else f"about {round(seconds / 3600)} h"


def check_memory(found: "HowLarge") -> None:
    """Refuse what this machine has no room for.

    Raises:
        BadOption: it has not.
    """
    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") else 0
    if whole and found.size > SHARE * whole:
        room = f"{SHARE * whole / 1e9:.1f} GB"
        raise BadOption(
            f"It would take about {found.size / 1e9:.1f} GB, and {room} may be used: take fewer cards."
        )


@contextmanager
def drawn(console: Console, title: str) -> Iterator[Heard]:
    """A bar, if somebody looks."""
    columns = TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _play(console: Console, work: Solving, wish: SolvingWish) -> None:
    """Rounds, until they are done or somebody has had enough of them."""
    try:
        with drawn(console, "Rounds") as heard:
            work.play(wish.rounds, heard)
    except KeyboardInterrupt:
        console.print("Stopped; this is what it has come to.")
    if wish.keep:
        work.leave(wish.keep)
        console.print(f"It is left in {wish.keep}, and goes on from there with --keep.")


def checked(file: Path, as_json: bool) -> int:
    """Check a certificate, and print what was found; 1 if it claims more than that."""
    from lansquenet.front.solving.checker import check

    found = check(file)
    if as_json:
        print(json.dumps(found._asdict() | {"holds": found.holds}, indent=2))
    else:
        print(found)
    return 0 if found.holds else 1
