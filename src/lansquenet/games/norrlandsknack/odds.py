"""The odds of Norrlandsknack: what a hand is worth before the exchange, and how a plain lead is answered.

Suits matter to it, so nothing is walked.  Hands are counted by how many of their cards are trumps,
of the suit led, and neither; what such a hand may play, the game itself says.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod

from lansquenet.games.norrlandsknack.rules import SIZE, Rules, State, duties
from lansquenet.odds.walk import Figure, When
from lansquenet.rules.cards import RANKS, suit
from lansquenet.rules.tricks import CARDS, HIGH_ACE, play_card, playable, turn_up

SEATS = 4  # the table that is asked about when nothing is said
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings
TURN_UP, LEAD = 0, 1  # a trump, and a card of another suit
LED, TRUMPS = suit(LEAD), suit(TURN_UP)
KINDS = (
    [card for card in range(CARDS) if suit(card) == LED and card != LEAD],
    [card for card in range(CARDS) if suit(card) == TRUMPS and card != TURN_UP],
    [card for card in range(CARDS) if suit(card) not in (LED, TRUMPS)],
)


def without_trumps() -> Fraction:
    """No card of a hand is of the turn-up's suit."""
    return Fraction(comb(CARDS - RANKS, SIZE), comb(CARDS - 1, SIZE))


def has_boss(hands: int) -> Fraction:
    """The highest trump but the turn-up is in one of so many hands."""
    return Fraction(hands * SIZE, CARDS - 1)


def mean_trumps_of_dealer() -> Fraction:
    """The turn-up, and the share that five cards have of the others."""
    return 1 + Fraction(SIZE * (RANKS - 1), CARDS - 1)


def deals(seats: int) -> Fraction:
    """Every way to deal the hands and turn a card."""
    hands = prod(comb(CARDS - SIZE * n, SIZE) for n in range(seats))
    return Fraction(hands * (CARDS - SIZE * seats))


def answered(rules: Rules, suits: set[int]) -> Fraction:
    """How often the second to play may play these suits and no others, to a lead that is no trump."""
    ways = sum(prod(map(comb, map(len, KINDS), held)) for held in kinds_held() if may(rules, held) == suits)
    return Fraction(ways, comb(CARDS - 2, SIZE))


def kinds_held() -> Iterator[tuple[int, int, int]]:
    """Every way in which five cards can be of the three kinds."""
    for following in range(SIZE + 1):
        for trumps in range(SIZE + 1 - following):
            yield following, trumps, SIZE - following - trumps


def may(rules: Rules, held: tuple[int, int, int]) -> set[int]:
    """The suits that such a hand may play: of all hands of these kinds the same."""
    deal = State(2)
    turn_up(deal, TURN_UP)
    deal.place[LEAD] = 0
    play_card(deal, duties(rules), HIGH_ACE, 0, LEAD)
    for cards, count in zip(KINDS, held, strict=True):
        for card in cards[:count]:
            deal.place[card] = 1
    suits = {suit(card) for card in playable(deal, duties(rules), HIGH_ACE, 1)}
    return suits if suits in ({LED}, {TRUMPS}) else set(range(4))


def _on_a_lead(suits: set[int]) -> Figure:
    return lambda walk: answered(walk.rules, suits)


ODDS: dict[str, Figure] = {
    "deals": lambda walk: deals(walk.seats),
    "hand.no_trump": lambda walk: without_trumps(),
    "hand.boss": lambda walk: has_boss(1),
    "table.boss": lambda walk: has_boss(walk.seats),
    "dealer.trumps": lambda walk: mean_trumps_of_dealer(),
    "second.follows": _on_a_lead({LED}),
    "second.trumps": _on_a_lead({TRUMPS}),
    "second.free": _on_a_lead(set(range(4))),
}

WHEN: When = {}
