"""The odds of Toepen: what hands are dealt, counted by the game's own rules.

No rank can stand for another where warnings matter, so nothing is walked.  All hands of four are
counted one by one, and all deals of a table by how many of the cards are low, sevens, or higher.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

from lansquenet.games.toepen.rules import TEN, Laydown, Rules, State, holding, is_poor, shoe, signals_of
from lansquenet.odds.walk import Figure, Walk, When
from lansquenet.rules.cards import in_order

SEATS = 4  # the table that is asked about when nothing is said
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings
LOW, SEVENS, HIGH = range(40, 52), range(24, 28), range(28, 40)  # cards of each kind; aces are low too

Question = Callable[[Rules, State], bool]


def holder(cards: tuple[int, ...]) -> State:
    """A deal in which seat 0 holds these cards, and nothing else has happened."""
    deal = State(1)
    for card in cards:
        deal.place[card] = 0
    return deal


@cache
def of_all_hands(is_so: Question) -> Fraction:
    """The share of all hands of four that are so."""
    hands = list(combinations(in_order(shoe(Rules())), 4))
    return Fraction(sum(is_so(Rules(), holder(hand)) for hand in hands), len(hands))


def has_four_tens(rules: Rules, deal: State) -> bool:
    """Whether a hand must stand up."""
    return holding(deal, 0, TEN) == 4


def has_three_tens(rules: Rules, deal: State) -> bool:
    """Whether a hand must whistle."""
    return holding(deal, 0, TEN) == 3


def has_nothing_above_ace(rules: Rules, deal: State) -> bool:
    """Whether a hand is poor, as the source has it."""
    return is_poor(rules, deal, 0, 4)


def must_warn(rules: Rules, deal: State) -> bool:
    """Whether a hand may not keep silent."""
    return signals_of(rules, deal, 0)[0] > 0


def must_warn_at_table(walk: Walk) -> Fraction:
    """Somebody must: the seats' chances add up, for no two hands can have three tens."""
    return walk.seats * of_all_hands(must_warn)


@cache
def poor_kinds(laydown: Laydown) -> frozenset[tuple[int, int, int]]:
    """Poor hands, by how many of their cards are low, sevens, and higher."""
    rules = Rules(laydown_definition=laydown)
    hands = {kinds: (*LOW[: kinds[0]], *SEVENS[: kinds[1]], *HIGH[: kinds[2]]) for kinds in hand_kinds()}
    return frozenset(kinds for kinds, hand in hands.items() if is_poor(rules, holder(hand), 0, 4))


def hand_kinds() -> Iterator[tuple[int, int, int]]:
    """Every way in which four cards can be low, sevens, and higher."""
    for low in range(5):
        for sevens in range(5 - low):
            yield low, sevens, 4 - low - sevens


@cache
def none_poor(laydown: Laydown, seats: int, low: int = 16, sevens: int = 4, high: int = 12) -> Fraction:
    """The chance that so many hands, dealt from so many cards of each kind, are none of them poor."""
    if seats == 0:
        return Fraction(1)
    chance = Fraction(0)
    for a, b, c in hand_kinds():
        if (a, b, c) not in poor_kinds(laydown) and a <= low and b <= sevens and c <= high:
            ways = comb(low, a) * comb(sevens, b) * comb(high, c)
            chance += ways * none_poor(laydown, seats - 1, low - a, sevens - b, high - c)
    return chance / comb(low + sevens + high, 4)


ODDS: dict[str, Figure] = {
    "hand.four_tens": lambda walk: of_all_hands(has_four_tens),
    "hand.three_tens": lambda walk: of_all_hands(has_three_tens),
    "hand.nothing_above_ace": lambda walk: of_all_hands(has_nothing_above_ace),
    "table.must_warn": must_warn_at_table,
    "table.true_laydown": lambda walk: 1 - none_poor(Laydown(walk.rules.laydown_definition), walk.seats),
}

WHEN: When = {}
