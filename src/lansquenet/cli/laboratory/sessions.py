"""Sessions: how a stack fares under a plan of stakes, hand after hand, and how often it is lost."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book
from lansquenet.books.written import Json
from lansquenet.cli.laboratory.courses import draw, report
from lansquenet.cli.laboratory.exact_figures import net_word
from lansquenet.cli.waiting import compiling
from lansquenet.errors import BadOption
from lansquenet.front.board import counted
from lansquenet.front.followed import Request, check, drawdown_of, ruin_of, wanted_of
from lansquenet.front.standings import bars, course, error, has_pool, spread
from lansquenet.odds.law import Side, has_bank

if TYPE_CHECKING:
    from lansquenet.sim.session import AllSessions, Wanted

ROWS = 8  # of the course, as printed
BARS = 10  # of the histogram
WIDE = 40  # letters of the longest bar


def run(wish: Request, plot: Path | None, as_json: bool) -> None:
    """Play the sessions, and tell what came of them."""
    told = book(wish.game)
    check(told, wish)
    if plot and not plot.parent.is_dir():
        raise BadOption(f"{plot} cannot be written: there is no folder {plot.parent}.")
    console = Console(stderr=True)
    with compiling(console, told.title):
        from lansquenet.sim.session import gathered, sessions_of, warm

        wanted = wanted_of(told, wish)
        if not wish.cluster:
            warm(wanted)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(counted(wanted.sessions, "session"), total=wanted.sessions)
        parts = []
        for sessions, part in sessions_of(wanted, wish.workers, wish.cluster):
            parts.append(part)
            progress.advance(task, sessions)
    outcome = gathered(wanted, parts)
    if plot:
        draw(told, outcome, _said(told, wanted)[0], plot)
    if as_json:
        print(json.dumps(report(told, outcome), indent=2, ensure_ascii=False))
    else:
        _print(told, outcome)


# -- in words


def _print(told: Book, outcome: "AllSessions") -> None:
    wanted = outcome.wanted
    console = Console(highlight=False)
    changed = ", ".join(f"{key}={value}" for key, value in told.changed(wanted.rules).items())
    console.print(f"[bold]{told.title}: {changed or 'as usual'}[/]")
    for line in (*_said(told, wanted), ""):
        console.print(line)
    rows = course(outcome)
    shown = [rows[n] for n in sorted({(len(rows) * k) // ROWS - 1 for k in range(1, ROWS + 1)} - {-1})]
    console.print(_course_grid(shown, has_pool(outcome)))
    console.print()
    console.print(_bar_grid(outcome))
    console.print()
    for line in _summed_up(told, outcome):
        console.print(line)


def _said(told: Book, wanted: "Wanted") -> list[str]:
    """What was played, and whether it was drawn or played by the rules."""
    from lansquenet.odds.asking.plans import PLANS

    times = f"{_many(wanted.sessions, 'session')} of {_many(wanted.hands, 'hand')}"
    lines = [f"{times}, each from a stack of {_many(wanted.stack, 'chip')}."]
    if wanted.law:
        side = "the bank's" if wanted.law.side == Side.BANK else "a punter's"
        nets = wanted.law.chances.items()
        said = ", ".join(f"{net_word(net)}: {chance}" for net, chance in nets) if len(nets) < 5 else ""
        lines.append(
            f"Hands are drawn from the exact law of {wanted.law.key}, from {side} side"
            + (f": {said}." if said else f", {counted(len(nets), 'net')}: see `odds --law`.")
        )
    else:
        lines.append(
            f"Hands are simulated by the rules: {counted(wanted.seats, 'seat')}, {_seat_said(wanted)}, "
            f"and decisions are {wanted.policy}."
        )
    if has_bank(told.name):
        share = f" ({wanted.share:.4f} of it)" if wanted.share else ""
        rule = PLANS[wanted.plan].rule + share
        lines.append(f"Stakes by plan {wanted.plan} from {_many(wanted.stake, 'chip')}: {rule}.")
    return lines


def _many(count: int, word: str) -> str:
    return counted(count, word).replace(str(count), f"{count:,}", 1)


def _seat_said(wanted: "Wanted") -> str:
    if not wanted.of_bank:
        return "A is followed"
    return "A banks, and B is followed" if wanted.seat else "A banks and is followed"


def _course_grid(rows: list[Json], pool: bool) -> Grid:
    grid = Grid("hands", box=None, padding=(0, 2, 0, 0))
    titles = ["mean", "5 %", "median", "95 %", "ruined", "95 in 100 lie in", *["pool"] * pool]
    for title in titles:
        grid.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        found = [
            *[_chips(row[key]) for key in ("mean", "p5", "p50", "p95")],
            f"{row['ruin']:.4f}",
            f"{row['ruin_low']:.4f} to {row['ruin_high']:.4f}",
        ]
        grid.add_row(f"{row['hand']:,}", *found, *([_chips(row["pool"])] if pool else []))
    return grid


def _chips(number: float) -> str:
    """A number of chips that is narrow whatever its size."""
    if abs(number) >= 1e4:
        return f"{number:.4g}" if abs(number) >= 1e7 else f"{number:,.0f}"
    return f"{number + 0.0 if abs(number) >= 0.05 else 0.0:.1f}"


def _bar_grid(outcome: "AllSessions") -> Grid:
    found = bars(outcome.stacks[:, -1], BARS)
    grid = Grid("stack at the end", "", "", box=None, padding=(0, 2, 0, 0))
    longest = max(share for _, _, share in found)
    for least, most, share in found:
        ends = f"{least:,}" + (f" to {most:,}" if most > least else "")
        grid.add_row(ends, "█" * round(WIDE * share / longest), f"{share:.4f}")
    return grid


def _summed_up(told: Book, outcome: "AllSessions") -> list[str]:
    wanted, runs = outcome.wanted, spread(outcome.runs)
    last = outcome.stacks[:, -1]
    lines = [f"A stack ends with {last.mean():.2f} ± {error(last):.2f} chips on average."]
    lines += _beside_exact(outcome)
    if outcome.lost(-1).any():
        gone = spread(outcome.hands[outcome.lost(-1)])
        lines.append(f"Stacks that were lost lasted {gone['median']:,.0f} hands (median).")
    whose = "hands in a row that the bank won" if wanted.of_bank else "hands in a row that A lost"
    lines.append(f"Most {whose}: {runs['median']:.0f} (median), {runs['most']:.0f} in one session.")
    if has_pool(outcome):
        tops = spread(outcome.tops)
        lines.append(
            f"Highest pool: {tops['median']:,.0f} chips (median), {tops['most']:,.0f} in one session."
        )
    if (outcome.stacks == wanted.stack).all():
        lines.append("Under these rules no chips have changed hands.")
    return lines


def _beside_exact(outcome: "AllSessions") -> list[str]:
    """What became of the stacks, each beside its exact chance where that is soon found."""
    wanted, lost, lines = outcome.wanted, outcome.lost(-1), []
    before = f" before it has come to {wanted.target:,}" if wanted.target else ""
    exact, here = ruin_of(wanted), f"{float(lost.mean()):.4f}"
    if exact is not None:
        lines.append(f"The exact chance to lose the stack{before} is {float(exact):.6f}; here it was {here}.")
    if wanted.target:
        ended = lost | outcome.reached(-1)
        come, chips = f"{float(outcome.reached(-1).mean()):.4f}", _many(wanted.target, "chip")
        still = f"{float((~ended).mean()):.4f}"
        lines.append(f"{come} of the sessions came to {chips}, and {still} to neither end.")
    if wanted.depth:
        deep, sure = f"{float((outcome.deep > 0).mean()):.4f}", drawdown_of(wanted)
        lines.append(f"{deep} of the stacks fell {_many(wanted.depth, 'chip')} below their highest.")
        if sure is not None:
            lines.append(f"The exact chance of that, for a stack that is never lost, is {float(sure):.6f}.")
    return lines
