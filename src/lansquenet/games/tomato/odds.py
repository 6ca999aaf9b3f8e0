"""The odds of Tomato: the trumps of who takes the turn-up, and of those who answer.

Nothing is walked, for suits matter.  With a turn-up of one suit, and the suits are alike, all hands
that can lie with it are counted one by one.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations

from lansquenet.games.tomato.rules import SIZE, Rules, State, shoe
from lansquenet.odds.walk import Figure, When
from lansquenet.rules.cards import ACE, in_order as cards_of, rank, suit
from lansquenet.rules.tricks import give, hand, turn_up

SEATS = 5  # the table that is asked about when nothing is said
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings


def hands(taken: bool) -> list[State]:
    """Seat 0 holds any cards there are beside a turn-up; that too, if it has been taken.

    Which card of its suit that is matters only to who takes it.
    """
    pack = cards_of(shoe(Rules()))
    return [
        holding(turned, cards, taken)
        for turned in pack
        if suit(turned) == 0 and (taken or turned == pack[0])
        for cards in combinations([card for card in pack if card != turned], SIZE - taken)
    ]


def holding(turned: int, cards: tuple[int, ...], taken: bool) -> State:
    """A deal in which seat 0 has these cards, and trumps are turned."""
    deal = State(1)
    turn_up(deal, turned)
    for card in (*cards, turned) if taken else cards:
        give(deal, 0, card)
    return deal


def trumps(deal: State) -> int:
    """How many trumps seat 0 has."""
    return sum(suit(card) == deal.trump for card in hand(deal, 0))


def has_ace(deal: State) -> bool:
    """Whether seat 0 has the ace of trumps."""
    return any(suit(card) == deal.trump and rank(card) == ACE for card in hand(deal, 0))


@cache
def by_trumps(taken: bool) -> dict[int, Fraction]:
    """The share of hands with so many trumps."""
    counted = Counter(trumps(deal) for deal in hands(taken))
    return {n: Fraction(count, counted.total()) for n, count in counted.items()}


@cache
def with_ace() -> Fraction:
    """The share of hands of who takes the turn-up that have the ace of trumps."""
    found = [has_ace(deal) for deal in hands(True)]
    return Fraction(sum(found), len(found))


def _trumps(taken: bool, n: int) -> Figure:
    return lambda walk: by_trumps(taken)[n]


ODDS: dict[str, Figure] = {
    **{f"bidder.trumps.{n}": _trumps(True, n) for n in (1, 2, 3)},
    "bidder.ace": lambda walk: with_ace(),
    **{f"responder.trumps.{n}": _trumps(False, n) for n in (0, 1, 2, 3)},
}

WHEN: When = {}
