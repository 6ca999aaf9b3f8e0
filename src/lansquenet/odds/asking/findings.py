"""What comes back from a question: laws, and the table of the best that can be chosen."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from lansquenet.rules.state import Carried

Matrix = tuple[tuple[Fraction, ...], ...]
Sum = Fraction | tuple[Fraction, ...]


class JointLaw(Mapping[Any, Fraction]):
    """Each sum that may come about, from the least, and its chance; of several measures each row of sums."""

    def __init__(self, chances: Mapping[Any, Fraction]) -> None:
        self.chances: dict[Any, Fraction] = dict(sorted(chances.items()))

    def __getitem__(self, total: Any) -> Fraction:
        return self.chances[total]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    @property
    def means(self) -> tuple[Fraction, ...]:
        """Of every measure."""
        columns = zip(*[row(total) for total in self], strict=True)
        return tuple([self._weighed(column) for column in columns])

    @property
    def mean(self) -> Fraction:
        """Of the first measure."""
        return self.means[0]

    @property
    def variance(self) -> Fraction:
        """The mean square distance of the first measure from its mean."""
        return self.covariance(0, 0)

    def covariance(self, one: int = 0, other: int = 1) -> Fraction:
        """Of two measures: the mean of their product less the product of their means."""
        products = [row(total)[one] * row(total)[other] for total in self]
        return self._weighed(products) - self.means[one] * self.means[other]

    @property
    def covariances(self) -> Matrix:
        """A row for every measure: its covariance with each, which with itself is its variance."""
        many = range(len(self.means))
        return tuple([tuple([self.covariance(one, other) for other in many]) for one in many])

    def where(self, holds: Callable[[Any], bool]) -> Fraction:
        """The chance of all sums of which this is so."""
        return sum([chance for total, chance in self.items() if holds(total)], Fraction(0))

    def _weighed(self, numbers: Iterable[Fraction]) -> Fraction:
        return sum([n * chance for n, chance in zip(numbers, self.values(), strict=True)], Fraction(0))

    def __repr__(self) -> str:
        rows = [(_told(total), str(chance), f"{float(chance):.6f}") for total, chance in self.items()]
        return "\n".join(_columns([*rows, ("mean", ", ".join(map(str, self.means)), "")]))


def row(total: Sum) -> tuple[Fraction, ...]:
    """The sums of every measure, be they one or more."""
    return total if isinstance(total, tuple) else (total,)


def _told(total: Sum) -> str:
    return ", ".join([str(n) for n in row(total)])


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.rjust(n) for cell, n in zip(line, widths, strict=True)) for line in rows]


@dataclass(frozen=True)
class ChoiceRow:
    """One choice: what is seen there, what every word is worth, and the word that is worth most."""

    seen: tuple[tuple[str, int], ...]
    worth: Mapping[str, Fraction]
    word: str

    @property
    def loss(self) -> Fraction:
        """What the second best costs."""
        worths = sorted(self.worth.values(), reverse=True)
        return worths[0] - worths[1] if len(worths) > 1 else Fraction(0)


@dataclass(frozen=True)
class BestPlay:
    """What the best play of a seat is worth, and every choice in it.

    `later`: what the hands are worth into which something stands over, by what is left to them.
    """

    worth: Fraction
    rows: tuple[ChoiceRow, ...]
    states: int
    later: Mapping[Carried, Fraction] = field(default_factory=dict)
    seat: str = "B"  # whose it is
    among: str = ""  # what is chosen

    def word(self, seen: Mapping[str, int]) -> str:
        """What is best where this is seen.

        Raises:
            KeyError: it is never seen when the best is played.
        """
        return self._words[tuple(seen.items())]

    @property
    def _words(self) -> dict[tuple[tuple[str, int], ...], str]:
        return {found.seen: found.word for found in self.rows}

    def folded(self) -> list[tuple[dict[str, str], str, Fraction]]:
        """The rows in order, a run of them as one; with the most that the second best costs in it."""
        found: list[list[ChoiceRow]] = []
        for here in sorted(self.rows, key=_by_run):
            if found and _in_run(found[-1][-1], here):
                found[-1].append(here)
            else:
                found.append([here])
        return [(_ranges(run), run[0].word, max(one.loss for one in run)) for run in found]

    def __repr__(self) -> str:
        rows = self.folded()
        if not rows:
            return str(self.worth)
        head = (*rows[0][0], "best", "the other costs")
        lines = [(*seen.values(), word, f"{float(loss):.6f}") for seen, word, loss in rows]
        return "\n".join([*_columns([head, *lines]), f"worth {self.worth}, in {self.states} choices"])


def _by_run(found: ChoiceRow) -> tuple[int, ...]:
    """The last thing that is seen runs; the others come before it."""
    return tuple([n for _, n in found.seen])


def _in_run(last: ChoiceRow, here: ChoiceRow) -> bool:
    return last.word == here.word and last.seen[:-1] == here.seen[:-1]


def _ranges(run: list[ChoiceRow]) -> dict[str, str]:
    """What is seen in a run: of what changes in it the first and the last."""
    first, last = dict(run[0].seen), dict(run[-1].seen)
    return {name: str(n) if n == last[name] else f"{n} to {last[name]}" for name, n in first.items()}
