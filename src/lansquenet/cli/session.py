"""Sessions: how a stack fares under a plan of stakes, hand after hand, and how often it is lost."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from lansquenet.books.book import Book, book
from lansquenet.cli.board import counted
from lansquenet.cli.courses import bars, course, draw, error, has_pool, report, spread
from lansquenet.cli.odds import net_word
from lansquenet.cli.simulate import check_table, check_work, whole
from lansquenet.cli.waiting import compiling
from lansquenet.errors import BadOption, UnknownName
from lansquenet.odds.law import Law, Side, bets, has_bank, law
from lansquenet.rules.policies import POLICIES

MOST_HANDS, MOST_SESSIONS = 100_000_000, 200_000
ROWS = 8  # of the course, as printed
BARS = 10  # of the histogram
WIDE = 40  # letters of the longest bar


class Wish(NamedTuple):
    """A session as it was asked for; see the command's options."""

    game: str
    preset: str
    options: dict[str, str]
    hands: str
    sessions: int
    stack: int
    stake: int
    most: int
    plan: str
    side: str
    bet: str
    by_rules: bool
    policy: str
    seats: int
    seed: int
    workers: int
    cluster: str


def run(wish: Wish, plot: Path | None, as_json: bool) -> None:
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


# -- what was asked for


def check(told: Book, wish: Wish) -> None:
    """Refuse what cannot be played; what is wrong is said with what would be right.

    Raises:
        BadOption: a number out of its range, or choices that do not go together.
        UnknownName: no plan, side or policy is called so.
    """
    from lansquenet.sim.plans import PLANS

    check_table(told, wish.seats, wish.stack)
    check_work(wish.workers, wish.cluster)
    for kind, given, known in (
        ("stake plan", wish.plan, [*PLANS]),
        ("side", wish.side, [side.name.lower() for side in Side]),
        ("policy", wish.policy, [*POLICIES]),
    ):
        if given not in known:
            raise UnknownName(kind, given, known)
    if not 1 <= wish.sessions <= MOST_SESSIONS:
        raise BadOption(f"The number of sessions is from 1 to {MOST_SESSIONS:,}, not {wish.sessions}.")
    if not 1 <= wish.stake <= wish.stack:
        raise BadOption(f"A stake is from 1 chip to the whole stack of {wish.stack}, not {wish.stake}.")
    if wish.most and wish.most < wish.stake:
        raise BadOption(f"The most that may be staked is at least the stake, {wish.stake}, not {wish.most}.")
    if wish.by_rules and wish.bet:
        raise BadOption("A --bet is drawn from its law; --by-rules plays whole hands.")


def wanted_of(told: Book, wish: Wish) -> Any:
    """The sessions to be played.

    Raises:
        BadOption: the plan does not go with the bet or the game.
        UnknownName: no option, preset or bet is called so.
    """
    from lansquenet.sim.session import Wanted, alike, limit

    rules = told.play_by(wish.preset, wish.options)
    side = Side[wish.side.upper()]
    found = law_of(told, rules, wish, side)
    if not has_bank(told.name) and (wish.plan != "flat" or wish.stake > 1 or wish.most):
        raise BadOption(f"In {told.title} the rules say what is paid: there is no stake to be planned.")
    if side == Side.BANK and found is None and not alike(told.name):
        raise BadOption(f"By the rules no seat banks every hand of {told.title}: leave --side away.")
    if side == Side.BANK and found is None and wish.plan != "flat":
        raise BadOption("By the rules the punters stake, and the bank answers: a bank's plan is flat.")
    seat = 1 if side == Side.PUNTER and alike(told.name) else 0
    wanted = Wanted(
        told.name, rules, wish.seats, whole(wish.hands, MOST_HANDS), wish.sessions, wish.stack, wish.stake,
        1, wish.plan, wish.policy, wish.seed, seat, found, share_of(wish, found),
    )  # fmt: skip
    most = limit(wanted)
    return replace(wanted, most=min(wish.most or most, most))


def law_of(told: Book, rules: Any, wish: Wish, side: Side) -> Law | None:
    """The law to draw from; None if hands are played by the rules."""
    if wish.by_rules or not (wish.bet or bets(told.name, rules)):
        return None
    return law(told.name, rules, wish.bet, side)


def share_of(wish: Wish, found: Law | None) -> float:
    """What part of the stack is staked by Kelly's rule.

    Raises:
        BadOption: the bet is not known, or loses on average.
    """
    from lansquenet.sim.session import kelly

    if wish.plan != "kelly":
        return 0.0
    if found is None:
        raise BadOption(
            "Kelly's rule goes by the exact law of a bet, and here hands are played by the rules."
        )
    if found.mean <= 0:
        raise BadOption(
            f"Kelly's rule stakes nothing on a bet that wins nothing on average: {found.key} gives this side "
            f"{float(found.mean):+.4f} of every chip."
        )
    return kelly(found)


# -- in words


def _print(told: Book, outcome: Any) -> None:
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


def _said(told: Book, wanted: Any) -> list[str]:
    """What was played, and whether it was drawn or played by the rules."""
    from lansquenet.sim.plans import PLANS

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


def _seat_said(wanted: Any) -> str:
    if not wanted.of_bank:
        return "A is followed"
    return "A banks, and B is followed" if wanted.seat else "A banks and is followed"


def _course_grid(rows: list[dict[str, Any]], pool: bool) -> Grid:
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


def _bar_grid(outcome: Any) -> Grid:
    found = bars(outcome.stacks[:, -1], BARS)
    grid = Grid("stack at the end", "", "", box=None, padding=(0, 2, 0, 0))
    longest = max(share for _, _, share in found)
    for least, most, share in found:
        ends = f"{least:,}" + (f" to {most:,}" if most > least else "")
        grid.add_row(ends, "█" * round(WIDE * share / longest), f"{share:.4f}")
    return grid


def _summed_up(told: Book, outcome: Any) -> list[str]:
    wanted, runs = outcome.wanted, spread(outcome.runs)
    last = outcome.stacks[:, -1]
    lines = [f"A stack ends with {last.mean():.2f} ± {error(last):.2f} chips on average."]
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
