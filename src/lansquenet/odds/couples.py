"""What the figures of the games of couples ask: one bet on the aces, laid when so many cards are gone.

Where nobody ever bets on anything but the aces, the other ranks need not be told apart, and the
aces are always known for what they are, so that a policy may name them.
"""

from collections.abc import Callable
from dataclasses import make_dataclass
from fractions import Fraction
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from lansquenet.odds.grid import Grid
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Event, Figure, Number, Offer, Policy, Walk, gain
from lansquenet.rules.cards import ACE, RANK_NAMES, RANKS
from lansquenet.rules.couples import BET, CHOOSE, GO_ON, Layout
from lansquenet.rules.game import Game
from lansquenet.rules.state import Options, State, changed, per_rank

COPPER = 6  # a phase of Faro's alone: whether one goes on the bet
STAKE = 4  # chips, so that half of it, and half of the rest, are whole


def aces_alone(walk: Walk) -> Walk:
    """The same walk of a game in which only aces are ever bet on; a sample need not know."""
    if not isinstance(walk, Tree):
        return walk
    return type(walk)(marked(walk.game), walk.rules, len(walk.stacks), pick=walk.pick)


@cache
def marked(game: Game) -> Game:
    """The game with its aces marked, and no other rank that matters."""
    mark = ("mark", list[int], per_rank())
    kind = make_dataclass("Marked", [mark], bases=(game.State,), slots=True)

    def seated(seats: int) -> object:
        coup = kind(seats)
        coup.mark[ACE] = 1
        return coup

    laid_over = {"State": seated, "matters": lambda rules, coup, r: r == ACE}
    return cast(Game, SimpleNamespace(**vars(game) | laid_over))


def laid_after(gone: int, ride: int = 0) -> Policy:
    """A bet on the aces when so many cards are gone, and after it this answer to every question."""

    def policy(rules: Options, coup: Layout) -> int:
        if coup.phase == CHOOSE:
            more = coup.gone[ACE] < 4 and coup.staked[coup.actor] == 0
            return ACE if coup.turned == gone and more else GO_ON
        return STAKE if coup.phase == BET else ride

    return policy


def settled_after(gone: int) -> Event:
    """Whether a bet that was laid then has been settled, or there was none."""
    return lambda coup: coup.turned >= gone + 2 and coup.staked[1] == 0


def turned_after(gone: int) -> Event:
    """Whether the next couple is over."""
    return lambda coup: coup.turned == gone + 2 and coup.phase == CHOOSE


def touched(was: State, now: State) -> bool:
    """Whether the punter has been paid, or has paid."""
    return bool(now.stacks[1] != was.stacks[1])


# -- figures


def left(gone: int, cards: str = "") -> Figure:
    """The edge of a bet laid when these cards are gone, and left until it is settled."""
    policy, until = laid_after(gone), settled_after(gone)
    return lambda walk: aces_alone(walk).mean(gain, cards, policy=policy, until=until) / STAKE


def settled(gone: int, cards: str = "") -> Figure:
    """The edge of every bet that the next couple settles, when these cards are gone."""
    policy, until = laid_after(gone), turned_after(gone)

    def figure(walk: Walk) -> Number:
        alone = aces_alone(walk)
        lost = alone.mean(gain, cards, policy=policy, until=until)
        return lost / (alone.mean(touched, cards, policy=policy, until=until) * STAKE)

    return figure


# -- best play: which rank to bet on


def fewest(rules: Options, coup: Layout, stock: list[int]) -> list[int]:
    """Of how many cards the rank is of which the fewest are left, and how many are left in all."""
    least = sum(stock)
    for left in stock:
        if 0 < left < least:
            least = left
    return [least, sum(stock)]


def cards_left(menu: Offer, usual: Policy) -> dict[str, Choosing]:
    """To choose before each turn a rank of which one to four cards are left, or none if one likes."""

    left, seen = ("one left", "two left", "three left", "four left"), ("fewest of a rank", "cards left")
    return {
        "rank": Choosing((*left, "nothing"), menu, seen, fewest, usual),
        "rank each turn": Choosing(left, menu, seen, fewest, usual),
    }


def a_rank_or_none(rules: Options, coup: Layout) -> list[int]:
    """A rank of each number of cards left, where nothing lies any more; what still did was taken up first."""
    found = [NOT_OFFERED, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED]
    if coup.phase == CHOOSE and coup.staked[coup.actor] == 0:
        found[4] = GO_ON
        for r in range(RANKS):
            if coup.gone[r] < 4:
                found[3 - coup.gone[r]] = r
    return found


def two_chips(rules: Options, coup: Layout) -> int:
    """Two chips on what was chosen, taken up before the next turn."""
    lies = coup.bets[coup.actor]
    if coup.phase == BET:
        return 2 if lies[coup.on] == 0 else 0
    if coup.phase == CHOOSE and coup.changes == 0:
        for r in range(RANKS):
            if lies[r] > 0:
                return r
    return 0 if coup.phase == COPPER else GO_ON


BY_CASE_KEEPER = cards_left(a_rank_or_none, two_chips)


# -- tables


def tables(game: Any, rules: Options, soda: int) -> list[Grid]:
    """The edge by cards left and aces left, of bets for one couple and of bets left until settled."""
    walk = Tree(game, changed(rules, min_bet=1, max_bet=0))
    return [
        grid("The edge of a bet that the next couple settles", walk, soda, settled),
        grid("The edge of a bet left until it is settled", walk, soda, left),
    ]


def grid(title: str, walk: Tree, soda: int, edge: Callable[[int, str], Figure]) -> Grid:
    """A table of one figure; the other cards that are gone are of as few ranks as may be."""
    found = Grid(title, "cards left", [f"{copies} of the rank left" for copies in range(1, 5)])
    cards = sum(walk.stock)
    for gone in range(soda, cards - 1, 2):
        row = [asked(walk, edge, gone, 4 - copies) for copies in range(1, 5)]
        found.rows.append((str(cards - gone), row))
    return found


def asked(walk: Tree, edge: Callable[[int, str], Figure], gone: int, aces: int) -> Fraction | None:
    """One figure of a table; None where so many cards cannot be gone."""
    others = [name for name, count in zip(RANK_NAMES, walk.stock, strict=True) for _ in range(count)][4:]
    if not 0 <= gone - aces <= len(others):
        return None
    dealt = others[: gone - aces] + ["A"] * aces
    return Fraction(edge(gone, " ".join(dealt))(walk))
