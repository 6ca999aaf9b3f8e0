"""Very many hands, and the exact figures beside what came of them."""

import json
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book, seat_name
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
) -> None:
    """Simulate, and print a row for each seat and one for each figure."""
    told = book(name)
    rules = told.play_by(preset, options)
    check_policy(policy)
    count = whole(hands)
    check_table(told, seats, stack)
    check_work(workers, cluster)
    console = Console(stderr=True)
    with compiling(console, told.title):
        from lansquenet.sim.sample import checked
        from lansquenet.sim.simulate import Plan, simulate, warm

        plan = Plan(name, rules, seats, stack, count, policy, seed)
        if not cluster:
            warm(plan)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{count:,} hands", total=count)
        outcome = simulate(plan, workers, lambda done: progress.advance(task, done), cluster)
    figures = "The exact figures, and a sample of each"
    with console.status(figures) if console.is_terminal else compiling(console, told.title):
        checks = checked(name, rules, count, seed, seats)
    if as_json:
        print(json.dumps(_report(plan, outcome, checks), indent=2))
    else:
        _print(told, plan, outcome, checks)


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


def played_words(told: Book, hands: int, policy: str) -> str:
    """What was played, by whom, and how: a seat banks where there is a bank, and else deals."""
    leads = "banks" if has_bank(told.name) else "deals"
    return f"{told.title}: {hands:,} hands, seat A {leads}, every seat plays {policy!r}."


def _print(told: Book, plan: "Plan", outcome: "Outcome", checks: "list[FigureCheck]") -> None:
    console = Console(highlight=False)
    speed = outcome.acts / outcome.seconds / 1e6
    console.print(played_words(told, plan.hands, plan.policy))
    console.print(f"{outcome.acts:,} acts, {speed:.1f} million a second in compiled code.\n")
    grid = Grid("seat", box=None, padding=(0, 2, 0, 0))
    for title in ("chips a hand", "± standard error"):
        grid.add_column(title, justify="right")
    for seat, (mean, error) in enumerate(zip(outcome.means, outcome.errors, strict=True)):
        grid.add_row(seat_name(seat), f"{mean:+.5f}", f"{error:.5f}")
    console.print(grid)
    if not checks:
        console.print(
            f"\nNo exact figure is known at a table of {plan.seats} seats to set beside these hands."
        )
        return
    console.print(f"\nThe figures at a table of {plan.seats} seats, each found by playing as it is defined:")
    grid = Grid("figure", box=None, padding=(0, 2, 0, 0))
    for title in ("exact", "found", "± standard error", "z"):
        grid.add_column(title, justify="right")
    for check in checks:
        z = check.found.z(check.exact)
        found = f"{check.found.value:.6f}", f"{check.found.error:.6f}"
        grid.add_row(
            check.key, f"{float(check.exact):.6f}", *found, f"{z:+.2f}", style="red" if abs(z) > 4 else ""
        )
    console.print(grid)
