"""What a seat decided, beside the best answer that is known, and sums of that which add up to the net.

A decision is judged by what the seat could know when it was asked, and by nothing else: by its view, and
by the cards not turned yet where all lies open.  The house reports by it, and so does the terminal.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from lansquenet.books.book import Book
from lansquenet.bots.worths import worths
from lansquenet.rules.game import hides
from lansquenet.rules.state import Options, State

WORLDS = 400  # that are looked at for a decision, where hands are hidden
WORST = 3  # decisions that mattered most


class Judgement(NamedTuple):
    """An answer beside the best; `best` is `given` where no other is known to be better."""

    given: int
    best: int
    cost: float  # in the mean; nothing, where the best leads by no more than luck may have done
    error: float  # to each side of the distance from the best, 95 times in 100
    exact: bool
    points: bool  # what it cost are points, and not chips


class Balance(NamedTuple):
    """A net taken apart: it is `rest` less `cost`."""

    net: int
    cost: float  # of all decisions
    rest: float  # what the cards, the rules and the others brought


def judged(
    told: Book, rules: Options, view: State, given: int, seed: int, left: Sequence[int]
) -> Judgement | None:
    """An answer of the seat to act, judged; None, where nothing is known of it.

    `left` are the cards not turned yet; where hands are hidden they are not looked at.
    """
    stock = None if hides(told.game) else tuple(sorted(left))
    found = worths(told, rules, view, seed, stock, (given,), WORLDS)
    answer = found.of(given) if found else None
    if found is None or answer is None:
        return None
    lead, error = found.best.gain - answer.gain, max(answer.error, found.best.error)
    best = found.best.action if lead > error else given
    return Judgement(given, best, lead if best != given else 0.0, error, found.exact, found.points)


def seed_of(*place: object) -> int:
    """A seed that follows from where it is asked, so that who asks twice hears the same."""
    return int.from_bytes(sha256(" ".join(map(str, place)).encode()).digest()[:4])


def balance(net: int, costs: Sequence[float]) -> Balance:
    """What decisions cost, and what else there was to the net."""
    cost = sum(costs)
    return Balance(net, cost, net + cost)


def worst(costs: Sequence[float]) -> list[int]:
    """Where those stand that cost most, the worst first; the earlier of two that cost the same."""
    costly = [n for n, cost in enumerate(costs) if cost > 0]
    return sorted(costly, key=lambda n: -costs[n])[:WORST]
