"""Very many hands, and the exact figures beside what came of them."""

import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.written import Json
from lansquenet.cli.waiting import compiling
from lansquenet.front.asked import check_policy, check_table, check_work, whole
from lansquenet.odds.law import has_bank

if TYPE_CHECKING:
    from lansquenet.sim.sample import FigureCheck
    from lansquenet.sim.simulate import Outcome, Plan


def run(
    name: str,
    preset: str,
    options: dict[str, str],
    hands: str,
    policy: str,
    seats: int,
    stack: int,
    seed: int,
    workers: int,
    cluster: str,
    as_json: bool,
    language: str = "en",
) -> None:
    """Simulate, and print a row for each seat and one for each figure."""
    told = book(name)
    rules = told.play_by(preset, options)
    check_policy(policy)
    count = whole(hands)
    check_table(told, seats, stack)
    check_work(workers, cluster)
    console, speech = Console(stderr=True), Speech(language, name)
    title = speech.of("title", told.title)
    with compiling(console, title, speech):
        from lansquenet.sim.sample import checked
        from lansquenet.sim.simulate import Plan, simulate, warm

        plan = Plan(name, rules, seats, stack, count, policy, seed)
        if not cluster:
            warm(plan)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(speech("sim-hands", hands=count), total=count)
        outcome = simulate(plan, workers, lambda done: progress.advance(task, done), cluster)
    figures = speech("sim-sampling")
    with console.status(figures) if console.is_terminal else compiling(console, title, speech):
        checks = checked(name, rules, count, seed, seats)
    if as_json:
        print(json.dumps(_report(plan, outcome, checks), indent=2))
    else:
        _print(told, plan, outcome, checks, speech)


def _report(plan: "Plan", outcome: "Outcome", checks: "list[FigureCheck]") -> Json:
    return {
        "game": plan.name,
        "options": book(plan.name).options_of(plan.rules),
        "hands": plan.hands,
        "policy": plan.policy,
        "seed": plan.seed,
        "acts": outcome.acts,
        "seats": [
            {"seat": seat_name(seat), "mean": mean, "error": error}
            for seat, (mean, error) in enumerate(zip(outcome.means, outcome.errors, strict=True))
        ],
        "figures": [
            {
                "key": check.key,
                "exact": str(check.exact),
                "found": check.found.value,
                "error": check.found.error,
                "z": check.found.z(check.exact),
            }
            for check in checks
        ],
    }


def played_words(told: Book, hands: int, policy: str, speech: Speech = ENGLISH) -> str:
    """What was played, by whom, and how: a seat banks where there is a bank, and else deals."""
    leads = "sim-banks" if has_bank(told.name) else "sim-deals"
    return speech(leads, title=speech.of("title", told.title), hands=hands, policy=policy)


def _print(told: Book, plan: "Plan", outcome: "Outcome", checks: "list[FigureCheck]", speech: Speech) -> None:
    console = Console(highlight=False)
    speed = speech.decimal(outcome.acts / outcome.seconds / 1e6, 1)
    console.print(played_words(told, plan.hands, plan.policy, speech))
    console.print(speech("sim-acts", acts=outcome.acts, speed=speed) + "\n")
    grid = Grid(speech("term-seat"), box=None, padding=(0, 2, 0, 0))
    for title in ("sim-chips", "sim-error"):
        grid.add_column(speech(title), justify="right")
    for seat, (mean, error) in enumerate(zip(outcome.means, outcome.errors, strict=True)):
        grid.add_row(seat_name(seat), speech.decimal(mean, 5, "+"), speech.decimal(error, 5))
    console.print(grid)
    console.print("\n" + speech("sim-figures" if checks else "sim-none", seats=plan.seats))
    if checks:
        console.print(_beside(checks, speech))


def _beside(checks: "list[FigureCheck]", speech: Speech) -> Grid:
    """Each figure as it is, and as it was found."""
    grid = Grid(speech("odds-figure"), box=None, padding=(0, 2, 0, 0))
    for title in (speech("odds-exact"), speech("sim-found"), speech("sim-error"), "z"):
        grid.add_column(title, justify="right")
    for check in checks:
        z = check.found.z(check.exact)
        numbers = float(check.exact), check.found.value, check.found.error
        cells = [speech.decimal(number, 6) for number in numbers]
        grid.add_row(check.key, *cells, speech.decimal(z, 2, "+"), style="red" if abs(z) > 4 else "")
    return grid
