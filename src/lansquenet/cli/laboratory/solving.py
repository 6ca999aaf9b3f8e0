"""A game of two seats solved at the terminal: what it will take, how far it is, what it came to."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lansquenet.books.speech import Speech
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.cli.waiting import compiling
from lansquenet.env.game import load_game
from lansquenet.errors import BadOption
from lansquenet.fluent import grouped, pointed
from lansquenet.front.printed import Sheet, drawn_sheet, text
from lansquenet.front.solving.checker import Checked
from lansquenet.front.solving.work import Heard, Solution, Solving

if TYPE_CHECKING:
    from lansquenet.sim.solving.writing import HowLarge

ENGLISH = phrases("en", "research")
PLACES = re.compile(r"\d+\.\d+")
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
    language: str = "en"


def run(wish: SolvingWish) -> None:
    """Say what it takes, solve it, and print what it came to."""
    console, say = Console(stderr=True, highlight=False), phrases(wish.language, "research")
    game = load_game(wish.line)
    with compiling(console, game.told.title if game.told else game.name, Speech(wish.language)):
        work = Solving(game, wish.method)
        found = work.extent()
    console.print(takes(found, wish.rounds, say))
    if wish.extent:
        return
    check_memory(found)
    with drawn(console, say("solve-writing")) as heard:
        work.write(found, heard)
    if wish.keep:
        work.go_on(wish.keep)
    _play(console, work, wish, say)
    solution = work.solution()
    if wish.certificate:
        from lansquenet.front.solving.certificate import certify

        with drawn(console, say("solve-naming")) as heard:
            certify(work, solution, wish.certificate, heard)
    if wish.json:
        print(json.dumps(asdict(solution) | {"exploitability": solution.exploitability}, indent=2))
    else:
        print(text("", *drawn_sheet(came_to(solution, say))).strip("\n"))
    if wish.hands and not wish.json:
        from lansquenet.front.solving.charts import charts

        for sheet in charts(work, lambda key, /, **gaps: say(f"solved-{key}", **gaps)):
            print(text("", *drawn_sheet(_pointed(sheet, say.language))))


def _pointed(sheet: Sheet, language: str) -> Sheet:
    """A chart with its numbers as the language writes them."""
    rows = tuple(
        tuple(pointed(cell, language) if n == 1 else cell for n, cell in enumerate(row)) for row in sheet.rows
    )
    return sheet._replace(rows=rows, note=PLACES.sub(lambda found: pointed(found[0], language), sheet.note))


def takes(found: "HowLarge", rounds: int, say: Phrases = ENGLISH) -> str:
    """What it will take, before it begins."""

    def some(number: int) -> str:
        told = grouped(number, say.language)
        return told if found.exact else say("solve-about", number=told)

    return say(
        "solve-takes",
        deals=found.deals,
        nodes=some(found.nodes),
        memory=some(max(1, round(found.size / 1e6))),
        write=spell(found.seconds, say),
        play=spell(found.round * rounds, say),
        rounds=rounds,
    )


def spell(seconds: float, say: Phrases = ENGLISH) -> str:
    """A time, roughly."""
    if seconds < 90:
        time = f"{max(1, round(seconds))} s"
    else:
        time = f"{round(seconds / 60)} min" if seconds < 5400 else f"{round(seconds / 3600)} h"
    return say("solve-about", number=time)


def came_to(found: Solution, say: Phrases) -> Sheet:
    """What a game came to, and how large it was, as `Solution` prints in English."""
    rows = [
        ("least", say.decimal(found.low, 6, "+")),
        ("most", say.decimal(found.high, 6, "+")),
        ("exploitability", say.decimal(found.exploitability, 6)),
        ("rounds", grouped(found.rounds, say.language)),
        ("deals", grouped(found.deals, say.language)),
        ("nodes", grouped(found.nodes, say.language)),
        ("sets", grouped(found.sets, say.language)),
        ("seconds", say.decimal(found.seconds, 1)),
    ]
    told = tuple(
        (say(f"solve-{key}", **({"method": found.method} if key == "rounds" else {})), n) for key, n in rows
    )
    return Sheet(found.line, ("", ">"), told, say("solve-note"))


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


def _play(console: Console, work: Solving, wish: SolvingWish, say: Phrases) -> None:
    """Rounds, until they are done or somebody has had enough of them."""
    try:
        with drawn(console, say("solve-rounds-bar")) as heard:
            work.play(wish.rounds, heard)
    except KeyboardInterrupt:
        console.print(say("solve-stopped"))
    if wish.keep:
        work.leave(wish.keep)
        console.print(say("solve-left", file=str(wish.keep)))


def checked(file: Path, as_json: bool, language: str = "en") -> int:
    """Check a certificate, and print what was found; 1 if it claims more than that."""
    from lansquenet.front.solving.checker import check

    say = phrases(language, "research")
    with drawn(Console(stderr=True, highlight=False), say("check-walking")) as heard:
        found = check(file, heard=heard)
    if as_json:
        print(json.dumps(found._asdict() | {"holds": found.holds}, indent=2))
    else:
        print(*_found(found, say), sep="\n")
    return 0 if found.holds else 1


def _found(found: Checked, say: Phrases) -> Iterator[str]:
    """What a certificate claims, and what was found, as `Checked` prints in English."""
    low, high = (say.decimal(n, 6, "+") for n in (found.low, found.high))
    ours, claimed = (say.decimal(n, 6) for n in (found.exploitability, found.claimed))
    yield found.line
    yield say("check-sets", count=found.sets)
    yield say("check-between", low=low, high=high, found=ours, claimed=claimed)
    yield say("check-holds" if found.holds else "check-fails")
