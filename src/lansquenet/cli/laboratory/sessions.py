"""Sessions: how a stack fares under a plan of stakes, hand after hand, and how often it is lost."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.written import Json
from lansquenet.cli.laboratory.courses import draw, report
from lansquenet.cli.laboratory.exact_figures import net_word, played_by
from lansquenet.cli.waiting import compiling
from lansquenet.errors import BadOption
from lansquenet.front.followed import Request, check, drawdown_of, ruin_of, wanted_of
from lansquenet.front.standings import bars, course, error, has_pool, spread
from lansquenet.odds.law import Side, has_bank

if TYPE_CHECKING:
    from lansquenet.sim.session import AllSessions, Wanted

ROWS = 8  # of the course, as printed
BARS = 10  # of the histogram
WIDE = 40  # letters of the longest bar


def run(wish: Request, plot: Path | None, as_json: bool, language: str = "en") -> None:
    """Play the sessions, and tell what came of them."""
    told = book(wish.game)
    check(told, wish)
    if plot and not plot.parent.is_dir():
        raise BadOption(f"{plot} cannot be written: there is no folder {plot.parent}.")
    console, speech = Console(stderr=True), Speech(language, told.name)
    with compiling(console, speech.of("title", told.title), speech):
        from lansquenet.sim.session import gathered, sessions_of, warm

        wanted = wanted_of(told, wish)
        if not wish.cluster:
            warm(wanted)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(speech("session-sessions", count=wanted.sessions), total=wanted.sessions)
        parts = []
        for sessions, part in sessions_of(wanted, wish.workers, wish.cluster):
            parts.append(part)
            progress.advance(task, sessions)
    outcome = gathered(wanted, parts)
    if plot:
        draw(told, outcome, _said(told, wanted, ENGLISH)[0], plot)
    if as_json:
        print(json.dumps(report(told, outcome), indent=2, ensure_ascii=False))
    else:
        _print(told, outcome, speech)


# -- in words


def _print(told: Book, outcome: "AllSessions", speech: Speech) -> None:
    wanted = outcome.wanted
    console = Console(highlight=False)
    console.print(f"[bold]{played_by(told, wanted.rules, speech)}[/]")
    for line in (*_said(told, wanted, speech), ""):
        console.print(line)
    rows = course(outcome)
    shown = [rows[n] for n in sorted({(len(rows) * k) // ROWS - 1 for k in range(1, ROWS + 1)} - {-1})]
    console.print(_course_grid(shown, has_pool(outcome), speech))
    console.print()
    console.print(_bar_grid(outcome, speech))
    console.print()
    for line in _summed_up(outcome, speech):
        console.print(line)


def _said(told: Book, wanted: "Wanted", speech: Speech) -> list[str]:
    """What was played, and whether it was drawn or played by the rules."""
    found = {"sessions": wanted.sessions, "hands": wanted.hands, "chips": wanted.stack}
    lines = [speech("session-played", **found)]
    if wanted.law:
        nets = wanted.law.chances.items()
        said = ", ".join(f"{net_word(net)}: {chance}" for net, chance in nets)
        many = speech("session-nets", count=len(nets))
        key = "session-law-bank" if wanted.law.side == Side.BANK else "session-law-punter"
        lines.append(speech(key, bet=wanted.law.key, nets=said if len(nets) < 5 else many))
    else:
        followed = speech(_followed(wanted))
        seats, policy = wanted.seats, wanted.policy
        lines.append(speech("session-rules", seats=seats, followed=followed, policy=policy))
    if has_bank(told.name):
        share = speech("session-share", share=speech.decimal(wanted.share, 4)) if wanted.share else ""
        rule = speech(f"plan-{wanted.plan}") + (f" ({share})" if share else "")
        lines.append(speech("session-stakes", plan=wanted.plan, chips=wanted.stake, rule=rule))
    return lines


def _followed(wanted: "Wanted") -> str:
    if not wanted.of_bank:
        return "session-follow-a"
    return "session-follow-b" if wanted.seat else "session-follow-bank"


def _course_grid(rows: list[Json], pool: bool, speech: Speech) -> Grid:
    grid = Grid(speech("reckon-hands"), box=None, padding=(0, 2, 0, 0))
    heads = [speech(key) for key in ("reckon-mean", "session-median", "session-ruined", "session-lie-in")]
    for title in (heads[0], "5 %", heads[1], "95 %", *heads[2:], *[speech("pool")] * pool):
        grid.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        least, most = (speech.decimal(row[key], 4) for key in ("ruin_low", "ruin_high"))
        found = [
            *[_chips(row[key], speech) for key in ("mean", "p5", "p50", "p95")],
            speech.decimal(row["ruin"], 4),
            speech("session-range", least=least, most=most),
        ]
        grid.add_row(speech.number(row["hand"]), *found, *([_chips(row["pool"], speech)] if pool else []))
    return grid


def _chips(number: float, speech: Speech) -> str:
    """A number of chips that is narrow whatever its size."""
    if abs(number) >= 1e7:
        return f"{number:.4g}"
    if abs(number) >= 1e4:
        return speech.number(round(number))
    return speech.decimal(number + 0.0 if abs(number) >= 0.05 else 0.0, 1)


def _bar_grid(outcome: "AllSessions", speech: Speech) -> Grid:
    found = bars(outcome.stacks[:, -1], BARS)
    grid = Grid(speech("session-at-the-end"), "", "", box=None, padding=(0, 2, 0, 0))
    longest = max(share for _, _, share in found)
    for least, most, share in found:
        ends = speech("session-range", least=int(least), most=int(most))
        shown = ends if most > least else speech.number(int(least))
        grid.add_row(shown, "█" * round(WIDE * share / longest), speech.decimal(share, 4))
    return grid


def _summed_up(outcome: "AllSessions", speech: Speech) -> list[str]:
    wanted, runs = outcome.wanted, spread(outcome.runs)
    last = outcome.stacks[:, -1]
    mean, off = speech.decimal(float(last.mean())), speech.decimal(error(last))
    lines = [speech("session-ends", mean=mean, error=off), *_beside_exact(outcome, speech)]
    if outcome.lost(-1).any():
        gone = spread(outcome.hands[outcome.lost(-1)])
        lines.append(speech("session-lasted", hands=round(gone["median"])))
    whose = "session-most-won" if wanted.of_bank else "session-most-lost"
    lines.append(speech(whose, median=round(runs["median"]), most=int(runs["most"])))
    if has_pool(outcome):
        tops = spread(outcome.tops)
        lines.append(speech("session-pool", median=round(tops["median"]), most=int(tops["most"])))
    if (outcome.stacks == wanted.stack).all():
        lines.append(speech("session-nothing-moved"))
    return lines


def _beside_exact(outcome: "AllSessions", speech: Speech) -> list[str]:
    """What became of the stacks, each beside its exact chance where that is soon found."""
    wanted, lost, lines = outcome.wanted, outcome.lost(-1), []
    exact, here = ruin_of(wanted), speech.decimal(float(lost.mean()), 4)
    if exact is not None:
        sure = {"exact": speech.decimal(float(exact), 6), "here": here}
        told = speech("session-exact-before", target=wanted.target, **sure) if wanted.target else ""
        lines.append(told or speech("session-exact", **sure))
    if wanted.target:
        ended = lost | outcome.reached(-1)
        come, still = (speech.decimal(float(one.mean()), 4) for one in (outcome.reached(-1), ~ended))
        lines.append(speech("session-reached", share=come, target=wanted.target, neither=still))
    if wanted.depth:
        deep, sure_fall = speech.decimal(float((outcome.deep > 0).mean()), 4), drawdown_of(wanted)
        lines.append(speech("session-fell", share=deep, depth=wanted.depth))
        if sure_fall is not None:
            lines.append(speech("session-exact-fall", exact=speech.decimal(float(sure_fall), 6)))
    return lines
