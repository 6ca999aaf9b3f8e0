"""Who sits with whom when more come than one table seats: rounds by the Swiss manner.

Those of like standing are put together, of those such as have met least.  No luck is in it: the same people
with the same standing who have met as often are always seated the same way.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, count

STEPS = 4000  # looked at before it is allowed that people meet once more
Met = dict[frozenset[int], int]  # how often two have sat at one table


def sizes(people: int, chairs: int, least: int, most: int) -> list[int]:
    """How many sit at each table: as few tables as `chairs` allow, all as full as each other.

    Where that leaves too few at one, up to `most` sit together; where they are too few even so, they are
    spread as they come, and bots are to make up the `least`.
    """
    for fullest in (min(chairs, most), most):
        tables = -(-people // fullest)
        if people // tables >= least:
            break
    return [people // tables + (n < people % tables) for n in range(tables)]


def planned(standing: Sequence[int], tables: Sequence[int], met: Met) -> list[list[int]]:
    """People, the best first, at tables of these sizes; nobody meets anybody more often than need be."""
    for often in count():
        plan = next(_seated([*standing], tables, met, often, [STEPS]), None)
        if plan is not None:
            return plan
    raise AssertionError("people meet often enough in the end")


def _seated(
    left: list[int], tables: Sequence[int], met: Met, often: int, steps: list[int]
) -> Iterator[list[list[int]]]:
    """Ways to seat those who are left so that no two meet who have met more often than this."""
    if not tables:
        yield []
        return
    for company in _companies(left[:1], left[1:], tables[0], met, often, steps):
        others = [one for one in left if one not in company]
        for rest in _seated(others, tables[1:], met, often, steps):
            yield [company, *rest]


def _companies(
    sits: list[int], left: list[int], size: int, met: Met, often: int, steps: list[int]
) -> Iterator[list[int]]:
    """Companies of this size about who sits already: first of those who have met least and stand next."""
    steps[0] -= 1
    if steps[0] < 0:
        return
    if len(sits) == size:
        yield sits
        return
    fit = [one for one in left if all(meetings(met, one, other) <= often for other in sits)]
    for one in sorted(fit, key=lambda one: sum(meetings(met, one, other) for other in sits)):
        after = left[left.index(one) + 1 :]
        yield from _companies([*sits, one], after, size, met, often, steps)


def meetings(met: Met, one: int, other: int) -> int:
    """How often two have sat at one table."""
    return met.get(frozenset((one, other)), 0)


def note(met: Met, company: Sequence[int]) -> None:
    """These have sat at one table."""
    for pair in combinations(company, 2):
        met[frozenset(pair)] = met.get(frozenset(pair), 0) + 1
