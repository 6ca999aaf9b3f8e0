"""What sessions come to, in numbers and drawn: the course of the stack, how often it is lost, how it ends."""

from collections import Counter
from math import floor, sqrt
from pathlib import Path
from typing import Any

from lansquenet.books.book import Book, book
from lansquenet.cli.compare import drawn_to
from lansquenet.house.web.outcomes import round_number

SURE = 1.96  # standard errors to each side that hold the true value 95 times in 100
PARTS = (5, 25, 50, 75, 95)  # of a hundred sessions, below which quantiles are told
FINE = 40  # bars, as drawn or in JSON
PATHS = 5  # single sessions that are drawn
GREEN, RED, GREY = "#2f6f6d", "#a03d2e", "#8a8378"


def interval(count: int, of: int) -> tuple[float, float]:
    """Wilson's interval of 95 in 100 for a share that came so often."""
    share, z = count / of, SURE * SURE / of
    middle, half = share + z / 2, SURE * sqrt(share * (1 - share) / of + z / of / 4)
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def course(outcome: Any) -> list[dict[str, Any]]:
    """Where the sessions stand at each point: the stack, how many have lost it, and the pool."""
    import numpy as np

    from lansquenet.sim.session import points

    rows = []
    for point, hand in enumerate(points(outcome.wanted.hands)):
        stacks, ruined = outcome.stacks[:, point], int(outcome.lost(point).sum())
        low, high = interval(ruined, len(stacks))
        quantiles = np.percentile(stacks, PARTS).tolist()
        rows.append(
            {"hand": hand, "mean": float(stacks.mean()), "error": error(stacks)}
            | {f"p{part}": value for part, value in zip(PARTS, quantiles, strict=True)}
            | {"ruin": ruined / len(stacks), "ruin_low": low, "ruin_high": high}
            | ({"pool": _pool_then(outcome, point, hand)} if has_pool(outcome) else {})
        )
    return rows


def _pool_then(outcome: Any, point: int, hand: int) -> float:
    """What lay in the pool on average, where the session still went on."""
    pools = outcome.pools[outcome.hands >= hand, point]
    return float(pools.mean()) if len(pools) else 0.0


def error(stacks: Any) -> float:
    """The standard error of their mean."""
    return float(stacks.std()) / sqrt(max(1, len(stacks) - 1))


def has_pool(outcome: Any) -> bool:
    """Whether chips were played for that stand over from hand to hand."""
    return hasattr(book(outcome.wanted.name).game, "standing_pool") and outcome.wanted.law is None


def report(told: Book, outcome: Any) -> dict[str, Any]:
    """All of it, as JSON has it."""
    wanted, last = outcome.wanted, outcome.stacks[:, -1]
    found = wanted.law
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
        "hands_to_ruin": spread(outcome.hands[outcome.lost(-1)]) if outcome.lost(-1).any() else None,
    }


def bars(stacks: Any, count: int) -> list[tuple[int, int, float]]:
    """The share of the sessions that ended with so many whole chips: the least, the most, the share.

    Where they are many, in ranges as wide as each other; the last holds the few far above the others.
    """
    chips = [floor(stack) for stack in sorted(stacks.tolist())]
    least = chips[0]
    others = [stack for stack in chips if stack > least] or [least]
    upper = others[(len(others) - 1) * 97 // 100]
    wide = 1 if len({*chips}) <= count else round_number((upper - least + 1) / count, up=True)
    ranges = Counter(min(stack, upper) // wide for stack in chips)
    shown = sorted(ranges) if wide == 1 else range(min(ranges), max(ranges) + 1)
    found = [(n * wide, (n + 1) * wide - 1, ranges[n] / len(chips)) for n in shown]
    return [*found[:-1], (found[-1][0], max(chips[-1], found[-1][1]), found[-1][2])]


def spread(values: Any) -> dict[str, float]:
    """The mean of some numbers, their median, below what 95 in 100 are, and the largest."""
    import numpy as np

    middle, high = np.percentile(values, [50, 95]).tolist()
    return {"mean": float(values.mean()), "median": middle, "p95": high, "most": float(values.max())}


# -- drawn


def draw(told: Book, outcome: Any, heading: str, file: Path) -> None:
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


def _draw_stack(axes: Any, rows: list[dict[str, Any]], outcome: Any) -> None:
    hands = [0, *[row["hand"] for row in rows]]
    start = outcome.wanted.stack
    for low, high, alpha, label in (("p5", "p95", 0.2, "90 in 100"), ("p25", "p75", 0.45, "50 in 100")):
        bounds = [[start, *[row[key] for row in rows]] for key in (low, high)]
        axes.fill_between(hands, *bounds, color=GREEN, alpha=alpha, linewidth=0, label=label)
    for session in outcome.stacks[:PATHS]:
        axes.plot(hands, [start, *session], color=GREY, linewidth=0.6)
    axes.plot(hands, [start, *[row["p50"] for row in rows]], color=GREEN, label="median")
    axes.plot(hands, [start, *[row["mean"] for row in rows]], color="black", linestyle="--", label="mean")
    axes.set(title="Stack", xlabel="hands", ylabel="chips", xlim=(0, hands[-1]))
    if outcome.stacks.max() > 1000 * start:
        axes.set_yscale("symlog", linthresh=start)
        axes.set_ylim(bottom=min(0, outcome.stacks.min()))
    axes.legend(frameon=False, fontsize=8)


def _draw_ruin(axes: Any, rows: list[dict[str, Any]], outcome: Any) -> None:
    hands = [0, *[row["hand"] for row in rows]]
    bounds = [[0.0, *[row[key] for row in rows]] for key in ("ruin_low", "ruin_high")]
    axes.fill_between(hands, *bounds, color=RED, alpha=0.25, linewidth=0, label="95 in 100 lie in")
    axes.plot(hands, [0.0, *[row["ruin"] for row in rows]], color=RED, label="share of sessions")
    axes.set(
        title="Stack lost", xlabel="hands", xlim=(0, hands[-1]), ylim=(0, max(0.01, bounds[1][-1] * 1.08))
    )
    axes.legend(frameon=False, fontsize=8)


def _draw_ends(axes: Any, rows: list[dict[str, Any]], outcome: Any) -> None:
    left, right, shares = zip(*bars(outcome.stacks[:, -1], FINE), strict=True)
    wide = right[0] - left[0] + 1
    axes.bar(left, shares, wide, align="edge", color=GREEN, edgecolor="white", linewidth=0.5)
    axes.set(title="Stack at the end", xlabel="chips", ylabel="share of sessions")


def _draw_pool(axes: Any, rows: list[dict[str, Any]], outcome: Any) -> None:
    axes.plot([row["hand"] for row in rows], [row["pool"] for row in rows], color=GREEN)
    axes.set(title="Pool, on average", xlabel="hands", ylabel="chips", xlim=(0, rows[-1]["hand"]))
    axes.set_ylim(bottom=0)
