"""What thousands of hands come to: the spread of one result, the course of many, and purses lost on the way.

The upper part runs in the laboratory's process; `Gathered` adds up what it sends.
"""

from collections import Counter
from math import ceil, sqrt
from typing import TYPE_CHECKING, NamedTuple

from lansquenet.books.written import Json

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

from lansquenet.front.standings import round_number

SHOWN = 2  # seats whose results are told: the one that banks or deals, and the next
POINTS = 50  # of a course
BARS = 41
PURSES = (2, 5, 10, 20, 40, 80)  # in units of what a hand commonly moves
TIMES = 10  # at which a purse is looked at


class Courses(NamedTuple):
    """Some courses: for each seat shown how often each result came, and where each course stood."""

    results: list[dict[int, int]]
    nets: "NDArray[np.int64]"  # by seat, course and point: chips won so far
    lows: "NDArray[np.int64]"  # and the least they have ever been


def points(hands: int) -> list[int]:
    """The numbers of hands at which a course is looked at, the last among them."""
    step = max(1, ceil(hands / POINTS))
    return sorted({*range(step, hands + 1, step), hands})


class Work(NamedTuple):
    """What is to be played; see `sim.course.Course`."""

    name: str
    preset: str
    options: dict[str, str]
    seats: int
    bank: int
    stake: int
    policy: str
    seed: int


def warmed(wanted: Work) -> None:
    """Compile what is needed, or load it."""
    part(wanted, 0, 1, 1)


def part(wanted: Work, number: int, courses: int, hands: int) -> Courses:
    """Play some courses of so many hands."""
    import numpy as np

    from lansquenet.books.book import book
    from lansquenet.sim.course import Course, played

    name, preset, options, seats, bank, stake, policy, seed = wanted
    rules = book(name).play_by(preset, options)
    rows = played(Course(name, rules, seats, bank, stake, policy, seed), number, courses * hands)
    results = [dict(Counter(rows[:, seat].tolist())) for seat in range(SHOWN)]
    nets = rows[:, :SHOWN].T.reshape(SHOWN, courses, hands).cumsum(axis=2)
    lows = np.minimum.accumulate(nets, axis=2)
    at = np.array(points(hands)) - 1
    return Courses(results, nets[:, :, at], lows[:, :, at])


def sampled(
    name: str, preset: str, options: dict[str, str], seats: int, hands: int, seed: int, key: str
) -> tuple[float, float] | None:
    """A figure as so many hands find it, and its standard error; None for one that cannot be played."""
    from lansquenet.books.book import book
    from lansquenet.odds import defined, plain, seats_for
    from lansquenet.sim.sample import Sample, Sampled

    rules = book(name).play_by(preset, options)
    found = defined(name, rules)[key](Sample(name, plain(rules), hands, seed, seats_for(name, key, seats)))
    return (found.value, found.error) if isinstance(found, Sampled) else None


class Gathered:
    """All parts of a run so far."""

    def __init__(self, hands: int) -> None:
        self.hands, self.courses = hands, 0
        self.results: list[Counter[int]] = [Counter() for _ in range(SHOWN)]
        self.parts: list[Courses] = []

    def add(self, part: Courses) -> None:
        """One part more."""
        self.parts.append(part)
        self.courses += part.nets.shape[1]
        for counted, more in zip(self.results, part.results, strict=True):
            counted.update(more)

    def told(self) -> Json:
        """What it comes to, for each seat shown."""
        import numpy as np

        nets = np.concatenate([part.nets for part in self.parts], axis=1)
        lows = np.concatenate([part.lows for part in self.parts], axis=1)
        return {
            "hands": self.hands,
            "courses": self.courses,
            "seats": [self._seat(seat, nets[seat], lows[seat]) for seat in range(SHOWN)],
        }

    def _seat(self, seat: int, nets: "NDArray[np.int64]", lows: "NDArray[np.int64]") -> Json:
        counted = self.results[seat]
        count = counted.total()
        mean = sum(won * n for won, n in counted.items()) / count
        spread = sqrt(max(0.0, sum(won * won * n for won, n in counted.items()) / count - mean * mean))
        return {
            "seat": seat,
            "mean": mean,
            "error": spread / sqrt(count),
            "spread": spread,
            "bars": bars(counted),
            "course": self._course(nets),
            "ruin": self._ruin(lows, spread),
        }

    def _course(self, nets: "NDArray[np.int64]") -> list[dict[str, float]]:
        """The mean of all courses, and the middle 95 of a hundred, at each point."""
        import numpy as np

        low, middle, high = np.percentile(nets, [2.5, 50, 97.5], axis=0).tolist()
        error = (nets.std(axis=0) / sqrt(self.courses)).tolist()
        rows = zip(points(self.hands), nets.mean(axis=0).tolist(), error, low, middle, high, strict=True)
        return [
            dict(zip(("hand", "mean", "error", "low", "middle", "high"), row, strict=True)) for row in rows
        ]

    def _ruin(self, lows: "NDArray[np.int64]", spread: float) -> list[dict[str, float]]:
        """For purses and numbers of hands, the share of courses in which the whole purse was lost."""
        unit, at = round_number(spread), points(self.hands)
        columns = sorted({round(n * (len(at) - 1) / (TIMES - 1)) for n in range(TIMES)})
        found = []
        for times in PURSES:
            lost = (lows <= -times * unit).mean(axis=0).tolist()
            for n in columns:
                error = sqrt(lost[n] * (1 - lost[n]) / self.courses)
                found.append({"purse": times * unit, "hand": at[n], "share": lost[n], "error": error})
        return found


def bars(counted: Counter[int]) -> list[dict[str, float]]:
    """How often each result came; of very many different ones, how often those in each range."""
    count, least, most = counted.total(), min(counted), max(counted)
    wide = 1 if len(counted) <= BARS else round_number((most - least) / BARS, up=True)
    if len(counted) <= BARS:
        return [{"least": won, "most": won, "share": n / count} for won, n in sorted(counted.items())]
    ranges: Counter[int] = Counter()
    for won, n in counted.items():
        ranges[won // wide] += n
    return [
        {"least": n * wide, "most": (n + 1) * wide - 1, "share": ranges[n] / count} for n in sorted(ranges)
    ]
