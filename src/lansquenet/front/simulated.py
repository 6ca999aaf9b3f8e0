"""Very many hands in compiled code, and what came of them."""

from dataclasses import dataclass
from fractions import Fraction

from lansquenet.books.book import book, seat_name
from lansquenet.front.asked import check_policy, check_table, check_work, rules_of, seated, under, whole
from lansquenet.front.printed import Sheet, Shown
from lansquenet.rules.state import Options


@dataclass(frozen=True, repr=False)
class Simulation(Shown):
    """What many hands came to; `means` and `errors` are chips a hand, seat by seat."""

    game: str
    rules: Options
    hands: int
    stack: int
    policy: str
    seed: int
    acts: int  # of seats and of chance, in all hands
    seconds: float  # in compiled code
    means: tuple[float, ...]
    errors: tuple[float, ...]  # standard errors of the means

    def figures(self, hands: int = 0) -> "Comparison":
        """The exact figures of the game, each beside what so many hands find; 0: as many as were played.

        Raises:
            UnknownName: this game has no figures.
        """
        from lansquenet.sim.sample import checked

        seats = len(self.means)
        found = checked(self.game, self.rules, whole(hands or self.hands), self.seed, seats)
        rows = {row.key: Found(row.exact, row.found.value, row.found.error) for row in found}
        return Comparison(under(book(self.game), self.rules), rows)

    def sheets(self) -> list[Sheet]:
        """A row for each seat."""
        rows = [
            (seat_name(seat), f"{mean:+.5f}", f"{error:.5f}")
            for seat, (mean, error) in enumerate(zip(self.means, self.errors, strict=True))
        ]
        title = (
            f"{under(book(self.game), self.rules)}; {self.hands:,} hands, every seat plays {self.policy!r}"
        )
        return [Sheet(title, ("seat", ">chips a hand", ">± standard error"), tuple(rows))]


@dataclass(frozen=True)
class Found:
    """An exact figure, and what hands that were played found of it, with its standard error."""

    exact: Fraction
    found: float
    error: float

    @property
    def z(self) -> float:
        """How many standard errors lie between them."""
        return (self.found - float(self.exact)) / self.error


class Comparison(Shown, dict[str, Found]):
    """Figures by their keys, exact and found."""

    def __init__(self, title: str, rows: dict[str, Found]) -> None:
        super().__init__(rows)
        self.title = title

    def sheets(self) -> list[Sheet]:
        """A row for each figure."""
        rows = [
            (key, f"{float(row.exact):.6f}", f"{row.found:.6f}", f"{row.error:.6f}", f"{row.z:+.2f}")
            for key, row in self.items()
        ]
        return [Sheet(self.title, ("figure", ">exact", ">found", ">± standard error", ">z"), tuple(rows))]


def simulate(
    game: str,
    hands: float = 1_000_000,
    *,
    preset: str = "",
    seats: int = 0,
    stack: int = 100,
    policy: str = "random",
    seed: int = 0,
    workers: int = 1,
    **options: object,
) -> Simulation:
    """Play very many hands that all begin alike, in compiled code, and add up what each seat has won.

    Seat 0 banks or deals every hand.  The same seed gives the same numbers on any machine and with any
    number of workers.  The first call compiles the game, which takes some seconds and is kept.

    Args:
        game: its name; see `games`.
        hands: how many, such as `10**7` or `1e7`.
        preset: a named set of options from its book.
        seats: how many sit at the table; 0: four, where the game has room.
        stack: the chips of each seat at the beginning of each hand.
        policy: how every seat decides: `timid`, `bold` or `random`.
        seed: of all cards and decisions.
        workers: processes that share the work.
        **options: options of its book, such as `packs=1`.

    Raises:
        UnknownName: no game, preset, option or policy is called so; says which there are.
        BadOption: a number or a value is out of its range; says what it can be.
    """
    told = book(game)
    rules, sitting, count = rules_of(told, preset, options), seated(game, seats), whole(hands)
    check_policy(policy)
    check_table(told, sitting, stack)
    check_work(workers, "")
    from lansquenet.sim.simulate import Plan, simulate as played

    found = played(Plan(game, rules, sitting, stack, count, policy, seed), workers)
    means, errors = tuple(found.means), tuple(found.errors)
    return Simulation(game, rules, count, stack, policy, seed, found.acts, found.seconds, means, errors)
