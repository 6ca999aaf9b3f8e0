"""Very many hands, and the exact figures beside what came of them."""

import json
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book, seat_name
from lansquenet.cli.odds import check_seats
from lansquenet.cli.waiting import compiling
from lansquenet.errors import BadOption, UnknownName
from lansquenet.odds.law import has_bank
from lansquenet.rules.policies import POLICIES

MOST_CHIPS = 10_000_000


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
    if policy not in POLICIES:
        raise UnknownName("policy", policy, POLICIES)
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


def check_table(told: Book, seats: int, stack: int) -> None:
    """Refuse a table at which the game cannot be played."""
    check_seats(told, seats)
    if not 1 <= stack <= MOST_CHIPS:
        raise BadOption(f"A stack is from 1 to {MOST_CHIPS:,} chips, not {stack}.")


def check_work(workers: int, cluster: str) -> None:
    """Refuse work that nobody does, or both here and elsewhere."""
    if workers < 1:
        raise BadOption(f"The work is done by at least 1 process, not {workers}.")
    if workers > 1 and cluster:
        raise BadOption("--workers are processes here, and a --cluster has its own: give one of them.")


def whole(hands: str, most: int = 10**12) -> int:
    """A number of hands as people write it, such as 1e6."""
    try:
        count = int(float(hands))
    except (ValueError, OverflowError):
        count = 0
    if not 1 <= count <= most:
        raise BadOption(f"The number of hands is from 1 to {most:,}, such as 250000 or 1e6, not {hands!r}.")
    return count


def _report(plan: Any, outcome: Any, checks: list[Any]) -> dict[str, Any]:
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


def _print(told: Book, plan: Any, outcome: Any, checks: list[Any]) -> None:
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
