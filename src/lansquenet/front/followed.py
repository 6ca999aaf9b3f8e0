"""Sessions: a stack that is followed through very many hands under a plan of stakes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from lansquenet.books.book import Book, book
from lansquenet.books.written import Json
from lansquenet.errors import BadOption, UnknownName
from lansquenet.front.asked import check_policy, check_table, check_work, rules_of, seated, under, whole
from lansquenet.front.printed import Sheet, Shown
from lansquenet.front.standings import course
from lansquenet.odds.asking.ruin import Ruin, Staking, drawdown, ruin_before, ruin_within, staking
from lansquenet.odds.law import Law, Side, bets, has_bank, law
from lansquenet.rules.state import Options

if TYPE_CHECKING:
    from lansquenet.sim.compiler import Reals
    from lansquenet.sim.session import AllSessions, Wanted

MOST_HANDS, MOST_SESSIONS = 100_000_000, 200_000
ROWS = 8  # of the course, as printed


class Request(NamedTuple):
    """A session as it was asked for; see `session`."""

    game: str
    preset: str
    options: Mapping[str, object]
    hands: str | float
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
    target: int = 0
    depth: int = 0


def check(told: Book, wish: Request) -> None:
    """Refuse what cannot be played; what is wrong is said with what would be right.

    Raises:
        BadOption: a number out of its range, or choices that do not go together.
        UnknownName: no plan, side or policy is called so.
    """
    from lansquenet.odds.asking.plans import PLANS

    check_table(told, wish.seats, wish.stack)
    check_work(wish.workers, wish.cluster)
    check_policy(wish.policy)
    for kind, given, known in (
        ("stake plan", wish.plan, [*PLANS]),
        ("side", wish.side, [side.name.lower() for side in Side]),
    ):
        if given not in known:
            raise UnknownName(kind, given, known)
    if not 1 <= wish.sessions <= MOST_SESSIONS:
        raise BadOption(f"The number of sessions is from 1 to {MOST_SESSIONS:,}, not {wish.sessions}.")
    if not 1 <= wish.stake <= wish.stack:
        raise BadOption(f"A stake is from 1 chip to the whole stack of {wish.stack}, not {wish.stake}.")
    if wish.most and wish.most < wish.stake:
        raise BadOption(f"The most that may be staked is at least the stake, {wish.stake}, not {wish.most}.")
    if wish.target and wish.target <= wish.stack:
        raise BadOption(f"A target is more than the stack of {wish.stack}, not {wish.target}.")
    if wish.depth < 0 or wish.target < 0:
        raise BadOption("A target and a depth are in chips, 1 or more; 0 is none.")
    if wish.by_rules and wish.bet:
        raise BadOption(
            "A bet is drawn from its law, and by the rules whole hands are played: give one of them."
        )


def wanted_of(told: Book, wish: Request) -> "Wanted":
    """The sessions to be played.

    Raises:
        BadOption: the plan does not go with the bet or the game.
        UnknownName: no option, preset or bet is called so.
    """
    from lansquenet.sim.session import Wanted, alike, limit

    rules = rules_of(told, wish.preset, wish.options)
    side = Side[wish.side.upper()]
    found = law_of(told, rules, wish, side)
    if not has_bank(told.name) and (wish.plan != "flat" or wish.stake > 1 or wish.most):
        raise BadOption(f"In {told.title} the rules say what is paid: there is no stake to be planned.")
    if side == Side.BANK and found is None and not alike(told.name):
        raise BadOption(f"By the rules no seat banks every hand of {told.title}: leave the side away.")
    if side == Side.BANK and found is None and wish.plan != "flat":
        raise BadOption("By the rules the punters stake, and the bank answers: a bank's plan is flat.")
    seat = 1 if side == Side.PUNTER and alike(told.name) else 0
    wanted = Wanted(
        told.name, rules, wish.seats, whole(wish.hands, MOST_HANDS), wish.sessions, wish.stack, wish.stake,
        1, wish.plan, wish.policy, wish.seed, seat, found, share_of(wish, found), wish.target, wish.depth,
    )  # fmt: skip
    most = limit(wanted)
    return replace(wanted, most=min(wish.most or most, most))


def law_of(told: Book, rules: Options, wish: Request, side: Side) -> Law | None:
    """The law to draw from; None if hands are played by the rules."""
    if wish.by_rules or not (wish.bet or bets(told.name, rules)):
        return None
    return law(told.name, rules, wish.bet, side)


def share_of(wish: Request, found: Law | None) -> float:
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


MOVES = 1_500_000  # that are followed to know ruin exactly


def ruin_of(wanted: "Wanted") -> Fraction | None:
    """How likely the stack is lost in so many hands, exactly; None where that is not soon found.

    With a target: before it, however long that takes.
    """
    if wanted.target:
        return _exactly(wanted, lambda how: ruin_before(how, wanted.stack, wanted.target))
    return _exactly(wanted, lambda how: ruin_within(how, wanted.stack, wanted.hands, MOVES))


def drawdown_of(wanted: "Wanted") -> Fraction | None:
    """How likely a stack that is never lost falls so deep, exactly; None where that is not soon found."""
    if not wanted.depth or wanted.target:
        return None
    return _exactly(wanted, lambda how: drawdown(how, wanted.depth, wanted.hands, MOVES))


def _exactly(wanted: "Wanted", asked: Callable[[Staking], Ruin]) -> Fraction | None:
    if wanted.law is None or -min(wanted.law.chances) < 1:
        return None
    try:
        return asked(staking(wanted.law.chances, wanted.plan, wanted.stake, wanted.most)).chance
    except BadOption:
        return None


@dataclass(frozen=True, repr=False)
class Sessions(Shown):
    """What became of a stack in many sessions, in chips.

    `stacks` is an array with a row for each session and a column for each of the points at which it was
    looked at; `course` says where all of them stood at each point.
    """

    game: str
    outcome: "AllSessions"

    @property
    def stacks(self) -> "Reals":
        """The stack of every session (rows) at every point (columns), in chips; a numpy array."""
        return self.outcome.stacks

    @property
    def course(self) -> list[Json]:
        """Where the sessions stood at each point.

        `hand` is how many hands had been played, `mean` the stack and `error` its standard error, `p5` to
        `p95` its quantiles, all in chips; `ruin` is the share of the sessions that had lost the stack, and
        lies between `ruin_low` and `ruin_high` 95 times in 100.
        """
        return course(self.outcome)

    @property
    def ruin(self) -> float:
        """The share of the sessions that lost their stack."""
        return float(self.outcome.lost(-1).mean())

    @property
    def exact_ruin(self) -> Fraction | None:
        """How likely the stack is lost, exactly; None where that is not soon found.

        With a target: before it, however long that takes.
        """
        return ruin_of(self.outcome.wanted)

    @property
    def reached(self) -> float:
        """The share of the sessions that came to their target."""
        return float(self.outcome.reached(-1).mean())

    @property
    def deep(self) -> float:
        """The share of the sessions whose stack fell as deep below its highest as was asked."""
        return float((self.outcome.deep > 0).mean())

    @property
    def exact_drawdown(self) -> Fraction | None:
        """How likely a stack that is never lost falls so deep, exactly; None where that is not soon found."""
        return drawdown_of(self.outcome.wanted)

    @property
    def mean(self) -> float:
        """What a stack was at the end, in chips, on average."""
        return float(self.stacks[:, -1].mean())

    def sheets(self) -> list[Sheet]:
        """A row for some of the points."""
        wanted, rows = self.outcome.wanted, self.course
        kept = sorted({(len(rows) * k) // ROWS - 1 for k in range(1, ROWS + 1)} - {-1})
        title = (
            f"{under(book(self.game), wanted.rules)}; {wanted.sessions:,} sessions of {wanted.hands:,} hands "
            f"from {wanted.stack:,} chips, plan {wanted.plan}"
        )
        columns = ("hands", ">mean", ">5 %", ">median", ">95 %", ">ruined")
        return [Sheet(title, columns, tuple(_row(rows[n]) for n in kept))]


def _row(row: Json) -> tuple[str, ...]:
    chips = [f"{row[key]:,.1f}" for key in ("mean", "p5", "p50", "p95")]
    return (f"{row['hand']:,}", *chips, f"{row['ruin']:.4f}")


def session(
    game: str,
    hands: float = 10_000,
    *,
    preset: str = "",
    sessions: int = 1000,
    stack: int = 200,
    first_stake: int = 1,
    most: int = 0,
    plan: str = "flat",
    side: str = "punter",
    bet: str = "",
    by_rules: bool = False,
    policy: str = "random",
    seats: int = 0,
    seed: int = 0,
    workers: int = 1,
    target: int = 0,
    depth: int = 0,
    **options: object,
) -> Sessions:
    """Follow a stack through very many hands under a plan of stakes, many times over.

    Where the exact law of a bet is known hands are drawn from it; elsewhere they are played by the rules.
    The same seed gives the same numbers on any machine and with any number of workers.

    Args:
        game: its name; see `games`.
        hands: of a session; it ends sooner if the stack is lost.
        preset: a named set of options from its book.
        sessions: how many are played, each from the same stack.
        stack: with how many chips each begins.
        first_stake: the first stake of a plan, in chips.
        most: the most that may be staked on a hand, in chips; 0: whatever is left.
        plan: `flat`, `martingale`, `paroli`, `dalembert`, `fibonacci`, `labouchere` or `kelly`.
        side: whose stack it is: `punter` or `bank`.
        bet: the key of a bet with a law; the first one if nothing is said.
        by_rules: play hands by the rules, though their law is known.
        policy: how seats decide, by the rules: `timid`, `bold` or `random`.
        seats: how many sit there, by the rules; 0: four, where the game has room.
        seed: of all that chance does.
        workers: processes that share the work.
        target: a session ends when its stack comes to so many chips; 0: at no target.
        depth: it is counted how many stacks fall so many chips below their highest; 0: it is not.
        **options: options of its book, such as `packs=1`.

    Raises:
        UnknownName: no game, preset, option, plan, side, bet or policy is called so; says which there are.
        BadOption: a number or a value is out of its range, or two do not go together; says what can be.
    """
    told = book(game)
    wish = Request(
        game, preset, options, hands, sessions, stack, first_stake, most, plan, side, bet, by_rules, policy,
        seated(game, seats), seed, workers, "", target, depth,
    )  # fmt: skip
    check(told, wish)
    from lansquenet.sim.session import gathered, sessions_of

    wanted = wanted_of(told, wish)
    return Sessions(game, gathered(wanted, [part for _, part in sessions_of(wanted, workers)]))
