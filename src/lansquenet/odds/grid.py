"""A table of exact figures by two things at once, such as cards left and copies left."""

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True)
class Grid:
    """Figures in rows and columns; None where there is none.

    A game with such tables has `tables(rules) -> list[Grid]` in its module of figures.
    """

    title: str
    corner: str  # what the rows are
    columns: list[str]
    rows: list[tuple[str, list[Fraction | None]]] = field(default_factory=list)
    percent: bool = False  # to be read in per cent, not as one in so many
    rough: bool = False  # the same, in whole ones: it was learnt, not reckoned
