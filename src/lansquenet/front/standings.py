"""Where sessions stand as they go on: the stack, how often it is lost, the pool, and how it ends."""

from collections import Counter
from math import floor, log10, sqrt
from typing import TYPE_CHECKING

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.rules.game import has_pool as has_pool_of

if TYPE_CHECKING:
    from lansquenet.sim.compiler import Ints, Reals
    from lansquenet.sim.session import AllSessions

SURE = 1.96  # standard errors to each side that hold the true value 95 times in 100
PARTS = (5, 25, 50, 75, 95)  # of a hundred sessions, below which quantiles are told


def interval(count: int, of: int) -> tuple[float, float]:
    """Wilson's interval of 95 in 100 for a share that came so often."""
    share, z = count / of, SURE * SURE / of
    middle, half = share + z / 2, SURE * sqrt(share * (1 - share) / of + z / of / 4)
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


def course(outcome: "AllSessions") -> list[Json]:
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


def _pool_then(outcome: "AllSessions", point: int, hand: int) -> float:
    """What lay in the pool on average, where the session still went on."""
    pools = outcome.pools[outcome.hands >= hand, point]
    return float(pools.mean()) if len(pools) else 0.0


def error(stacks: "Reals") -> float:
    """The standard error of their mean."""
    return float(stacks.std()) / sqrt(max(1, len(stacks) - 1))


def has_pool(outcome: "AllSessions") -> bool:
    """Whether chips were played for that stand over from hand to hand."""
    return has_pool_of(book(outcome.wanted.name).game) and outcome.wanted.law is None


def bars(stacks: "Reals", count: int) -> list[tuple[int, int, float]]:
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


def spread(values: "Reals | Ints") -> dict[str, float]:
    """The mean of some numbers, their median, below what 95 in 100 are, and the largest."""
    import numpy as np

    middle, high = np.percentile(values, [50, 95]).tolist()
    return {"mean": float(values.mean()), "median": middle, "p95": high, "most": float(values.max())}


def round_number(about: float, up: bool = False) -> int:
    """1, 2 or 5 with noughts: the nearest to this, or the next above."""
    if about <= 1:
        return 1
    tens: int = 10 ** int(log10(about))
    steps = [tens, 2 * tens, 5 * tens, 10 * tens]
    return next(n for n in steps if n >= about) if up else min(steps, key=lambda n: abs(n - about))
