"""What sessions come to, as JSON and drawn: the course of the stack, how often it is lost, how it ends."""

from pathlib import Path
from typing import TYPE_CHECKING

from lansquenet.books.book import Book
from lansquenet.books.written import Json
from lansquenet.cli.laboratory.compare import drawn_to
from lansquenet.front.followed import drawdown_of, ruin_of
from lansquenet.front.standings import bars, course, has_pool, spread

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lansquenet.sim.session import AllSessions

FINE = 40  # bars, as drawn or in JSON
PATHS = 5  # single sessions that are drawn
GREEN, RED, GREY = "#2f6f6d", "#a03d2e", "#8a8378"


def report(told: Book, outcome: "AllSessions") -> Json:
    """All of it, as JSON has it."""
    wanted, last = outcome.wanted, outcome.stacks[:, -1]
    found, exact, deep = wanted.law, ruin_of(wanted), drawdown_of(wanted)
    drawn = None
    if found:
        nets = [{"net": str(net), "probability": str(chance)} for net, chance in found.chances.items()]
        drawn = {"bet": found.key, "side": found.side.name.lower(), "mean": str(found.mean), "nets": nets}
    return {
        "game": told.name,
        "options": told.options_of(wanted.rules),
        "hands_are": "drawn from the exact law" if found else "simulated by the rules",
        "law": drawn,
        "seats": wanted.seats,
        "policy": None if found else wanted.policy,
        "plan": wanted.plan,
        "share": wanted.share or None,
        "stack": wanted.stack,
        "stake": wanted.stake,
        "most": wanted.most,
        "hands": wanted.hands,
        "sessions": wanted.sessions,
        "seed": wanted.seed,
        "hands_played": int(outcome.hands.sum()),
        "course": course(outcome),
        "stacks": [dict(zip(("least", "most", "share"), bar, strict=True)) for bar in bars(last, FINE)],
        "longest_run": {"of": "bank" if wanted.of_bank else "losses"} | spread(outcome.runs),
        "highest_pool": spread(outcome.tops) if has_pool(outcome) else None,
        "ruin_exact": None if exact is None else float(exact),
        "target": wanted.target or None,
        "reached": float(outcome.reached(-1).mean()) if wanted.target else None,
        "depth": wanted.depth or None,
        "deep": float((outcome.deep > 0).mean()) if wanted.depth else None,
        "deep_exact": None if deep is None else float(deep),
        "hands_to_ruin": spread(outcome.hands[outcome.lost(-1)]) if outcome.lost(-1).any() else None,
    }


# -- drawn


def draw(told: Book, outcome: "AllSessions", heading: str, file: Path) -> None:
    """The stack over the hands, how many have lost it, and how it ends; in a game of a pool, the pool too.

    Raises:
        LansquenetError: the library that draws is not installed, or the file cannot be written.
    """
    panels = [_draw_stack, _draw_ruin, _draw_ends] + [_draw_pool] * has_pool(outcome)
    with drawn_to(file, (7.2, 2.6 * len(panels))) as figure:
        figure.suptitle("\n".join([f"{told.title}: {outcome.wanted.plan}", heading]))
        rows = course(outcome)
        for axes, panel in zip(figure.subplots(len(panels)), panels, strict=True):
            panel(axes, rows, outcome)
            axes.spines[["top", "right"]].set_visible(False)


def _draw_stack(axes: "Axes", rows: list[Json], outcome: "AllSessions") -> None:
    hands = [0, *[row["hand"] for row in rows]]
    start = outcome.wanted.stack
    for low, high, alpha, label in (("p5", "p95", 0.2, "90 in 100"), ("p25", "p75", 0.45, "50 in 100")):
        lower, upper = ([start, *[row[key] for row in rows]] for key in (low, high))
        axes.fill_between(hands, lower, upper, color=GREEN, alpha=alpha, linewidth=0, label=label)
    for session in outcome.stacks[:PATHS]:
        axes.plot(hands, [start, *session], color=GREY, linewidth=0.6)
    axes.plot(hands, [start, *[row["p50"] for row in rows]], color=GREEN, label="median")
    axes.plot(hands, [start, *[row["mean"] for row in rows]], color="black", linestyle="--", label="mean")
    axes.set(title="Stack", xlabel="hands", ylabel="chips", xlim=(0, hands[-1]))
    if outcome.stacks.max() > 1000 * start:
        axes.set_yscale("symlog", linthresh=start)
        axes.set_ylim(bottom=min(0, outcome.stacks.min()))
    axes.legend(frameon=False, fontsize=8)


def _draw_ruin(axes: "Axes", rows: list[Json], outcome: "AllSessions") -> None:
    hands = [0, *[row["hand"] for row in rows]]
    lower, upper = ([0.0, *[row[key] for row in rows]] for key in ("ruin_low", "ruin_high"))
    axes.fill_between(hands, lower, upper, color=RED, alpha=0.25, linewidth=0, label="95 in 100 lie in")
    axes.plot(hands, [0.0, *[row["ruin"] for row in rows]], color=RED, label="share of sessions")
    axes.set(title="Stack lost", xlabel="hands", xlim=(0, hands[-1]), ylim=(0, max(0.01, upper[-1] * 1.08)))
    axes.legend(frameon=False, fontsize=8)


def _draw_ends(axes: "Axes", rows: list[Json], outcome: "AllSessions") -> None:
    left, right, shares = zip(*bars(outcome.stacks[:, -1], FINE), strict=True)
    wide = right[0] - left[0] + 1
    axes.bar(left, shares, wide, align="edge", color=GREEN, edgecolor="white", linewidth=0.5)
    axes.set(title="Stack at the end", xlabel="chips", ylabel="share of sessions")


def _draw_pool(axes: "Axes", rows: list[Json], outcome: "AllSessions") -> None:
    axes.plot([row["hand"] for row in rows], [row["pool"] for row in rows], color=GREEN)
    axes.set(title="Pool, on average", xlabel="hands", ylabel="chips", xlim=(0, rows[-1]["hand"]))
    axes.set_ylim(bottom=0)
