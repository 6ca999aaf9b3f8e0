"""Very many hands, and the exact figures beside what came of them."""

import json
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.written import Json
from lansquenet.cli.waiting import compiling
from lansquenet.errors import BadOption
from lansquenet.front.asked import check_policy, check_table, check_work, whole
from lansquenet.odds.law import has_bank

if TYPE_CHECKING:
    from collections.abc import Callable

    from lansquenet.sim.sample import FigureCheck
    from lansquenet.sim.simulate import Outcome, Plan

FOUND_BY = 1_000_000  # hands at most, by which the processor finds the figures where a card plays


class Workforce(NamedTuple):
    """Who plays the hands: processes here, a cluster, or a graphics card."""

    workers: int
    cluster: str
    card: bool

    def check(self) -> None:
        """Refuse work that nobody does, or two at once."""
        check_work(self.workers, self.cluster)
        if self.card and (self.workers > 1 or self.cluster):
            raise BadOption("A --card plays all the hands by itself: leave --workers and --cluster out.")


def run(
    name: str,
    preset: str,
    options: dict[str, str],
    hands: str,
    policy: str,
    seats: int,
    stack: int,
    seed: int,
    work: Workforce,
    as_json: bool,
    language: str = "en",
) -> None:
    """Simulate, and print a row for each seat and one for each figure."""
    told = book(name)
    rules = told.play_by(preset, options)
    check_policy(policy)
    count = whole(hands)
    check_table(told, seats, stack)
    work.check()
    console, speech = Console(stderr=True), Speech(language, name)
    title = speech.of("title", told.title)
    with compiling(console, title, speech):
        from lansquenet.sim.sample import checked
        from lansquenet.sim.simulate import Plan

        plan = Plan(name, rules, seats, stack, count, policy, seed)
        play = _player(work, plan)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(speech("sim-hands", hands=count), total=count)
        outcome = play(lambda done: progress.advance(task, done))
    figures, by = speech("sim-sampling"), min(count, FOUND_BY) if work.card else count
    with console.status(figures) if console.is_terminal else compiling(console, title, speech):
        checks = checked(name, rules, by, seed, seats)
    if as_json:
        print(json.dumps(_report(plan, outcome, checks), indent=2))
    else:
        _print(told, plan, outcome, checks, speech)
        if checks and by < count:
            print("\n" + speech("sim-by-processor", hands=by))


def _player(work: Workforce, plan: "Plan") -> "Callable[[Callable[[int], None]], Outcome]":
    """What plays the hands of a plan, compiled where it is compiled here."""
    if work.card:
        from lansquenet.sim import device
        from lansquenet.sim.device.cuda import Device

        card = Device()
        device.warm(plan)
        return lambda told: device.simulate(plan, told=told, card=card)
    from lansquenet.sim.simulate import simulate, warm

    if not work.cluster:
        warm(plan)
    return lambda told: simulate(plan, work.workers, told, work.cluster)


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
